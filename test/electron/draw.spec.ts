/** The draw in a real Electron: through IPC and the preload, with the hall in a second window. */
import { expect } from '@playwright/test';
import { chess960, toDraw } from '../e2e/draw-hall.ts';
import { test } from './launch.ts';

test('drawn in one window, shown in the other', async ({ launcher }) => {
  const { app, page } = await launcher.start(await chess960(launcher.folder));
  await toDraw(page);
  const opened = app.waitForEvent('window');
  await page.getByRole('button', { name: /^(Torneo|Tournament)$/ }).click();
  await page
    .getByRole('button', {
      name: /^(Abrir otra ventana|Open another window)$/,
    })
    .click();
  const hall = await opened;
  await toDraw(hall);
  await hall.getByRole('button', { name: /^(Ceremonia|Ceremony)$/ }).click();
  await toDraw(page);
  await page.getByRole('button', { name: /^(Fijar las normas|Settle the policy)$/ }).click();
  await page.getByRole('button', { name: /^(Publicar el compromiso|Publish the commitment)$/ }).click();
  await expect(hall.getByText(/^[0-9a-f]{4}$/)).toHaveCount(16);
  await page.getByRole('button', { name: /^(Sortear ahora|Draw now)$/ }).click();
  // the hall has added nothing: that is asked about once
  await page.getByRole('button', { name: /^(Sortear sin aportación|Draw with nothing added)$/ }).click();
  const drawn = await page.getByRole('heading', { name: /^(Posición|Position) \d+$/ }).innerText();
  await expect(hall.getByText(drawn.trim(), { exact: true })).toBeVisible();
});
