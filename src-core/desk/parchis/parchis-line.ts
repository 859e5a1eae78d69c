/** A line about parchís as the journal's book tells it: by whom it was struck, its names, and what is kept back. */
import type { DeskEvent } from '../journal/events.ts';
import { isParchisEvent } from '../journal/parchis-events.ts';
import { parchisTableWith } from '../journal/parchis-state.ts';
import type { DeskState } from '../journal/state.ts';

export function parchisStruckBy(
  { parchis }: DeskState,
  seq: number,
  event: DeskEvent,
): { readonly by: number; readonly reason: string } | undefined {
  if (!isParchisEvent(event)) return undefined;
  return parchisTableWith(parchis, seq)?.struck.find((line) => line.seq === seq);
}

/** The event without the secret of dice that are still thrown. */
export function withoutSecret({ parchis }: DeskState, seq: number, event: DeskEvent): DeskEvent {
  if (event.type !== 'parchisDiceCommitted') return event;
  const dice = parchis.flatMap((table) => table.dice).find((each) => each.seq === seq);
  const isTold = dice !== undefined && dice.shown !== null;
  return isTold ? event : { ...event, secret: '' };
}
