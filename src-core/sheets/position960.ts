/** A start position of Chess960 on paper: what it is, seen from both sides, and its castlings. */
import { dictionaries } from '../words/index.ts';
import { piecesIn } from '../words/moves.ts';
import type { StartCastling } from '../chess/index.ts';
import { backRank, startCastlings, startPosition, undefendedPawns } from '../chess/index.ts';
import { pieceOf } from '../plain/piece-shapes.ts';
import { diagram, strip } from './diagram.ts';
import type { Content, Markup } from './markup.ts';
import { element } from './markup.ts';
import { type Language, regionOf } from '../words/language.ts';
import { columns, heading, keyValues, numberedList, paragraph, table } from './parts.ts';

/** The back rank in the letters of the language: `TCADRACT`. */
export function rankLetters(number: number, lang: Language): string {
  return piecesIn(regionOf(lang), backRank(number));
}

/** Number and back rank, large. */
export function nameOfPosition(number: number, lang: Language): Markup {
  return element(
    'div',
    { class: 'columns middle' },
    element('div', { class: 'huge narrow' }, number),
    element(
      'div',
      {},
      element('div', { class: 'big' }, rankLetters(number, lang)),
      element('div', { class: 'quiet' }, rankWords(number, lang).join(', ')),
    ),
  );
}

/** The back rank in words, from a to h. */
export function rankWords(number: number, lang: Language): readonly string[] {
  return [...backRank(number)].map(
    (letter) => dictionaries[lang].sheets.chess960.roles[pieceOf(letter)?.role ?? 'pawn'],
  );
}

/** The whole chessboard from White's side and from Black's. */
export function bothSides(number: number, lang: Language): Markup {
  const { board } = startPosition(number);
  const seen = (seenFrom: 'white' | 'black'): Markup =>
    diagram({ board, seenFrom, caption: dictionaries[lang].sheets.chess960.seenFrom[seenFrom], width: 82 });
  return columns(seen('white'), seen('black'));
}

/** The back rank as drawings, with a letter under each file. */
export function rankStrip(number: number, lang: Language, width: number | null = null): Markup {
  return strip(backRank(number), rankWords(number, lang).join(', '), width);
}

/** Both castlings of both sides. */
export function castlingTable(number: number, lang: Language): Markup {
  const words = dictionaries[lang].sheets.chess960;
  const heads = [
    words.castling,
    words.king,
    words.rook,
    words.form,
    words.mustBeEmpty,
    words.mayStayFilled,
    words.onMoveOne,
  ];
  const rows = startCastlings(number).map((castling) => castlingRow(castling, lang));
  return table({ caption: words.castlings, heads, rows });
}

function castlingRow(castling: StartCastling, lang: Language): readonly Content[] {
  const { color, side, form, king, rook, mustBeEmpty, mayStayFilled, onMoveOne } = castling;
  const words = dictionaries[lang].sheets.chess960;
  const { white, black, yes, no } = dictionaries[lang].sheets;
  const whole = (text: string): Markup => element('span', { class: 'whole' }, text);
  const way = ({ from, to }: { from: string; to: string }): Markup =>
    whole(from === to ? words.stays(to) : `${from}–${to}`);
  const squares = (list: readonly string[]): Markup => whole(list.join(' ') || words.nothing);
  return [
    whole(`${color === 'white' ? white : black} ${side === 'king-side' ? '0-0' : '0-0-0'}`),
    way(king),
    way(rook),
    words.forms[form],
    squares(mustBeEmpty),
    squares(mayStayFilled),
    onMoveOne ? yes : no,
  ];
}

/** How a castling is made on a real board, and when it may be. */
export function howToCastle(number: number, lang: Language): Markup {
  const words = dictionaries[lang].sheets.chess960;
  const pawns = undefendedPawns(number);
  const opposite = pawns.map((square) => square.replace('2', '7'));
  const unprotected = pawns.length === 0 ? dictionaries[lang].sheets.none : [...pawns, ...opposite].join(' ');
  return columns(
    [heading(words.howTo), numberedList(words.steps), keyValues([[words.unprotected, unprotected]])],
    [heading(words.whenTo), paragraph(words.rule)],
  );
}
