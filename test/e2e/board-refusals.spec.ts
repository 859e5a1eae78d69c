import { AtBoard, expect, test } from './at-a-board.ts';

test.use({ locale: 'es-ES' });

test('a pinned piece: why in words, in both languages; the text stays, nothing is written', async ({
  round,
  quietPage: page,
}) => {
  await page.goto(round.address);
  const board = new AtBoard(page);
  await board.go(1);
  await board.play('e4', 'e5', 'd4', 'Ab4', 'Cc3', 'd6', 'Cd5');
  await expect(page.getByRole('alert').filter({ hasText: 'clavado' })).toContainText(
    'El caballo de c3 está clavado por el alfil de b4: el rey quedaría atacado.',
  );
  await expect(board.line).toHaveValue('Cd5 ');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'pinned' })).toContainText(
    'The knight on c3 is pinned by the bishop on b4: the king would be left attacked.',
  );
});

test('an ambiguous move: the moves meant can be pressed', async ({ round, quietPage: page }) => {
  await page.goto(round.address);
  const board = new AtBoard(page);
  await board.go(1);
  await board.play('Cf3', 'Cf6', 'd4', 'd5', 'Cd2');
  await expect(page.getByRole('alert').filter({ hasText: 'más de una' })).toBeVisible();
  await page.getByRole('button', { name: 'Cbd2' }).click();
  await board.has('Cbd2');
  await expect(board.line).toBeFocused();
});

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

test('put where it may not go by hand: why', async ({ round, quietPage: page }) => {
  await page.goto(round.address);
  const board = new AtBoard(page);
  await board.go(1);
  await board.drag('f1', 'c4');
  await expect(page.getByRole('alert').filter({ hasText: 'alfil de f1' })).toContainText('e2');
  await expect(board.line).toHaveValue('');
});
