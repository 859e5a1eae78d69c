/**
 * The contract between the desk and whoever stands before it: types, and the names of the calls. Every door (in
 * process, IPC, HTTP with WebSocket) forwards these calls by name, each with one parameter at most, and nothing but
 * plain JSON crosses.
 *
 * A new call is its type and its name here, its keeping in the service, and its schema at the door (read-call.ts);
 * messages, doors, hosts and clients are made of these.
 */
import type { ReportMiss } from '../tournament/trf/misses.ts';
import type { Consequences, RulingView } from '../desk/journal/incident-types.ts';
import type { DeskCommand } from '../desk/commands/commands.ts';
import type { CheckDrawQuery, DrawCheck, ThrowsQuery, ThrowsReply } from './draw-views.ts';
import type { Place } from '../desk/journal/events.ts';
import type { RulingQuery } from '../desk/commands/incident-commands.ts';
import type { ControlQuery, ControlReading } from './clock-views.ts';
import type * as acts from '../plain/acts.ts';
import type { Page } from '../plain/entries.ts';
import type { ActReply, LineFault, Refusal } from '../plain/acts.ts';
import type { Fault } from '../plain/faults.ts';
import type { RatedPerson, RatingListAbout } from '../plain/rated-person.ts';
import type { LiveChessFound, LiveOrder, LiveStart } from './live-orders.ts';
import type { BackupSettings } from './backup-view.ts';
import type { HistoryLine } from './history-line.ts';
import type { Topic, ViewOf } from './views.ts';
import type { DiaryLine } from '../vocabulary/diary.ts';
import type { ExampleDo } from '../vocabulary/example.ts';
import type { CorrectionTold } from './pairing-views.ts';
import type { PaperQuery } from './paper-queries.ts';
import type { CsvTableName, TrfEdition } from '../vocabulary/papers.ts';

export type { Color, PromotionRole, Square, Variant } from '../chess/types.ts';
export type { PlayRegime, Rating } from '../clocks/index.ts';
export type * from '../desk/commands/clock-commands.ts';
export type * from '../desk/commands/game-commands.ts';
export type * from '../desk/commands/incident-commands.ts';
export type * from '../desk/commands/pairing-commands.ts';
export type * from '../desk/commands/round-commands.ts';
export type { PlayerForm } from '../tournament/index.ts';
export type { TournamentForm } from '../desk/journal/tournament-details.ts';
export type * from '../desk/journal/clock-events.ts';
export type * from '../desk/commands/commands.ts';
export type * from '../desk/commands/draw-commands.ts';
export type * from '../desk/journal/draw-events.ts';
export type * from './draw-views.ts';
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
} from '../desk/journal/events.ts';
export type * from '../desk/journal/incident-types.ts';
export type * from './incident-views.ts';
export type { Incident, IncidentKind } from '../laws/incident.ts';
export type { Person, PersonId } from '../desk/journal/people.ts';
export type * from '../plain/faults.ts';
export type { ActReply, LineFault, Refusal };
export type { RatedPerson, RatingListAbout };
export type * from './backup-view.ts';
export type * from './history-line.ts';
export type * from './live-orders.ts';
export type * from './views.ts';
export type * from './paper-queries.ts';

export type Act = acts.Act<DeskCommand>;

/** What follows of an incident decided so, or of a result corrected; null for any other command. */
export type ProposeReply = acts.Proposed<Consequences | CorrectionTold | null>;

/** What the Laws say of an incident; one that contradicts the game is refused. `seq` is the board's last line. */
export type RulingReply =
  | { readonly ok: true; readonly seq: number; readonly ruling: RulingView }
  | { readonly ok: false; readonly refusal: Refusal };

// ---- Reading ----

export interface HistoryQuery extends Page {
  readonly place: Place | null;
}

export interface HistoryPage {
  readonly lines: readonly HistoryLine[];
  readonly total: number;
}

