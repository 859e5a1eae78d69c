import type { ClockRow } from '../../../../src-core/desk-api.ts';
import type { Words } from '../../../words/words.svelte.ts';

type Standing = Pick<ClockRow, 'phase' | 'flag'> & { readonly interrupted: unknown };

/** How a clock stands, in a word. */
export function phaseOf(t: Words, { phase, flag, interrupted }: Standing): string {
  if (interrupted !== null) return t.clock.states.unsure;
  if (phase === 'running') return t.clock.states.runs;
  if (flag !== null && phase !== 'over') return `${t.clock.states.fallen}: ${t.clock.sides[flag]}`;
  return t.clock.states[phase];
}
