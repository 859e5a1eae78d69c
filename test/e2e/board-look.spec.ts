import { AtBoard, expect, test } from './at-a-board.ts';
import { complaints } from './axe.ts';

for (const scheme of ['light', 'dark'] as const) {
  test(`nothing for axe to complain of, ${scheme}`, async ({ round, quietPage: page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(round.address);
    const board = new AtBoard(page);
    await board.go(1);
    await board.play('e4', 'e5', 'Nf3', 'Nf6', 'Nc3', 'Nd4');
    await expect(page.getByRole('alert').filter({ hasText: 'Nd4' })).toBeVisible();
    expect(await complaints(page, { part: 'main' })).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowLeft');
    expect(await complaints(page, { part: 'main' })).toEqual([]);
    await page.keyboard.press('Alt+r');
    await page.getByRole('radio', { name: '1-0' }).check();
    await page.getByRole('radio', { name: 'time' }).check();
    expect(await complaints(page, { part: 'dialog' })).toEqual([]);
  });
}

for (const [width, height] of [
  [1366, 768],
  [1920, 1080],
] as const) {
  test(`at ${width}x${height} everything stands on the screen`, async ({ round, quietPage: page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(round.address);
    const board = new AtBoard(page);
    await board.go(1);
    await board.play('e4', 'e5');
    await board.has('e5');
    const main = await page
      .locator('main')
      .evaluate((element) => element.scrollHeight - element.clientHeight);
    expect(main).toBeLessThanOrEqual(0);
    for (const part of [
      board.chessboard,
      board.line,
      board.sheet,
      page.getByRole('button', { name: 'Incident' }),
      page.getByText('More', { exact: true }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  });
}
