/** What is asked and when is in test/laws/result.test.ts; here, the question is answered at a real board by keyboard. */
import { AtBoard, escaque, expect, test } from './at-a-board.ts';

test.use({ locale: 'es-ES' });

test('a result against the Laws: asked, and taken as they say', async ({ round, quietPage: page }) => {
  await page.goto(round.address);
  const board = new AtBoard(page);
  await test.step('a draw agreed after one move is asked, and stands with the arbiter’s reason', async () => {
    await board.goOn(1);
    await board.play('e4');
    await board.has('e4');
    await board.play('1/2');
    await page.getByRole('radio', { name: 'acuerdo' }).check();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: '5.2.3' })).toContainText('al menos una jugada');
    await page.keyboard.press('d');
    await page.keyboard.type('Las negras ya habían movido');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('strong', { hasText: '½-½' })).toBeVisible();
    const journal = await escaque('journal', round.file);
    expect(journal).toContain('Las negras ya habían movido');
    expect(journal).toContain('5.2.3');
  });
  await test.step('what the Laws say is taken with one key', async () => {
    await board.goOn(2);
    await board.play('f3', 'e5', 'g4', 'Dh4#');
    await board.has('Dh4#');
    await board.play('1-0');
    await page.getByRole('radio', { name: 'abandono' }).check();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('button', { name: /Anotar 0-1 \(jaque mate\), como dicen las Leyes/ }),
    ).toBeVisible();
    await page.keyboard.press('l');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('strong', { hasText: '0-1' })).toBeVisible();
  });
});
