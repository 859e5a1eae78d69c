/** Points, figures and cells of tables as a person reads them. */
import type { RoundTold } from '../tournament/tables/index.ts';
import type { Color } from '../vocabulary/colors.ts';
import type { Region } from './region.ts';

/** Points as a scoresheet has them: `5½`, `½`, `0`; other parts of a point by the language's habit. */
export function pointsText(region: Region, points: number): string {
  const whole = Math.floor(points);
  if (points === whole) return `${points}`;
  return points - whole === 0.5 ? `${whole === 0 ? '' : whole}½` : decimals(region, points, 2);
}

/** As many decimals as a column of these needs, two at most, so that its figures stand under each other. */
export function digitsFor(values: readonly number[]): number {
  if (values.every(Number.isInteger)) return 0;
  return values.every((value) => Number.isInteger(value * 10)) ? 1 : 2;
}

/** A figure with so many decimals. */
export function decimals(region: Region, value: number, digits: number): string {
  const exactly = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false };
  return new Intl.NumberFormat(region.locale, exactly).format(value);
}

/** A change with its sign: `+12,4`, `−3`, `0`. */
export function changeText(region: Region, change: number): string {
  const size = decimals(region, Math.abs(change), digitsFor([change]));
  if (change === 0) return size;
  return `${change > 0 ? '+' : '−'}${size}`;
}

const PLAYED = { win: '1', draw: '½', loss: '0' } as const;

/** What came of a round without who it was against: `1`, `½`, `+`, `*` while it is open; without an opponent `–½`. */
export function resultText(region: Region, { how, score, points }: RoundTold): string {
  if (how === 'game') return score === null ? '' : PLAYED[score];
  if (how === 'forfeit') return score === 'win' ? '+' : '−';
  return how === 'adjourned' ? '*' : `–${pointsText(region, points)}`;
}

/** A round in a crosstable: `12b½`; where the column is the opponent, without his number. */
export function cellText(
  region: Region,
  letters: Readonly<Record<Color, string>>,
  told: RoundTold,
  byOpponent: boolean,
): string {
  const color = told.color === null ? '' : letters[told.color];
  return `${byOpponent ? '' : (told.opponent ?? '')}${color}${resultText(region, told)}`;
}
