/** The papers of a round: pairings by board and by name for the wall, a slip a board for its result, the games recorded. */
import { resultAsPrinted } from '../words/results.ts';
import { dayIn } from '../words/days.ts';
import { dictionaries } from '../words/index.ts';
import { regionOf } from '../words/language.ts';
import type { Side } from '../contract/desk-api.ts';
import type { PairingPart } from '../vocabulary/papers.ts';
import type { Content, Markup } from './markup.ts';
import { element, told } from './markup.ts';
import { type Printed, page } from './page.ts';
import { sheet, sheetHead, table, title } from './parts.ts';
import { type GameOnPaper, scoresheets } from './scoresheets.ts';

export interface PairedBoard extends GameOnPaper {
  readonly bye: boolean;
}

export interface PairingSheets extends Printed {
  readonly part: PairingPart;
  readonly tournament: string;
  readonly round: number;
  /** `2026-11-29T16:30` in the hall's own time; empty: not said. */
  readonly begins: string;
  readonly chiefArbiter: string;
  readonly boards: readonly PairedBoard[];
}

const PARTS: Readonly<Record<PairingPart, (sheets: PairingSheets) => Content>> = {
  byBoard,
  byName,
  slips,
  scoresheets: (sheets) => scoresheets(sheets.lang, sheets.boards, headOf(sheets)),
};

export function pairingSheets(sheets: PairingSheets): string {
  const { lang, paper, last, part, tournament, round, chiefArbiter } = sheets;
  const { pairings, arbiter, round: roundSays } = dictionaries[lang].sheets;
  const name = [tournament, roundSays(round), pairings[part]].filter(Boolean).join(' · ');
  const signed = chiefArbiter === '' ? name : `${name} · ${arbiter}: ${chiefArbiter}`;
  // slips are cut apart: a page's number would stand on one of them
  return page({
    title: name,
    lang,
    paper,
    last,
    parts: [PARTS[part](sheets)],
    foot: signed,
    numbered: part !== 'slips',
  });
}

function headOf({ lang, tournament, round, begins }: PairingSheets): Markup {
  const [day = '', hour = ''] = begins.split('T');
  const when = [day === '' ? '' : dayIn(regionOf(lang), day), hour].filter(Boolean).join(', ');
  return sheetHead(told(tournament), [
    dictionaries[lang].sheets.round(round),
    when === '' ? '' : ` · ${when}`,
  ]);
}

function byBoard(sheets: PairingSheets): Markup {
  const { pairings, white, black, table: head } = dictionaries[sheets.lang].sheets;
  const rows = sheets.boards.map((each): readonly Content[] => [
    each.board,
    sideOf(each.white),
    resultOf(each),
    each.bye ? pairings.bye : sideOf(each.black),
  ]);
  return sheet(
    headOf(sheets),
    title(pairings.byBoard),
    table({ caption: null, heads: [head, white, pairings.result, black], rows, numbers: [0] }),
  );
}

/** Everybody once, in the order of the language's letters, with board, colour and opponent. */
function byName(sheets: PairingSheets): Markup {
  const { lang, boards } = sheets;
  const { pairings, white, black, table: head } = dictionaries[lang].sheets;
  const seats = boards.flatMap(({ board, white: first, black: second, bye }) => [
    ...(first === null ? [] : [{ side: first, board, colour: white, against: second, bye }]),
    ...(second === null ? [] : [{ side: second, board, colour: black, against: first, bye }]),
  ]);
  const order = regionOf(lang).locale;
  const rows = seats
    .toSorted((a, b) => a.side.name.localeCompare(b.side.name, order) || a.side.number - b.side.number)
    .map(({ side, board, colour, against, bye }): readonly Content[] => [
      element('b', {}, told(side.name)),
      board,
      bye ? '' : colour,
      bye ? pairings.bye : sideOf(against),
    ]);
  return sheet(
    headOf(sheets),
    title(pairings.byName),
    table({
      caption: null,
      heads: [pairings.player, head, pairings.colour, pairings.opponent],
      rows,
      numbers: [1],
    }),
  );
}

function slips(sheets: PairingSheets): Markup {
  const played = sheets.boards.filter(({ bye }) => !bye);
  return element(
    'section',
    { class: 'slips' },
    played.map((each) => slip(sheets, each)),
  );
}

function slip({ lang, tournament, round }: PairingSheets, { board, white, black }: PairedBoard): Markup {
  const words = dictionaries[lang].sheets;
  const boxes = (['1-0', '1/2-1/2', '0-1'] as const).map((result) =>
    element('span', { class: 'tick' }, resultAsPrinted(result, 'other')),
  );
  const side = (colour: string, each: Side | null): Markup =>
    element(
      'div',
      { class: 'side' },
      element('span', { class: 'quiet' }, colour),
      element('b', {}, sideOf(each)),
    );
  return element(
    'article',
    { class: 'slip' },
    sheetHead(
      [told(tournament), ' · ', words.round(round)],
      element('span', { class: 'big' }, words.board(board)),
    ),
    side(words.white, white),
    side(words.black, black),
    element('div', { class: 'ticks' }, boxes),
    element('div', { class: 'signatures' }, element('div', {}, words.white), element('div', {}, words.black)),
  );
}

const sideOf = (side: Side | null): Content => (side === null || side.name === '' ? '–' : told(side.name));

const resultOf = ({ result }: PairedBoard): string =>
  result === null ? '' : resultAsPrinted(result.result, result.reason);
