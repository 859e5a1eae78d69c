/** Every screen, in both languages and by day and night, as axe-core reads it. */
import type { Page } from '@playwright/test';
import { complaints } from './axe.ts';
import { begin, expect, test } from './served-desk.ts';
import { screens } from './places.ts';
import { clocked, written } from './written.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function read(page: Page, name: string): Promise<void> {
  expect.soft(await complaints(page, { tags }), name).toEqual([]);
}

for (const [locale, colorScheme] of [
  ['es-ES', 'light'],
  ['en-GB', 'dark'],
] as const) {
  test.describe(`${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme });

    test('start', async ({ desk, quietPage: page }) => {
      await begin(page, await desk.start());
      await read(page, 'start');
    });

    test('in a tournament', async ({ desk, quietPage: page }) => {
      test.setTimeout(240_000);
      await begin(page, await desk.start(await written(desk.folder, 60, 6, clocked('90+30', [1, 25]))));
      for (const screen of screens) {
        await screen.open(page);
        await read(page, screen.name);
        await screen.leave(page);
      }
    });
  });
}
