/** Colours of a pair (article 5), and which pairs may not be (C1, C3). */
import type { Color } from '../../vocabulary/colors.ts';
import type { AbsoluteCriterion, ColorRule } from './edition.ts';
import type { Facts } from './facts.ts';

export interface Allocation {
  /** The colour of the higher ranked. */
  readonly higher: Color;
  readonly rule: ColorRule;
}

export function otherColor(color: Color): Color {
  return color === 'white' ? 'black' : 'white';
}

/** The colours of a pair, the higher ranked first (score, then number). */
export function allocate(higher: Facts, lower: Facts, initial: Color): Allocation {
  const wish = higher.preference;
  const against = lower.preference;
  if (wish === null) {
    if (against === null) return { higher: higher.oddNumber ? initial : otherColor(initial), rule: 5 };
    return { higher: otherColor(against), rule: 1 };
  }
  if (against === null || wish !== against) return { higher: wish, rule: 1 };
  const stronger = strengthOver(higher, lower);
  if (stronger !== 0) return { higher: stronger > 0 ? wish : otherColor(wish), rule: 2 };
  const back = gamesBack(higher.colors, lower.colors);
  const had = back === null ? undefined : higher.colors.at(-back);
  if (had !== undefined) return { higher: otherColor(had), rule: 3 };
  return { higher: wish, rule: 4 };
}

function strengthOver(one: Facts, other: Facts): number {
  if (one.strength !== other.strength) return one.strength - other.strength;
  return one.strength === 3 ? Math.abs(one.difference) - Math.abs(other.difference) : 0;
}

/** How many games back the two sequences, walked back from the latest, last differ; null: nowhere. */
export function gamesBack(one: readonly Color[], other: readonly Color[]): number | null {
  for (let back = 1; back <= Math.min(one.length, other.length); back++)
    if (one.at(-back) !== other.at(-back)) return back;
  return null;
}

/** The absolute criterion that keeps two players apart, or null. */
export function apart(one: Facts, other: Facts, forbidden: ReadonlySet<string>): AbsoluteCriterion | null {
  if (one.met.has(other.number) || forbidden.has(pairKey(one.number, other.number))) return 'C1';
  const both = one.strength === 3 && other.strength === 3 && one.preference === other.preference;
  return both && !one.topscorer && !other.topscorer ? 'C3' : null;
}

export function pairKey(one: number, other: number): string {
  return one < other ? `${String(one)}-${String(other)}` : `${String(other)}-${String(one)}`;
}
