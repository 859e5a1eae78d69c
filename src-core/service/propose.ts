import type { DeskCommand, ProposeReply } from '../contract/desk-api.ts';
import { propose } from '../desk/index.ts';
import type { Snapshot } from './snapshot.ts';

/** What an act would answer if it were done now, as the next of the journal. */
export function proposalOf({ state, people }: Snapshot, command: DeskCommand, now: number): ProposeReply {
  const proposal = propose(state, people, command, now);
  if (!proposal.ok) return proposal;
  const { events, faults, count, consequences } = proposal;
  const last = state.seq + events.length;
  const first = Math.min(state.seq + 1, last);
  return { ok: true, first, last, faults, count, repeated: false, consequences };
}
