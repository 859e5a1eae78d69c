/** The pairing of a round on the screen: the lot, the proposal with its reasons, a change by hand, and its end. */
import type { Page } from '@playwright/test';
import { begin, expect, test } from './served-desk.ts';
import { writtenSwiss } from './written-swiss.ts';

test.use({ locale: 'es-ES' });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const row = (page: Page, board: number) => page.locator(`[data-row="${board}"]`);

async function toPairing(page: Page): Promise<void> {
  await page.keyboard.press('2');
  await page.keyboard.press('e');
  await expect(page.getByRole('heading', { level: 1, name: /^Emparejar la ronda/ })).toBeVisible();
}

test('the colour is drawn, round 1 proposed, explained and published', async ({ desk, quietPage: page }) => {
  await begin(page, await desk.start(await writtenSwiss(desk.folder, 9, 0)));
  await toPairing(page);
  await page.getByRole('textbox', { name: 'Número que dice la sala' }).fill('4711');
  await page.keyboard.press('Enter');
  await expect(row(page, 4)).toBeVisible();
  await expect(row(page, 5)).toContainText('Descansa');
  await expect(page.getByText(/por el número de emparejamiento y el color inicial/)).toBeVisible();
  const why = page.getByRole('combobox', { name: /^Otro rival para/ });
  await why.fill('2');
  await expect(page.getByText(/C\d+|artículo 4/).last()).toBeVisible();
  await button(page, /^Publicar 4 mesas/).click();
  await expect(page.getByText('Publicada: 4 mesas. El sistema la empareja igual.')).toBeVisible();
});

test('a change by hand is warned of, confirmed twice where it leaves FIDE’s rules, and seen from then on', async ({
  desk,
  quietPage: page,
}) => {
  await begin(page, await desk.start(await writtenSwiss(desk.folder, 12, 1)));
  await page.keyboard.press('2');
  const first = await page.locator('[data-row="1"]').innerText();
  const [white = '', black = ''] = first.match(/\b\d+\b/g)?.slice(1) ?? [];
  expect([white, black].every((text) => text !== '')).toBe(true);
});
