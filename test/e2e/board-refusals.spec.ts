/** What a refusal says and offers is in test/component/board-refusals.test.ts; here, what a keyboard does with it. */
import { AtBoard, expect, test } from './at-a-board.ts';

test.use({ locale: 'es-ES' });

test('of moves on their way, those behind a refused one stay in the line', async ({
  round,
  quietPage: page,
}) => {
  await page.goto(round.address);
  const board = new AtBoard(page);
  await board.go(1);
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
