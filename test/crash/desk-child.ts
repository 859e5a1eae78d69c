/**
 * Desks under load, to be killed all at once: `node desk-child.ts RUN BOARDS COPIES PATH...`. Each board acts again as soon as it
 * is answered, and every answer is printed before the next act: `DESK ACT FIRST LAST`, the desk by its place among the paths.
 * Meanwhile games come in; where a folder COPIES is said, all of them are written as PGN too, and each desk is copied there:
 * `DESK copied PATH` once that is done.
 */
import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import type { DeskCommand } from '../../src-core/contract/desk-api.ts';
import { DeskService } from '../../src-core/service/chess/desk-service.ts';
import { gamesOf, gamesText } from './games-of.ts';

const [run = '', boards = '0', copies = '', ...paths] = process.argv.slice(2);
const clocks = { now: () => Date.now(), monotonic: () => performance.now() };

/** A game that comes back to where it was, so that every board can go on for ever. */
const shuffle = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];

class Load {
  readonly #at: number;
  readonly #desk: DeskService;

  constructor(path: string, at: number) {
    this.#at = at;
    this.#desk = DeskService.open(path, clocks);
  }

  async under(): Promise<void> {
    const besides = copies === '' ? [] : [this.#print(), this.#copy()];
    const games = Array.from({ length: Number(boards) }, (_, n) => this.#play(n + 1));
    await Promise.all([this.#import(), ...besides, ...games]);
  }

  async #play(board: number): Promise<never> {
    const before = await this.#pliesOf(board);
    for (let n = 0; ; n++) {
      const text = shuffle[(before + n) % shuffle.length] ?? '';
      const command = { type: 'recordMove', round: 1, board, move: { text, lang: 'en' } } as const;
      await this.#act(`${run}.${board}.${n}`, command);
    }
  }

  /** Games as texts: acts of several lines, all of them or none. */
  async #import(): Promise<never> {
    for (let n = 0; ; n++) {
      const text = gamesText(`${run}x${n}`, gamesOf(n));
      const command = { type: 'importPgn', text, source: 'crash.pgn', round: 2, board: null } as const;
      await this.#act(`${run}.import.${n}`, command);
    }
  }

  async #print(): Promise<never> {
    for (;;) {
      await this.#desk.document({ kind: 'pgn', round: null, board: null });
      await later(50);
    }
  }

  async #copy(): Promise<never> {
    for (let n = 0; ; n++) {
      this.#say(`copied ${await this.#desk.copyTo(join(copies, `${this.#at}-${run}-${n}.escaque`))}`);
      await later(20);
    }
  }

  async #act(id: string, command: DeskCommand): Promise<void> {
    const reply = await this.#desk.act({ id, by: 'Vera', seen: null, command });
    if (!reply.ok) throw new Error(`${id}: ${JSON.stringify(reply.refusal)}`);
    this.#say(`${id} ${reply.first} ${reply.last}`);
  }

  /** Straight to the pipe: what a killed process had only meant to print was never told. */
  #say(text: string): void {
    writeSync(1, `${this.#at} ${text}\n`);
  }

  #pliesOf(board: number): Promise<number> {
    return new Promise((resolve) => {
      const stop = this.#desk.watch({ kind: 'board', round: 1, board }, (view) => {
        stop();
        resolve(view.plies.length);
      });
    });
  }
}

const desks = paths.map((path, at) => new Load(path, at));
// a process that is killed keeps nothing of what it compiled for the next, unless it says so
flushCompileCache();
await Promise.all(desks.map((desk) => desk.under()));
