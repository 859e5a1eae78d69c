/** Whatever happens in a hall, what a screen was shown last is what the desk would show it now. */
import type { DeskCommand } from '../../src-core/desk/commands/commands.ts';
import { emptyState, fold, foldAll, unreadableLine, type DeskEvent } from '../../src-core/desk/index.ts';
import { drained } from '../../src-core/plain/steps.ts';
import { openJournal } from '../../src-core/store/index.ts';
import { DeskService } from '../../src-core/service/chess/desk-service.ts';
import type { RoundView, View, Topic } from '../../src-core/contract/views.ts';
import { withChangedRows } from '../../src-core/client/with-changed-rows.ts';
import fc from 'fast-check';
import { expect, onTestFinished, vi } from 'vitest';
import { changedRows } from '../../src-core/door/changed-rows.ts';
import { FOUR, OPEN } from '../desk/arbiter.ts';
import { policyOf } from '../desk/draw-arbiter.ts';
import { newPath } from '../store/kit.ts';
import { decisionOf, hallSteps, wishedOf, type HallStep } from './hall-steps.ts';
import { HandClock, act, did } from './kit.ts';

const place = (round: number, board: number) => ({ round, board });

/** What is watched, complete by its type: a topic without a row here does not compile. */
const watched: { readonly [K in Topic['kind']]: readonly (Topic & { readonly kind: K })[] } = {
  desk: [{ kind: 'desk' }],
  tournament: [{ kind: 'tournament' }],
  players: [{ kind: 'players' }],
  round: [1, 2, 3].map((round) => ({ kind: 'round', round })),
  board: [place(1, 1), place(1, 2), place(1, 3), place(2, 1), place(2, 2), place(3, 1)].map((at) => ({
    kind: 'board',
    ...at,
  })),
  arbiter: [place(1, 1), place(1, 2), place(2, 1), place(3, 1)].map((at) => ({ kind: 'arbiter', ...at })),
  clock: [place(1, 1), place(1, 2), place(2, 1), place(3, 1)].map((at) => ({ kind: 'clock', ...at })),
  roundStart: [1, 2, 3].map((round) => ({ kind: 'roundStart', round })),
  incidents: [{ kind: 'incidents' }],
  draw: [1, 2, 3].map((round) => ({ kind: 'draw', round })),
  standings: [null, 1, 3].map((after) => ({ kind: 'standings', after })),
  crosstable: [2].map((after) => ({ kind: 'crosstable', after })),
  playerCard: [1, 3].map((number) => ({ kind: 'playerCard', after: 2, number })),
  wall: [null, 1].map((round) => ({ kind: 'wall', round })),
  swiss: [1, 2, 3].map((round) => ({ kind: 'swiss', round, apart: [] })),
  swissWhy: [1, 2].map((round) => ({ kind: 'swissWhy', round, apart: [], one: 1, other: 2 })),
  swissByHand: [2, 3].map((round) => ({ kind: 'swissByHand', round, apart: [], boards: [[1, 2]], bye: 3 })),
  parchis: [1, 2].map((round) => ({ kind: 'parchis', round })),
  parchisTable: [{ kind: 'parchisTable', round: 1, table: 1 }],
  live: [1, 2].map((round) => ({ kind: 'live', round })),
  liveDraft: [place(1, 1), place(2, 1)].map((at) => ({ kind: 'liveDraft', ...at })),
  position: [
    {
      ...{ kind: 'position', fen: '8/8/8/8/8/8/8/K1k5 w - - 0 1', variant: 'standard' },
      ...{ happened: 'nothing', by: 'white', limit: null },
    },
  ],
  position960: [{ kind: 'position960', text: '518' }],
  quiz960: [{ kind: 'quiz960', seed: 1, question: 2 }],
};

const topics: readonly Topic[] = Object.values(watched).flat();

/** A screen far away: of a round it hears the rows that changed. */
class FarScreen {
  shown: View | null = null;
  times = 0;

  readonly show = (view: View): void => {
    this.times += 1;
    const rows = changedRows(view, this.shown);
    this.shown = rows === null ? view : withChangedRows(this.shown as RoundView, rows);
  };
}

