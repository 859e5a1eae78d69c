/** The watch over live boards at a desk: for one round at a time, kept beside the journal, for arbiters alone (12.6). */
import type { FedGame, FedGamesQuery } from '../../../contract/desk-api.ts';
import type { LiveOrder, LiveStart } from '../../../contract/live-orders.ts';
import type { LiveDraftView, LiveView } from '../../../contract/live-views.ts';
import {
  type DeskEvent,
  type DeskState,
  type Entry,
  type People,
  type Place,
  boardOf,
  roundOf,
} from '../../../desk/index.ts';
import type { Notice } from '../../../feeds/index.ts';
import { DeskFault } from '../../../plain/desk-fault.ts';
import type { Journal } from '../../../store/index.ts';
import { draftOf, draftView, gameOf, textOf } from './draft.ts';
import { KeptLive } from './kept.ts';
import { liveView, namesOf, sourceName } from './live-view.ts';
import { noLiveDraft } from './no-live.ts';
import type { Feeds } from './room.ts';
import { type Found, Running } from './running.ts';
import { watchedRoundOf } from './watched-round-of.ts';

export interface LiveRoom {
  readonly journal: Pick<Journal<DeskEvent>, 'aside' | 'putAside' | 'isDesk'>;
  readonly feeds: Feeds | undefined;
  state(): DeskState;
  people(): People;
  /** The desk's own time. */
  now(): number;
  /** The time of day, in ms since 1970. */
  wall(): number;
  /** What is shown of this round has changed. */
  changed(round: number): void;
  report(error: unknown): void;
}

export class LiveBoards {
  readonly #room: LiveRoom;
  readonly #kept: KeptLive;
  #running: Running | null = null;
  /** What was watched, in a text: the round is watched anew where it is another. */
  #key = '';

  constructor(room: LiveRoom) {
    this.#room = room;
    this.#kept = new KeptLive(room.journal.aside(), (rows) => room.journal.putAside(rows));
  }

