/** One desk has a file: a second reads and says so, and what is pulled away is said where the arbiter stands. */
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openJournal, verifyFile } from '../../src-core/store/index.ts';
import { begin, expect, test } from './served-desk.ts';
import { written } from './written.ts';

test('a tournament is copied whole from its screen, and from any screen once its -wal file was taken away', async ({
  desk,
  quietPage: page,
}) => {
  const file = await written(desk.folder, 4, 2);
  await begin(page, await desk.start(file));
  await expect(page.getByRole('heading', { name: 'Round 1' })).toBeVisible();
  await page.keyboard.press('5');
  await page.getByRole('button', { name: 'Copy now' }).click();
  const first = await page.getByText(/^Copied whole to .*\.escaque\.$/).textContent();
  const copy = first?.replace(/^Copied whole to (.*)\.$/, '$1') ?? '';
  expect(verifyFile(copy)).toMatchObject({ whole: true, other: null });
  rmSync(`${file}-wal`);
  const bar = page.getByRole('status').filter({ hasText: 'has taken away or overwritten' });
  await expect(bar).toBeVisible();
  await page.keyboard.press('2');
  await bar.getByRole('button', { name: 'Copy now' }).click();
  await expect(bar).toContainText(`Copied whole to ${join(dirname(copy), '')}`);
});

test('a tournament that another desk has is read, with who has it, and taken over when that one is gone', async ({
  desk,
  quietPage: page,
}) => {
  const file = await written(desk.folder, 4, 2);
  const other = openJournal(file, { mode: 'desk' });
  await begin(page, await desk.start(file));
  const bar = page.getByRole('status').filter({ hasText: 'Another desk has this tournament open' });
  await expect(bar).toContainText(`process ${process.pid}`);
  await page.getByRole('button', { name: 'Take the tournament over' }).click();
  await expect(bar).toContainText('Nothing was written here');
  other.close();
  await expect(page.getByText('The desk that had this tournament open is gone.')).toBeVisible();
  await page.getByRole('button', { name: 'Take the tournament over' }).click();
  await expect(page.getByRole('button', { name: 'Take the tournament over' })).toHaveCount(0);
});
