/** A game as a PGN tells it: plain values. */
import type { Played, Position } from './types.ts';

export interface PgnTag {
  readonly name: string;
  readonly value: string;
}

export interface PgnNotice {
  /** 1-based line and column in the text read. */
  readonly line: number;
  readonly column: number;
  readonly code: string;
  /** The piece of text in question. */
  readonly text: string;
  readonly facts: Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
}

/** What stands beside a move: everything but the move itself. Absent where there is nothing. */
export interface MoveRemarks {
  readonly nags?: readonly number[];
  /** Before the move, and after it. Clock, elapsed time and evaluation are taken out of the text. */
  readonly commentsBefore?: readonly string[];
  readonly comments?: readonly string[];
  readonly clkMs?: number;
  readonly emtMs?: number;
  /** As written: `0.35`, `#-3`, `1.2,20`. */
  readonly eval?: string;
  readonly variations?: readonly (readonly PgnMove[])[];
}

export interface PgnMove {
  /** Null for a null move (`--`). */
  readonly move: Played | null;
  /** English letters, as formatSan or, of an illegal move that stands, formatStanding writes it; `--` for a null move. */
  readonly san: string;
  readonly remarks?: MoveRemarks;
}

export type PgnResult = '1-0' | '0-1' | '1/2-1/2' | '0-0' | '1/2-0' | '0-1/2' | '*';

export interface PgnGame {
  /** In the order read; a name may repeat (with a notice). */
  readonly tags: readonly PgnTag[];
  readonly start: Position;
  readonly startComments: readonly string[];
  readonly moves: readonly PgnMove[];
  readonly result: PgnResult;
  /** True for `1-0F` and the like: a game not played. */
  readonly forfeit: boolean;
  /** The text from an illegal or unreadable move on, as it was; null where all was read. */
  readonly unread: string | null;
  readonly notices: readonly PgnNotice[];
  /** The language of the piece letters: `en`, `es` ... or null where no piece letter occurs. */
  readonly lang: string | null;
  /** A result stood after the moves: what was written of the game was not cut short. */
  readonly closed?: boolean;
  /** 1-based line of the text read on which the game begins; absent where it was not read from one. */
  readonly line?: number;
}
