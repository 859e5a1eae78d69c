/** A table as its lines left it. */
import { newTable, placesOf, type Table, tableOf } from '../../parchis/index.ts';
import type { Refused } from '../commands/answer.ts';
import { refuse } from '../commands/answer.ts';
import type { Found } from '../commands/places.ts';
import type { ParchisPlace } from '../journal/parchis-events.ts';
import { type ParchisTable, parchisTable } from '../journal/parchis-state.ts';
import type { DeskState } from '../journal/state.ts';

export function placeAt({ round, table }: ParchisPlace): ParchisPlace {
  return { round, table };
}

export function knownTable({ details, parchis }: DeskState, at: ParchisPlace): Found<ParchisTable> | Refused {
  if (details === null) return refuse('noTournament');
  const found = parchisTable(parchis, at);
  return found === null || found.seats.length === 0
    ? refuse('noParchisTable', placeAt(at))
    : { ok: true, value: found };
}

/** The table after so many of its lines; null before it has begun. */
export function standsAfter({ variant, seats, lines }: ParchisTable, upTo = lines.length): Table | null {
  const last = lines[upTo - 1];
  return last === undefined
    ? null
    : tableOf(
        variant,
        seats.map(({ color }) => color),
        last.event.after,
      );
}

/** What everybody sees before it has begun. */
export function freshTable({ variant, seats }: ParchisTable): Table {
  const players = seats.map(({ color }) => color);
  return newTable(variant, players, players[0] ?? 'yellow');
}

/** A table at which it is played: begun, and not over. */
export function playedTable(
  state: DeskState,
  at: ParchisPlace,
): Found<{ readonly record: ParchisTable; readonly table: Table }> | Refused {
  const found = knownTable(state, at);
  if (!found.ok) return found;
  const table = standsAfter(found.value);
  if (table === null) return refuse('parchisNotBegun', { table: at.table });
  if (placesOf(table) !== null) return refuse('parchisOver', { table: at.table });
  return { ok: true, value: { record: found.value, table } };
}
