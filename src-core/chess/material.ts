import type { Board } from './board.ts';
import { firstOf } from './board.ts';
import { isLight } from './geometry.ts';
import { BISHOP, BOTH, KIND, KNIGHT, PAWN, QUEEN, ROOK } from './pieces.ts';

/**
 * Why a side can never mate by any series of legal moves, wherever the men stand:
 * - bareKing: it has nothing but its king;
 * - loneKnight: king and one knight, and the opponent has no pawn, rook, bishop or knight to get in the own king's way
 *   (queens do not help: a queen there could always take or step in between);
 * - bishopsOfOneColor: king and bishops that all run on squares of one colour, and the board holds no bishop of the
 *   other colour, no knight and no pawn.
 * These hold for the material alone; a mate already on the board must be looked at before (5.1.1).
 */
export type MaterialReason = 'bareKing' | 'loneKnight' | 'bishopsOfOneColor';

interface Army {
  /** Number of men by kind. */
  readonly kinds: readonly number[];
  readonly lightBishops: number;
}

function armyOf(board: Board, color: number): Army {
  const kinds = [0, 0, 0, 0, 0, 0, 0];
  let lightBishops = 0;
  const first = firstOf(color);
  const end = first + board.count(color);
  for (let i = first; i < end; i++) {
    const place = board.men[i] ?? 0;
    const kind = (board.squares[place] ?? 0) & KIND;
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    if (kind === BISHOP && isLight(place)) lightBishops++;
  }
  return { kinds, lightBishops };
}

/** A pawn, a rook or a queen: then material forbids nothing. */
function hasPawnOrHeavy(board: Board, color: number): boolean {
  const first = firstOf(color);
  const end = first + board.count(color);
  for (let i = first + 1; i < end; i++) {
    const kind = (board.squares[board.men[i] ?? 0] ?? 0) & KIND;
    if (kind === PAWN || kind === ROOK || kind === QUEEN) return true;
  }
  return false;
}

/** The material reason why this colour can never mate, or null if material does not forbid it. */
export function materialForbidsMate(board: Board, color: number): MaterialReason | null {
  const men = board.count(color);
  if (men === 1) return 'bareKing';
  if (hasPawnOrHeavy(board, color)) return null;
  const own = armyOf(board, color);
  const other = armyOf(board, color ^ BOTH);
  const has = (army: Army, kind: number): number => army.kinds[kind] ?? 0;
  if (has(own, KNIGHT) > 0) {
    const helpers = has(other, PAWN) + has(other, ROOK) + has(other, BISHOP) + has(other, KNIGHT);
    return men === 2 && helpers === 0 ? 'loneKnight' : null;
  }
  const light = own.lightBishops + other.lightBishops;
  const all = has(own, BISHOP) + has(other, BISHOP);
  const oneColor = light === 0 || light === all;
  return oneColor && has(other, KNIGHT) + has(other, PAWN) === 0 ? 'bishopsOfOneColor' : null;
}
