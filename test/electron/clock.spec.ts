/** A clock in a window of Electron: pressed by keys, and the screen kept from going dark. */
import { expect } from '@playwright/test';
import { AtBoard } from '../e2e/at-a-board.ts';
import { clocked, written } from '../e2e/written.ts';
import { test } from './launch.ts';

test('a clock runs, is pressed by keys, and keeps the screen lit', async ({ launcher }) => {
  const { page } = await launcher.start(await written(launcher.folder, 4, 0, clocked('15+10', [])));
  await new AtBoard(page).go(1);
  await page.keyboard.press('Alt+t');
  const white = page.getByRole('button', { name: /^(White|Blancas) / });
  const black = page.getByRole('button', { name: /^(Black|Negras) / });
  await page.keyboard.press('Space');
  await expect(white).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ShiftLeft');
  await expect(black).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ShiftRight');
  await expect(black).toContainText(/(Moves|Jugadas): 1/);
  await expect(white).toHaveAttribute('aria-pressed', 'true');
  const held = await page.evaluate(async () => {
    const lock = await navigator.wakeLock.request('screen');
    await lock.release();
    return lock.released;
  });
  expect(held).toBe(true);
});
