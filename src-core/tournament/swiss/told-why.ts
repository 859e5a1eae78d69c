/** The answer to "why not him?" as plain values: players by their numbers, scores in points. */
import type { Color } from '../../vocabulary/colors.ts';
import { type Blocking, blockingOf } from './blocking.ts';
import type { AbsoluteCriterion, Criterion } from './edition.ts';
import { type ToldFailure, toldFailure } from './explanation.ts';
import type { Field } from './field.ts';
import { inPoints } from './from-record.ts';
import type { Paired } from './pair-round.ts';
import { whyNot } from './why-not.ts';

export type ToldWhy =
  | { readonly kind: 'paired' }
  | { readonly kind: 'away'; readonly number: number }
  | {
      readonly kind: 'apart';
      readonly criterion: AbsoluteCriterion;
      /** By C1: the round in which they met; null where they are forbidden to meet. */
      readonly round: number | null;
      /** By C3: which both must have. */
      readonly color: Color | null;
    }
  | { readonly kind: 'blocked'; readonly blocking: readonly Blocking[] }
  /** Scores of who would have the bye. */
  | { readonly kind: 'byeScore'; readonly paired: number | null; readonly forced: number | null }
  | {
      readonly kind: 'worse';
      readonly score: number;
      readonly criterion: Criterion;
      readonly paired: ToldFailure;
      readonly forced: ToldFailure;
    }
  | { readonly kind: 'later'; readonly score: number };

/** What comes of forcing these two to play, by their numbers. Pairs the round again: as slow as the pairing. */
export function toldWhy(paired: Paired, one: number, other: number): ToldWhy {
  const why = whyNot(paired, one, other);
  const score = (units: number | null): number | null => (units === null ? null : inPoints(units));
  switch (why.kind) {
    case 'apart':
      return { ...why, ...apartBy(paired.field, why.criterion, one, other) };
    case 'blocked':
      return { kind: why.kind, blocking: blockingOf(paired.field, why.blocked) };
    case 'byeScore':
      return { ...why, paired: score(why.paired), forced: score(why.forced) };
    case 'worse':
      return {
        ...why,
        score: inPoints(why.score),
        paired: toldFailure(why.paired),
        forced: toldFailure(why.forced),
      };
    case 'later':
      return { ...why, score: inPoints(why.score) };
    case 'paired':
    case 'away':
      return why;
  }
}

function apartBy({ input, players }: Field, criterion: AbsoluteCriterion, one: number, other: number) {
  if (criterion === 'C3')
    return { round: null, color: players.find(({ number }) => number === one)?.preference ?? null };
  return { round: roundMet(input, one, other), color: null };
}

/** The last round in which two players played each other, or null. */
export function roundMet({ players }: Field['input'], one: number, other: number): number | null {
  const rounds = players.find(({ number }) => number === one)?.rounds ?? [];
  const at = rounds.findLastIndex((round) => round.kind === 'game' && round.opponent === other);
  return at < 0 ? null : at + 1;
}
