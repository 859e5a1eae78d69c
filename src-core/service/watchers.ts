import type { Entry } from '../plain/entries.ts';
import type { DeskTypes, Pace, Rules } from './rules.ts';

interface Watcher<D extends DeskTypes> {
  readonly topic: D['Topic'];
  readonly key: string;
  show(view: D['View']): void;
}

export interface WatchersOptions<D extends DeskTypes> {
  readonly rules: Pick<Rules<D>, 'touchedBy' | 'paceAfter'>;
  /** Least time between two pushes to a screen, in milliseconds. */
  readonly everyMs: number;
  monotonic(): number;
  /** The view of a topic as it is now. */
  view(topic: D['Topic']): D['View'];
  /** The desk as it is now. */
  state(): D['State'];
  /** A screen that could not be shown something must not stop the others. */
  report(error: unknown): void;
}

/** The screens that watch. What changes many times within `everyMs` is shown once, as it is in the end. */
export class Watchers<D extends DeskTypes> {
  readonly #options: WatchersOptions<D>;
  readonly #all = new Set<Watcher<D>>();
  readonly #waiting = new Set<Watcher<D>>();
  #lastPush = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | null = null;
  /** Screens that are shown late: they go on by themselves meanwhile. */
  readonly #calm = new Set<Watcher<D>>();
  /** What the last lines told of led to. */
  #told: D['State'];
  #calmTimer: NodeJS.Timeout | null = null;

  constructor(options: WatchersOptions<D>) {
    this.#options = options;
    this.#told = options.state();
  }

  /** Shows the view at once (after the caller has its way to stop), and again after each change. */
  add(topic: D['Topic'], show: (view: D['View']) => void): () => void {
    const watcher: Watcher<D> = { topic, key: JSON.stringify(topic), show };
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
  wrote(entries: readonly Entry<D['Event']>[]): void {
    if (entries.length === 0) return;
    const before = this.#told;
    this.#told = this.#options.state();
    const touched = this.#options.rules.touchedBy(entries, before, this.#told);
    this.#mark(touched, this.#options.rules.paceAfter(entries));
  }

  /** Something changed that is on every screen. */
  changed(): void {
    this.#told = this.#options.state();
    this.markStale(() => true);
  }

  /** Something changed on these screens that is in no line of the journal. */
  markStale(isStale: (topic: D['Topic']) => boolean): void {
    this.#mark(isStale, this.#options.rules.paceAfter([]));
  }

  close(): void {
    for (const timer of [this.#timer, this.#calmTimer]) if (timer !== null) clearTimeout(timer);
    this.#timer = null;
    this.#calmTimer = null;
    this.#calm.clear();
    this.#all.clear();
    this.#waiting.clear();
  }

  #mark(isStale: (topic: D['Topic']) => boolean, paceOf: (topic: D['Topic']) => Pace): void {
    const atOnce = new Set<Watcher<D>>();
    const at: Readonly<Record<Pace, Set<Watcher<D>>>> = { atOnce, soon: this.#waiting, late: this.#calm };
    for (const watcher of this.#all) if (isStale(watcher.topic)) at[paceOf(watcher.topic)].add(watcher);
    this.#scheduleCalm();
    this.#push([...atOnce]);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#waiting.size === 0 || this.#timer !== null) return;
    const wait = Math.max(0, this.#lastPush + this.#options.everyMs - this.#options.monotonic());
    this.#timer = setTimeout(() => this.#pushWaiting(), wait);
  }

  #scheduleCalm(): void {
    if (this.#calm.size === 0 || this.#calmTimer !== null) return;
    this.#calmTimer = setTimeout(() => {
      this.#calmTimer = null;
      for (const watcher of this.#calm) this.#waiting.add(watcher);
      this.#calm.clear();
      this.#schedule();
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
  #push(watchers: readonly Watcher<D>[]): void {
    const views = new Map<string, D['View']>();
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

/** How late a screen may learn of what it goes on by itself with, in milliseconds: hundreds of clocks are pressed all the time. */
const calmMs = 200;
