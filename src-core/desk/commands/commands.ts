/** What an arbiter may ask of the desk: imperatives, each of which may be refused. */
import type { PgnGame } from '../../chess/pgn-types.ts';
import type { PromotionRole, Square, Variant } from '../../chess/types.ts';
import type { Change } from '../../clocks/index.ts';
import type { ClockCommand } from './clock-commands.ts';
import type { DrawCommand } from './draw-commands.ts';
import type { GameResult, Place, ResultReason, RuleSetId } from '../journal/events.ts';
import type { IncidentCommand, TournamentRules } from '../journal/incident-types.ts';
import type { Person, PersonId } from '../journal/people.ts';

export interface TournamentForm {
  readonly name: string;
  readonly place: string;
  readonly begins: string;
  readonly ends: string;
  readonly federation: string;
  readonly ruleSet: RuleSetId;
  readonly variant: Variant;
  readonly rounds: number;
  readonly boards: number;
  /** The name as typed; the desk keeps it among people. */
  readonly chiefArbiter: string;
  /** What the Laws leave to the tournament; left out: as it was, at first as the Laws have it. */
  readonly rules?: TournamentRules;
}

/** A player as typed or read from a list; the desk gives the id and, where 0, the number. */
export interface PlayerForm extends Omit<Person, 'id'> {
  readonly number: number;
  readonly title: string;
  readonly federation: string;
  readonly rating: number | null;
}

/** A pairing as typed: each side a starting number, a name, or empty. */
export interface PairingForm {
  readonly board: number;
  readonly white: string;
  readonly black: string;
}

/** A move as text in any accepted notation, or as squares from the chessboard. */
export type MoveInput =
  | { readonly text: string; readonly lang: string }
  | { readonly from: Square; readonly to: Square; readonly promotion?: PromotionRole };

/** A game read from a PGN, with where it goes; null: where its Round and Board tags say. */
export interface GameToImport {
  readonly game: PgnGame;
  readonly round: number | null;
  readonly board: number | null;
}

export type DeskCommand =
  | ClockCommand
  | IncidentCommand
  | DrawCommand
  /** `control`: its time control, as people write it; it may also be set later. */
  | {
      readonly type: 'createTournament';
      readonly form: TournamentForm;
      readonly control?: { readonly text: string; readonly change: Change };
    }
  | { readonly type: 'changeTournament'; readonly form: TournamentForm }
  | { readonly type: 'registerPlayers'; readonly players: readonly PlayerForm[] }
  /** A list as text (CSV): good lines go in, bad ones come back with their numbers. */
  | { readonly type: 'registerPlayersFromText'; readonly text: string }
  | { readonly type: 'changePlayer'; readonly id: PersonId; readonly player: PlayerForm }
  | { readonly type: 'erasePerson'; readonly id: PersonId }
  | { readonly type: 'pairRound'; readonly round: number; readonly pairings: readonly PairingForm[] }
  | { readonly type: 'pairRoundFromText'; readonly round: number; readonly text: string }
  | ({ readonly type: 'changePairing'; readonly white: string; readonly black: string } & Place)
  | ({
      readonly type: 'setStartPosition';
      /** 0-959, a back rank, or a FEN. */
      readonly position: string;
      readonly variant: Variant;
      readonly reason: string;
    } & Place)
  | ({
      readonly type: 'recordMove';
      readonly move: MoveInput;
      /** What the mover's display showed after it, in milliseconds, as typed beside a clock on the table. */
      readonly clock?: number;
      /** True where the arbiter lets a move stand that a ruling does not allow. */
      readonly confirmed?: boolean;
    } & Place)
  | ({
      readonly type: 'declareResult';
      readonly result: GameResult;
      readonly reason: ResultReason;
      readonly note: string;
      /** True where the arbiter has been asked and insists (a mate that the moves recorded do not show). */
      readonly confirmed: boolean;
    } & Place)
  | ({ readonly type: 'writeNote'; readonly text: string } & Place)
  /** Strikes a line with a reason. Of moves, the last one of the board that stands. */
  | { readonly type: 'strikeEntry'; readonly seq: number; readonly reason: string }
  /** A PGN as text, into a round or a board, or where its tags say. */
  | {
      readonly type: 'importPgn';
      readonly text: string;
      readonly source: string;
      readonly round: number | null;
      readonly board: number | null;
    };

export type DeskCommandType = DeskCommand['type'];
