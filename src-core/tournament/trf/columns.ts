/** A line of a report, read by its columns. */
import type { TrfFault, TrfWrong } from './faults.ts';

/** Columns are characters, not UTF-16 units: a letter beyond the first plane is one. */
function columnsOf(line: string): string | readonly string[] {
  return /[\uD800-\uDFFF]/.test(line) ? Array.from(line) : line;
}

export class TrfLine {
  readonly text: string;
  /** From 1. */
  readonly line: number;
  private readonly columns: string | readonly string[];
  private readonly faults: TrfFault[];

  constructor(text: string, line: number, faults: TrfFault[]) {
    this.text = text;
    this.line = line;
    this.columns = columnsOf(text);
    this.faults = faults;
  }

  get width(): number {
    return this.columns.length;
  }

  /** The characters of the columns, both included, from 1. */
  raw(from: number, to: number): string {
    const part = this.columns.slice(from - 1, to);
    return typeof part === 'string' ? part : part.join('');
  }

  field(from: number, to: number): string {
    return this.raw(from, to).trim();
  }

  /** What stands from this column to the end. */
  rest(from: number): string {
    return this.field(from, this.width);
  }

  /** A whole number, null where the columns are blank, and a fault where they are neither. */
  whole(from: number, to: number, wrong: (value: string) => TrfWrong): number | null {
    const text = this.field(from, to);
    if (text === '') return null;
    if (/^\d+$/.test(text)) return Number(text);
    this.fault(from, wrong(text));
    return null;
  }

  /** The same with a decimal part, as `11.5`; a comma is read too. */
  decimal(from: number, to: number, wrong: (value: string) => TrfWrong): number | null {
    const text = this.field(from, to);
    if (text === '') return null;
    const read = readDecimal(text);
    if (read === null) this.fault(from, wrong(text));
    return read;
  }

  fault(column: number, wrong: TrfWrong): void {
    this.faults.push({ ...wrong, line: this.line, column });
  }
}

export function readDecimal(text: string): number | null {
  return /^-?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(text) ? Number(text.replace(',', '.')) : null;
}
