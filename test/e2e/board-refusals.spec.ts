/** What a refusal says and offers is in test/component/board-refusals.test.ts; here, what a keyboard does with it. */
import { AtBoard, expect, test } from './at-a-board.ts';

test.use({ locale: 'es-ES' });

test('what a keyboard and a hand do with a refusal', async ({ round, quietPage: page }) => {
  await page.goto(round.address);
  const board = new AtBoard(page);
  await test.step('of moves on their way, those behind a refused one stay in the line', async () => {
    await board.goOn(1);
    await page.keyboard.type('e4 e5 Cf6 Cc6 Ab5');
    await page.keyboard.press('Enter');
    await expect(board.line).toHaveValue('Cf6 Cc6 Ab5 ');
    await board.has('e5');
    await page.keyboard.press('Home');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Delete');
    await page.keyboard.type('Cf3');
    await page.keyboard.press('Enter');
    await board.has('Ab5');
  });
  await test.step('an illegal move that happened is recorded with its mark, by keys, and the game goes on', async () => {
    await board.goOn(2);
    await board.play('e4', 'd5', 'Ab5+', 'a6');
    await expect(page.getByText(/^El rey de e8 está en jaque/)).toBeVisible();
    await page.keyboard.press('Alt+o');
    await expect(page.getByRole('group', { name: 'Ocurrió en el tablero' })).toContainText('a6');
    await page.keyboard.press('Alt+o');
    await board.has('a6✗');
    await expect(board.sheet.locator('[aria-current=step]')).toHaveAttribute(
      'title',
      'Jugada ilegal que se mantiene',
    );
    await board.play('Aa4', 'b5');
    await board.has('b5');
    expect(await round.movesOf(2)).toContain('[%played a7a6 ');
  });
  await test.step('an illegal move of the hand may be said to have happened, or not', async () => {
    await board.goOn(4);
    await board.drag('f1', 'c4');
    await page.getByRole('button', { name: /^Ocurrió en el tablero/ }).click();
    await page.getByRole('button', { name: 'Dejarlo' }).click();
    await page.getByRole('button', { name: /^Ocurrió en el tablero/ }).click();
    await page.getByRole('button', { name: /^Anotarla: se mantiene/ }).click();
    await board.has('Ac4✗');
    await board.play('e5');
    await board.has('e5');
  });
});
