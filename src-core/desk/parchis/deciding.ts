/** Every command about parchís: who decides it. The table is what its screen must have seen. */
import type { Answer } from '../commands/answer.ts';
import type { CommandOf } from '../commands/commands.ts';
import type { parchisCommands } from '../commands/parchis-commands.ts';
import type { ParchisPlace } from '../journal/parchis-events.ts';
import { parchisTable } from '../journal/parchis-state.ts';
import type { People } from '../journal/people.ts';
import type { DeskState } from '../journal/state.ts';
import { commitParchisDice, rollParchis, sayParchisDice, showParchisDice } from './decide-dice.ts';
import { decideParchisIncident } from './decide-incident.ts';
import { moveParchis, recordParchisRoll } from './decide-play.ts';
import { beginParchis, setParchisTable } from './decide-table.ts';

type ParchisType = keyof typeof parchisCommands;
interface Desk {
  readonly state: DeskState;
  readonly people: People;
}
interface Deciding<C> {
  decide(desk: Desk, command: C): Answer;
  scope(state: DeskState, command: C): { readonly place: null; readonly seq: number };
}

const scope = ({ parchis }: DeskState, at: ParchisPlace) => ({
  place: null,
  seq: parchisTable(parchis, at)?.seq ?? 0,
});

export const PARCHIS_DECIDING: { readonly [T in ParchisType]: Deciding<CommandOf<T>> } = {
  setParchisTable: {
    decide: ({ state, people }, command) => setParchisTable(state, people, command),
    scope,
  },
  beginParchis: { decide: ({ state }, command) => beginParchis(state, command), scope },
  recordParchisRoll: { decide: ({ state }, command) => recordParchisRoll(state, command), scope },
  moveParchis: { decide: ({ state }, command) => moveParchis(state, command), scope },
  decideParchisIncident: { decide: ({ state }, command) => decideParchisIncident(state, command), scope },
  commitParchisDice: { decide: ({ state }, command) => commitParchisDice(state, command), scope },
  sayParchisDice: { decide: ({ state }, command) => sayParchisDice(state, command), scope },
  rollParchis: { decide: ({ state }, command) => rollParchis(state, command), scope },
  showParchisDice: { decide: ({ state }, command) => showParchisDice(state, command), scope },
};
