/** Every screen of the desk, and how a test comes to it by keys. */
import type { Page } from '@playwright/test';
import { expect } from './served-desk.ts';

export interface Shown {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
  /** Closes what stands over or inside the screen, so that the keys are the frame's again. */
  readonly leave: (page: Page) => Promise<void>;
}

const titles = {
  1: /^(Sala|Hall)$/,
  2: /^(Ronda|Round) 1$/,
  3: /^(Libro|Journal)$/,
  4: /^(Personas|People)$/,
  5: 'Abierto de Toledo 2026',
} as const;

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function go(page: Page, key: keyof typeof titles): Promise<void> {
  await page.keyboard.press(`${key}`);
  await expect(title(page, titles[key])).toBeVisible();
  if (key > 1 && key < 5) await expect(page.getByRole('row').nth(1)).toBeVisible();
}

const stay = async (): Promise<void> => undefined;

async function escape(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const screen = (key: keyof typeof titles, name: string): Shown => ({
  name,
  open: (page) => go(page, key),
  leave: stay,
});

const over = (key: keyof typeof titles, name: string, open: (page: Page) => Promise<void>): Shown => ({
  name,
  open: async (page) => {
    await go(page, key);
    await open(page);
  },
  leave: escape,
});

async function openPairings(page: Page): Promise<void> {
  await page.keyboard.press('p');
  await expect(title(page, /^(Emparejamientos|Pairings)/)).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
}

const row = (index: number) => async (page: Page) => {
  await page.getByRole('row').nth(index).click();
  await expect(page.getByRole('form').or(page.getByRole('dialog')).last()).toBeVisible();
};

const key = (name: string) => async (page: Page) => {
  await page.keyboard.press(name);
  await expect(page.getByRole('dialog')).toBeVisible();
};

async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(text);
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
}

export const screens: readonly Shown[] = [
  screen(1, 'hall'),
  screen(2, 'round'),
  { name: 'pairings', open: async (page) => go(page, 2).then(() => openPairings(page)), leave: stay },
  over(2, 'pairing-changed', async (page) => {
    await openPairings(page);
    await row(9)(page);
  }),
  screen(3, 'journal'),
  over(3, 'journal-line', row(2)),
  screen(4, 'people'),
  over(4, 'person-changed', row(3)),
  over(4, 'people-import', async (page) => {
    await key('g')(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('No;Name;Elo\n1;Same, Number;2000\n900;New, Person;1800\n');
    await expect(dialog.getByRole('row')).toHaveCount(2);
  }),
  screen(5, 'tournament'),
  over(5, 'tournament-changed', key('e')),
  over(1, 'keys', key('?')),
  over(2, 'search', (page) => search(page, 'ca')),
  over(2, 'board', async (page) => {
    await search(page, '5');
    await page.keyboard.press('Enter');
    await expect(title(page, /(Mesa|Board) 5/)).toBeVisible();
  }),
];
