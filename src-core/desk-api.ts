/**
 * The contract between the desk and whoever stands before it. Only types: every door (in process, IPC, HTTP with
 * WebSocket) forwards these calls by name, and nothing but plain JSON crosses.
 */
import type { PromotionRole, Square, Variant } from './chess/types.ts';
import type { Color } from './chess/types.ts';
import type { DeskCommand } from './desk/commands.ts';
import type { Entry, GameResult, Place, ResultReason, RuleSetId, TextNotice } from './desk/events.ts';
import type { Person, PersonId } from './desk/people.ts';

export type { Color, PromotionRole, Square, Variant } from './chess/types.ts';
export type * from './desk/commands.ts';
export type {
  DeskEvent,
  DeskEventType,
  Entry,
  GameResult,
  Pairing,
  Place,
  ResultReason,
  RuleSetId,
  TextNotice,
} from './desk/events.ts';
export type { Person, PersonId } from './desk/people.ts';

/** One act of one arbiter. `id` is made by the screen (a UUID): an act repeated is answered, not done twice. */
export interface Act {
  readonly id: string;
  readonly by: string;
  /**
   * The last line this screen had shown of the board the command is about (`BoardView.seq`); for commands about
   * no board, of the tournament's own lines (`TournamentView.seq`). Null: does not matter.
   */
  readonly seen: number | null;
  readonly command: DeskCommand;
}

/** The desk says no, and that is normal. `code` has its words in renderer/words; `facts` fill them in. */
export interface Refusal {
  readonly code: string;
  readonly facts: Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
}

