/** A table of parchís as it stands: plain values. */
import { COLORS, type Color, GOAL, HOME, OUT, PARTNER, PIECES } from './track.ts';
import type { Variant } from './variant.ts';

export interface Piece {
  readonly steps: number;
  /** When it came to where it is, counted in moves of the table: the last arrived may be eaten (P-40). */
  readonly since: number;
}

/** Something to be counted with a piece. */
export type Count =
  /** A die, or both together where they sum 5 (P-54). */
  | { readonly kind: 'die'; readonly value: number; readonly sum?: boolean }
  /** For eating (P-38) and for coming in (P-42). */
  | { readonly kind: 'bonus'; readonly value: 20 | 10 };

export interface Paid {
  readonly kind: 'eaten' | 'thirdSix';
  readonly by: Color;
  /** Null: to the winner, at the end (P-60). */
  readonly to: Color | null;
}

export interface Table {
  readonly variant: Variant;
  /** Who plays, in the order of the turn. */
  readonly players: readonly Color[];
  readonly pieces: Readonly<Record<Color, readonly Piece[]>>;
  readonly turn: Color;
  /** Rolls in a row that repeat the turn: sixes, or doubles of two dice. */
  readonly repeats: number;
  /** The turn is repeated when everything is counted. */
  readonly again: boolean;
  readonly counts: readonly Count[];
  /** The piece moved last in this turn (P-28). */
  readonly last: { readonly color: Color; readonly piece: number } | null;
  readonly moves: number;
  /** Who has all four in, in that order. */
  readonly finished: readonly Color[];
  readonly paid: readonly Paid[];
}

/** How a table stands, without what it agreed on before: what a line of a journal carries. */
export type Standing = Omit<Table, 'variant' | 'players'>;

export function standingOf({ variant: _variant, players: _players, ...standing }: Table): Standing {
  return standing;
}

/** In the order of the turn. */
export function tableOf(variant: Variant, players: readonly Color[], standing: Standing): Table {
  return { ...standing, variant, players: COLORS.filter((color) => players.includes(color)) };
}

/** A table at its beginning; `first` has rolled highest (P-13: who rolls again in a tie is for the table to say). */
export function newTable(variant: Variant, players: readonly Color[], first: Color): Table {
  const out = (at: number): number => (variant.oneOut && at === 0 ? OUT : HOME);
  const four = Array.from({ length: PIECES }, (_, at): Piece => ({ steps: out(at), since: 0 }));
  const none: readonly Piece[] = [];
  const has = (color: Color): readonly Piece[] => (players.includes(color) ? four : none);
  return {
    variant,
    players: COLORS.filter((color) => players.includes(color)),
    pieces: { yellow: has('yellow'), blue: has('blue'), red: has('red'), green: has('green') },
    turn: first,
    repeats: 0,
    again: false,
    counts: [],
    last: null,
    moves: 0,
    finished: [],
    paid: [],
  };
}

export function isFinished(table: Table, color: Color): boolean {
  return table.finished.includes(color);
}

/** Whose pieces the player of the turn moves: his partner's once his own are in (P-50). */
export function handOf({ turn, variant, finished }: Table): Color {
  return variant.couples === 'both' && finished.includes(turn) ? PARTNER[turn] : turn;
}

/** The players by places once it is over, a pair sharing its place; null while it goes on (P-44, P-50, P-51). */
export function placesOf({ variant, players, finished }: Table): readonly (readonly Color[])[] | null {
  if (variant.couples === 'none') {
    if (finished.length < players.length - 1) return null;
    return [...finished, ...players.filter((color) => !finished.includes(color))].map((color) => [color]);
  }
  const needed = variant.couples === 'both' ? 2 : 1;
  const winner = finished.find(
    (color) => [color, PARTNER[color]].filter((each) => finished.includes(each)).length >= needed,
  );
  if (winner === undefined) return null;
  const pair = players.filter((color) => color === winner || color === PARTNER[winner]);
  return [pair, players.filter((color) => !pair.includes(color))];
}

export function allIn(pieces: readonly Piece[]): boolean {
  return pieces.length > 0 && pieces.every(({ steps }) => steps === GOAL);
}
