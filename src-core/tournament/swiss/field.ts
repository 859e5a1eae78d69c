/** Who is to be paired in a round, as a table of pairs: which may be, and what each would cost. */
import type { Color } from '../../vocabulary/colors.ts';
import { allocate, apart, pairKey } from './colors.ts';
import { EDITION } from './edition.ts';
import { type Facts, factsOf } from './facts.ts';
import type { SwissInput } from './input.ts';

export interface Field {
  readonly input: SwissInput;
  /** By score, then by number: a player's place here is his number everywhere in the engine. */
  readonly players: readonly Facts[];
  readonly count: number;
  /** `legal[a * count + b]`: 1 where the two may meet (C1, C3). */
  readonly legal: Uint8Array;
  /** Of each pair how many of its players fail C10, C11, C12, C13: two bits each, C10 the highest. */
  readonly colorFails: Uint8Array;
  readonly forbidden: ReadonlySet<string>;
}

/** Criteria of colour in the order of their bits. */
export const COLOR_CRITERIA = ['C10', 'C11', 'C12', 'C13'] as const;

export function fieldOf(input: SwissInput): Field {
  const players = factsOf(input);
  const count = players.length;
  const forbidden = new Set(input.forbidden.map(([one, other]) => pairKey(one, other)));
  const legal = new Uint8Array(count * count);
  const colorFails = new Uint8Array(count * count);
  players.forEach((higher, a) => {
    for (let b = a + 1; b < count; b++) {
      const lower = players[b];
      if (lower === undefined || apart(higher, lower, forbidden) !== null) continue;
      const fails = colorFailsOf(higher, lower, input.initialColor);
      for (const at of [a * count + b, b * count + a]) {
        legal[at] = 1;
        colorFails[at] = fails;
      }
    }
  });
  return { input, players, count, legal, colorFails, forbidden };
}

function colorFailsOf(higher: Facts, lower: Facts, initial: Color): number {
  const { higher: color } = allocate(higher, lower, initial);
  const both = higher.topscorer || lower.topscorer;
  const lowers = color === 'white' ? 'black' : 'white';
  return failsOf(higher, color, both) + failsOf(lower, lowers, both);
}

/** C10 to C13 of one player who gets this colour. */
function failsOf(player: Facts, color: Color, topscorers: boolean): number {
  const { difference, colors, preference, strength } = player;
  if (preference === null || preference === color) return 0;
  const after = difference + (color === 'white' ? 1 : -1);
  const lately = colors.slice(-EDITION.gamesOfOneColor);
  const again = lately.length === EDITION.gamesOfOneColor && lately.every((each) => each === color);
  const wide = topscorers && Math.abs(after) > EDITION.differenceToAvoid;
  return (wide ? 64 : 0) + (topscorers && again ? 16 : 0) + 4 + (strength === 2 ? 1 : 0);
}

/** How many players of a pair fail the colour criterion at this place of `COLOR_CRITERIA`. */
export function colorFail(field: Field, a: number, b: number, criterion: number): number {
  return ((field.colorFails[a * field.count + b] ?? 0) >> (6 - 2 * criterion)) & 3;
}

export function mayMeet(field: Field, a: number, b: number): boolean {
  return field.legal[a * field.count + b] === 1;
}

export function scoreOf(field: Field, player: number): number {
  return field.players[player]?.score ?? 0;
}

/** Whether a player may have the bye, by C2. */
export function mayHaveBye(field: Field, player: number): boolean {
  return field.players[player]?.barred === false;
}

/** Whether he floated so, `back` (0: one) rounds ago. */
export function floated(field: Field, player: number, back: number, way: 'down' | 'up'): boolean {
  return field.players[player]?.floats[back] === way;
}