export type DocumentQuery =
  | { readonly kind: 'pgn'; readonly round: number | null; readonly board: number | null }
  /** The FEN or the game up to a moment of a board; ply 0 is the start. */
  | ({ readonly kind: 'fenAt' | 'pgnAt'; readonly ply: number } & Place)
  | { readonly kind: 'playersCsv' }
  /** A table of a round; null: of the last that is paired, or the standings after the last that is complete. */
  | {
      readonly kind: 'csv';
      readonly table: CsvTableName;
      readonly round: number | null;
      /** Of the cards only this player's. */
      readonly number?: number;
    }
  /** The report of the tournament for FIDE. */
  | { readonly kind: 'trf'; readonly edition: TrfEdition }
  /** The certificate of a draw shown, as JSON; `seq`: the line it began with, `board` 0: the one for all boards. */
  | { readonly kind: 'drawCertificate'; readonly seq: number; readonly board: number }
  | PaperQuery;

export interface DeskDocument {
  /** A name for a file. */
  readonly name: string;
  readonly text: string;
  /** Of a PGN: how many games it holds, and the boards left out since their game has not begun. */
  readonly games?: number;
  readonly leftOut?: readonly Place[];
  /** Of a report: what FIDE asks for rating and it does not say. */
  readonly misses?: readonly ReportMiss[];
  /** Why there is no such document; its text is empty then. */
  readonly refusal?: Refusal;
}

/** Games that a live source tells, to be confirmed. `board` null: all that go on from what the desk has. */
export interface FedGamesQuery {
  readonly round: number;
  readonly board: number | null;
}

/** As a PGN for its board; `seq`: the board's last line. */
export interface FedGame {
  readonly board: number;
  readonly seq: number;
  readonly text: string;
  /** As the journal names where it came from. */
  readonly source: string;
}

export interface DeskApi {
  /** Does it, durably, or refuses. Rejects with a Fault where nothing could be written. */
  act(act: Act): Promise<ActReply>;
  /** What `act` would answer, and what an incident would lead to; writes nothing. */
  propose(command: DeskCommand): Promise<ProposeReply>;
  /** What the Laws say; writes nothing. */
  rule(query: RulingQuery): Promise<RulingReply>;
  history(query: HistoryQuery): Promise<HistoryPage>;
  /** The desk's own time, in whole milliseconds: it only goes forward, and clocks are counted by it. */
  time(): Promise<number>;
  /** What a text says as a time control; writes nothing. */
  readControl(query: ControlQuery): Promise<ControlReading>;
  document(query: DocumentQuery): Promise<DeskDocument>;
  /** A certificate of a draw, as text from anywhere, made again step by step. Needs no tournament. */
  checkDraw(query: CheckDrawQuery): Promise<DrawCheck>;
  /** What throws come to so far, as they are typed. Needs no tournament. */
  readThrows(query: ThrowsQuery): Promise<ThrowsReply>;
  /** About the watch over live boards; writes no line of the journal. */
  live(order: LiveOrder): Promise<void>;
  /** What of the watch's games may be confirmed as it is. */
  fedGames(query: FedGamesQuery): Promise<readonly FedGame[]>;
  /** Calls `show` with the view now and after each change; gives the way to stop. */
  watch<T extends Topic>(topic: T, show: (view: ViewOf<T>) => void): () => void;
}

export type DeskCalls = Omit<DeskApi, 'watch'>;

/**
 * The calls of DeskApi by name. `thisTournament`: done again after a break, it may only ever be done in the
 * tournament that was open when it was sent.
 */
export const DESK_CALLS = {
  act: 'thisTournament',
  propose: 'anyTime',
  rule: 'anyTime',
  history: 'anyTime',
  document: 'anyTime',
  readControl: 'anyTime',
  time: 'anyTime',
  checkDraw: 'anyTime',
  readThrows: 'anyTime',
  live: 'thisTournament',
  fedGames: 'anyTime',
} as const satisfies Record<keyof DeskCalls, 'thisTournament' | 'anyTime'>;

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
  /** Whether there is an example tournament to go on with. */
  readonly example: boolean;
}

