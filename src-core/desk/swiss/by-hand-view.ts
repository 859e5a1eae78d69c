import type { SwissByHandView } from '../../contract/swiss-views.ts';
import { type Breach, type Pairs, type SwissInput, breachesOf } from '../../tournament/swiss/index.ts';
import type { People } from '../journal/people.ts';
import type { DeskState } from '../journal/state.ts';
import { toPair } from './to-pair.ts';

/** What a pairing by hand breaks, while it is being made. */
export function swissByHandView(
  state: DeskState,
  people: People,
  { round, apart, ...pairs }: { round: number; apart: SwissInput['forbidden'] } & Pairs,
): SwissByHandView {
  const ready = toPair(state, people, round, apart);
  const breaches = ready.ok ? breachesOf(ready.value.input, pairs) : [];
  return { kind: 'swissByHand', breaches, leaves: leavesFide(state, breaches, round, apart.length) };
}

/**
 * Whether FIDE's rules are left for the first time: by what no pairing of the system has, or by keeping two players
 * apart when that was not announced before round 1 (C.05 5.2).
 */
export function leavesFide(
  { fideLeft }: DeskState,
  breaches: readonly Breach[],
  round: number,
  apart: number,
): boolean {
  return fideLeft === null && (breaches.some(({ absolute }) => absolute) || (apart > 0 && round > 1));
}
