/** What comes in a long text is done in turns: others are answered meanwhile, and it is written whole or not at all. */
import { renameSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { DeskCommand } from '../../src-core/contract/desk-api.ts';
import { DeskService } from '../../src-core/service/chess/desk-service.ts';
import { verifyFile } from '../../src-core/store/index.ts';
import { newPath } from '../store/kit.ts';
import { act, createTournament, did, note, openDesk, pairRound, realClock, Screen } from './kit.ts';

const games = 200;

function importOf(count: number): DeskCommand {
  const text = Array.from({ length: count }, (_, at) => {
    const tags = `[Round "1"]\n[White "Blanca${at}, Ana"]\n[Black "Negra${at}, Berta"]\n[Result "1-0"]`;
    return `${tags}\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0\n\n`;
  }).join('');
  return { type: 'importPgn', text, source: 'x', round: null, board: null };
}

const listOf = (count: number): DeskCommand => {
  const lines = Array.from({ length: count }, (_, at) => `${at + 1};Apellido${at}, Ana`);
  return { type: 'registerPlayersFromText', text: `No;Name\n${lines.join('\n')}` };
};

/** Each look at this clock takes ten milliseconds of it, so that few steps fit into a turn on any machine. */
function slowClock() {
  let ms = 0;
  return { now: realClock.now, monotonic: () => (ms += 10) };
}

async function slowDesk(path = newPath()): Promise<DeskService> {
  const desk = DeskService.create(path, { ...slowClock(), pollEveryMs: 1_000_000 });
  await did(desk, createTournament);
  return desk;
}

test.each([
  ['a PGN', importOf(games), games],
  ['a list of players', listOf(1000), 1000],
])('other screens are answered while %s comes in', async (_name, command, count) => {
  const desk = await slowDesk();
  let done = false;
  const coming = did(desk, command).finally(() => (done = true));
  let answered = 0;
  const seen = new Set<number>();
  while (!done) {
    const page = await desk.history({ from: 0, limit: 10_000, newestFirst: false, place: null });
    // what is shown meanwhile is what was durable before
    expect(page.lines).toHaveLength(page.total);
    seen.add(page.total);
    answered += 1;
    await turn();
  }
  const { last } = await coming;
  expect((await coming).count).toBe(count);
  expect(answered).toBeGreaterThan(100);
  expect([...seen].every((total) => total === 1 || total === last)).toBe(true);
  desk.close();
  expect(verifyFile(desk.path)).toMatchObject({ whole: true, entries: last });
});

test('other screens are answered, and act, while it is looked at what a PGN would bring in', async () => {
  const desk = await slowDesk();
  let proposed = false;
  const looking = desk.propose(importOf(games)).finally(() => (proposed = true));
  let written = 0;
  while (!proposed) {
    await desk.time();
    if (written < 3) written += (await did(desk, { type: 'setDefaultTime', minutes: 10 + written })).count;
    await turn();
  }
  expect(written).toBe(3);
  // as the desk was when it was asked
  expect(await looking).toMatchObject({ ok: true, count: games, first: 2 });
  expect((await desk.history({ from: 0, limit: 1, newestFirst: true, place: null })).total).toBe(4);
  desk.close();
});

test('acts asked meanwhile come after it, in their order', async () => {
  const desk = await slowDesk();
  await did(desk, pairRound(1, 9));
  const long = did(desk, importOf(games));
  await turn();
  const short = did(desk, { type: 'writeNote', round: 9, board: 1, text: 'after' });
  const second = did(desk, importOf(games));
  expect((await short).first).toBe((await long).last + 1);
  // the same games again: nothing more to write
  expect((await second).count).toBe(0);
  desk.close();
});

test('what another process writes meanwhile is seen by it, and nothing is lost', async () => {
  const path = newPath();
  const desk = await slowDesk(path);
  const other = openDesk(path, { pollEveryMs: 1_000_000 });
  const long = did(desk, importOf(games));
  await turn();
  const list = await did(other, { type: 'registerPlayersFromText', text: 'Name;Elo\nBlanca7, Ana;' });
  expect((await long).first).toBe(list.last + 1);
  const { players } = await new Screen(desk, { kind: 'players' }).sees(() => true);
  expect(players.filter(({ name }) => name === 'Blanca7, Ana')).toHaveLength(1);
  expect(players).toHaveLength(2 * games);
  desk.close();
  expect(verifyFile(path).whole).toBe(true);
});

test('a desk that is closed meanwhile writes it first', async () => {
  const path = newPath();
  const desk = await slowDesk(path);
  const long = desk.act(act(importOf(games)));
  const short = desk.act(
    act({ type: 'pairRound', round: 9, pairings: [{ board: 1, white: '', black: '' }] }),
  );
  await turn();
  desk.close();
  expect(await long).toMatchObject({ ok: true, count: games });
  expect(await short).toMatchObject({ ok: true });
  expect(verifyFile(path).whole).toBe(true);
});

test('where the file is taken away meanwhile, nobody is told that it went in', async () => {
  const path = newPath();
  const desk = await slowDesk(path);
  expect(await desk.act(act(note(1, 'x'), { seen: null }))).toMatchObject({ ok: false });
  const long = desk.act(act(importOf(games)));
  await turn();
  renameSync(path, `${path}.elsewhere`);
  await expect(long).rejects.toMatchObject({ fault: { code: 'notFound' } });
  renameSync(`${path}.elsewhere`, path);
  desk.close();
});
