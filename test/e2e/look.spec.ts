/** Pictures of every screen for a person to look at (in test-results), and what a person would not ship. */
import { begin, expect, test } from './served-desk.ts';
import { defects, looks, picture, sizes } from './look-kit.ts';
import { screens } from './places.ts';
import { clocked, written } from './written.ts';

const running = [1, 3, 5, ...Array.from({ length: 50 }, (_, index) => 25 + index)];

for (const [locale, colorScheme] of looks) {
  for (const viewport of sizes) {
    test.describe(`${locale}, ${colorScheme}, ${viewport.width}x${viewport.height}`, () => {
      test.use({ locale, colorScheme, viewport });

      test('start', async ({ desk, quietPage: page }, info) => {
        await begin(page, await desk.start());
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await picture(page, info, 'start');
        expect(await defects(page)).toEqual([]);
      });

      test('in a tournament', async ({ desk, quietPage: page }, info) => {
        test.setTimeout(180_000);
        await begin(page, await desk.start(await written(desk.folder, 200, 24, clocked('90+30', running))));
        const found: string[] = [];
        for (const screen of screens) {
          await screen.open(page);
          await picture(page, info, screen.name);
          found.push(...(await defects(page)).map((defect) => `${screen.name}: ${defect}`));
          await screen.leave(page);
        }
        expect(found).toEqual([]);
      });
    });
  }
}
