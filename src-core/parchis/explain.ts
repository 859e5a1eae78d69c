/** Why a piece may not be moved so, and by which rule. */
import { GOAL, HOME, LAST_SEGURO, type ParchisReason } from '../vocabulary/parchis.ts';
import { type Move, advance, choices, isBarrierFor, standingAt, worth } from './moves.ts';
import { orders } from './play.ts';
import { type Table, handOf } from './state.ts';
import { type Color, squareOf } from './track.ts';

export interface Illegal {
  readonly reason: ParchisReason;
  readonly rule: string;
  /** The numbered square of the barrier, or that is full; null where there is none. */
  readonly square: number | null;
}

export const RULE_OF: Readonly<Record<ParchisReason, string>> = {
  notItsTurn: 'P-15',
  nothingToCount: 'P-15',
  inTheGoal: 'P-19',
  atHome: 'P-21',
  mustBringOut: 'P-21',
  mustOpenBarrier: 'P-33',
  beyondGoal: 'P-41',
  beyondSeguro: 'P-45',
  barrierInTheWay: 'P-31',
  squareFull: 'P-20',
  wrongCount: 'P-10',
};

/**
 * Why this piece cannot be brought to `to` (its steps; null: wherever the count brings it); null where it can. With
 * two dice it can if one of them allows it, and of several reasons the one of the die that is counted first is told.
 */
export function whyNot(table: Table, color: Color, piece: number, to: number | null): Illegal | null {
  const whys = orders(table).map((order) => whyNotNow(order, color, piece, to));
  return whys.includes(null) ? null : (whys[0] ?? null);
}

/** Whether a move may be made with that piece: of those at home any may come out, as they are alike. */
export function isOf({ pieces }: Table, move: Move, color: Color, piece: number): boolean {
  if (move.color !== color) return false;
  return move.pieces.includes(piece) || (move.from === HOME && pieces[color][piece]?.steps === HOME);
}

function whyNotNow(table: Table, color: Color, piece: number, to: number | null): Illegal | null {
  const told = (reason: ParchisReason, square: number | null = null): Illegal => ({
    ...{ reason, square },
    rule: RULE_OF[reason],
  });
  const { moves, duty } = choices(table);
  const own = moves.filter((move) => isOf(table, move, color, piece));
  if (own.some((move) => to === null || move.to === to)) return null;
  const [count] = table.counts;
  if (color !== handOf(table)) return told('notItsTurn');
  if (count === undefined) return told('nothingToCount');
  if (own.length > 0) return told('wrongCount');
  const from = table.pieces[color][piece]?.steps ?? HOME;
  if (from === GOAL) return told('inTheGoal');
  if (duty === 'bringOut') return told('mustBringOut');
  if (from === HOME) return told('atHome');
  const steps = count.kind === 'bonus' ? count.value : worth(table, count.value);
  // it could be moved by its steps, but another must be
  if (advance(table, color, piece, steps) !== null) return told('mustOpenBarrier');
  return blocked(table, color, from, from + steps, told);
}

type Told = (reason: ParchisReason, square?: number | null) => Illegal;

function blocked(table: Table, color: Color, from: number, to: number, told: Told): Illegal {
  if (to > GOAL) return told('beyondGoal');
  if (table.variant.murcia && from < LAST_SEGURO && to > LAST_SEGURO) return told('beyondSeguro');
  for (let at = from + 1; at < to; at++)
    if (isBarrierFor(table, standingAt(table, color, at), at, color))
      return told('barrierInTheWay', squareOf(color, at));
  return told('squareFull', squareOf(color, to));
}
