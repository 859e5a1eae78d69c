/** A table of parchís set up, and begun. */
import {
  COLORS,
  newTable,
  PLAIN,
  standingOf,
  startOf,
  type Variant,
  variantFault,
} from '../../parchis/index.ts';
import { PARCHIS_OPTIONS } from '../../vocabulary/parchis.ts';
import type { Answer, Refused } from '../commands/answer.ts';
import { accept, refuse, refused } from '../commands/answer.ts';
import type { CommandOf } from '../commands/commands.ts';
import { openTournament } from '../commands/places.ts';
import type { ParchisSeat } from '../journal/parchis-events.ts';
import { parchisTable } from '../journal/parchis-state.ts';
import type { People } from '../journal/people.ts';
import type { DeskState } from '../journal/state.ts';
import { PlayerFinder } from '../players/persons.ts';
import { knownTable, placeAt, standsAfter } from './standing.ts';

type Setting = CommandOf<'setParchisTable'>;

export function setParchisTable(state: DeskState, people: People, command: Setting): Answer {
  const open = openTournament(state);
  if (!open.ok) return open;
  const { details } = state;
  if (details !== null && details.rounds > 0 && command.round > details.rounds)
    return refuse('badRound', { round: command.round, rounds: details.rounds });
  const before = parchisTable(state.parchis, command);
  if (before !== null && standsAfter(before) !== null)
    return refuse('parchisBegun', { table: command.table });
  const variant = variantIn(command);
  const why = variantFault(variant, command.seats.length);
  if (why !== null) return refuse('parchisVariants', { why });
  const seats = seatsIn(state, people, command);
  if ('ok' in seats) return seats;
  const { stakes } = command;
  return accept([{ type: 'parchisTableSet', ...placeAt(command), seats, variant, stakes }]);
}

function variantIn({ chosen, couples }: Setting): Variant {
  const off = Object.fromEntries(PARCHIS_OPTIONS.map((option) => [option, chosen.includes(option)]));
  return { ...PLAIN, ...off, couples };
}

/** In the order of the turn. */
function seatsIn(state: DeskState, people: People, command: Setting): readonly ParchisSeat[] | Refused {
  const colors = COLORS.filter((color) => command.seats.some((seat) => seat.color === color));
  const { length } = command.seats;
  if (length < 2 || colors.length !== length) return refuse('badParchisSeats', { seats: length });
  const finder = new PlayerFinder(state, people);
  const seats: ParchisSeat[] = [];
  for (const color of colors) {
    const text = command.seats.find((seat) => seat.color === color)?.player ?? '';
    const sought = finder.find(text);
    if (sought.kind === 'unclear') return refused(sought.wrong);
    if (sought.kind !== 'player') return refuse('unknownPlayer', { text });
    const { id } = sought;
    const table = seats.some((seat) => seat.id === id) ? 0 : tableElsewhere(state, command, id);
    if (table !== null) return refuse('parchisPlayerTwice', { name: people.get(id)?.name ?? '', table });
    seats.push({ color, id });
  }
  return seats;
}

function tableElsewhere({ parchis }: DeskState, { round, table }: Setting, id: string): number | null {
  const other = parchis.find(
    (each) => each.round === round && each.table !== table && each.seats.some((seat) => seat.id === id),
  );
  return other?.table ?? null;
}

/** Whoever throws highest begins (P-13). */
export function beginParchis(state: DeskState, command: CommandOf<'beginParchis'>): Answer {
  const found = knownTable(state, command);
  if (!found.ok) return found;
  const { variant, seats } = found.value;
  if (standsAfter(found.value) !== null) return refuse('parchisBegun', { table: command.table });
  const players = seats.map(({ color }) => color);
  const start = startOf(players, command.throws);
  if (start.kind === 'throws') return refuse('parchisStartOpen', { colors: start.colors });
  const first = start.color;
  const after = standingOf(newTable(variant, players, first));
  return accept([{ type: 'parchisBegun', ...placeAt(command), throws: command.throws, first, after }]);
}
