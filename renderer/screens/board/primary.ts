import type { BoardView } from '../../../src-core/contract/desk-api.ts';

/** The one thing to do at a board as it stands. */
export type Primary = 'incident' | 'ruleOnFlag' | 'resume' | 'start';

/**
 * What the large button does: a fallen flag is ruled on; a clock that stands goes on, one not begun is started; else an
 * incident. Null where the board asks for something of its own, that has its own button: a game ended on the
 * chessboard, somebody absent past the default time, a clock interrupted; and once there is a result.
 */
export function primaryOf({ state, result, ending, forfeit, clock }: BoardView): Primary | null {
  if (state === 'bye' || result !== null || ending !== null || forfeit !== null) return null;
  if (clock === null) return 'incident';
  if (clock.interrupted !== null) return null;
  if (clock.flag !== null) return 'ruleOnFlag';
  if (clock.phase === 'ready') return 'start';
  return clock.phase === 'paused' || clock.phase === 'frozen' ? 'resume' : 'incident';
}
