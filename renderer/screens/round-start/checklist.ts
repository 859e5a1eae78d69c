import type { BoardRow, PlayerView, RoundStartView } from '../../../src-core/contract/desk-api.ts';

/** What is looked at before a round is started, in the order in which it is put right. */
export const CHECKS = ['opponents', 'results', 'control', 'clocks'] as const;
export type Check = (typeof CHECKS)[number];

/** What a check found; nothing in either: all is right. */
export interface Found {
  readonly boards: readonly number[];
  readonly people: readonly PlayerView[];
}

export interface Looked {
  readonly view: Pick<RoundStartView, 'control' | 'own' | 'troubles'>;
  readonly boards: readonly BoardRow[];
  readonly players: readonly PlayerView[];
  /** Of the round before; none before the first. */
  readonly before: readonly BoardRow[];
}

const LOOK: Readonly<Record<Check, (looked: Looked) => Partial<Found>>> = {
  opponents: ({ boards, players }) => {
    const seated = new Set(boards.flatMap(({ white, black }) => [white?.id, black?.id]));
    return { people: players.filter(({ id }) => !seated.has(id)) };
  },
  results: ({ before }) => ({ boards: numbersOf(before.filter(unfinished)) }),
  control: ({ view, boards }) => {
    const own = new Set(view.own.map(({ board }) => board));
    const without = view.control === null ? boards.filter(({ board }) => !own.has(board)) : [];
    return { boards: numbersOf(without.filter(unfinished)) };
  },
  clocks: ({ view }) => ({ boards: numbersOf(view.troubles.filter(({ what }) => what === 'noClock')) }),
};

/** Those there is something to look at for: before the first round there is none; a round begun without clocks has none. */
export function checksFor(view: Pick<RoundStartView, 'round' | 'troubles' | 'counts'>): readonly Check[] {
  const bare = view.counts.bare > 0 && view.troubles.every(({ what }) => what !== 'noClock');
  return CHECKS.filter((check) => (check === 'results' ? view.round > 1 : check !== 'clocks' || !bare));
}

export function look(check: Check, looked: Looked): Found {
  return { boards: [], people: [], ...LOOK[check](looked) };
}

const unfinished = ({ state }: BoardRow): boolean => state === 'toStart' || state === 'playing';
const numbersOf = (rows: readonly { readonly board: number }[]): readonly number[] =>
  rows.map(({ board }) => board);
