/** Papers: looked at in their frame, printed from it, and kept as a file. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { complaints } from './axe.ts';
import { begin, expect, test } from './served-desk.ts';
import { written } from './written.ts';
import { chess960 } from './written960.ts';

/** Takes the place of the print dialog, which no test can close: keeps what would have been printed. */
async function catchPrinting(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frame = document.querySelector('iframe');
    const view = frame?.contentWindow;
    if (!frame || !view) throw new Error('there is no frame to print');
    view.print = () => (document.body.dataset['printed'] = frame.contentDocument?.title ?? '');
  });
}

test('the sheets of a round are seen, printed and kept', async ({ desk, quietPage: page }) => {
  await begin(page, await desk.start(await chess960(desk.folder)));
  await page.getByRole('button', { name: 'Print sheets' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sheets of round 1' });
  const paper = dialog.frameLocator('iframe');
  await expect(paper.locator('.sheet')).toHaveCount(3);
  await expect(paper.getByRole('heading', { name: 'Start position' }).first()).toBeVisible();
  await expect(paper.locator('.sheet').nth(1)).toContainText('<b>Ruiz</b> & Co., Ana');
  // the style came with it: the number stands large
  const size = await paper
    .locator('.huge')
    .first()
    .evaluate((element) => getComputedStyle(element).fontSize);
  expect(parseFloat(size)).toBeGreaterThan(60);

  await dialog.getByRole('checkbox', { name: 'One a board' }).uncheck();
  await expect(paper.locator('.sheet')).toHaveCount(1);
  await dialog.getByRole('group', { name: 'Language of the sheet' }).getByText('Español').click();
  await expect(paper.getByRole('heading', { name: 'Posición inicial' })).toBeVisible();

  await catchPrinting(page);
  await dialog.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'Toledo 960 · Ajedrez 960, ronda 1');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save as HTML' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('toledo-960-ajedrez-960-ronda-1.html');
  const html = readFileSync(await download.path(), 'utf8');
  expect(html).toContain('<html lang="es">');
  expect(html).not.toMatch(/<script|https?:/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a round without positions says so instead of an empty sheet', async ({ desk, quietPage: page }) => {
  await begin(page, await desk.start(await chess960(desk.folder, false)));
  await page.getByRole('button', { name: 'Print sheets' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('no Chess960 start position yet');
  await expect(dialog.getByRole('button', { name: 'Print', exact: true })).toBeDisabled();
});

test('Ctrl+P on the round is its papers: by board, by name, slips, in the letters of the desk', async ({
  desk,
  quietPage: page,
}) => {
  await begin(page, await desk.start(await written(desk.folder, 40, 6)));
  await page.keyboard.press('Control+p');
  const dialog = page.getByRole('dialog', { name: 'Papers of round 1' });
  const paper = dialog.frameLocator('iframe');
  await expect(paper.getByRole('row')).toHaveCount(21);
  const letters = () =>
    paper.locator('body').evaluate(async ({ ownerDocument: { fonts } }) => {
      await fonts.ready;
      return [...fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
    });
  await expect.poll(async () => (await letters()).join()).toContain('Atkinson Hyperlegible Next Variable');
  await dialog.getByRole('button', { name: 'By name' }).click();
  await expect(paper.getByRole('row')).toHaveCount(41);
  await dialog.getByRole('button', { name: 'Result slips' }).click();
  await expect(paper.locator('.slip')).toHaveCount(20);
  expect(await complaints(page, { part: 'dialog' })).toEqual([]);

  await catchPrinting(page);
  await page.keyboard.press('Control+p');
  await expect(page.locator('body')).toHaveAttribute(
    'data-printed',
    'Abierto de Toledo 2026 · Round 1 · Result slips',
  );
});
