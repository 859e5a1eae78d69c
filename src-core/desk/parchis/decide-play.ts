/** Rolls and moves of a table, and lines of it struck. */
import {
  choices,
  type Count,
  isOf,
  move,
  type Move,
  orders,
  roll,
  settle,
  standingOf,
  type Table,
  whyNot,
} from '../../parchis/index.ts';
import type { Answer } from '../commands/answer.ts';
import { accept, refuse } from '../commands/answer.ts';
import type { CommandOf } from '../commands/commands.ts';
import type { ParchisTurnEvent } from '../journal/parchis-events.ts';
import type { ParchisTable } from '../journal/parchis-state.ts';
import type { DeskState } from '../journal/state.ts';
import { placeAt, playedTable } from './standing.ts';

export function recordParchisRoll(state: DeskState, command: CommandOf<'recordParchisRoll'>): Answer {
  const found = playedTable(state, command);
  if (!found.ok) return found;
  return rolledOn(found.value.record, found.value.table, command.dice);
}

/** What a roll leads to, wherever it was made. */
export function rolledOn(
  record: ParchisTable,
  table: Table,
  dice: readonly number[],
  here?: Extract<ParchisTurnEvent, { type: 'parchisRolled' }>['here'],
): Answer {
  const [count] = table.counts;
  const color = table.turn;
  if (count !== undefined) return refuse('parchisCountFirst', { color, count: count.value });
  const needed = diceOf(table);
  if (dice.length !== needed) return refuse('badParchisDice', { dice: needed });
  const after = standingOf(settle(roll(table, dice)));
  const made = here === undefined ? {} : { here };
  return accept([{ type: 'parchisRolled', ...placeAt(record), color, dice, ...made, after }]);
}

export function diceOf({ variant }: Table): number {
  return variant.twoDice ? 2 : 1;
}

/** A move there is, with what is counted by it. */
export interface Option extends Move {
  readonly count: Count;
  /** The table as it is counted, that die first. */
  readonly order: Table;
}

export function optionsOf(table: Table): readonly Option[] {
  return orders(table).flatMap((order) => {
    const [count] = order.counts;
    return count === undefined ? [] : choices(order).moves.map((each) => ({ ...each, count, order }));
  });
}

export function moveParchis(state: DeskState, command: CommandOf<'moveParchis'>): Answer {
  const found = playedTable(state, command);
  if (!found.ok) return found;
  const { table } = found.value;
  const { color, piece, to } = command;
  const there = optionsOf(table).filter((each) => isOf(table, each, color, piece) && each.to === to);
  const option = there.find(({ count }) => count.value === command.count) ?? there[0];
  if (option === undefined) {
    const why = whyNot(table, color, piece, to);
    const { reason, rule, square } = why ?? { reason: 'wrongCount', rule: 'P-10', square: null };
    const count = table.counts[0]?.value ?? null;
    return refuse('parchisIllegal', { why: reason, rule, color, square, count });
  }
  const { count, order, ...asOffered } = option;
  // the piece that was touched
  const done = option.pieces.length > 1 ? asOffered : { ...asOffered, pieces: [piece] };
  const after = standingOf(settle(move(order, done)));
  return accept([
    { type: 'parchisMoved', ...placeAt(command), color: table.turn, move: done, count: count.value, after },
  ]);
}

/** The last line of a table that holds: rolls, moves, incidents, its beginning and what set it up, one after the other. */
export function strikeParchis(record: ParchisTable, seq: number, reason: string): Answer {
  const struck = record.struck.find((line) => line.seq === seq);
  if (struck !== undefined) return refuse('alreadyStruck', { seq, by: struck.by, reason: struck.reason });
  const last = record.lines.at(-1)?.seq ?? record.settings.at(-1)?.seq ?? 0;
  if (last !== seq) return refuse('notTheLastMove', { seq, last });
  const why = reason.trim();
  if (why === '') return refuse('reasonMissing');
  return accept([{ type: 'parchisStruck', ...placeAt(record), seq, reason: why }]);
}
