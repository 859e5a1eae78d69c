import type { Color, Move, Position, Square, Variant } from './types.ts';
import { ATTACK_OF, BY_LINE, MIDDLE, RELATION, STEP } from './geometry.ts';
import { CASTLING, DOUBLE_STEP, EN_PASSANT, SPECIAL } from './move-code.ts';
import {
  BLACK,
  BOTH,
  CHAR_OF_PIECE,
  KIND,
  KING,
  OFF,
  PAWN,
  PIECE_OF_CHAR,
  WHITE,
  colorBit,
  kindOf,
} from './pieces.ts';
import { FRAME, FRAME_OF_INDEX, RANK, fileOf, squareName, squareNumber } from './squares.ts';

/**
 * The mutable chessboard behind the room's immutable surface. Squares are places of the frame (squares.ts), pieces
 * are numbers (pieces.ts), moves are numbers (move-code.ts). Legal moves are written by board-moves.ts.
 *
 *   const board = new Board(); board.set(position);
 *   const end = legalMoves(board, list, 0); board.make(list[0]); board.unmake(list[0]);
 *
 * `make` trusts its caller: give it only codes that came from board-moves.ts for this very position.
 * `epTarget` is the square passed over whenever an enemy pawn stands ready beside it; whether that capture is fully
 * legal (pins!) is answered by `legalEpTarget`, and only that one may enter a position, a FEN or a key.
 */
export class Board {
  /** Piece by place; OFF in the frame. */
  readonly squares: Uint8Array = new Uint8Array(FRAME).fill(OFF);
  /** Places of White's men from 0, of Black's from 64; the king is the first of each. See `firstOf`. */
  readonly men: Uint8Array = new Uint8Array(128);
  /** Where in `men` the man of this place is. */
  readonly slots: Uint8Array = new Uint8Array(FRAME);
  /** One past the last man of White [0] and Black [1] in `men`. */
  readonly ends: Uint8Array = new Uint8Array(2);
  /** Used by board-moves.ts while it works, clean in between: the step a pinned man may move along. */
  readonly pins: Int8Array = new Int8Array(FRAME);

  /** The colour to move, as a bit. */
  turn: number = WHITE;
  /** Rights still held, one bit each: see `rightRook`. */
  rights = 0;
  /** Rook's place of the rights 1, 2 (White a-side, h-side), 4, 8 (Black), by index 0 ... 3. */
  readonly rightRook: Uint8Array = new Uint8Array(4);
  /** Rights that survive a move from or to a place. */
  readonly rightsKept: Uint8Array = new Uint8Array(FRAME).fill(15);
  epTarget = 0;
  quietPlies = 0;
  moveNumber = 1;
  variant: Variant = 'standard';

  private past: Int32Array = new Int32Array(512);
  private pastEnd = 0;

  constructor(position?: Position) {
    if (position !== undefined) this.set(position);
  }

  /** Takes over a position. It must have one king a side (any position of parseFen has). */
  set(position: Position): void {
    this.setMen(position.board);
    this.turn = colorBit(position.turn);
    this.setRights(position.castling);
    this.epTarget = position.epSquare === null ? 0 : squareNumber(position.epSquare);
    this.quietPlies = position.quietPlies;
    this.moveNumber = position.moveNumber;
    this.variant = position.variant;
    this.pastEnd = 0;
  }

  private setMen(board: string): void {
    const { squares, men, slots } = this;
    let white = 1;
    let black = 65;
    for (let i = 0; i < 64; i++) {
      const place = FRAME_OF_INDEX[i] ?? 0;
      const piece = PIECE_OF_CHAR[board.charCodeAt(i)] ?? 0;
      squares[place] = piece;
      if (piece === 0) continue;
      const isWhite = (piece & WHITE) !== 0;
      const slot = (piece & KIND) === KING ? (isWhite ? 0 : 64) : isWhite ? white++ : black++;
      men[slot] = place;
      slots[place] = slot;
    }
    this.ends[0] = white;
    this.ends[1] = black;
  }