/** Longer than any push waits. */
const PUSHED = 250;

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export class WatchedHall {
  readonly clock = new HandClock();
  readonly desk: DeskService;
  readonly screens = new Map<Topic, FarScreen>();

  constructor() {
    const { now, monotonic } = this.clock;
    this.desk = DeskService.create(newPath(), { now, monotonic, pushEveryMs: 0, pollEveryMs: 1_000_000 });
    onTestFinished(() => this.desk.close());
  }

  watch(): void {
    for (const topic of topics) {
      const screen = new FarScreen();
      this.screens.set(topic, screen);
      this.desk.watch(topic, screen.show);
    }
  }

  /** Everything that waits is written, and pushed. */
  async settles(): Promise<void> {
    await turn();
    await turn();
    vi.advanceTimersByTime(PUSHED);
    await turn();
  }

  /** What a screen that begins to watch now is shown. */
  now<T extends Topic>(topic: T): Promise<View & { readonly kind: T['kind'] }> {
    return new Promise((resolve) => {
      const stop = this.desk.watch(topic, (view) => {
        resolve(view as View & { readonly kind: T['kind'] });
        queueMicrotask(() => stop());
      });
    });
  }

  async does(step: HallStep): Promise<string> {
    switch (step.what) {
      case 'wait':
        this.clock.pass(step.ms);
        this.desk.look();
        return 'wait';
      case 'throws': {
        const draw = { round: step.round, board: 0 };
        await this.desk.readThrows({ method: 'dice', throws: step.throws, draw });
        return 'throws';
      }
      case 'rule': {
        const asked = await this.desk.rule({ ...step.at, incident: step.incident, missing: null });
        return this.#act(decisionOf(step, asked.ok ? asked.ruling.result : null));
      }
      case 'command':
        return this.#act(step.command);
      default: {
        const board = await this.now({ kind: 'board', ...step.at });
        const arbiter = await this.now({ kind: 'arbiter', ...step.at });
        const { seq } = await this.now({ kind: 'desk' });
        const made = wishedOf(step, { board, arbiter, lines: seq });
        return made === null ? 'nothing' : this.#act(made);
      }
    }
  }

  async #act(command: DeskCommand): Promise<string> {
    const reply = await this.desk.act(act(command));
    return reply.ok ? command.type : 'refused';
  }

  /** The topics whose screens show what is no longer so. */
  async stale(): Promise<readonly (readonly [Topic, View | null, View])[]> {
    const fresh = await Promise.all(topics.map((topic) => this.now(topic)));
    return topics.flatMap((topic, at) => {
      const [shown = null, due] = [this.screens.get(topic)?.shown, fresh[at]];
      if (due === undefined || textOf(shown) === textOf(due)) return [];
      return [[topic, shown, due] as const];
    });
  }
}

/** The hour on the wall goes on by itself on a screen. */
function textOf(view: View | null): string {
  return JSON.stringify(view?.kind === 'draw' ? { ...view, now: 0 } : view);
}

/** A pawn about to reach c8. */
export const PAWN = '7k/2P5/8/8/8/8/8/K7 w - - 0 1';

/** A hall with two rounds of two games and a bye, and all of its topics watched. */
export async function watchedHall(position = '518'): Promise<WatchedHall> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const hall = new WatchedHall();
  const form = { ...OPEN, variant: 'chess960' as const };
  await did(hall.desk, { type: 'createTournament', form, control: { text: '90+30', change: 'moves' } });
  await did(hall.desk, { type: 'registerPlayers', players: FOUR });
  for (const round of [1, 2]) {
    const [first, second] = round === 1 ? (['1', '2'] as const) : (['2', '1'] as const);
    const pairings = [
      { board: 1, white: first, black: second },
      { board: 2, white: '3', black: '4' },
      { board: 3, white: '', black: '' },
    ];
    await did(hall.desk, { type: 'pairRound', round, pairings });
  }
  await did(hall.desk, policyOf({ bothGames: true }));
  const start = { type: 'setStartPosition', variant: 'chess960', reason: 'agreed' } as const;
  await did(hall.desk, { ...start, ...place(1, 1), position });
  hall.watch();
  await hall.settles();
  return hall;
}

/** Gives what was done, and how often. */
export async function holdRandomHalls(numRuns: number): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('518', PAWN, PAWN), hallSteps, async (start, steps) => {
      const hall = await watchedHall(start);
      for (const step of steps) {
        const done = await hall.does(step);
        counts.set(done, (counts.get(done) ?? 0) + 1);
        await hall.settles();
        if (done === 'refused' || done === 'nothing') continue;
        const [first] = await hall.stale();
        expect([done, first?.[0] ?? null, first?.[1]]).toEqual([done, null, first?.[2]]);
      }
      hall.desk.close();
      // whichever lines were written, read one by one or together
      const journal = openJournal<DeskEvent>(hall.desk.path, { mode: 'read' });
      const entries = journal.read(0, 10_000);
      journal.close();
      const state = drained(foldAll(emptyState, entries));
      expect(state).toEqual(entries.reduce(fold, emptyState));
      expect(drained(unreadableLine(state))).toBe(null);
    }),
    { numRuns },
  );
  return counts;
}
