import type { Color } from '../../../vocabulary/colors.ts';
import type { PenaltyCode } from '../../../vocabulary/penalties.ts';
import type { GameResult } from '../../../vocabulary/results.ts';
import type { Contradiction } from '../../../laws/index.ts';
import { facts } from './facts.ts';
import type { WhyIllegal } from './game.ts';

/** The last move recorded, by number and colour; absent where there is none. */
export type LastMove = { lastMove?: number; lastSide?: Color };
type AskedMove = { askedMove: number; askedSide: Color };

/** The facts of a contradiction are those of the Laws, as text. */
type Contradicts = {
  why: Contradiction['code'];
  square?: string;
  by?: string;
  text?: string;
  number?: string;
};

export type WrongMissing = { text: string; possible: readonly string[]; moveNumber: number; turn: Color } & (
  { problem: 'unreadable' | 'ambiguous' } | ({ problem: 'illegal' } & WhyIllegal)
);

export const INCIDENT_REFUSALS = {
  incidentContradicts: facts<Contradicts>(),
  /** The `number`th of the moves missing, where the game stood at `moveNumber`, `turn`. */
  wrongMissingMove: facts<WrongMissing & { number: number }>(),
  noSuchPly: facts<{ ply: number; last: number } & AskedMove & LastMove>(),
  missingNotHere: facts<LastMove>(),
  rulingIsQuestion: facts<{ question: string }>(),
  rulingDiffers: facts<{ expected: GameResult | null; result: GameResult | null }>(),
  nothingToDecide: facts(),
  mustChooseFrom: facts<{
    seq: number;
    text: string;
    allowed: readonly string[];
    articles: readonly string[];
  }>(),
  badPenalty: facts<{ penalty: PenaltyCode }>(),
  playedOnSince: facts<{ moves: number }>(),
  notAnIncident: facts<{ seq: number }>(),
  nothingSealed: facts<{ seq: number }>(),
  notAnAppeal: facts<{ seq: number }>(),
  appealPending: facts<{ seq: number }>(),
  appealSettled: facts<{ seq: number }>(),
} as const;
