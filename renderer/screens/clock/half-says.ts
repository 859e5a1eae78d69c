import type { Color, ClockScreenView, ClockView } from '../../../src-core/contract/desk-api.ts';
import { resultAsPrinted } from '../../../src-core/words/results.ts';
import { runsAs } from '../board/clock/phase-of.ts';
import type { Words } from '../../words.svelte.ts';

/** Moves, period and bonus of one side, a few words each. */
export function saysOf(t: Words, clock: ClockView, color: Color): readonly string[] {
  const display = clock[color];
  const period = clock.control.periods?.[color][display.period - 1] ?? clock.control.periods?.[color].at(-1);
  return [
    t.clock.moves(display.moves),
    display.periods > 1 ? t.clock.period(display.period, display.periods) : '',
    period === undefined ? '' : t.clock.bonusShort(period.bonus),
    display.byoYomi > 0 ? `byo-yomi ${display.byoYomi}` : '',
  ].filter((line) => line !== '');
}

/** How one side of the clock stands, in a word. `unheard`: since when the line to the desk is lost. */
export function stateOf(
  t: Words,
  view: ClockScreenView,
  color: Color,
  running: Color | null,
  unheard: string | null,
): string {
  const { clock, result } = view;
  if (clock === null) return '';
  if (result !== null) return t.clock.ended(resultAsPrinted(result, 'other'));
  if (clock.flag === color) return t.clock.states.fallen;
  if (clock.interrupted !== null) return t.clock.states.waitsForArbiter;
  if (running === color) return runsAs(t, unheard);
  if (running !== null) return t.clock.states.waits;
  if (clock.phase === 'paused' && color !== clock.turn) return t.clock.states.pausedTouch;
  return t.clock.states[clock.phase === 'running' || clock.phase === 'fallen' ? 'waits' : clock.phase];
}
