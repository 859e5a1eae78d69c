/** The pairing of a round by FIDE's Dutch system of 2026 (C.04.3). */
import type { Color } from '../../vocabulary/colors.ts';
import { type Bracket, type Pair, pairBracket } from './bracket.ts';
import { allocate } from './colors.ts';
import { type Blocked, wholeOf } from './completion.ts';
import type { ColorRule } from './edition.ts';
import { type Field, fieldOf, scoreOf } from './field.ts';
import type { Facts } from './facts.ts';
import type { SwissInput } from './input.ts';

export interface Board {
  readonly white: number;
  readonly black: number;
  readonly rule: ColorRule;
}

/** A bracket and its pairs, by places in the field. */
export interface PairedBracket {
  readonly bracket: Bracket;
  readonly pairs: readonly Pair[];
  readonly down: readonly number[];
}

export interface Paired {
  readonly none: false;
  readonly field: Field;
  /** In the order of the boards (C.04.2 3.6), by the players' numbers. */
  readonly boards: readonly Board[];
  readonly bye: number | null;
  readonly byeScore: number | null;
  readonly brackets: readonly PairedBracket[];
}

/** No pairing keeps C1 to C3: the arbiter decides (1.9.3). */
export interface NoPairing {
  readonly none: true;
  readonly field: Field;
  readonly blocked: Blocked;
}

/** Told after each bracket: how many players have been looked at, of how many. */
export type Progress = (settled: number, of: number) => void;

export function pairRound(input: SwissInput, progress?: Progress): Paired | NoPairing {
  return pairField(fieldOf(input), progress);
}

/** With `everybody` each bracket looks at all below it: slower, and the same pairing. */
export function pairField(field: Field, progress?: Progress, everybody = false): Paired | NoPairing {
  const whole = wholeOf(field);
  if ('blocked' in whole) return { none: true, field, blocked: whole };
  const brackets: PairedBracket[] = [];
  let moved: readonly number[] = [];
  const groups = scoreGroups(field);
  groups.forEach((residents, at) => {
    const [next = [], ...rest] = groups.slice(at + 1);
    const bracket = { moved, residents, next, rest: rest.flat(), byeScore: whole.byeScore };
    const pairs = pairBracket(field, bracket, everybody);
    const paired = new Set(pairs.flat());
    const down = [...moved, ...residents].filter((player) => !paired.has(player));
    brackets.push({ bracket, pairs, down });
    moved = down;
    progress?.((residents.at(-1) ?? 0) + 1, field.count);
  });
  const last = moved[0];
  const bye = last === undefined ? null : (field.players[last]?.number ?? null);
  const pairs = brackets.flatMap((each) => each.pairs);
  return { none: false, field, boards: boardsOf(field, pairs), bye, byeScore: whole.byeScore, brackets };
}

/** The places of the players by score, the highest first. */
function scoreGroups(field: Field): readonly (readonly number[])[] {
  const groups = new Map<number, number[]>();
  field.players.forEach(({ score }, place) => {
    const group = groups.get(score);
    if (group === undefined) groups.set(score, [place]);
    else group.push(place);
  });
  return [...groups.values()];
}

/** C.04.2 3.6: the score of the higher ranked, the sum of both, the number of the higher ranked. */
function boardsOf(field: Field, pairs: readonly Pair[]): readonly Board[] {
  const players = (pair: Pair): readonly Facts[] => pair.flatMap((place) => field.players[place] ?? []);
  return pairs
    .map((pair) => (pair[0] < pair[1] ? pair : ([pair[1], pair[0]] as const)))
    .sort(
      (one, other) =>
        scoreOf(field, other[0]) - scoreOf(field, one[0]) ||
        scoreOf(field, other[1]) - scoreOf(field, one[1]) ||
        (field.players[one[0]]?.number ?? 0) - (field.players[other[0]]?.number ?? 0),
    )
    .flatMap((pair) => {
      const [higher, lower] = players(pair);
      return higher === undefined || lower === undefined
        ? []
        : [boardOf(higher, lower, field.input.initialColor)];
    });
}

function boardOf(higher: Facts, lower: Facts, initial: Color): Board {
  const { higher: color, rule } = allocate(higher, lower, initial);
  const [white, black] = color === 'white' ? [higher, lower] : [lower, higher];
  return { white: white.number, black: black.number, rule };
}
