/**
 * Views: what a screen shows, everything of it derived from the journal by the desk. Part of the contract
 * (desk-api.ts), which gives them on.
 */
import type * as v from 'valibot';
import type { RightsDoubt } from '../chess/rights-doubted.ts';
import type { Color, PromotionRole, Square, Variant } from '../chess/types.ts';
import { drawTopics, type DrawView } from './draw-views.ts';
import type { Bye, PutOff } from '../vocabulary/pairings.ts';
import type { GameResult, Place, ResultReason } from '../desk/journal/events.ts';
import { type BoardPending, incidentTopics, type IncidentTopicViews } from './incident-views.ts';
import type { TournamentForm } from '../desk/journal/tournament-details.ts';
import type { TournamentRules } from '../desk/journal/incident-types.ts';
import type { Person, PlayerDetails } from '../desk/journal/people.ts';
import { parchisTopics, type ParchisTopicViews } from './parchis-views.ts';
import { positionTopics, type PositionView } from './position-views.ts';
import { position960Topics, type Position960Views } from './position960-views.ts';
import { liveTopics, type LiveTopicViews } from './live-views.ts';
import { standingsTopics, type StandingsTopicViews } from './standings-views.ts';
import type { Frozen } from '../desk/commands/frozen.ts';
import { ordinal, place, topic } from '../desk/commands/primitives.ts';

export type * from './pairing-views.ts';
import type { AwayView, PairingRulesView, PresenceView } from './pairing-views.ts';

export type * from './position960-views.ts';
export type * from './standings-views.ts';

export type * from './parchis-views.ts';
export type * from './position-views.ts';
export type * from './live-views.ts';
export type * from './side.ts';
export type * from './swiss-views.ts';
import type { Side } from './side.ts';
import {
  clockTopics,
  type ClockRow,
  type ClockTopicViews,
  type ClockView,
  type ControlsView,
  type ForfeitProposal,
} from './clock-views.ts';
import { swissTopics, type SwissTopicViews } from './swiss-views.ts';
import type { Trust } from '../plain/trust.ts';
import type { BackupView } from './backup-view.ts';

export type * from './clock-views.ts';

/** The schema of every topic, by its kind; what it shows is beside it. */
export const TOPICS = {
  desk: topic('desk', {}),
  tournament: topic('tournament', {}),
  players: topic('players', {}),
  round: topic('round', { round: ordinal }),
  board: topic('board', place),
  ...incidentTopics,
  ...clockTopics,
  ...drawTopics,
  ...standingsTopics,
  ...swissTopics,
  ...parchisTopics,
  ...liveTopics,
  ...positionTopics,
  ...position960Topics,
} as const;

export type TopicKind = keyof typeof TOPICS;
/** What a screen may watch. */
export type Topic = Frozen<v.InferOutput<(typeof TOPICS)[TopicKind]>>;

/** The trust line: always true. */
export interface DeskView extends Omit<Trust, 'path'> {
  readonly kind: 'desk';
  /** `id`: the same wherever it is asked. `path`: null on a screen that is not at the desk's own computer. */
  readonly file: { readonly id: string; readonly path: string | null; readonly name: string } | null;
  readonly screens: number;
  /** How many boards' clocks run, that this desk keeps. */
  readonly running: number;
  /** Of those, how many only mirror a clock on the table, which no desk stops. */
  readonly mirrors: number;
  /** How it stands with its copies; only at the desk's own computer. */
  readonly backup?: BackupView;
}

export interface TournamentView {
  readonly kind: 'tournament';
  readonly seq: number;
  /** Null only while no tournament is open. */
  readonly details:
    | (TournamentForm & {
        readonly rules: Required<TournamentRules>;
        /** Of a tournament to try things on: the word its name begins with. */
        readonly example?: string;
      })
    | null;
  readonly players: number;
  readonly rounds: readonly RoundSummary[];
  /** The round from which on it is not paired as FIDE's rules have it; null while it is. */
  readonly fideLeft: number | null;
  readonly controls: ControlsView;
  readonly pairing: PairingRulesView;
}

export interface RoundSummary {
  readonly round: number;
  readonly boards: number;
  readonly playing: number;
  readonly finished: number;
  /** Boards where nobody plays. */
  readonly byes: number;
  /** Boards whose clock stands since a crash or a sleep, and waits for the arbiter. */
  readonly interrupted: number;
}

export type PlayerView = Person & PlayerDetails;

export interface PlayersView {
  readonly kind: 'players';
  readonly seq: number;
  readonly players: readonly PlayerView[];
  readonly presence: readonly PresenceView[];
}

export type BoardState = 'toStart' | 'playing' | 'finished' | 'bye';

export interface ResultView {
  readonly seq: number;
  readonly result: GameResult;
  readonly reason: ResultReason;
  readonly note: string;
}

