/** What happens to the running side while time passes. */
import type { Side } from './clock.ts';
import type { Change, SideControl } from './control.ts';
import { movesToComplete, periodOf } from './control.ts';

/**
 * One side after its clock has run `ms` milliseconds: the delay first, then the main time, then what follows it (the
 * next period where periods change at zero, a byo-yomi). `fallen` where all is used up: the time is then 0.
 */
export function useTime(
  control: SideControl,
  change: Change,
  side: Side,
  ms: number,
): { readonly side: Side; readonly fallen: boolean } {
  const spent = side.spent + ms;
  if (control.mode === 'up') return { side: { ...side, spent, time: side.time + ms }, fallen: false };
  const still = Math.max(0, side.still - ms);
  let left = ms - (side.still - still);
  let now: Side = { ...side, spent, still };
  while (still === 0 && left >= now.time) {
    const next = following(control, change, now);
    left -= now.time;
    if (next === null) return { side: { ...now, time: 0, spent: spent - left }, fallen: true };
    now = next;
  }
  return { side: { ...now, time: now.time - left }, fallen: false };
}

/** The side with what follows its time used up, or null where the flag falls. */
function following(control: SideControl, change: Change, side: Side): Side | null {
  const { bonus } = periodOf(control, side.period);
  if (bonus.kind === 'byoYomi' && side.byoYomi !== 1) {
    return { ...side, time: bonus.ms, byoYomi: side.byoYomi === 0 ? bonus.times : side.byoYomi - 1 };
  }
  const completed = side.moves >= (movesToComplete(control, side.period) ?? 0);
  if (change !== 'zero' || !completed || side.period >= control.periods.length) return null;
  const period = side.period + 1;
  return { ...side, period, time: periodOf(control, period).base, byoYomi: 0 };
}
