/** One desk through an evening: a flag, a clock mended, a copy after the round, closed on two screens, gone on with. */
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { AtBoard } from './at-a-board.ts';
import { begin, expect, test } from './served-desk.ts';
import { tournamentForm, written } from './written.ts';

const ready = (board: number, seconds: number) =>
  ({
    type: 'placeClock',
    round: 1,
    board,
    mode: 'official',
    turn: 'white',
    running: false,
    white: { milliseconds: seconds * 1000 },
    black: {},
  }) as const;

test('Alt+P, Alt+G and Alt+M at the board, a copy after the round, closed on both screens, gone on with', async ({
  desk,
  quietPage: page,
}) => {
  const control = { type: 'setControl', round: 1, board: null, text: '5+0', change: 'moves' } as const;
  const address = await desk.start(await written(desk.folder, 4, 0, [control, ready(1, 2), ready(2, 300)]));
  await begin(page, address);
  const { origin } = new URL(address);

  const here = new AtBoard(page);
  await here.go(2);
  await page.keyboard.type('e4');
  await page.keyboard.press('Enter');
  const wrong = page.getByText('Moves are recorded, and the clock was not started');
  await expect(wrong).toBeVisible();
  await page.keyboard.press('Alt+m');
  await expect(wrong).toBeHidden();

  await here.go(1);
  await page.keyboard.press('Alt+p');
  await expect(page.getByRole('button', { name: 'Rule on White’s flag Alt+G' })).toBeVisible();
  await expect(page.getByText('Flag fallen. Round 1, board 1: White.')).toBeAttached();
  await page.keyboard.press('Alt+g');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Incident');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave without writing it' }).click();
  await expect(here.line).toBeFocused();

  const copies = join(desk.folder, 'stick');
  mkdirSync(copies);
  await page.keyboard.press('Alt+5');
  await page.getByLabel('Folder of the copies (full path)').fill(copies);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Round', exact: true }).click();
  await page.keyboard.press('r');
  await page.keyboard.press('1');
  await page.keyboard.press('0');
  await expect.poll(() => existsSync(copies) && readdirSync(copies).length).toBe(1);

  const other = await page.context().newPage();
  await other.goto(origin);
  await expect(other.getByText(tournamentForm.name).first()).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Tournament', exact: true }).click();
  await expect(page.getByText(/^Last copy: /)).toBeVisible();
  await page.getByRole('button', { name: 'Close the tournament' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Another screen has it open');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: tournamentForm.name })).toBeVisible();
  await page.getByRole('button', { name: 'Close the tournament' }).click();
  await dialog.getByRole('button', { name: 'Close it on all' }).click();
  const goOn = { name: new RegExp(`^Go on with “${tournamentForm.name}”`) };
  await expect(other.getByRole('button', goOn)).toBeVisible();
  await expect(page.getByRole('button', goOn)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(other.getByText(tournamentForm.name).first()).toBeVisible();
  await expect(page.getByRole('button', goOn)).toBeHidden();
});
