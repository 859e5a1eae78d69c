/** Pictures of every screen for a person to look at (in test-results), and what a person would not ship. */
import { join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { begin, expect, test } from './served-desk.ts';
import { screens } from './places.ts';
import { clocked, written } from './written.ts';

const sizes = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 820, height: 1180 },
] as const;
const running = [1, 3, 5, ...Array.from({ length: 50 }, (_, index) => 25 + index)];
const looks = [
  ['es-ES', 'light'],
  ['en-GB', 'dark'],
] as const;

/** What hangs out at the side, words cut in something to press, and targets too small for a finger. */
function defects(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) wrong.push(`the page is ${root.scrollWidth} wide`);
    const main = document.querySelector('main');
    if (main !== null && main.scrollWidth > main.clientWidth)
      wrong.push(`the screen is ${main.scrollWidth} wide`);
    for (const element of document.querySelectorAll<HTMLElement>('button, h1, h2, label')) {
      const { width, height } = element.getBoundingClientRect();
      const name = `${element.tagName} ${element.innerText || element.ariaLabel}`;
      if (!element.checkVisibility() || getComputedStyle(element).clipPath !== 'none') continue;
      if (element.scrollWidth > element.clientWidth + 1 && !element.matches('.card'))
        wrong.push(`cut: ${name}`);
      // the lines of a scoresheet stand as close as on paper
      if (element.tagName === 'BUTTON' && element.closest('ol') === null && (height < 42 || width < 42))
        wrong.push(`small: ${name} ${width}x${height}`);
    }
    return wrong;
  });
}

/** Beside the results of the tests, which go when a test passes. */
async function picture(page: Page, info: TestInfo, name: string): Promise<void> {
  const of = info.titlePath.at(-2)?.replaceAll(', ', '-') ?? '';
  const path = join(info.project.outputDir, 'look', of, `${name}.png`);
  await page.screenshot({ path, animations: 'disabled' });
}

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
