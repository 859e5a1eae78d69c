import type { Color } from '../vocabulary/colors.ts';
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
  Misconduct,
  NoticedBy,
  OfferMoment,
  WrongStartWhat,
} from '../vocabulary/incidents.ts';
import type { PromotionRole } from '../vocabulary/pieces.ts';

/** The answers that each question of the form may be given, by its key: a question can offer no other. */
export interface OptionValues {
  readonly by: Color | 'both' | 'nobody';
  readonly flag: Color | 'both';
  readonly firstFlag: FirstFlag;
  readonly excuse: 'no' | 'adjusting' | 'accidental';
  readonly claimant: 'opponent' | 'arbiter' | 'opponentTouched';
  readonly noticedBy: NoticedBy;
  readonly cameFirst: CameFirst;
  readonly clockRan: ClockRan;
  readonly looksLike: EndOnTheBoard;
  readonly moment: OfferMoment;
  readonly basis: ClaimBasis;
  readonly announces: 'now' | 'withMove';
  /** Beside the moves it may have been. */
  readonly intention: 'displaced' | 'onPurpose';
  readonly promotionTouched: PromotionRole;
  readonly wrong: WrongStartWhat;
  readonly impossible: IllegalPositionWhat;
  readonly arbiterView: ArbitersOpinion;
  readonly did: Misconduct;
  readonly matter: AdjournmentMatter;
  readonly absent: AbsentAtResumption;
  readonly yesNo: 'yes' | 'no';
}

/** A word for each of them. */
export type OptionWords = {
  readonly [K in keyof OptionValues]: Readonly<Record<OptionValues[K], string>>;
};
