/** A clock in a window of Electron: pressed by keys, and the screen kept from going dark. */
import { expect } from '@playwright/test';
import { AtBoard } from '../e2e/at-a-board.ts';
import { clocked, written } from '../e2e/written.ts';
import { test } from './launch.ts';

test('a clock runs, is pressed by keys, and keeps the screen lit', async ({ launcher }) => {
  const { app, page } = await launcher.start(await written(launcher.folder, 4, 0, clocked('15+10', [])));
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

  // closing the last window while it runs asks once, and leaves it if so answered
  const questions = await app.evaluate(async ({ BrowserWindow, dialog }) => {
    const asked: string[] = [];
    const answer = (response: number) => ({
      showMessageBox: async (_window: unknown, { message, buttons }: Electron.MessageBoxOptions) => {
        asked.push(`${message} ${buttons?.[response]}`);
        return { response, checkboxChecked: false };
      },
    });
    const [window] = BrowserWindow.getAllWindows();
    Object.assign(dialog, answer(0));
    window?.close();
    window?.close();
    await new Promise((resolve) => setImmediate(resolve));
    if (window === undefined || window.isDestroyed()) asked.push('closed');
    Object.assign(dialog, answer(1));
    return asked;
  });
  expect(questions).toHaveLength(1);
  expect(questions[0]).toMatch(/^(1 clock is running\. Leave it|Hay 1 reloj en marcha\. Dejarlo)$/);
  const closed = app.waitForEvent('close');
  await app.evaluate(({ BrowserWindow }) => setImmediate(() => BrowserWindow.getAllWindows()[0]?.close()));
  await closed;
});
