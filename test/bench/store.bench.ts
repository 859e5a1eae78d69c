/** How fast the desk writes, durably, into a real file on a real disk. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Report } from '../../build/bench.ts';
import type { Act, DeskCommand } from '../../src-core/contract/desk-api.ts';
import { DeskService } from '../../src-core/service/chess/desk-service.ts';

const boards = 200;
const actsPerBoard = 60;
const single = 400;

/** A game that comes back to where it was, so that every board can go on for ever. */
const shuffle = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];

let acts = 0;
function act(command: DeskCommand): Act {
  acts += 1;
  return { id: `bench-${acts}`, by: 'Vera', seen: null, command };
}

function recordMove(board: number, ply: number): Act {
  const text = shuffle[ply % shuffle.length] ?? '';
  return act({ type: 'recordMove', round: 1, board, move: { text, lang: 'en' } });
}

async function done(desk: DeskService, one: Act): Promise<void> {
  const reply = await desk.act(one);
  if (!reply.ok) throw new Error(JSON.stringify(reply.refusal));
}

async function openHall(path: string, pollEveryMs = 1_000): Promise<DeskService> {
  const clocks = { now: () => Date.now(), monotonic: () => performance.now() };
  const desk = DeskService.create(path, { ...clocks, pollEveryMs });
  const details = { name: 'Bench', place: '', begins: '', ends: '', federation: '', chiefArbiter: '' };
  const form = { ...details, ruleSet: 'standard', variant: 'standard', rounds: 9, boards } as const;
  await done(desk, act({ type: 'createTournament', form }));
  const pairings = Array.from({ length: boards }, (_, n) => ({ board: n + 1, white: '', black: '' }));
  await done(desk, act({ type: 'pairRound', round: 1, pairings }));
  return desk;
}

/** Each board makes its next move when its last one is answered. Gives every latency, in ms. */
async function manyBoards(desk: DeskService): Promise<number[]> {
  const latencies: number[] = [];
  const play = async (board: number): Promise<void> => {
    for (let ply = 0; ply < actsPerBoard; ply++) {
      const begin = performance.now();
      await done(desk, recordMove(board, ply));
      latencies.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: boards }, (_, n) => play(n + 1)));
  return latencies;
}

/** A bare insert of a line like ours, and a single act, turn by turn, so that both meet the same disk. */
async function besideBareInserts(
  desk: DeskService,
  path: string,
): Promise<{ bare: number[]; act: number[] }> {
  const db = new Database(path);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec('CREATE TABLE line (id INTEGER PRIMARY KEY, text TEXT) STRICT');
  const insert = db.prepare('INSERT INTO line (text) VALUES (?)');
  const text = JSON.stringify({ type: 'moveRecorded', round: 1, board: 1, uci: 'g1f3' }).padEnd(250);
  const times: { bare: number[]; act: number[] } = { bare: [], act: [] };
  for (let n = 0; n < single; n++) {
    const begin = performance.now();
    insert.run(text);
    const between = performance.now();
    await done(desk, recordMove(1, n));
    times.bare.push(between - begin);
    times.act.push(performance.now() - between);
  }
  db.close();
  return times;
}

/** Acts each second at a desk whose file is brought up to date each second, and at one that never does, turn by turn. */
async function currentBesideNever(folder: string): Promise<{ current: number; never: number }> {
  const rates: { current: number[]; never: number[] } = { current: [], never: [] };
  for (let turn = 0; turn < 3; turn++) {
    for (const [kind, everyMs] of [
      ['current', 1_000],
      ['never', 1_000_000],
    ] as const) {
      const desk = await openHall(join(folder, `${kind}-${turn}.escaque`), everyMs);
      const begin = performance.now();
      const { length } = await manyBoards(desk);
      rates[kind].push(length / ((performance.now() - begin) / 1000));
      desk.close();
    }
  }
  return { current: percentile(rates.current, 0.5), never: percentile(rates.never, 0.5) };
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export default async function bench(report: Report): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'escaque-bench-'));
  try {
    const desk = await openHall(join(folder, 'hall.escaque'));
    const begin = performance.now();
    const latencies = await manyBoards(desk);
    const rate = latencies.length / ((performance.now() - begin) / 1000);
    report({
      name: `durable acts, ${boards} boards`,
      value: rate,
      unit: 'acts/s',
      goal: 'at least 2,000',
      met: rate >= 2000,
    });
    report({ name: '  p50', value: percentile(latencies, 0.5), unit: 'ms' });
    report({ name: '  p99', value: percentile(latencies, 0.99), unit: 'ms' });
    desk.close();
    const quiet = await openHall(join(folder, 'quiet.escaque'));
    const { bare, act: one } = await besideBareInserts(quiet, join(folder, 'bare.db'));
    quiet.close();
    const [base, ours] = [percentile(bare, 0.5), percentile(one, 0.5)];
    report({ name: 'bare durable insert, p50', value: base, unit: 'ms' });
    report({ name: 'single act, p50', value: ours, unit: 'ms' });
    report({ name: 'single act, p99', value: percentile(one, 0.99), unit: 'ms' });
    report({
      name: 'single act as a multiple of a bare insert',
      value: ours / base,
      unit: 'x',
      goal: 'at most 1.5',
      met: ours / base <= 1.5,
    });
    const { current, never } = await currentBesideNever(folder);
    report({
      name: 'acts with the file brought up to date each second, as a share of without',
      value: current / never,
      unit: 'x',
      goal: 'at least 0.8',
      met: current / never >= 0.8,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
