import { ATTACK_OF, BY_LINE, MIDDLE, RELATION, STEP } from './geometry.ts';
import { BLACK, CHAR_OF_PIECE, KIND, KING, OFF, PIECE_OF_CHAR, WHITE } from './pieces.ts';
import { FRAME, FRAME_OF_INDEX } from './squares.ts';

const letters: number[] = new Array<number>(64).fill(46);

/** Where a colour's men begin in `men`: 0 or 64. */
export function firstOf(color: number): number {
  return (color & BLACK) << 2;
}

/** The men on the chessboard, found by square and by list, and what they attack. */
export class Chessmen {
  /** Piece by place; OFF in the frame. */
  readonly squares: Uint8Array = new Uint8Array(FRAME).fill(OFF);
  /** Places of White's men from 0, of Black's from 64; the king is the first of each. See `firstOf`. */
  readonly men: Uint8Array = new Uint8Array(128);
  /** Where in `men` the man of this place is. */
  readonly slots: Uint8Array = new Uint8Array(FRAME);
  /** One past the last man of White [0] and Black [1] in `men`. */
  readonly ends: Uint8Array = new Uint8Array(2);
  /** Without it nothing is legal, and nothing ends the game; a king that is not there has the place 0, in the frame. */
  oneKingEach = false;

  /** Takes over 64 letters, a1 ... h8. */
  setMen(board: string): void {
    const { squares, men, slots } = this;
    let white = 1;
    let black = 65;
    let kings = 0;
    men[0] = 0;
    men[64] = 0;
    for (let i = 0; i < 64; i++) {
      const place = FRAME_OF_INDEX[i] ?? 0;
      const piece = PIECE_OF_CHAR[board.charCodeAt(i)] ?? 0;
      squares[place] = piece;
      if (piece === 0) continue;
      const isWhite = (piece & WHITE) !== 0;
      if ((piece & KIND) === KING) kings += isWhite ? 1 : FRAME;
      const slot = (piece & KIND) === KING ? (isWhite ? 0 : 64) : isWhite ? white++ : black++;
      men[slot] = place;
      slots[place] = slot;
    }
    this.ends[0] = white;
    this.ends[1] = black;
    this.oneKingEach = kings === 1 + FRAME;
  }

  /** The 64 letters. */
  boardText(): string {
    const { squares } = this;
    for (let i = 0; i < 64; i++) letters[i] = CHAR_OF_PIECE[squares[FRAME_OF_INDEX[i] ?? 0] ?? 0] ?? 46;
    return String.fromCharCode.apply(null, letters);
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

  /** Moves a man to a square that is empty or whose man has been removed. */
  protected shift(from: number, to: number, piece: number): void {
    const { squares, men, slots } = this;
    const slot = slots[from] ?? 0;
    men[slot] = to;
    slots[to] = slot;
    squares[from] = 0;
    squares[to] = piece;
  }

  /** Takes the man of this place off the list of its colour; the square is the caller's. */
  protected remove(place: number): void {
    const { men, slots, ends } = this;
    const slot = slots[place] ?? 0;
    const color = slot >> 6;
    const end = (ends[color] ?? 0) - 1;
    ends[color] = end;
    const last = men[end] ?? 0;
    men[slot] = last;
    slots[last] = slot;
  }

  /** Puts a man removed before back on its square and list. */
  protected putBack(place: number, piece: number): void {
    const { squares, men, slots, ends } = this;
    const color = piece >> 4;
    const end = ends[color] ?? 0;
    squares[place] = piece;
    men[end] = place;
    slots[place] = end;
    ends[color] = end + 1;
  }
}