  /** Watches a round from a source, instead of any before. */
  start({ source, round }: LiveStart): void {
    if (this.#room.feeds === undefined) throw new DeskFault('notAllowed', 'this desk follows no source');
    const before = this.#kept.settings.watching;
    this.#kept.set({ ...this.#kept.settings, source, watching: round });
    this.#follow(true);
    for (const each of new Set([round, before ?? round])) this.#room.changed(each);
  }

  order(order: LiveOrder): void {
    if (order.do === 'stop') return this.#stop();
    if (order.do === 'record') return this.#record(order.on);
    if (order.do === 'eboard') return this.#pairEBoard(order.board, order.serial);
    const { round } = order;
    if (order.do === 'see') this.#see(order);
    else if (order.do === 'keep') this.#kept.put(round, [{ part: 'kept', n: order.board, value: order.key }]);
    else {
      this.#kept.put(round, [{ part: 'named', n: order.board, value: order.names }]);
      this.#follow(false);
    }
    this.#room.changed(round);
  }

  /** What a person may confirm at once: the boards whose draft goes on from what the desk has, or this one. */
  games({ round, board: asked }: FedGamesQuery): readonly FedGame[] {
    const kept = this.#kept.round(round);
    const source = sourceName(this.#kept.settings.source);
    const boards = roundOf(this.#room.state(), round)?.boards ?? [];
    return boards
      .filter(({ board }) => asked === null || asked === board)
      .flatMap((board): readonly FedGame[] => {
        const saved = kept.games.get(board.board);
        const { state } = draftOf(board, saved, kept.kept.get(board.board));
        const game = saved === undefined ? null : gameOf(saved).game;
        if (state !== 'ahead' || game === null) return [];
        const text = textOf(board, game, namesOf(board, this.#room.people()));
        return [{ board: board.board, seq: board.seq, text, source }];
      });
  }

  view(round: number): LiveView {
    const { settings } = this.#kept;
    const running = settings.watching === round ? this.#running : null;
    return liveView({
      state: this.#room.state(),
      people: this.#room.people(),
      round,
      settings,
      kept: this.#kept.round(round),
      running,
      elsewhere: settings.watching === round && running === null,
    });
  }

  draft(place: Place): LiveDraftView {
    const { round, board } = place;
    const source = sourceName(this.#kept.settings.source);
    const record = boardOf(this.#room.state(), place);
    if (record === null) return noLiveDraft(place);
    const { games, kept } = this.#kept.round(round);
    const names = namesOf(record, this.#room.people());
    return draftView(record, games.get(board), kept.get(board), { source, names });
  }

  /** Moves and clocks apart, a line may change who plays, by which control and from where. */
  wrote(entries: readonly Entry[]): void {
    if (entries.some(({ event }) => event.type === 'personCorrected' && event.erased)) this.#forget();
    if (this.#running === null) return;
    const plain = ['moveRecorded', 'clockActed', 'resultDeclared', 'noteWritten'];
    if (entries.some(({ event }) => !plain.includes(event.type))) this.#follow(false);
  }

  /** Each second: goes on after the desk was opened, and to the next round where one is done. */
  look(): void {
    const { watching } = this.#kept.settings;
    if (watching === null) return;
    const next = this.#isDone(watching) ? this.#nextRound(watching) : null;
    if (next !== null) {
      this.#kept.set({ ...this.#kept.settings, watching: next });
      this.#follow(true);
      for (const round of [watching, next]) this.#room.changed(round);
    } else if (this.#running === null) this.#follow(true);
  }

  close(): void {
    void this.#running?.close();
    this.#running = null;
  }

  #isDone(round: number): boolean {
    const boards = roundOf(this.#room.state(), round)?.boards ?? [];
    return boards.length > 0 && boards.every(({ bye, result }) => bye || result !== null);
  }

  #nextRound(after: number): number | null {
    const rounds = this.#room
      .state()
      .rounds.filter(({ round, boards }) => round > after && boards.length > 0);
    return rounds[0]?.round ?? null;
  }

  #stop(): void {
    const { watching } = this.#kept.settings;
    this.#kept.set({ ...this.#kept.settings, watching: null });
    this.close();
    if (watching !== null) this.#room.changed(watching);
  }

  /** Watches the round that is to be watched, as it is now; `anew` also where nothing of it has changed. */
  #follow(anew: boolean): void {
    const { feeds, journal } = this.#room;
    const { source, watching } = this.#kept.settings;
    if (feeds === undefined || !journal.isDesk || source === null || watching === null) return;
    const round = this.#kept.round(watching);
    const { settings } = this.#kept;
    const watched = watchedRoundOf(this.#room.state(), this.#room.people(), watching, settings, round);
    const key = JSON.stringify([source, watched]);
    if (watched === null || (!anew && key === this.#key)) return;
    this.close();
    this.#key = key;
    const found = (what: Found): void => this.#found(watching, what);
    const { now, report } = this.#room;
    // what the one before still kept as it ended
    this.#running = new Running(source, watched, this.#kept.round(watching), { feeds, now, report, found });
    this.#room.changed(watching);
  }

  #found(round: number, { notices, games }: Found): void {
    this.#kept.put(round, [
      ...notices.map((each) => ({ part: 'notices' as const, ...each })),
      ...games.map((each) => ({ part: 'games' as const, ...each })),
    ]);
    this.#room.changed(round);
  }

  #see({ round, notices, seen, by }: Extract<LiveOrder, { do: 'see' }>): void {
    const { length } = this.#kept.round(round).notices;
    const value = seen ? { by, at: new Date(this.#room.wall()).toISOString() } : null;
    const known = notices.filter((n) => n < length);
    this.#kept.put(
      round,
      known.map((n) => ({ part: 'seen' as const, n, value })),
    );
  }

  #pairEBoard(board: number, serial: string | null): void {
    const { [String(board)]: _, ...others } = this.#kept.settings.eboards;
    // one electronic board stands at one table
    const free = Object.fromEntries(Object.entries(others).filter(([, each]) => each !== serial));
    const eboards = serial === null ? free : { ...free, [String(board)]: serial };
    this.#kept.set({ ...this.#kept.settings, eboards });
    this.#follow(false);
    for (const { round } of this.#room.state().rounds) this.#room.changed(round);
  }

  #record(on: boolean): void {
    const { feeds } = this.#room;
    const { source, watching } = this.#kept.settings;
    if (this.#running === null || feeds === undefined || source === null || watching === null) return;
    this.#running.record(on ? feeds.record(this.#running.watched, source) : null);
    this.#room.changed(watching);
  }

  /** A person was erased: names that a source had told are no longer kept. */
  #forget(): void {
    for (const { round } of this.#room.state().rounds) {
      const { notices, named } = this.#kept.round(round);
      this.#kept.put(round, [
        ...notices.flatMap((notice, n) => {
          const value = withoutNames(notice);
          return value === notice ? [] : [{ part: 'notices' as const, n, value }];
        }),
        ...[...named.keys()].map((n) => ({ part: 'named' as const, n, value: null })),
      ]);
      if (notices.length > 0) this.#room.changed(round);
    }
  }
}

function withoutNames(notice: Notice): Notice {
  const { facts } = notice;
  if (facts.code === 'nameDiffers') return { ...notice, facts: { ...facts, name: '' } };
  if (facts.code === 'unknownGame') return { ...notice, facts: { ...facts, white: '', black: '' } };
  return notice;
}
