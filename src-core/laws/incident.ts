/**
 * What happened at a board, as the arbiter tells it. A fact left out is not known; where the ruling turns on it the
 * answer is a question. `released`, `promotionTouched`, `announcedMove` and `misplaced` left out mean that there
 * was none.
 */
import type { Color, PromotionRole, Square } from '../chess/index.ts';
import type { ArticleId } from './rule-sets/rule-set.ts';
import type {
  AbsentAtResumption,
  AdjournmentMatter,
  ArbitersOpinion,
  CameFirst,
  ClaimBasis,
  ClockRan,
  EndOnTheBoard,
  FirstFlag,
  IllegalPositionWhat,
  MayBeUnknown,
  Misconduct,
  NoticedBy,
  OfferMoment,
  WrongStartWhat,
} from '../vocabulary/incidents.ts';

export type { ArbitersOpinion, NoticedBy };

export interface Touch {
  readonly kind: 'touch';
  readonly by: Color;
  /** In order, unless `orderKnown` is false. */
  readonly touches: readonly Square[];
  readonly orderKnown?: boolean;
  /** Said "j'adoube" or the like first. */
  readonly adjustingSaid?: boolean;
  readonly accidental?: boolean;
  readonly released?: { readonly from: Square; readonly to: Square };
  /** The new piece that has touched the square of promotion. */
  readonly promotionTouched?: PromotionRole;
  readonly noticedBy?: NoticedBy;
  /** The claiming opponent has since touched a piece to move it. */
  readonly claimantHasTouched?: boolean;
}

interface IllegalAct {
  readonly by: Color;
  readonly opponentHasReplied?: boolean;
  readonly noticedBy?: NoticedBy;
  /** Asked of the arbiter only where the program cannot answer it. */
  readonly opponentCanMate?: boolean;
}

export interface IllegalMove extends IllegalAct {
  readonly kind: 'illegalMove';
  readonly move: {
    readonly from: Square;
    readonly to: Square;
    readonly promotion?: PromotionRole | 'king' | 'pawn';
  };
  /** Of men touched before the move, in order (4.3). */
  readonly touchedBefore?: readonly Square[];
  readonly clockPressed?: boolean;
  /** Where he did not have the move. */
  readonly clockRan?: ClockRan;
  readonly gameOver?: boolean;
  /** What it looks like on the chessboard: the end of the game. */
  readonly looksLike?: EndOnTheBoard;
}

/** What stands on the table after an act, whatever it is: the program says what was done (3, 4.7, 7.4, 7.5). */
export interface BoardAsItStands extends IllegalAct {
  readonly kind: 'boardAsItStands';
  /** The men after the act, as the board field of a FEN; the position may be an impossible one. */
  readonly stands: string;
  /** What the hand did, in order: `e1-g1`, `-d5` (taken off), `+Qe8` (put on). Left out: only the board is known. */
  readonly acts?: readonly string[];
  /** What the player meant: a move in UCI, or `displaced` (7.4). */
  readonly intention?: string;
  readonly touchedBefore?: readonly Square[];
  readonly clockPressed?: boolean;
  /** Where he did not have the move. */
  readonly clockRan?: ClockRan;
  readonly gameOver?: boolean;
}

export interface PawnNotExchanged extends IllegalAct {
  readonly kind: 'pawnNotExchanged';
  /** Where the pawn stands now. */
  readonly square: Square;
  /** Where it came from, where two pawns could stand there. */
  readonly from?: Square;
  readonly clockPressed?: boolean;
}

export interface PressedWithoutMoving extends IllegalAct {
  readonly kind: 'pressedWithoutMoving';
}

export interface TwoHands extends IllegalAct {
  readonly kind: 'twoHands';
  readonly clockPressed?: boolean;
  /** What stands on the chessboard then: the end of the game. */
  readonly looksLike?: EndOnTheBoard;
}

export interface DrawClaim {
  readonly kind: 'drawClaim';
  readonly by: Color;
  readonly basis: ClaimBasis;
  /** SAN in English letters of the move the claimant wrote or said. */
  readonly announcedMove?: string;
  readonly written?: boolean;
  /** The claimant has touched a piece on this move. */
  readonly touched?: boolean;
}

export interface DrawOffer {
  readonly kind: 'drawOffer';
  readonly by: Color;
  readonly moment?: OfferMoment;
  readonly accepted?: boolean;
  /** Moves made by both, where the record does not tell. */
  readonly completedByBoth?: number;
}

export interface FlagFall {
  readonly kind: 'flagFall';
  readonly flag: Color | 'both';
  readonly firstFlag?: FirstFlag;
  readonly requiredMovesCompleted?: boolean;
  readonly lastPeriod?: boolean;
  readonly opponentCanMate?: boolean;
}

