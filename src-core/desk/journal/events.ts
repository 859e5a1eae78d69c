/**
 * The lines of the journal: facts, in the past tense. An entry carries its own consequences, so that a later
 * change in how the desk decides never rewrites a tournament already played. Names of people are never here:
 * people live in a table of their own (see people.ts), and a line holds their ids.
 */
import type * as entries from '../../plain/entries.ts';
import type { MoveRemarks, PgnTag } from '../../chess/pgn-types.ts';
import type { Variant } from '../../chess/types.ts';
import type { Bye, PutOff } from '../../vocabulary/pairings.ts';
import type { GameResult, ResultReason } from '../../vocabulary/results.ts';
import type { RuleSetId } from '../../vocabulary/rule-sets.ts';
import type { ClockDeskEvent } from './clock-events.ts';
import type { Place } from './place.ts';
import type { PairedBy } from './paired-by.ts';
import type { SwissEvent } from './swiss-events.ts';
import type { PersonId, PlayerDetails } from './people.ts';
import type { TournamentDetails } from './tournament-details.ts';

export type { GameResult, Place, PlayerDetails, ResultReason, RuleSetId, TournamentDetails };
import type { IncidentEvent, LawsOfResult, StrikeUndoes } from './incident-types.ts';
import type { DrawEvent } from './draw-events.ts';
import type { PairingEvent } from './pairing-events.ts';
import type { ParchisEvent } from './parchis-events.ts';
import type { ReportEvent } from './report-events.ts';

/** One board of a round. A side is null while it is not known; a bye has White alone. */
export interface Pairing {
  readonly board: number;
  readonly white: PersonId | null;
  readonly black: PersonId | null;
  readonly bye: boolean;
  /** What a bye is, where it was said; else its result tells it. */
  readonly byeOf?: Bye;
}

export interface TextNotice {
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly text: string;
}

export type DeskEvent =
  | ClockDeskEvent
  | IncidentEvent
  | DrawEvent
  | PairingEvent
  | ReportEvent
  | { readonly type: 'tournamentCreated'; readonly details: TournamentDetails }
  | { readonly type: 'tournamentChanged'; readonly details: TournamentDetails }
  | { readonly type: 'playersRegistered'; readonly players: readonly PlayerDetails[] }
  | { readonly type: 'playerChanged'; readonly player: PlayerDetails }
  /** A name was corrected or erased in the people table; the journal only says that it was. */
  | { readonly type: 'personCorrected'; readonly id: PersonId; readonly erased: boolean }
  | {
      readonly type: 'roundPaired';
      readonly round: number;
      readonly pairings: readonly Pairing[];
      /** Of a pairing that was worked out; none where it was typed or brought in. */
      readonly by?: PairedBy;
    }
  | SwissEvent
  | ParchisEvent
  | ({
      readonly type: 'pairingChanged';
      /** The line of the incident by which colours were exchanged (7.3). */
      readonly incident?: number;
      readonly reason?: string;
    } & Place &
      Omit<Pairing, 'board'>)
  /** The position a board begins from, where it is not the usual one. */
  | ({ readonly type: 'startPositionSet'; readonly fen: string; readonly variant: Variant } & Place & {
        readonly number: number | null;
        readonly reason: string;
      })
  | ({
      readonly type: 'moveRecorded';
      /** UCI; castling in Chess960 is king takes rook. A null move of a PGN is `0000`. */
      readonly uci: string;
      /**
       * The move is illegal and stands (7.5, A.5.2): FEN of the position it left, whether or not that can be. `uci` is
       * then the squares of what was moved, or `0000` where the board alone tells it.
       */
      readonly stands?: string;
      /** What a PGN said beside the move: comments, NAGs, clock, variations. */
      readonly remarks?: MoveRemarks;
      /** The line of the incident it was written with. */
      readonly incident?: number;
      /** The line of the incident whose ruling did not allow it; the arbiter let it stand. */
      readonly against?: number;
    } & Place)
  /** What a PGN said of the game as a whole; names of the players are not kept here. */
  | ({
      readonly type: 'gameImported';
      readonly source: string;
      readonly tags: readonly PgnTag[];
      readonly startComments: readonly string[];
      /** Text that could not be read as moves, kept as it was. */
      readonly unread: string | null;
      readonly notices: readonly TextNotice[];
      /** A person confirmed what a live board or file had told. */
      readonly fed?: true;
    } & Place)
  | ({
      readonly type: 'resultDeclared';
      readonly result: GameResult;
      readonly reason: ResultReason;
      readonly note: string;
      /** The line of the incident that led to it. */
      readonly incident?: number;
      /** What the Laws said against it; the arbiter's reason is the note, in a text brought in there is none. */
      readonly laws?: LawsOfResult;
      /** The line of the result that it takes the place of, and strikes. */
      readonly corrects?: number;
      /** It ended before a move of both, as the report says that it came from: it counts, and is not rated. */
      readonly unrated?: true;
    } & Place)
  /** A game that is not played to its end with its round; null: it is in play again. */
  | ({ readonly type: 'gamePutOff'; readonly what: PutOff | null; readonly note: string } & Place)
  | ({ readonly type: 'noteWritten'; readonly text: string } & Place)
  /** The entry `seq` no longer holds. It stays in the journal, shown struck. */
  | {
      readonly type: 'entryStruck';
      readonly seq: number;
      readonly place: Place | null;
      readonly reason: string;
      /** Of an incident: what was taken back in the same act. Absent in lines of old. */
      readonly undoes?: StrikeUndoes;
      /** The line of the incident by which a move was taken back. */
      readonly incident?: number;
    };

export type DeskEventType = DeskEvent['type'];

/** A line of the journal as it is read back. */
export type Entry = entries.Entry<DeskEvent>;

/** The part of the desk an entry belongs to: entries of different places never make each other stale. */
export function placeOf(event: DeskEvent): Place | null {
  if (event.type === 'entryStruck') return event.place;
  return 'board' in event ? { round: event.round, board: event.board } : null;
}
