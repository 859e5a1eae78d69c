/** When a start position is shown: its hour changed, its hour come, or before its hour with a reason. */
import type { DrawCommand, DrawGiven } from '../commands/draw-commands.ts';
import { placeToDraw, timesFor } from './draw-conditions.ts';
import type { Answer } from '../commands/answer.ts';
import { accept, refuse } from '../commands/answer.ts';
import { isDropped, isHidden, lastDraw } from '../journal/drawing.ts';
import type { DrawRecord } from '../journal/drawing.ts';
import type { DeskState } from '../journal/state.ts';

type Command<T extends DrawCommand['type']> = Extract<DrawCommand, { type: T }>;

/** Once it is shown only the start of the round may still change. */
export function changeDrawTimes(
  state: DeskState,
  command: Command<'changeDrawTimes'>,
  { now }: DrawGiven,
): Answer {
  const place = placeToDraw(state, command.draw);
  if (!place.ok) return place;
  const record = lastDraw(state.drawing, command.draw);
  if (record === null || isDropped(state.drawing, record)) {
    return refuse('nothingHidden', { round: command.draw.round });
  }
  const asked = record.shown === null ? place.value.terms : { ...place.value.terms, show: 'atOnce' as const };
  const times = timesFor(asked, command, now);
  if (!times.ok) return times;
  const { startsAt } = times.value;
  const showAt = record.shown === null ? times.value.showAt : record.showAt;
  if (showAt === record.showAt && startsAt === record.startsAt) return accept([]);
  if (record.shown === null && showAt !== null && showAt <= now) {
    return refuse('badDrawTimes', { why: 'showPast' });
  }
  const reason = command.reason.trim();
  if (reason === '') return refuse('reasonMissing');
  return accept([{ type: 'drawTimesChanged', draw: record.draw, showAt, startsAt, reason }]);
}

export function showStartPosition(
  state: DeskState,
  command: Command<'showStartPosition'>,
  { now }: DrawGiven,
): Answer {
  const record = lastDraw(state.drawing, command.draw);
  if (record === null || !isHidden(record)) return refuse('nothingHidden', { round: command.draw.round });
  const reason = command.reason.trim();
  if (!isDue(record, now) && reason === '') return refuse('drawNotDue', { showAt: record.showAt });
  const why = isDue(record, now) ? '' : reason;
  return accept([{ type: 'startPositionShown', draw: record.draw, shownAt: now, reason: why }]);
}

export function isDue({ showAt }: DrawRecord, now: number): boolean {
  return showAt === null || showAt <= now;
}

/** The draws whose hour has come: the desk shows them by itself. */
export function dueDraws({ drawing }: DeskState, now: number): readonly DrawRecord[] {
  return drawing.draws.filter((record) => isHidden(record) && isDue(record, now));
}
