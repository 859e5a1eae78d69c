/** How many keys and clicks what an arbiter does most takes, each from where one stands when it happens. */
import type { Page } from '@playwright/test';
import { AtBoard } from './at-a-board.ts';
import { begin, expect, test } from './served-desk.ts';
import { written } from './written.ts';

const control = { type: 'setControl', round: 1, board: null, text: '15+10', change: 'moves' } as const;
/** Of one board, so that a flag falls while the others are played on. */
const short = { ...control, board: 4, text: '5 seconds' } as const;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const noted = (page: Page) => page.getByText(/^Written on line/);

/** A hand that counts: a key, a click and a letter are one each. */
class Hand {
  readonly #page: Page;
  #inputs = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async keys(...names: readonly string[]): Promise<void> {
    for (const name of names) await this.#page.keyboard.press(name);
    this.#inputs += names.length;
  }

  async click(name: string | RegExp): Promise<void> {
    await button(this.#page, name).click();
    this.#inputs += 1;
  }

  async on(board: AtBoard, ...squares: readonly string[]): Promise<void> {
    for (const square of squares) await board.click(square);
    this.#inputs += squares.length;
  }

  /** What it took since it was last asked. */
  takes(): number {
    const inputs = this.#inputs;
    this.#inputs = 0;
    return inputs;
  }
}

test('a round started, a touched piece, an illegal move, a penalty, a claim from paper, a flag', async ({
  desk,
  quietPage: page,
}) => {
  await begin(page, await desk.start(await written(desk.folder, 8, 0, [control, short])));
  const hand = new Hand(page);
  const board = new AtBoard(page);
  const took: Record<string, number> = {};

  await page.keyboard.press('2');
  await expect(page.getByRole('heading', { level: 1, name: 'Round 1' })).toBeVisible();
  await hand.keys('s');
  await expect(button(page, 'Start 4 clocks')).toBeInViewport({ ratio: 1 });
  await hand.keys('a');
  await expect(page.getByText('4 running · 0 to start')).toBeVisible();
  took['round started'] = hand.takes();

  await page.keyboard.press('2');
  await board.go(1);
  await board.play('e4', 'e5', 'Nf3', 'Nc6', 'Bc4', 'Nf6');
  await board.has('Nf6');
  await hand.keys('i');
  await expect(page.getByText('What has happened?')).toBeVisible();
  await hand.keys('1');
  await hand.on(board, 'e1', 'h1');
  await expect(page.getByText('It would be so, if:')).toBeVisible();
  await hand.keys('0');
  await expect(page.getByText('Upheld', { exact: true })).toBeVisible();
  await hand.keys('a');
  await expect(noted(page)).toBeVisible();
  took['touched piece'] = hand.takes();
  await page.keyboard.press('Enter');
  await board.play('0-0');
  await board.has('0-0');

  await hand.keys('i');
  await expect(page.getByText('What has happened?')).toBeVisible();
  await hand.keys('2');
  await hand.on(board, 'e8', 'e6');
  await hand.keys('1');
  await expect(page.getByText('+2:00').first()).toBeVisible();
  await hand.keys('a');
  await expect(noted(page)).toBeVisible();
  took['illegal move'] = hand.takes();
  await page.keyboard.press('Enter');
  await expect(board.line).toBeFocused();

  await hand.keys('Alt+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await hand.keys('4');
  await hand.click('Disturbing the opponent (11.5)');
  await hand.keys('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  took['penalty'] = hand.takes();

  await page.keyboard.press('Escape');
  await board.go(2);
  await hand.keys('Alt+c');
  await expect(page.getByText('What is claimed?')).toBeVisible();
  await hand.keys('1', '1', 'm');
  await page.keyboard.type('Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8');
  await hand.keys('Enter');
  await expect(page.getByRole('heading', { name: /touched a piece/ })).toBeVisible();
  await hand.keys('2');
  await expect(page.getByRole('grid', { name: /[Rr]epeated/ })).toBeVisible();
  await hand.keys('a');
  await hand.click(/^Record ½-½/);
  await expect(noted(page)).toBeVisible();
  took['claim from paper, beside its moves'] = hand.takes();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await board.go(4);
  await hand.click(/^Rule on White’s flag/);
  await expect(page.getByText('White loses on time. Result 0-1.')).toBeVisible();
  await expect(page.getByText(/^Black can still mate/)).toBeVisible();
  await hand.keys('a');
  await hand.click(/^Record 0-1/);
  await expect(noted(page)).toBeVisible();
  took['flag, with the line that mates'] = hand.takes();

  expect(took).toEqual({
    'round started': 2,
    'touched piece': 6,
    'illegal move': 6,
    penalty: 4,
    'claim from paper, beside its moves': 8,
    'flag, with the line that mates': 3,
  });
});
