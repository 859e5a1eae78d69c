/** What an arbiter decides about time or a result without telling an incident first is one too (6.10.1, 12.9). */
import { COLORS, advance } from '../../clocks/index.ts';
import type { Answer } from '../commands/answer.ts';
import { clockOf } from '../journal/clock-state.ts';
import type { DeskEvent, Place } from '../journal/events.ts';
import type { IncidentDecided, LawsOfResult, TimesShown } from '../journal/incident-types.ts';
import type { DeskState } from '../journal/state.ts';
import { boardOf } from '../journal/state.ts';
import type { DecidedAt } from '../../vocabulary/incidents.ts';
import type { GameResult } from '../../vocabulary/results.ts';
import { decidedByHand } from './decide-incident.ts';

type Line<T extends DeskEvent['type']> = Extract<DeskEvent, { readonly type: T }>;
type DecidingLine = Line<
  'clockActed' | 'clockCorrected' | 'clockRecovered' | 'clockPlaced' | 'resultDeclared'
>;

/** What a line decides: why, and the times it leaves, or the result and what the Laws said against it. */
interface Decided {
  readonly at: DecidedAt;
  readonly reason: string;
  /** What both displays showed before, where the line says it. */
  readonly before?: TimesShown;
  readonly result?: GameResult;
  readonly laws?: LawsOfResult;
}

/**
 * What each line that can give or take time, or a result, decides; null where it tells a fact, or follows from an
 * incident already. What a clock on the table shows is read, and so is a fact.
 */
const DECIDES: { readonly [T in DecidingLine['type']]: (event: Line<T>) => Decided | null } = {
  clockActed: (event) => {
    const gives = event.do === 'add' || event.do === 'set' || event.do === 'swap';
    return gives ? { at: 'clock', reason: event.reason ?? '' } : null;
  },
  // the answer to late presses, and what a strike takes back, are facts
  clockCorrected: ({ reason, incident, read, late, strikes }) =>
    incident !== null || read !== undefined || late !== undefined || strikes !== undefined
      ? null
      : { at: 'clock', reason },
  clockRecovered: ({ read }) => (read === undefined ? { at: 'interruption', reason: '' } : null),
  // before the first start a clock is set, and nobody has used time
  clockPlaced: ({ replaces }) =>
    replaces === undefined || replaces.was.phase === 'ready'
      ? null
      : { at: 'clockChange', reason: replaces.reason, before: replaces.before },
  // against the Laws, or for no reason of theirs; an incident that led to it told so
  resultDeclared: ({ reason, note, incident, result, laws }) =>
    incident !== undefined || (reason !== 'arbiter' && laws === undefined)
      ? null
      : { at: 'result', reason: note, result, ...(laws === undefined ? {} : { laws }) },
};
/** Each row under its own line, which the types cannot follow from a union. */
const ROWS = DECIDES as Readonly<Record<DecidingLine['type'], (event: DecidingLine) => Decided | null>>;

const isDeciding = (event: DeskEvent): event is DecidingLine => Object.hasOwn(DECIDES, event.type);

/** The answer with an incident before each line that decides so; that line bears its number. */
export function withIncidents(state: DeskState, answer: Answer, now: number): Answer {
  if (!answer.ok) return answer;
  const events = answer.events.reduce<readonly DeskEvent[]>((lines, event) => {
    if (!isDeciding(event)) return [...lines, event];
    const incident = incidentOf(state, event, now);
    if (incident === null) return [...lines, event];
    return [...lines, incident, { ...event, incident: state.seq + lines.length + 1 }];
  }, []);
  return { ...answer, events };
}

function incidentOf(state: DeskState, event: DecidingLine, now: number): IncidentDecided | null {
  const decided = ROWS[event.type](event);
  if (decided === null) return null;
  const { at, reason, result = null, laws = null } = decided;
  const said = { at, reason, laws, now };
  if (event.type === 'resultDeclared') return decidedByHand(state, event, { ...said, result, clocks: null });
  const before = decided.before ?? timesBefore(state, event, event.after.at);
  if (before === null) return null;
  const after = { white: event.after.white.time, black: event.after.black.time };
  if (COLORS.every((color) => before[color] === after[color])) return null;
  return decidedByHand(state, event, { ...said, result: null, clocks: { before, after } });
}

/** What both displays showed at that instant. */
function timesBefore(state: DeskState, place: Place, at: number): TimesShown | null {
  const there = boardOf(state, place)?.time.clock ?? null;
  if (there === null) return null;
  const { white, black } = advance(clockOf(there), { do: 'look', at });
  return { white: white.time, black: black.time };
}
