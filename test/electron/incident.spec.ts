/** An incident from the window of a real Electron: told, ruled on and written by keyboard. */
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { deskFiles } from '../../electron/desk-files.ts';
import { act, done, form } from '../contract/kit.ts';
import { test } from './launch.ts';

test('a touched piece is ruled on, and the line is in the file', async ({ launcher }) => {
  const path = join(launcher.folder, 'Rulings.escaque');
  const desk = await deskFiles().create(path);
  done(await desk.act(act({ type: 'createTournament', form: form('Rulings') })));
  done(await desk.act(act({ type: 'registerPlayersFromText', text: 'No;Name\n1;Ana\n2;Luis\n' })));
  done(await desk.act(act({ type: 'pairRoundFromText', round: 1, text: 'Board;White;Black\n1;1;2\n' })));
  await desk.close();

  const { app, page } = await launcher.start(path);
  await page.getByRole('combobox').first().waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('1');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^(Board|Mesa) 1$/ })).toBeVisible();
  await page.keyboard.press('i');
  await expect(page.getByRole('heading', { name: /^(What has happened|¿Qué ha pasado)/ })).toBeVisible();
  await page.keyboard.press('1');
  await page.keyboard.type('g1');
  await page.keyboard.type('11');
  await page.keyboard.press('a');
  await expect(page.getByText(/^(Written on line|Anotado en la línea) 4$/)).toBeVisible();
  await app.close();

  const again = await deskFiles().open(path);
  const { lines } = await again.history({ from: 0, limit: 1, newestFirst: true, place: null });
  expect(lines[0]?.event).toMatchObject({ type: 'incidentDecided', decision: { by: 'laws' } });
  await again.close();
});
