import { expect, test } from 'vitest';
import { act, did, HandClock, move, newDesk, note, realClock, Screen } from './kit.ts';
import { decideOf, illegal } from '../desk/incidents.ts';

const board1 = { kind: 'board', round: 1, board: 1 } as const;

test('a screen is shown what it watches at once, and again after each change of it', async () => {
  const desk = await newDesk(2);
  const screen = new Screen(desk, board1);
  expect((await screen.sees(() => true)).plies).toEqual([]);
  await did(desk, move(1, 'e4'));
  await screen.sees((view) => view.plies.length === 1);
  expect(screen.shown).toHaveLength(2);
});

test('two screens on one desk see each other', async () => {
  const desk = await newDesk(2);
  const [one, other] = [new Screen(desk, board1), new Screen(desk, { kind: 'round', round: 1 })];
  await did(desk, move(1, 'e4'), { by: 'Vera' });
  await one.sees((view) => view.plies.length === 1);
  await other.sees((view) => view.boards[0]?.plies === 1);
});

test('a board is not shown again for what happens on another', async () => {
  const desk = await newDesk(2);
  const screens = {
    board: new Screen(desk, board1),
    players: new Screen(desk, { kind: 'players' }),
    otherRound: new Screen(desk, { kind: 'round', round: 2 }),
  };
  const trust = new Screen(desk, { kind: 'desk' });
  const tournament = new Screen(desk, { kind: 'tournament' });
  await did(desk, note(2, 'quiet, please'));
  await trust.sees((view) => view.seq === 3);
  expect(tournament.shown).toHaveLength(1);
  for (const screen of Object.values(screens)) expect(screen.shown).toHaveLength(1);
});

test('a line about no board is shown on every screen', async () => {
  const desk = await newDesk(1);
  const screen = new Screen(desk, board1);
  await screen.sees(() => true);
  const trust = new Screen(desk, { kind: 'desk' });
  await did(desk, { type: 'registerPlayersFromText', text: 'Name\nAna\n' });
  await trust.sees((view) => view.seq === 3);
  expect(screen.shown).toHaveLength(2);
});

test('under load a screen is shown the last of many changes, not each of them', async () => {
  const clock = new HandClock();
  const desk = await newDesk(1, { ...clock, monotonic: realClock.monotonic, pushEveryMs: 60 });
  const begin = performance.now();
  const screen = new Screen(desk, { ...board1, kind: 'arbiter' });
  for (let n = 1; n <= 40; n++) await did(desk, note(1, `note ${n}`));
  await screen.sees((view) => view.notes.length === 40);
  const most = 2 + Math.ceil((performance.now() - begin) / 60);
  expect(screen.shown.length).toBeLessThanOrEqual(most);
  expect(screen.shown.length).toBeLessThan(40);
});

test('a screen that stops, even at once, is shown nothing more', async () => {
  const desk = await newDesk(1);
  const [gone, stays] = [new Screen(desk, board1), new Screen(desk, board1)];
  gone.stop();
  await did(desk, move(1, 'e4'));
  await stays.sees((view) => view.plies.length === 1);
  expect(gone.shown).toEqual([]);
});

test('a screen that fails is told to the host, and the others go on', async () => {
  const told: unknown[] = [];
  const desk = await newDesk(1, { report: (error) => told.push(error) });
  desk.watch(board1, () => {
    throw new Error('the window is gone');
  });
  const other = new Screen(desk, board1);
  await did(desk, move(1, 'e4'));
  await other.sees((view) => view.plies.length === 1);
  expect(told).toEqual([new Error('the window is gone'), new Error('the window is gone')]);
});

test('a reply never comes after the screen it is about, nor the screen before the file', async () => {
  const desk = await newDesk(1);
  const order: string[] = [];
  desk.watch(board1, (view) => order.push(`screen ${view.plies.length}`));
  const reply = desk.act(act(move(1, 'e4'))).then(() => order.push('reply'));
  await reply;
  await new Screen(desk, board1).sees((view) => view.plies.length === 1);
  await new Screen(desk, { kind: 'desk' }).sees((view) => view.seq === 3);
  expect(order.slice(0, 2)).toEqual(['screen 0', 'reply']);
});

test('a board and what only its arbiter may see of it are shown in one turn', async () => {
  const desk = await newDesk(1);
  const order: string[] = [];
  let turn = 0;
  const board = new Screen(desk, board1);
  const arbiter = new Screen(desk, { ...board1, kind: 'arbiter' });
  for (const kind of ['board', 'arbiter'] as const)
    desk.watch({ ...board1, kind }, ({ seq }) => order.push(`${seq} in turn ${turn}`));
  const count = setInterval(() => (turn += 1), 0);
  await did(desk, note(1, 'quiet, please'));
  await did(desk, move(1, 'e4'));
  const { seq } = await board.sees((view) => view.plies.length === 1);
  await arbiter.sees((view) => view.seq === seq);
  clearInterval(count);
  const [first, second] = order.slice(-2);
  expect(first).toBe(second);
});

test('what a player did in an earlier round is shown to the arbiter at his board, and not at the board', async () => {
  const desk = await newDesk(0);
  await did(desk, { type: 'registerPlayersFromText', text: 'No;Name\n1;Ana\n2;Leo\n' });
  const pairings = [{ board: 1, white: '1', black: '2' }];
  for (const round of [1, 2]) await did(desk, { type: 'pairRound', round, pairings });
  for (const san of ['e4', 'e5']) await did(desk, move(1, san));
  const later = { round: 2, board: 1 } as const;
  const board = new Screen(desk, { kind: 'board', ...later });
  const arbiter = new Screen(desk, { kind: 'arbiter', ...later });
  await board.sees(() => true);
  await did(desk, decideOf(illegal('white', 'g1', 'g3')));
  await arbiter.sees(({ white }) => white.earlier.illegal === 1);
  expect(board.shown).toHaveLength(1);
});
