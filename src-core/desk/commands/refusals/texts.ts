import type { ClockNotice } from '../../../chess/index.ts';
import type { Color } from '../../../vocabulary/colors.ts';
import type { GameResult } from '../../../vocabulary/results.ts';
import type { TrfFaultCode, TrfFaultFacts } from '../../../tournament/trf/faults.ts';
import { facts } from './facts.ts';
import type { IllegalMove } from './game.ts';

type At = { round: number; board: number };

type Seats = At & { there: string; here: string; swapped: boolean };

/** A fault of a report, with its weight and the facts that are told with it. */
export type TrfFaultTold = {
  [C in TrfFaultCode]: { fault: C; weight: 'error' | 'warning' } & TrfFaultFacts[C];
}[TrfFaultCode];

/** Of texts from outside, and of papers. */
export const TEXT_REFUSALS = {
  /** Where a report would go there are some already. */
  tournamentNotEmpty: facts<{ players: number; rounds: number }>(),
  reportUnsound: facts<{ errors: number }>(),
  reportFault: facts<TrfFaultTold>(),
  /** Records of a report that the desk has no place for. */
  notKept: facts<{ tags: readonly string[] }>(),
  noGames: facts<{ source: string }>(),
  /** The first move that differs, on the board (`there`) and in the text (`here`); without one, the two starts. */
  boardHasOtherMoves: facts<At & { there: string; here: string; moveNumber?: number; turn?: Color }>(),
  /**
   * Who sits there, and who plays in the text (White – Black); `swapped`: the same two, colours reversed;
   * `freeBoards`: the same import with that choice finds the game another board.
   */
  boardHasOtherPlayers: facts<Seats & { freeBoards: boolean }>(),
  sameGame: facts<At & { ahead: boolean }>(),
  remarksLeftOut: facts<At & { moves: number }>(),
  /** Of a game that went in; `why` as of `illegalMove`. */
  illegalStands: facts<IllegalMove & At & { moveNumber: number; turn: Color }>(),
  namesLeftOut: facts<Seats>(),
  /** Others sit on the board `asked` of the tags: the game went to `board`. */
  placeTaken: facts<At & { asked: number }>(),
  /** The Result tag and the end of the moves: neither went in. */
  resultsDiffer: facts<At & { tag: string; moves: string }>(),
  /** The moves went in; the result entered before stands. */
  enteredDiffers: facts<At & { entered: GameResult; told: GameResult }>(),
  /** Not one of the three usual ones: it did not go in. */
  unusualResult: facts<At & { result: GameResult }>(),
  /** A null move (`--`): `moveNumber` and the side whose turn was passed. */
  nullMoveIn: facts<At & { moveNumber: number; turn: Color }>(),
  /** One kind in one game: how many times or moves, and the first; `first` is a time, or the number of a move. */
  clocksInDoubt: facts<At & { kind: ClockNotice; count: number; first: readonly string[] }>(),
  /** `why`: the reader's notice; empty where there is none. */
  /** `written`: by the text, `*` where it has none; `doubtful`: the last move recorded may be the first of the kings. */
  kingsShowResult: facts<At & { result: GameResult; written: GameResult | '*'; doubtful: boolean }>(),
  partOfGameUnread: facts<{ moves: number; why: string; text: string }>(),
  noPlaceForGame: facts(),
  placeTagUnread: facts<At & { tag: string; text: string }>(),
  /** `board` 0: the whole round. */
  notDrawn: facts<At>(),
  positionHidden: facts<At>(),
} as const;
