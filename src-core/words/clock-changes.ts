import type { Color } from '../vocabulary/colors.ts';
import type { ClockNumbers, ClockStanding, StoredClock } from '../desk/journal/clock-events.ts';
import { shownTime } from './clock-times.ts';

export interface ChangeWords {
  readonly moves: string;
  readonly periods: string;
  readonly runs: (side: Color) => string;
  readonly stands: string;
}

type Both = Readonly<Record<Color, number>>;

export const bothTimes = ({ white, black }: Both): string => `${shownTime(white)} – ${shownTime(black)}`;

/** `1:02:10 – 0:58:00 → 1:01:55 – 0:58:00`, then what else of a clock changed, and how it stands since. */
export function changesOf(
  words: ChangeWords,
  before: ClockNumbers,
  was: ClockStanding | undefined,
  after: StoredClock,
): string {
  const { white, black } = after;
  const times = `${bothTimes(before)} → ${bothTimes({ white: white.time, black: black.time })}`;
  const moves = changed(before.moves, { white: white.moves, black: black.moves });
  const periods =
    was === undefined ? null : changed(was.periods, { white: white.period, black: black.period });
  return [
    times,
    ...(moves === null ? [] : [`${words.moves} ${moves}`]),
    ...(periods === null ? [] : [`${words.periods} ${periods}`]),
    ...(was === undefined ? [] : [after.phase === 'running' ? words.runs(after.turn) : words.stands]),
  ].join(', ');
}

function changed(before: Both, after: Both): string | null {
  if (before.white === after.white && before.black === after.black) return null;
  return `${before.white}/${before.black} → ${after.white}/${after.black}`;
}
