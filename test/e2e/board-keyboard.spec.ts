import { formatSan, legalMoves, play, startPosition, type Position } from '../../src-core/chess/index.ts';
import { AtBoard, expect, test } from './at-a-board.ts';

/** A game of so many plies, always the same, in the letters of both languages. */
function longGame(plies: number): { readonly es: readonly string[]; readonly en: readonly string[] } {
  let position: Position = startPosition();
  let seed = 20261129;
  const es: string[] = [];
  const en: string[] = [];
  while (es.length < plies) {
    const moves = legalMoves(position).filter((move) => legalMoves(play(position, move)).length > 0);
    seed = (seed * 1103515245 + 12345) % 2147483648;
    const move = moves[seed % moves.length];
    if (move === undefined) throw new Error('the game ended early');
    es.push(formatSan(position, move, { lang: 'es' }));
    en.push(formatSan(position, move));
    position = play(position, move);
  }
  return { es, en };
}

test.use({ locale: 'es-ES' });

test('a game of 60 moves is recorded by keyboard alone', async ({ round, quietPage: page }) => {
  test.slow();
  const game = longGame(120);
  await page.goto(round.address);
  const board = new AtBoard(page);
  await board.go(1);
  const began = Date.now();
  await board.play(...game.es);
  await board.has(game.es.at(-1) ?? '');
  const seconds = (Date.now() - began) / 1000;
  test.info().annotations.push({ type: 'measured', description: `60 moves in ${seconds.toFixed(1)} s` });
  await expect(board.line).toHaveValue('');
  await expect(board.line).toBeFocused();
  const written = (await round.movesOf(1)).replace(/\d+\.+ ?/g, '').split(' ');
  expect(written.slice(0, 120)).toEqual(game.en);
  expect(seconds).toBeLessThan(240);
});

test('a board by keyboard: every way to write a move, the line, the chessboard, the keys', async ({
  round,
  quietPage: page,
}) => {
  await page.goto(round.address);
  const board = new AtBoard(page);
  await test.step('every way to write a move that an arbiter has', async () => {
    await board.goOn(1);
    await board.play('e2e4', 'd5', 'ed5', 'Nf6', '2.Cc3', 'Cxd5', 'Af1-c4 e6', 'Cf3', 'Ae7', 'O-O', '0-0');
    await board.has('0-0');
    await expect.poll(() => round.movesOf(1)).toContain('6. O-O O-O');
  });
  await test.step('typing anywhere goes to the line, arrows look at earlier moments', async () => {
    await board.goOn(2);
    await board.play('e4', 'e5', 'Cf3');
    await board.has('Cf3');
    await page.getByRole('heading', { name: 'Mesa 2' }).click();
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.keyboard.type('Cc6');
    await expect(board.line).toHaveValue('Cc6');
    await page.keyboard.press('Enter');
    await board.has('Cc6');

    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('Está viendo la posición tras la jugada 1 de las negras')).toBeVisible();
    await expect(board.square('f3')).toHaveAccessibleName('f3');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Está viendo')).toBeHidden();
    await expect(board.square('f3')).toHaveAccessibleName('f3, caballo blanco');

    await page.keyboard.press('Home');
    await expect(page.getByText('Está viendo la posición inicial')).toBeVisible();
    await page.keyboard.type('A');
    await expect(page.getByText('Está viendo')).toBeHidden();
  });
  await test.step('the chessboard is played by keyboard', async () => {
    await board.goOn(4);
    await board.chessboard.focus();
    await page.keyboard.press('Enter');
    await expect(board.square('e4')).toHaveAccessibleName('e4, destino');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await board.has('e4');
  });
  await test.step('letters with Alt in the line, the keys of the screen under ?', async () => {
    await board.goOn(5);
    await page.keyboard.press('Alt+f');
    await expect(board.chessboard.getByRole('gridcell').first()).toHaveAccessibleName('h1, torre blanca');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toContainText('Alt+R Resultado');
    await expect(page.getByRole('dialog')).toContainText('Alt+1 Ir a Sala');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Poner reloj Alt+K', exact: true })).toBeVisible();
    const incident = page.getByRole('button', { name: 'Incidente I', exact: true });
    await expect(incident).toBeVisible();
    await page.keyboard.type('e');
    await expect(incident).toBeHidden();
    await expect(page.getByRole('button', { name: 'Incidente Alt+I', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Alt+k');
    await expect(page.getByRole('dialog', { name: /reloj/i })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Alt+1');
    await expect(page.getByRole('heading', { level: 1, name: 'Sala' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(board.line).toBeFocused();
    await page.keyboard.press('Alt+n');
    await page.keyboard.type('Blancas pidieron agua a las 17:40');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Blancas pidieron agua')).toBeVisible();
    await expect(board.line).toBeFocused();
  });
});
