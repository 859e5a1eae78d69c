/** Every screen, in both languages and by day and night, as axe-core reads it. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { begin, expect, test } from './served-desk.ts';
import { screens } from './places.ts';
import { clocked, written } from './written.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function read(page: Page, name: string): Promise<void> {
  // the page has no frames, so axe needs no page of its own to bring its findings together
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(rules).analyze();
  const found = violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
  expect.soft(found, name).toEqual([]);
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
