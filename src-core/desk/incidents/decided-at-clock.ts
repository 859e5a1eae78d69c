/** Time given to a player or taken from him at the clock itself is decided as at an incident: it is one (12.9). */
import { COLORS, advance } from '../../clocks/index.ts';
import type { Color } from '../../clocks/index.ts';
import type { Answer } from '../commands/answer.ts';
import type { ClockBoardEvent } from '../journal/clock-events.ts';
import { clockOf } from '../journal/clock-state.ts';
import type { DeskEvent } from '../journal/events.ts';
import type { IncidentDecided, TimeChanges } from '../journal/incident-types.ts';
import type { Place } from '../journal/place.ts';
import type { DeskState } from '../journal/state.ts';
import { boardOf } from '../journal/state.ts';
import { timesDecided } from './decide-incident.ts';

type Times = Readonly<Record<Color, number>>;
type TimeLine = Extract<ClockBoardEvent, { readonly type: 'clockActed' | 'clockCorrected' }>;

/**
 * The reason for which a line about a clock gives or takes time by decision; null where it tells a fact, or follows
 * from an incident already. What a clock shows that is put on a board is read; the answer to an interruption is told
 * with it; the rest is no line about times.
 */
function whyOf(event: TimeLine): string | null {
  if (event.type === 'clockActed') {
    const gives = event.do === 'add' || event.do === 'set' || event.do === 'swap';
    return gives ? (event.reason ?? '') : null;
  }
  const { reason, incident, read, late, strikes } = event;
  const isFact = read !== undefined || late !== undefined || strikes !== undefined;
  return incident !== null || isFact ? null : reason;
}

/** The answer with an incident before each line that gives or takes time by decision; that line bears its number. */
export function withIncidents(state: DeskState, answer: Answer, now: number): Answer {
  if (!answer.ok) return answer;
  const events = answer.events.reduce<readonly DeskEvent[]>((lines, event) => {
    const told = event.type === 'clockActed' || event.type === 'clockCorrected' ? event : null;
    const incident = told === null ? null : incidentOf(state, told, now);
    if (told === null || incident === null) return [...lines, event];
    return [...lines, incident, { ...told, incident: state.seq + lines.length + 1 }];
  }, []);
  return { ...answer, events };
}

function incidentOf(state: DeskState, event: TimeLine, now: number): IncidentDecided | null {
  const reason = whyOf(event);
  const before = reason === null ? null : timesBefore(state, event, event.at);
  if (reason === null || before === null) return null;
  const after = { white: event.after.white.time, black: event.after.black.time };
  const times: TimeChanges = { white: after.white - before.white, black: after.black - before.black };
  if (COLORS.every((color) => times[color] === 0)) return null;
  return timesDecided(state, event, { reason, times, before, after, now });
}

/** What both displays showed at that instant. */
function timesBefore(state: DeskState, place: Place, at: number): Times | null {
  const there = boardOf(state, place)?.time.clock ?? null;
  if (there === null) return null;
  const { white, black } = advance(clockOf(there), { do: 'look', at });
  return { white: white.time, black: black.time };
}
