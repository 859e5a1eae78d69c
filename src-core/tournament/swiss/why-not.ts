/** "Why not him?": the pair is forced, and what comes of it held against what was paired. */
import { apart } from './colors.ts';
import type { Blocked } from './completion.ts';
import { type AbsoluteCriterion, CRITERIA, type Criterion } from './edition.ts';
import { type Failure, type Failures, compareFailure, failuresOf } from './fails.ts';
import type { Field } from './field.ts';
import { type Paired, pairField } from './pair-round.ts';

export type WhyNot =
  | { readonly kind: 'paired' }
  /** One of them is not to be paired in this round. */
  | { readonly kind: 'away'; readonly number: number }
  | { readonly kind: 'apart'; readonly criterion: AbsoluteCriterion }
  | { readonly kind: 'blocked'; readonly blocked: Blocked }
  /** The bye goes higher (C5). */
  | { readonly kind: 'byeScore'; readonly paired: number | null; readonly forced: number | null }
  | {
      readonly kind: 'worse';
      /** The score of the bracket's residents, and the first criterion that is met less well there. */
      readonly score: number;
      readonly criterion: Criterion;
      readonly paired: Failure;
      readonly forced: Failure;
    }
  /** As good, and later in the order of candidates (3.4, article 4) in this bracket. */
  | { readonly kind: 'later'; readonly score: number };

export function whyNot(paired: Paired, one: number, other: number): WhyNot {
  const { field, boards } = paired;
  const isBoard = boards.some(({ white, black }) =>
    white === one ? black === other : white === other && black === one,
  );
  if (isBoard) return { kind: 'paired' };
  const a = field.players.findIndex(({ number }) => number === one);
  const b = field.players.findIndex(({ number }) => number === other);
  const first = field.players[a];
  const second = field.players[b];
  if (first === undefined) return { kind: 'away', number: one };
  if (second === undefined) return { kind: 'away', number: other };
  const criterion = apart(first, second, field.forbidden);
  if (criterion !== null) return { kind: 'apart', criterion };
  const forced = pairField(forcedField(field, a, b));
  if (forced.none) return { kind: 'blocked', blocked: forced.blocked };
  if (forced.byeScore !== paired.byeScore)
    return { kind: 'byeScore', paired: paired.byeScore, forced: forced.byeScore };
  return firstDifference(paired, forced);
}

/** The field in which these two can meet nobody else and have no bye. */
function forcedField(field: Field, a: number, b: number): Field {
  const legal = field.legal.slice();
  for (let other = 0; other < field.count; other++) {
    for (const [one, mate] of [
      [a, b],
      [b, a],
    ] as const) {
      if (other === mate) continue;
      legal[one * field.count + other] = 0;
      legal[other * field.count + one] = 0;
    }
  }
  const players = field.players.map((player, at) =>
    at === a || at === b ? { ...player, barred: true } : player,
  );
  return { ...field, legal, players };
}

function firstDifference(paired: Paired, forced: Paired): WhyNot {
  const ours = paired.brackets.map((bracket) => failuresOf(paired.field, bracket));
  const theirs = forced.brackets.map((bracket) => failuresOf(forced.field, bracket));
  for (const [at, bracket] of paired.brackets.entries()) {
    const score = paired.field.players[bracket.bracket.residents[0] ?? -1]?.score ?? 0;
    for (const criterion of CRITERIA) {
      const good = failureAt(ours, at, criterion);
      const bad = failureAt(theirs, at, criterion);
      if (compareFailure(good, bad) !== 0)
        return { kind: 'worse', score, criterion, paired: good, forced: bad };
    }
    if (pairsText(bracket.pairs) !== pairsText(forced.brackets[at]?.pairs ?? []))
      return { kind: 'later', score };
  }
  return { kind: 'paired' };
}

/** C8 is the number and the scores of who floats from the next bracket. */
function failureAt(failures: readonly Failures[], at: number, criterion: Criterion): Failure {
  if (criterion === 'C8') return failures[at + 1]?.C7 ?? [];
  return failures[at]?.[criterion] ?? (NUMBERS.has(criterion) ? 0 : []);
}

/** The criteria whose failure is one number. */
const NUMBERS: ReadonlySet<Criterion> = new Set(
  CRITERIA.filter((criterion) => !['C7', 'C8', 'C18', 'C19', 'C20', 'C21'].includes(criterion)),
);

const pairsText = (pairs: readonly (readonly [number, number])[]): string =>
  pairs
    .map((pair) => pair.toSorted((a, b) => a - b).join('-'))
    .sort()
    .join(' ');
