import { Board } from '../board.ts';
import { MOST_MOVES, legalMoves } from '../board-moves.ts';
import { firstOf } from '../chessmen.ts';
import { BY_DIAGONAL, MIDDLE, RELATION, STEP, STEPS, isLight } from '../geometry.ts';
import { EN_PASSANT, moveFrom, moveTo } from '../move-code.ts';
import { BISHOP, BLACK, BOTH, KIND, KING, PAWN, WHITE } from '../pieces.ts';
import { FRAME, RANK, rankOf } from '../squares.ts';
import { PositionStore } from './position-store.ts';
import { Reach } from './reach.ts';

/** Kings and pawns alone, with the moves that bishops not shown could make possible. */
class BareBoard extends Board {
  take(place: number): void {
    this.remove(place);
    this.squares[place] = 0;
  }

  put(place: number, piece: number): void {
    this.putBack(place, piece);
  }
}

const reach = new Reach();
const bare = new BareBoard();
const store = new PositionStore();
/** The moves of an arrangement, and from MOST_MOVES on those that would answer one of them. */
const list = new Int32Array(2 * MOST_MOVES);
/** By place, the colours (bits) with a bishop that may come there at some time. */
const bishops = new Uint8Array(FRAME);
const DIAGONALS = STEPS.filter((_, k) => k < 4);
/** Of a bishop that moved: it may come from any square. */
const ANYWHERE = 0;

/**
 * Shows that the winner cannot mate, in positions of kings, pawns and bishops only: looks at every arrangement of
 * kings and pawns that could still arise if the bishops were wherever they are wanted, and out of the way elsewhere.
 * What they may do is never too little: so where none of the arrangements can be mate and no pawn promotes, there is
 * no mate. Gives how many arrangements there are, or null, which says nothing. Castling rights and en passant
 * captures at the beginning are not judged.
 */
export function roamingBishops(board: Board, winner: number, limit: number): number | null {
  if (board.rights !== 0 || board.legalEpTarget() !== 0) return null;
  if (!begin(board, winner)) return null;
  store.clear();
  store.add(bare, 0);
  if (mayBeMate(winner, ANYWHERE)) return null;
  for (let index = 0; index < store.size; index++) {
    if (store.size > limit) return null;
    store.show(index, bare);
    if (!addMoves(winner)) return null;
  }
  return store.size;
}

/** Takes the bishops off and notes where they may come; false where other men are left or it would be in vain. */
function begin(board: Board, winner: number): boolean {
  let shades = 0;
  bishops.fill(0);
  bare.set(board.toPosition());
  for (let color = WHITE; color <= BLACK; color += WHITE) {
    const end = board.ends[color >> 4] ?? 0;
    for (let i = firstOf(color) + 1; i < end; i++) {
      const place = board.men[i] ?? 0;
      const kind = (board.squares[place] ?? 0) & KIND;
      if (kind === PAWN) continue;
      if (kind !== BISHOP) return false;
      if (color === winner) shades |= isLight(place) ? 1 : 2;
      bare.take(place);
    }
  }
  if (shades === 3) return false;
  reach.look(board);
  for (let man = 0; man < reach.count; man++) {
    const piece = reach.pieces[man] ?? 0;
    if ((piece & KIND) !== BISHOP) continue;
    for (let i = 0; i < (reach.sizes[man] ?? 0); i++) {
      const place = reach.places[man * 64 + i] ?? 0;
      bishops[place] = (bishops[place] ?? 0) | (piece & BOTH);
    }
  }
  return true;
}

/** Adds what the side to move can make of an arrangement; false where a pawn promotes or it may be mate. */
function addMoves(winner: number): boolean {
  const { turn, squares } = bare;
  const end = legalMoves(bare, list, 0);
  for (let i = 0; i < end; i++) {
    const code = list[i] ?? 0;
    const from = moveFrom(code);
    const kind = (squares[from] ?? 0) & KIND;
    if (kind === PAWN && isLastRank(moveTo(code))) return false;
    bare.make(code);
    const good = add(winner, (code & EN_PASSANT) !== 0 ? ANYWHERE : from);
    bare.unmake(code);
    if (!good) return false;
  }
  const { epTarget } = bare;
  const good = addBishopsMoves(turn, winner) && addCapturesOfBishops(turn, winner);
  bare.epTarget = epTarget;
  return good;
}

