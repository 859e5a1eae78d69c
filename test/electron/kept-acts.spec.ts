/** In Electron screens and desk end together: what the desk had not written yet is offered at the next start. */
import Database from 'better-sqlite3';
import { written } from '../e2e/written.ts';
import { expect } from '@playwright/test';
import { test } from './launch.ts';

test('killed with an act on its way: it is offered at the next start, and arrives once', async ({
  launcher,
}) => {
  const file = await written(launcher.folder, 10, 0);
  const { app, page } = await launcher.start(file);
  await page.getByRole('navigation').getByRole('button', { name: 'People' }).click();
  await expect(page.getByRole('row')).toHaveCount(11);
  // another process has the file: the desk waits for it
  const other = new Database(file);
  other.exec('BEGIN IMMEDIATE');
  await page.getByRole('combobox', { name: 'Name', exact: true }).fill('Late, Anna');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('writing…')).toBeVisible();
  const gone = new Promise((resolve) => app.process().once('exit', resolve));
  app.process().kill('SIGKILL');
  await gone;
  other.exec('ROLLBACK');
  other.close();

  const { page: next } = await launcher.start(file);
  await expect(next.getByText('1 act made on this device is not in the journal.')).toBeVisible();
  await next.getByRole('button', { name: 'Look' }).click();
  const dialog = next.getByRole('dialog');
  await expect(dialog.getByText('Nothing new there since then.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog.getByText('Written: Late registration (round 2): Late, Anna.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await next.getByRole('navigation').getByRole('button', { name: 'People' }).click();
  await expect(next.getByRole('row', { name: 'Late, Anna' })).toHaveCount(1);
});
