/** The games of a round whose moves are recorded, each on a sheet of its own, as players write them. */
import { clockTime } from '../words/clock-times.ts';
import { dictionaries } from '../words/index.ts';
import type { Language } from '../words/language.ts';
import { regionOf } from '../words/language.ts';
import { sanIn } from '../words/moves.ts';
import { resultAsPrinted } from '../words/results.ts';
import type { GameResult, ResultReason, Side } from '../contract/desk-api.ts';
import type { Color } from '../vocabulary/colors.ts';
import type { Content, Markup } from './markup.ts';
import { element, told } from './markup.ts';
import { columns, keyValues, paragraph, sheet, signatures, table } from './parts.ts';
import { rankLetters } from './position960.ts';

/** A move as it was recorded. */
export interface SheetMove {
  readonly number: number;
  readonly color: Color;
  /** In English letters. */
  readonly san: string;
  /** What the player's clock showed after it. */
  readonly clkMs: number | null;
}

/** A game with what is recorded of it. */
export interface GameOnPaper {
  readonly board: number;
  readonly white: Side | null;
  readonly black: Side | null;
  readonly result: { readonly result: GameResult; readonly reason: ResultReason } | null;
  readonly moves: readonly SheetMove[];
  /** Of a game of Chess960. */
  readonly startNumber: number | null;
}

/** So many moves stand one under the other, as on paper. */
const IN_COLUMN = 30;

export function scoresheets(lang: Language, boards: readonly GameOnPaper[], head: Markup): readonly Markup[] {
  const games = boards.filter(({ moves }) => moves.length > 0);
  if (games.length > 0) return games.map((game) => scoresheet(lang, game, head));
  return [sheet(head, paragraph(dictionaries[lang].sheets.pairings.noMoves))];
}

function scoresheet(lang: Language, game: GameOnPaper, head: Markup): Markup {
  const { sheets, screen } = dictionaries[lang];
  const { board, white, black, result, moves, startNumber } = game;
  const ended =
    result === null
      ? '*'
      : `${resultAsPrinted(result.result, result.reason)} · ${screen.board.reasons[result.reason]}`;
  const named = (side: Side | null): Content => (side === null || side.name === '' ? '–' : told(side.name));
  const rows = rowsOf(lang, moves);
  const parts = Array.from({ length: Math.ceil(rows.length / IN_COLUMN) }, (_, at) =>
    rows.slice(at * IN_COLUMN, (at + 1) * IN_COLUMN),
  );
  return sheet(
    head,
    element('p', { class: 'big' }, sheets.board(board)),
    keyValues([
      [sheets.white, named(white)],
      [sheets.black, named(black)],
      [sheets.pairings.result, ended],
      [
        sheets.pairings.start,
        startNumber === null ? null : `${startNumber} · ${rankLetters(startNumber, lang)}`,
      ],
    ]),
    Array.from({ length: Math.ceil(parts.length / 2) }, (_, at) =>
      columns(...[0, 1].map((side) => movesTable(lang, parts[2 * at + side] ?? []))),
    ),
    signatures(sheets.white, sheets.black),
  );
}

/** Number, White's move and time, Black's move and time. */
type Row = readonly [number, string, string, string, string];

function rowsOf(lang: Language, moves: readonly SheetMove[]): readonly Row[] {
  const byNumber = new Map<number, Partial<Record<Color, SheetMove>>>();
  for (const move of moves) byNumber.set(move.number, { ...byNumber.get(move.number), [move.color]: move });
  const san = (move: SheetMove | undefined): string =>
    move === undefined ? '' : sanIn(regionOf(lang), move.san);
  const time = (move: SheetMove | undefined): string =>
    move === undefined || move.clkMs === null ? '' : clockTime(move.clkMs);
  return [...byNumber].map(([number, { white, black }]) => [
    ...([number, san(white), time(white)] as const),
    ...([san(black), time(black)] as const),
  ]);
}

/** Without the columns of the times where none is known. */
function movesTable(lang: Language, rows: readonly Row[]): Content {
  const { white, black, pairings } = dictionaries[lang].sheets;
  if (rows.length === 0) return '';
  const timed = rows.some(([, , first, , second]) => first !== '' || second !== '');
  return table({
    caption: null,
    heads: timed
      ? [pairings.moveNumber, white, pairings.time, black, pairings.time]
      : [pairings.moveNumber, white, black],
    rows: timed ? rows : rows.map(([number, first, , second]) => [number, first, second]),
    numbers: timed ? [0, 2, 4] : [0],
    look: 'dense',
  });
}
