/** How a device knows the desk's time, so that a press counts when its hand came down and not when the desk heard it. */
import type { DeskApi } from '../contract/desk-api.ts';

export interface DeskTimeMeasured {
  /** Added to this device's monotonic time, it gives the desk's. */
  readonly offset: number;
  /** How far that may be out: half of the quickest way there and back, in milliseconds. */
  readonly within: number;
}

/** Asks the desk a few times and believes the quickest answer, whose error is the smallest. */
export async function measureDeskTime(
  desk: Pick<DeskApi, 'time'>,
  monotonic: () => number,
  times = 5,
): Promise<DeskTimeMeasured> {
  let best: DeskTimeMeasured = { offset: 0, within: Infinity };
  for (let n = 0; n < times; n++) {
    const sent = monotonic();
    const desks = await desk.time();
    const heard = monotonic();
    const within = (heard - sent) / 2;
    // the desk tells whole milliseconds, cut off: half of one more is the likeliest
    if (within < best.within) best = { offset: desks + 0.5 - (sent + heard) / 2, within };
  }
  return best;
}

/** The instant of the desk's time, whole as commands carry it, at an instant of this device's. */
export function deskInstant({ offset }: DeskTimeMeasured, monotonic: number): number {
  return Math.floor(monotonic + offset);
}
