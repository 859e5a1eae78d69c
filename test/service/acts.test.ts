import { decideOf } from '../desk/incidents.ts';
import { expect, test } from 'vitest';
import { DeskService } from '../../src-core/service/chess/desk-service.ts';
import { openJournal } from '../../src-core/store/index.ts';
import {
  act,
  createTournament,
  did,
  faultOf,
  HandClock,
  move,
  newDesk,
  note,
  openDesk,
  realClock,
} from './kit.ts';

test('an act is answered with its entries, which are in the file by then', async () => {
  const desk = await newDesk(2);
  const reply = await did(desk, move(1, 'e4'));
  expect(reply).toMatchObject({ ok: true, first: 3, last: 3, faults: [], repeated: false });
  const file = openJournal(desk.path, { mode: 'read' });
  expect(file.entry(3)).toMatchObject({ by: 'Vera', event: { type: 'moveRecorded', board: 1, uci: 'e2e4' } });
  file.close();
});

test('a refused act writes nothing', async () => {
  const desk = await newDesk(2);
  expect(await desk.act(act(move(1, 'e5')))).toMatchObject({ ok: false, refusal: { code: 'illegalMove' } });
  expect((await desk.history({ from: 0, limit: 9, newestFirst: true, place: null })).total).toBe(2);
});

test('acts that arrive together are decided in their order and share a commit', async () => {
  const desk = await newDesk(1);
  const replies = await Promise.all(['e4', 'e5', 'Nf3', 'Nf6'].map((text) => desk.act(act(move(1, text)))));
  expect(replies).toMatchObject([3, 4, 5, 6].map((seq) => ({ ok: true, first: seq, last: seq })));
});

test('a repeated act is answered again and not done twice: at once, later, and after reopening', async () => {
  const desk = await newDesk(1);
  const once = act(move(1, 'e4'));
  const [first, again] = await Promise.all([desk.act(once), desk.act(once)]);
  expect(first).toMatchObject({ ok: true, first: 3, last: 3, count: 1, repeated: false });
  expect(again).toEqual({ ...first, repeated: true });
  await did(desk, move(1, 'e5'));
  expect(await desk.act(once)).toEqual(again);
  desk.close();
  const reopened = openDesk(desk.path);
  expect(await reopened.act(once)).toEqual(again);
  expect((await reopened.history({ from: 0, limit: 9, newestFirst: true, place: null })).total).toBe(4);
});

test('a repeated list is answered with the lines it left out, while the desk remembers them', async () => {
  const desk = await newDesk(0);
  const list = act({ type: 'registerPlayersFromText', text: 'Name;Rating\nAnna;2500\n???;2400\n' });
  const first = await desk.act(list);
  expect(first).toMatchObject({ ok: true, count: 1 });
  expect(first.faults).toHaveLength(1);
  expect(await desk.act(list)).toEqual({ ...first, repeated: true });
});

test('an act on a board where another has since written is a stale view; other boards do not matter', async () => {
  const desk = await newDesk(2);
  const { last } = await did(desk, move(1, 'e4'), { by: 'Blas' });
  await did(desk, move(2, 'd4'), { seen: 2 });
  const stale = await desk.act(act(move(1, 'e5'), { seen: 2 }));
  expect(stale).toMatchObject({ refusal: { code: 'staleView', facts: { seen: 2, last, by: 'Blas' } } });
  await did(desk, move(1, 'e5'), { seen: last });
});

test('of two acts that arrive together for one board, the second has a stale view', async () => {
  const desk = await newDesk(1);
  const replies = await Promise.all([
    desk.act(act(move(1, 'e4'), { seen: 2, by: 'Vera' })),
    desk.act(act(move(1, 'd4'), { seen: 2, by: 'Blas' })),
  ]);
  expect(replies[0]).toMatchObject({ ok: true });
  expect(replies[1]).toMatchObject({ refusal: { code: 'staleView', facts: { last: 3, by: 'Vera' } } });
});

test('a proposal is answered like the act, and writes nothing', async () => {
  const desk = await newDesk(1);
  const proposed = await desk.propose(move(1, 'e4'));
  expect(await desk.propose(move(1, 'e5'))).toMatchObject({ refusal: { code: 'illegalMove' } });
  expect(proposed).toEqual({ ...(await did(desk, move(1, 'e4'))), consequences: null });
});

test('a decision asked about tells what would follow, whatever result its screen expects', async () => {
  const desk = await newDesk(1);
  await did(desk, move(1, 'e4'));
  const asked = decideOf({ kind: 'resignation', by: 'black' }, { expected: null });
  expect(await desk.propose(asked)).toMatchObject({ ok: true, consequences: { result: '1-0' } });
  expect(await desk.act(act(asked))).toMatchObject({ ok: false, refusal: { code: 'rulingDiffers' } });
  expect(await desk.act(act({ ...asked, expected: '1-0' }))).toMatchObject({ ok: true });
});

test('the time and the arbiter stand in every line', async () => {
  const clock = new HandClock();
  const desk = await newDesk(1, clock);
  clock.pass(1_500);
  await did(desk, note(1, 'quiet, please'), { by: 'Blas' });
  const { lines } = await desk.history({ from: 2, limit: 9, newestFirst: false, place: null });
  expect(lines).toMatchObject([{ seq: 3, by: 'Blas', at: '2026-11-29T10:00:01.500Z' }]);
});

test('what waits when the desk closes is written and answered; calls after it are not taken', async () => {
  const desk = await newDesk(1);
  const last = desk.act(act(move(1, 'e4')));
  desk.close();
  expect(await last).toMatchObject({ ok: true, last: 3 });
  expect((await faultOf(desk.act(act(move(1, 'e5'))))).code).toBe('noTournament');
  expect((await faultOf(desk.propose(move(1, 'e5')))).code).toBe('noTournament');
});

test('a desk opened to be read answers everything but acts', async () => {
  const desk = await newDesk(1);
  await did(desk, move(1, 'e4'));
  desk.close();
  const reading = DeskService.open(desk.path, { ...realClock, mode: 'read' });
  expect((await faultOf(reading.act(act(move(1, 'e5'))))).code).toBe('readOnly');
  expect(await reading.propose(move(1, 'e5'))).toMatchObject({ ok: true });
  expect((await reading.document({ kind: 'pgn', round: 1, board: 1 })).text).toContain('1. e4');
  reading.close();
});

test('a second tournament is not created in the same file', async () => {
  const desk = await newDesk(0);
  expect(await desk.act(act(createTournament))).toMatchObject({ refusal: { code: 'alreadyCreated' } });
});
