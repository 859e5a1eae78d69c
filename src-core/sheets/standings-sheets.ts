/** The papers of the standings: the list, the crosstable, the players' cards, and the bulletin of a round. */
import { resultAsPrinted } from '../words/results.ts';
import { dictionaries } from '../words/index.ts';
import { type Language, regionOf } from '../words/language.ts';
import { cellText, decimals, digitsFor, pointsText } from '../words/table-text.ts';
import { tieBreakSaid } from '../words/tie-break-said.ts';
import type { WallBoard } from '../contract/views.ts';
import type { Crosstable, PlayerCard, PlayerLine, StandingsTable } from '../tournament/tables/index.ts';
import { standingsTitle } from './named.ts';
import { playerCardSheet } from './player-card.ts';
import type { Content, Markup } from './markup.ts';
import { told } from './markup.ts';
import { type Page, type Printed, page } from './page.ts';
import { type Table, heading, paragraph, sheet, sheetHead, table, title } from './parts.ts';

export interface StandingsSheets extends Printed {
  readonly tournament: string;
  readonly chiefArbiter: string;
  /** After how many rounds. */
  readonly after: number;
  readonly tells:
    | { readonly part: 'standings'; readonly table: StandingsTable }
    | { readonly part: 'crosstable'; readonly table: Crosstable }
    | { readonly part: 'cards'; readonly cards: readonly PlayerCard[] }
    | {
        readonly part: 'bulletin';
        readonly boards: readonly WallBoard[];
        readonly table: StandingsTable;
      };
}

/** Columns that still fit beside the names on paper held upright. */
const UPRIGHT_COLUMNS = 6;

export function standingsSheets(sheets: StandingsSheets): string {
  const { lang, tournament, chiefArbiter, tells } = sheets;
  const name = [tournament, titleOf(sheets)].filter(Boolean).join(' · ');
  const { arbiter } = dictionaries[lang].sheets;
  const paper: Page = {
    ...sheets,
    title: name,
    parts: [bodyOf(sheets)],
    foot: chiefArbiter === '' ? name : `${name} · ${arbiter}: ${chiefArbiter}`,
    landscape: tells.part === 'crosstable' && tells.table.columns.length > UPRIGHT_COLUMNS,
  };
  return page(paper);
}

const titleOf = ({ lang, tells, after }: StandingsSheets): string => standingsTitle(lang, tells.part, after);

function bodyOf(sheets: StandingsSheets): Markup {
  const { lang, tournament, tells } = sheets;
  const head = sheetHead(told(tournament), dictionaries[lang].sheets.round(sheets.after));
  const top: Content = [head, title(titleOf(sheets))];
  switch (tells.part) {
    case 'standings':
      return sheet(top, standingsPart(tells.table, lang));
    case 'crosstable':
      return sheet(top, crosstablePart(tells.table, lang));
    case 'cards':
      return sheet(
        top,
        tells.cards.map((card) => playerCardSheet(card, lang)),
      );
    case 'bulletin': {
      const words = dictionaries[lang].screen.standings;
      return sheet(
        top,
        heading(words.results(sheets.after)),
        resultsPart(tells.boards, lang),
        heading(words.title(sheets.after)),
        standingsPart(tells.table, lang),
      );
    }
  }
}

function resultsPart(boards: readonly WallBoard[], lang: Language): Markup {
  const { pairings, white, black, table: head } = dictionaries[lang].sheets;
  const { heads } = dictionaries[lang].screen.standings;
  return table({
    caption: null,
    heads: [head, heads.number, white, pairings.result, heads.number, black],
    rows: boards.map(({ board, white: first, black: second, bye, result }) => [
      board,
      first?.number ?? '',
      nameOf(first),
      result === null ? '' : resultAsPrinted(result.result, result.reason),
      second?.number ?? '',
      bye ? pairings.bye : nameOf(second),
    ]),
    numbers: [0, 1, 4],
  });
}

function standingsPart(standings: StandingsTable, lang: Language): Content {
  const { heads } = dictionaries[lang].screen.standings;
  const figures = figuresOf(standings, lang);
  const before = [heads.rank, heads.number, heads.title, heads.name, heads.fed, heads.rating];
  return [
    filled({
      caption: null,
      heads: [...before, heads.points, ...standings.codes],
      rows: standings.lines.map((line, at) => [
        ...[line.rank, line.number, line.title, nameOf(line), line.federation, line.rating ?? ''],
        ...(figures[at] ?? []),
      ]),
      numbers: [0, 1, 5, ...figureColumns(before.length, standings)],
    }),
    notes(standings, lang),
  ];
}

function crosstablePart(cross: Crosstable, lang: Language): Content {
  const { heads, letters, legend, legendMet } = dictionaries[lang].screen.standings;
  const region = regionOf(lang);
  const figures = figuresOf(cross, lang);
  const { byOpponent } = cross;
  const before = [heads.rank, heads.number, heads.title, heads.name, heads.rating];
  const columns = cross.columns.map((column) => (byOpponent ? `${column}` : heads.roundShort(column)));
  return [
    filled({
      caption: null,
      heads: [...before, ...columns, heads.points, ...cross.codes],
      rows: cross.lines.map((line, at) => [
        ...[line.rank, line.number, line.title, nameOf(line), line.rating ?? ''],
        ...line.cells.map((cell, column) =>
          cross.columns[column] === line.number && byOpponent
            ? '×'
            : cell.map((each) => cellText(region, letters, each, byOpponent)).join(' '),
        ),
        ...(figures[at] ?? []),
      ]),
      numbers: [0, 1, 4, ...figureColumns(before.length + columns.length, cross)],
      look: 'dense',
    }),
    paragraph(byOpponent ? legendMet : legend, 'quiet'),
    notes(cross, lang),
  ];
}

/** A table without the columns in which nobody has anything. */
function filled({ heads, rows, numbers = [], ...rest }: Table): Markup {
  const kept = heads.map((_, at) => at).filter((at) => rows.some((cells) => cells[at] !== ''));
  const only = (cells: readonly Content[]): readonly Content[] => kept.map((at) => cells[at] ?? '');
  return table({
    ...rest,
    heads: only(heads),
    rows: rows.map(only),
    numbers: numbers.map((at) => kept.indexOf(at)),
  });
}

/** Points and tie-breaks of each line. */
function figuresOf({ lines, codes }: StandingsTable, lang: Language): readonly (readonly Content[])[] {
  const region = regionOf(lang);
  const digits = codes.map((_, at) => digitsFor(lines.map(({ figures }) => figures[at] ?? 0)));
  return lines.map(({ points, figures }) => [
    pointsText(region, points),
    ...figures.map((figure, at) => decimals(region, figure, digits[at] ?? 0)),
  ]);
}

function figureColumns(first: number, { codes }: StandingsTable): readonly number[] {
  return Array.from({ length: codes.length + 1 }, (_, at) => first + at);
}

/** What the codes mean, what was left out and why, and what is still open. */
function notes({ codes, dropped, open }: StandingsTable, lang: Language): Content {
  const words = dictionaries[lang].screen.standings;
  const said = codes.map((code) => `${code}: ${tieBreakSaid(words.tieBreaks, code)}`).join('. ');
  return [
    said === '' ? null : paragraph(`${said}.`, 'quiet'),
    dropped.map(({ code, why }) => paragraph(words.dropped(code, why), 'quiet')),
    open === 0 ? null : paragraph(words.open(open)),
  ];
}

const nameOf = (player: PlayerLine | null): Content =>
  player === null || player.name === '' ? '–' : told(player.name);
