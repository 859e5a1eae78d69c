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

export interface ParchisTable extends ParchisPlace {
  /** The last line of this table. */
  readonly seq: number;
  readonly seats: readonly ParchisSeat[];
  readonly variant: Variant;
  readonly stakes: Stakes;
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

/** The table that a line of the game is of, struck ones too; null for any other line. */
export function parchisTableWith(tables: readonly ParchisTable[], seq: number): ParchisTable | null {
  const has = (rows: readonly { readonly seq: number }[]): boolean => rows.some((row) => row.seq === seq);
  return tables.find(({ lines, struck }) => has(lines) || has(struck)) ?? null;
}
