import type { Color, Square } from './types.ts';
import type { FenReason } from './fen-error.ts';
import { SQUARES, squareIndex } from './squares.ts';

export interface CastlingField {
  readonly rooks: readonly Square[];
  /** A right that standard chess does not have, or one written by file as Chess960 does. */
  readonly chess960: boolean;
}

export type ColumnedReason = FenReason & { readonly at: number };

interface Right {
  readonly letter: string;
  readonly at: number;
  readonly color: Color;
  readonly king: number;
  readonly rook: number;
}

/**
 * Reads the castling field against the men on the board (64 characters): letters in any order, `KQkq` for the
 * outermost rook of a side (X-FEN), files for a particular rook (Shredder-FEN). A right the board cannot carry is a
 * fault, never dropped. `at` counts the characters of the field from 0.
 */
export function readCastling(
  field: string,
  board: string,
  standard: boolean,
  faults: ColumnedReason[],
): CastlingField {
  if (field === '-') return { rooks: [], chess960: false };
  const rights: Right[] = [];
  let chess960 = false;
  for (let at = 0; at < field.length; at++) {
    const letter = field.charAt(at);
    if (!/[A-HKQa-hkq]/.test(letter)) {
      faults.push({ code: 'unknownLetter', letter, at });
      continue;
    }
    const right = findRight(letter, at, board, faults);
    if (right === null) continue;
    const usual = isUsual(right);
    if (standard && !usual)
      faults.push({ ...rightFacts(right), code: 'rightNotStandard', rook: nameOf(right.rook) });
    chess960 ||= !usual || !/[kq]/i.test(letter);
    if (isNew(right, rights, faults)) rights.push(right);
  }
  const rooks = rights.map((right) => right.rook).sort((a, b) => a - b);
  return { rooks: rooks.map(nameOf), chess960 };
}

function findRight(letter: string, at: number, board: string, faults: ColumnedReason[]): Right | null {
  const white = letter === letter.toUpperCase();
  const color = white ? 'white' : 'black';
  const king = board.indexOf(white ? 'K' : 'k');
  if (king < 0) return null; // named as noKing already
  const home = white ? 0 : 56;
  if (king < home || king > home + 7) {
    faults.push({ code: 'rightWithoutKing', letter, color, king: nameOf(king), at });
    return null;
  }
  const file = letter.toLowerCase();
  const rank = board.slice(home, home + 8);
  const rookLetter = white ? 'R' : 'r';
  const outermost = file === 'k' ? rank.lastIndexOf(rookLetter) : rank.indexOf(rookLetter);
  const rook = home + ('kq'.includes(file) ? outermost : file.charCodeAt(0) - 97);
  const onItsSide = file === 'k' ? rook > king : file === 'q' ? rook < king && outermost >= 0 : true;
  if (!onItsSide || board.charAt(rook) !== rookLetter) {
    faults.push({
      code: 'rightWithoutRook',
      letter,
      color,
      rook: 'kq'.includes(file) ? null : nameOf(rook),
      at,
    });
    return null;
  }
  return { letter, at, color, king, rook };
}

function isNew(right: Right, rights: readonly Right[], faults: ColumnedReason[]): boolean {
  const { color, rook, king, letter, at } = right;
  const other = rights.find((known) => known.color === color && known.rook > king === rook > king);
  if (other === undefined) return true;
  if (other.rook === rook) faults.push({ code: 'rightTwice', letter, at });
  else faults.push({ code: 'rightsOnOneSide', color, rooks: [nameOf(other.rook), nameOf(rook)], at });
  return false;
}

function isUsual({ king, rook }: Right): boolean {
  return king % 8 === 4 && (rook % 8 === 0 || rook % 8 === 7);
}

function rightFacts({ letter, color, at }: Right): { letter: string; color: Color; at: number } {
  return { letter, color, at };
}

function nameOf(index: number): Square {
  return SQUARES[index] ?? 'a1';
}

/** The castling field of a position's rooks; X-FEN writes a file letter only for an inner rook. */
export function formatCastling(board: string, rooks: readonly Square[], style: 'x-fen' | 'shredder'): string {
  const letters = rooks.map((name) => rightLetter(board, squareIndex(name), style));
  // White before Black, the h-side before the a-side; rooks come as a1 ... h8.
  const white = letters.filter((letter) => letter === letter.toUpperCase()).reverse();
  const black = letters.filter((letter) => letter !== letter.toUpperCase()).reverse();
  return [...white, ...black].join('') || '-';
}

function rightLetter(board: string, rook: number, style: 'x-fen' | 'shredder'): string {
  const white = rook < 8;
  const home = white ? 0 : 56;
  const rank = board.slice(home, home + 8);
  const rookLetter = white ? 'R' : 'r';
  const kingSide = rook - home > rank.indexOf(white ? 'K' : 'k');
  const outermost = kingSide ? rank.lastIndexOf(rookLetter) : rank.indexOf(rookLetter);
  const file = 'ABCDEFGH'.charAt(rook - home);
  const letter = style === 'shredder' || outermost !== rook - home ? file : kingSide ? 'K' : 'Q';
  return white ? letter : letter.toLowerCase();
}
