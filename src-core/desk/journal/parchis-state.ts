/** What the lines about parchís come to: plain values, the tables by round and number. */
import type { Stakes, Variant } from '../../parchis/index.ts';
import type { ParchisPlace, ParchisSeat, ParchisTurnEvent } from './parchis-events.ts';

export interface ParchisLine {
  readonly seq: number;
  readonly at: string;
  readonly by: string;
  readonly event: ParchisTurnEvent;
}

/** A secret under which rolls are made at this desk. */
export interface ParchisDice {
  readonly seq: number;
  readonly secret: string;
  readonly commitment: string;
  /** Null until the table has said its part: there is no roll before. */
  readonly said: string | null;
  /** The line that told the secret. */
  readonly shown: number | null;
}

/** What a table agreed on before it began. */
export interface ParchisSetting {
  readonly seats: readonly ParchisSeat[];
  readonly variant: Variant;
  readonly stakes: Stakes;
}

/** Without seats where the line that set it up was struck: it is no table any more. */
export interface ParchisTable extends ParchisPlace, ParchisSetting {
  /** The last line of this table. */
  readonly seq: number;
  /** The lines that set it up, and hold: the last of them is what it is. */
  readonly settings: readonly (ParchisSetting & { readonly seq: number })[];
  /** Those that hold; the table stands as the last of them left it. */
  readonly lines: readonly ParchisLine[];
  readonly struck: readonly { readonly seq: number; readonly by: number; readonly reason: string }[];
  readonly dice: readonly ParchisDice[];
}

export function parchisTable(
  tables: readonly ParchisTable[],
  { round, table }: ParchisPlace,
): ParchisTable | null {
  return tables.find((each) => each.round === round && each.table === table) ?? null;
}

/** The table that a line of it is of, struck ones too; null for any other line. */
export function parchisTableWith(tables: readonly ParchisTable[], seq: number): ParchisTable | null {
  const has = (rows: readonly { readonly seq: number }[]): boolean => rows.some((row) => row.seq === seq);
  return tables.find(({ settings, lines, struck }) => has(settings) || has(lines) || has(struck)) ?? null;
}
