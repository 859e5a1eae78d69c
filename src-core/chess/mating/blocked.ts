import type { Board } from '../board.ts';
import { FIRST_STEP, KNIGHT_STEPS, LAST_STEP, STEPS } from '../geometry.ts';
import { BOTH, KIND, KING, KNIGHT, OFF, PAWN, WHITE } from '../pieces.ts';
import { FRAME, RANK } from '../squares.ts';
import { Reach } from './reach.ts';

/** Why the winner cannot mate in a blocked position: places of the frame. */
export interface Blocked {
  /** All squares the loser's king may ever stand on. */
  readonly region: readonly number[];
  /** The winner's men that may ever give check there. */
  readonly checkers: readonly number[];
  /** The men that never move and are never captured. */
  readonly fixed: readonly number[];
}

const reach = new Reach();
/** By place: a man of the winner other than the king may attack it at some time. */
const attackable = new Uint8Array(FRAME);
const open: number[] = [];

/**
 * Shows, from the squares each man could ever come to, that the winner cannot mate: no man of his can ever attack the
 * squares the other king can come to, or wherever it can, that king has a square beside it that nothing can take from
 * it. Null says nothing. Positions with a castling right or an en passant capture are not judged.
 */
export function blocked(board: Board, winner: number): Blocked | null {
  if (board.rights !== 0 || board.legalEpTarget() !== 0) return null;
  reach.look(board);
  const king = kingOf(winner ^ BOTH);
  const region = placesOf(king);
  const checkers = findAttackable(winner, king);
  if (region.some((place) => attackable[place] === 1 && mayBeMated(place, king, winner))) return null;
  return { region, checkers, fixed: reach.fixed.reduce<number[]>(addMan, []) };
}

function addMan(found: number[], piece: number, place: number): number[] {
  if (piece !== 0 && piece !== OFF) found.push(place);
  return found;
}

function kingOf(color: number): number {
  return reach.pieces.indexOf(KING | color);
}

function placesOf(man: number): readonly number[] {
  return Array.from(reach.places.subarray(man * 64, man * 64 + (reach.sizes[man] ?? 0)));
}

/** Fills `attackable`; gives the homes of the winner's men that may attack a square of the king. */
function findAttackable(winner: number, king: number): readonly number[] {
  attackable.fill(0);
  const checkers: number[] = [];
  for (let man = 0; man < reach.count; man++) {
    const piece = reach.pieces[man] ?? 0;
    if ((piece & winner) === 0 || (piece & KIND) === KING) continue;
    if (markAttacks(man, piece, king)) checkers.push(reach.homes[man] ?? 0);
  }
  return checkers;
}

/** Marks what a man may attack; true if a square of the king is among it. */
function markAttacks(man: number, piece: number, king: number): boolean {
  const { fixed, places } = reach;
  const kind = piece & KIND;
  const up = (piece & WHITE) !== 0 ? RANK : -RANK;
  const isRider = kind !== PAWN && kind !== KNIGHT;
  const steps = kind === PAWN ? [up - 1, up + 1] : kind === KNIGHT ? KNIGHT_STEPS : STEPS;
  const last = isRider ? (LAST_STEP[kind] ?? 0) : steps.length;
  const all = reach.promotes[man] === 1;
  let checks = all;
  for (let i = 0; i < (reach.sizes[man] ?? 0); i++) {
    const from = places[man * 64 + i] ?? 0;
    if (all) attackable[from] = 1;
    for (let k = isRider ? (FIRST_STEP[kind] ?? 0) : 0; k < last; k++) {
      const step = steps[k] ?? 0;
      for (let to = from + step; fixed[to] !== OFF; to += step) {
        attackable[to] = 1;
        checks ||= reach.has(king, to);
        if (!isRider || fixed[to] !== 0) break;
      }
    }
  }
  return checks;
}

/** Could the king be mated here, as far as the squares around it can tell? */
function mayBeMated(place: number, king: number, winner: number): boolean {
  const winnersKing = kingOf(winner);
  for (const stands of placesOf(winnersKing)) {
    if (stands === place || isBeside(stands, place)) continue;
    open.length = 0;
    for (const step of STEPS) {
      const to = place + step;
      if (reach.has(king, to) && attackable[to] === 0 && to !== stands && !isBeside(to, stands))
        open.push(to);
    }
    if (canBeFilled(0, winner ^ BOTH, 0)) return true;
  }
  return false;
}

/** Can the king's own men stand on all the open squares at once, each on one? `used` has a bit for each man. */
function canBeFilled(next: number, color: number, used: number): boolean {
  const place = open[next];
  if (place === undefined) return true;
  for (let man = 0; man < reach.count; man++) {
    const piece = reach.pieces[man] ?? 0;
    if ((piece & color) === 0 || (piece & KIND) === KING || (used & (1 << man)) !== 0) continue;
    if (reach.has(man, place) && canBeFilled(next + 1, color, used | (1 << man))) return true;
  }
  return false;
}

function isBeside(a: number, b: number): boolean {
  return STEPS.includes(a - b);
}

/** Where the loser's king may be mated, as far as can be told, and by place the men that never move (OFF: frame). */
export interface Outlook {
  readonly squares: readonly number[];
  readonly fixed: Uint8Array;
}

/** The outlook, for a search to go by: castling and en passant are left out of account. */
export function outlook(board: Board, winner: number): Outlook {
  reach.look(board);
  const king = kingOf(winner ^ BOTH);
  findAttackable(winner, king);
  const squares = placesOf(king).filter(
    (place) => attackable[place] === 1 && mayBeMated(place, king, winner),
  );
  return { squares, fixed: reach.fixed.slice() };
}
