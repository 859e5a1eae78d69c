/** An incident told while the clock runs: it is in sight and stopped with one key; what else was true is told with it. */
import { AtBoard, escaque } from './at-a-board.ts';
import { begin, expect, test } from './served-desk.ts';
import { clocked, written } from './written.ts';

test('the clock is stopped while it is told, both pairs of times are offered, and two things are one ruling', async ({
  desk,
  page,
}) => {
  const file = await written(desk.folder, 4, 0, clocked('90+30', []));
  const address = await desk.start(file);
  await begin(page, address);
  const board = new AtBoard(page);
  await board.go(1);
  await page.keyboard.press('Alt+t');
  await page.getByRole('button', { name: /^Black / }).click();
  await page.getByRole('button', { name: /^White / }).click();
  await page.goto(address);
  await board.go(1);
  await page.getByRole('button', { name: /^Incident/ }).click();

  // White has pressed after an illegal move: Black's clock runs
  await expect(page.getByRole('button', { name: /^Stop Black’s clock/ })).toBeVisible();
  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: /^Stop/ })).toHaveCount(0);
  await page.keyboard.press('2');
  await page.keyboard.type('e2e5');
  await page.keyboard.type('1');
  const times = page.getByRole('group', { name: 'The clocks (7.1)' });
  await expect(times.getByRole('button', { name: /^Before the act: .* – 1:30:30$/ })).toBeVisible();
  await times.getByRole('button', { name: /^Before/ }).click();

  await page.keyboard.press('+');
  await expect(page.getByText('Also, at that moment')).toBeVisible();
  await page.keyboard.press('1');
  await page.keyboard.type('b1');
  await page.keyboard.type('11');
  await expect(page.getByText('The piece on b1 must move.')).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText(/^Written on line/)).toBeVisible();
  const book = await escaque('incidents', file);
  expect(book).toContain('Touched piece (White) + Illegal or half-made move (White)');
  expect(book).toMatch(/2 min more for Black/);
});
