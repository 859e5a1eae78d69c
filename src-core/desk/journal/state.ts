/**
 * What the journal says, read from the first line to the last. Plain values that are never changed in place: the
 * next state shares everything with this one but the little that an entry touches.
 */
import { isStanding } from '../../chess/index.ts';
import type { Color, Played, Position } from '../../chess/index.ts';
import type { MoveRemarks, PgnTag } from '../../chess/pgn-types.ts';
import type { Bye, PutOff } from '../../vocabulary/pairings.ts';
import type {
  GameResult,
  Place,
  PlayerDetails,
  ResultReason,
  TextNotice,
  TournamentDetails,
} from './events.ts';
import type { ClockMode } from './clock-events.ts';
import type { BoardTime, DeskTimes } from './clock-state.ts';
import { NO_TIMES } from './clock-state.ts';
import type { AppealOutcome, IncidentDecided, LawsOfResult, StrikeUndoes } from './incident-types.ts';
import { type Drawing, noDrawing } from './drawing.ts';
import type { Pairing } from './events.ts';
import type { PairedBy } from './paired-by.ts';
import { NO_PAIRING, type PairingState } from './pairing-state.ts';
import type { ParchisTable } from './parchis-state.ts';
import type { ReportRest } from './report-events.ts';
import { GrowingMap } from '../../plain/growing-map.ts';
import type { PersonId } from './people.ts';
import type { Start } from './start.ts';

export type { Start };

export interface Ply {
  readonly seq: number;
  readonly at: string;
  readonly by: string;
  readonly uci: string;
  /** Null for a null move of a PGN. */
  readonly move: Played | null;
  readonly before: Position;
  readonly after: Position;
  readonly remarks: MoveRemarks;
  /** The incident it was written with. */
  readonly incident?: number;
  /** The incident whose ruling did not allow it. */
  readonly against?: number;
}

export interface DeclaredResult {
  readonly seq: number;
  readonly result: GameResult;
  readonly reason: ResultReason;
  readonly note: string;
  /** The incident that led to it. */
  readonly incident?: number;
  /** What the Laws said against it. */
  readonly laws?: LawsOfResult;
  /** The line of the result that it corrected. */
  readonly corrects?: number;
  /** Before a move of both: it counts, and is not rated. */
  readonly unrated?: true;
}

export interface Note {
  readonly seq: number;
  readonly at: string;
  readonly by: string;
  readonly text: string;
}

export interface Appeal {
  readonly seq: number;
  readonly at: string;
  readonly side: Color;
  readonly text: string;
  readonly settled: {
    readonly seq: number;
    readonly at: string;
    readonly outcome: AppealOutcome;
    readonly text: string;
  } | null;
}

export interface IncidentRecord {
  readonly seq: number;
  readonly at: string;
  readonly by: string;
  readonly event: IncidentDecided;
  readonly appeals: readonly Appeal[];
}

export type StruckKind = 'move' | 'result' | 'note' | 'start' | 'clock' | 'incident' | 'appeal';

/** An entry that no longer holds. */
export interface Struck {
  readonly seq: number;
  readonly kind: StruckKind;
  /** The entry that struck it. */
  readonly by: number;
  readonly reason: string;
  /** The move, where it was one. */
  readonly ply: Ply | null;
  /** The incident by which the move was taken back. */
  readonly incident?: number;
  /** Of an incident: what its strike took back. */
  readonly undoes?: StrikeUndoes;
  /** Of a clock: which kind of clock it was a line of. */
  readonly mode?: ClockMode;
}

/** What the PGN read last into a board said of the game as a whole. */
export interface Imported {
  readonly seq: number;
  readonly tags: readonly PgnTag[];
  readonly startComments: readonly string[];
  readonly unread: string | null;
  readonly notices: readonly TextNotice[];
  /** It was what a live board or file had told, and a person confirmed it. */
  readonly fed?: true;
}

