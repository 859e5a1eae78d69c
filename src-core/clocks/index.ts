/** Time controls, and the dual clock as a state machine. The time comes in from outside. */
export type * from './control.ts';
export { COLORS, bonusOf, forBoth, movesToComplete, opponent, periodOf } from './control.ts';
export type { ControlError, ControlErrorCode } from './control-error.ts';
export { parseTimeControl } from './parse-control.ts';
export { type ReadControl, readTimeControl } from './read-control.ts';
export { sensesOf } from './control-senses.ts';
export { formatPgnTimeControl, formatTimeControl, formatTrfTimeControl } from './format-control.ts';
export { PRESETS, type Preset } from './presets.ts';
export {
  type NotRated,
  type PlayRegime,
  type Rating,
  ratingOf,
  regimeOf,
  sideRegime,
  timeForSixtyMoves,
} from './regime.ts';
export type { Clock, ClockEvent, Phase, Shown, Side } from './clock.ts';
export { newClock, nextInstant, shown } from './clock.ts';
export { advance } from './advance.ts';
export { unpress } from './unpress.ts';
