/** A pairing by the Dutch system, as the terminal says it. */
import type { SwissWords } from '../es/terminal-swiss.ts';

const criteria: SwissWords['criteria'] = {
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

const rules: SwissWords['rules'] = {
  1: 'each has the colour preferred (5.2.1)',
  2: 'the stronger preference (5.2.2)',
  3: 'the opposite of when they last had different colours (5.2.3)',
  4: 'the preference of the higher ranked (5.2.4)',
  5: 'by the pairing number and the initial colour (5.2.5)',
};

const list = (numbers: readonly number[]): string => (numbers.length === 0 ? '—' : numbers.join(', '));
const points = (score: number | null): string => (score === null ? '—' : String(score));
const pairs = (boards: readonly (readonly [number, number])[]): string =>
  boards.length === 0 ? '—' : boards.map((board) => board.join('-')).join(' ');

export const swiss: SwissWords = {
  criteria,
  rules,
  missing: {
    rounds:
      'the report does not say how many rounds there will be (record 142 or XXR): say it with --rounds N',
    initialColor:
      'the report does not say the initial colour (record 152 or XXC): say it with --initial white|black',
    initialList:
      'the report numbers the players by their ranking (XXC rank), and the Dutch system by the initial list (C.04.2): without that record it is paired by the starting ranks',
  },
  board: (board, white, black, rule) => `${board}. ${white} - ${black}   ${rules[rule]}`,
  bye: (number) => `${number} has the bye`,
  bracket: (score, residents, moved, down) =>
    `Bracket of ${points(score)}: ${list(residents)}; moved down to it: ${list(moved)}; float down: ${list(down)}`,
  limbo: (score) => `one of ${points(score)} floats on`,
  failure: (criterion, failure) => `${criterion}, ${criteria[criterion]}: ${failure}`,
  none: 'No pairing is possible (1.9.3): the arbiter decides. In the way are:',
  blocking: (number, reasons, opponents) =>
    `${number}: ${reasons.map((each) => `${each}, ${criteria[each]}`).join('; ')}; could only play ${list(opponents)}`,
  allPaired: (rounds) => `all ${rounds} rounds are paired`,
  whyNeedsTwo: (text) => `--why takes two different numbers, such as 3-8, not "${text}"`,
  why: {
    paired: 'They play each other in this round.',
    away: (number) => `${number} is not paired in this round.`,
    apart: (criterion) => `They cannot play: ${criteria[criterion]} (${criterion}).`,
    blocked: (numbers) => `If they played, the others could not be paired: ${list(numbers)} (C4).`,
    byeScore: (paired, forced) =>
      `If they played, the bye would go to somebody with ${points(forced)} points instead of ${points(paired)} (C5).`,
    worse: (score, criterion, paired, forced) =>
      `If they played, the bracket of ${points(score)} would be worse: ${criterion}, ${criteria[criterion]}: ${forced} instead of ${paired}.`,
    later: (score) =>
      `It would be as good, but in the bracket of ${points(score)} it comes later in the order of candidates (3.4, article 4).`,
  },
  stopped: (round) => `No pairing of round ${round} is possible: the generated event ends before it.`,
  atMost: (name, most) => `${name} is ${most} at most`,
  sameRounds: (rounds) => `Rounds paired again without a difference: ${rounds}.`,
  differs: (round, recorded, paired, [byeRecorded, byePaired]) => {
    const boards =
      paired === null ? 'no pairing keeps the absolute criteria' : `the system pairs ${pairs(paired)}`;
    const byes =
      byeRecorded === byePaired ? '' : `; bye: ${byeRecorded ?? '—'}, and would be ${byePaired ?? '—'}`;
    return `Round ${round}: in the report ${pairs(recorded)}; ${boards}${byes}.`;
  },
};
