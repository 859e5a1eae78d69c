/** What may be asked about the pairing of a round by FIDE's Dutch system. */
import * as v from 'valibot';
import { command, line, note, numbersPaired, ordinal, startingNumber } from './primitives.ts';

const pairs = { boards: numbersPaired, bye: v.nullable(startingNumber) };

export const swissCommands = {
  /**
   * The round as it is to stand, by the players' numbers, and what was proposed (null: no pairing was found). `basis`:
   * of the view it was made from; `apart`: pairs kept apart in this round; `leaves`: the rules of FIDE too.
   */
  pairSwiss: command('pairSwiss', {
    round: ordinal,
    apart: numbersPaired,
    ...pairs,
    proposed: v.nullable(v.strictObject(pairs)),
    basis: line(64),
    reason: note,
    leaves: v.boolean(),
  }),
} as const;
