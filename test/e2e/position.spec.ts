/** The Position tool: a position pasted or set up, who can still mate, the line and the proof on the chessboard. */
import type { Page } from '@playwright/test';
import { begin, expect, test } from './served-desk.ts';
import { written } from './written.ts';

const open = async (page: Page): Promise<void> => {
  await page.getByRole('navigation').getByRole('button', { name: 'Posición' }).click();
  await expect(page.getByRole('heading', { name: 'Posición' })).toBeVisible();
};

const paste = async (page: Page, fen: string): Promise<void> => {
  await page.getByLabel('Posición (FEN)').fill(fen);
  await page.getByLabel('Posición (FEN)').press('Enter');
};

test.use({ locale: 'es-ES' });

test('a pasted position is answered: a line to play through, a proof on the board, a fault in words', async ({
  desk,
  page,
}) => {
  await begin(page, await desk.start(await written(desk.folder, 2, 1)));
  await open(page);
  await paste(page, '7k/8/6K1/8/8/8/8/1Q6 b - - 0 54');
  await page.getByRole('button', { name: 'Bandera', exact: true }).click();
  await page
    .getByRole('group', { name: '¿De quién es la bandera?' })
    .getByRole('button', { name: 'Negras' })
    .click();
  await expect(page.getByRole('heading', { name: 'Resultado: 1-0' })).toBeVisible();
  await expect(page.getByText('6.9', { exact: true })).toBeVisible();
  const line = page.getByRole('region', { name: 'Serie que da mate' });
  // from wherever the focus is, but a field: it was on the choice of the side
  await page.keyboard.press('ArrowRight');
  await expect(line.getByRole('status')).toContainText('Movimiento 1 de');
  await page.keyboard.press('Home');
  await expect(line.getByRole('status')).toContainText('Movimiento 0 de');
  await line.getByRole('button', { name: 'Al último' }).click();
  await expect(line.getByRole('status')).toContainText(/^Movimiento (\d+) de \1/);
  await expect(line.getByRole('button', { name: /#$/ })).toHaveAttribute('aria-current', 'step');

  await page.getByRole('button', { name: 'Nada' }).click();
  await paste(page, '2k5/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/2K2B2 w - - 0 1');
  await expect(page.getByRole('heading', { name: 'Resultado: ½-½' })).toBeVisible();
  await expect(page.getByText(/Posición muerta: .*5\.2\.2/)).toBeVisible();
  await expect(page.getByText(/La posición está bloqueada/).first()).toBeVisible();

  await paste(page, '8/8/8/8/8/8/8/K7 w - - 0 1');
  await expect(page.getByText(/Negras no tienen rey/)).toBeVisible();
});

test('a position is set up by keys, and a longer search can be stopped', async ({ desk, page }) => {
  await begin(page, await desk.start(await written(desk.folder, 2, 1)));
  await open(page);
  const board = page.getByRole('grid', { name: 'Tablero para poner piezas' });
  await board.focus();
  for (const key of ['ArrowDown', 'R', 'ArrowRight', 'T', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'r'])
    await page.keyboard.press(key);
  await expect(page.getByLabel('Posición (FEN)')).toHaveValue('8/8/8/5k2/8/8/8/4KR2 w - - 0 1');
  await page.getByRole('group', { name: 'Juegan' }).getByRole('button', { name: 'Negras' }).click();
  await page.getByRole('button', { name: 'Preguntar' }).click();
  await expect(page.getByText('Blancas pueden dar mate.')).toBeVisible();
  await expect(page.getByText(/las negras solo tienen el rey/i)).toBeVisible();

  await paste(page, '8/b1k3b1/5b2/p1p1p1p1/P1P1P1P1/2K2B2/5bB1/8 w - - 0 1');
  await page.getByRole('button', { name: /^Buscar más/ }).click({ timeout: 30_000 });
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Parar' }).click();
  await expect(page.getByText(/Búsqueda parada/)).toBeVisible();

  await page.getByRole('navigation').getByRole('button', { name: 'Ronda' }).click();
  await page.getByRole('row').nth(1).dblclick();
  await page.getByText('Más', { exact: true }).click();
  await page.getByRole('button', { name: '¿Puede dar mate?' }).click();
  await expect(page.getByText('Negras pueden dar mate.')).toBeVisible();
});
