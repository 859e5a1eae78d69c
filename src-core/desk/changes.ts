/** Which topics a line touches: so much by its type alone, and for what a view only counts or works out, by what came of it. */
import { LINES } from './journal/lines.ts';
import { JOURNAL_TOPICS, type JournalTopic } from '../vocabulary/topics.ts';
import { boardOf } from './journal/state.ts';
import type { DeskEvent, Entry } from './journal/events.ts';
import { placeOf } from './journal/events.ts';
import type { DeskState, BoardRecord } from './journal/state.ts';
import type { Place } from './journal/place.ts';
import { strikeUndoes } from './incidents/strike-incident.ts';
import { clockRow } from './clocks/clock-view.ts';
import { hasBegun, stateOf } from './positions/board-facts.ts';

type Differs = (before: BoardRecord, after: BoardRecord) => boolean;

/** What these views work out of a board, whichever line changed it. */
const WORKED_OUT: Readonly<Partial<Record<JournalTopic, Differs>>> = {
  tournament: (before, after) => stateOf(before) !== stateOf(after) || waits(before) !== waits(after),
  draw: (before, after) => hasBegun(before) !== hasBegun(after),
  incidents: bookDiffers,
  arbiter: bookDiffers,
  standings: recordDiffers,
  crosstable: recordDiffers,
  playerCard: recordDiffers,
  wall: recordDiffers,
};

/** What the record tells of a board: who played there, what came of it, and penalties in points. */
function recordDiffers(before: BoardRecord, after: BoardRecord): boolean {
  const { white, black, bye, result } = after;
  const sameSides = before.white === white && before.black === black && before.bye === bye;
  return !sameSides || before.result !== result || incidentsDiffer(before, after);
}

function bookDiffers(before: BoardRecord, after: BoardRecord): boolean {
  return incidentsDiffer(before, after) || undoesOf(before) !== undoesOf(after);
}

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
    : JSON.stringify(board.incidents.map((incident) => strikeUndoes(board, incident)));
}

/** What lines of one board, or of none, led to. */
export interface Change {
  /** Null: of no board. */
  readonly place: Place | null;
  readonly kinds: Set<JournalTopic>;
  /** What stands against its players, which their boards of later rounds tell too. */
  counts: boolean;
  /** Another kind of clock stands there, or none: it is what later rounds are offered. */
  otherClock: boolean;
}

/** What these entries led to, from one state to the next, board by board. */
export function changesOf(entries: readonly Entry[], before: DeskState, after: DeskState): readonly Change[] {
  const changes = new Map<string, Change>();
  let last: { readonly type: string; readonly place: Place | null } | null = null;
  for (const { event } of entries) {
    const place = placeOf(event);
    // one more move of the same game changes what the one before it did
    const isSame = last?.type === event.type && samePlace(last.place, place);
    last = { type: event.type, place };
    if (isSame) continue;
    const key = place === null ? '' : `${place.round}.${place.board}`;
    const change = changes.get(key) ?? { place, kinds: new Set(), counts: false, otherClock: false };
    for (const kind of kindsOf(event, place)) change.kinds.add(kind);
    changes.set(key, change);
  }
  const own = changes.get('');
  // what is on every screen of every board leaves nothing to work out, as where a round of hundreds is started
  const all = own?.kinds.size === JOURNAL_TOPICS.length ? [own] : [...changes.values()];
  for (const change of all) workOut(change, before, after);
  return all;
}

function samePlace(a: Place | null, b: Place | null): boolean {
  return a?.round === b?.round && a?.board === b?.board;
}

/** A strike of no board is the tournament's own line. */
function kindsOf(event: DeskEvent, place: Place | null): readonly JournalTopic[] {
  return place === null && event.type === 'entryStruck' ? JOURNAL_TOPICS : LINES[event.type].touches;
}

function workOut(change: Change, before: DeskState, after: DeskState): void {
  const { place, kinds } = change;
  const is = place === null ? null : boardOf(after, place);
  if (place === null || is === null) return;
  // a board paired in the same act: the pairing is on every screen
  const was = boardOf(before, place) ?? is;
  for (const kind of JOURNAL_TOPICS) if (WORKED_OUT[kind]?.(was, is) === true) kinds.add(kind);
  change.counts = incidentsDiffer(was, is);
  change.otherClock = was.time.clock?.mode !== is.time.clock?.mode;
}