export interface Resignation {
  readonly kind: 'resignation';
  readonly by: Color;
  readonly opponentCanMate?: boolean;
}

/** What has happened to the game by itself, and what may be claimed. */
export interface Status {
  readonly kind: 'status';
}

export interface WrongStart {
  readonly kind: 'wrongStart';
  readonly what: WrongStartWhat;
  /** Moves completed by both (made, for colours). */
  readonly completedByBoth?: number;
  readonly misplaced?: readonly Square[];
}

export interface LateArrival {
  readonly kind: 'lateArrival';
  readonly by: Color | 'both';
  /** Left out: nobody knows. */
  readonly minutesLate?: number | Readonly<Record<Color, number>>;
}

export interface IllegalPosition {
  readonly kind: 'illegalPosition';
  readonly what: IllegalPositionWhat;
  /** The next move has been completed, and it is still so. */
  readonly nextMoveCompleted?: boolean;
}

export interface QuickplayClaim {
  readonly kind: 'quickplayClaim';
  /** The control gives time with each move; left out: it does not. */
  readonly hasIncrement?: boolean;
  readonly by: Color;
  readonly secondsLeft?: number;
  readonly incrementPossible?: boolean;
  readonly arbiterView?: ArbitersOpinion;
}

export interface ClockSetWrong {
  readonly kind: 'clockSetWrong';
  /** Seconds a move that the setting lacks. */
  readonly missingIncrement: number;
  /** Seconds that the time each was given lacks; negative where it is too much. */
  readonly missingBase?: number;
  /** Seconds during which neither clock ran, as nobody had started it. */
  readonly stood?: number;
  readonly completedByBoth?: number;
}

export interface Device {
  readonly kind: 'device';
  readonly by: Color | 'both';
  /** Found in a bag; left out: on the player. */
  readonly inBag?: boolean;
  /** The event allows devices switched off in a bag (11.3.2.1). */
  readonly bagAllowed?: boolean;
  readonly switchedOff?: boolean;
  /** He had the bag with him, or used it without permission; left out where it is in a bag: not known. */
  readonly carried?: boolean;
}

/** Pieces knocked over or found off their squares. */
export interface Displaced {
  readonly kind: 'displaced';
  /** Who displaced them; null where it is only found to be so. */
  readonly by: Color | null;
}

/** May a player stop writing, or must he bring his scoresheet up to date? */
export interface Recording {
  readonly kind: 'recording';
  readonly by: Color;
  /** Left in the period. */
  readonly secondsLeft?: number;
  /** Seconds added with each move. */
  readonly increment?: number;
  readonly flagFallen?: boolean;
}

/** Conduct that the Laws leave to the arbiter's choice of penalty. */
export interface Conduct {
  readonly kind: 'conduct';
  readonly by: Color | 'both';
  readonly what: Misconduct;
}

/** The opponent moved before the clock was pressed. */
export interface RepliedBeforePress {
  readonly kind: 'repliedBeforePress';
  /** Who replied. */
  readonly by: Color;
}

/** An adjourned game, where the event has Guidelines I; the record ends before the sealed move. */
export interface Adjournment {
  readonly kind: 'adjournment';
  readonly what: AdjournmentMatter;
  /** Who seals or has sealed; where somebody comes late, who. */
  readonly by: Color;
  /** When it is resumed. */
  readonly absent?: AbsentAtResumption;
  /** The sealed move ended the game. */
  readonly sealedEnds?: boolean;
  /** Who points out wrong times has made his first move. */
  readonly madeAMove?: boolean;
  readonly opponentCanMate?: boolean;
}

/** Something else, in the arbiter's words, under the articles he chooses. */
export interface Other {
  readonly kind: 'other';
  readonly text: string;
  readonly articles: readonly ArticleId[];
}

/** What may be said of any incident; of several things at one moment, each is told after the other. */
interface OfAny {
  /** Against what was told before it, of two against the other; left out: not said, or it makes no difference. */
  readonly cameFirst?: CameFirst;
  /** Facts that nobody knows: they are not asked for. */
  readonly notKnown?: readonly MayBeUnknown[];
}

type OneThing =
  | Touch
  | IllegalMove
  | BoardAsItStands
  | PawnNotExchanged
  | PressedWithoutMoving
  | TwoHands
  | DrawClaim
  | DrawOffer
  | FlagFall
  | Resignation
  | Status
  | WrongStart
  | LateArrival
  | IllegalPosition
  | QuickplayClaim
  | ClockSetWrong
  | Device
  | Displaced
  | Recording
  | Conduct
  | RepliedBeforePress
  | Adjournment
  | Other;

export type Incident = OneThing & OfAny;

export type IncidentKind = Incident['kind'];
