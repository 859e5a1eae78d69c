import type { ClockRow } from '../../../../src-core/contract/desk-api.ts';
import type { Words } from '../../../words.svelte.ts';

type Standing = Pick<ClockRow, 'mode' | 'phase' | 'flag'> & { readonly interrupted: unknown };

/** How a clock stands, in a word. `unheard`: since when the line to the desk is lost, and what runs is an estimate. */
export function phaseOf(
  t: Words,
  { mode, phase, flag, interrupted }: Standing,
  unheard: string | null,
): string {
  if (interrupted !== null) return unsureAs(t, mode);
  if (phase === 'running') return runsAs(t, unheard);
  if (flag !== null && phase !== 'over') return `${t.clock.states.fallen}: ${t.clock.sides[flag]}`;
  return t.clock.states[phase];
}

/** What an interruption asks: what became of the time, or of a clock on the table, what it shows. */
export function unsureAs(t: Words, mode: ClockRow['mode']): string {
  return mode === 'mirror' ? t.clock.states.unread : t.clock.states.unsure;
}

/** That a clock runs; or that it did when the desk was last heard. */
export function runsAs(t: Words, unheard: string | null): string {
  return unheard === null ? t.clock.states.runs : t.clock.ranUnheard(t.hour(unheard));
}
