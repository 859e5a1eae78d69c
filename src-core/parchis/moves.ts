/** What may be counted with a piece, and what must (P-17 to P-49). */
import { type Count, type Table, handOf } from './state.ts';
import {
  COLORS,
  type Color,
  GOAL,
  HOME,
  LAST_SEGURO,
  OUT,
  PARTNER,
  SALIDA,
  isSeguro,
  squareOf,
} from './track.ts';

export interface Move {
  readonly color: Color;
  /** Which of the four; two come out together by the first 5 of P-23. */
  readonly pieces: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly eats: { readonly color: Color; readonly piece: number } | null;
}

export type Duty = 'bringOut' | 'openBarrier';

export interface Choices {
  readonly moves: readonly Move[];
  /** Why nothing else may be done with this count. */
  readonly duty: Duty | null;
}

export interface StandingPiece {
  readonly color: Color;
  readonly piece: number;
  readonly since: number;
}

/** Every move there is for the count that comes first; none where nothing is left, or nothing is possible (P-17). */
export function choices(table: Table): Choices {
  const [count] = table.counts;
  if (count === undefined) return { moves: [], duty: null };
  if (count.kind === 'bonus') return { moves: advances(table, count.value), duty: null };
  if (bringsOut(table, count)) {
    const out = comingOut(table);
    if (out.length > 0) return { moves: out, duty: 'bringOut' };
  }
  if (count.sum === true) return { moves: [], duty: null };
  const moves = advances(table, worth(table, count.value));
  const opening = count.value === 6 ? moves.filter((move) => isInBarrier(table, move)) : [];
  return opening.length > 0 ? { moves: opening, duty: 'openBarrier' } : { moves, duty: null };
}

/** A 5 brings a piece out (P-21); with two dice their sum does (P-54). */
function bringsOut({ variant }: Table, count: Count & { readonly kind: 'die' }): boolean {
  if (!variant.twoDice) return count.value === 5;
  return count.sum === true || (variant.singleFive && count.value === 5);
}

/** How many steps a die gives: a 6 counts more once nobody is at home (P-26, P-30). */
export function worth(table: Table, value: number): number {
  if (value !== 6 || table.pieces[handOf(table)].some(({ steps }) => steps === HOME)) return value;
  return table.variant.murcia ? 12 : 7;
}

function comingOut(table: Table): readonly Move[] {
  const color = handOf(table);
  const own = table.pieces[color];
  const home = own.flatMap(({ steps }, piece) => (steps === HOME ? [piece] : []));
  const [first, second] = home;
  if (first === undefined) return [];
  const there = standingOn(table, SALIDA[color]);
  if (there.length < 2) {
    const isFirst = own.every(({ since }) => since === 0);
    const both = table.variant.firstFiveTwo && isFirst && there.length === 0;
    const pieces = both && second !== undefined ? [first, second] : [first];
    return [{ color, pieces, from: HOME, to: OUT, eats: null }];
  }
  const eats = eatenOnSalida(table, color, there);
  return eats === null ? [] : [{ color, pieces: [first], from: HOME, to: OUT, eats }];
}

/** Of two pieces on the salida the last arrived of another colour (P-40); of the other pair if the table plays so (P-49). */
function eatenOnSalida(
  { variant }: Table,
  color: Color,
  there: readonly StandingPiece[],
): StandingPiece | null {
  const others = there.filter((each) => each.color !== color);
  const rivals = others.filter((each) => each.color !== PARTNER[color]);
  const may = variant.couples !== 'none' && variant.outEatsRivals && rivals.length > 0 ? rivals : others;
  return may.toSorted((a, b) => b.since - a.since)[0] ?? null;
}

function advances(table: Table, steps: number): readonly Move[] {
  const color = handOf(table);
  return table.pieces[color].flatMap((_, piece): readonly Move[] => {
    const move = advance(table, color, piece, steps);
    return move === null ? [] : [move];
  });
}

/** A piece so many steps on, or null: no barrier is passed, none is the third on a square, and the goal is met exactly. */
export function advance(table: Table, color: Color, piece: number, steps: number): Move | null {
  const from = table.pieces[color][piece]?.steps ?? HOME;
  const to = from + steps;
  if (from === HOME || from === GOAL || to > GOAL) return null;
  if (table.variant.murcia && from < LAST_SEGURO && to > LAST_SEGURO) return null;
  for (let at = from + 1; at < to; at++)
    if (isBarrierFor(table, standingAt(table, color, at), at, color)) return null;
  const there = to === GOAL ? [] : standingAt(table, color, to);
  if (there.length >= 2) return null;
  return { color, pieces: [piece], from, to, eats: eatenAt(table, color, to, there) };
}

/** Who stands where this colour's piece comes to after so many steps; in a corridor only its own. */
export function standingAt(table: Table, color: Color, steps: number): readonly StandingPiece[] {
  const square = squareOf(color, steps);
  if (square !== null) return standingOn(table, square);
  return table.pieces[color].flatMap((each, piece) =>
    each.steps === steps ? [{ color, piece, since: each.since }] : [],
  );
}

export function standingOn({ pieces }: Table, square: number): readonly StandingPiece[] {
  return COLORS.flatMap((color) =>
    pieces[color].flatMap(({ steps, since }, piece) =>
      squareOf(color, steps) === square ? [{ color, piece, since }] : [],
    ),
  );
}

/** Two pieces that none may pass (P-09, P-31, P-35, P-36, P-48). */
export function isBarrierFor(
  table: Table,
  there: readonly StandingPiece[],
  steps: number,
  color: Color,
): boolean {
  const [one, other] = there;
  if (one === undefined || other === undefined) return false;
  const { variant } = table;
  const square = squareOf(color, steps);
  const safe = square !== null && isSeguro(square);
  if (one.color === other.color) return square === null || safe || !variant.barriersOnSeguros;
  return safe ? variant.mixedBarriers : variant.partnerBridge && PARTNER[one.color] === other.color;
}

/** On a white square a piece of another colour is eaten, the partner's too (P-37, P-39, P-47, P-48). */
function eatenAt(
  { variant }: Table,
  color: Color,
  to: number,
  [there]: readonly StandingPiece[],
): Move['eats'] {
  const square = squareOf(color, to);
  if (there === undefined || there.color === color || square === null || isSeguro(square)) return null;
  const bridges = variant.couples !== 'none' && variant.partnerBridge && PARTNER[color] === there.color;
  return bridges ? null : { color: there.color, piece: there.piece };
}

/** A piece that stands in a barrier of its own colour, which a 6 must open (P-33). */
function isInBarrier(table: Table, { color, from, pieces }: Move): boolean {
  const there = standingAt(table, color, from);
  const same = there.filter((each) => each.color === color);
  return same.length === 2 && pieces.length === 1 && isBarrierFor(table, there, from, color);
}
