/** The main job from an empty folder to a restart after kill -9: nothing is missing. */
import { readFileSync } from 'node:fs';
import { begin, expect, test } from './served-desk.ts';
import { nameOf, pairingsCsv, playersCsv, sidesOf } from './lists.ts';
import { workbook } from '../plain/zipped.ts';

/** As a spreadsheet of this country writes it: every letter is one byte of Windows-1252. */
const windows1252 = (text: string): Buffer => Buffer.from(text, 'latin1');

test('a tournament of 300, a round, a game, another window, PGN, kill -9, and all is there', async ({
  desk,
  context,
  quietPage: page,
}) => {
  test.setTimeout(180_000);
  await begin(page, await desk.start());
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Abierto de Toledo 2026');
  await page.getByText('More: place, dates').click();
  await page.getByLabel('Place', { exact: true }).fill('Toledo');
  await page.getByLabel('Chief arbiter').fill('Rosa Medina');
  await page.getByLabel('Federation').fill('ESP');
  await page.getByLabel('Rules').selectOption({ label: 'Rapid (A.5)' });
  await page.getByRole('button', { name: 'Create the tournament' }).click();
  await expect(page.getByText('Round 1 has no pairings yet.')).toBeVisible();

  await test.step('300 players from a file, a bad line shown with its number and reason', async () => {
    await page.keyboard.press('4');
    await page.getByRole('button', { name: 'Import a list' }).first().click();
    const row =
      '<row r="1"><c r="A1" t="inlineStr"><is><t>Vega, Ana</t></is></c><c r="B1"><v>2100</v></c></row>';
    const book = {
      name: 'jugadores.xlsx',
      mimeType: '',
      buffer: Buffer.from(workbook([{ name: 'A', rows: row }])),
    };
    await page.locator('input[type=file]').setInputFiles(book);
    await expect(page.getByText('1 person goes in')).toBeVisible();
    const paper = { name: 'jugadores.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
    await page.locator('input[type=file]').setInputFiles(paper);
    await expect(page.getByRole('alert').getByText('This is a PDF')).toBeVisible();
    const text = `${playersCsv(300)}301;GM;???;ESP;2500;;;;\r\n`;
    const file = { name: 'jugadores.csv', mimeType: 'text/csv', buffer: windows1252(text) };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText('300 people go in')).toBeVisible();
    await expect(page.getByRole('row', { name: '302' })).toContainText('???');
    await page.getByRole('button', { name: 'Register 300 people' }).click();
    await expect(page.getByText('300 went in.')).toBeVisible();
    await expect(page.getByRole('row', { name: '302' })).toContainText('???');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('row')).toHaveCount(301);
    await expect(page.getByRole('row', { name: nameOf(1) })).toBeVisible();
  });

  await test.step('a round from a list, and a board typed by hand in another', async () => {
    await page.keyboard.press('2');
    await page.keyboard.press('p');
    await page.getByRole('button', { name: 'Import pairings' }).first().click();
    await page.getByRole('textbox', { name: 'Text' }).fill(pairingsCsv(300));
    await page.getByRole('button', { name: 'Pair 150 boards' }).click();
    await expect(page.getByRole('row')).toHaveCount(151);
    await page.getByRole('button', { name: 'Next round' }).click();
    await page.getByRole('combobox', { name: 'White' }).fill('echev jur');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Black' }).fill('12');
    await page.getByRole('button', { name: 'Add the board' }).click();
    await expect(page.getByRole('row', { name: nameOf(12) })).toBeVisible();
    await page.getByRole('button', { name: 'Previous round' }).click();
    await page.getByRole('button', { name: 'Round 1', exact: true }).click();
    await expect(page.getByRole('row')).toHaveCount(151);
  });

  await test.step('a board by its number, moves by keyboard', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('42');
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Board 42');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Board 42' })).toBeVisible();
    for (const move of ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6', 'O-O', 'Nf6']) {
      await page.keyboard.type(move);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText('illegal')).toHaveCount(0);
  });

  const second = await context.newPage();
  await test.step('another window sees it', async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Round 1' })).toBeVisible();
    await page.getByRole('navigation').getByRole('button', { name: 'Tournament' }).click();
    await page.getByRole('button', { name: 'Open another window' }).click();
    await begin(second, await page.getByText(/^http:/).innerText());
    // it begins at the first round with boards not finished
    const board = second.getByRole('row').nth(42);
    await expect(board).toContainText('White to move');
    await expect(board).toContainText('Nf6');
  });

  await test.step('the round as PGN', async () => {
    const download = second.waitForEvent('download');
    await second.getByRole('button', { name: 'Export PGN' }).click();
    const pgn = readFileSync(await (await download).path(), 'utf8');
    const [white, black] = sidesOf(42, 300);
    expect(pgn).toContain(`[White "${white}"]`);
    expect(pgn).toContain(`[Black "${black}"]`);
    expect(pgn).toContain('1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O Nf6');
  });

  await test.step('kill -9, reopen: nothing is missing', async () => {
    await desk.stop('SIGKILL');
    await expect(page.getByText('The desk has been out of reach since')).toBeVisible();
    await second.close();
    await begin(page, await desk.start());
    await page.getByRole('button', { name: /^Go on with/ }).click();
    await expect(page.getByRole('row')).toHaveCount(151);
    await expect(page.getByRole('row').nth(42)).toContainText('Nf6');
    await page.keyboard.press('4');
    await expect(page.getByRole('row')).toHaveCount(301);
    await page.keyboard.press('3');
    await page.keyboard.press('j');
    await expect(page.getByText('4… Nf6')).toBeVisible();
    await expect(page.getByText('Rosa Medina').first()).toBeVisible();
  });
});
