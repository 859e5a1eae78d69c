import type { TimeControl } from '../clocks/index.ts';
import type { ClockRule } from './watched-round.ts';

/** What a watch needs of a control; of several periods, the first one's moves and the time that comes after it. */
export function clockRuleOf({ white }: TimeControl): ClockRule {
  const [first, second] = white.periods;
  const { bonus, moves } = first;
  return {
    incrementMs: bonus.kind === 'increment' ? bonus.ms : 0,
    period: moves === null || second === undefined ? null : { moves, addMs: second.base },
  };
}
