/** What the desk knows of a round before anything of it is watched. */
import type { Position } from '../chess/index.ts';
import type { RuleSetId } from '../vocabulary/rule-sets.ts';

export interface WatchedPlayer {
  readonly name: string;
  /** As text; null where he has none. */
  readonly fideId: string | null;
}

export interface WatchedBoard {
  readonly board: number;
  readonly white: WatchedPlayer;
  readonly black: WatchedPlayer;
  /** Serial number of the electronic board; null where a file tells the moves. */
  readonly eboard: string | null;
  readonly start: Position;
  /** The players as a file has them, where a person has said that theirs is this board. */
  readonly named?: { readonly white: string; readonly black: string } | null;
}

/** The control as a watch needs it, in milliseconds: what a move adds, and the time that comes once after so many moves. */
export interface ClockRule {
  readonly incrementMs: number;
  readonly period: { readonly moves: number; readonly addMs: number } | null;
}

export interface WatchedRound {
  readonly round: number;
  readonly regime: RuleSetId;
  /** Null where the control is not known: then no reading is too much. */
  readonly clockRule: ClockRule | null;
  /** After so long without a sign something counts as lost. */
  readonly lostAfterMs: number;
  readonly boards: readonly WatchedBoard[];
}
