/** The reasons of a pairing by the Dutch system, as the screens and the terminal say them. */
import type { PairedBy } from '../../desk/journal/paired-by.ts';
import type { Breach } from '../../tournament/swiss/by-hand.ts';
import type { AbsoluteCriterion, ColorRule, Criterion } from '../../tournament/swiss/edition.ts';
import type { ToldFailure } from '../../tournament/swiss/explanation.ts';
import type { Strength } from '../../tournament/swiss/facts.ts';
import type { ToldWhy } from '../../tournament/swiss/told-why.ts';
import type { Color } from '../../vocabulary/colors.ts';
import type { SwissReasons, Who } from '../es/swiss.ts';
import { lotRecipe } from '../lot-recipe.ts';
import { numbersSaid } from '../number-runs.ts';
import { pointsSaid } from '../points.ts';
import { counter } from '../plural.ts';
import { region } from './region.ts';

const criteria: Readonly<Record<Criterion | AbsoluteCriterion, string>> = {
  C1: 'they have played each other, or may not meet',
  C2: 'has had the bye of the pairing, or a win without playing',
  C3: 'both must have the same colour',
  C6: 'downfloaters',
  C7: 'scores of the downfloaters',
  C8: 'downfloaters that the next bracket would have',
  C9: 'unplayed rounds of who has the bye',
  C10: 'players with a colour difference of more than two',
  C11: 'players with one colour three times running',
  C12: 'players without the colour they prefer',
  C13: 'players without their strong preference of colour',
  C14: 'float down again, as in the round before',
  C15: 'float up again, as in the round before',
  C16: 'float down again, as two rounds ago',
  C17: 'float up again, as two rounds ago',
  C18: 'difference of score of who floated down in the round before',
  C19: 'difference of score of who floated up in the round before',
  C20: 'difference of score of who floated down two rounds ago',
  C21: 'difference of score of who floated up two rounds ago',
};

const COLORS: Readonly<Record<Color, string>> = { white: 'White', black: 'Black' };

/** Of the games played, the latest last. */
const LETTERS: Readonly<Record<Color, string>> = { white: 'W', black: 'B' };
const letters = (colors: readonly Color[]): string =>
  colors.length === 0 ? '—' : colors.map((color) => LETTERS[color]).join('');

const strengths: Readonly<Record<Strength, string>> = {
  0: '',
  1: ', a mild preference',
  2: ', a strong preference',
  3: ', an absolute preference',
};

const list = (numbers: readonly number[], who: Who): string =>
  numbers.length === 0 ? '—' : numbers.map(who).join(', ');
const points = (score: number | null): string => (score === null ? '—' : pointsSaid(score, '.'));

function failed(failure: ToldFailure): string {
  if (typeof failure === 'number') return String(failure);
  if (failure.length === 0) return '0';
  return failure
    .map((each) => (typeof each === 'number' ? points(each) : `one of ${points(each.limbo)} floats on`))
    .join(', ');
}

function apart(why: Extract<ToldWhy, { kind: 'apart' }>): string {
  if (why.color !== null) return `both must have ${COLORS[why.color]}`;
  return why.round === null ? 'they may not meet' : `they played in round ${why.round}`;
}

const rules: Readonly<Record<ColorRule, string>> = {
  1: 'each has the colour preferred (5.2.1)',
  2: 'the stronger preference (5.2.2)',
  3: 'the opposite of when they last had different colours (5.2.3)',
  4: 'the preference of the higher ranked (5.2.4)',
  5: 'by the pairing number and the initial colour (5.2.5)',
};

const count = counter(region);

function breachSaid({ kind, players, round, color }: Breach, who: Who): string {
  const both = players.map(who).join(' and ');
  const side = color === null ? '' : COLORS[color];
  switch (kind) {
    case 'met':
      return `${both} played in round ${round ?? ''} (C1)`;
    case 'forbidden':
      return `${both} may not meet (C1)`;
    case 'barred':
      return `${both} may not have the bye: had it, or won without playing, in round ${round ?? ''} (C2)`;
    case 'sameColor':
      return `${both} must both have ${side} (C3)`;
    case 'third':
      return `${both} has ${side} for the third time running (C.04.1)`;
    case 'difference':
      return `${both} goes beyond a colour difference of two, with ${side} (C.04.1)`;
    case 'colors':
      return `${both}: the colours are not those of article 5`;
  }
}

function pairedBy({ engine, hand }: PairedBy): string {
  const system = `, system ${engine.edition}, engine ${engine.version}`;
  if (hand === null) return system;
  const differs =
    hand.differs === null ? 'no proposal of the system' : count(hand.differs, 'difference', 'differences');
  return `${system}; by hand (${differs}): ${hand.reason}`;
}

export const swiss: SwissReasons = {
  breach: breachSaid,
  pairedBy,
  lotDrawn: (color, number, secret) =>
    `Initial colour by lot: ${COLORS[color]}. Said in the hall: ${number}. Checked with ${lotRecipe(number, secret)}: the first eight digits, even White, odd Black`,
  rules,
  wish: ({ number, colors, preference, strength }, who) =>
    preference === null
      ? `${who(number)} has not played: no preference`
      : `${who(number)} has had ${letters(colors)}: due ${COLORS[preference]}${strengths[strength]}`,
  colors: ({ white, black, rule, back }) =>
    `${rules[rule]}${back === null ? '' : `, ${back === 1 ? '1 game' : `${back} games`} back`}: ${letters(white.colors)} / ${letters(black.colors)}`,
  barred: ({ number, round, allocated }, who) =>
    allocated
      ? `${who(number)} may not have the bye: had it in round ${round} (C2)`
      : `${who(number)} may not have the bye: won without playing in round ${round} (C2)`,
  points,
  bracket: ({ score, residents, moved, limbo, down }) => [
    `Bracket of ${points(score)}: ${numbersSaid(residents)}`,
    `moved down to it: ${numbersSaid(moved)}`,
    ...(limbo.length === 0 ? [] : [`in the limbo: ${numbersSaid(limbo)}`]),
    `float down: ${numbersSaid(down)}`,
  ],
  // the scores of who floats (C7) are those of the names
  fails: ({ fails }) =>
    fails
      .filter(({ criterion }) => criterion !== 'C7')
      .map(({ criterion, failure }) => `${criterion}, ${criteria[criterion]}: ${failed(failure)}`),
  none: 'No pairing is possible (1.9.3): the arbiter decides. In the way are:',
  blocking: ({ number, criteria: reasons, opponents }, who) =>
    `${who(number)}: ${reasons.map((each) => `${each}, ${criteria[each]}`).join('; ')}; ${opponents.length === 0 ? 'has no opponent left' : `could only play ${list(opponents, who)}`}`,
  why(why, who) {
    switch (why.kind) {
      case 'paired':
        return 'They play each other in this round.';
      case 'away':
        return `${who(why.number)} is not paired in this round.`;
      case 'apart':
        return `They cannot play: ${apart(why)} (${why.criterion}).`;
      case 'blocked':
        return `If they played, the others could not be paired: ${list(
          why.blocking.map(({ number }) => number),
          who,
        )} (C4).`;
      case 'byeScore':
        return `If they played, the bye would go to somebody with ${points(why.forced)} points instead of ${points(why.paired)} (C5).`;
      case 'worse':
        return `If they played, the bracket of ${points(why.score)} would be worse: ${why.criterion}, ${criteria[why.criterion]}: ${failed(why.forced)} instead of ${failed(why.paired)}.`;
      case 'later':
        return `It would be as good, but in the bracket of ${points(why.score)} it comes later in the order of candidates (3.4, article 4).`;
    }
  },
};
