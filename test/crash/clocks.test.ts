import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { openJournal, verifyFile } from '../../src-core/store/index.ts';
import { did, newDesk, openDesk, Screen } from '../service/kit.ts';

const kills = Math.max(2, Math.floor(Number(process.env['CRASH_KILLS'] ?? 10) / 5));
const child = fileURLToPath(new URL('clock-child.ts', import.meta.url));

interface Told {
  readonly presses: number;
  readonly at: number;
}

/** Runs a desk with two running clocks until it has answered so many presses, then kills it. */
function killedDesk(path: string, presses: number): Promise<Told> {
  const desk = spawn(process.execPath, [child, path]);
  onTestFinished(() => void desk.kill('SIGKILL'));
  let printed = '';
  let errors = '';
  desk.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    if (printed.split('\n').length > presses) desk.kill('SIGKILL');
  });
  desk.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  return new Promise((resolve, reject) => {
    desk.on('close', (_, signal) => {
      const [count, at] = printed.split('\n').at(-2)?.split(' ') ?? [];
      if (signal === 'SIGKILL') resolve({ presses: Number(count), at: Number(at) });
      else reject(new Error(`the desk ended by itself: ${errors}`));
    });
  });
}

test.each(Array.from({ length: kills }, (_, n) => 5 + n * 17))(
  'a desk killed after %i presses: its clocks stand at the last sure instant, and the gap is written',
  async (presses) => {
    const made = await newDesk(2);
    await did(made, { type: 'setControl', round: 1, board: null, text: '90+30', change: 'moves' });
    await did(made, { type: 'placeClocks', round: 1, boards: null, mode: 'official' });
    made.close();
    const told = await killedDesk(made.path, presses);
    const journal = openJournal(made.path, { mode: 'read' });
    const sign = journal.heartbeat();
    journal.close();
    expect(sign?.pid).not.toBe(0);

    const desk = openDesk(made.path);
    const shown = async (board: number) => {
      const screen = new Screen(desk, { kind: 'clock', round: 1, board });
      const { clock } = await screen.sees((view) => view.clock?.interrupted !== null);
      screen.stop();
      if (clock === null) throw new Error('no clock');
      return clock;
    };
    const [pressed, waiting] = [await shown(1), await shown(2)];
    for (const clock of [pressed, waiting]) {
      expect(clock).toMatchObject({ phase: 'paused', running: null, interrupted: { cause: 'crash' } });
      // nothing that was told is lost, and no more is counted than was sure
      expect(clock.at).toBeGreaterThanOrEqual(told.at);
      expect(clock.at).toBeLessThanOrEqual(await desk.time());
    }
    const { white, black } = pressed;
    expect(white.moves + black.moves).toBeGreaterThanOrEqual(told.presses);
    // given less used is shown, on both boards, up to the one sure instant
    const given = 2 * (90 * 60_000 + 30_000);
    const increments = 30_000 * (white.moves + black.moves);
    const used = given + increments - white.time - black.time;
    expect(given - waiting.white.time - waiting.black.time).toBe(used);

    const { lines } = await desk.history({ from: 0, limit: 2, newestFirst: true, place: null });
    for (const { event } of lines) {
      expect(event).toMatchObject({ type: 'clockInterrupted', cause: 'crash', at: pressed.at });
    }
    await did(desk, { type: 'recoverClocks', round: 1, boards: null, how: { kind: 'leave' }, resume: true });
    desk.close();
    expect(verifyFile(made.path)).toMatchObject({ whole: true });
  },
  60_000,
);
