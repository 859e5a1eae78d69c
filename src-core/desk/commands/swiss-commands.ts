/** What may be asked about the pairing of a round by FIDE's Dutch system. */
import * as v from 'valibot';
import { LIMITS } from '../../vocabulary/limits.ts';
import type { DrawGiven } from './draw-commands.ts';
import type { Frozen } from './frozen.ts';
import { command, count, line, note, numbersPaired, ordinal, startingNumber } from './primitives.ts';

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
  /** The colour of round 1 by lot, from dice of the desk and a number that somebody in the hall says. */
  drawInitialColor: command('drawInitialColor', { number: v.pipe(count, v.maxValue(LIMITS.lotNumber)) }),
} as const;

export type DrawInitialColor = Frozen<v.InferOutput<(typeof swissCommands)['drawInitialColor']>> & {
  /** What the desk's service brings; what a screen sends in its place is not taken. */
  readonly given?: DrawGiven;
};
