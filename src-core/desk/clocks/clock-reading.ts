/** A clock brought to what an arbiter reads from its displays, or wants them to show. */
import { COLORS, advance } from '../../clocks/index.ts';
import type { Clock, ClockEvent, Color, Phase } from '../../clocks/index.ts';
import type { ClockReading, TypedSide } from '../commands/clock-commands.ts';
import type { ClockStanding } from '../journal/clock-events.ts';

/**
 * The clock with the numbers given on its displays, the rest left as it was; whose turn it is, and whether it runs.
 * With `flagFromTime` a flag that had fallen here has not where that side's display shows time: of a clock on the
 * table what is read is the fact, and a flag was only worked out.
 */
export function clockAsRead(clock: Clock, reading: ClockReading, flagFromTime: boolean): Clock {
  // it stands meanwhile: no flag falls of a side that, as it is read, is not to move
  const stands: Clock = clock.phase === 'running' ? { ...clock, phase: 'paused' } : clock;
  const set = COLORS.reduce((each, by) => advance(each, setEvent(each.at, by, reading[by])), stands);
  const unflagged = flagFromTime && set.flag !== null && set[set.flag].time > 0;
  const flag = unflagged ? null : set.flag;
  const turned: Clock = { ...set, turn: reading.turn, flag };
  const phase = phaseAsRead(turned, reading.running);
  return advance({ ...turned, phase }, { do: 'look', at: turned.at });
}

function phaseAsRead({ phase, flag, white, black }: Clock, running: boolean): Phase {
  if (running) return 'running';
  if (phase === 'running' || (phase === 'fallen' && flag === null)) return 'paused';
  return phase === 'ready' && white.moves + black.moves > 0 ? 'paused' : phase;
}

/** The arbiter's `set` of one display: what was typed of it. */
export function setEvent(at: number, by: Color, { milliseconds, moves, period }: TypedSide): ClockEvent {
  return {
    do: 'set',
    at,
    by,
    ...(milliseconds === undefined ? {} : { milliseconds }),
    ...(moves === undefined ? {} : { moves }),
    ...(period === undefined ? {} : { period }),
  };
}

/** How a clock stands, besides its times and counters. */
export function standingOf({ phase, turn, white, black }: Clock): ClockStanding {
  return { phase, turn, periods: { white: white.period, black: black.period } };
}
