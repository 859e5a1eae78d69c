/** The screens at this computer's desk: how many there are, what they watch, and which tournament that is of. */
import type { BackupView } from '../contract/backup-view.ts';
import type { DeskView, Fault, Topic, View } from '../contract/desk-api.ts';
import { emptyState, viewOf } from '../desk/index.ts';
import { noLive, noLiveDraft } from '../service/chess/live/no-live.ts';
import { nothingOpen } from './nothing-open.ts';
import type { OpenDesk } from './open-desk.ts';
import { watchPosition } from './watch-position.ts';
import { watchSwiss } from './watch-swiss.ts';

interface Watcher {
  readonly topic: Exclude<Topic, { readonly kind: 'position' }>;
  readonly show: (view: View) => void;
  stop: () => void;
}

export class Screens {
  readonly #watchers = new Set<Watcher>();
  readonly #backup: (path: string) => BackupView;
  readonly #changed = new Set<(path: string | null) => void>();
  #desk: OpenDesk | null = null;
  #deskView: DeskView | null = null;
  #count = 0;
  #fault: Fault | null = null;

  /** `backup`: how it stands with the copies of a tournament. */
  constructor(backup: (path: string) => BackupView) {
    this.#backup = backup;
  }

  /** A screen has come; `changed` is told which tournament is open whenever that changes. Gives the way out. */
  came(changed: (path: string | null) => void): () => void {
    this.#changed.add(changed);
    this.#countMore(1);
    return () => {
      if (this.#changed.delete(changed)) this.#countMore(-1);
    };
  }

  watch(topic: Topic, show: (view: View) => void): () => void {
    if (topic.kind === 'position') return watchPosition(topic, show);
    const watcher: Watcher = { topic, show, stop: () => {} };
    this.#watchers.add(watcher);
    this.#attach(watcher);
    return () => {
      this.#watchers.delete(watcher);
      watcher.stop();
    };
  }

  /** Nothing is shown any more of the desk that was open. */
  leave(): void {
    for (const watcher of this.#watchers) watcher.stop();
  }

  /** Another desk is open, or none: the screens are told, and shown that one. */
  turnTo(desk: OpenDesk | null): void {
    this.#desk = desk;
    this.#deskView = null;
    this.#fault = null;
    for (const changed of this.#changed) changed(desk?.path ?? null);
    for (const watcher of this.#watchers) this.#attach(watcher);
  }

  /** Says on every screen what is wrong, until another desk is open. */
  showFault(fault: Fault | null): void {
    this.#fault = fault;
    this.showDesk();
  }

  #countMore(more: number): void {
    this.#count += more;
    this.showDesk();
  }

  #attach(watcher: Watcher): void {
    const { topic, show } = watcher;
    if (this.#desk === null) {
      watcher.stop = () => {};
      show(this.#empty(topic));
    } else if (topic.kind === 'desk') {
      watcher.stop = this.#desk.watch(topic, (view) => {
        this.#deskView = view;
        show(this.#withScreens(view));
      });
    } else if (topic.kind === 'swiss' || topic.kind === 'swissWhy') {
      const watched = watchSwiss(show);
      const leave = this.#desk.watch(topic, (view) => watched.see(view));
      watcher.stop = () => {
        leave();
        watched.stop();
      };
    } else {
      watcher.stop = this.#desk.watch(topic, show);
    }
  }

  #empty(topic: Watcher['topic']): View {
    if (topic.kind === 'desk') return this.#withScreens(nothingOpen);
    if (topic.kind === 'live') return noLive(topic.round);
    if (topic.kind === 'liveDraft') return noLiveDraft(topic);
    return viewOf(emptyState, new Map(), topic);
  }

  /** Shows every screen anew how it stands with the desk. */
  showDesk(): void {
    // a tournament just opened shows itself first
    if (this.#desk !== null && this.#deskView === null) return;
    const view = this.#withScreens(this.#deskView ?? nothingOpen);
    for (const { topic, show } of this.#watchers) if (topic.kind === 'desk') show(view);
  }

  #withScreens(view: DeskView): DeskView {
    const { screens, fault } = { screens: this.#count, fault: view.fault ?? this.#fault };
    const path = this.#desk?.path ?? null;
    return { ...view, screens, fault, ...(path === null ? {} : { backup: this.#backup(path) }) };
  }
}
