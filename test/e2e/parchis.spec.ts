/** A table of parchís set up and begun by touch on a tablet, part of a game recorded, and an incident put right. */
import { complaints } from './axe.ts';
import { defects } from './look-kit.ts';
import { begin, expect, test } from './served-desk.ts';
import { written } from './written.ts';

test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

test('a game of four on a tablet', async ({ desk, quietPage: page }) => {
  test.setTimeout(240_000);
  await begin(page, await desk.start(await written(desk.folder, 8, 0)));
  const tap = (name: string | RegExp, exact = true) =>
    page.getByRole('button', { name, exact }).first().tap();
  const line = (text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text }).first();
  await page.keyboard.press('1');
  await tap('Parchís');
  await expect(page.getByText('There are no parchís tables in this round.')).toBeVisible();

  await tap('New table');
  for (const [at, color] of ['Y · yellow', 'B · blue', 'R · red', 'G · green'].entries())
    await page.getByRole('combobox', { name: color }).fill(`${at + 1}`);
  await tap('Keep the table');
  await expect(page.getByRole('heading', { level: 1, name: 'Parchís table 1' })).toBeVisible();

  // who begins: a tie of two, thrown again
  for (const face of ['6', '2', '6', '1', '3', '5']) await tap(face);
  await expect(page.getByRole('heading', { name: 'Red to play' })).toBeVisible();

  // a 5 brings a piece out: by touching the piece itself
  await tap('5');
  await expect(page.getByText('A 5 must bring a piece out (P-21)')).toBeVisible();
  await page
    .getByRole('group', { name: 'Parchís board' })
    .getByRole('button', { name: 'Red’s piece 1, home' })
    .tap();
  await expect(line('Red counts 5: piece 1, from home to 39')).toBeVisible();

  // nothing to be moved: the turn passes by itself, and says why
  await tap('3');
  await expect(page.getByRole('status').filter({ hasText: 'Green rolls 3' })).toContainText('(P-21)');
  await expect(page.getByRole('heading', { name: 'Yellow to play' })).toBeVisible();

  // a piece that may not be moved says by which rule
  await page
    .getByRole('group', { name: 'Parchís board' })
    .getByRole('button', { name: 'Red’s piece 1, 39' })
    .tap();
  await expect(page.locator('#screen').getByRole('alert')).toContainText(
    'It is not that player’s turn (P-15).',
  );

  // by keys alone: roll, then the first move
  await page.keyboard.press('5');
  await expect(page.getByText('Counts 5', { exact: true })).toBeVisible();
  await page.keyboard.press('1');
  await expect(line('Yellow counts 5: piece 1, from home to 5')).toBeVisible();

  await tap('Incident');
  await page.getByRole('combobox', { name: 'What happened?' }).selectOption({ label: 'Passed a barrier' });
  await expect(page.getByText('P-31: no piece passes a barrier')).toBeVisible();
  await tap('Apply: Go back');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Counts 5', { exact: true })).toBeVisible();

  await tap('Strike the last line');
  await page.getByRole('textbox', { name: 'Reason' }).fill('wrong table');
  await page.getByRole('dialog').getByRole('button', { name: 'Strike the last line' }).tap();
  await expect(page.getByRole('heading', { name: 'Blue to play' })).toBeVisible();

  await test.step('the die of the desk', async () => {
    await page.getByText('The desk’s die', { exact: true }).tap();
    await tap('Publish the commitment');
    await page.getByRole('textbox', { name: 'Number that the table says' }).fill('4711');
    await tap('Write the number down');
    await tap('Roll here');
    await expect(line('(the desk’s die)')).toBeVisible();
    await tap('Tell the secret');
    await expect(page.getByText('1 roll made again: it comes out the same.')).toBeVisible();
  });

  await test.step('nothing hangs out, is cut, or too small; axe finds nothing, in both languages', async () => {
    await tap('Turn the board');
    expect(await defects(page)).toEqual([]);
    for (const language of ['es', 'en'] as const) {
      await page
        .locator(`header button[lang=${language}]`)
        .dispatchEvent('click')
        .catch(() => undefined);
      await page.emulateMedia({ colorScheme: language === 'es' ? 'light' : 'dark' });
      expect(await complaints(page)).toEqual([]);
    }
  });

  await page.getByRole('button', { name: /Parchís tables|Mesas de parchís/ }).tap();
  await expect(page.getByRole('button', { name: /Parchís table 1|Mesa de parchís 1/ })).toBeVisible();
  expect(await complaints(page)).toEqual([]);
});