/** A line of a text from outside that did not go in, and why. */
export interface LineFault extends Refusal {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

export type ActReply =
  | {
      readonly ok: true;
      /** First and last entry written; equal to the desk's last where nothing had to be written. */
      readonly first: number;
      readonly last: number;
      /** Lines left out of a list or a PGN that otherwise went in. */
      readonly faults: readonly LineFault[];
      /** How many players, pairings, moves or games the act brought in. */
      readonly count: number;
      /** True where this act had been done before, and is only answered again. */
      readonly repeated: boolean;
    }
  | { readonly ok: false; readonly refusal: Refusal; readonly faults: readonly LineFault[] };

export type FaultCode =
  | 'noTournament'
  | 'notATournament'
  | 'newerFile'
  | 'damaged'
  | 'readOnly'
  | 'diskFull'
  | 'notFound'
  | 'exists'
  | 'noAccess'
  | 'busy'
  | 'badRequest'
  | 'tooLarge'
  | 'notAllowed'
  | 'unreachable'
  | 'bug';

/** What a promise of the contract rejects with: nothing was written. */
export interface Fault {
  readonly code: FaultCode;
  /** For the log, in English: what, where, what to do. */
  readonly message: string;
  readonly facts: Refusal['facts'];
}

// ---- Views: what a screen shows. Everything derived from the journal by the desk. ----

export type Topic =
  | { readonly kind: 'desk' }
  | { readonly kind: 'tournament' }
  | { readonly kind: 'players' }
  | { readonly kind: 'round'; readonly round: number }
  | ({ readonly kind: 'board' } & Place);

/** The trust line: always true. */
export interface DeskView {
  readonly kind: 'desk';
  readonly file: { readonly path: string; readonly name: string } | null;
  /** The last line written, 0 before the first. */
  readonly seq: number;
  /** When the last line became durable: UTC, ISO 8601; null before the first. */
  readonly savedAt: string | null;
  readonly screens: number;
  /** `jumped`: the system's clock has been set, or slept, since the desk opened. */
  readonly clock: 'steady' | 'jumped';
  readonly fault: Fault | null;
}

export interface TournamentView {
  readonly kind: 'tournament';
  readonly seq: number;
  /** Null only while no tournament is open. */
  readonly details: {
    readonly name: string;
    readonly place: string;
    readonly begins: string;
    readonly ends: string;
    readonly federation: string;
    readonly ruleSet: RuleSetId;
    readonly variant: Variant;
    readonly rounds: number;
    readonly boards: number;
    readonly chiefArbiter: string;
  } | null;
  readonly players: number;
  readonly rounds: readonly RoundSummary[];
}

export interface RoundSummary {
  readonly round: number;
  readonly boards: number;
  readonly playing: number;
  readonly finished: number;
}

export interface PlayerView extends Person {
  readonly number: number;
  readonly title: string;
  readonly federation: string;
  readonly rating: number | null;
}

export interface PlayersView {
  readonly kind: 'players';
  readonly seq: number;
  readonly players: readonly PlayerView[];
}

/** A player at a board. */
export interface Side {
  readonly id: PersonId;
  readonly number: number;
  readonly name: string;
  readonly title: string;
  readonly rating: number | null;
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
  /** The number of the move to be made. */
  readonly moveNumber: number;
  readonly plies: number;
  /** English letters; screens put them into their language. */
  readonly lastSan: string | null;
  readonly result: ResultView | null;
  /** Mate, stalemate and the like on the chessboard, not yet declared. */
  readonly ending: EndingView | null;
  readonly notices: number;
}

export interface RoundView {
  readonly kind: 'round';
  readonly seq: number;
  readonly round: number;
  readonly boards: readonly BoardRow[];
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
  readonly check: Square | null;
  readonly clkMs: number | null;
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
  readonly start: { readonly board: string; readonly fen: string; readonly turn: Color; readonly moveNumber: number };
  readonly plies: readonly PlyView[];
  /** Moves struck, newest last, for the record. */
  readonly struck: readonly { readonly seq: number; readonly san: string; readonly reason: string }[];
  readonly turn: Color;
  readonly moveNumber: number;
  readonly legal: readonly LegalMove[];
  readonly ending: EndingView | null;
  /** What the arbiter should know; never on a players' screen. */
  readonly counts: { readonly quietPlies: number; readonly occurrences: number };
  readonly result: ResultView | null;
  readonly notes: readonly { readonly seq: number; readonly at: string; readonly by: string; readonly text: string }[];
  readonly notices: readonly TextNotice[];
  readonly unread: string | null;
}

export type View = DeskView | TournamentView | PlayersView | RoundView | BoardView;
export type ViewOf<T extends Topic> = Extract<View, { readonly kind: T['kind'] }>;

// ---- Reading ----

export interface HistoryQuery {
  /** Entries after this one; 0 for all. With `newestFirst`, entries before it; 0 for the newest. */
  readonly from: number;
  readonly limit: number;
  readonly newestFirst: boolean;
  readonly place: Place | null;
}

export interface HistoryLine extends Entry {
  readonly struckBy: { readonly seq: number; readonly reason: string } | null;
  /** Names and moves as people read them: `white`, `black`, `names`, `san`. */
  readonly facts: Readonly<Record<string, string | number | readonly string[]>>;
}

export interface HistoryPage {
  readonly lines: readonly HistoryLine[];
  readonly total: number;
}

export type DocumentQuery =
  | { readonly kind: 'pgn'; readonly round: number | null; readonly board: number | null }
  /** The FEN or the game up to a moment of a board; ply 0 is the start. */
  | ({ readonly kind: 'fenAt' | 'pgnAt'; readonly ply: number } & Place)
  | { readonly kind: 'playersCsv' };

export interface DeskApi {
  /** Does it, durably, or refuses. Rejects with a Fault where nothing could be written. */
  act(act: Act): Promise<ActReply>;
  /** What `act` would answer; writes nothing. */
  propose(command: DeskCommand): Promise<ActReply>;
  history(query: HistoryQuery): Promise<HistoryPage>;
  document(query: DocumentQuery): Promise<{ readonly name: string; readonly text: string }>;
  /** Calls `show` with the view now and after each change; gives the way to stop. */
  watch<T extends Topic>(topic: T, show: (view: ViewOf<T>) => void): () => void;
}

// ---- What belongs to this computer. Only its own screens have it, no visitor from the network. ----

export interface RecentFile {
  readonly path: string;
  readonly name: string;
  readonly openedAt: string;
  readonly exists: boolean;
}

export interface ShellAbout {
  readonly shell: 'electron' | 'served';
  readonly version: string;
  /** The system's language, `es-ES`. */
  readonly language: string;
  /** Where new tournaments are kept if no place is chosen. */
  readonly folder: string;
  /** Whether chooseToOpen and chooseToCreate can show the system's file dialogs. */
  readonly dialogs: boolean;
}

export interface ShellApi {
  about(): Promise<ShellAbout>;
  recent(): Promise<readonly RecentFile[]>;
  /** Makes the file and opens it. `path` null: in the usual folder, named after the tournament. */
  create(path: string | null, act: Act): Promise<{ readonly path: string; readonly reply: ActReply }>;
  open(path: string): Promise<{ readonly path: string }>;
  close(): Promise<void>;
  chooseToOpen(): Promise<string | null>;
  chooseToCreate(suggested: string): Promise<string | null>;
  /** Another window on the same desk: opened (Electron), or a one-time address to open (served). */
  newWindow(): Promise<{ readonly url: string | null }>;
}
