/** What the pairs of a bracket could not meet, criterion by criterion (2.3, 2.4). */
import { CRITERIA, type Criterion } from './edition.ts';
import { COLOR_CRITERIA, type Field, colorFail, floated, scoreOf } from './field.ts';
import type { PairedBracket } from './pair-round.ts';

/**
 * One number (of players, of unplayed games) or several, the greatest first: scores of downfloaters, differences of
 * scores. `limbo` is the score of a moved-down player who floats on, which is more than any difference.
 */
export type Failure = number | readonly (number | { readonly limbo: number })[];
export type Failures = Readonly<Partial<Record<Criterion, Failure>>>;

/** The criteria of repeated floats, one and two rounds ago. */
const REPEATS = [
  { down: 'C14', up: 'C15', movedDown: 'C18', metUp: 'C19' },
  { down: 'C16', up: 'C17', movedDown: 'C20', metUp: 'C21' },
] as const satisfies readonly Readonly<Record<string, Criterion>>[];

/** Only what is failed is here. C8 is what the next bracket fails of C6 and C7, and stands there. */
export function failuresOf(field: Field, paired: PairedBracket): Failures {
  const { bracket, pairs, down } = paired;
  const resident = scoreOf(field, bracket.residents[0] ?? -1);
  const byeHere = bracket.byeScore !== null && resident <= bracket.byeScore && down.length === 1;
  const found: Partial<Record<Criterion, Failure>> = {
    C6: down.length,
    C7: descending(down.map((player) => scoreOf(field, player))),
    C9: byeHere ? (field.players[down[0] ?? -1]?.unplayed ?? 0) : 0,
  };
  COLOR_CRITERIA.forEach((criterion, at) => {
    found[criterion] = pairs.reduce((sum, [a, b]) => sum + colorFail(field, a, b, at), 0);
  });
  REPEATS.forEach((_, back) => Object.assign(found, repeatsOf(field, paired, back)));
  return Object.fromEntries(
    CRITERIA.flatMap((criterion) => {
      const failure = found[criterion] ?? 0;
      const failed = typeof failure === 'number' ? failure > 0 : failure.length > 0;
      return failed ? [[criterion, failure]] : [];
    }),
  );
}

const descending = (list: readonly number[]): number[] => list.toSorted((a, b) => b - a);

function repeatsOf(field: Field, { bracket, pairs, down }: PairedBracket, back: number): Failures {
  const names = REPEATS[back];
  if (names === undefined) return {};
  const moved = new Set(bracket.moved);
  const resident = scoreOf(field, bracket.residents[0] ?? -1);
  const above = (player: number): number => scoreOf(field, player) - resident;
  const again = (player: number): boolean => floated(field, player, back, 'down');
  const met = pairs.filter(([a]) => moved.has(a));
  const upAgain = met.filter(([, b]) => floated(field, b, back, 'up'));
  const limbo = down.filter((player) => moved.has(player) && again(player));
  const floatedPairs = met.filter(([a]) => again(a)).map(([a]) => above(a));
  return {
    [names.down]: down.filter((player) => !moved.has(player) && again(player)).length,
    [names.up]: upAgain.length,
    [names.movedDown]: [
      ...descending(limbo.map((player) => scoreOf(field, player))).map((score) => ({ limbo: score })),
      ...descending(floatedPairs),
    ],
    [names.metUp]: descending(upAgain.map(([a]) => above(a))),
  };
}

/** Below, at or above 0: what fails less is better. */
export function compareFailure(one: Failure, other: Failure): number {
  if (typeof one === 'number' || typeof other === 'number') return worth(one) - worth(other);
  for (let at = 0; at < Math.max(one.length, other.length); at++) {
    const by = value(one[at]) - value(other[at]);
    if (by !== 0) return by;
  }
  return 0;
}

const LIMBO = 1e9;
const value = (each: number | { readonly limbo: number } | undefined): number =>
  typeof each === 'object' ? LIMBO + each.limbo : (each ?? -1);
const worth = (failure: Failure): number => (typeof failure === 'number' ? failure : failure.length);
