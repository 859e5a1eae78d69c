/** The order of the hall: what asks for the arbiter before all, then by least time or by number. */
import { expect, test } from 'vitest';
import { type HallOrder, asksForArbiter, inHallOrder } from '../../renderer/screens/round/hall-order.ts';
import { Arbiter, FOUR, moveOf, player, resultOf } from '../desk/arbiter.ts';

const minute = 60_000;

/**
 * Eight boards at 2/20:5+3. 1 plays with most time, 2 with least, 3 has not begun, 4 is over, 5's flag has fallen, 6's
 * counter is behind its moves, 7's clock stands since a crash, and at 8 Black is absent with the default time over.
 */
function hall(): Arbiter {
  const desk = new Arbiter().begins({ boards: 8 });
  desk.registers(...FOUR, ...Array.from({ length: 12 }, (_, at) => player(`Peón ${at}`)));
  desk.pairs(...Array.from({ length: 8 }, (_, at) => `${2 * at + 1}-${2 * at + 2}`));
  desk.does({ type: 'setControl', round: 1, board: null, text: '2/20:5+3', change: 'moves' });
  desk.does({ type: 'setDefaultTime', minutes: 15 });
  desk.does({ type: 'setPresence', round: 1, board: 8, side: 'black', present: false });
  const clock = (board: number, milliseconds: number, running: boolean) =>
    desk.does({
      type: 'placeClock',
      round: 1,
      board,
      mode: 'official',
      white: { milliseconds },
      black: { milliseconds },
      turn: 'white',
      running,
    });
  clock(7, 18 * minute, true);
  desk.asks({ type: 'interruptClocks', cause: 'crash', at: desk.now + 1_000, gap: 5_000 });
  desk.now += 6_000;
  for (const [board, minutes] of [
    [1, 19],
    [2, 16.5],
    [4, 17],
    [6, 18],
  ] as const)
    clock(board, minutes * minute, true);
  clock(3, 20 * minute, false);
  clock(5, 500, true);
  clock(8, 20 * minute, false);
  desk.does({ type: 'startRound', round: 1, boards: [8] });
  desk.does(resultOf('1-0', 'resignation', { board: 4 }));
  for (const text of ['e4', 'e5', 'Nf3', 'Nc6']) desk.does(moveOf(text, 6));
  return desk;
}

test('a quarter of an hour later', () => {
  const desk = hall();
  desk.now += 15 * minute + 1_000;
  desk.does({ type: 'lookAtClocks' });
  const { boards } = desk.view({ kind: 'round', round: 1 });
  const asking = boards.filter(asksForArbiter).map(({ board }) => board);
  const order = (by: HallOrder) => inHallOrder(boards, by, desk.now).map(({ board }) => board);
  expect({ asking }).toEqual({ asking: [5, 6, 7, 8] });
  expect(order('number')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(order('attention')).toEqual([5, 6, 7, 8, 1, 2, 3, 4]);
  expect(order('time')).toEqual([5, 6, 8, 7, 2, 1, 3, 4]);
});
