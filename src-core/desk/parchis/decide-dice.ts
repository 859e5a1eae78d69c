/** Rolls made at this desk: the commitment first, then what the table says, and the secret told in the end. */
import { type DiceTold, rolledBy } from '../../parchis/index.ts';
import { sha256 } from '../../plain/sha256.ts';
import type { Answer } from '../commands/answer.ts';
import { accept, refuse } from '../commands/answer.ts';
import type { CommandOf } from '../commands/commands.ts';
import type { ParchisDice, ParchisTable } from '../journal/parchis-state.ts';
import type { DeskState } from '../journal/state.ts';
import { diceOf, rolledOn } from './decide-play.ts';
import { knownTable, placeAt, playedTable } from './standing.ts';

/** The secret in use; null where there is none, or it has been told. */
export function openDice({ dice }: ParchisTable): ParchisDice | null {
  const last = dice.at(-1);
  return last === undefined || last.shown !== null ? null : last;
}

export function commitParchisDice(state: DeskState, command: CommandOf<'commitParchisDice'>): Answer {
  const found = knownTable(state, command);
  if (!found.ok) return found;
  const open = openDice(found.value);
  if (open !== null) return refuse('parchisDiceOpen', { commitment: open.commitment });
  if (command.given === undefined) return refuse('badDrawTimes', { why: 'noClock' });
  const secret = command.given.random;
  const commitment = sha256(secret);
  return accept([{ type: 'parchisDiceCommitted', ...placeAt(command), secret, commitment }]);
}

export function sayParchisDice(state: DeskState, command: CommandOf<'sayParchisDice'>): Answer {
  const found = knownTable(state, command);
  if (!found.ok) return found;
  const open = openDice(found.value);
  if (open === null) return refuse('parchisNoDice');
  if (open.said !== null) return refuse('parchisSaidAlready');
  const said = command.said.trim();
  if (!/^\d+$/.test(said)) return refuse('badParchisSaid', { value: said });
  return accept([{ type: 'parchisDiceSaid', ...placeAt(command), said }]);
}

/** The next roll under the secret: one that was struck falls again as it fell, so that nobody strikes for a better one. */
export function rollParchis(state: DeskState, command: CommandOf<'rollParchis'>): Answer {
  const found = playedTable(state, command);
  if (!found.ok) return found;
  const { record, table } = found.value;
  const open = openDice(record);
  if (open === null) return refuse('parchisNoDice');
  if (open.said === null) return refuse('parchisSayFirst');
  const at = 1 + Math.max(0, ...rollsUnder(record, open).map((each) => each.at));
  const dice = rolledBy({ ...toldOf(record, open, open.said) }, at, diceOf(table), sha256);
  return rolledOn(record, table, dice, { commitment: open.seq, at });
}

export function showParchisDice(state: DeskState, command: CommandOf<'showParchisDice'>): Answer {
  const found = knownTable(state, command);
  if (!found.ok) return found;
  if (openDice(found.value) === null) return refuse('parchisNoDice');
  return accept([{ type: 'parchisDiceShown', ...placeAt(command) }]);
}

export function toldOf({ round, table }: ParchisTable, { secret }: ParchisDice, said: string): DiceTold {
  return { secret, said, round, table };
}

export interface RollUnder {
  readonly seq: number;
  readonly at: number;
  readonly dice: readonly number[];
}

/** The rolls made under a secret, that hold. */
export function rollsUnder({ lines }: ParchisTable, { seq: commitment }: ParchisDice): readonly RollUnder[] {
  return lines.flatMap(({ seq, event }) => {
    if (event.type !== 'parchisRolled' || event.here?.commitment !== commitment) return [];
    return [{ seq, at: event.here.at, dice: event.dice }];
  });
}
