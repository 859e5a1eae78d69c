import { AtBoard, expect, test } from './at-a-board.ts';

test('a game by drags and clicks: castling both ways, a promotion, a strike, a result', async ({
  round,
  quietPage: page,
}) => {
  test.slow();
  await page.goto(round.address);
  const board = new AtBoard(page);
  await board.go(1);
  const drags: readonly (readonly [string, string, string])[] = [
    ['e2', 'e4', 'e4'],
    ['d7', 'd5', 'd5'],
    ['e4', 'd5', 'exd5'],
    ['c7', 'c6', 'c6'],
    ['d5', 'c6', 'dxc6'],
    ['c8', 'e6', 'Be6'],
  ];
  for (const [from, to, san] of drags) {
    await board.drag(from, to);
    await board.has(san);
  }
  const clicks: readonly (readonly [string, string, string])[] = [
    ['g1', 'f3', 'Nf3'],
    ['d8', 'd6', 'Qd6'],
    ['f1', 'e2', 'Be2'],
    ['b8', 'a6', 'Na6'],
  ];
  for (const [from, to, san] of clicks) {
    await board.click(from);
    await board.click(to);
    await board.has(san);
  }
  await board.drag('e1', 'g1');
  await board.has('0-0');
  await board.drag('e8', 'a8');
  await board.has('0-0-0');
  await board.click('c6');
  await board.click('b7');
  await board.has('cxb7+');
  await expect(board.chessboard.locator('.check')).toHaveCount(1);
  await board.drag('c8', 'c7');
  await board.has('Kc7');

  await board.drag('b7', 'b8');
  await page.getByRole('button', { name: 'knight' }).click();
  await board.has('b8=N');
  await expect(board.line).toBeFocused();

  await page.keyboard.press('Alt+s');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('Recorded wrongly');
  await page.keyboard.press('Enter');
  await board.has('Kc7');
  await page.getByRole('button', { name: '1 move struck' }).click();
  await expect(board.sheet).toContainText('b8=N Recorded wrongly');

  await board.click('b7');
  await board.click('b8');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await board.has('b8=R');

  await page.keyboard.press('Alt+r');
  await page.getByRole('radio', { name: '1-0' }).check();
  await page.getByRole('radio', { name: 'resignation' }).check();
  await page.getByRole('button', { name: 'Record 1-0 (resignation)' }).click();
  await expect(page.locator('.result')).toContainText('1-0');
  await expect.poll(() => round.movesOf(1)).toContain('8. b8=R 1-0');

  await page.getByRole('button', { name: 'Strike the result' }).click();
  await page.getByRole('button', { name: 'The game goes on' }).click();
  await page.getByRole('button', { name: 'Strike the result 1-0' }).click();
  await expect(page.getByText('Black to move')).toBeVisible();
});

test('the same by touch', async ({ round, browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 820, height: 1180 } });
  const page = await context.newPage();
  await page.goto(round.address);
  const board = new AtBoard(page);
  await board.go(1);
  const tap = async (square: string) => {
    const box = await board.square(square).boundingBox();
    if (box !== null) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  };
  await tap('e2');
  await tap('e4');
  await board.has('e4');
  await tap('c7');
  await tap('c5');
  await board.has('c5');
  await context.close();
});

test('ends and beginnings: a mate offered, a start position, a mate asked about', async ({
  round,
  quietPage: page,
}) => {
  await page.goto(round.address);
  const board = new AtBoard(page);
  await test.step('mate on the chessboard is offered with its consequence', async () => {
    await board.goOn(1);
    await board.play('f3', 'e5', 'g4', 'Qh4#');
    await page.getByRole('button', { name: 'Record 0-1 (checkmate)' }).click();
    await expect(page.locator('.result')).toContainText(/0-1\s*checkmate/);
    await expect(board.line).toHaveAttribute('placeholder', 'The game is over');
  });
  await test.step('a start position of its own, with its reason', async () => {
    await board.goOn(4);
    await board.more();
    await page.getByRole('button', { name: 'Start position' }).last().click();
    await page.getByLabel('Number (0-959) or FEN').fill('534');
    await page.getByLabel('Game').selectOption('chess960');
    await page.getByRole('button', { name: 'Draw of the round' }).click();
    await page.getByRole('button', { name: 'Set the position' }).click();
    await expect(board.sheet).toContainText('Start position 534');
    await board.play('e4', 'e5');
    await board.has('e5');
  });
  await test.step('a mate the moves do not show is asked about once more', async () => {
    await board.goOn(2);
    await board.play('e4', 'e5', '1-0');
    await expect(page.getByRole('radio', { name: '1-0' })).toBeChecked();
    await page.getByRole('radio', { name: 'checkmate' }).check();
    await page.getByRole('button', { name: 'Record 1-0 (checkmate)' }).click();
    await page.getByRole('button', { name: /^Decide otherwise/ }).click();
    await page.keyboard.type('Shown at the board');
    await page.getByRole('button', { name: 'Record 1-0 (checkmate) all the same' }).click();
    await expect(page.locator('.result')).toContainText('1-0');
    // with the result there, no letter begins a move any more: it is the command of its button
    await page.keyboard.press('n');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
