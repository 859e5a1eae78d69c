/** Clocks at the desk: from a press to a second screen, what a sign of life costs, and whether time drifts. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import type { Report } from '../../build/bench.ts';
import { serve, type Served } from '../../electron/serve-http.ts';
import { DeskClient } from '../../src-core/client/desk-client.ts';
import type { Act, ClockAction, DeskApi, DeskCommand } from '../../src-core/contract/desk-api.ts';
import { DeskService } from '../../src-core/service/chess/desk-service.ts';
import { createJournal } from '../../src-core/store/index.ts';
import { socketTransport } from '../contract/socket-transport.ts';

const boards = 200;
const presses = 600;

function act(command: DeskCommand): Act {
  return { id: randomUUID(), by: 'Vera', seen: null, command };
}

async function done(desk: Pick<DeskApi, 'act'>, command: DeskCommand): Promise<void> {
  const reply = await desk.act(act(command));
  if (!reply.ok) throw new Error(JSON.stringify(reply.refusal));
}

const details = { name: 'Bench', place: '', begins: '', ends: '', federation: '', chiefArbiter: '' };
const form = { ...details, ruleSet: 'standard', variant: 'standard', rounds: 9, boards } as const;

/** Clocks of 90+30 running on so many boards. */
async function startHall(desk: Pick<DeskApi, 'act'>, count: number): Promise<void> {
  const pairings = Array.from({ length: count }, (_, n) => ({ board: n + 1, white: '', black: '' }));
  await done(desk, { type: 'pairRound', round: 1, pairings });
  await done(desk, { type: 'setControl', round: 1, board: null, text: '90+30', change: 'moves' });
  await done(desk, { type: 'placeClocks', round: 1, boards: null, mode: 'official' });
  await done(desk, { type: 'startRound', round: 1, boards: null });
}

function clockDoes(board: number, action: ClockAction): DeskCommand {
  return { type: 'clockAct', round: 1, board, ...action, pressed: null, reason: '' };
}

/** A screen over loopback, as a tablet beside a board has it. */
const screenAt = (served: Served): DeskClient => new DeskClient(socketTransport(served.invite()));

interface Latencies {
  readonly durable: number[];
  readonly told: number[];
}

/** Presses all over a hall in play; when each was answered, and when a second screen showed it. */
async function pressesOverLoopback(folder: string): Promise<Latencies> {
  const served = await serve({ config: folder, folder });
  const [pressing, watching] = [screenAt(served), screenAt(served)];
  try {
    await pressing.shell.create({ path: null, act: act({ type: 'createTournament', form }) });
    await startHall(pressing.desk, boards);
    const shown = new Map<number, number>();
    let told = (): void => {};
    let wanted = { board: 0, moves: Infinity };
    for (let board = 1; board <= boards; board++) {
      watching.desk.watch({ kind: 'clock', round: 1, board }, ({ clock }) => {
        const moves = (clock?.white.moves ?? 0) + (clock?.black.moves ?? 0);
        shown.set(board, moves);
        if (wanted.board === board && moves >= wanted.moves) told();
      });
    }
    const hall = watching.desk.watch({ kind: 'round', round: 1 }, () => {});
    while (shown.size < boards) await pass(10);
    const latencies: Latencies = { durable: [], told: [] };
    for (let n = 0; n < presses; n++) {
      const board = 1 + ((n * 37) % boards);
      const moves = (shown.get(board) ?? 0) + 1;
      const seen = new Promise<void>((resolve) => (told = resolve));
      wanted = { board, moves };
      const begin = performance.now();
      await done(pressing.desk, clockDoes(board, { do: 'press', by: moves % 2 === 1 ? 'white' : 'black' }));
      latencies.durable.push(performance.now() - begin);
      await seen;
      latencies.told.push(performance.now() - begin);
      // a hall of 200 boards presses some ten times a second
      await pass(20);
    }
    hall();
    return latencies;
  } finally {
    for (const screen of [pressing, watching]) screen.close();
    await served.close();
  }
}

/** A long round pressed at odd instants; gives the milliseconds by which the clocks part from the monotonic time. */
async function drift(folder: string): Promise<number> {
  let mono = 0.123;
  const clocks = { now: () => 1_795_000_000_000 + mono, monotonic: () => mono, pollEveryMs: 3_600_000 };
  const desk = DeskService.create(join(folder, 'drift.escaque'), clocks);
  await done(desk, { type: 'createTournament', form });
  await startHall(desk, 1);
  const begun = await desk.time();
  for (let n = 0; n < 400; n++) {
    // the desk looks each second, or it would have slept
    for (let left = 15_000 + ((n * 7919.371) % 30_000); left > 0; left -= 1_000) {
      mono += Math.min(1_000, left);
      desk.look();
    }
    await done(desk, clockDoes(1, { do: 'press', by: n % 2 === 0 ? 'white' : 'black' }));
  }
  const elapsed = Math.floor(mono - 0.123);
  let left = 0;
  await new Promise<void>((resolve) => {
    desk.watch({ kind: 'clock', round: 1, board: 1 }, ({ clock }) => {
      left = (clock?.white.time ?? 0) + (clock?.black.time ?? 0);
      resolve();
    });
  });
  const given = 2 * (90 * 60_000 + 30_000) + 400 * 30_000;
  const told = (await desk.time()) - begun;
  desk.close();
  return Math.max(Math.abs(given - left - told), Math.abs(told - elapsed));
}

function signs(folder: string): number[] {
  const journal = createJournal(join(folder, 'signs.escaque'));
  const times: number[] = [];
  for (let n = 0; n < 300; n++) {
    const begin = performance.now();
    journal.beat({ owner: 'bench', pid: 1, seq: n, wall: n, desk: n });
    times.push(performance.now() - begin);
  }
  journal.close();
  return times;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export default async function bench(report: Report): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'escaque-bench-'));
  try {
    const { durable, told } = await pressesOverLoopback(folder);
    report({ name: `press to durable, ${boards} boards, p50`, value: percentile(durable, 0.5), unit: 'ms' });
    report({ name: '  p99', value: percentile(durable, 0.99), unit: 'ms' });
    report({ name: 'press to a second screen over loopback, p50', value: percentile(told, 0.5), unit: 'ms' });
    const p99 = percentile(told, 0.99);
    report({ name: '  p99', value: p99, unit: 'ms', goal: 'below 20', met: p99 < 20 });
    const beats = signs(folder);
    report({ name: 'a sign of life, durable, p50', value: percentile(beats, 0.5), unit: 'ms' });
    report({ name: '  p99', value: percentile(beats, 0.99), unit: 'ms' });
    const parted = await drift(folder);
    report({
      name: 'drift in a round of 3 h, 400 presses',
      value: parted,
      unit: 'ms',
      goal: '0',
      met: parted === 0,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
