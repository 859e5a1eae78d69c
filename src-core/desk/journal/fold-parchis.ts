import type { Entry } from './events.ts';
import { isParchisTurn, type ParchisEvent } from './parchis-events.ts';
import { parchisTable, type ParchisDice, type ParchisTable } from './parchis-state.ts';
import type { DeskState } from './state.ts';

/** A line of a table leaves the tournament's own lines as they were: a roll makes nothing else stale. */
export function foldParchis(state: DeskState, entry: Entry, event: ParchisEvent): DeskState {
  const { seq } = entry;
  const before = parchisTable(state.parchis, event);
  const after = { ...afterEvent(before ?? firstLine(entry, event), entry, event), seq };
  const others = state.parchis.filter((each) => each !== before);
  const parchis = [...others, after].sort((a, b) => a.round - b.round || a.table - b.table);
  return { ...state, seq, parchis };
}

function afterEvent(table: ParchisTable, entry: Entry, event: ParchisEvent): ParchisTable {
  const { seq, at, by } = entry;
  if (isParchisTurn(event)) return { ...table, lines: [...table.lines, { seq, at, by, event }] };
  switch (event.type) {
    case 'parchisTableSet': {
      const { seats, variant, stakes } = event;
      return withSettings(table, [...table.settings, { seq, seats, variant, stakes }]);
    }
    case 'parchisDiceCommitted': {
      const { secret, commitment } = event;
      return { ...table, dice: [...table.dice, { seq, secret, commitment, said: null, shown: null }] };
    }
    case 'parchisDiceSaid':
      return withDice(table, { said: event.said });
    case 'parchisDiceShown':
      return withDice(table, { shown: seq });
    case 'parchisStruck': {
      const stays = ({ seq: line }: { readonly seq: number }): boolean => line !== event.seq;
      const struck = [...table.struck, { seq: event.seq, by: seq, reason: event.reason }];
      const left = { ...table, lines: table.lines.filter(stays), struck };
      return withSettings(left, table.settings.filter(stays));
    }
  }
}

function withSettings(table: ParchisTable, settings: ParchisTable['settings']): ParchisTable {
  const { seats, variant, stakes } = settings.at(-1) ?? { ...table, seats: [] };
  return { ...table, settings, seats, variant, stakes };
}

/** The last secret is the one in use. */
function withDice(table: ParchisTable, change: Partial<ParchisDice>): ParchisTable {
  const last = table.dice.length - 1;
  return { ...table, dice: table.dice.map((each, at) => (at === last ? { ...each, ...change } : each)) };
}

function firstLine({ seq }: Entry, event: ParchisEvent): ParchisTable {
  const { round, table } = event;
  if (event.type !== 'parchisTableSet')
    throw new Error(`entry ${seq} is about round ${round} table ${table} of parchís, which was never set up`);
  const { seats, variant, stakes } = event;
  return { round, table, seq, seats, variant, stakes, settings: [], lines: [], struck: [], dice: [] };
}
