/** One watch that runs by the desk's own time: what it finds is kept before anybody is shown it. */
import type { LiveSource } from '../../../contract/live-orders.ts';
import {
  type BoardFed,
  type BoardSaved,
  type FeedEvent,
  LiveChess,
  type Notice,
  PgnFolder,
  type Watch,
  type WatchedRound,
} from '../../../feeds/index.ts';
import type { RoundKept } from './kept.ts';
import type { FeedRecorder, Feeds, Followed } from './room.ts';

/** What comes within this time is kept and shown together, in ms: a hall of boards changes many times in it. */
const TOGETHER_MS = 200;

export interface Found {
  readonly notices: readonly { readonly n: number; readonly value: Notice }[];
  readonly games: readonly { readonly n: number; readonly value: BoardSaved }[];
}

export interface RunningRoom {
  readonly feeds: Feeds;
  now(): number;
  /** Keeps it durably, and shows it. Throws where nothing can be written: then it is tried again. */
  found(found: Found): void;
  report(error: unknown): void;
}

export class Running {
  readonly watched: WatchedRound;
  readonly began: number;
  readonly #watch: Watch;
  readonly #room: RunningRoom;
  readonly #followed: Followed;
  #recorder: FeedRecorder | null = null;
  /** Of the recording, by the desk's time. */
  #recordedFrom = 0;
  #notices: readonly Notice[];
  readonly #games: Map<number, BoardSaved>;
  #soon: NodeJS.Timeout | null = null;
  #due: NodeJS.Timeout | null = null;
  #closed = false;
  /** When the source was last heard of. */
  #heardAt: number | null = null;

  constructor(source: LiveSource, watched: WatchedRound, kept: RoundKept, room: RunningRoom) {
    this.watched = watched;
    this.#room = room;
    this.began = room.now();
    this.#notices = kept.notices;
    this.#games = new Map(kept.games);
    const before = { begun: this.began, notices: kept.notices, boards: [...kept.games.values()] };
    this.#watch = source.kind === 'files' ? new PgnFolder(watched, before) : new LiveChess(watched, before);
    const serials = watched.boards.flatMap(({ eboard }) => (eboard === null ? [] : [eboard]));
    this.#followed = room.feeds.follow(source, serials, (event) => this.#hear(event));
    this.#wait();
  }

  get heardAt(): number | null {
    return this.#heardAt;
  }

  get recording(): string | null {
    return this.#recorder?.path ?? null;
  }

  fed(): readonly BoardFed[] {
    return this.#watch.fed();
  }

  /** Keeps what comes from now on; null: no more. */
  record(recorder: FeedRecorder | null): void {
    void this.#recorder?.close();
    this.#recorder = recorder;
    this.#recordedFrom = this.#room.now();
  }

  async close(): Promise<void> {
    this.#keep();
    this.#closed = true;
    for (const timer of [this.#soon, this.#due]) if (timer !== null) clearTimeout(timer);
    await Promise.all([this.#followed.close(), this.#recorder?.close()]);
  }

  /** A source that tells what nobody foresaw must not end the watch. */
  #hear(event: FeedEvent): void {
    if (this.#closed) return;
    const now = this.#room.now();
    this.#heardAt = event.kind === 'socket' && !event.open ? this.#heardAt : now;
    try {
      this.#recorder?.take(event, now - this.#recordedFrom);
      this.#watch.take(event, now);
    } catch (error) {
      this.#room.report(error);
    }
    this.#keepSoon();
  }

  #keepSoon(): void {
    this.#soon ??= setTimeout(() => {
      this.#soon = null;
      this.#keep();
      this.#wait();
    }, TOGETHER_MS);
  }

  /** What is due by itself happens at its moment. */
  #wait(): void {
    if (this.#due !== null) clearTimeout(this.#due);
    const due = this.#closed ? null : this.#watch.due();
    this.#due = null;
    if (due === null) return;
    this.#due = setTimeout(
      () => {
        this.#watch.advance(this.#room.now());
        this.#keepSoon();
      },
      Math.max(0, due - this.#room.now()) + 1,
    );
  }

  #keep(): void {
    if (this.#closed) return;
    const notices = this.#watch.notices();
    const games = this.#watch.saved();
    try {
      this.#room.found({
        notices: notices.flatMap((value, n) => (value === this.#notices[n] ? [] : [{ n, value }])),
        games: games.flatMap((value) =>
          this.#games.get(value.board) === value ? [] : [{ n: value.board, value }],
        ),
      });
      this.#notices = notices;
      for (const game of games) this.#games.set(game.board, game);
    } catch (error) {
      // as long as the file cannot be written nothing is told; it is tried again with what comes next
      this.#room.report(error);
    }
  }
}
