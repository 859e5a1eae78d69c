/** A pairing with the reasons for all of it, as plain values: players by their numbers, scores in points. */
import type { Color } from '../../vocabulary/colors.ts';
import { gamesBack } from './colors.ts';
import { CRITERIA, type ColorRule, type Criterion } from './edition.ts';
import { type Float, type Strength, barringRound } from './facts.ts';
import { type Failure, failuresOf } from './fails.ts';
import { type Field, scoreOf } from './field.ts';
import { inPoints } from './from-record.ts';
import type { Paired, PairedBracket } from './pair-round.ts';

export interface ExplainedSide {
  readonly number: number;
  /** With which he is paired: points and those added for the pairing. */
  readonly score: number;
  /** Of the games played, the latest last. */
  readonly colors: readonly Color[];
  readonly preference: Color | null;
  readonly strength: Strength;
  /** One round ago, two rounds ago. */
  readonly floats: readonly Float[];
}

export interface ExplainedBoard {
  readonly white: ExplainedSide;
  readonly black: ExplainedSide;
  /** Article 5.2.1 to 5.2.5. */
  readonly rule: ColorRule;
  /** By 5.2.3: how many games back both last had different colours; null by any other. */
  readonly back: number | null;
}

/** A number of players or of unplayed games, or scores and differences of score, the greatest first. */
export type ToldFailure = number | readonly (number | { readonly limbo: number })[];

export interface ExplainedBracket {
  /** Of its residents. */
  readonly score: number;
  readonly residents: readonly number[];
  readonly moved: readonly number[];
  /** Moved-down players who float on. */
  readonly limbo: readonly number[];
  /** All who float down, who has the bye among them. */
  readonly down: readonly number[];
  /** The higher ranked first. */
  readonly pairs: readonly (readonly number[])[];
  /** Only what is failed, in the order of the criteria. */
  readonly fails: readonly { readonly criterion: Criterion; readonly failure: ToldFailure }[];
}

/** Who may not have the bye, and the first round that keeps him from it (C2). */
export interface BarredFromBye {
  readonly number: number;
  readonly score: number;
  readonly round: number;
  /** It was a bye of the pairing; else it gave a win's points without a game. */
  readonly allocated: boolean;
}

export interface Explanation {
  /** In the order of the boards. */
  readonly boards: readonly ExplainedBoard[];
  readonly bye: ExplainedSide | null;
  /** Of those who are paired in this round; none where nobody has a bye. */
  readonly barred: readonly BarredFromBye[];
  readonly brackets: readonly ExplainedBracket[];
}

export function explanationOf(paired: Paired): Explanation {
  const { field, bye } = paired;
  const sides = new Map(field.players.map((_, place) => sideAt(field, place)));
  const boards = paired.boards.flatMap(({ white: one, black: other, rule }): ExplainedBoard[] => {
    const [white, black] = [sides.get(one), sides.get(other)];
    if (white === undefined || black === undefined) return [];
    return [{ white, black, rule, back: rule === 3 ? gamesBack(white.colors, black.colors) : null }];
  });
  return {
    boards,
    bye: bye === null ? null : (sides.get(bye) ?? null),
    barred: bye === null ? [] : barredIn(field),
    brackets: paired.brackets.map((bracket) => bracketOf(field, bracket)),
  };
}

function sideAt(field: Field, place: number): [number, ExplainedSide] {
  const {
    number = 0,
    colors = [],
    preference = null,
    strength = 0,
    floats = [],
  } = field.players[place] ?? {};
  return [number, { number, score: inPoints(scoreOf(field, place)), colors, preference, strength, floats }];
}

function barredIn({ input, players }: Field): readonly BarredFromBye[] {
  const byNumber = new Map(input.players.map((player) => [player.number, player]));
  return players.flatMap(({ number, score }): BarredFromBye[] => {
    const player = byNumber.get(number);
    const round = player === undefined ? null : barringRound(player, input.worth.win);
    const past = round === null ? undefined : player?.rounds[round - 1];
    if (round === null || past === undefined) return [];
    return [{ number, score: inPoints(score), round, allocated: past.kind === 'bye' && past.allocated }];
  });
}

function bracketOf(field: Field, paired: PairedBracket): ExplainedBracket {
  const { bracket, pairs, down } = paired;
  const number = (place: number): number => field.players[place]?.number ?? 0;
  const failures = failuresOf(field, paired);
  const fails = CRITERIA.flatMap((criterion) => {
    const failure = failures[criterion];
    return failure === undefined ? [] : [{ criterion, failure: toldFailure(failure) }];
  });
  return {
    score: inPoints(scoreOf(field, bracket.residents[0] ?? -1)),
    residents: bracket.residents.map(number),
    moved: bracket.moved.map(number),
    limbo: down.filter((place) => bracket.moved.includes(place)).map(number),
    down: down.map(number),
    pairs: pairs.map((pair) => pair.map(number)),
    fails,
  };
}

/** Scores in points. */
export function toldFailure(failure: Failure): ToldFailure {
  if (typeof failure === 'number') return failure;
  return failure.map((each) => (typeof each === 'number' ? inPoints(each) : { limbo: inPoints(each.limbo) }));
}
