/** What pictures of screens are taken with, and what a person would not ship. */
import { join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';

/** A small screen, a laptop, a large one, a tablet, a telephone. */
export const sizes = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
] as const;
export const looks = [
  ['es-ES', 'light'],
  ['en-GB', 'dark'],
] as const;

/** What hangs out at the side, words cut in something to press, and targets too small for a finger. */
export function defects(page: Page): Promise<readonly string[]> {
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
export async function picture(page: Page, info: TestInfo, name: string): Promise<void> {
  const of = info.titlePath.at(-2)?.replaceAll(', ', '-') ?? '';
  const path = join(info.project.outputDir, 'look', of, `${name}.png`);
  await page.screenshot({ path, animations: 'disabled' });
}