  private setRights(rooks: readonly Square[]): void {
    const { rightsKept, rightRook, squares } = this;
    rightsKept.fill(15);
    rightRook.fill(0);
    this.rights = 0;
    for (const name of rooks) {
      const rook = squareNumber(name);
      const black = (squares[rook] ?? 0) & BLACK;
      const king = this.king(black === 0 ? WHITE : BLACK);
      const index = (black === 0 ? 0 : 2) + (rook > king ? 1 : 0);
      this.rights |= 1 << index;
      rightRook[index] = rook;
      rightsKept[rook] = (rightsKept[rook] ?? 15) & ~(1 << index);
      rightsKept[king] = (rightsKept[king] ?? 15) & ~(1 << index);
    }
  }

  /** The position as a plain value, en passant only where it is legal. */
  toPosition(): Position {
    const ep = this.legalEpTarget();
    return {
      board: this.boardText(),
      turn: this.color(),
      castling: this.castlingSquares(),
      epSquare: ep === 0 ? null : squareName(ep),
      quietPlies: this.quietPlies,
      moveNumber: this.moveNumber,
      variant: this.variant,
    };
  }

  boardText(): string {
    const { squares } = this;
    for (let i = 0; i < 64; i++) letters[i] = CHAR_OF_PIECE[squares[FRAME_OF_INDEX[i] ?? 0] ?? 0] ?? 46;
    return String.fromCharCode.apply(null, letters);
  }

  /** Exact key of the position (9.2.3): two positions are the same if and only if their keys are equal. */
  key(): string {
    const { squares } = this;
    for (let i = 0; i < 32; i++) {
      const low = squares[FRAME_OF_INDEX[2 * i] ?? 0] ?? 0;
      const high = squares[FRAME_OF_INDEX[2 * i + 1] ?? 0] ?? 0;
      keyCodes[i] = 32 + low + 32 * high;
    }
    keyCodes[32] = 32 + this.turn;
    for (let i = 0; i < 4; i++) keyCodes[33 + i] = 32 + ((this.rights >> i) & 1) * (this.rightRook[i] ?? 0);
    keyCodes[37] = 32 + this.legalEpTarget();
    return String.fromCharCode.apply(null, keyCodes);
  }

  color(): Color {
    return this.turn === WHITE ? 'white' : 'black';
  }

  /** The rooks that keep a right, in the order a1 ... h8. */
  castlingSquares(): readonly Square[] {
    if (this.rights === 0) return NO_SQUARES;
    const rooks: Square[] = [];
    for (let i = 0; i < 4; i++) {
      if ((this.rights & (1 << i)) !== 0) rooks.push(squareName(this.rightRook[i] ?? 0));
    }
    return rooks;
  }

  king(color: number): number {
    return this.men[firstOf(color)] ?? 0;
  }

  /** Number of a colour's men, the king included. */
  count(color: number): number {
    return (this.ends[color >> 4] ?? 0) - firstOf(color);
  }

  /** Does a man of this colour attack the square, as things stand on the board? */
  attacked(square: number, by: number): boolean {
    const { squares, men } = this;
    const end = this.ends[by >> 4] ?? 0;
    for (let i = firstOf(by); i < end; i++) {
      const from = men[i] ?? 0;
      const relation = (RELATION[square - from + MIDDLE] ?? 0) & (ATTACK_OF[squares[from] ?? 0] ?? 0);
      if (relation === 0) continue;
      if ((relation & BY_LINE) === 0) return true;
      const step = STEP[square - from + MIDDLE] ?? 0;
      let place = from + step;
      while (place !== square && squares[place] === 0) place += step;
      if (place === square) return true;
    }
    return false;
  }

  /** Writes the places of a colour's men that attack the square into `list` from `at`; gives the end. */
  attackers(square: number, by: number, list: Int32Array, at: number): number {
    const end = this.ends[by >> 4] ?? 0;
    let n = at;
    for (let i = firstOf(by); i < end; i++) {
      const from = this.men[i] ?? 0;
      if (this.attacks(from, square)) list[n++] = from;
    }
    return n;
  }

  /** Does the man on `from` attack `to` as things stand on the board? */
  attacks(from: number, to: number): boolean {
    const { squares } = this;
    const relation = (RELATION[to - from + MIDDLE] ?? 0) & (ATTACK_OF[squares[from] ?? 0] ?? 0);
    if (relation === 0) return false;
    if ((relation & BY_LINE) === 0) return true;
    const step = STEP[to - from + MIDDLE] ?? 0;
    let place = from + step;
    while (place !== to && squares[place] === 0) place += step;
    return place === to;
  }

