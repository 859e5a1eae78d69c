/** A pairing by the Dutch system, as the terminal says it. */
import type { SwissWords } from '../es/terminal-swiss.ts';
import { swiss as reasons } from './swiss.ts';

const pairs = (boards: readonly (readonly [number, number])[]): string =>
  boards.length === 0 ? '—' : boards.map((board) => board.join('-')).join(' ');

export const swiss: SwissWords = {
  reasons,
  missing: {
    rounds:
      'the report does not say how many rounds there will be (record 142 or XXR): say it with --rounds N',
    initialColor:
      'the report does not say the initial colour (record 152 or XXC): say it with --initial white|black',
    initialList:
      'the report numbers the players by their ranking (XXC rank), and the Dutch system by the initial list (C.04.2): without that record it is paired by the starting ranks',
  },
  board: (board, white, black, colors) => `${board}. ${white} - ${black}   ${colors}`,
  bye: (number) => `${number} has the bye`,
  allPaired: (rounds) => `all ${rounds} rounds are paired`,
  whyNeedsTwo: (text) => `--why takes two different numbers, such as 3-8, not "${text}"`,
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
