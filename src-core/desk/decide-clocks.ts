/** Everything that may be asked about time. */
import type { ClockCommand, InterruptClocks } from './commands/clock-commands.ts';
import { clockAct, lookAtClocks } from './clocks/decide-clock.ts';
import { correctClock } from './clocks/decide-clock-correction.ts';
import { changeClock } from './clocks/decide-clock-change.ts';
import { interruptClocks, recoverClocks } from './clocks/decide-clock-recovery.ts';
import { setPresence, startRound } from './round/decide-clock-round.ts';
import {
  placeClock,
  placeClocks,
  scheduleRound,
  setControl,
  setDefaultTime,
} from './clocks/decide-clock-setting.ts';
import type { Decision } from './commands/decision.ts';
import type { DeskState } from './journal/state.ts';

export function answerClock(
  state: DeskState,
  command: ClockCommand | InterruptClocks,
  now: number,
): Decision {
  switch (command.type) {
    case 'setControl':
      return setControl(state, command);
    case 'setDefaultTime':
      return setDefaultTime(state, command);
    case 'scheduleRound':
      return scheduleRound(state, command);
    case 'placeClocks':
      return placeClocks(state, command, now);
    case 'placeClock':
      return placeClock(state, command, now);
    case 'changeClock':
      return changeClock(state, command, now);
    case 'clockAct':
      return clockAct(state, command, now);
    case 'correctClock':
      return correctClock(state, command, now);
    case 'startRound':
      return startRound(state, command, now);
    case 'setPresence':
      return setPresence(state, command, now);
    case 'recoverClocks':
      return recoverClocks(state, command, now);
    case 'lookAtClocks':
      return lookAtClocks(state, now);
    case 'interruptClocks':
      return interruptClocks(state, command, now);
  }
}
