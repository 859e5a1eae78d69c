import { AtBoard, expect, test } from './at-a-board.ts';
import { complaints } from './axe.ts';

test('nothing for axe to complain of, by day and by night', async ({ round, quietPage: page }) => {
  test.slow();
  const read = async (part: string): Promise<void> => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await complaints(page, { part }), colorScheme).toEqual([]);
    }
  };
  await page.goto(round.address);
  const board = new AtBoard(page);
  await board.go(1);
  await board.play('e4', 'e5', 'Nf3', 'Nf6', 'Nc3', 'Nd4');
  await expect(page.getByRole('alert').filter({ hasText: 'Nd4' })).toBeVisible();
  await read('main');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowLeft');
  await read('main');
  await page.keyboard.press('Alt+r');
  await page.getByRole('radio', { name: '1-0' }).check();
  await page.getByRole('radio', { name: 'time' }).check();
  await read('dialog');
});

test('everything stands on the screen, at 1366x768 and at 1920x1080', async ({ round, quietPage: page }) => {
  await page.goto(round.address);
  const board = new AtBoard(page);
  await board.go(1);
  await board.play('e4', 'e5');
  await board.has('e5');
  for (const [width, height] of [
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [
      board.chessboard,
      board.line,
      board.sheet,
      page.getByRole('button', { name: 'Incident' }),
      page.getByText('More', { exact: true }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    const over = page
      .locator('main')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(await over).toBeLessThanOrEqual(0);
  }
});
