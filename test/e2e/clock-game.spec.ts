/** A game of 40 moves on two tablets, and a press over a slow line: the times of the journal, of the screens, and of a sum made apart. */
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { AtBoard, escaque } from './at-a-board.ts';
import { begin, expect, test, type ServedDesk } from './served-desk.ts';
import { clocked, written } from './written.ts';

/** 40 moves in 4 minutes, then 2 minutes, with 2 seconds a move from the first. */
const control = '40/240+2:120+2';
const [base, next, bonus, count] = [240_000, 120_000, 2_000, 40];

interface Acted {
  readonly type: string;
  readonly do: string;
  readonly by?: 'white' | 'black';
  readonly at: number;
  readonly corrected?: number;
  readonly after: { readonly white: { readonly time: number }; readonly black: { readonly time: number } };
}

async function clockLines(file: string): Promise<readonly Acted[]> {
  const lines = (await escaque('journal', file, '--json')).trim().split('\n');
  const events = lines.map((line) => (JSON.parse(line) as { event: Acted }).event);
  return events.filter(({ type }) => type === 'clockActed');
}

/** Every word between a page and the desk takes so long each way, as over a slow network. */
async function slowLine(page: Page): Promise<{ way: number }> {
  const line = { way: 0 };
  await page.routeWebSocket(/\/desk$/, (screen) => {
    const desk = screen.connectToServer();
    const late = (send: () => void) => void (line.way === 0 ? send() : setTimeout(send, line.way));
    screen.onMessage((text) => late(() => desk.send(text)));
    desk.onMessage((text) => late(() => screen.send(text)));
  });
  return line;
}

/** A clock screen of board 1 that keeps the instants at which it was touched, by its own clock. */
async function tablet(page: Page, address: string): Promise<Page> {
  await page.addInitScript(() => {
    const touched: number[] = [];
    Object.assign(window, { touched });
    window.addEventListener('pointerdown', (event) => touched.push(event.timeStamp), { capture: true });
  });
  await page.goto(address);
  const board = new AtBoard(page);
  await board.go(1);
  await page.keyboard.press('Alt+t');
  await expect(page.getByRole('button', { name: /^White / })).toBeVisible();
  return page;
}

const touchedAt = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (window as typeof window & { touched: number[] }).touched);

/** Touches the middle of a half, as a finger or a mouse does. */
async function touch(button: Locator): Promise<void> {
  const box = await button.boundingBox();
  if (box === null) throw new Error('the half is not on the screen');
  await button.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const half = (page: Page, side: 'White' | 'Black') =>
  page.getByRole('button', { name: new RegExp(`^${side} `) });

async function served(desk: ServedDesk): Promise<{ readonly file: string; readonly address: string }> {
  const file = await written(desk.folder, 4, 0, clocked(control, []));
  expect(file).toBe(join(desk.folder, 'toledo.escaque'));
  return { file, address: await desk.start(file) };
}

test('two people press a game of 40 moves, and every millisecond is accounted for', async ({
  desk,
  quietPage: page,
}) => {
  // 80 presses, each waited for on the other screen: seconds on a quiet machine
  test.setTimeout(180_000);
  const { file, address } = await served(desk);
  await begin(page, address);
  const whitesPage = await page.context().newPage();
  const line = await slowLine(whitesPage);
  const whites = await tablet(whitesPage, new URL('/', address).href);
  const blacks = await tablet(await page.context().newPage(), new URL('/', address).href);
  const white = half(whites, 'White');
  const black = half(blacks, 'Black');

  // as at the table, Black starts White's clock
  await touch(black);
  await expect(white).toHaveAttribute('aria-pressed', 'true');
  // the keys are told beside the halves, and the Shift of ? is no press
  await whites.keyboard.press('Shift+Slash');
  await expect(whites.getByRole('region', { name: 'Keys of this screen' })).toContainText('presses White');
  await whites.keyboard.press('Escape');
  for (let move = 1; move <= 40; move += 1) {
    for (const [mine, opponents] of [
      [white, black],
      [black, white],
    ] as const) {
      await touch(mine);
      await expect(opponents).toHaveAttribute('aria-pressed', 'true');
    }
  }
  await expect(white).toContainText('Moves: 40');

  // one more over a line that is suddenly slow: it costs no time, and by how much it came late is said
  line.way = 400;
  await touch(white);
  await expect(black).toHaveAttribute('aria-pressed', 'true');
  await blacks.getByRole('button', { name: 'Arbiter: press and hold to open' }).dispatchEvent('click');
  await expect(blacks.getByText(/The last press took \d{3} ms to arrive/)).toBeVisible();

  const acts = await clockLines(file);
  expect(acts.map((act) => act.do)).toEqual(['start', ...Array.from({ length: 81 }, () => 'press')]);
  await whites.getByRole('button', { name: 'Arbiter: press and hold to open' }).dispatchEvent('click');
  const measured = await whites.getByText(/time measured: ±\d+ ms/).textContent();
  const within = Number(/±(\d+)/.exec(measured ?? '')?.[1]);
  // a timer may come a millisecond early
  expect(acts.at(-1)?.corrected).toBeGreaterThanOrEqual(400 - 1 - within);

  // the sum made apart, from nothing but the instants of the presses
  const left = { white: base + bonus, black: base + bonus };
  const moves = { white: 0, black: 0 };
  let before = acts[0]?.at ?? 0;
  for (const { by, at, after } of acts.slice(1)) {
    if (by === undefined) throw new Error("a press is somebody's");
    moves[by] += 1;
    left[by] += before - at + bonus + (moves[by] === count ? next : 0);
    before = at;
    expect({ white: after.white.time, black: after.black.time }).toEqual(left);
  }

  // each tablet stamped its own touches: by its own clock they are as far apart as the journal says
  for (const [screen, side] of [
    [whites, 'white'],
    [blacks, 'black'],
  ] as const) {
    const here = await touchedAt(screen);
    const desks = acts.filter(({ do: what, by }) => by === side || (side === 'black' && what === 'start'));
    expect(here).toHaveLength(desks.length);
    const apart = here.map((instant, index) => (desks[index]?.at ?? 0) - instant);
    // but for what measuring the desk's time anew finds
    expect(Math.max(...apart) - Math.min(...apart)).toBeLessThan(10);
  }
});
