/** The arbiter and the clocks of a round: its start, a penalty, a mirror, the hall, and what a crash leaves to decide. */
import type { Page } from '@playwright/test';
import { AtBoard, escaque } from './at-a-board.ts';
import { begin, expect, test } from './served-desk.ts';
import { written } from './written.ts';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function openPanel(page: Page, board: number): Promise<void> {
  await new AtBoard(page).go(board);
  await page.keyboard.press('Alt+k');
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('a round from its control to a penalty', async ({ desk, quietPage: page }) => {
  test.setTimeout(180_000);
  const file = await written(desk.folder, 8, 0);
  await begin(page, await desk.start(file));

  // the control is read while it is typed, and an error shows its place
  await page.keyboard.press('s');
  await expect(title(page, 'Start of round 1')).toBeVisible();
  const control = page.getByRole('textbox', { name: 'Time control' });
  await control.fill('40/90+30 & 30');
  await expect(page.getByText('At character 10')).toBeVisible();
  await control.fill('15+10');
  await expect(page.getByText('Rapid (A.1)')).toBeVisible();
  await expect(page.getByText('Rest of the game: 15 min and 10 s increment a move')).toBeVisible();
  await button(page, 'Set the control').click();
  await expect(page.getByRole('heading', { name: 'Control of the tournament: 15+10' })).toBeVisible();
  await expect(page.getByText('0 running · 0 to start · 4 without a clock')).toBeVisible();

  // board 4 plays with a clock on the table; somebody is not there
  await expect(page.getByText('Boards 1-4')).toBeVisible();
  await button(page, 'Clocks on screens').click();
  await expect(page.getByText('The clocks are placed')).toBeVisible();
  // the one button that starts all is in sight, whatever stands above it
  await expect(button(page, 'Start 4 clocks')).toBeInViewport({ ratio: 1 });
  await page.getByRole('textbox', { name: 'Mark as absent' }).fill('3');
  await page.getByRole('region', { name: 'Absent' }).getByRole('button').nth(1).click();
  await expect(page.getByText('counts from the start')).toBeVisible();
  await button(page, 'Start 4 clocks').click();
  await expect(page.getByText(/^Started at/)).toBeVisible();
  // no default time was given: whoever is not there at the start has lost, and it is only proposed
  await expect(page.getByText('Absent past the default time (6.7.1)')).toBeVisible();
  await button(page, /^Board 3: record/).click();
  await expect(page.getByRole('region', { name: 'Absent' }).getByText('Nobody')).toBeVisible();

  // a penalty by one key, with its reason
  await openPanel(page, 1);
  const dialog = page.getByRole('dialog');
  await button(page, 'Pause').last().click();
  await page.keyboard.press('4');
  await expect(dialog.getByText('+2:00')).toBeVisible();
  await button(page, 'Correct the clock').click();
  await expect(page.getByText('The reason is missing.')).toBeVisible();
  await button(page, 'Illegal move (7.5.5)').click();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  const black = page.getByRole('group', { name: 'Black' }).getByRole('timer');
  await expect(black).toHaveText('17:10');

  // struck, it is as before
  await page.keyboard.press('Alt+k');
  await button(page, 'Strike the correction').click();
  // which act, whose, and what the clock would show
  await expect(dialog).toContainText('Clock corrected');
  await expect(dialog).toContainText('Round 1, board 1 · Rosa Medina');
  await expect(dialog.getByRole('row', { name: 'If struck' }).getByRole('timer').nth(1)).toHaveText('15:10');
  await button(page, 'It was the other side').click();
  await page.keyboard.press('Enter');
  // the panel is there again once it is struck
  await expect(dialog.getByRole('row', { name: 'If struck' })).toHaveCount(0);
  await expect(dialog.getByText('Black').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(black).toHaveText('15:10');

  // the five large buttons and both times stand whole beside the game, on a laptop and on a tablet
  for (const [width, height] of [
    [820, 1180],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of [/^Incident/, /^Clock/, /^Result/, /^Claim/, /^Note/])
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    for (const time of await page.getByRole('timer').all()) await expect(time).toBeInViewport({ ratio: 1 });
  }

  // the book hides nothing of it: on the desk, on a tablet held upright, on paper
  await button(page, 'Book').click();
  await page.keyboard.press('j');
  await expect(page.getByText('It was the other side').first()).toBeVisible();
  const cut = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main, [role=gridcell]')]
        .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth)
        .map((each) => each.innerText),
    );
  for (const [width, media] of [
    [1366, 'screen'],
    [820, 'screen'],
    [718, 'print'],
  ] as const) {
    await page.emulateMedia({ media });
    await page.setViewportSize({ width, height: 768 });
    expect(await cut()).toEqual([]);
    await expect(page.getByText('Rosa Medina').first()).toBeVisible();
  }
  await expect(page.getByRole('main')).toHaveCSS('overflow', 'visible');
  await page.emulateMedia({ media: 'screen' });
  const lines = await escaque('journal', file);
  expect(lines).toContain('Illegal move (7.5.5)');
  expect(lines).toContain('It was the other side');
});

