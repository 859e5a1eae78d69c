import { describe, expect, onTestFinished, test } from 'vitest';
import type { ParchisTableView } from '../../src-core/contract/desk-api.ts';
import { sha256 } from '../../src-core/plain/sha256.ts';
import { DeskService } from '../../src-core/service/chess/desk-service.ts';
import { newPath } from '../store/kit.ts';
import { HandClock, act, createTournament, did, openDesk } from './kit.ts';

const at = { round: 1, table: 1 } as const;
const stakes = { eaten: 0, winner: 0, thirdSix: 0 };
const seats = [
  { color: 'yellow', player: '1' },
  { color: 'red', player: '2' },
] as const;

async function begun(path: string): Promise<DeskService> {
  const { now, monotonic } = new HandClock();
  const desk = DeskService.create(path, { now, monotonic, pushEveryMs: 0, pollEveryMs: 1_000_000 });
  await did(desk, createTournament);
  await did(desk, { type: 'registerPlayersFromText', text: 'No;Nombre\n1;Rey, Pía\n2;Dama, Leo\n' });
  await did(desk, { type: 'setParchisTable', ...at, seats, chosen: ['oneOut'], couples: 'none', stakes });
  const throws = [seats.map(({ color }) => ({ color, value: color === 'red' ? 6 : 1 }))];
  await did(desk, { type: 'beginParchis', ...at, throws });
  return desk;
}

function shown(desk: DeskService): Promise<ParchisTableView> {
  return new Promise((resolve) => {
    const stop = desk.watch({ kind: 'parchisTable', ...at }, (view) => {
      resolve(view);
      queueMicrotask(() => stop());
    });
  });
}

describe('a table kept in a file', () => {
  test('is as it was when the file is opened again', async () => {
    const path = newPath();
    const desk = await begun(path);
    await did(desk, { type: 'recordParchisRoll', ...at, dice: [3] });
    const before = await shown(desk);
    desk.close();
    const again = openDesk(path);
    expect(await shown(again)).toEqual(before);
  });

  test('is pushed to who watches it, and another table’s act makes it no staler', async () => {
    const desk = await begun(newPath());
    onTestFinished(() => desk.close());
    const seen: number[] = [];
    onTestFinished(desk.watch({ kind: 'parchisTable', ...at }, ({ counts }) => seen.push(counts.length)));
    const { seq } = await shown(desk);
    await did(desk, { type: 'pairRound', round: 1, pairings: [{ board: 1, white: '1', black: '2' }] });
    // of nobody else's table this screen needs to know
    await did(desk, { type: 'recordParchisRoll', ...at, dice: [3] }, { seen: seq });
    await expect.poll(() => seen.at(-1)).toBe(1);
    const stale = await desk.act(act({ type: 'commitParchisDice', ...at }, { seen: seq }));
    expect(stale).toMatchObject({ ok: false, refusal: { code: 'staleView' } });
  });

  test('takes its secret from the desk, whatever a screen sends', async () => {
    const desk = await begun(newPath());
    onTestFinished(() => desk.close());
    const chosen = { now: 0, random: '00'.repeat(32) };
    await did(desk, { type: 'commitParchisDice', ...at, given: chosen });
    const { desksDice } = await shown(desk);
    expect(desksDice?.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(desksDice?.commitment).not.toBe(sha256(chosen.random));
  });
});
