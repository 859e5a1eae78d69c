/** The frame around every screen: words, keys, search, trust, and what happens when the desk goes away. */
import type { Page } from '@playwright/test';
import { complaints } from './axe.ts';
import { begin, expect, test } from './served-desk.ts';
import { nameOf } from './lists.ts';
import { written } from './written.ts';

const answers = (page: Page) =>
  page.getByRole('listbox', { name: 'Find a board or a person' }).getByRole('option');
const place = (page: Page, name: string) => page.getByRole('navigation').getByRole('button', { name });

test.describe('words and looks', () => {
  test('the words and the looks of this system, and what is asked instead, again after a reload', async ({
    desk,
    quietPage: page,
  }) => {
    const address = await desk.start();
    await page.emulateMedia({ colorScheme: 'dark' });
    await begin(page, address);
    await test.step('dark when the system is, and light when the arbiter says so', async () => {
      const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      await expect.poll(ground).toBe('rgb(22, 24, 26)');
      await page.getByRole('button', { name: 'Appearance: System' }).click();
      await expect(page.getByRole('button', { name: 'Appearance: Light' })).toBeVisible();
      await expect.poll(ground).toBe('rgb(247, 245, 239)');
    });
    await test.step('English by this system, Spanish at once when asked, and again after a reload', async () => {
      await expect(page.getByRole('heading', { name: 'New tournament' })).toBeVisible();
      await page.getByRole('button', { name: 'Español' }).click();
      await expect(page.getByRole('heading', { name: 'Torneo nuevo' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Torneo nuevo' })).toBeVisible();
    });
  });
});

test.describe('a Spanish system', () => {
  test.use({ locale: 'es-ES' });
  test('begins in Spanish', async ({ desk, quietPage: page }) => {
    await begin(page, await desk.start());
    await expect(page.getByRole('heading', { name: 'Torneo nuevo' })).toBeVisible();
  });
});

test.describe('in a tournament', () => {
  test('by keys alone: places, search, lists, and a reload that stays', async ({ desk, quietPage: page }) => {
    await begin(page, await desk.start(await written(desk.folder, 40, 6)));
    await test.step('by keys alone: places, search, a board, and back', async () => {
      await expect(page.getByRole('heading', { name: 'Round 1' })).toBeVisible();
      await page.keyboard.press('3');
      await expect(page.getByRole('heading', { name: 'Book' })).toBeVisible();
      await page.keyboard.press('4');
      await expect(page.getByRole('row')).toHaveCount(41);
      await page.keyboard.press('/');
      await page.keyboard.type('7');
      await expect(answers(page).first()).toContainText('Board 7');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Board 7' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keys of this screen' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
    await page.keyboard.press('2');
    await expect(page.getByRole('heading', { name: 'Round 1' })).toBeVisible();
    await test.step('a name is found without its accents, and arrow keys walk a list', async () => {
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await page.keyboard.press('/');
      await expect(page.getByRole('combobox', { name: 'Find a board or a person' })).toBeFocused();
      await page.keyboard.type('alvarez duarte');
      await expect(answers(page).first()).toContainText(nameOf(1));
      await page.keyboard.press('Escape');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Board 3' })).toBeVisible();
    });
    await page.keyboard.press('Escape');
    await test.step('a reload stays where it was', async () => {
      await place(page, 'Book').click();
      await expect(page.getByRole('heading', { name: 'Book' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Book' })).toBeVisible();
      expect(new URL(page.url()).hash).toBe('');
    });
  });

  test('the desk goes away and comes back: what was written meanwhile is sent once', async ({
    desk,
    page,
  }) => {
    const file = await written(desk.folder, 10, 0);
    await begin(page, await desk.start(file));
    await place(page, 'People').click();
    await expect(page.getByRole('row')).toHaveCount(11);
    await desk.stop('SIGKILL');
    await expect(page.getByText('The desk has been out of reach since')).toBeVisible();
    await page.getByRole('combobox', { name: 'Name', exact: true }).fill('Late, Anna');
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByText('To be sent: 1 act.')).toBeVisible();
    await desk.start(file);
    await expect(page.getByText('The desk has been out of reach since')).toHaveCount(0);
    await expect(page.getByRole('row', { name: 'Late, Anna' })).toHaveCount(1);
    await expect(page.getByRole('row')).toHaveCount(12);
  });

  test('two screens on one desk, and what both write to', async ({ desk, context, quietPage: page }) => {
    await begin(page, await desk.start(await written(desk.folder, 10, 0)));
    await place(page, 'Tournament').click();
    await page.getByRole('button', { name: 'Open another window' }).click();
    const address = await page.getByText(/^http:/).innerText();
    const other = await context.newPage();
    await other.goto(address);
    await expect(page.getByText('2 screens connected')).toBeVisible();
    for (const screen of [page, other]) {
      await place(screen, 'People').click();
      await screen.getByRole('row', { name: nameOf(3) }).click();
    }
    await other.getByRole('form', { name: 'Correct' }).getByRole('textbox', { name: 'Club' }).fill('Theirs');
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(other.getByRole('row', { name: 'Theirs' })).toBeVisible();
    await page.getByRole('form', { name: 'Correct' }).getByRole('textbox', { name: 'Club' }).fill('Mine');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Another screen has written here meanwhile')).toBeVisible();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect(other.getByRole('row', { name: 'Mine' })).toBeVisible();
  });
});

test.describe('the hall', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test('shows the whole round, names whole, and larger where there is room', async ({
    desk,
    quietPage: page,
  }) => {
    await begin(page, await desk.start(await written(desk.folder, 48, 0)));
    await page.keyboard.press('1');
    await expect(page.getByRole('button', { name: /^Board 24/ })).toBeInViewport({ ratio: 1 });
    const cards = page.getByRole('group', { name: 'Hall' });
    const letters = () => cards.evaluate((each) => parseFloat(getComputedStyle(each).fontSize));
    const cut = () =>
      cards.evaluate(
        (each) =>
          [...each.querySelectorAll<HTMLElement>('.name')].filter(
            (name) => name.scrollWidth > name.clientWidth + 1,
          ).length,
      );
    expect(await cut()).toBe(0);
    const small = await letters();
    await page.setViewportSize({ width: 1920, height: 1080 });
    await expect.poll(letters).toBeGreaterThan(small);
    await expect(page.getByRole('button', { name: /^Board 24/ })).toBeInViewport({ ratio: 1 });
    expect(await cut()).toBe(0);
    expect(await complaints(page)).toEqual([]);
  });
});