/** `path` null: in the usual folder, named after the tournament. `act` is the first of it: createTournament. */
export interface NewFile {
  readonly path: string | null;
  readonly act: Act;
}

/** `language`: of the texts in an example made anew, as `es`. */
export interface ExampleAsked {
  readonly do: ExampleDo;
  readonly language: string;
}

/** The bytes of a file, in base64, from a page that is not told where it lies; under the name it has there. */
export interface BroughtFile {
  readonly name: string;
  readonly bytes: string;
}

/** How it stands with FIDE's rating list on this computer. */
export interface RatingListState {
  /** The list there is; null without one. */
  readonly about: RatingListAbout | null;
  /** The one being brought in: `part` is how much is done, from 0 to 1. */
  readonly coming: { readonly source: string; readonly part: number; readonly people: number } | null;
  /** Why the last one did not come in. */
  readonly failed: Fault | null;
  /** Lines of the last one that could not be read. */
  readonly unread: number;
}

export interface ShellApi {
  about(): Promise<ShellAbout>;
  recent(): Promise<readonly RecentFile[]>;
  /** Makes the file and opens it. */
  create(query: NewFile): Promise<{ readonly path: string; readonly reply: ActReply }>;
  open(file: { readonly path: string }): Promise<{ readonly path: string }>;
  /** The example tournament: opened as it was left, made anew and opened, or thrown away. */
  example(asked: ExampleAsked): Promise<void>;
  /**
   * Opens a tournament that a page has in its hands: the very file, where it lies among those of this computer, or a
   * new copy of it in the usual folder.
   */
  bring(file: BroughtFile): Promise<{ readonly path: string; readonly copied: boolean }>;
  close(): Promise<void>;
  /** Copies the tournament open, whole, into a new file; null: in the folder set for copies, else the usual one, named after it and the day. */
  copy(to: { readonly path: string | null }): Promise<{ readonly path: string }>;
  /** What the program has told of itself on this computer, the newest first; no names, moves or paths. */
  diary(): Promise<readonly DiaryLine[]>;
  /** Where copies go, and whether one is made after every round. Rejects (`notFound`) where there is no such folder. */
  setBackup(settings: BackupSettings): Promise<void>;
  ratingList(): Promise<RatingListState>;
  /** Begins to bring in a rating list of FIDE from its file; `ratingList` tells how far it is. Rejects (`busy`) while another comes. */
  bringRatingList(file: { readonly path: string }): Promise<void>;
  stopRatingList(): Promise<void>;
  /** Who answers in the list to the beginnings of words typed, or of a FIDE number; the highest rated first. */
  findRated(typed: { readonly text: string }): Promise<readonly RatedPerson[]>;
  /** Watches live boards for a round, from a source of this computer or its network, instead of any before. */
  startWatch(start: LiveStart): Promise<void>;
  /** LiveChess on this computer; null where none answers. */
  findLiveChess(): Promise<LiveChessFound | null>;
  chooseToOpen(): Promise<string | null>;
  chooseToCreate(name: { readonly suggested: string }): Promise<string | null>;
  chooseFolder(): Promise<string | null>;
  /** Another window on the same desk: opened (Electron), or a one-time address to open (served). */
  newWindow(): Promise<{ readonly url: string | null }>;
}

/** The calls of ShellApi by name; on their way they are called `shell.about` and so on. */
export const SHELL_CALLS = {
  about: true,
  recent: true,
  create: true,
  open: true,
  example: true,
  bring: true,
  close: true,
  copy: true,
  diary: true,
  setBackup: true,
  ratingList: true,
  bringRatingList: true,
  stopRatingList: true,
  findRated: true,
  startWatch: true,
  findLiveChess: true,
  chooseToOpen: true,
  chooseToCreate: true,
  chooseFolder: true,
  newWindow: true,
} as const satisfies Record<keyof ShellApi, true>;
