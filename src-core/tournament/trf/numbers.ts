/** Numbers of players in a line, by columns or by spaces. */
import type { TrfLine } from './columns.ts';
import type { Reading } from './reading.ts';

/** In columns four wide, the next one five on; null where one of them is no number. */
export function numbersFrom(reading: Reading, line: TrfLine, column: number): number[] | null {
  const numbers: number[] = [];
  for (let at = column; at <= line.width; at += 5) {
    const text = line.field(at, at + 3);
    if (text === '' || /^0+$/.test(text)) continue;
    if (!/^\d+$/.test(text) || line.field(at + 4, at + 4) !== '') return null;
    numbers.push(named(reading, line, at, Number(text)));
  }
  return numbers;
}

/** Parted by spaces; null where one of them is no number. */
export function numbersIn(reading: Reading, line: TrfLine): number[] | null {
  const words = line.rest(4).split(/\s+/);
  if (words.some((word) => !/^\d{1,4}$/.test(word) || Number(word) === 0)) return null;
  return words.map((word) => named(reading, line, 5, Number(word)));
}

export function named(reading: Reading, line: TrfLine, column: number, number: number): number {
  reading.named.push({ line, column, number });
  return number;
}

/** A round, 0 where the columns are blank or `000`; null where they are no number. */
export function roundIn(line: TrfLine, from: number, to: number): number | null {
  const text = line.field(from, to);
  return /^\d{0,3}$/.test(text) ? Number(text) : null;
}
