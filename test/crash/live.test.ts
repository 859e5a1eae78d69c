import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { LiveNotice } from '../../src-core/contract/desk-api.ts';
import { openDesk, newDesk } from '../service/kit.ts';
import { Screen } from '../service/kit.ts';

const kills = Math.max(3, Math.floor(Number(process.env['CRASH_KILLS'] ?? 10) / 4));
const child = fileURLToPath(new URL('live-child.ts', import.meta.url));

/** Knights out and back, and again: the third time at ply 8, the fifth at ply 16. */
const SHUFFLE = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];
const gameOf = (plies: number): string =>
  `[Event "x"]\n[Round "1.1"]\n[White "Ada"]\n[Black "Bea"]\n[Result "*"]\n\n${Array.from(
    { length: plies },
    (_, at) => `${at % 2 === 0 ? `${at / 2 + 1}. ` : ''}${SHUFFLE[at % 4]}`,
  ).join(' ')} *\n`;

interface Told extends Pick<LiveNotice, 'id' | 'facts' | 'withdrawn'> {
  readonly plies?: number;
}

/** A desk in a process of its own; `heard` is given each line it prints. */
function begun(args: readonly string[], heard: (told: Told) => void): ChildProcess {
  const desk = spawn(process.execPath, [child, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void desk.kill('SIGKILL'));
  let rest = '';
  desk.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) heard(JSON.parse(line) as Told);
  });
  return desk;
}

test('a desk killed while it watches loses no notice and tells none twice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'escaque-live-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const made = await newDesk(1);
  await made.live({ do: 'named', round: 1, board: 1, names: { white: 'Ada', black: 'Bea' } });
  made.close();
  const told = new Map<number, Told>();
  const write = (plies: number): void => writeFileSync(join(folder, 'games.pgn'), gameOf(plies));
  // taken back and played again while nobody looks, to and fro
  const states = Array.from({ length: kills }, (_, n) => (n % 2 === 0 ? 8 + n : 6));
  for (const [n, plies] of states.entries()) {
    write(plies);
    const signal = await new Promise((ended) => {
      const desk = begun(n === 0 ? [made.path, folder] : [made.path], (line) => {
        if (line.plies === undefined) {
          const before = told.get(line.id);
          expect({ ...line.facts, until: 0 }).toEqual({ ...(before ?? line).facts, until: 0 });
          told.set(line.id, line);
        } else if (line.plies === plies) desk.kill('SIGKILL');
      });
      desk.on('close', (_, by) => ended(by));
    });
    expect(signal).toBe('SIGKILL');
  }
  const desk = openDesk(made.path);
  const screen = new Screen(desk, { kind: 'live', round: 1 });
  const { notices } = await screen.sees(() => true);
  screen.stop();
  // every notice told is there, by the same number, and none says what another says
  for (const [id, { facts }] of told)
    expect(notices.find((notice) => notice.id === id)?.facts).toMatchObject({ code: facts.code });
  const said = notices.map(({ facts }) => JSON.stringify({ ...facts, until: 0 }));
  expect(new Set(said).size).toBe(said.length);
  expect(notices.filter(({ facts }) => facts.code === 'repetition')).toHaveLength(1);
  expect(notices.some(({ facts }) => facts.code === 'correction')).toBe(true);
}, 120_000);
