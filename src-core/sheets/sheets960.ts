/** The sheets of a round of Chess960: one a board, and one for the wall. */
import { dictionaries } from '../words/index.ts';
import { startPosition } from '../chess/index.ts';
import type { DrawSheet } from './draw-sheet.ts';
import { drawSheet } from './draw-sheet.ts';
import { diagram } from './diagram.ts';
import type { Content, Markup } from './markup.ts';
import { element, told } from './markup.ts';
import { type Printed, page } from './page.ts';
import type { Language } from '../words/language.ts';
import { columns, keyValues, sheet, sheetHead, table, title } from './parts.ts';
import {
  bothSides,
  castlingTable,
  howToCastle,
  nameOfPosition,
  rankLetters,
  rankStrip,
} from './position960.ts';

export interface BoardSheet {
  readonly board: number;
  /** Names; null where nobody is known yet. */
  readonly white: string | null;
  readonly black: string | null;
  /** The start position, 0-959. */
  readonly number: number;
}

export interface RoundSheets extends Printed {
  readonly tournament: string;
  readonly round: number;
  /** By board number. */
  readonly boards: readonly BoardSheet[];
  readonly parts: readonly ('boards' | 'wall' | 'certificates')[];
  /** Every draw of this round, oldest first: a second one is printed beside the first, with its reason. */
  readonly draws: readonly DrawSheet[];
}

/** The sheets of a round as one document: the wall first, then a sheet a board. */
export function roundSheets(round: RoundSheets): string {
  const { lang, paper, last, parts, tournament, boards } = round;
  const words = dictionaries[lang].sheets.chess960;
  const name = [tournament, words.sheets(round.round)].filter((text) => text !== '').join(' · ');
  const wall = parts.includes('wall') && boards.length > 0 ? [wallSheet(round)] : [];
  const each = parts.includes('boards') ? boards.map((board) => boardSheet(round, board)) : [];
  const draws = parts.includes('certificates')
    ? round.draws.map((draw) => drawSheet(draw, headText(round), lang))
    : [];
  const all = [...wall, ...each, ...draws];
  // board sheets are handed out one by one: a page number would only puzzle there
  return page({ title: name, lang, paper, last, parts: all, numbered: !parts.includes('boards') });
}

function headOf(round: RoundSheets, right: Content): Markup {
  return sheetHead(headText(round), right);
}

function headText({ tournament, round, lang }: RoundSheets): Content {
  return [told(tournament), tournament === '' ? '' : ' · ', dictionaries[lang].sheets.round(round)];
}

function boardSheet(round: RoundSheets, { board, white, black, number }: BoardSheet): Markup {
  const { lang } = round;
  const words = dictionaries[lang].sheets;
  return sheet(
    headOf(round, element('span', { class: 'big' }, words.board(board))),
    title(dictionaries[lang].sheets.chess960.startPosition),
    columns(
      nameOfPosition(number, lang),
      keyValues([
        [words.white, element('b', {}, nameOr(white))],
        [words.black, element('b', {}, nameOr(black))],
      ]),
    ),
    bothSides(number, lang),
    castlingTable(number, lang),
    howToCastle(number, lang),
  );
}

function nameOr(name: string | null): Content {
  return name === null || name === '' ? '–' : told(name);
}

/** One position, as large as the paper allows; several, in a table. */
function wallSheet(round: RoundSheets): Markup {
  const { boards, lang } = round;
  const words = dictionaries[lang].sheets.chess960;
  const [first] = boards;
  const one = first !== undefined && boards.every(({ number }) => number === first.number);
  return one
    ? sheet(
        headOf(round, words.oneForAll),
        title(words.startPosition),
        nameOfPosition(first.number, lang),
        diagram({
          board: startPosition(first.number).board,
          seenFrom: 'white',
          caption: words.seenFrom.white,
          width: round.paper === 'a4' ? 150 : 130,
        }),
        castlingTable(first.number, lang),
      )
    : sheet(headOf(round, words.startPosition), title(words.startPosition), wallTable(boards, lang));
}

function wallTable(boards: readonly BoardSheet[], lang: Language): Markup {
  const words = dictionaries[lang].sheets.chess960;
  return table({
    caption: null,
    heads: [dictionaries[lang].sheets.table, words.players, words.position, words.rank],
    rows: boards.map(({ board, white, black, number }) => [
      board,
      [nameOr(white), ' – ', nameOr(black)],
      [element('b', {}, number), ' ', rankLetters(number, lang)],
      rankStrip(number, lang, 62),
    ]),
    numbers: [0],
  });
}