test('what a closing leaves to decide, the hall by least time, a mirror, and a flag', async ({
  desk,
  quietPage: page,
}) => {
  test.setTimeout(180_000);
  const runs = (board: number, milliseconds: number) =>
    ({
      type: 'placeClock',
      round: 1,
      board,
      mode: 'official',
      white: { milliseconds },
      black: {},
      turn: 'white',
      running: true,
    }) as const;
  const control = { type: 'setControl', round: 1, board: null, text: '15+10', change: 'moves' } as const;
  const file = await written(desk.folder, 8, 0, [control, runs(1, 600_000), runs(2, 240_000)]);
  await begin(page, await desk.start(file));

  // the desk was closed while they ran: they stand, and nothing is taken from anybody unasked
  await page.keyboard.press('2');
  await expect(page.getByText('2 clocks stopped at the last sure instant.')).toBeVisible();
  await new AtBoard(page).go(2);
  await expect(page.getByText('The clock of this board stopped at the last sure instant.')).toBeVisible();
  await page.keyboard.press('Alt+d');
  await expect(page.getByRole('dialog').getByText("White's was running")).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+1');
  await expect(page.getByText('2 clocks stopped at the last sure instant.')).toBeVisible();
  await button(page, 'Decide…').click();
  await expect(page.getByRole('dialog').getByText("White's was running")).toHaveCount(2);
  await button(page, 'Leave the times').click();
  await expect(page.getByText('2 clocks stopped')).toHaveCount(0);

  const cards = page.getByRole('group', { name: 'Hall' }).getByRole('button');
  await button(page, 'Least time').click();
  await expect(cards.nth(0)).toContainText('Board 2');
  await expect(cards.nth(1)).toContainText('Board 1');

  const mirror = async (board: number, white: string): Promise<void> => {
    await openPanel(page, board);
    const dialog = page.getByRole('dialog');
    await button(page, 'Mirror of the clock on the table').click();
    await dialog.getByRole('textbox', { name: 'Time' }).first().fill(white);
    await button(page, 'The clock is running').click();
    await button(page, 'Count from now').click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('mirror · 15+10')).toBeVisible();
    await expect(new AtBoard(page).line).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(title(page, 'Hall')).toBeVisible();
  };
  await mirror(3, '1:05');
  await mirror(4, '0:01');
  await button(page, 'Least time').click();
  await expect(cards.nth(0)).toContainText('flag: White');
  await expect(cards.nth(0).getByRole('timer').first()).toHaveText('0:00');
  await expect(cards.nth(1)).toContainText('Board 3');

  // closing says how many run and what becomes of them; Enter, pressed without reading, closes nothing
  await page.keyboard.press('5');
  await button(page, 'Close the tournament').click();
  const closing = page.getByRole('dialog', { name: 'Close with clocks running' });
  await expect(closing).toContainText('2 clocks are running. On closing they stop at that instant');
  await expect(closing).toContainText(
    '1 clock on a table is followed. On closing they are only no longer followed',
  );
  await page.keyboard.press('Enter');
  await expect(closing).toHaveCount(0);
  await button(page, 'Close the tournament').click();
  await closing.getByRole('button', { name: 'Stop the clocks and close' }).click();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
