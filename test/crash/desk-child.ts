/**
 * A desk under load, to be killed: `node desk-child.ts PATH RUN BOARDS COPIES`. Each board acts again as soon as it is
 * answered, and every answer is printed before the next act: `ACT FIRST LAST`. Meanwhile games come in; where a folder
 * COPIES is said, all of them are written as PGN too, and the desk is copied there: `copied PATH` once that is done.
 */
import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import type { DeskCommand } from '../../src-core/contract/desk-api.ts';
import { DeskService } from '../../src-core/service/chess/desk-service.ts';
import { gamesOf, gamesText } from './games-of.ts';

const [path = '', run = '', boards = '0', copies = ''] = process.argv.slice(2);
const desk = DeskService.open(path, { now: () => Date.now(), monotonic: () => performance.now() });
// a process that is killed keeps nothing of what it compiled for the next, unless it says so
flushCompileCache();

async function act(id: string, command: DeskCommand): Promise<void> {
  const reply = await desk.act({ id, by: 'Vera', seen: null, command });
  if (!reply.ok) throw new Error(`${id}: ${JSON.stringify(reply.refusal)}`);
  // straight to the pipe: what a killed process had only meant to print was never told
  writeSync(1, `${id} ${reply.first} ${reply.last}\n`);
}

/** A game that comes back to where it was, so that every board can go on for ever. */
const shuffle = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];

async function play(board: number): Promise<never> {
  const before = await pliesOf(board);
  for (let n = 0; ; n++) {
    const text = shuffle[(before + n) % shuffle.length] ?? '';
    await act(`${run}.${board}.${n}`, { type: 'recordMove', round: 1, board, move: { text, lang: 'en' } });
  }
}

/** Games as texts: acts of several lines, all of them or none. */
async function importGames(): Promise<never> {
  for (let n = 0; ; n++) {
    const text = gamesText(`${run}x${n}`, gamesOf(n));
    await act(`${run}.import.${n}`, { type: 'importPgn', text, source: 'crash.pgn', round: 2, board: null });
  }
}

async function print(): Promise<never> {
  for (;;) {
    await desk.document({ kind: 'pgn', round: null, board: null });
    await later(50);
  }
}

async function copy(): Promise<never> {
  for (let n = 0; ; n++) {
    const copied = await desk.copyTo(join(copies, `${run}-${n}.escaque`));
    writeSync(1, `copied ${copied}\n`);
    await later(20);
  }
}

function pliesOf(board: number): Promise<number> {
  return new Promise((resolve) => {
    const stop = desk.watch({ kind: 'board', round: 1, board }, (view) => {
      stop();
      resolve(view.plies.length);
    });
  });
}

const besides = copies === '' ? [] : [print(), copy()];
await Promise.all([
  importGames(),
  ...besides,
  ...Array.from({ length: Number(boards) }, (_, n) => play(n + 1)),
]);
