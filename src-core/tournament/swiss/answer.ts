/** What a pairing is asked, and what it answers, as plain values: it takes long, and is worked out elsewhere. */
import { type Blocking, blockingOf } from './blocking.ts';
import { type Explanation, explanationOf } from './explanation.ts';
import type { SwissInput } from './input.ts';
import { type Progress, pairRound } from './pair-round.ts';
import { type ToldWhy, toldWhy } from './told-why.ts';

export interface PairingQuestion {
  readonly input: SwissInput;
  /** Two numbers: why they do not play each other. Null: the pairing itself. */
  readonly why: readonly [number, number] | null;
}

export type PairingAnswer =
  | { readonly kind: 'paired'; readonly explanation: Explanation }
  /** Who is in the way, and by which absolute criterion. */
  | { readonly kind: 'none'; readonly blocking: readonly Blocking[] }
  | { readonly kind: 'why'; readonly why: ToldWhy };

/** The same for the same question, always. */
export function answerPairing({ input, why }: PairingQuestion, progress?: Progress): PairingAnswer {
  const paired = pairRound(input, progress);
  if (paired.none) return { kind: 'none', blocking: blockingOf(paired.field, paired.blocked) };
  if (why === null) return { kind: 'paired', explanation: explanationOf(paired) };
  return { kind: 'why', why: toldWhy(paired, ...why) };
}
