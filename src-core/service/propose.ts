import type { Proposed } from '../plain/acts.ts';
import type { Steps } from '../plain/steps.ts';
import type { DeskTypes, Rules, Snapshot } from './rules.ts';

/** What an act would answer if it were done now, as the next of the journal. */
export function* proposalOf<D extends DeskTypes>(
  rules: Rules<D>,
  { state, people }: Snapshot<D['State']>,
  command: D['Command'],
  now: number,
): Steps<Proposed<D['Consequences']>> {
  const proposal = yield* rules.propose(state, people, command, now);
  if (!proposal.ok) return proposal;
  const { events, faults, count, consequences } = proposal;
  const last = state.seq + events.length;
  const first = Math.min(state.seq + 1, last);
  return { ok: true, first, last, faults, count, repeated: false, consequences };
}
