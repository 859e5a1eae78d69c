/** Papers and the explorer of start positions in the window of a real Electron. */
import { expect } from '@playwright/test';
import { chess960 } from '../e2e/written960.ts';
import { test } from './launch.ts';

test('the sheets of a round stand in their frame and are printed; a castling is played', async ({
  launcher,
}) => {
  const { page } = await launcher.start(await chess960(launcher.folder));
  await page.getByRole('button', { name: /^(Imprimir hojas|Print sheets)$/ }).click();
  const paper = page.frameLocator('iframe');
  await expect(paper.locator('.sheet')).toHaveCount(3);
  const size = await paper
    .locator('.huge')
    .first()
    .evaluate((element) => getComputedStyle(element).fontSize);
  expect(parseFloat(size)).toBeGreaterThan(60);
  // the print dialog is the system's: what reaches it is seen here, and it is not opened
  await page.evaluate(() => {
    const view = document.querySelector('iframe')?.contentWindow;
    if (!view) throw new Error('there is no frame to print');
    view.print = () => (document.body.dataset['printed'] = view.document.title);
  });
  await page.getByRole('button', { name: /^(Imprimir|Print)$/ }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', /^Toledo 960 · /);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /960$/ }).click();
  const play = page.getByRole('region', { name: /0-0$/ });
  await play.getByRole('button').last().click();
  await expect(play).toContainText(/^.*2 (de|of) \d/);
});
