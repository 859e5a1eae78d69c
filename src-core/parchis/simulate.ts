/** Random legal play to the end, its invariants held at every step. */
import { type Move, choices } from './moves.ts';
import { move, roll, settle } from './play.ts';
import { type Table, newTable, placesOf } from './state.ts';
import { COLORS, type Color, GOAL, HOME, PIECES, isSeguro, squareOf } from './track.ts';
import type { Variant } from './variant.ts';

export interface Simulated {
  readonly rolls: number;
  readonly places: readonly (readonly Color[])[];
}

/** No game of people lasts so long: one that does hangs. */
const MOST_ROLLS = 100_000;

/** One game; `dice(n)` gives 0 ... n - 1. Throws where an invariant does not hold: that is a fault of the rules here. */
export function simulate(
  variant: Variant,
  players: readonly Color[],
  dice: (sides: number) => number,
): Simulated {
  let table = newTable(variant, players, players[dice(players.length)] ?? 'yellow');
  for (let rolls = 1; rolls <= MOST_ROLLS; rolls++) {
    const thrown = Array.from({ length: variant.twoDice ? 2 : 1 }, () => dice(6) + 1);
    table = settle(roll(table, thrown));
    hold(table);
    while (table.counts.length > 0) {
      const { moves } = choices(table);
      const chosen = moves[dice(moves.length)];
      if (chosen === undefined) throw new Error('a count is left that nothing can be counted with');
      holdBarriers(table, chosen);
      table = settle(move(table, chosen));
      hold(table);
    }
    const places = placesOf(table);
    if (places !== null) return { rolls, places };
  }
  throw new Error(`no end after ${MOST_ROLLS} rolls`);
}

/** Four pieces a colour, each somewhere on its way; never three on a square (P-20). */
function hold(table: Table): void {
  const on = new Map<string, number>();
  for (const color of COLORS) {
    const pieces = table.pieces[color];
    if (pieces.length !== (table.players.includes(color) ? PIECES : 0))
      throw new Error(`${color} has not its four pieces`);
    for (const { steps } of pieces) {
      if (steps < HOME || steps > GOAL) throw new Error(`a piece of ${color} is nowhere`);
      if (steps === HOME || steps === GOAL) continue;
      const square = String(squareOf(color, steps) ?? `${color} ${steps}`);
      on.set(square, (on.get(square) ?? 0) + 1);
    }
  }
  for (const [square, pieces] of on) if (pieces > 2) throw new Error(`three stand on ${square}`);
}

/** No two of a colour are passed (P-31), but where the table has barriers on seguros alone (P-36). */
function holdBarriers({ pieces, variant }: Table, { color, from, to }: Move): void {
  for (let steps = from + 1; from !== HOME && steps < to; steps++) {
    const square = squareOf(color, steps);
    if (variant.barriersOnSeguros && square !== null && !isSeguro(square)) continue;
    for (const other of square === null ? [color] : COLORS) {
      const there = pieces[other].filter((piece) =>
        square === null ? piece.steps === steps : squareOf(other, piece.steps) === square,
      );
      if (there.length === 2) throw new Error(`a barrier on ${square ?? steps} was passed`);
    }
  }
}
