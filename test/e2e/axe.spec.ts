/** Every screen, in both languages and by day and night, as axe-core reads it. */
import AxeBuilder from '@axe-core/playwright';
import { begin, expect, test } from './served-desk.ts';
import { screens } from './places.ts';
import { written } from './written.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const [locale, colorScheme] of [
  ['es-ES', 'light'],
  ['en-GB', 'dark'],
] as const) {
  test.describe(`${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme });

    test('start', async ({ desk, quietPage: page }) => {
      await begin(page, await desk.start());
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
    });

    test('in a tournament', async ({ desk, quietPage: page }) => {
      test.setTimeout(180_000);
      await begin(page, await desk.start(await written(desk.folder, 40, 12)));
      const found: unknown[] = [];
      for (const screen of screens) {
        await screen.open(page);
        const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
        found.push(...violations.map(({ id, nodes }) => [screen.name, id, nodes.map((node) => node.html)]));
        await screen.leave(page);
      }
      expect(found).toEqual([]);
    });
  });
}
