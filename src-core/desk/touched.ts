/** Which topics a line touches: so much by its type alone, and for what a view only counts or works out, by what came of it. */
import { termsOf } from './journal/drawing.ts';
import { roundDrawn } from './journal/drawing.ts';
import { boardOf } from './journal/state.ts';
import { isDrawEvent } from './journal/draw-events.ts';
import type { DeskEvent } from './journal/events.ts';
import { placeOf } from './journal/events.ts';
import type { Topic } from '../contract/views.ts';
import type { DeskState } from './journal/state.ts';
import type { Entry } from './journal/events.ts';
import type { Place } from './journal/place.ts';
import { strikeUndoes } from './incidents/strike-incident.ts';
import { clockRow } from './clocks/clock-view.ts';
import { hasBegun } from './positions/board-facts.ts';
import { stateOf } from './positions/board-facts.ts';
import type { BoardRecord } from './journal/state.ts';
import type { DeskEventType } from './journal/events.ts';
import type { DeskTopic } from './views.ts';

/** What is shown of the journal, the trust line apart, which tells of every line. */
type Shown = Exclude<DeskTopic['kind'], 'position960' | 'quiz960'>;

/** Of the tournament's own lines every view tells the last, or a name, or what holds where. */
const EVERY = [
  'tournament',
  'players',
  'round',
  'board',
  'arbiter',
  'clock',
  'roundStart',
  'incidents',
  'draw',
] as const satisfies readonly Shown[];
const CLOCK = ['board', 'round', 'clock', 'roundStart'] as const;
/** A start drawn and not shown yet: that it is waited for, and nothing else of it. */
const AWAITED = ['board', 'roundStart', 'draw'] as const;

/** A line of a board touches these of its board and round; a line of no board, all of these kinds. */
export const TOUCHES: Readonly<Record<DeskEventType, readonly Shown[]>> = {
  tournamentCreated: EVERY,
  tournamentChanged: EVERY,
  playersRegistered: EVERY,
  playerChanged: EVERY,
  personCorrected: EVERY,
  roundPaired: EVERY,
  controlSet: EVERY,
  defaultTimeSet: EVERY,
  roundScheduled: EVERY,
  roundStarted: EVERY,
  pairingChanged: ['board', 'arbiter', 'round', 'clock', 'roundStart', 'draw'],
  startPositionSet: ['board', 'arbiter', 'round', 'clock'],
  moveRecorded: ['board', 'arbiter', 'round', 'clock', 'roundStart'],
  gameImported: ['board', 'arbiter', 'round'],
  resultDeclared: ['board', 'arbiter', 'round', 'clock', 'roundStart'],
  // the last line of the board is on its screen
  noteWritten: ['board', 'arbiter'],
  entryStruck: ['board', 'arbiter', 'round', 'clock', 'roundStart'],
  incidentDecided: ['board', 'arbiter'],
  appealMade: ['board', 'arbiter'],
  appealSettled: ['board', 'arbiter'],
  boardControlSet: ['clock', 'roundStart'],
  clockPlaced: CLOCK,
  clockActed: CLOCK,
  clockCorrected: CLOCK,
  clockInterrupted: CLOCK,
  clockRecovered: CLOCK,
  playerAbsent: ['board', 'round', 'roundStart'],
  playerArrived: ['board', 'round', 'roundStart'],
  drawPolicySet: AWAITED,
  drawCommitted: AWAITED,
  drawInputAdded: ['draw'],
  startPositionDrawn: AWAITED,
  drawTimesChanged: AWAITED,
  startPositionShown: EVERY,
};

type Differs = (before: BoardRecord, after: BoardRecord) => boolean;

/** What these views work out of a board, whichever line changed it. */
const WORKED_OUT: Readonly<Partial<Record<Shown, Differs>>> = {
  tournament: (before, after) => stateOf(before) !== stateOf(after) || waits(before) !== waits(after),
  draw: (before, after) => hasBegun(before) !== hasBegun(after),
  incidents: (before, after) => incidentsDiffer(before, after) || undoesOf(before) !== undoesOf(after),
};

/** Does its clock wait for the arbiter? */
function waits(board: BoardRecord): boolean {
  return (clockRow(board)?.interrupted ?? null) !== null;
}

/** What was decided here, and what of it was struck. */
function incidentsDiffer(before: BoardRecord, after: BoardRecord): boolean {
  if (after.incidents.length === 0) return false;
  return before.incidents !== after.incidents || before.struck !== after.struck;
}

/** What striking each incident would undo. */
function undoesOf(board: BoardRecord): string {
  return board.incidents.length === 0
    ? ''
    : JSON.stringify(board.incidents.map(({ seq }) => strikeUndoes(board, seq)));
}

interface Change {
  /** Null: of no board. */
  readonly place: Place | null;
  readonly kinds: Set<Shown>;
  /** What stands against its players, which their boards of later rounds tell too. */
  counts: boolean;
}

/** Whether what these entries led to, from one state to the next, can have changed what a topic shows. */
export function touchedBy(
  entries: readonly Entry[],
  before: DeskState,
  after: DeskState,
): (topic: Topic) => boolean {
  const changes = new Map<string, Change>();
  for (const { event } of entries) {
    const place = placeOf(event);
    const key = place === null ? '' : `${place.round}.${place.board}`;
    const change = changes.get(key) ?? { place, kinds: new Set(), counts: false };
    for (const kind of kindsOf(event, place)) change.kinds.add(kind);
    changes.set(key, change);
  }
  const own = changes.get('');
  // what is on every screen of every board leaves nothing to work out, as where a round of hundreds is started
  const all = own?.kinds.size === EVERY.length ? [own] : [...changes.values()];
  for (const change of all) workOut(change, before, after);
  return (topic) => (topic.kind === 'desk' ? all.length > 0 : all.some((one) => touches(one, topic, after)));
}

/** A strike of no board is the tournament's own line, as all are that tell of no draw. */
function kindsOf(event: DeskEvent, place: Place | null): readonly Shown[] {
  return place === null && !isDrawEvent(event) ? EVERY : TOUCHES[event.type];
}

function workOut(change: Change, before: DeskState, after: DeskState): void {
  const { place, kinds } = change;
  const is = place === null ? null : boardOf(after, place);
  if (place === null || is === null) return;
  // a board paired in the same act: the pairing is on every screen
  const was = boardOf(before, place) ?? is;
  for (const kind of EVERY) if (WORKED_OUT[kind]?.(was, is) === true) kinds.add(kind);
  change.counts = incidentsDiffer(was, is);
}

function touches({ place, kinds, counts }: Change, topic: Topic, { drawing }: DeskState): boolean {
  switch (topic.kind) {
    case 'desk':
      return true;
    case 'position':
    case 'position960':
    case 'quiz960':
      return false;
    case 'tournament':
    case 'players':
    case 'incidents':
      return kinds.has(topic.kind);
    case 'draw': {
      // with both games of a mini-match alike, a game begun in the second closes the draw of the first
      const { round } = topic;
      const here = place === null || place.round === round;
      return kinds.has('draw') && (here || roundDrawn(termsOf(drawing), place.round) === round);
    }
    case 'round':
    case 'roundStart':
      return kinds.has(topic.kind) && (place === null || place.round === topic.round);
    case 'board':
    case 'arbiter':
    case 'clock': {
      if (topic.kind === 'arbiter' && counts && place !== null && topic.round > place.round) return true;
      const here = place === null || (place.round === topic.round && place.board === topic.board);
      return here && kinds.has(topic.kind);
    }
  }
}
