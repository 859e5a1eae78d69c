/** What a table has chosen: everything is off unless it is chosen. */
export interface Variant {
  /** The first 5 brings out two pieces (P-23). */
  readonly firstFiveTwo: boolean;
  /** Everybody begins with a piece out (P-24). */
  readonly oneOut: boolean;
  /** With none at home a 6 counts 12 (P-30), and the last seguro is entered by exact count (P-45). */
  readonly murcia: boolean;
  /** Two pieces of different colours on a seguro are a barrier too (P-35). */
  readonly mixedBarriers: boolean;
  /** Barriers only on seguros (P-36). */
  readonly barriersOnSeguros: boolean;
  /** Partners opposite (P-46), and when a pair has won: all pieces of both in (P-50), or those of one (P-51). */
  readonly couples: 'none' | 'both' | 'one';
  /** Two partners' pieces may share a square that is no seguro, and are a barrier there (P-48). */
  readonly partnerBridge: boolean;
  /** Coming out onto two pieces eats the other pair's, though it came first (P-49). */
  readonly outEatsRivals: boolean;
  /** Two dice, each for a piece (P-52 to P-55). */
  readonly twoDice: boolean;
  /** With two dice, a die that shows 5 brings out too. The text names their sum alone (P-54). */
  readonly singleFive: boolean;
  /** Played for money (P-56 to P-60). */
  readonly cuadrante: boolean;
}

export const PLAIN: Variant = {
  firstFiveTwo: false,
  oneOut: false,
  murcia: false,
  mixedBarriers: false,
  barriersOnSeguros: false,
  couples: 'none',
  partnerBridge: false,
  outEatsRivals: false,
  twoDice: false,
  singleFive: false,
  cuadrante: false,
};

/** What does not go together. */
export type VariantFault = 'fourForCouples' | 'onlyInCouples' | 'onlyWithTwoDice';

export function variantFault(variant: Variant, players: number): VariantFault | null {
  const { couples, partnerBridge, outEatsRivals, singleFive, twoDice } = variant;
  if (couples !== 'none' && players !== 4) return 'fourForCouples';
  if (couples === 'none' && (partnerBridge || outEatsRivals)) return 'onlyInCouples';
  return singleFive && !twoDice ? 'onlyWithTwoDice' : null;
}
