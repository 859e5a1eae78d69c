/** Views of the tables of parchís. */
import type * as v from 'valibot';
import type { Frozen } from '../desk/commands/frozen.ts';
import { ordinal, topic } from '../desk/commands/primitives.ts';
import type { ParchisTurnEvent } from '../desk/journal/parchis-events.ts';
import type { Count, GoesBack, Illegal, Payment, Stakes, Variant } from '../parchis/index.ts';
import type { ParchisColor, ParchisIncidentKind } from '../vocabulary/parchis.ts';
import type { Side } from './side.ts';

export type { ParchisColor, ParchisIncidentKind };

export const parchisTopics = {
  /** The tables of a round, and the standings over all of them. */
  parchis: topic('parchis', { round: ordinal }),
  parchisTable: topic('parchisTable', { round: ordinal, table: ordinal }),
} as const;
export type ParchisTopic = Frozen<v.InferOutput<(typeof parchisTopics)[keyof typeof parchisTopics]>>;

export type ParchisState = 'toBegin' | 'playing' | 'finished';

export interface ParchisSeatView {
  readonly color: ParchisColor;
  /** Null where his name was erased and he is no player any more. */
  readonly side: Side | null;
  /** From 1, a pair sharing it; null while the game goes on. */
  readonly place: number | null;
  /** How many of his pieces are in. */
  readonly in: number;
}

export interface ParchisRow {
  readonly round: number;
  readonly table: number;
  readonly seats: readonly ParchisSeatView[];
  readonly state: ParchisState;
  readonly turn: ParchisColor | null;
  readonly rolls: number;
}

export interface ParchisStanding {
  readonly rank: number;
  readonly side: Side;
  readonly games: number;
  /** Players of other places behind him, over all his games. */
  readonly beaten: number;
  readonly places: readonly number[];
}

export interface ParchisView {
  readonly kind: 'parchis';
  readonly seq: number;
  readonly round: number;
  readonly tables: readonly ParchisRow[];
  readonly standings: readonly ParchisStanding[];
}

/** A piece of the player of the turn that may be moved now; two that come out together go by the first. */
export interface ParchisOptionView {
  readonly color: ParchisColor;
  readonly pieces: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly eats: ParchisColor | null;
  readonly count: Count;
}

type Told<E> = E extends unknown ? Omit<E, 'round' | 'table' | 'after'> : never;
/** A line of the game, without how the table stood after it. */
export type ParchisTold = Told<ParchisTurnEvent>;

export interface ParchisLineView {
  readonly seq: number;
  readonly at: string;
  readonly by: string;
  readonly event: ParchisTold;
}

/** What the rules say of each kind of incident, had it happened at that roll. */
export interface ParchisRollView {
  readonly seq: number;
  readonly color: ParchisColor;
  readonly dice: readonly number[];
  /** Another player has rolled since: it stands. */
  readonly late: boolean;
}

export interface ParchisDiceView {
  readonly commitment: string;
  readonly said: string | null;
  /** Null until it was told. */
  readonly secret: string | null;
  /** Each roll made under it; `text` is what is hashed for it, told with the secret. */
  readonly rolls: readonly {
    readonly at: number;
    readonly dice: readonly number[];
    readonly text: string | null;
    readonly right: boolean | null;
  }[];
}

export interface ParchisTableView {
  readonly kind: 'parchisTable';
  readonly seq: number;
  readonly round: number;
  readonly table: number;
  readonly exists: boolean;
  readonly seats: readonly ParchisSeatView[];
  readonly variant: Variant;
  readonly stakes: Stakes;
  readonly state: ParchisState;
  /** The line that set it up, which may be struck until it begins. */
  readonly set: number | null;
  /** The steps of each piece from its own salida; empty for a colour that does not play. */
  readonly pieces: Readonly<Record<ParchisColor, readonly number[]>>;
  readonly turn: ParchisColor | null;
  /** Whose pieces the player of the turn moves. */
  readonly hand: ParchisColor | null;
  /** How many dice are thrown. */
  readonly dice: number;
  readonly rolled: readonly number[];
  readonly counts: readonly Count[];
  /** How many rolls in a row have repeated the turn. */
  readonly repeats: number;
  readonly options: readonly ParchisOptionView[];
  readonly duty: 'bringOut' | 'openBarrier' | null;
  /** Why each other piece of the hand stays where it is. */
  readonly still: readonly (Illegal & { readonly piece: number })[];
  /** The last roll, where nothing could be moved with it (P-17), or it was a third 6 (P-28). */
  readonly nothing: {
    readonly color: ParchisColor;
    readonly dice: readonly number[];
    readonly thirdSix: boolean;
    readonly still: ParchisTableView['still'];
  } | null;
  /** The last ones that hold, newest first. */
  readonly lines: readonly ParchisLineView[];
  /** Rolls at which something may have gone wrong, newest first. */
  readonly rolls: readonly ParchisRollView[];
  readonly rulings: Readonly<
    Record<ParchisIncidentKind, { readonly rules: readonly string[]; readonly back: GoesBack }>
  >;
  readonly desksDice: ParchisDiceView | null;
  /** Of a table that plays for money and is over. */
  readonly payments: readonly Payment[];
  /** What each has won or lost by them. */
  readonly balances: readonly { readonly color: ParchisColor; readonly balance: number }[];
}

export type ParchisTopicViews = ParchisView | ParchisTableView;