export interface BoardRow extends Place {
  readonly white: Side | null;
  readonly black: Side | null;
  readonly state: BoardState;
  readonly turn: Color;
  /**
   * The number of the last move made; before the first, of the one to be made. By the clock's counter, as `turn` is,
   * where it has counted more moves than are recorded: so many `unrecorded`, else 0.
   */
  readonly moveNumber: number;
  readonly unrecorded: number;
  readonly plies: number;
  /** English letters; screens put them into their language. */
  readonly lastSan: string | null;
  readonly result: ResultView | null;
  /** Mate, stalemate and the like on the chessboard, not yet declared. */
  readonly ending: EndingView | null;
  readonly notices: number;
  readonly clock: ClockRow | null;
  /** The most pressing of what its incidents ask for. */
  readonly pending: BoardPending | null;
  /** Who is absent with the default time over (6.7.1). */
  readonly late: readonly Color[];
  /** What a bye is, where it was said; null where it was not, or where two play. */
  readonly byeOf: Bye | null;
  readonly putOff: PutOff | null;
}

export interface RoundView {
  readonly kind: 'round';
  readonly seq: number;
  readonly round: number;
  readonly boards: readonly BoardRow[];
  /** Its pairings were told to the players. */
  readonly published: boolean;
  /** Who is not paired in it, by number. */
  readonly away: readonly AwayView[];
}

export interface EndingView {
  readonly reason: 'checkmate' | 'stalemate' | 'deadPosition' | 'fivefold' | 'seventyFiveMoves';
  readonly result: GameResult;
  readonly article: string;
}

export interface PlyView {
  readonly seq: number;
  readonly at: string;
  readonly by: string;
  readonly san: string;
  readonly uci: string;
  /** The chessboard after the move: 64 letters from a1 (see chess Position.board). */
  readonly board: string;
  readonly fen: string;
  /** For the frame of the last move: squares left and reached. */
  readonly from: Square | null;
  readonly to: Square | null;
  /** An illegal move that stands: nobody objected in time (7.5, A.5.2). */
  readonly stands: boolean;
  readonly check: Square | null;
  /** What the mover's clock showed after the move, and how long the move took. */
  readonly clkMs: number | null;
  readonly emtMs: number | null;
  /** Whence that is known: a PGN, this desk's clock, worked out of a mirror, or typed; null where it is not. */
  readonly clkFrom: 'pgn' | 'measured' | 'computed' | 'typed' | null;
  readonly comments: readonly string[];
}

/** A legal move of the present position, with all the squares a hand may drop the piece on. */
export interface LegalMove {
  readonly from: Square;
  readonly to: Square;
  readonly promotion?: PromotionRole;
  readonly san: string;
  /** Castling: also the square the king ends on (g1 or c1), if a plain king move does not go there. */
  readonly also: Square | null;
}

/** One board, as anybody may see it: what only an arbiter may see of it is ArbiterView. */
export interface BoardView extends Place {
  readonly kind: 'board';
  /** The last line of this board: what an act on it carries as `seen`. */
  readonly seq: number;
  readonly exists: boolean;
  readonly white: Side | null;
  readonly black: Side | null;
  readonly state: BoardState;
  readonly variant: Variant;
  readonly startNumber: number | null;
  readonly start: {
    readonly board: string;
    readonly fen: string;
    readonly turn: Color;
    readonly moveNumber: number;
    /** Why its castling rights cannot come from one start. */
    readonly rightsDoubted: readonly RightsDoubt[];
  };
  /** A start position is drawn and waits for its hour (milliseconds since 1970): no move until then. */
  readonly startAwaited: { readonly showAt: number | null } | null;
  readonly plies: readonly PlyView[];
  /** Moves struck, newest last, for the record. */
  readonly struck: readonly { readonly seq: number; readonly san: string; readonly reason: string }[];
  readonly turn: Color;
  readonly moveNumber: number;
  readonly legal: readonly LegalMove[];
  readonly ending: EndingView | null;
  readonly result: ResultView | null;
  readonly clock: ClockView | null;
  /** Who is absent with the default time over (6.7.1). */
  readonly late: readonly Color[];
  /** What follows from that, for the arbiter to declare. */
  readonly forfeit: ForfeitProposal | null;
  /** Adjourned, or to be played another day. */
  readonly putOff: PutOff | null;
}

export type View =
  | DeskView
  | TournamentView
  | PlayersView
  | RoundView
  | BoardView
  | IncidentTopicViews
  | ClockTopicViews
  | DrawView
  | StandingsTopicViews
  | SwissTopicViews
  | ParchisTopicViews
  | LiveTopicViews
  | PositionView
  | Position960Views;
export type ViewOf<T extends Topic> = Extract<View, { readonly kind: T['kind'] }>;
