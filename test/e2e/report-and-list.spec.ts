/** A report dropped on the window becomes a tournament, and FIDE's list fills a player as the name is typed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { carlsen, hou, txtList } from '../tournament/fide-given.ts';
import { complaints } from './axe.ts';
import { drop } from './drop.ts';
import { begin, expect, test } from './served-desk.ts';

test('a report is told what it is, made a tournament, and a player is filled from the rating list', async ({
  desk,
  quietPage: page,
}) => {
  await begin(page, await desk.start());
  const report = readFileSync(join(import.meta.dirname, '../data/trf/rtg31.trf'));
  await drop(page, 'rtg31.trf', report);
  const asked = page.getByRole('dialog', { name: 'Report for FIDE (TRF): rtg31.trf' });
  await expect(asked.getByText('8 players, 5 rounds.')).toBeVisible();
  expect(await complaints(page, { part: 'dialog' })).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(asked).toBeHidden();
  await page.getByRole('navigation').getByRole('button', { name: 'People' }).click();
  await expect(page.getByText('8 people')).toBeVisible();
  // a report goes where nobody is yet
  await drop(page, 'rtg31.trf', report);
  await expect(asked.getByText('8 players, 5 rounds.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(asked.getByText('Make another tournament.')).toBeVisible();
  await page.keyboard.press('Escape');

  const list = join(desk.folder, 'players_list_foa.txt');
  writeFileSync(list, txtList(carlsen, hou));
  await page.getByRole('button', { name: "FIDE's list…" }).click();
  await page.getByLabel('File of the list').fill(list);
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 players, from players_list_foa.txt.')).toBeVisible();
  expect(await complaints(page, { part: 'dialog' })).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Name' }).fill('magnus carl');
  const found = page.getByRole('option', { name: /Carlsen, Magnus/ });
  await expect(found).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Rating').first()).toHaveValue('2839');
  await expect(page.getByLabel('FIDE ID').first()).toHaveValue('1503014');
});
