/** What axe-core finds to complain of on a page. It is brought in once per page and asked for complaints alone. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare const window: { axe?: typeof axe };

/** Every rule of axe, or those of some tags, on the whole page or one part of it: each complaint with its elements. */
export async function complaints(
  page: Page,
  { part, tags }: { readonly part?: string; readonly tags?: readonly string[] } = {},
): Promise<readonly (readonly [rule: string, elements: readonly string[]])[]> {
  // the page has no frames: one run tells all
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  // what still fades in has not the colours that are read
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
  return page.evaluate(
    async ([within, only]) => {
      if (window.axe === undefined) throw new Error('axe did not stay on the page');
      const { violations } = await window.axe.run(within, {
        resultTypes: ['violations'],
        ...(only === null ? {} : { runOnly: { type: 'tag', values: only } }),
      });
      return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)] as const);
    },
    [part ?? 'html', tags === undefined ? null : [...tags]] as const,
  );
}
