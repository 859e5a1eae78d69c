import type { BoardRow, ClockRow, InterruptedView } from '../../../src-core/contract/desk-api.ts';
import { stoodAt, stoodFor } from '../../clock/stood.ts';
import { durationOf } from '../../../src-core/words/duration.ts';
import type { Words } from '../../words.svelte.ts';

/** What is asked about a board. */
export type Asked = Pick<BoardRow, 'board' | 'white' | 'black' | 'result' | 'clock'>;

/** A board whose clock stands since an interruption. */
export interface Waiting extends Asked {
  readonly clock: ClockRow;
  readonly interrupted: InterruptedView;
}

export function waitingOf(boards: readonly Asked[]): readonly Waiting[] {
  return boards.flatMap((row) => {
    const { clock, result } = row;
    const interrupted = clock?.interrupted ?? null;
    return clock === null || interrupted === null || result !== null ? [] : [{ ...row, clock, interrupted }];
  });
}

/** An official clock stood; one on the table, of which the desk has a mirror, went on. */
export function kindsOf(waiting: readonly Waiting[]) {
  const of = (mode: ClockRow['mode']) => waiting.filter(({ clock }) => clock.mode === mode);
  return { official: of('official'), mirror: of('mirror') };
}

/** The interruption that came last: one stops all that run. */
export function lastOf(waiting: readonly Waiting[]): InterruptedView | null {
  return waiting.reduce<InterruptedView | null>(
    (last, { interrupted }) => (last === null || interrupted.at > last.at ? interrupted : last),
    null,
  );
}

/** The gap until the desk was back, in words; what was begun counts. */
export function gapSaid({ gap }: InterruptedView): string {
  return durationOf(Math.ceil(gap / 1000) * 1000);
}

/** How long it has stood by now, in words. */
export function stoodSaid(interrupted: InterruptedView, now: number): string {
  return durationOf(Math.floor(stoodFor(interrupted, now) / 1000) * 1000);
}

const HALF_A_DAY = 12 * 3_600_000;

/** When it stopped and since when the desk is back: the hour, with the day where that was long ago. */
export function hoursOf(
  t: Words,
  interrupted: InterruptedView,
): { readonly from: string; readonly back: string } {
  const says = (instant: string) => (interrupted.gap < HALF_A_DAY ? t.time(instant) : t.moment(instant));
  return { from: says(stoodAt(interrupted)), back: says(interrupted.backAt) };
}