export interface BoardRecord extends Place {
  /** The last entry of this board, those of its clock apart. */
  readonly seq: number;
  readonly white: PersonId | null;
  readonly black: PersonId | null;
  readonly bye: boolean;
  /** What a bye is, where it was said. */
  readonly byeOf?: Bye;
  /** Adjourned, or to be played another day. */
  readonly putOff?: PutOff;
  /** The usual start position, and those set in its stead; the last one holds. */
  readonly starts: readonly [Start, ...Start[]];
  readonly plies: readonly Ply[];
  readonly result: DeclaredResult | null;
  readonly notes: readonly Note[];
  /** Struck ones too. */
  readonly incidents: readonly IncidentRecord[];
  readonly struck: readonly Struck[];
  readonly imported: Imported | null;
  readonly time: BoardTime;
}

export interface RoundRecord {
  readonly round: number;
  /** By board number. */
  readonly boards: readonly BoardRecord[];
  /** By the engine, and what was changed of it by hand; none where it was typed or brought in. */
  readonly paired?: PairedBy & {
    /** As they were published. */
    readonly pairings: readonly Pairing[];
  };
}

export interface DeskState {
  /** The last entry read, 0 before the first. */
  readonly seq: number;
  /** Its hash, which stands for every entry up to it; empty before the first. */
  readonly hash: string;
  /** The last entry that belongs to no board. */
  readonly ownSeq: number;
  readonly details: TournamentDetails | null;
  readonly players: GrowingMap<PersonId, PlayerDetails>;
  /** People are `p1`, `p2` ...: the last number given. */
  readonly lastPerson: number;
  /** By number. */
  readonly rounds: readonly RoundRecord[];
  readonly times: DeskTimes;
  readonly drawing: Drawing;
  /** The round from which on it is not paired as FIDE's rules have it; null while it is. */
  readonly fideLeft: number | null;
  /** Who takes part in which round, and what the tournament pairs and counts by. */
  readonly pairing: PairingState;
  /** Of the report that the tournament came from, what no other line says; null where it came from none. */
  readonly report: ReportRest | null;
  /** The tables of the other game, by round and number. */
  readonly parchis: readonly ParchisTable[];
}

export const emptyState: DeskState = {
  seq: 0,
  hash: '',
  ownSeq: 0,
  details: null,
  players: new GrowingMap(),
  lastPerson: 0,
  rounds: [],
  times: NO_TIMES,
  drawing: noDrawing,
  fideLeft: null,
  pairing: NO_PAIRING,
  report: null,
  parchis: [],
};

/** What was played at a ply; a null move is one that no article allows, and stands. */
export function playedAt({ move, after }: Ply): Played {
  return move ?? { illegal: null, after };
}

/** Did an illegal move stand at this ply? Not said of a null move, which is shown as what it is. */
export function stood({ move }: Ply): boolean {
  return move !== null && isStanding(move);
}

export function roundOf(state: DeskState, round: number): RoundRecord | null {
  return state.rounds.find((record) => record.round === round) ?? null;
}

export function boardOf(state: DeskState, { round, board }: Place): BoardRecord | null {
  const boards = roundOf(state, round)?.boards ?? [];
  return boards[boardAt(boards, board)] ?? null;
}

/** Where a board stands among those of its round, which are by number; -1 where it is not paired. */
export function boardAt(boards: readonly BoardRecord[], board: number): number {
  const at = placeAmong(boards, board);
  return boards[at]?.board === board ? at : -1;
}

/** Where a board of that number stands, or would, so that the boards stay by number. */
export function placeAmong(boards: readonly BoardRecord[], board: number): number {
  let [from, to] = [0, boards.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((boards[middle]?.board ?? board) < board) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The start position that holds on a board. */
export function startOf(board: BoardRecord): Start {
  return board.starts.at(-1) ?? board.starts[0];
}

/** The position now on a board. */
export function presentOf(board: BoardRecord): Position {
  return board.plies.at(-1)?.after ?? startOf(board).position;
}

/** The position after so many plies; 0 is the start, and beyond the last it is the present. */
export function positionAt(board: BoardRecord, ply: number): Position {
  return ply <= 0 ? startOf(board).position : (board.plies[ply - 1]?.after ?? presentOf(board));
}
