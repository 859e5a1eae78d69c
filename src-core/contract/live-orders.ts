/** What an arbiter may have done about the watch over live boards: none of it is a line of the journal. */
import * as v from 'valibot';
import { count, line, ordinal, place } from '../desk/commands/primitives.ts';
import type { Frozen } from '../desk/commands/frozen.ts';
import { LIMITS } from '../vocabulary/limits.ts';

export const liveSource = v.variant('kind', [
  /** A folder, or one file. `poll`: asked again and again, as shares of a network tell of no change. */
  v.strictObject({
    kind: v.literal('files'),
    path: v.pipe(line(LIMITS.path), v.minLength(1)),
    poll: v.boolean(),
  }),
  v.strictObject({
    kind: v.literal('liveChess'),
    url: v.pipe(line(LIMITS.source), v.regex(/^wss?:\/\/[^\s/]+/, 'it is no address of a WebSocket')),
  }),
]);
export type LiveSource = Frozen<v.InferOutput<typeof liveSource>>;

/** Which source, for which round. */
export const liveStart = v.strictObject({ source: liveSource, round: ordinal });
export type LiveStart = Frozen<v.InferOutput<typeof liveStart>>;

const name = line(LIMITS.name);

export const liveOrder = v.variant('do', [
  v.strictObject({ do: v.literal('stop') }),
  /** Puts notices aside, or has them wait again. */
  v.strictObject({
    do: v.literal('see'),
    round: ordinal,
    notices: v.pipe(v.array(count), v.maxLength(10_000)),
    seen: v.boolean(),
    by: name,
  }),
  /** The desk's own game stays as it is, beside this state of the draft. */
  v.strictObject({ do: v.literal('keep'), ...place, key: line(64) }),
  /** The electronic board of a table, by its serial number; null: none. It stays there from round to round. */
  v.strictObject({ do: v.literal('eboard'), board: ordinal, serial: v.nullable(line(64)) }),
  /** The game that the source has under these names is this board's; null: by FIDE ids and names again. */
  v.strictObject({
    do: v.literal('named'),
    ...place,
    names: v.nullable(v.strictObject({ white: name, black: name })),
  }),
  /** Keeps what comes, names taken out, in a file of this computer; or ends it. */
  v.strictObject({ do: v.literal('record'), on: v.boolean() }),
]);
export type LiveOrder = Frozen<v.InferOutput<typeof liveOrder>>;

/** A LiveChess that answers on this computer, with the serial numbers of its boards. */
export interface LiveChessFound {
  readonly url: string;
  readonly boards: readonly string[];
}
