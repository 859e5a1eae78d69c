/**
 * The tables as text for a spreadsheet. Figures have a decimal comma, as spreadsheets do where a semicolon parts the
 * columns; what a round was is told in the letters of FIDE's report (`12w1`, `7b=`, `3w+`, `U`, `F`, `H`, `Z`; `*`: no
 * result yet).
 */
import { formatCsv } from '../csv.ts';
import type { Crosstable } from './crosstable.ts';
import type { PlayerCard } from './player-card.ts';
import type { RoundTold } from './round-told.ts';
import type { PlayerLine, StandingLine, StandingsTable } from './standings-table.ts';

const WHO = ['Rank', 'No', 'Title', 'Name', 'Fed', 'Rating'];

export function standingsCsv({ codes, lines }: StandingsTable): string {
  return formatCsv(
    [...WHO, 'Points', ...codes],
    lines.map((line) => [...who(line), ...figures(line)]),
  );
}

export function crosstableCsv({ codes, columns, byOpponent, lines }: Crosstable): string {
  const heads = columns.map((column) => (byOpponent ? `${column}` : `R${column}`));
  return formatCsv(
    [...WHO, ...heads, 'Points', ...codes],
    lines.map((line) => [
      ...who(line),
      ...line.cells.map((cell) => cell.map((told) => roundCode(told, !byOpponent)).join(' ')),
      ...figures(line),
    ]),
  );
}

/** All cards as one table, a line a round of a player. */
export function cardsCsv(cards: readonly PlayerCard[]): string {
  const heads = ['No', 'Name', 'Round', 'Color', 'OppNo', 'Opponent', 'OppRating', 'Result'];
  const rows = cards.flatMap(({ line, rounds }) =>
    rounds.map((told) => [
      ...[`${line.number}`, line.name, `${told.round}`, told.color ?? ''],
      ...opponent(told.against),
      ...[
        told.how === 'game' ? WORTH[told.score ?? 'loss'] : resultCode(told),
        decimal(told.points),
        decimal(told.total),
        `${told.rank}`,
      ],
      ...[told.float ?? '', told.expected === null ? '' : decimal(told.expected / 100)],
    ]),
  );
  return formatCsv([...heads, 'Points', 'Total', 'Rank', 'Float', 'Expected'], rows);
}

function who({ rank, number, title, name, federation, rating }: StandingLine): string[] {
  return [`${rank}`, `${number}`, title, name, federation, ratingText(rating)];
}

function figures({ points, figures: all }: StandingLine): string[] {
  return [points, ...all].map(decimal);
}

function opponent(against: PlayerLine | null): string[] {
  return against === null ? ['', '', ''] : [`${against.number}`, against.name, ratingText(against.rating)];
}

const ratingText = (rating: number | null): string => `${rating ?? ''}`;

const decimal = (value: number): string => `${value}`.replace('.', ',');

const CODES = { pairing: 'U', full: 'F', half: 'H', zero: 'Z', adjourned: '*' } as const;
const PLAYED = { win: '1', draw: '=', loss: '0' } as const;
/** In a cell of its own a `=` would be a formula. */
const WORTH = { win: '1', draw: '0,5', loss: '0' } as const;

function resultCode({ how, score }: RoundTold): string {
  if (how === 'game') return score === null ? '' : PLAYED[score];
  if (how === 'forfeit') return score === 'win' ? '+' : '-';
  return CODES[how];
}

/** `12w1`; against a column's own opponent without his number. */
function roundCode(told: RoundTold, named: boolean): string {
  const { opponent: number, color } = told;
  return [named ? (number ?? '') : '', color === null ? '' : color.charAt(0), resultCode(told)].join('');
}
