import { touchedBy } from '../desk/topics.ts';
import type { DeskState } from '../desk/journal/state.ts';
import type { Entry, Topic, View } from '../contract/desk-api.ts';

interface Watcher {
  readonly topic: Topic;
  readonly key: string;
  show(view: View): void;
}

export interface WatchersOptions {
  /** Least time between two pushes to a screen, in milliseconds. */
  readonly everyMs: number;
  monotonic(): number;
  /** The view of a topic as it is now. */
  view(topic: Topic): View;
  /** The desk as it is now. */
  state(): DeskState;
  /** A screen that could not be shown something must not stop the others. */
  report(error: unknown): void;
}

/**
 * The screens that watch. What changes many times within `everyMs` is shown once, as it is in the end; a clock, which
 * says little and to whom every moment counts, at once.
 */
export class Watchers {
  readonly #options: WatchersOptions;
  readonly #all = new Set<Watcher>();
  readonly #waiting = new Set<Watcher>();
  #lastPush = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | null = null;
  /** A round's screens that only a press has made stale: they draw its running clocks by themselves meanwhile. */
  readonly #calm = new Set<Watcher>();
  /** What the last lines told of led to. */
  #told: DeskState;
  #calmTimer: NodeJS.Timeout | null = null;

  constructor(options: WatchersOptions) {
    this.#options = options;
    this.#told = options.state();
  }

  /** Shows the view at once (after the caller has its way to stop), and again after each change. */
  add(topic: Topic, show: (view: View) => void): () => void {
    const watcher: Watcher = { topic, key: JSON.stringify(topic), show };
    this.#all.add(watcher);
    queueMicrotask(() => {
      if (this.#all.has(watcher)) this.#push([watcher]);
    });
    return () => {
      this.#all.delete(watcher);
      this.#waiting.delete(watcher);
      this.#calm.delete(watcher);
    };
  }

  /** These entries were written. */
  wrote(entries: readonly Entry[]): void {
    if (entries.length === 0) return;
    const before = this.#told;
    this.#told = this.#options.state();
    const touched = touchedBy(entries, before, this.#told);
    const presses = entries.every(isPress);
    if (presses) this.#markCalm(touched);
    this.#mark((topic) => !(presses && isOfRound(topic)) && touched(topic));
  }

  /** Something changed that is on every screen. */
  changed(): void {
    this.#told = this.#options.state();
    this.#mark(() => true);
  }

  /** Something changed on the trust line alone. */
  deskChanged(): void {
    this.#mark((topic) => topic.kind === 'desk');
  }

  /** Something changed of the draws that is in no line of the journal. */
  drawsChanged(): void {
    this.#mark((topic) => topic.kind === 'draw');
  }

  close(): void {
    for (const timer of [this.#timer, this.#calmTimer]) if (timer !== null) clearTimeout(timer);
    this.#timer = null;
    this.#calmTimer = null;
    this.#calm.clear();
    this.#all.clear();
    this.#waiting.clear();
  }

  #mark(isStale: (topic: Topic, watcher: Watcher) => boolean): void {
    const atOnce: Watcher[] = [];
    for (const watcher of this.#all) {
      if (!isStale(watcher.topic, watcher)) continue;
      if (watcher.topic.kind === 'clock') atOnce.push(watcher);
      else this.#waiting.add(watcher);
    }
    this.#push(atOnce);
    if (this.#waiting.size === 0 || this.#timer !== null) return;
    const wait = Math.max(0, this.#lastPush + this.#options.everyMs - this.#options.monotonic());
    this.#timer = setTimeout(() => this.#pushWaiting(), wait);
  }

  #markCalm(isStale: (topic: Topic) => boolean): void {
    for (const watcher of this.#all)
      if (isOfRound(watcher.topic) && isStale(watcher.topic)) this.#calm.add(watcher);
    if (this.#calm.size === 0 || this.#calmTimer !== null) return;
    this.#calmTimer = setTimeout(() => {
      this.#calmTimer = null;
      const stale = new Set(this.#calm);
      this.#mark((_, watcher) => stale.has(watcher));
    }, calmMs);
  }

  #pushWaiting(): void {
    this.#timer = null;
    const watchers = [...this.#waiting];
    this.#waiting.clear();
    this.#push(watchers);
    this.#lastPush = this.#options.monotonic();
  }

  /** Screens that watch the same thing are shown the same view, computed once. */
  #push(watchers: readonly Watcher[]): void {
    const views = new Map<string, View>();
    for (const watcher of watchers) {
      this.#calm.delete(watcher);
      try {
        const view = views.get(watcher.key) ?? this.#options.view(watcher.topic);
        views.set(watcher.key, view);
        watcher.show(view);
      } catch (error) {
        this.#options.report(error);
      }
    }
  }
}

/** How late a round's screens may learn of presses, in milliseconds: hundreds of boards press all the time. */
const calmMs = 200;

function isPress({ event }: Entry): boolean {
  return event.type === 'clockActed' && event.do === 'press' && event.after.phase === 'running';
}

function isOfRound({ kind }: Topic): boolean {
  return kind === 'round' || kind === 'roundStart';
}
