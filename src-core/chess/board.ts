import type { Color, Move, Position, Square, Variant } from './types.ts';
import { kingGoesTo, rookGoesTo } from './castling-squares.ts';
import { Chessmen } from './chessmen.ts';
import { CASTLING, DOUBLE_STEP, EN_PASSANT, SPECIAL } from './move-code.ts';
import { BLACK, BOTH, KIND, KING, PAWN, WHITE, colorBit, kindOf } from './pieces.ts';
import { FRAME, FRAME_OF_INDEX, RANK, fileOf, squareName, squareNumber } from './squares.ts';

export { firstOf } from './chessmen.ts';

const PROMOTED = KIND << 16;
const NO_SQUARES: readonly Square[] = Object.freeze([]);
const keyCodes: number[] = new Array<number>(38).fill(32);

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
export class Board extends Chessmen {
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
  variant: Variant = 'standard';

  /** What `lookAtKing` (king-lines.ts) has found; not kept up by `make`. */
  checks = 0;
  checker = 0;
  /** Bit k: the king may step by STEPS[k]. */
  safeSteps = 0;
  /** The step a pinned man may move along, by place; 0 again once the moves are written. */
  readonly pins: Int8Array = new Int8Array(FRAME);
  readonly pinned: Uint8Array = new Uint8Array(16);
  pinnedEnd = 0;

  /** Twice the move number, one more when Black is to move. */
  halfMoves = 2;
  /** Of every move made: captured piece, rights, en passant square and quiet plies before it. */
  private past: Int32Array = new Int32Array(256);
  private pastEnd = 0;
  private setImpossible = false;

  constructor(position?: Position) {
    super();
    if (position !== undefined) this.set(position);
  }

  /** Takes over a position; also one that no legal move leads to (see `impossible`). */
  set(position: Position): void {
    this.setMen(position.board);
    this.turn = colorBit(position.turn);
    this.setRights(position.castling);
    this.epTarget = position.epSquare === null ? 0 : squareNumber(position.epSquare);
    this.quietPlies = position.quietPlies;
    this.halfMoves = position.moveNumber * 2 + (this.turn === WHITE ? 0 : 1);
    this.variant = position.variant;
    this.pastEnd = 0;
    this.setImpossible = !this.oneKingEach || this.attacked(this.king(this.turn ^ BOTH), this.turn);
  }

  /**
   * A board left by an illegal move that stands: a king is missing, or the king of the side that waits can be taken.
   * After any legal move that king is out of reach: only the position set can be so, none after it.
   */
  get impossible(): boolean {
    return this.setImpossible && this.pastEnd === 0;
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

  get moveNumber(): number {
    return this.halfMoves >> 1;
  }

  set moveNumber(number: number) {
    this.halfMoves = number * 2 + (this.halfMoves & 1);
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

  /** Is the side to move in check (3.9)? */
  inCheck(): boolean {
    return this.attacked(this.king(this.turn), this.turn ^ BOTH);
  }

  /** Would capturing en passant with the pawn on `from`, which stands beside, leave the own king safe? */
  epIsSafe(from: number): boolean {
    const { squares, turn, epTarget } = this;
    const victim = turn === WHITE ? epTarget - RANK : epTarget + RANK;
    const pawn = squares[from] ?? 0;
    const taken = squares[victim] ?? 0;
    squares[from] = 0;
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
    const { squares, turn, rights } = this;
    const from = code & 255;
    const to = (code >> 8) & 255;
    const piece = squares[from] ?? 0;
    const captured = squares[to] ?? 0;
    const at = this.pastEnd;
    if (at === this.past.length) this.growPast();
    this.past[at] = captured | (rights << 5) | (this.epTarget << 9) | (this.quietPlies << 17);
    this.pastEnd = at + 1;
    this.epTarget = 0;
    this.turn = turn ^ BOTH;
    this.halfMoves++;
    if (rights !== 0) this.rights = rights & (this.rightsKept[from] ?? 0) & (this.rightsKept[to] ?? 0);
    if (code >= SPECIAL) {
      this.makeSpecial(code, piece, captured);
      return;
    }
    if (captured !== 0) {
      this.remove(to);
      this.quietPlies = 0;
    } else if ((piece & KIND) === PAWN) this.quietPlies = 0;
    else this.quietPlies++;
    this.shift(from, to, piece);
  }

  /** Castling, promotion, en passant, double step. */
  private makeSpecial(code: number, piece: number, captured: number): void {
    const { squares } = this;
    const from = code & 255;
    const to = (code >> 8) & 255;
    if ((code & CASTLING) !== 0) {
      this.quietPlies++;
      this.shiftPair(from, to, kingGoesTo(from, to), rookGoesTo(from, to));
      return;
    }
    this.quietPlies = 0;
    if (captured !== 0) this.remove(to);
    const promoted = (code >> 16) & KIND;
    this.shift(from, to, promoted === 0 ? piece : (piece & BOTH) | promoted);
    if ((code & EN_PASSANT) !== 0) {
      const victim = (from & 0xf0) | (to & 15);
      this.remove(victim);
      squares[victim] = 0;
    } else if ((code & DOUBLE_STEP) !== 0) {
      const enemyPawn = piece ^ BOTH;
      if (squares[to - 1] === enemyPawn || squares[to + 1] === enemyPawn) this.epTarget = (from + to) >> 1;
    }
  }

  /** Moves king and rook from their two places to two others, which may overlap. */
  private shiftPair(king: number, rook: number, kingTo: number, rookTo: number): void {
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
    const turn = this.turn ^ BOTH;
    const at = this.pastEnd - 1;
    const past = this.past[at] ?? 0;
    const captured = past & 31;
    const from = code & 255;
    const to = (code >> 8) & 255;
    this.turn = turn;
    this.halfMoves--;
    this.pastEnd = at;
    this.rights = (past >> 5) & 15;
    this.epTarget = (past >> 9) & 255;
    this.quietPlies = past >>> 17;
    if ((code & CASTLING) !== 0) {
      this.shiftPair(kingGoesTo(from, to), rookGoesTo(from, to), from, to);
      return;
    }
    this.shift(to, from, (code & PROMOTED) === 0 ? (this.squares[to] ?? 0) : turn | PAWN);
    if (captured !== 0) this.putBack(to, captured);
    else if ((code & EN_PASSANT) !== 0) this.putBack((from & 0xf0) | (to & 15), PAWN | (turn ^ BOTH));
  }

  /** Forgets the moves made so far: they can no longer be taken back. */
  forgetPast(): void {
    if (this.pastEnd > 0) this.setImpossible = false;
    this.pastEnd = 0;
  }

  private growPast(): void {
    const longer = new Int32Array(this.past.length * 2);
    longer.set(this.past);
    this.past = longer;
  }
}
