/** Which key writes what in which state is in test/component/round-results.test.ts; here, a hand on the number pad of a real desk. */
import type { Page } from '@playwright/test';
import { begin, expect, test } from './served-desk.ts';
import { written } from './written.ts';

test.use({ locale: 'es-ES' });

const row = (page: Page, board: number) => page.locator(`[data-row="${board}"]`);
const result = (page: Page, board: number) => row(page, board).locator('.result');

/** A key of the number pad, with what it gives. */
const pad = { '1': 'Numpad1', '0': 'Numpad0', '.': 'NumpadDecimal', '+': 'NumpadAdd', '-': 'NumpadSubtract' };
const typed = [
  '1',
  '0',
  '.',
  '1',
  '1',
  '0',
  '.',
  '.',
  '0',
  '1',
  '1',
  '0',
  '+',
  '0',
  '-',
  '1',
  '0',
  '0',
  '.',
  '1',
] as const;
const printed = { '1': '1-0', '0': '0-1', '.': '½-½', '+': '+ -', '-': '- +' };

test('20 results of 20 boards by number pad: 21 keystrokes, with the one that goes to the list', async ({
  desk,
  quietPage: page,
}) => {
  await begin(page, await desk.start(await written(desk.folder, 40, 0)));
  await expect(row(page, 20)).toBeAttached();
  let keystrokes = 0;
  const press = async (key: string) => {
    keystrokes += 1;
    await page.keyboard.press(key);
  };
  await press('r');
  for (const key of typed) await press(pad[key]);
  for (const [index, key] of typed.entries()) {
    await expect(result(page, index + 1)).toHaveText(printed[key]);
  }
  await expect(page.getByText('20/20')).toBeVisible();
  expect(keystrokes).toBe(21);
  // scrolled to its end, the list shows no row above its head
  const top = (selector: string) => page.locator(selector).evaluate((box) => box.getBoundingClientRect().top);
  await expect.poll(() => page.locator('main').evaluate((main) => main.scrollTop)).toBeGreaterThan(200);
  expect(await top('.ledger .head')).toBeLessThanOrEqual(await top('main'));
});

test('a question is answered in the row, while the keys go on to the next boards', async ({
  desk,
  quietPage: page,
}) => {
  // the second board shows a mate by Black, the fifth one by White, the fourth and the sixth have their results
  await begin(page, await desk.start(await written(desk.folder, 40, 6)));
  await row(page, 5).click();
  for (const key of ['0', '1', '0']) await page.keyboard.press(key);
  const question = row(page, 5).getByRole('alert');
  await expect(question).toContainText('5.1.1');
  await expect(result(page, 7)).toHaveText('1-0');
  await expect(result(page, 8)).toHaveText('0-1');
  await page.keyboard.press('l');
  await expect(result(page, 5)).toHaveText('1-0');
  await expect(question).toHaveCount(0);
  await expect(row(page, 9)).toBeFocused();
  await expect(row(page, 5)).toContainText('jaque mate');
});

test('results by keys and by mouse: taken back, a board by its number, a press and its buttons', async ({
  desk,
  quietPage: page,
}) => {
  await begin(page, await desk.start(await written(desk.folder, 80, 0)));
  await expect(row(page, 17)).toBeAttached();
  await test.step('a wrong key is taken back, and the next one is for the same board', async () => {
    await row(page, 1).click();
    for (const key of ['1', '1', 'Backspace', '0', '.', '1', 'Control+z', '.'])
      await page.keyboard.press(key);
    for (const [index, says] of ['1-0', '0-1', '½-½', '½-½', '–'].entries()) {
      await expect(result(page, index + 1)).toHaveText(says);
    }
    await expect(row(page, 5)).toBeFocused();
  });
  await page.keyboard.press('Escape');
  await test.step('to a board by its number, and back to it from its own screen', async () => {
    await page.keyboard.press('r');
    await page.keyboard.press('NumpadDivide');
    await page.keyboard.type('17');
    await page.keyboard.press('Enter');
    await expect(row(page, 17)).toBeFocused();
    // a digit that is no result goes nowhere
    await page.keyboard.press('4');
    await expect(page.getByText('Aquí las cifras anotan resultados')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Mesa 17' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row(page, 17)).toBeFocused();
    await page.keyboard.press('1');
    await expect(result(page, 17)).toHaveText('1-0');
    await expect(row(page, 18)).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('4');
    await expect(page.getByRole('heading', { level: 1, name: 'Personas' })).toBeVisible();
  });
  await page.keyboard.press('2');
  await test.step('by mouse: a press marks a board, its buttons write, a second press opens it', async () => {
    await row(page, 23).click();
    await row(page, 23).getByRole('button', { name: /^½-½/ }).click();
    await expect(result(page, 23)).toHaveText('½-½');
    await expect(row(page, 24)).toBeFocused();
    await page.getByRole('button', { name: 'Retirar el último resultado' }).click();
    await expect(result(page, 23)).toHaveText('–');
    await row(page, 26).locator('.number').click();
    await row(page, 26).locator('.number').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mesa 26' })).toBeVisible();
  });
});
