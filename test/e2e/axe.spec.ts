/** Every screen, in both languages and by day and night, as axe-core reads it. */
import type { Page } from '@playwright/test';
import { complaints } from './axe.ts';
import { begin, expect, test } from './served-desk.ts';
import { screens, type Shown } from './places.ts';
import { clocked, written } from './written.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const byDay = { es: 'light', en: 'dark' } as const;

/** A screen as it stands, in the language it is in and in the other: by day in Spanish, by night in English. */
async function read(page: Page, { name, open, leave }: Shown): Promise<void> {
  const now = await languageOf(page);
  for (const language of [now, now === 'es' ? 'en' : 'es'] as const) {
    await page.emulateMedia({ colorScheme: byDay[language] });
    if ((await languageOf(page)) !== language) {
      const button = page.locator(`header button[lang=${language}]`);
      const alone = (await button.count()) === 0;
      if (alone) await leave(page);
      // whatever stands over it
      await button.dispatchEvent('click');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      if (alone) await open(page);
    }
    expect.soft(await complaints(page, { tags }), `${name}, ${language}`).toEqual([]);
  }
}

async function languageOf(page: Page): Promise<'es' | 'en'> {
  return (await page.locator('html').getAttribute('lang')) === 'es' ? 'es' : 'en';
}

test('the start screen', async ({ desk, quietPage: page }) => {
  await begin(page, await desk.start());
  await read(page, { name: 'start', open: async () => undefined, leave: async () => undefined });
});

// each half of the screens has a desk: they are walked through at the same time
for (const half of [0, 1]) {
  test(`in a tournament, half ${half + 1} of the screens`, async ({ desk, quietPage: page }) => {
    test.setTimeout(240_000);
    await begin(page, await desk.start(await written(desk.folder, 60, 6, clocked('90+30', [1, 25]))));
    const middle = screens.findIndex(({ name }) => name === 'board');
    for (const screen of half === 0 ? screens.slice(0, middle) : screens.slice(middle)) {
      await screen.open(page);
      await read(page, screen);
      await screen.leave(page);
    }
  });
}
