/** What screens are shown of incidents. */
import type { Color, Role, Square } from '../chess/types.ts';
import type { Incident } from '../laws/incident.ts';
import type { Side } from './side.ts';
import type { Place, TextNotice } from '../desk/journal/events.ts';
import type {
  AppealOutcome,
  BothTexts,
  Consequences,
  IncidentDecided,
  StrikeUndoes,
  RuledMove,
  RulingRead,
} from '../desk/journal/incident-types.ts';
import type { DecidedAt } from '../vocabulary/incidents.ts';
import { place, topic } from '../desk/commands/primitives.ts';

/** Of one player in one game, or in several. */
export interface PlayerCounts {
  /** Completed illegal acts (7.5.5). */
  readonly illegal: number;
  readonly claims: number;
  readonly wrongClaims: number;
  readonly warnings: number;
  /** Other penalties of 12.9. */
  readonly penalties: number;
  readonly offers: number;
}

export interface ArbiterSide extends PlayerCounts {
  /** The same over the rounds before this one. */
  readonly earlier: PlayerCounts;
}

/** What the player to move is bound to, by the incident on line `seq`. */
export interface DutyView {
  readonly seq: number;
  readonly allowed: readonly RuledMove[];
  readonly articles: readonly string[];
}

/** To what a player is bound: to move the man on a square, or to capture it (4.3). */
export interface MoverBound {
  readonly to: 'move' | 'capture';
  readonly role: Role;
  readonly square: Square;
}

/** What an incident of a board, on line `seq`, still asks for. */
export type BoardPending =
  /** Player `by` is to play one of these, in English letters; `bound` says it shorter where one man is what they share. */
  | {
      readonly kind: 'mustPlay';
      readonly seq: number;
      readonly by: Color;
      readonly moves: readonly string[];
      readonly bound: MoverBound | null;
      readonly articles: readonly string[];
    }
  /** A move that `by` has sealed: the game is adjourned, and was not taken up since. */
  | { readonly kind: 'sealed'; readonly seq: number; readonly by: Color }
  | { readonly kind: 'appeal'; readonly seq: number };

export const incidentTopics = {
  /** What only an arbiter may see of a board. */
  arbiter: topic('arbiter', place),
  incidents: topic('incidents', {}),
} as const;
export type IncidentTopicViews = ArbiterView | IncidentsView;

/** What the arbiter should have before his eyes at a board; never on a players' screen. */
export interface ArbiterView extends Place {
  readonly kind: 'arbiter';
  /** The last line of the board, as its own view has it (`BoardView.seq`). */
  readonly seq: number;
  readonly white: ArbiterSide;
  readonly black: ArbiterSide;
  readonly duty: DutyView | null;
  /** What its incidents still ask for, the most pressing first. */
  readonly pending: readonly BoardPending[];
  /** Newest last; struck ones too. */
  readonly incidents: readonly IncidentView[];
  /** Of the present position: plies without a pawn moved or a capture, and how often it has occurred (9.2, 9.3). */
  readonly counts: { readonly quietPlies: number; readonly occurrences: number };
  readonly notes: readonly NoteView[];
  /** Of a game brought in: what was read with a doubt, and what was not read. */
  readonly notices: readonly TextNotice[];
  readonly unread: string | null;
}

export interface NoteView {
  readonly seq: number;
  readonly at: string;
  readonly by: string;
  readonly text: string;
}

export interface AppealView {
  readonly seq: number;
  readonly at: string;
  readonly by: Color;
  readonly text: string;
  readonly settled: {
    readonly seq: number;
    readonly at: string;
    readonly outcome: AppealOutcome;
    readonly text: string;
  } | null;
}

/** An incident of the book, with the names of today. */
export interface IncidentView extends Place {
  readonly seq: number;
  readonly at: string;
  /** The arbiter who decided. */
  readonly decidedBy: string;
  readonly white: Side | null;
  readonly black: Side | null;
  readonly incident: Incident;
  /** What else was true at that moment; absent where nothing was said. */
  readonly also?: readonly Incident[];
  /** Where the arbiter decided it, without telling an incident first; null where he told one. */
  readonly decidedAt: DecidedAt | null;
  /** Who did it, claimed it, or was late; null where it is nobody's. */
  readonly by: Color | 'both' | null;
  /** Who sealed a move in it (Guidelines I); null where nobody did. */
  readonly sealedBy: Color | null;
  readonly ply: number;
  readonly moveNumber: number;
  readonly turn: Color;
  readonly fen: string;
  /** As it was ruled on: 64 letters from a1. */
  readonly chessboard: string;
  readonly ruling: RulingRead;
  readonly decision: { readonly by: 'laws' | 'own'; readonly reason: string };
  readonly consequences: Omit<Consequences, 'allowed'> & { readonly allowed: readonly RuledMove[] | null };
  readonly statements: BothTexts;
  readonly witnesses: string;
  readonly note: string;
  readonly clocks: IncidentDecided['clocks'];
  readonly tookMs: number;
  readonly appeals: readonly AppealView[];
  readonly struckBy: { readonly seq: number; readonly reason: string } | null;
  /** What striking it took back, or would; null where a strike of old does not say. */
  readonly undoes: StrikeUndoes | null;
}

/** The incident book of the tournament, oldest first. */
export interface IncidentsView {
  readonly kind: 'incidents';
  readonly seq: number;
  readonly incidents: readonly IncidentView[];
}