/** Notes the arrangement on the board, made by a man that left `from`; false if it may be mate. */
function add(winner: number, from: number): boolean {
  if (mayBeMate(winner, from)) return false;
  store.add(bare, 0);
  return true;
}

/** A bishop moves, which is not seen, or captures a pawn. */
function addBishopsMoves(color: number, winner: number): boolean {
  const enemy = color ^ BOTH;
  const checked = bare.inCheck();
  const pawns = Array.from(bare.men.subarray(firstOf(enemy) + 1, bare.ends[enemy >> 4] ?? 0));
  bare.epTarget = 0;
  bare.turn = enemy;
  let good = checked || !bishops.some((colors) => (colors & color) !== 0) || add(winner, ANYWHERE);
  for (const place of pawns) {
    if (!good || ((bishops[place] ?? 0) & color) === 0 || !mayLook(place, color)) continue;
    bare.take(place);
    if (!bare.attacked(bare.king(color), enemy)) good = add(winner, ANYWHERE);
    bare.put(place, PAWN | enemy);
  }
  bare.turn = color;
  return good;
}

/** A pawn captures a bishop on a square that is free of other men. */
function addCapturesOfBishops(color: number, winner: number): boolean {
  const enemy = color ^ BOTH;
  const up = color === WHITE ? RANK : -RANK;
  const pawns = Array.from(bare.men.subarray(firstOf(color) + 1, bare.ends[color >> 4] ?? 0));
  for (const from of pawns) {
    for (let to = from + up - 1; to <= from + up + 1; to += 2) {
      if (bare.squares[to] !== 0 || ((bishops[to] ?? 0) & enemy) === 0) continue;
      const code = from | (to << 8);
      bare.make(code);
      const legal = !bare.attacked(bare.king(color), enemy);
      const good = !legal || (!isLastRank(to) && add(winner, from));
      bare.unmake(code);
      if (!good) return false;
    }
  }
  return true;
}

/** Could a bishop of this colour stand next to the square on a diagonal, or pass there on its way to it? */
function mayLook(place: number, color: number): boolean {
  return DIAGONALS.some((step) => {
    const beside = place + step;
    return bare.squares[beside] === 0 && ((bishops[beside] ?? 0) & color) !== 0;
  });
}

/**
 * Could the side to move be mated as kings and pawns stand, with the bishops where they are wanted? A king or pawn that
 * moved can only have opened the line that it left.
 */
function mayBeMate(winner: number, from: number): boolean {
  const loser = winner ^ BOTH;
  if (bare.turn !== loser) return false;
  const king = bare.king(loser);
  if (!bare.inCheck() && !(mayLook(king, winner) && (from === ANYWHERE || opensDiagonal(from, king))))
    return false;
  const end = legalMoves(bare, list, MOST_MOVES);
  for (let i = MOST_MOVES; i < end; i++) {
    const code = list[i] ?? 0;
    if (((bare.squares[moveFrom(code)] ?? 0) & KIND) !== KING) continue;
    const to = moveTo(code);
    const mayBeTaken = mayAttack(to, winner) || ((bishops[to] ?? 0) & loser) !== 0;
    if (!mayBeTaken) return false;
  }
  return true;
}

/** Is the square on a diagonal with the king, no king or pawn between? */
function opensDiagonal(from: number, king: number): boolean {
  if (((RELATION[king - from + MIDDLE] ?? 0) & BY_DIAGONAL) === 0) return false;
  const step = STEP[king - from + MIDDLE] ?? 0;
  let place = from + step;
  while (place !== king && bare.squares[place] === 0) place += step;
  return place === king;
}

/** Could a bishop of the winner attack this square, the king on it or gone from before it? */
function mayAttack(place: number, color: number): boolean {
  return DIAGONALS.some((step) => {
    const beside = place + step;
    const free = bare.squares[beside] === 0 || beside === bare.king(color ^ BOTH);
    return free && ((bishops[beside] ?? 0) & color) !== 0;
  });
}

function isLastRank(place: number): boolean {
  return rankOf(place) % 7 === 0;
}
