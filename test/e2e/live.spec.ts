/** A folder watched from the screen: a notice, its incident, the games confirmed, and nothing of it on the wall (12.6). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { complaints } from './axe.ts';
import { defects } from './look-kit.ts';
import { begin, expect, test } from './served-desk.ts';
import { written } from './written.ts';

test.use({ locale: 'es-ES' });

const KNIGHTS = '1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8';

test('a watch is begun, tells, opens the incident, and its game is confirmed', async ({
  desk,
  quietPage: page,
}, info) => {
  const folder = join(desk.folder, 'tableros');
  mkdirSync(folder);
  const write = (moves: string, result = '*'): void =>
    writeFileSync(
      join(folder, 'games.pgn'),
      `[Event "x"]\n[Round "1.9"]\n[White "Ada"]\n[Black "Bea"]\n[Result "${result}"]\n\n${moves} ${result}\n`,
    );
  write(KNIGHTS);
  await begin(page, await desk.start(await written(desk.folder, 40, 0)));
  await page.keyboard.press('8');
  await page.getByLabel(/Carpeta, archivo PGN/).fill(folder);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'La fuente llega' })).toBeVisible();
  // a game of players that the round does not have: a person says whose board it is
  await page.getByRole('button', { name: 'Es la mesa…' }).click();
  await page.getByRole('dialog').getByRole('button').filter({ hasText: /^9:/ }).click();
  const notices = page.getByRole('list', { name: 'Avisos' });
  await expect(notices.getByRole('listitem').first()).toContainText('Mesa 9');
  await expect(notices.getByRole('listitem').first()).toContainText('tres veces');
  await page.screenshot({ path: join(info.project.outputDir, 'look', 'live-es.png') });
  expect(await complaints(page)).toEqual([]);
  expect(await defects(page)).toEqual([]);
  await page.locator('header button[lang=en]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Watch' })).toBeVisible();
  await page.screenshot({ path: join(info.project.outputDir, 'look', 'live-en.png') });
  await page.locator('header button[lang=es]').click();
  // by keys: to the notice, its incident, and back
  await page.keyboard.press('ArrowDown');
  await expect(notices.getByRole('listitem').first()).toBeFocused();
  await page.keyboard.press('i');
  await expect(page.getByText(/reclama/i).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Vigilancia' })).toBeVisible();
  await page.keyboard.press('g');
  await expect(page.getByRole('row').filter({ hasText: 'anotada' })).toHaveCount(1);
  await page.keyboard.press('1');
  await expect(page.locator('.card').filter({ hasText: 'en directo' })).toHaveCount(1);
});