  /** Is the side to move in check (3.9)? */
  inCheck(): boolean {
    return this.attacked(this.king(this.turn), this.turn ^ BOTH);
  }

  /** Would capturing en passant with the pawn on `from` leave the own king safe? The pawn stands beside. */
  epIsSafe(from: number): boolean {
    const { squares, turn, epTarget } = this;
    const victim = turn === WHITE ? epTarget - RANK : epTarget + RANK;
    const pawn = squares[from] ?? 0;
    squares[from] = 0;
    const taken = squares[victim] ?? 0;
    squares[victim] = 0;
    squares[epTarget] = pawn;
    const safe = !this.attacked(this.king(turn), turn ^ BOTH);
    squares[epTarget] = 0;
    squares[victim] = taken;
    squares[from] = pawn;
    return safe;
  }

  /** The en passant square if some en passant capture is fully legal, else 0. */
  legalEpTarget(): number {
    const ep = this.epTarget;
    if (ep === 0) return 0;
    const behind = this.turn === WHITE ? ep - RANK : ep + RANK;
    const pawn = PAWN | this.turn;
    if (this.squares[behind - 1] === pawn && this.epIsSafe(behind - 1)) return ep;
    if (this.squares[behind + 1] === pawn && this.epIsSafe(behind + 1)) return ep;
    return 0;
  }

  /** The code of a plain move in this position; legality is not looked at. */
  encode(move: Move): number {
    const promotion = move.promotion === undefined ? 0 : kindOf(move.promotion);
    return this.encodePlaces(squareNumber(move.from), squareNumber(move.to), promotion);
  }

  encodePlaces(from: number, to: number, promotion: number): number {
    const piece = this.squares[from] ?? 0;
    const code = from | (to << 8) | (promotion << 16);
    if ((piece & KIND) === PAWN) {
      if (Math.abs(to - from) === 2 * RANK) return code | DOUBLE_STEP;
      return to === this.epTarget && fileOf(from) !== fileOf(to) ? code | EN_PASSANT : code;
    }
    const ownPieceThere = ((this.squares[to] ?? 0) & piece & BOTH) !== 0;
    return (piece & KIND) === KING && ownPieceThere ? code | CASTLING : code;
  }

  /** Makes a legal move. */
  make(code: number): void {
    const { squares, men, slots, turn } = this;
    const from = code & 255;
    const to = (code >> 8) & 255;
    const piece = squares[from] ?? 0;
    const captured = squares[to] ?? 0;
    let at = this.pastEnd;
    if (at + 2 > this.past.length) this.growPast();
    const past = this.past;
    past[at++] = captured | (this.rights << 8) | (this.epTarget << 12);
    past[at++] = this.quietPlies;
    this.pastEnd = at;
    this.epTarget = 0;
    this.turn = turn ^ BOTH;
    if (turn === BLACK) this.moveNumber++;
    if (code >= SPECIAL) {
      this.makeSpecial(code, piece, captured);
      return;
    }
    if (captured !== 0) {
      this.remove(to);
      this.quietPlies = 0;
    } else if ((piece & KIND) === PAWN) this.quietPlies = 0;
    else this.quietPlies++;
    const slot = slots[from] ?? 0;
    men[slot] = to;
    slots[to] = slot;
    squares[from] = 0;
    squares[to] = piece;
    if (this.rights !== 0) this.rights &= (this.rightsKept[from] ?? 0) & (this.rightsKept[to] ?? 0);
  }

  private makeSpecial(code: number, piece: number, captured: number): void {
    const { squares, men, slots } = this;
    const from = code & 255;
    const to = (code >> 8) & 255;
    if ((code & CASTLING) !== 0) {
      this.quietPlies++;
      this.rights &= this.rightsKept[from] ?? 0;
      this.swapCastling(from, to, kingGoesTo(from, to), rookGoesTo(from, to));
      return;
    }
    this.quietPlies = 0;
    if (captured !== 0) this.remove(to);
    this.rights &= (this.rightsKept[from] ?? 0) & (this.rightsKept[to] ?? 0);
    const slot = slots[from] ?? 0;
    men[slot] = to;
    slots[to] = slot;
    squares[from] = 0;
    squares[to] = piece;
    if ((code & EN_PASSANT) !== 0) {
      const victim = (from & 0xf0) | (to & 15);
      this.remove(victim);
      squares[victim] = 0;
    } else if ((code & DOUBLE_STEP) !== 0) {
      const enemyPawn = piece ^ BOTH;
      if (squares[to - 1] === enemyPawn || squares[to + 1] === enemyPawn) this.epTarget = (from + to) >> 1;
    } else squares[to] = (piece & BOTH) | ((code >> 16) & KIND);
  }

