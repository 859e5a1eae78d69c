/** Every screen of the desk, and how a test comes to it. */
import type { Page } from '@playwright/test';
import { expect } from './served-desk.ts';

export interface Shown {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
}

const press =
  (...keys: readonly string[]) =>
  async (page: Page) => {
    for (const key of keys) await page.keyboard.press(key);
  };

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status').getByText(/^(Leyendo|Reading)/)).toHaveCount(0);
}

const shown = (name: string, open: (page: Page) => Promise<void>): Shown => ({
  name,
  open: async (page) => {
    await open(page);
    await settled(page);
  },
});

export const screens: readonly Shown[] = [
  shown('hall', press('1')),
  shown('round', press('2')),
  shown('pairings', press('2', 'p')),
  shown('pairing-changed', async (page) => {
    await press('2', 'p')(page);
    await page.getByRole('row').nth(9).click();
  }),
  shown('journal', press('3')),
  shown('journal-line', async (page) => {
    await press('3')(page);
    await page.getByRole('row').nth(2).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  shown('people', press('4')),
  shown('person-changed', async (page) => {
    await press('4')(page);
    await page.getByRole('row').nth(3).click();
  }),
  shown('people-import', async (page) => {
    await press('4', 'g')(page);
    await page
      .getByRole('dialog')
      .getByRole('textbox')
      .fill('No;Name;Elo\n1;Same, Number;2000\n900;New, Person;1800\n');
    await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(2);
  }),
  shown('tournament', press('5')),
  shown('tournament-changed', press('5', 'e')),
  shown('keys', press('1', '?')),
  shown('search', async (page) => {
    await press('2', '/')(page);
    await page.keyboard.type('ca');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  }),
  shown('board', async (page) => {
    await press('2', '/')(page);
    await page.keyboard.type('5');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('5');
  }),
];
