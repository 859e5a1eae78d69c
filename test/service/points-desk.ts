/** The desk of another game: who sits at each table, and the points they make. It shares nothing with chess. */
import type { Refusal, Refused } from '../../src-core/plain/acts.ts';
import type { People, Person } from '../../src-core/plain/entries.ts';
import type { Trust } from '../../src-core/plain/trust.ts';
import type { Proposal, Rules } from '../../src-core/service/rules.ts';

export type PointsEvent =
  | { readonly type: 'seated'; readonly table: number; readonly seat: string }
  | { readonly type: 'scored'; readonly table: number; readonly seat: string; readonly points: number };

export type PointsCommand =
  | { readonly type: 'seat'; readonly table: number; readonly name: string }
  | { readonly type: 'score'; readonly table: number; readonly seat: string; readonly points: number };

interface Table {
  readonly seq: number;
  readonly points: ReadonlyMap<string, number>;
}

export interface PointsState {
  readonly seq: number;
  readonly tables: ReadonlyMap<number, Table>;
}

export type PointsTopic = { readonly kind: 'table'; readonly table: number } | { readonly kind: 'file' };

export interface TableView {
  readonly kind: 'table';
  readonly seq: number;
  readonly seats: readonly { readonly seat: string; readonly name: string; readonly points: number }[];
}

export interface FileView extends Trust {
  readonly kind: 'file';
  /** Lines that came from other processes: in no line is it said. */
  readonly ofOthers: number;
}

export interface PointsDesk {
  readonly State: PointsState;
  readonly Event: PointsEvent;
  readonly Command: PointsCommand;
  readonly Topic: PointsTopic;
  readonly View: TableView | FileView;
  /** The points that the seat would have. */
  readonly Consequences: number | null;
  readonly Beside: { readonly ofOthers: number };
}

const noTable: Table = { seq: 0, points: new Map() };
const tableIn = (state: PointsState, table: number): Table => state.tables.get(table) ?? noTable;

function refuse(code: string, facts: Refusal['facts'] = {}): Refused {
  return { ok: false, refusal: { code, facts }, faults: [] };
}

/** More than a turn can bring is a slip of the finger. */
const most = 60;

function answer(state: PointsState, people: People, command: PointsCommand): Proposal<PointsDesk> {
  const { table } = command;
  if (command.type === 'seat') {
    const seat = `s${people.size + 1}`;
    const person: Person = {
      id: seat,
      name: command.name,
      fideId: '',
      birth: '',
      sex: '',
      club: '',
      nationalId: '',
      contact: '',
    };
    const events: PointsEvent[] = [{ type: 'seated', table, seat }];
    return { ok: true, events, people: [person], faults: [], count: 1, consequences: null };
  }
  const { seat, points } = command;
  const had = tableIn(state, table).points.get(seat);
  if (had === undefined) return refuse('nobodyThere', { table, seat });
  if (points > most) return refuse('tooMany', { points, most });
  const events: PointsEvent[] = points === 0 ? [] : [{ type: 'scored', table, seat, points }];
  return { ok: true, events, people: [], faults: [], count: points, consequences: had + points };
}

export const pointsRules: Rules<PointsDesk> = {
  empty: { seq: 0, tables: new Map() },
  *decide(state, people, command) {
    yield;
    return answer(state, people, command);
  },
  isLong: () => false,
  *propose(state, people, command) {
    yield;
    return answer(state, people, command);
  },
  fold(state, { seq, event }) {
    const { points } = tableIn(state, event.table);
    const had = event.type === 'seated' ? 0 : points.get(event.seat);
    if (had === undefined) throw new Error(`nobody is at seat ${event.seat}`);
    const next = new Map(points).set(event.seat, event.type === 'seated' ? 0 : had + event.points);
    return { seq, tables: new Map(state.tables).set(event.table, { seq, points: next }) };
  },
  *foldAll(state, entries) {
    let next = state;
    for (const entry of entries) {
      yield;
      next = pointsRules.fold(next, entry);
    }
    return next;
  },
  // every line is read as it comes
  *unreadableLine() {
    yield;
    return null;
  },
  scopeOf: ({ table }, state) => tableIn(state, table),
  staleView: ({ seen, last, by, at }) => refuse('seeItFirst', { seen, last, by, at }),
  signerOf: (events, by) => (events.some(({ type }) => type === 'seated') ? by : `${by}, scorer`),
  placeOf: ({ table }) => `table ${table}`,
  lastInstant: () => 0,
  touchedBy: (entries) => (topic) =>
    topic.kind === 'file' || entries.some(({ event }) => event.table === topic.table),
  paceAfter: (entries) => {
    const scored = entries.some(({ event }) => event.type === 'scored');
    return ({ kind }) => (kind === 'table' ? 'atOnce' : scored ? 'late' : 'soon');
  },
  showsTrust: ({ kind }) => kind === 'file',
  viewOf(topic, { state, people, trust }, { ofOthers }) {
    if (topic.kind === 'file') return { kind: 'file', ...trust, ofOthers };
    const { seq, points } = tableIn(state, topic.table);
    const seats = [...points].map(([seat, made]) => ({
      seat,
      name: people.get(seat)?.name ?? '',
      points: made,
    }));
    return { kind: 'table', seq, seats };
  },
};