  /** Moves king and rook from their two places to two others, which may overlap. */
  private swapCastling(king: number, rook: number, kingTo: number, rookTo: number): void {
    const { squares, men, slots } = this;
    const kingPiece = squares[king] ?? 0;
    const rookPiece = squares[rook] ?? 0;
    const kingSlot = slots[king] ?? 0;
    const rookSlot = slots[rook] ?? 0;
    squares[king] = 0;
    squares[rook] = 0;
    squares[kingTo] = kingPiece;
    squares[rookTo] = rookPiece;
    men[kingSlot] = kingTo;
    slots[kingTo] = kingSlot;
    men[rookSlot] = rookTo;
    slots[rookTo] = rookSlot;
  }

  /** Takes back the last move made, which must be this one. */
  unmake(code: number): void {
    const { squares, men, slots } = this;
    const turn = this.turn ^ BOTH;
    this.turn = turn;
    if (turn === BLACK) this.moveNumber--;
    const at = this.pastEnd - 2;
    this.pastEnd = at;
    const past = this.past[at] ?? 0;
    this.quietPlies = this.past[at + 1] ?? 0;
    const captured = past & 255;
    this.rights = (past >> 8) & 15;
    this.epTarget = past >> 12;
    const from = code & 255;
    const to = (code >> 8) & 255;
    if ((code & CASTLING) !== 0) {
      this.swapCastling(kingGoesTo(from, to), rookGoesTo(from, to), from, to);
      return;
    }
    const piece = squares[to] ?? 0;
    const slot = slots[to] ?? 0;
    men[slot] = from;
    slots[from] = slot;
    squares[from] = (code & PROMOTED) === 0 ? piece : turn | PAWN;
    squares[to] = captured;
    if (captured !== 0) this.putBack(to, captured);
    else if ((code & EN_PASSANT) !== 0) {
      const victim = (from & 0xf0) | (to & 15);
      const pawn = PAWN | (turn ^ BOTH);
      squares[victim] = pawn;
      this.putBack(victim, pawn);
    }
  }

  /** Forgets the moves made so far: they can no longer be taken back. */
  forgetPast(): void {
    this.pastEnd = 0;
  }

  /** Takes the captured man of this place off the list of its colour; the square is the caller's. */
  private remove(place: number): void {
    const { men, slots, ends } = this;
    const slot = slots[place] ?? 0;
    const color = slot >> 6;
    const end = (ends[color] ?? 0) - 1;
    ends[color] = end;
    const last = men[end] ?? 0;
    men[slot] = last;
    slots[last] = slot;
  }

  private putBack(place: number, piece: number): void {
    const { men, slots, ends } = this;
    const color = piece >> 4;
    const end = ends[color] ?? 0;
    men[end] = place;
    slots[place] = end;
    ends[color] = end + 1;
  }

  private growPast(): void {
    const longer = new Int32Array(this.past.length * 2);
    longer.set(this.past);
    this.past = longer;
  }
}

const PROMOTED = KIND << 16;
const NO_SQUARES: readonly Square[] = Object.freeze([]);
const letters: number[] = new Array<number>(64).fill(46);
const keyCodes: number[] = new Array<number>(38).fill(32);

/** Where a colour's men begin in `men`: 0 or 64. */
export function firstOf(color: number): number {
  return (color & BLACK) << 2;
}

/** Where the king goes when castling with the rook on this place: g- or c-file (3.8, Guidelines II.3). */
export function kingGoesTo(king: number, rook: number): number {
  return (king & 0xf0) | (rook > king ? 10 : 6);
}

/** Where that rook goes: f- or d-file. */
export function rookGoesTo(king: number, rook: number): number {
  return (king & 0xf0) | (rook > king ? 9 : 7);
}
