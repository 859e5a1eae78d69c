/** The tables of a round, and how the players stand over all of them. */
import { placesOf, tallies, type Tally } from '../../parchis/index.ts';
import { GOAL } from '../../vocabulary/parchis.ts';
import type {
  ParchisRow,
  ParchisSeatView,
  ParchisStanding,
  ParchisState,
  ParchisView,
} from '../../contract/parchis-views.ts';
import type { ParchisTable } from '../journal/parchis-state.ts';
import type { People, PersonId } from '../journal/people.ts';
import type { DeskState } from '../journal/state.ts';
import { sideOf } from '../players/sides.ts';
import { standsAfter } from './standing.ts';

export function parchisView(state: DeskState, people: People, round: number): ParchisView {
  const tables = state.parchis.filter((each) => each.round === round && each.seats.length > 0);
  return {
    kind: 'parchis',
    seq: Math.max(0, ...tables.map(({ seq }) => seq)),
    round,
    tables: tables.map((record) => rowOf(state, people, record)),
    standings: standingsOf(state, people),
  };
}

function rowOf(state: DeskState, people: People, record: ParchisTable): ParchisRow {
  const table = standsAfter(record);
  return {
    round: record.round,
    table: record.table,
    seats: seatsOf(state, people, record),
    state: stateOf(record),
    turn: table === null || placesOf(table) !== null ? null : table.turn,
    rolls: record.lines.filter(({ event }) => event.type === 'parchisRolled').length,
  };
}

export function stateOf(record: ParchisTable): ParchisState {
  const table = standsAfter(record);
  if (table === null) return 'toBegin';
  return placesOf(table) === null ? 'playing' : 'finished';
}

export function seatsOf(state: DeskState, people: People, record: ParchisTable): readonly ParchisSeatView[] {
  const table = standsAfter(record);
  const places = table === null ? null : placesOf(table);
  return record.seats.map(({ color, id }) => {
    const place = places?.findIndex((sharing) => sharing.includes(color)) ?? -1;
    return {
      color,
      side: sideOf(state, people, id),
      place: place < 0 ? null : place + 1,
      in: table?.pieces[color].filter(({ steps }) => steps === GOAL).length ?? 0,
    };
  });
}

function standingsOf(state: DeskState, people: People): readonly ParchisStanding[] {
  return talliesOf(state).flatMap(({ id, rank, games, beaten, places }) => {
    const side = sideOf(state, people, id);
    return side === null ? [] : [{ rank, side, games, beaten, places }];
  });
}

function talliesOf({ parchis }: DeskState): readonly Tally<PersonId>[] {
  const games = parchis.flatMap((record) => {
    const table = standsAfter(record);
    const places = table === null ? null : placesOf(table);
    if (places === null) return [];
    const idsOf = (colors: readonly string[]): readonly PersonId[] =>
      record.seats.filter(({ color }) => colors.includes(color)).map(({ id }) => id);
    return [places.map(idsOf)];
  });
  return tallies(games);
}
