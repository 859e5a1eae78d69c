/** `npm run test:soak -- --seconds=3600`: 200 boards in real time over loopback, looked at by ten screens; 600 s where nothing is said. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, statSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pass } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { DeskClient } from '../../src-core/client/desk-client.ts';
import { measureDeskTime } from '../../src-core/client/measure-desk-time.ts';
import type { DeskCommand } from '../../src-core/contract/desk-api.ts';
import { verifyFile } from '../../src-core/store/index.ts';
import { act, done, form, temporaryFolder } from '../contract/kit.ts';
import { socketTransport } from '../contract/socket-transport.ts';
import { clockDoes } from './simulated.ts';

const seconds = Number(process.env['SOAK_SECONDS'] ?? 600);
const boards = 200;
const pressEveryMs = 100;
const child = fileURLToPath(new URL('hall-child.ts', import.meta.url));

const part = (all: readonly number[], of: number): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length * of)] ?? 0;

/** The desk's process, and a question that it answers with a line of JSON. */
async function desk(folder: string) {
  const process_ = spawn(process.execPath, [child, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void process_.kill('SIGKILL'));
  const lines = createInterface({ input: process_.stdout });
  const told = once(lines, 'line');
  const asked = async (what: string): Promise<Record<string, unknown>> => {
    const answer = once(lines, 'line');
    process_.stdin.write(`${what}\n`);
    return JSON.parse(String((await answer)[0])) as Record<string, unknown>;
  };
  await told;
  return { asked, ended: () => (process_.stdin.end(), once(process_, 'exit')) };
}

test(`${boards} boards for ${seconds} seconds of real time`, async () => {
  const folder = temporaryFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const hall = await desk(folder);
  const screens: DeskClient[] = [];
  for (let n = 0; n < 11; n++) {
    screens.push(new DeskClient(socketTransport(String((await hall.asked('invite'))['url']))));
  }
  const [first, ...others] = screens;
  if (first === undefined) throw new Error('no screen');
  const does = async (command: DeskCommand) => done(await first.desk.act(act(command)));
  const made = await first.shell.create({
    path: null,
    act: act({ type: 'createTournament', form: form('Soak', { boards }) }),
  });
  const pairings = Array.from({ length: boards }, (_, at) => ({ board: at + 1, white: '', black: '' }));
  await does({ type: 'pairRound', round: 1, pairings });
  await does({ type: 'setControl', round: 1, board: null, text: '90+30', change: 'moves' });
  await does({ type: 'placeClocks', round: 1, boards: null, mode: 'official' });
  await does({ type: 'startRound', round: 1, boards: null });
  // each press is looked for on a screen that shows its board
  const moves = new Map<number, number>();
  let told = (): void => {};
  others.forEach(({ desk: of }, at) => {
    if (at % 2 === 0) of.watch({ kind: 'round', round: 1 }, () => {});
    for (let board = at + 1; board <= boards; board += others.length) {
      of.watch({ kind: 'clock', round: 1, board }, ({ clock }) => {
        moves.set(board, (clock?.white.moves ?? 0) + (clock?.black.moves ?? 0));
        told();
      });
    }
  });
  while (moves.size < boards) await pass(20);
  const clocks = [await measureDeskTime(first.desk, () => performance.now(), 20)];
  const memory = [await hall.asked('memory')];
  const size = [statSync(made.path).size];
  const latencies: number[][] = [[], []];
  const begin = performance.now();
  let presses = 0;
  for (; performance.now() - begin < seconds * 1000; presses++) {
    const board = 1 + (presses % boards);
    const by = Math.floor(presses / boards) % 2 === 0 ? 'white' : 'black';
    const wanted = (moves.get(board) ?? 0) + 1;
    const pressed = performance.now();
    await does(clockDoes(board, by));
    while ((moves.get(board) ?? 0) < wanted) await new Promise<void>((resolve) => (told = resolve));
    latencies[pressed - begin < (seconds * 1000) / 2 ? 0 : 1]?.push(performance.now() - pressed);
    await pass(Math.max(0, begin + (presses + 1) * pressEveryMs - performance.now()));
  }
  clocks.push(await measureDeskTime(first.desk, () => performance.now(), 20));
  memory.push(await hall.asked('memory'));
  for (const screen of screens) screen.close();
  await hall.ended();
  size.push(statSync(made.path).size);
  const within = clocks.reduce((sum, clock) => sum + clock.within, 1);
  const drift = (clocks[1]?.offset ?? 0) - (clocks[0]?.offset ?? 0);
  const halves = latencies.map((all) => ({ middle: part(all, 0.5), most: part(all, 0.99) }));
  console.log(JSON.stringify({ seconds, presses, halves, memory, drift, within, size }));
  expect(Math.abs(drift)).toBeLessThan(within + 2);
  expect(verifyFile(made.path)).toMatchObject({ whole: true });
  const grown = Number(memory[1]?.['heap']) - Number(memory[0]?.['heap']);
  expect(grown).toBeLessThan(8 + (600 * presses) / 2 ** 20);
  expect(halves[1]?.middle).toBeLessThan((halves[0]?.middle ?? 0) * 2 + 5);
});
