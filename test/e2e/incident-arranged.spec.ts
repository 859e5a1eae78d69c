/** The chessboard arranged as it stands: castled with the king only, and the clock pressed (4.7.2, 7.5.1). */
import type { Page } from '@playwright/test';
import { complaints } from './axe.ts';
import { AtBoard, escaque, expect, test } from './at-a-board.ts';

test.use({ locale: 'es-ES' });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function atBoard(page: Page, address: string): Promise<AtBoard> {
  await page.goto(address);
  return game(page, 1);
}

async function game(page: Page, number: number): Promise<AtBoard> {
  const board = new AtBoard(page);
  await board.goOn(number);
  await board.play('e4', 'e5', 'Cf3', 'Cc6', 'Ac4', 'Cf6');
  await board.has('Cf6');
  return board;
}

/** Before and after pressing is told: what it is, at once and in words; and what follows. */
async function half(page: Page): Promise<void> {
  await expect(
    page.getByText('El rey ha enrocado y falta la torre de h1: medio enroque.').first(),
  ).toBeVisible();
}

async function ruled(page: Page, file: string): Promise<void> {
  await expect(page.getByText(/Anotado en la línea/)).toBeVisible();
  const book = await escaque('incidents', file);
  expect(book).toContain('must play 0-0');
  expect(book).toContain('2 min more for Black');
}

test('castled with the king only, pressed: one drag and four clicks, to the ruling', async ({
  round,
  quietPage: page,
}) => {
  const board = await atBoard(page, round.address);
  await button(page, /^Incidente/).click();
  await button(page, /^Jugada ilegal/).click();
  await board.drag('e1', 'g1');
  await half(page);
  expect(await complaints(page)).toEqual([]);
  await button(page, /^Sí/).click();
  await button(page, /^Aplicar/).click();
  await ruled(page, round.file);
});

test('castled with the king only by keys, and men carried', async ({ round, quietPage: page }) => {
  await test.step('castled with the king only, pressed: seven keys, to the ruling', async () => {
    await atBoard(page, round.address);
    await page.keyboard.press('i');
    await page.keyboard.press('2');
    await page.keyboard.type('Rg1');
    await half(page);
    await page.keyboard.press('1');
    await page.keyboard.press('a');
    await ruled(page, round.file);
  });
  await page.keyboard.press('Enter');
  await test.step('a man carried from the tray, one carried off the board, and both taken back', async () => {
    const board = await game(page, 2);
    await button(page, /^Incidente/).click();
    await button(page, /^Jugada ilegal/).click();
    const line = page.getByRole('textbox', { name: /^Ponga el tablero/ });
    await carry(
      page,
      await middle(page.getByRole('button', { name: 'dama negra' })),
      await middle(board.square('d5')),
    );
    await expect(line).toHaveValue('+dd5');
    const edge = await board.chessboard.boundingBox();
    if (edge === null) throw new Error('no chessboard');
    await carry(page, await middle(board.square('h1')), {
      x: edge.x + edge.width + 40,
      y: edge.y + edge.height / 2,
    });
    await expect(line).toHaveValue('+dd5 -h1');
    await expect(page.getByRole('list', { name: 'Fuera del tablero' }).getByText('h1')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(line).toHaveValue('+dd5');
    await page.keyboard.press('Control+z');
    await expect(line).toHaveValue('');
  });
});

interface Point {
  readonly x: number;
  readonly y: number;
}

async function middle(of: ReturnType<Page['locator']>): Promise<Point> {
  const box = await of.boundingBox();
  if (box === null) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function carry(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}
