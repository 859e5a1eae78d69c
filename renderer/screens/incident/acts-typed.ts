/** What a hand did, typed and read back: `e1-g1`, `Rg1`, `exd5`, `-d5`, `+De8`, in the letters of a language. */
import type { Color, Square } from '../../../src-core/contract/desk-api.ts';
import { type HandAct, actTold, afterAct, isSquare, letterOn } from '../../parts/chessboard/arranging.ts';
import type { Letters } from '../../../src-core/words/acts.ts';
import { fenLetter } from '../../parts/chessboard/letters.ts';
import { squares } from '../../parts/chessboard/squares.ts';
import { pieceOf } from '../../parts/pieces/shapes.ts';

export interface TypedAt {
  readonly board: string;
  /** Whose men are meant where a letter alone is typed; the other's, where he has none that fits. */
  readonly turn: Color;
  readonly letters: Letters;
}

export interface ActsTyped {
  readonly acts: readonly string[];
  /** What cannot be read, or could be said of several men; null where all is read. */
  readonly unclear: string | null;
}

interface Reached extends TypedAt {
  /** Where the last man was put. */
  readonly last: Square | null;
}

type Reading = (found: readonly string[], at: Reached) => HandAct | null;

/** In the order of trying. A square alone is a pawn's move, once it cannot be the first of two. */
const forms: readonly (readonly [RegExp, Reading])[] = [
  [/^\p{Lu}?([a-h][1-8])\s*[-–x]?\s*([a-h][1-8])/u, ([, from, to]) => moved(from, to)],
  [/^[-–−]\s*([a-h][1-8])/, ([, square = '']) => (isSquare(square) ? { did: 'tookOff', square } : null)],
  [/^\+\s*(\p{L})\s*([a-h][1-8])/u, putOn],
  [/^(\p{Lu})([a-h]?[1-8]?)x?([a-h][1-8])/u, manMoved],
  [/^([a-h])x([a-h][1-8])/, (found, at) => pawnMoved(found[1], found[2], at)],
  [/^=\s*(\p{Lu})/u, became],
  [/^([a-h])[1-8](?=[\s,;=])/, ([square = '', file], at) => pawnMoved(file, square, at)],
];

/** What was typed; of the last word, where it is `whole`, also what could still go on. */
export function readTyped(text: string, of: TypedAt, whole: boolean): ActsTyped {
  const acts: string[] = [];
  let { board } = of;
  let last: Square | null = null;
  let rest = text.replace(/^[\s,;]+/, '') + (whole ? ' ' : '');
  while (rest.trim() !== '') {
    const read = firstOf(rest, { ...of, board, last });
    if (read === null) {
      const [word = ''] = /^[^\s,;]+/.exec(rest) ?? [];
      return { acts, unclear: whole || word.length < rest.length ? word : null };
    }
    acts.push(actTold(read.act));
    board = afterAct(board, read.act);
    last = read.act.did === 'moved' ? read.act.to : null;
    rest = rest.slice(read.length).replace(/^[\s,;]+/, '');
  }
  return { acts, unclear: null };
}

function firstOf(text: string, at: Reached): { readonly act: HandAct; readonly length: number } | null {
  for (const [form, read] of forms) {
    const found = form.exec(text);
    const act = found === null ? null : read(found, at);
    if (found !== null && act !== null && takesSomething(act, at.board))
      return { act, length: found[0].length };
  }
  return null;
}

/** A man stands where one is moved or taken. */
function takesSomething(act: HandAct, board: string): boolean {
  return act.did === 'putOn' || letterOn(board, act.did === 'moved' ? act.from : act.square) !== '.';
}

function moved(from = '', to = ''): HandAct | null {
  return isSquare(from) && isSquare(to) && from !== to ? { did: 'moved', from, to } : null;
}

function putOn([, said = '', square = '']: readonly string[], { letters }: TypedAt): HandAct | null {
  const letter = fenLetter(letters, said);
  return letter !== null && isSquare(square) ? { did: 'putOn', letter, square } : null;
}

/** The man moved last stands there as another. */
function became([, said = '']: readonly string[], { letters, board, last }: Reached): HandAct | null {
  if (last === null) return null;
  const white = pieceOf(letterOn(board, last))?.color === 'white';
  const letter = fenLetter(letters, white ? said : said.toLowerCase());
  return letter === null ? null : { did: 'putOn', letter, square: last };
}

function manMoved([, said = '', hint = '', to = '']: readonly string[], at: TypedAt): HandAct | null {
  const letter = fenLetter(at.letters, said);
  return letter === null
    ? null
    : theOnly(letter, to, at, (square) => [...hint].every((sign) => square.includes(sign)));
}

function pawnMoved(file = '', to = '', at: TypedAt): HandAct | null {
  return theOnly('P', to, at, (square) => square.startsWith(file));
}

/** The move of the only man of that kind: of the side on move, or else of the other. */
function theOnly(
  letter: string,
  to: string,
  { board, turn }: TypedAt,
  fits: (square: Square) => boolean,
): HandAct | null {
  const all = squares.filter(
    (square) => letterOn(board, square).toUpperCase() === letter && square !== to && fits(square),
  );
  const own = all.filter((square) => pieceOf(letterOn(board, square))?.color === turn);
  const [first, second] = own.length > 0 ? own : all;
  return second === undefined ? moved(first, to) : null;
}
