/** A line about a draw as whoever reads the journal may see it: without what is still hidden. */
import { type Drawing, drawsOf } from './drawing.ts';
import type { DeskEvent } from './events.ts';

/** The event without its secret and its outcome, where the draw is not shown yet; else the event itself. */
export function untold(drawing: Drawing, seq: number, event: DeskEvent): DeskEvent {
  if (!isUntold(drawing, seq, event)) return event;
  if (event.type === 'drawCommitted') return { ...event, secret: '' };
  return event.type === 'startPositionDrawn' ? { ...event, positions: [], salt: '' } : event;
}

/** Is something of this line kept back for now? */
export function isUntold(drawing: Drawing, seq: number, event: DeskEvent): boolean {
  if (event.type !== 'drawCommitted' && event.type !== 'startPositionDrawn') return false;
  const record = drawing.draws.find((draw) => draw.seq === seq || draw.drawn?.seq === seq);
  if (record === undefined) return true;
  if (record.shown !== null) return false;
  // a commitment dropped may be told with the draw that was made in its stead
  const last = drawsOf(drawing, record.draw).at(-1);
  return record.drawn !== null || last === undefined || last === record || last.shown === null;
}
