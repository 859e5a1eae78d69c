import type { Color } from '../../../vocabulary/colors.ts';
import type { GameResult } from '../../../vocabulary/results.ts';
import { facts } from './facts.ts';
import type { IllegalMove } from './game.ts';

type At = { round: number; board: number };

/** Of texts from outside, and of papers. */
export const TEXT_REFUSALS = {
  noGames: facts<{ source: string }>(),
  /** The first move that differs, on the board (`there`) and in the text (`here`); without one, the two starts. */
  boardHasOtherMoves: facts<At & { there: string; here: string; moveNumber?: number; turn?: Color }>(),
  boardHasOtherPlayers: facts<At>(),
  sameGame: facts<At & { ahead: boolean }>(),
  remarksLeftOut: facts<At & { moves: number }>(),
  namesLeftOut: facts<At>(),
  /** Of a game that went in; `why` as of `illegalMove`. */
  illegalStands: facts<IllegalMove & At & { moveNumber: number; turn: Color }>(),
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
