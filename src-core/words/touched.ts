import type { HistoryLine } from '../contract/desk-api.ts';

/** A press or a start by whoever plays, at the clock of his board: no arbiter did it. */
export const isTouched = (event: HistoryLine['event']): boolean =>
  event.type === 'clockActed' && event.from === 'clock';
