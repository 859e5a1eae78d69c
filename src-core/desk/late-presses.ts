/** Presses that their screen made while it had no line to the desk, and that were heard too late to be put right. */
import { COLORS } from '../clocks/index.ts';
import type { Color } from '../clocks/index.ts';
import type { Pressed } from './clock-commands.ts';
import type { ClockDeed } from './clock-events.ts';
import type { BoardClock } from './clock-state.ts';

/** Less is not worth an arbiter; more is a screen whose own clock is wrong. Milliseconds. */
const [WORTH_TELLING, LONGEST_BELIEVED] = [1_000, 3_600_000];

/** How much earlier than the instant that counts a screen says it was pressed; 0 where that is not worth telling. */
export function uncountedOf(deed: ClockDeed, pressed: Pressed | null, counted: number): number {
  if (deed.do !== 'press' || pressed === null) return 0;
  const earlier = counted - pressed.at;
  return earlier < WORTH_TELLING || earlier > LONGEST_BELIEVED ? 0 : earlier;
}

/**
 * What each side's time lacks until late presses count from when they were made: a press that counted too late cost
 * its side that time and spared the other as much. Null where nothing is left to put right.
 */
export function lateOf({ lines }: BoardClock): Readonly<Record<Color, number>> | null {
  const seen = lines.findLastIndex(
    ({ kind, correction }) => kind === 'recover' || correction?.settles === true,
  );
  const late = { white: 0, black: 0 };
  for (const { press, uncounted } of lines.slice(seen + 1)) {
    if (press === null) continue;
    for (const color of COLORS) late[color] += press.side === color ? uncounted : -uncounted;
  }
  return late.white === 0 ? null : late;
}
