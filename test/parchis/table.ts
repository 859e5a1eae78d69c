import { placeOf, readTable } from '../../src-core/cli/parchis-state.ts';
import {
  type Color,
  type Move,
  type Table,
  choices,
  move,
  roll,
  settle,
} from '../../src-core/parchis/index.ts';
import { dictionaries } from '../../src-core/words/index.ts';

type Place = number | string;
type Four = readonly [Place, Place, Place, Place];

export interface Told {
  readonly turn?: Color;
  readonly players?: readonly Color[];
  readonly repeats?: number;
  readonly variant?: readonly string[];
  readonly yellow?: Four;
  readonly blue?: Four;
  readonly red?: Four;
  readonly green?: Four;
}

/** A table of four, everything at home that is not told. */
export function table({ turn = 'yellow', yellow, blue, red, green, ...told }: Told): Table {
  const pieces = Object.fromEntries(
    Object.entries({ yellow, blue, red, green }).filter(([, four]) => four !== undefined),
  );
  return readTable(JSON.stringify({ turn, pieces, ...told }), dictionaries.en.terminal);
}

export function rolled(told: Told, ...dice: number[]): Table {
  return rolledOn(table(told), ...dice);
}

export function rolledOn(at: Table, ...dice: number[]): Table {
  return settle(roll(at, dice));
}

/** What may be moved: `12 → 17`, with what is eaten. */
export function mayMove(at: Table): string[] {
  return choices(at).moves.map(
    ({ color, from, to, eats, pieces }) =>
      `${placeOf(color, from)} → ${placeOf(color, to)}${pieces.length > 1 ? ' ×2' : ''}${eats === null ? '' : ` x ${eats.color}`}`,
  );
}

export function moves(told: Told, ...dice: number[]): string[] {
  return mayMove(rolled(told, ...dice));
}

/** The table after the only move there is, or after the one that goes there. */
export function after(at: Table, to?: Place): Table {
  const all = choices(at).moves;
  const chosen = all.filter((each: Move) => to === undefined || placeOf(each.color, each.to) === to);
  const [one] = chosen;
  if (one === undefined) throw new Error(`no move to ${to}: ${mayMove(at).join(', ')}`);
  return settle(move(at, one));
}

export function places(at: Table, color: Color): Place[] {
  return at.pieces[color].map(({ steps }) => placeOf(color, steps));
}
