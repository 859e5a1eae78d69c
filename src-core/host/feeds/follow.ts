/** A watch that runs by the clock of this machine. */
import type { FeedEvent, Notice, Watch } from '../../feeds/index.ts';

export interface Following {
  /** What a source tells goes in here. */
  readonly hear: (event: FeedEvent) => void;
  stop(): void;
}

/** `tell` is given each notice when it is told, when it is withdrawn, and when it holds again. */
export function follow(watch: Watch, now: () => number, tell: (notice: Notice) => void): Following {
  const told = new Map<string, boolean>();
  let timer: NodeJS.Timeout | null = null;
  const after = (): void => {
    for (const notice of watch.notices()) {
      const { facts, board, at, withdrawn } = notice;
      const key = JSON.stringify([board, at, { ...facts, until: 0 }]);
      if (told.get(key) === withdrawn) continue;
      told.set(key, withdrawn);
      tell(notice);
    }
    if (timer !== null) clearTimeout(timer);
    const due = watch.due();
    timer = due === null ? null : setTimeout(tick, Math.max(0, due - now()) + 1);
  };
  const tick = (): void => {
    watch.advance(now());
    after();
  };
  after();
  return {
    hear: (event) => {
      watch.take(event, now());
      after();
    },
    stop: () => {
      if (timer !== null) clearTimeout(timer);
    },
  };
}
