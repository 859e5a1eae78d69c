/** What an arbiter sees of the watch over electronic boards and files of moves. No players' screen has any of it (12.6). */
import type { BoardFed, Grade, NoticeFacts } from '../feeds/index.ts';
import type { PgnResult } from '../chess/pgn-types.ts';
import { ordinal, place, topic } from '../desk/commands/primitives.ts';
import type { LiveSource } from './live-orders.ts';

export const liveTopics = {
  live: topic('live', { round: ordinal }),
  liveDraft: topic('liveDraft', place),
} as const;

/** A game that a source tells, beside the one of the desk. */
export type DraftState =
  /** Nothing of it is told yet. */
  | 'none'
  /** The desk has all of it. */
  | 'same'
  /** It goes on from what the desk has. */
  | 'ahead'
  /** It is another than what a person has entered. */
  | 'differs'
  /** It is another than what a person has confirmed of it before. */
  | 'corrected'
  /** It differs, and a person has decided that the desk's own stays. */
  | 'kept';

export interface LiveBoard extends Omit<BoardFed, 'isLost'> {
  readonly white: string;
  readonly black: string;
  /** The serial number of its electronic board, as it was told to the desk. */
  readonly eboard: string | null;
  /** The players as the source has them, where a person has said that this is their board. */
  readonly named: GameNames | null;
  /** `waiting`: watched, and nothing of it has come yet; `no`: not watched now. */
  readonly fed: 'fed' | 'waiting' | 'lost' | 'no';
  readonly plies: number;
  /** English letters. */
  readonly lastSan: string | null;
  readonly result: PgnResult;
  readonly draft: DraftState;
}

export interface GameNames {
  readonly white: string;
  readonly black: string;
}

export interface LiveNotice {
  /** Its number among those of its round: it stays. */
  readonly id: number;
  readonly facts: NoticeFacts;
  /** Null where the source as a whole is meant. */
  readonly board: number | null;
  /** In the desk's own time. */
  readonly at: number;
  readonly withdrawn: boolean;
  readonly grade: Grade;
  /** Who put it aside, and when (ISO 8601); null while it waits. */
  readonly seen: { readonly by: string; readonly at: string } | null;
}

/** How it stands with the source; times are the desk's own. */
export type LiveFeed =
  | { readonly state: 'stopped' }
  | { readonly state: 'waiting' | 'there' | 'lost'; readonly since: number }
  /** Watched from the desk that has the file. */
  | { readonly state: 'elsewhere' };

export interface LiveView {
  readonly kind: 'live';
  readonly round: number;
  /** Null before the first one; its path is empty on a screen that is not at the desk's own computer. */
  readonly source: LiveSource | null;
  /** The round watched now; null: none. */
  readonly watching: number | null;
  readonly feed: LiveFeed;
  /** Where what comes is recorded; null where it is not. Empty on a screen elsewhere. */
  readonly recording: string | null;
  readonly boards: readonly LiveBoard[];
  /** The newest first; none is ever gone. */
  readonly notices: readonly LiveNotice[];
}

/** One ply of both games, where they part. */
export interface DraftLine {
  readonly ply: number;
  /** English letters; null where that game has no such move. */
  readonly own: string | null;
  readonly fed: string | null;
}

export interface LiveDraftView {
  readonly kind: 'liveDraft';
  readonly round: number;
  readonly board: number;
  /** The last line of the board: what an act on it carries as `seen`. */
  readonly seq: number;
  readonly state: DraftState;
  /** Names this state of the draft: what is decided of it is decided of no other. */
  readonly key: string;
  readonly source: string;
  /** Plies that are the same in both. */
  readonly same: number;
  readonly lines: readonly DraftLine[];
  readonly results: { readonly own: string | null; readonly fed: PgnResult };
  /** Whether both begin from the same position. */
  readonly sameStart: boolean;
  /** The lines of the desk's own moves from there on, the last first. */
  readonly strike: readonly number[];
  /** The game as the source tells it, as a PGN for this board. */
  readonly text: string;
}

export type LiveTopicViews = LiveView | LiveDraftView;
