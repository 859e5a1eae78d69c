/** The pairing of a round on the screen: the lot, the proposal with its reasons, a change by hand, and its end. */
import type { Page } from '@playwright/test';
import { complaints } from './axe.ts';
import { defects } from './look-kit.ts';
import { begin, expect, test } from './served-desk.ts';
import { writtenSwiss } from './written-swiss.ts';

test.use({ locale: 'es-ES' });

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const box = (page: Page, name: string | RegExp) => page.getByRole('combobox', { name });
const row = (page: Page, board: number) => page.locator(`[data-row="${board}"]`);

async function toPairing(page: Page, round: number): Promise<void> {
  await page.getByRole('navigation').getByRole('button', { name: 'Ronda' }).click();
  await page.keyboard.press('e');
  const title = page.getByRole('heading', { level: 1 });
  for (;;) {
    await expect(title).toHaveText(/^Emparejar la ronda/);
    if ((await title.innerText()) === `Emparejar la ronda ${round}`) return;
    await page.keyboard.press('ArrowRight');
  }
}

/** The first two numbers of a board of the list. */
async function numbersAt(page: Page, board: number): Promise<readonly [string, string]> {
  const cells = row(page, board).getByRole('gridcell');
  const [white, black] = [await cells.nth(2).innerText(), await cells.nth(4).innerText()];
  return [/^\d+/.exec(white)?.[0] ?? '', /^\d+/.exec(black)?.[0] ?? ''];
}

async function isClean(page: Page): Promise<void> {
  expect.soft(await complaints(page, { tags })).toEqual([]);
  expect.soft(await defects(page)).toEqual([]);
}

test('the colour is drawn, round 1 proposed, explained and published', async ({ desk, quietPage: page }) => {
  await begin(page, await desk.start(await writtenSwiss(desk.folder, 9, 0)));
  await toPairing(page, 1);
  await isClean(page);
  await page.getByRole('textbox', { name: 'Número que dice la sala' }).fill('4711');
  await page.keyboard.press('Enter');
  await expect(row(page, 5)).toContainText('Descansa');
  await expect(page.getByText(/por el número de emparejamiento y el color inicial/)).toBeVisible();
  await box(page, /^Otro adversario para/).fill('2');
  await expect(page.getByText(/^(No pueden jugar|Si jugaran|Sería igual de bueno)/)).toBeVisible();
  await button(page, /^Publicar 4 mesas/).click();
  await expect(page.getByText('Publicada: 4 mesas. El sistema la empareja igual.')).toBeVisible();
});

test('a change by hand is warned of, confirmed twice where it leaves FIDE’s rules, and seen from then on', async ({
  desk,
  quietPage: page,
}) => {
  await begin(page, await desk.start(await writtenSwiss(desk.folder, 12, 1)));
  await toPairing(page, 1);
  await expect(page.getByText(/^Publicada: 6 mesas/)).toBeVisible();
  const [white, black] = await numbersAt(page, 1);
  await toPairing(page, 2);
  await expect(button(page, /^Publicar 6 mesas/)).toBeVisible();
  const boards = await Promise.all([1, 2, 3, 4, 5, 6].map((board) => numbersAt(page, board)));
  const opponent = boards.find((board) => board.includes(white))?.find((number) => number !== white) ?? '';
  await page.keyboard.press('h');
  await box(page, /^Uno/).fill(opponent);
  await box(page, /^El otro/).fill(black);
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByRole('dialog')
      .getByText(/ya jugaron en la ronda 1 \(C1\)/)
      .first(),
  ).toBeVisible();
  await isClean(page);
  await page.getByRole('button', { name: 'Cambiar', exact: true }).click();
  await expect(page.getByText('incumple').first()).toBeVisible();
  await page.keyboard.press('p');
  await page.getByRole('textbox', { name: 'Motivo' }).fill('los dos lo piden');
  await button(page, 'Salir de las reglas de la FIDE…').click();
  await expect(page.getByText(/No tiene vuelta atrás/)).toBeVisible();
  await isClean(page);
  await button(page, 'Salir y publicar').click();
  await expect(page.getByText(/^Publicada: 6 mesas\. El sistema la emparejaría de otro modo/)).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByText('Fuera de las reglas de la FIDE desde la ronda 2')).toBeVisible();
  await toPairing(page, 2);
  await button(page, 'Retirar…').click();
  await page.getByRole('textbox', { name: 'Motivo' }).fill('se lo piensan mejor');
  await page.keyboard.press('Enter');
  await expect(button(page, /^Publicar 6 mesas/)).toBeVisible();
});

test('where no pairing is possible, the screen says who is in the way and why', async ({
  desk,
  quietPage: page,
}) => {
  await begin(page, await desk.start(await writtenSwiss(desk.folder, 2, 1)));
  await toPairing(page, 2);
  await expect(page.getByRole('heading', { name: /^No hay emparejamiento posible/ })).toBeVisible();
  await expect(page.getByText(/C1, ya han jugado entre sí/).first()).toBeVisible();
  await isClean(page);
  await button(page, 'Emparejar a mano por puntuación').click();
  await expect(row(page, 1)).toContainText('incumple');
});
