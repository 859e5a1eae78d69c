/** The first minutes with the program: the three doors, a file dropped on the window, what to do first, and the help. */
import { readFileSync } from 'node:fs';
import { complaints } from './axe.ts';
import { drop } from './drop.ts';
import { begin, expect, test } from './served-desk.ts';
import { written } from './written.ts';

test('the example is opened, explained from any screen by F1, and offered by nothing afterwards', async ({
  desk,
  quietPage: page,
}) => {
  await begin(page, await desk.start());
  expect(await complaints(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open the example' }).click();
  await expect(page.getByText('EXAMPLE · Highbridge Open')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Round 2' })).toBeVisible();
  await page.keyboard.press('F1');
  const help = page.getByRole('dialog', { name: 'Help: Round' });
  await expect(help.getByText('Results are entered here')).toBeVisible();
  await expect(help.getByText('Help for this screen')).toBeVisible();
  expect(await complaints(page, { part: 'dialog' })).toEqual([]);
  await help.getByRole('button', { name: 'The first hour' }).click();
  await expect(help.getByRole('listitem').first()).toContainText('Try the example');
  await help.getByRole('button', { name: 'All screens' }).click();
  await help.getByRole('button', { name: /^Incident book/ }).click();
  await expect(help.getByText('An appeal is written and settled here.')).toBeVisible();
  await page.keyboard.press('Escape');
  // from a field too
  await page.keyboard.press('/');
  await page.keyboard.press('F1');
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation').getByRole('button', { name: 'Tournament' }).click();
  await page.getByRole('button', { name: 'Close the tournament' }).click();
  await page.getByRole('button', { name: /and close/ }).click();
  await expect(page.getByRole('button', { name: 'Go on with the example' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Highbridge/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Throw it away' }).click();
  await expect(page.getByText('The example is gone.')).toBeVisible();
});

test('what is dropped is told for what it is, or opened; a new tournament takes its rules from the control', async ({
  desk,
  quietPage: page,
}) => {
  const file = await written(desk.folder, 10, 0);
  await begin(page, await desk.start());
  await drop(page, 'list.pdf', Buffer.from('%PDF-1.7'));
  const refused = page.getByRole('dialog', { name: '“list.pdf” was not opened' });
  await expect(refused.getByText('It is a PDF')).toBeVisible();
  await page.keyboard.press('Escape');
  await drop(page, 'fake.escaque', Buffer.from('SQLite format 3\0 and nothing more'));
  await expect(page.getByRole('dialog', { name: '“fake.escaque” was not opened' })).toBeVisible();
  await page.keyboard.press('Escape');
  await drop(page, 'toledo.escaque', readFileSync(file));
  await expect(page.getByText('Abierto de Toledo 2026')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await drop(page, 'toledo.escaque', readFileSync(file));
  await expect(page.getByRole('dialog').getByText('A tournament is open.')).toBeVisible();
  await page.keyboard.press('Escape');
  // what no tournament is helps nobody to close one
  await drop(page, 'list.pdf', Buffer.from('%PDF-1.7'));
  await expect(refused.getByText('It is a PDF')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation').getByRole('button', { name: 'Tournament' }).click();
  await page.getByRole('button', { name: 'Close the tournament' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Friday');
  await page.getByRole('textbox', { name: 'Time control' }).fill('15+10');
  await expect(page.getByText('By this control the rules are those of Rapid (A.5).')).toBeVisible();
  await page.getByRole('button', { name: 'Create the tournament' }).click();
  const steps = page.getByRole('list', { name: 'Where to begin' });
  await expect(steps.getByRole('listitem').first()).toHaveAttribute('aria-current', 'step');
  expect(await complaints(page)).toEqual([]);
  await page.keyboard.press('2');
  await expect(page.getByRole('heading', { name: 'Pairings of round 1' })).toBeVisible();
});
