import { spawn } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { DeskEvent } from '../../src-core/contract/desk-api.ts';
import { openJournal, verifyFile, type Journal } from '../../src-core/store/index.ts';
import { newFolder } from '../store/kit.ts';
import { builtChild } from './built-child.ts';
import { gamesOf } from './games-of.ts';
import { did, move, newDesk, openDesk, pairRound } from '../service/kit.ts';

const kills = Number(process.env['CRASH_KILLS'] ?? 10);
const seed = Number(process.env['SEED'] ?? 0);
const source = fileURLToPath(new URL('desk-child.ts', import.meta.url));
/** Beside what is built, or what it needs is not found. */
const built = fileURLToPath(new URL(`../../.cache/killed-${process.pid}`, import.meta.url));
let child = source;

beforeAll(async () => {
  // it takes as long as some ten starts
  if (kills > 50) child = await builtChild(source, built);
});
afterAll(() => rmSync(built, { recursive: true, force: true }));

/** So many desks are in the process that is killed, each with its file and its boards. */
const together = 4;
const boards = 10;
/** New files after so many kills: what is tested is the killing, not how long a journal may get. */
const killsOfFile = 5;

/** What a screen was told: the act is in the journal, as these lines. */
interface Told {
  readonly act: string;
  readonly first: number;
  readonly last: number;
}

/** Runs desks under load until they have answered so many acts and some more time passed; then kills them. Gives what each had told. */
function killed(paths: readonly string[], run: number, copies: string): Promise<readonly string[][]> {
  const { answers, ms } = instant(run);
  const desks = spawn(process.execPath, [child, String(run), String(boards), copies, ...paths]);
  onTestFinished(() => void desks.kill('SIGKILL'));
  let [printed, errors, count] = ['', '', 0];
  let aimed = false;
  desks.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    count += text.split('\n').length - 1;
    if (aimed || count < answers) return;
    aimed = true;
    setTimeout(() => desks.kill('SIGKILL'), ms);
  });
  desks.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  return new Promise((resolve, reject) => {
    desks.on('close', (_, signal) => {
      const lines = printed.split('\n').slice(0, -1);
      const of = (at: number) =>
        lines.filter((line) => line.startsWith(`${at} `)).map((line) => line.slice(2));
      if (signal === 'SIGKILL') resolve(paths.map((__, at) => of(at)));
      else reject(new Error(`the desks ended by themselves: ${errors}`));
    });
  });
}

function toldIn(line: string): Told {
  const [act = '', first, last] = line.split(' ');
  return { act, first: Number(first), last: Number(last) };
}

/** Every act told is there, as it was told; and of every act, told or not, there are all lines or none. */
function check(journal: Journal<DeskEvent>, told: readonly Told[], before: number): void {
  const lost = told.filter(({ act, first, last }) => {
    const found = journal.findAct(act);
    return found?.first !== first || found.last !== last;
  });
  expect(lost).toEqual([]);
  const acts = Map.groupBy(journal.read(before, 1_000_000), (entry) => entry.act);
  const half = [...acts].filter(([act, entries]) => {
    if (!act.includes('import')) return entries.length !== 1;
    const of = (type: DeskEvent['type']) => entries.filter(({ event }) => event.type === type).length;
    const games = gamesOf(Number(act.split('.').at(-1)));
    return of('moveRecorded') !== 7 * games || of('resultDeclared') !== games;
  });
  expect(half).toEqual([]);
}

interface Instant {
  readonly answers: number;
  readonly ms: number;
}

/** An even spread of instants that is the same in every run of a seed. */
function instant(run: number): Instant {
  const part = (run * 0.618034 + seed * 0.754878) % 1;
  return { answers: 1 + Math.floor(part * 240), ms: (run * 7.31 + seed * 0.569) % 45 };
}

/** What is left of a desk that was killed: whole, with what it had told and every copy told whole. Gives its last line. */
function left(path: string, lines: readonly string[], before: number): number {
  const copies = lines.flatMap((line) => /^copied (.*)$/.exec(line)?.[1] ?? []);
  expect(copies.filter((copy) => !verifyFile(copy).whole)).toEqual([]);
  expect(verifyFile(path)).toMatchObject({ whole: true });
  const journal = openJournal<DeskEvent>(path);
  check(journal, lines.filter((line) => !line.startsWith('copied ')).map(toldIn), before);
  const { lastSeq } = journal;
  journal.close();
  return lastSeq;
}

const processes = Math.ceil(kills / together);
const runs = Array.from({ length: Math.ceil(processes / killsOfFile) }, (_, n) => n * killsOfFile);

test.each(runs)(
  `${together} desks killed under load, after %i times: what they answered is there, whole, and they go on`,
  async (from) => {
    const paths: string[] = [];
    for (let n = 0; n < together; n++) {
      const made = await newDesk(boards);
      made.close();
      paths.push(made.path);
    }
    const last = paths.map(() => 2);
    let answered = 0;
    for (let run = from + 1; run <= Math.min(from + killsOfFile, processes); run++) {
      // every third time they are killed while they print and are copied, too
      const told = await killed(paths, run, run % 3 === 0 ? newFolder() : '');
      answered += told.flat().length;
      paths.forEach((path, at) => (last[at] = left(path, told[at] ?? [], last[at] ?? 2)));
    }
    expect(answered).toBeGreaterThan(0);
    for (const [at, path] of paths.entries()) {
      const desk = openDesk(path);
      await did(desk, pairRound(1, 3));
      await did(desk, move(1, 'e4', 3));
      desk.close();
      expect(readdirSync(dirname(path))).toHaveLength(1);
      expect(verifyFile(path)).toMatchObject({ whole: true, entries: (last[at] ?? 0) + 2 });
    }
  },
  600_000,
);
