/** Clocks as the journal keeps them, and back. */
import { parseTimeControl } from '../../clocks/index.ts';
import type { Clock, Side, TimeControl } from '../../clocks/index.ts';
import type { ClockNumbers, ControlSetting, StoredClock, StoredSide } from './clock-events.ts';

export function storedClock({ at, phase, turn, flag, white, black }: Clock): StoredClock {
  return { at, phase, turn, flag, white: storedSide(white), black: storedSide(black) };
}

function storedSide({ time, moves, period, spent, still, byoYomi }: Side): StoredSide {
  return {
    time,
    moves,
    period,
    ...(spent === 0 ? {} : { spent }),
    ...(still === 0 ? {} : { still }),
    ...(byoYomi === 0 ? {} : { byoYomi }),
  };
}

/** A stored clock over its control. */
export function restoredClock(
  stored: StoredClock,
  { control, change }: Pick<Clock, 'control' | 'change'>,
): Clock {
  const { at, phase, turn, flag, white, black } = stored;
  return { control, change, at, phase, turn, flag, white: restoredSide(white), black: restoredSide(black) };
}

function restoredSide(side: StoredSide): Side {
  return { spent: 0, still: 0, byoYomi: 0, ...side };
}

/** The control a setting says, or null where it was not understood. */
export function controlIn({ canonical }: ControlSetting): TimeControl | null {
  if (canonical === null) return null;
  const parsed = parseTimeControl(canonical);
  return parsed.ok ? parsed.value : null;
}

export function numbersOf({ white, black }: Clock): ClockNumbers {
  return { white: white.time, black: black.time, moves: { white: white.moves, black: black.moves } };
}
