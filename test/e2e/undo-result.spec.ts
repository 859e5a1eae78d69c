/** When the last result may be taken back is in test/desk/undo-result.test.ts; here, what its key does in the list. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { escaque, expect, test } from './at-a-board.ts';

test.use({ locale: 'es-ES' });

test('the last result of a round is taken back by its own key', async ({ round, quietPage: page }) => {
  const game = join(round.desk.folder, 'game.pgn');
  writeFileSync(game, '[Round "1"]\n[Board "2"]\n[Result "1-0"]\n\n1. e4 e5 1-0\n');
  await round.desk.stop('SIGTERM');
  await escaque('import', 'pgn', game, '--into', round.file, '--round', '1', '--board', '2');
  await page.goto(await round.desk.start(round.file));
  await page.keyboard.press('2');
  await expect(page.getByRole('row', { name: /Kasparov/ })).toContainText('1-0');
  await page.keyboard.press('Backspace');
  await expect(page.getByText('Mesa 2: 1-0 retirado')).toBeVisible();
  await expect(page.getByRole('row', { name: /Kasparov/ })).not.toContainText('1-0');
});
