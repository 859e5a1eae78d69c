import { Board } from '../board.ts';
import { MOST_MOVES, legalMoves } from '../board-moves.ts';
import { moveOfCode } from '../move-code.ts';
import { PIECE_OF_CHAR, WHITE } from '../pieces.ts';
import { FRAME_OF_INDEX } from '../squares.ts';
import type { Position } from '../types.ts';
import type { SeveralReading } from './stands-reading.ts';

/** Moves tried at most: some ten milliseconds. */
const MOST_TRIED = 60_000;
const LONGEST = 6;

/** The shortest series of two to `longest` plies (six at most) after which the men stand so; null where none was found. */
export function sequenceTo(position: Position, stands: string, longest: number): SeveralReading | null {
  const search = new Search(position, stands);
  for (let plies = 2; plies <= Math.min(longest, LONGEST); plies++) {
    const found = search.ofLength(plies);
    if (found !== null || search.isSpent()) return found;
  }
  return null;
}

class Search {
  private readonly board: Board;
  private readonly target: readonly number[];
  private readonly list = new Int32Array(MOST_MOVES * LONGEST);
  private readonly path: number[] = [];
  private first: readonly number[] | null = null;
  private several = false;
  private tried = 0;

  constructor(position: Position, stands: string) {
    this.board = new Board(position);
    this.target = Array.from(stands, (letter) => PIECE_OF_CHAR[letter.charCodeAt(0)] ?? 0);
  }

  isSpent(): boolean {
    return this.tried >= MOST_TRIED;
  }

  ofLength(plies: number): SeveralReading | null {
    if (this.isWithin(plies)) this.deepen(plies);
    if (this.first === null) return null;
    const only = this.several ? false : this.isSpent() ? null : true;
    return { act: 'severalMoves', moves: this.first.map(moveOfCode), only };
  }

  private deepen(left: number): void {
    const { board, list, path } = this;
    const begin = (LONGEST - left) * MOST_MOVES;
    const end = legalMoves(board, list, begin);
    for (let at = begin; at < end && !this.several && !this.isSpent(); at++) {
      const code = list[at] ?? 0;
      this.tried++;
      board.make(code);
      path.push(code);
      if (this.isWithin(left - 1)) {
        if (left > 1) this.deepen(left - 1);
        else this.keep();
      }
      path.pop();
      board.unmake(code);
    }
  }

  private keep(): void {
    if (this.first === null) this.first = [...this.path];
    else this.several = true;
  }

  /**
   * Could so many plies lead there? A ply brings one man of its side to its place and empties one square; castling
   * brings two, and castling and en passant empty two. With none left: do the men stand so?
   */
  private isWithin(left: number): boolean {
    const { squares, turn, rights } = this.board;
    let [white, black, empty] = [0, 0, 0];
    for (let index = 0; index < 64; index++) {
      const wanted = this.target[index] ?? 0;
      if (wanted === squares[FRAME_OF_INDEX[index] ?? 0]) continue;
      if (wanted === 0) empty++;
      else if ((wanted & WHITE) !== 0) white++;
      else black++;
    }
    if (left === 0) return white + black + empty === 0;
    const mover = (left + 1) >> 1;
    const [whites, blacks] = turn === WHITE ? [mover, left - mover] : [left - mover, mover];
    const castles = (mask: number): number => ((rights & mask) === 0 ? 0 : 1);
    return (
      white <= whites + Math.min(whites, castles(3)) &&
      black <= blacks + Math.min(blacks, castles(12)) &&
      empty <= left * 2
    );
  }
}
