/** A round with a few boards, and a hand and a keyboard at one of them. */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import type { ServedDesk } from './served-desk.ts';
import { expect, test as served } from './served-desk.ts';

const run = promisify(execFile);
const built = process.env['ESCAQUE_DIST'] ?? fileURLToPath(new URL('../../dist', import.meta.url));

const players = [
  'Numero;Nombre;Titulo;Elo;Fed',
  '1;Ibáñez Muñoz, María;WGM;2345;ESP',
  '2;Gómez Álvarez, Óscar;FM;2301;ESP',
  '3;Garry Kasparov;GM;2795;RUS',
  '4;Deep Blue (Computer);;;USA',
  '5;Ávila, Inés;;1720;ESP',
  '6;Soto, Eva;;1700;ESP',
  '7;Lara, Juan;;1690;ESP',
  '8;Mora, Pilar;;1680;ESP',
  '9;Vidal, Luis;;1670;ESP',
];
const pairings = ['mesa;blancas;negras', '1;1;2', '2;3;4', '3;5;', '4;6;7', '5;8;9'];

/** What the terminal says: the same desk, asked from outside. */
export async function escaque(...args: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [join(built, 'escaque.mjs'), ...args, '--lang', 'en']);
  return stdout;
}

/** A tournament of five boards, made at the terminal: the path of its file in a folder. */
async function makeTournament(folder: string): Promise<string> {
  const file = join(folder, 'toledo.escaque');
  const lists = { players: players.join('\n'), pairings: pairings.join('\n') };
  await escaque('new', file, '--name', 'Abierto de Toledo', '--chief', 'Ana');
  for (const [what, text] of Object.entries(lists)) {
    const list = join(folder, `${what}.csv`);
    writeFileSync(list, text);
    const round = what === 'pairings' ? ['--round', '1'] : [];
    await escaque('import', what, list, '--into', file, ...round);
  }
  return file;
}

export class Round {
  readonly file: string;
  readonly desk: ServedDesk;
  address = '';

  constructor(desk: ServedDesk) {
    this.desk = desk;
    this.file = join(desk.folder, 'toledo.escaque');
  }

  /** A desk that serves a copy of this tournament. */
  async begin(made: string): Promise<void> {
    copyFileSync(made, this.file);
    this.address = await this.desk.start(this.file);
  }

  /** The moves of a board as the file has them, in English letters. */
  async movesOf(board: number): Promise<string> {
    const pgn = await escaque('export', 'pgn', this.file, '--round', '1', '--board', `${board}`);
    return pgn
      .split(/\r?\n\r?\n/)
      .slice(1)
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim();
  }
}

/** One window at one board. */
export class AtBoard {
  readonly page: Page;
  readonly line: Locator;
  readonly sheet: Locator;
  readonly chessboard: Locator;

  constructor(page: Page) {
    this.page = page;
    this.line = page.getByRole('textbox', { name: /^(Move|Movimiento)$/ });
    this.sheet = page.getByRole('region', { name: /^(Moves|Jugadas)$/ });
    this.chessboard = page.getByRole('grid', { name: /^(Chessboard|Tablero)$/ });
  }

  /** Goes to a board from anywhere, by its number. */
  async go(board: number): Promise<void> {
    await this.page.getByRole('combobox', { name: /Mesa|board|mesa/ }).waitFor();
    await this.page.keyboard.press('/');
    await this.page.keyboard.type(`${board}`);
    await this.page.getByRole('listbox').getByRole('option').first().waitFor();
    await this.page.keyboard.press('Enter');
    await expect(this.line).toBeFocused();
  }

  /** The same by way of the round, as from another board, whose line takes what is typed. */
  async goOn(board: number): Promise<void> {
    await this.page.bringToFront();
    await this.page.keyboard.press('Alt+2');
    await expect(this.page.getByRole('heading', { level: 1, name: /^(Ronda|Round)/ })).toBeVisible();
    await this.go(board);
  }

  async play(...moves: readonly string[]): Promise<void> {
    for (const move of moves) {
      await this.page.keyboard.type(move);
      await this.page.keyboard.press('Enter');
    }
  }

  /** Opens what is done at a board now and then. */
  async more(): Promise<void> {
    await this.page.getByText(/^(More|Más)$/).click();
  }

  square(name: string): Locator {
    return this.chessboard.locator(`[role=gridcell][id$="-${name}"]`);
  }

  async drag(from: string, to: string): Promise<void> {
    const start = await middleOf(this.square(from));
    const end = await middleOf(this.square(to));
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
    await this.page.mouse.move(end.x, end.y, { steps: 3 });
    await this.page.mouse.up();
  }

  async click(square: string): Promise<void> {
    const { x, y } = await middleOf(this.square(square));
    await this.page.mouse.click(x, y);
  }

  /** Waits until the last move of the scoresheet is this one. */
  async has(move: string): Promise<void> {
    await expect(this.sheet.locator('[aria-current=step] .san')).toHaveText(move);
  }
}

async function middleOf(square: Locator): Promise<{ x: number; y: number }> {
  const box = await square.boundingBox();
  if (box === null) throw new Error('the square is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Tests at a served round with five boards: four games and a bye. Each has its own copy of the tournament. */
export const test = served.extend<{ round: Round }, { made: string }>({
  made: [
    async ({ browserName: _browser }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'escaque-e2e-'));
      await use(await makeTournament(folder));
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  round: async ({ desk, made }, use) => {
    const round = new Round(desk);
    await round.begin(made);
    await use(round);
  },
});

export { expect };
