import type { HalfMove } from '../../vocabulary/incidents.ts';
import type { IllegalFacts } from '../illegal-facts.ts';
import type { Move, Square } from '../types.ts';

/** What no article allows. Squares are those of the men before the act. */
export type StandsFault =
  /** A man went where it may not go, as explainMove says. */
  | { readonly code: 'badMove'; readonly from: Square; readonly to: Square; readonly why: IllegalFacts }
  | { readonly code: 'nothingMoved' }
  | { readonly code: 'kingTaken'; readonly square: Square }
  /** Men taken off the board that no move takes. */
  | { readonly code: 'takenByNoMove'; readonly squares: readonly Square[] }
  /** Two men or more at once, and no castling. */
  | { readonly code: 'menMoved'; readonly squares: readonly Square[] }
  /** King and rook as if to castle, on squares that are not those of castling. */
  | { readonly code: 'castledElsewhere'; readonly rook: Square }
  /** Another man stands in a man's place, and it is no promotion (3.7.3.3). */
  | { readonly code: 'wronglyExchanged'; readonly square: Square }
  | { readonly code: 'manPutOn'; readonly square: Square };

export interface LegalReading {
  readonly act: 'legalMove';
  readonly move: Move;
}

/** Half of a move: what is still to be done, and every legal move it can be the half of. */
export interface HalfReading {
  readonly act: 'incompleteMove';
  readonly half: HalfMove;
  readonly moves: readonly Move[];
}

export type StandsReading =
  LegalReading | HalfReading | IllegalReading | SeveralReading | DisplacedReading | Foreign;

interface IllegalReading {
  readonly act: 'illegalMove';
  readonly fault: StandsFault;
  /** The legal moves that are in it beside what is wrong; mostly none. */
  readonly moves: readonly Move[];
}

/** Moves that both made and that are not in the record. */
export interface SeveralReading {
  readonly act: 'severalMoves';
  readonly moves: readonly Move[];
  /** No other as short leads there; null where the search ended before that was known. */
  readonly only: boolean | null;
}

/** Men off their squares (7.4), and the move that is on the board besides, whole or half. */
export interface DisplacedReading {
  readonly act: 'displaced';
  readonly squares: readonly Square[];
  readonly made: LegalReading | HalfReading | null;
}

interface Foreign {
  readonly act: 'notOfThisGame';
  /** Where other men stand than the record has. */
  readonly squares: readonly Square[];
}
