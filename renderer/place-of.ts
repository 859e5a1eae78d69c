import type { DeskEvent, Place } from '../src-core/contract/desk-api.ts';

/** The board a line of the journal is about, or null. */
export function placeOf(event: DeskEvent): Place | null {
  if (event.type === 'entryStruck') return event.place;
  return 'board' in event ? { round: event.round, board: event.board } : null;
}
