/**
 * A desk with running clocks is stopped by the system (SIGSTOP) for longer than a busy program ever is, and goes on: for it, it has
 * slept. Nobody else gets its file meanwhile, and what it had told is there.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pass } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { DeskEvent } from '../../src-core/contract/desk-api.ts';
import { DeskFault } from '../../src-core/plain/desk-fault.ts';
import { openJournal, verifyFile } from '../../src-core/store/index.ts';
import { did, newDesk } from '../service/kit.ts';

const child = fileURLToPath(new URL('clock-child.ts', import.meta.url));
const stoppedMs = 17_000;

function faultAsDesk(path: string): string {
  try {
    openJournal(path, { mode: 'desk' }).close();
    return 'opened';
  } catch (error) {
    if (error instanceof DeskFault) return error.fault.code;
    throw error;
  }
}

test('a desk that was stopped writes the gap, has lost nothing, and nobody had its file', async () => {
  const made = await newDesk(2);
  await did(made, { type: 'setControl', round: 1, board: null, text: '90+30', change: 'moves' });
  await did(made, { type: 'placeClocks', round: 1, boards: null, mode: 'official' });
  made.close();
  const desk = spawn(process.execPath, [child, made.path]);
  onTestFinished(() => void desk.kill('SIGKILL'));
  let printed = '';
  desk.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  desk.stderr.resume();
  while (printed.split('\n').length <= 20) await pass(20);

  desk.kill('SIGSTOP');
  await pass(500);
  const told = printed.split('\n').length - 1;
  expect(faultAsDesk(made.path)).toBe('held');
  expect(verifyFile(made.path)).toMatchObject({ whole: true });
  await pass(stoppedMs);
  expect(printed.split('\n').length - 1).toBe(told);
  expect(faultAsDesk(made.path)).toBe('held');

  // its next press is refused, as its clocks stand, and it ends
  desk.kill('SIGCONT');
  await once(desk, 'close');
  expect(verifyFile(made.path)).toMatchObject({ whole: true });
  const journal = openJournal<DeskEvent>(made.path, { mode: 'read' });
  const events = journal.read(0, 1_000_000).map(({ event }) => event);
  journal.close();
  const gaps = events.flatMap((event) => (event.type === 'clockInterrupted' ? [event] : []));
  expect(gaps.map(({ board, cause }) => ({ board, cause }))).toEqual([
    { board: 1, cause: 'sleep' },
    { board: 2, cause: 'sleep' },
  ]);
  for (const { gap } of gaps) expect(gap).toBeGreaterThan(stoppedMs - 500);
  const presses = events.filter((event) => event.type === 'clockActed' && event.do === 'press');
  expect(presses.length).toBeGreaterThanOrEqual(told);
});
