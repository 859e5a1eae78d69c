import { expect, test } from 'vitest';
import { decideOf } from '../desk/incidents.ts';
import { PAWN, holdRandomHalls, watchedHall } from './pushed.ts';
import { did } from './kit.ts';

const place = { round: 1, board: 1 } as const;
const left = { milliseconds: 60_000 };

test('the book says what striking an incident would undo, also after a move made since', async () => {
  const hall = await watchedHall(PAWN);
  await did(hall.desk, decideOf({ kind: 'pawnNotExchanged', by: 'white', square: 'c8', clockPressed: true }));
  await hall.settles();
  expect(await hall.now({ kind: 'incidents' })).toMatchObject({ incidents: [{ undoes: { gone: 1 } }] });
  await did(hall.desk, { type: 'recordMove', ...place, move: { text: 'Kg7', lang: 'en' } });
  await hall.settles();
  expect(await hall.now({ kind: 'incidents' })).toMatchObject({ incidents: [{ undoes: { gone: 0 } }] });
  expect(await hall.stale()).toEqual([]);
});

test('a mirror read as running before any move counts as a board in play', async () => {
  const hall = await watchedHall();
  const reading = { white: left, black: left, turn: 'white' } as const;
  await did(hall.desk, { type: 'placeClock', ...place, mode: 'mirror', ...reading, running: false });
  await hall.settles();
  const correction = { kind: 'reading', ...reading, running: true } as const;
  await did(hall.desk, { type: 'correctClock', ...place, correction, reason: 'read', incident: null });
  await hall.settles();
  expect(await hall.stale()).toEqual([]);
});

test('a press on one board is pushed to no screen that it changes nothing on', async () => {
  const hall = await watchedHall();
  await did(hall.desk, { type: 'placeClocks', round: 1, boards: [1], mode: 'official' });
  await did(hall.desk, { type: 'clockAct', ...place, do: 'start', pressed: null, reason: '' });
  await hall.settles();
  const before = new Map([...hall.screens].map(([topic, { times }]) => [topic, times]));
  await did(hall.desk, { type: 'clockAct', ...place, do: 'press', by: 'white', pressed: null, reason: '' });
  await hall.settles();
  const pushed = [...hall.screens].flatMap(([topic, { times }]) =>
    times === before.get(topic) ? [] : [topic.kind],
  );
  expect(pushed.toSorted()).toEqual(['board', 'clock', 'desk', 'round', 'roundStart']);
});

test('whatever happens in a hall, each screen is shown what has changed of what it watches', async () => {
  const counts = await holdRandomHalls(200);
  expect([...counts.keys()]).toEqual(
    expect.arrayContaining(['recordMove', 'decideIncident', 'clockAct', 'strikeEntry']),
  );
  // a hall that is found stale is made smaller, which takes its time
}, 300_000);
