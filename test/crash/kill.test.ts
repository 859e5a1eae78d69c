import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { DeskEvent } from '../../src-core/contract/desk-api.ts';
import { openJournal, verifyFile, type Journal } from '../../src-core/store/index.ts';
import { newFolder } from '../store/kit.ts';
import { gamesOf } from './games-of.ts';
import { did, move, newDesk, openDesk, pairRound } from '../service/kit.ts';

const kills = Number(process.env['CRASH_KILLS'] ?? 10);
const boards = 40;
const child = fileURLToPath(new URL('desk-child.ts', import.meta.url));

/** What a screen was told: the act is in the journal, as these lines. */
interface Told {
  readonly act: string;
  readonly first: number;
  readonly last: number;
}

/** Runs a desk under load until it has answered so many acts and some more time passed; then kills it. */
function killedDesk(path: string, run: number, copies: string, { answers, ms }: Instant): Promise<Told[]> {
  const desk = spawn(process.execPath, [child, path, String(run), String(boards), copies]);
  onTestFinished(() => void desk.kill('SIGKILL'));
  let printed = '';
  let errors = '';
  let aimed = false;
  desk.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    if (aimed || printed.split('\n').length <= answers) return;
    aimed = true;
    setTimeout(() => desk.kill('SIGKILL'), ms);
  });
  desk.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  return new Promise((resolve, reject) => {
    desk.on('close', (_, signal) => {
      const lines = printed.split('\n').slice(0, -1);
      const copied = lines.flatMap((line) => /^copied (.*)$/.exec(line)?.[1] ?? []);
      const half = copied.filter((copy) => !verifyFile(copy).whole);
      if (half.length > 0) reject(new Error(`told to be copied, and not whole: ${half.join()}`));
      else if (signal === 'SIGKILL') resolve(lines.filter((line) => !line.startsWith('copied ')).map(toldIn));
      else reject(new Error(`the desk ended by itself: ${errors}`));
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

/** An even spread of instants that is the same in every run. */
function instant(kill: number): Instant {
  const part = (kill * 0.618034) % 1;
  return { answers: Math.floor(part * 400), ms: (kill * 7.31) % 45 };
}

/** A new file after so many kills: what is tested is the killing, not how long a journal may get. */
const killsPerFile = 10;
const files = Array.from({ length: Math.ceil(kills / killsPerFile) }, (_, n) => n * killsPerFile);

test.each(files)(
  'a desk killed under load, after %i kills: what it answered is there, whole, and it goes on',
  async (from) => {
    const made = await newDesk(boards);
    made.close();
    const { path } = made;
    let before = 2;
    let answered = 0;
    const to = Math.min(from + killsPerFile, kills);
    for (let kill = from + 1; kill <= to; kill++) {
      // every third is killed while it prints and is copied, too
      const told = await killedDesk(path, kill, kill % 3 === 0 ? newFolder() : '', instant(kill));
      answered += told.length;
      expect(verifyFile(path)).toMatchObject({ whole: true });
      const journal = openJournal<DeskEvent>(path);
      check(journal, told, before);
      before = journal.lastSeq;
      journal.close();
    }
    expect(answered).toBeGreaterThan((to - from) * 50);
    expect(before).toBeGreaterThanOrEqual(answered);
    const desk = openDesk(path);
    await did(desk, pairRound(1, 3));
    await did(desk, move(1, 'e4', 3));
    desk.close();
    expect(readdirSync(dirname(path))).toHaveLength(1);
    expect(verifyFile(path)).toMatchObject({ whole: true, entries: before + 2 });
  },
  600_000,
);
