/** Cuadrante, as it is played for money in Puente Genil (P-56 to P-60). */
import { type Table, placesOf } from './state.ts';
import { type Color, GOAL } from './track.ts';

/** What was agreed on, in whole units of money. */
export interface Stakes {
  readonly eaten: number;
  readonly winner: number;
  readonly thirdSix: number;
}

export interface Payment {
  readonly from: Color;
  readonly to: Color;
  readonly amount: number;
  readonly why: 'eaten' | 'notIn' | 'winner' | 'thirdSix';
}

/** What each player has won or lost by these payments. */
export function balances(
  players: readonly Color[],
  paid: readonly Payment[],
): readonly { readonly color: Color; readonly balance: number }[] {
  return players.map((color) => ({
    color,
    balance: paid.reduce(
      (sum, { from, to, amount }) => sum + (to === color ? amount : 0) - (from === color ? amount : 0),
      0,
    ),
  }));
}

/**
 * Who owes whom at the end, and for what: each piece eaten; each piece not in to every player who has his in; a further
 * sum to the winner from each; each third six to the winner. None while the game goes on.
 */
export function payments(table: Table, stakes: Stakes): readonly Payment[] {
  const places = placesOf(table);
  if (places === null) return [];
  const [winners = []] = places;
  const others = table.players.filter((color) => !winners.includes(color));
  const notIn = (color: Color): number => table.pieces[color].filter(({ steps }) => steps !== GOAL).length;
  const all: readonly Payment[] = [
    ...table.paid.flatMap(({ kind, by, to }): readonly Payment[] => {
      // a winner owes his own pair nothing
      const paidTo = to !== null ? [to] : winners.includes(by) ? [] : winners;
      return paidTo.map((each) => ({ from: by, to: each, amount: stakes[kind], why: kind }));
    }),
    ...others.flatMap((from) =>
      table.finished.map((to): Payment => ({ from, to, amount: stakes.eaten * notIn(from), why: 'notIn' })),
    ),
    ...others.flatMap((from) =>
      winners.map((to): Payment => ({ from, to, amount: stakes.winner, why: 'winner' })),
    ),
  ];
  return all.filter(({ from, to, amount }) => from !== to && amount > 0);
}
