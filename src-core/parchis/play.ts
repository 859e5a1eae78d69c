/** A table from roll to roll. */
import { type Move, choices } from './moves.ts';
import { type Count, type Paid, type Table, allIn, isFinished, placesOf } from './state.ts';
import { type Color, GOAL, HOME, LAST_SEGURO } from './track.ts';

const REPEATS_BEFORE_PUNISHMENT = 2;

/**
 * A roll of the player of the turn: one die, or two where the table plays so. What it gives to count is in `counts`;
 * the third in a row that would repeat the turn sends the last piece moved home and ends the turn (P-28, P-29).
 */
export function roll(table: Table, dice: readonly number[]): Table {
  const [one = 0, other] = dice;
  const repeats = other === undefined ? one === 6 : one === other;
  if (repeats && table.repeats >= REPEATS_BEFORE_PUNISHMENT)
    return { ...punished(table), counts: [], again: false };
  const sum = other !== undefined && one + other === 5;
  const each = dice.map((value): Count => ({ kind: 'die', value }));
  const counts: readonly Count[] = sum ? [{ kind: 'die', value: 5, sum: true }] : each;
  const rolled = { ...table, counts, again: repeats, repeats: repeats ? table.repeats + 1 : 0 };
  // where the sum brings nobody out, each die is counted
  return sum && choices(rolled).moves.length === 0 ? { ...rolled, counts: each } : rolled;
}

/** Counts what comes first with this move, and what it leads to: 20 for eating, 10 for coming in, one after another. */
export function move(table: Table, done: Move): Table {
  const [, ...rest] = table.counts;
  const now = table.moves + 1;
  const moved = (color: Color) =>
    table.pieces[color].map((piece, at) => {
      if (color === done.color && done.pieces.includes(at)) return { steps: done.to, since: now };
      const eaten = done.eats?.color === color && done.eats.piece === at;
      return eaten ? { steps: HOME, since: now } : piece;
    });
  const pieces = {
    yellow: moved('yellow'),
    blue: moved('blue'),
    red: moved('red'),
    green: moved('green'),
  };
  const bonus: readonly Count[] = [
    ...(done.eats === null ? [] : [{ kind: 'bonus', value: 20 } as const]),
    ...(done.to === GOAL ? [{ kind: 'bonus', value: 10 } as const] : []),
  ];
  const isIn = allIn(pieces[done.color]) && !isFinished(table, done.color);
  return {
    ...table,
    pieces,
    moves: now,
    counts: [...bonus, ...rest],
    last: { color: done.color, piece: done.pieces.at(-1) ?? 0 },
    finished: isIn ? [...table.finished, done.color] : table.finished,
    paid: [...table.paid, ...paidFor(table, done)],
  };
}

function paidFor({ variant }: Table, { color, eats }: Move): readonly Paid[] {
  return variant.cuadrante && eats !== null ? [{ kind: 'eaten', by: eats.color, to: color }] : [];
}

/** The table with either of two dice to be counted first, which the player chooses (P-52); else as it is. */
export function orders(table: Table): readonly Table[] {
  const [one, other, ...rest] = table.counts;
  const two = one?.kind === 'die' && other?.kind === 'die' && one.value !== other.value;
  return two ? [table, { ...table, counts: [other, one, ...rest] }] : [table];
}

/**
 * What cannot be counted with any piece is lost (P-17, P-41), a die only where the other does not make room for it
 * first; when all is counted the turn goes on or passes.
 */
export function settle(table: Table): Table {
  if (placesOf(table) !== null) return { ...table, counts: [] };
  const [, ...rest] = table.counts;
  if (table.counts.length > 0 && choices(table).moves.length === 0) {
    const [, other] = orders(table);
    const first = other !== undefined && choices(other).moves.length > 0;
    return first ? other : settle({ ...table, counts: rest });
  }
  if (table.counts.length > 0) return table;
  const { turn, again } = table;
  const plays = !isFinished(table, turn) || table.variant.couples === 'both';
  return again && plays ? { ...table, again: false } : passed(table);
}

/** The turn passes to the player on the right who still plays (P-16, P-43). */
function passed(table: Table): Table {
  const { players, turn, variant } = table;
  const plays = (color: Color): boolean => !isFinished(table, color) || variant.couples === 'both';
  const at = players.indexOf(turn);
  const after = [...players.slice(at + 1), ...players.slice(0, at + 1)];
  return {
    ...table,
    turn: after.find(plays) ?? turn,
    repeats: 0,
    again: false,
    counts: [],
    last: null,
  };
}

/** The piece moved last goes home, unless it has reached the coloured squares (P-28, P-29); money for it (P-60). */
function punished(table: Table): Table {
  const { last, variant, turn } = table;
  const steps = last === null ? HOME : (table.pieces[last.color][last.piece]?.steps ?? HOME);
  const paid: readonly Paid[] = variant.cuadrante ? [{ kind: 'thirdSix', by: turn, to: null }] : [];
  const fined = { ...table, paid: [...table.paid, ...paid] };
  if (last === null || steps === HOME || steps > LAST_SEGURO) return fined;
  const now = table.moves + 1;
  const own = table.pieces[last.color].map((piece, at) =>
    at === last.piece ? { steps: HOME, since: now } : piece,
  );
  return { ...fined, moves: now, pieces: { ...table.pieces, [last.color]: own } };
}
