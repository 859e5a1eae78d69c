/** What a screen has taken while the desk was gone: kept on the device, offered again, sent once, never dropped in silence. */
import type { BrowserContext, Page } from '@playwright/test';
import { complaints } from './axe.ts';
import { AtBoard } from './at-a-board.ts';
import { clocked, written } from './written.ts';
import { begin, expect, test, type ServedDesk } from './served-desk.ts';

interface Screen {
  readonly says: string;
  /** Goes there while the desk is there. */
  readonly open: (page: Page) => Promise<void>;
  /** What is done there once it is gone. */
  readonly act: (page: Page) => Promise<void>;
  /** As the acts are told. */
  readonly told: readonly string[];
  /** What the journal says of it, once each. */
  readonly lines: readonly RegExp[];
}

const place = (page: Page, name: string) => page.getByRole('navigation').getByRole('button', { name });

async function note(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Alt+n');
  await page.keyboard.type(text);
  await page.keyboard.press('Control+Enter');
}

/** A move that the arbiter does not want after all. */
const thrownAway = 'Nc6';

const screens: readonly Screen[] = [
  {
    says: 'the list of people',
    open: async (page) => {
      await place(page, 'People').click();
      await expect(page.getByRole('row').nth(1)).toBeVisible();
    },
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Name', exact: true }).fill('Late, Anna');
      await page.getByRole('button', { name: 'Register', exact: true }).click();
    },
    told: ['Late registration (round 2): Late, Anna'],
    lines: [/Registered: Late, Anna/, /Plays from round 2: no. 11, Late, Anna/],
  },
  {
    says: 'the entry line of a board',
    open: (page) => new AtBoard(page).go(1),
    act: async (page) => {
      await new AtBoard(page).play('e4', 'e5', 'Nf3', thrownAway);
    },
    told: ['e4', 'e5', 'Nf3', thrownAway].map((move) => `Move (round 1, board 1): ${move}`),
    lines: [/1\. e4/, /1… e5/, /2\. Nf3/],
  },
  {
    says: 'the list of a round',
    open: async (page) => {
      await expect(page.locator('[data-row="5"]')).toBeVisible();
      await page.keyboard.press('r');
      for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    },
    act: (page) => page.keyboard.press('Numpad1'),
    told: ['Result (round 1, board 3): 1-0'],
    lines: [/Result 1-0/],
  },
  {
    says: 'a note at a board',
    open: (page) => new AtBoard(page).go(2),
    act: async (page) => {
      await note(page, 'left the hall');
    },
    told: ['Note (round 1, board 2): left the hall'],
    lines: [/Note: left the hall/],
  },
];

const trust = (page: Page) => page.getByText('The desk has been out of reach since');

async function inTabs(context: BrowserContext, address: string): Promise<readonly Page[]> {
  const first = await context.newPage();
  await begin(first, address);
  const rest = await Promise.all(screens.slice(1).map(() => context.newPage()));
  // the device has its session: the bare address lets it in
  for (const page of rest) await begin(page, new URL('/', address).href);
  return [first, ...rest];
}

async function goneAndBack(desk: ServedDesk, context: BrowserContext): Promise<Page> {
  const file = await written(desk.folder, 10, 0, clocked('90+30', []));
  const address = await desk.start(file);
  const pages = await inTabs(context, address);
  for (const [at, screen] of screens.entries()) await screen.open(pages[at] ?? (await context.newPage()));
  await desk.stop('SIGKILL');
  for (const [at, screen] of screens.entries()) {
    const page = pages[at];
    if (page === undefined) throw new Error('each screen has its tab');
    await page.bringToFront();
    await expect(trust(page)).toBeVisible();
    await screen.act(page);
    await expect(page.getByText(`To be sent: ${screen.told.length} act`)).toBeVisible();
  }
  for (const page of pages) await page.close({ runBeforeUnload: false });
  await desk.start(file);
  const page = await context.newPage();
  await begin(page, new URL('/', address).href);
  return page;
}

const all = screens.flatMap(({ told }) => told);

test('every screen closed with acts in its queue: all are offered again, one is thrown away, the rest arrives once', async ({
  desk,
  context,
}) => {
  // six tabs
  test.slow();
  const page = await goneAndBack(desk, context);
  const left = (count: number) => `${count} acts made on this device are not in the journal.`;
  await expect(page.getByText(left(all.length))).toBeVisible();
  await new AtBoard(page).go(2);
  await note(page, 'arrived late');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Look' }).click();
  const dialog = page.getByRole('dialog', { name: 'Written on this device and not sent' });
  for (const told of all) await expect(dialog.getByText(told)).toBeVisible();
  await expect(dialog.getByText('Note: arrived late').last()).toBeVisible();
  expect(await complaints(page)).toEqual([]);

  // gone on every tab of the device
  const other = await context.newPage();
  await begin(other, new URL('/', page.url()).href);
  await expect(other.getByText(left(all.length))).toBeVisible();
  await dialog
    .getByRole('listitem')
    .filter({ hasText: `: ${thrownAway}` })
    .getByText('Throw away')
    .click();
  await expect(dialog.getByText(`: ${thrownAway}`)).toHaveCount(0);
  await expect(other.getByText(left(all.length - 1))).toBeVisible();

  await page.bringToFront();
  await dialog.getByRole('button', { name: `Send all, in order (${all.length - 1})` }).click();
  await expect(dialog.getByText('Nothing is left to be sent.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await place(page, 'Book').click();
  await page.keyboard.press('j');
  for (const line of screens.flatMap(({ lines }) => lines)) {
    await expect(page.getByRole('gridcell', { name: line })).toHaveCount(1);
  }
  await expect(page.getByRole('gridcell', { name: `2… ${thrownAway}` })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('made on this device')).toHaveCount(0);
});
