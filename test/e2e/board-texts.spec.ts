import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AtBoard, expect, test } from './at-a-board.ts';

const pgnFile = (name: string) => fileURLToPath(new URL(`../data/pgn/${name}`, import.meta.url));
const match = readFileSync(pgnFile('kasparov-deep-blue-1997.pgn'), 'utf8');
const firstGame = match.slice(0, match.indexOf('[Event "', 10));

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = () => navigator.clipboard.readText();

test('a real game pasted into the line', async ({ round, quietPage: page }) => {
  await page.goto(round.address);
  const board = new AtBoard(page);
  await board.go(2);
  await page.evaluate((text) => navigator.clipboard.writeText(text), firstGame);
  await page.keyboard.press('Control+v');
  await expect(page.getByLabel('Paste the PGN here')).toHaveValue(/\[Event "IBM Man-Machine/);
  await page.getByRole('button', { name: 'Import the game' }).click();
  await board.has('g7');
  await expect(page.locator('.result')).toContainText('1-0');
  expect(await round.movesOf(2)).toContain('45. g7 1-0');
});

test('texts at a board: a whole match from a file, what is copied, a Chess960 game', async ({
  round,
  quietPage: page,
}) => {
  await page.goto(round.address);
  const board = new AtBoard(page);
  await test.step('a file with a whole match: its first game goes in, of the others is told why not', async () => {
    await board.goOn(2);
    await board.more();
    await page.getByRole('button', { name: 'Import a PGN' }).click();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open a file…' }).click();
    await (await choosing).setFiles(pgnFile('kasparov-deep-blue-1997.pgn'));
    await expect(page.getByLabel('Paste the PGN here')).toHaveValue(/\[Event/);
    await page.getByRole('button', { name: 'Import the game' }).click();
    await expect(page.getByRole('dialog').getByRole('table')).toContainText('Board 2 has other moves');
    await page.getByRole('button', { name: 'Close' }).last().click();
    await board.has('g7');
  });
  await test.step('flip, and copy FEN and PGN of the moment shown', async () => {
    await board.goOn(4);
    await board.play('e4', 'c5', 'Nf3');
    await board.has('Nf3');
    await board.more();
    await page.getByRole('button', { name: 'Flip' }).click();
    await expect(board.chessboard.getByRole('gridcell').first()).toHaveAccessibleName('h1, white rook');
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: 'Copy FEN' }).click();
    await expect(page.getByText('FEN copied')).toBeVisible();
    expect(await page.evaluate(clipboard)).toBe(
      'rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2',
    );
    await page.getByRole('button', { name: 'Copy PGN' }).click();
    await expect(page.getByText('PGN copied')).toBeVisible();
    const pgn = await page.evaluate(clipboard);
    expect(pgn).toContain('1. e4 c5');
    expect(pgn).not.toContain('Nf3');
  });
  await test.step('a Chess960 game with clock times', async () => {
    await board.goOn(1);
    const file = readFileSync(pgnFile('cutechess-fischerrandom.pgn'), 'utf8');
    const game = file.slice(0, file.indexOf('[Event "', 10));
    await board.more();
    await page.getByRole('button', { name: 'Import a PGN' }).click();
    await page.getByLabel('Paste the PGN here').fill(game);
    await page.getByRole('button', { name: 'Import the game' }).click();
    await expect(board.sheet.locator('[aria-current=step] .san')).toHaveText(/\S/);
    await expect(board.sheet).toContainText(/Start position \d+/);
  });
});
