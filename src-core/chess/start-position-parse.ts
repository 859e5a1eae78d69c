import type { Result, Role, Square } from './types.ts';
import type { FenError } from './fen-error.ts';
import { parseFen } from './fen.ts';
import { PIECE_LETTERS } from './languages.ts';
import { SQUARES } from './squares.ts';
import { startNumber, startPosition } from './start-position.ts';

/** What keeps a text from being a start position of Chess960 (Guidelines II.2), with its facts. */
export type StartFault =
  | { readonly code: 'noSuchNumber'; readonly text: string }
  /** `column` counts characters from 1, spaces left out. */
  | { readonly code: 'unknownLetter'; readonly letter: string; readonly column: number }
  | { readonly code: 'length'; readonly letters: number }
  | { readonly code: 'pieceCount'; readonly role: Role; readonly count: number; readonly needed: number }
  | { readonly code: 'bishopsOnOneColor'; readonly squares: readonly Square[] }
  | { readonly code: 'kingNotBetweenRooks'; readonly king: Square; readonly rooks: readonly Square[] }
  | { readonly code: 'fen'; readonly error: FenError }
  | { readonly code: 'notMirrored'; readonly squares: readonly Square[] }
  | { readonly code: 'pawnsNotHome'; readonly squares: readonly Square[] }
  | { readonly code: 'menInTheMiddle'; readonly squares: readonly Square[] }
  | { readonly code: 'blackToMove' }
  | { readonly code: 'rightsMissing'; readonly rooks: readonly Square[] };

const ROLES = [
  ['king', 1],
  ['queen', 1],
  ['rook', 2],
  ['bishop', 2],
  ['knight', 2],
] as const;
const FIRST_RANK = SQUARES.slice(0, 8);
type Read = Result<number, readonly StartFault[]>;

/**
 * The number 0 ... 959 of a start position written as that number, as White's first rank from a to h in English
 * or Spanish letters of either case (`RNBQKBNR`, `tcadract`), or as a FEN: plain, X-FEN, Shredder-FEN, or the
 * placement alone. Refused with everything that is wrong.
 */
export function parseStartPosition(text: string): Read {
  const told = text.trim();
  if (told.includes('/')) return parseStartFen(told);
  if (/^[-+\u2212]?\d[\d.,]*$/.test(told)) {
    const number = /^\d+$/.test(told) ? Number(told) : Infinity;
    return number < 960 ? { ok: true, value: number } : refuse({ code: 'noSuchNumber', text: told });
  }
  return parseRank([...told.replace(/\s/g, '').toUpperCase()]);
}

function refuse(...faults: readonly StartFault[]): Read {
  return { ok: false, error: faults };
}

function parseRank(letters: readonly string[]): Read {
  const fits = (lang: 'en' | 'es'): number =>
    letters.filter((letter) => Object.values(PIECE_LETTERS[lang]).includes(letter)).length;
  const names = PIECE_LETTERS[fits('es') > fits('en') ? 'es' : 'en'];
  const english = letters.map((letter) => {
    const role = ROLES.find(([each]) => names[each] === letter)?.[0];
    return role === undefined ? '?' : PIECE_LETTERS.en[role];
  });
  const unknown = letters.flatMap((letter, at): StartFault[] =>
    english[at] === '?' ? [{ code: 'unknownLetter', letter, column: at + 1 }] : [],
  );
  if (unknown.length > 0) return refuse(...unknown);
  if (letters.length !== 8) return refuse({ code: 'length', letters: letters.length });
  return numberOfRank(english.join(''));
}

function numberOfRank(rank: string): Read {
  const number = startNumber(rank);
  return number === null ? refuse(...rankFaults(rank)) : { ok: true, value: number };
}

function rankFaults(rank: string): readonly StartFault[] {
  const where = (letter: string): readonly Square[] =>
    FIRST_RANK.filter((_, file) => rank.charAt(file) === letter);
  const counts = ROLES.flatMap(([role, needed]): StartFault[] => {
    const count = where(PIECE_LETTERS.en[role]).length;
    return count === needed ? [] : [{ code: 'pieceCount', role, count, needed }];
  });
  if (counts.length > 0) return counts;
  const faults: StartFault[] = [];
  if ((rank.indexOf('B') + rank.lastIndexOf('B')) % 2 === 0)
    faults.push({ code: 'bishopsOnOneColor', squares: where('B') });
  const [king = 'a1'] = where('K');
  if (!/R.*K.*R/.test(rank)) faults.push({ code: 'kingNotBetweenRooks', king, rooks: where('R') });
  return faults;
}

/** The placement is looked at first, so that a wrong first rank is named as such and not by its castling field. */
function parseStartFen(text: string): Read {
  const [placement = '', ...fields] = text.split(/\s+/);
  const placed = parseFen(`${placement} w - - 0 1`);
  if (!placed.ok) return refuse({ code: 'fen', error: placed.error });
  const { board } = placed.value;
  const faults = placementFaults(board);
  const number = numberOfRank(board.slice(0, 8));
  if (!number.ok || faults.length > 0) return refuse(...(number.ok ? [] : number.error), ...faults);
  return fields.length === 0 ? number : checkFields(text, number);
}

function placementFaults(board: string): readonly StartFault[] {
  const home = `${board.slice(0, 8)}PPPPPPPP${'.'.repeat(32)}pppppppp${board.slice(0, 8).toLowerCase()}`;
  const wrong = (from: number, to: number): readonly Square[] =>
    SQUARES.slice(from, to).filter((_, at) => board.charAt(from + at) !== home.charAt(from + at));
  const pawns = [...wrong(8, 16), ...wrong(48, 56)];
  const middle = wrong(16, 48);
  const opposite = wrong(56, 64);
  return [
    ...(pawns.length > 0 ? [{ code: 'pawnsNotHome', squares: pawns } as const] : []),
    ...(middle.length > 0 ? [{ code: 'menInTheMiddle', squares: middle } as const] : []),
    ...(opposite.length > 0 ? [{ code: 'notMirrored', squares: opposite } as const] : []),
  ];
}

/** Side to move and rights of a whole FEN; its counters say nothing about where the men stand. */
function checkFields(text: string, read: Extract<Read, { ok: true }>): Read {
  const parsed = parseFen(text);
  if (!parsed.ok) return refuse({ code: 'fen', error: parsed.error });
  if (parsed.value.turn === 'black') return refuse({ code: 'blackToMove' });
  const rooks = startPosition(read.value).castling.filter((rook) => !parsed.value.castling.includes(rook));
  return rooks.length > 0 ? refuse({ code: 'rightsMissing', rooks }) : read;
}
