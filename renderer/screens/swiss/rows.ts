/** The boards of a pairing as a list shows them, and how a hand changes them. */
import type {
  Breach,
  ExplainedBoard,
  Explanation,
  Pairs,
  SwissPlayerView,
} from '../../../src-core/contract/desk-api.ts';

export interface PairRow {
  /** From 1; the bye stands last. */
  readonly board: number;
  readonly white: SwissPlayerView | null;
  /** Null for the bye. */
  readonly black: SwissPlayerView | null;
  readonly bye: boolean;
  /** Why the system pairs them so; null where it does not. */
  readonly explained: ExplainedBoard | null;
  readonly changed: boolean;
  readonly breaches: readonly Breach[];
}

export function pairsOf({ boards, bye }: Explanation): Pairs {
  return {
    boards: boards.map(({ white, black }) => [white.number, black.number]),
    bye: bye?.number ?? null,
  };
}

export function rowsOf(
  { boards, bye }: Pairs,
  players: readonly SwissPlayerView[],
  explanation: Explanation | null,
  breaches: readonly Breach[],
): readonly PairRow[] {
  const byNumber = new Map(players.map((player) => [player.side.number, player]));
  const player = (number: number): SwissPlayerView | null => byNumber.get(number) ?? null;
  const explained = new Map(
    explanation?.boards.map((board) => [`${board.white.number}-${board.black.number}`, board]),
  );
  const broken = (numbers: readonly number[]): readonly Breach[] =>
    breaches.filter((breach) => breach.players.every((number) => numbers.includes(number)));
  const rows = boards.map(([white, black], at): PairRow => {
    const why = explained.get(`${white}-${black}`) ?? null;
    return {
      board: at + 1,
      white: player(white),
      black: player(black),
      bye: false,
      explained: why,
      changed: explanation !== null && why === null,
      breaches: broken([white, black]),
    };
  });
  if (bye === null) return rows;
  const changed = explanation !== null && explanation.bye?.number !== bye;
  const row = { board: rows.length + 1, white: player(bye), black: null, bye: true, explained: null };
  return [...rows, { ...row, changed, breaches: broken([bye]) }];
}

/** How many boards, and the bye, are not as the system has them. */
export function differences(rows: readonly PairRow[]): number {
  return rows.filter(({ changed }) => changed).length;
}

/** Each takes the other's place: another board, the other colour or the bye. */
export function exchanged({ boards, bye }: Pairs, one: number, other: number): Pairs {
  const now = (number: number): number => (number === one ? other : number === other ? one : number);
  return {
    boards: boards.map(([white, black]) => [now(white), now(black)]),
    bye: bye === null ? null : now(bye),
  };
}

/** Where the system has nothing: two by two by score, the last one with the bye. */
export function byScore(players: readonly SwissPlayerView[]): Pairs {
  const there = players
    .filter((player) => player.there)
    .toSorted((a, b) => b.score - a.score || a.side.number - b.side.number)
    .map(({ side }) => side.number);
  const bye = there.length % 2 === 1 ? (there.pop() ?? null) : null;
  const boards = there.flatMap((white, at): [number, number][] => {
    const black = there[at + 1];
    return at % 2 === 1 || black === undefined ? [] : [[white, black]];
  });
  return { boards, bye };
}
