/** The explorer of the 960 start positions: stepped through, a castling played, questions answered, by keys. */
import { begin, expect, test } from './served-desk.ts';
import { chess960 } from './written960.ts';

test('a position is found, its castling played and a question answered', async ({
  desk,
  quietPage: page,
}) => {
  await begin(page, await desk.start(await chess960(desk.folder)));
  await page.getByRole('button', { name: 'Explore 960' }).click();
  await expect(page.getByRole('heading', { name: '518 RNBQKBNR' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: '519' })).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Number, back rank or FEN' });
  await field.fill('TRADCACT');
  await expect(page.getByRole('heading', { name: '710 RKBQNBNR' })).toBeVisible();
  await expect(page.getByText('2 + 4 × (1 + 4 × (2 + 6 × 7)) = 710')).toBeVisible();
  await field.fill('KRNBQBNR');
  await expect(page.getByText('The king (a1) is not between the rooks (b1 h1).')).toBeVisible();
  await field.fill('710');

  const play = page.getByRole('region', { name: 'White 0-0' });
  await expect(play).toContainText('Say “I am about to castle”.');
  await play.getByRole('button', { name: 'Next step' }).click();
  await expect(play).toContainText('Put the king outside the board, beside g1.');
  await play.getByRole('button', { name: 'Next step' }).click();
  await play.getByRole('button', { name: 'Next step' }).click();
  await expect(play).toContainText('Step 4 of 4');
  await expect(page.getByRole('gridcell', { name: /g1.*king/i })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /f1.*rook/i })).toBeVisible();
  await page.getByRole('button', { name: 'Show Black 0-0-0' }).click();
  await expect(page.getByRole('region', { name: 'Black 0-0-0' })).toContainText('Step 1 of 4');

  await page.getByRole('button', { name: 'King on b1' }).click();
  await expect(page.getByText('and nothing else')).toBeVisible();
  await page.getByRole('button', { name: 'Quiz' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByRole('status').filter({ hasText: 'of 1' })).toContainText(/Right\.|No: it is/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'of 1' })).not.toContainText(/Right\.|No: it is/);
});
