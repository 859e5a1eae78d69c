/** Views of the standings: tables of the tournament's record, and what hangs on the hall's wall. */
import * as v from 'valibot';
import type { Crosstable, PlayerCard, PlayerLine, StandingsTable } from '../tournament/tables/index.ts';
import type { GameResult, ResultReason } from '../vocabulary/results.ts';
import { count, ordinal, topic } from '../desk/commands/primitives.ts';

/** After this round, or as many as are paired; null: after the last round whose boards all have their result. */
const after = v.nullable(count);

export const standingsTopics = {
  standings: topic('standings', { after }),
  crosstable: topic('crosstable', { after }),
  playerCard: topic('playerCard', { after, number: ordinal }),
  /** Null: the last round that is paired. */
  wall: topic('wall', { round: v.nullable(ordinal) }),
} as const;
export type StandingsTopicViews = StandingsView | CrosstableView | PlayerCardView | WallView;

interface Shown {
  readonly seq: number;
  /** How many rounds are paired. */
  readonly paired: number;
}

export type StandingsView = StandingsTable & Shown & { readonly kind: 'standings' };

export type CrosstableView = Crosstable & Shown & { readonly kind: 'crosstable' };

export interface PlayerCardView extends Shown {
  readonly kind: 'playerCard';
  readonly number: number;
  /** Null where nobody has this number. */
  readonly card: PlayerCard | null;
}

export interface WallBoard {
  readonly board: number;
  readonly white: PlayerLine | null;
  readonly black: PlayerLine | null;
  readonly bye: boolean;
  readonly result: { readonly result: GameResult; readonly reason: ResultReason } | null;
}

/**
 * What everybody in the hall may read of a round: who meets whom, the results as they come, and the standings before
 * it. Of games in play nothing at all: neither moves nor clocks (11.3, 12.6).
 */
export interface WallView extends Shown {
  readonly kind: 'wall';
  readonly tournament: string;
  readonly round: number;
  /** As it is scheduled (`2026-11-29T16:30`, where it is played); empty: not said. */
  readonly begins: string;
  readonly boards: readonly WallBoard[];
  readonly standings: StandingsTable;
}
