import type { Color, Position, Square } from './types.ts';
import type { FenReason } from './fen-error.ts';
import { Board } from './board.ts';
import { colorBit, otherColor, pieceOfLetter } from './pieces.ts';
import { SQUARES, squareName } from './squares.ts';

/** A reason with the square it is seen on, if it is one square's. */
export interface Impossibility {
  readonly reason: FenReason;
  readonly square: Square | null;
}

const COLORS: readonly Color[] = ['white', 'black'];

/** Why men on a board (64 characters) can be no position of a game: kings, pawns, numbers. */
export function impossibleMen(board: string): readonly Impossibility[] {
  const found = COLORS.flatMap((color) => [
    ...impossibleKings(board, color),
    ...impossibleNumbers(board, color),
  ]);
  for (let i = 0; i < 64; i++) {
    const piece = i < 8 || i > 55 ? pieceOfLetter(board.charAt(i)) : null;
    if (piece?.role !== 'pawn') continue;
    const square = nameOf(i);
    found.push({ reason: { code: 'pawnOnLastRank', square, piece }, square });
  }
  return found;
}

function impossibleKings(board: string, color: Color): readonly Impossibility[] {
  const letter = color === 'white' ? 'K' : 'k';
  const squares = SQUARES.filter((_, index) => board.charAt(index) === letter);
  if (squares.length === 0) return [{ reason: { code: 'noKing', color }, square: null }];
  if (squares.length === 1) return [];
  return [{ reason: { code: 'severalKings', color, squares }, square: squares[1] ?? null }];
}

function impossibleNumbers(board: string, color: Color): readonly Impossibility[] {
  const letters = [...board]
    .filter((letter) => pieceOfLetter(letter)?.color === color)
    .map((x) => x.toLowerCase());
  const number = (letter: string): number => letters.filter((one) => one === letter).length;
  const pawns = number('p');
  const found: FenReason[] = [];
  if (pawns > 8) found.push({ code: 'tooManyPawns', color, count: pawns });
  if (letters.length > 16) found.push({ code: 'tooManyMen', color, count: letters.length });
  const extra = (letter: string, usual: number): number => Math.max(0, number(letter) - usual);
  const promoted = extra('q', 1) + extra('r', 2) + extra('b', 2) + extra('n', 2);
  const missingPawns = Math.max(0, 8 - pawns);
  if (promoted > missingPawns) found.push({ code: 'tooManyPromoted', color, promoted, missingPawns });
  return found.map((reason) => ({ reason, square: null }));
}

/** Why the checks on a board with its kings are impossible: the waiting side in check, or more than two checkers. */
export function impossibleChecks(position: Position): readonly Impossibility[] {
  const board = new Board(position);
  const found: Impossibility[] = [];
  for (const color of COLORS) {
    const place = board.king(colorBit(color));
    const list = new Int32Array(16);
    const end = board.attackers(place, colorBit(otherColor(color)), list, 0);
    const by = Array.from(list.subarray(0, end), squareName);
    const king = squareName(place);
    if (color !== position.turn && end > 0)
      found.push({ reason: { code: 'waitingSideInCheck', king, by }, square: king });
    if (color === position.turn && end > 2)
      found.push({ reason: { code: 'tooManyCheckers', king, by }, square: king });
  }
  return found;
}

/** Could it be no position of a game? More promoted men or checkers than there can be are let pass: problems have them. */
export function cannotBe(position: Position): boolean {
  const men = impossibleMen(position.board).some(({ reason }) => reason.code !== 'tooManyPromoted');
  return men || impossibleChecks(position).some(({ reason }) => reason.code !== 'tooManyCheckers');
}

function nameOf(index: number): Square {
  return SQUARES[index] ?? 'a1';
}
