/** Every screen of the desk, and how a test comes to it by keys. */
import type { Page } from '@playwright/test';
import { expect } from './served-desk.ts';

export interface Shown {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
  /** Closes what stands over or inside the screen, so that the keys are the frame's again. */
  readonly leave: (page: Page) => Promise<void>;
}

const titles = {
  1: /^(Sala|Hall)$/,
  2: /^(Ronda|Round) 1$/,
  3: /^(Libro|Book)$/,
  4: /^(Personas|People)$/,
  5: 'Abierto de Toledo 2026',
  6: /^(Posición|Position)$/,
  7: /^(Lista inicial|Starting list|Clasificación|Standings|Cuadro cruzado|Crosstable)/,
  8: /^(Vigilancia|Watch)$/,
} as const;

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function go(page: Page, key: keyof typeof titles): Promise<void> {
  await page.keyboard.press(`${key}`);
  await expect(title(page, titles[key])).toBeVisible();
  if (key === 2 || key === 4) await expect(page.getByRole('row').nth(1)).toBeVisible();
}

const stay = async (): Promise<void> => undefined;

async function escape(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const screen = (key: keyof typeof titles, name: string): Shown => ({
  name,
  open: (page) => go(page, key),
  leave: stay,
});

const over = (key: keyof typeof titles, name: string, open: (page: Page) => Promise<void>): Shown => ({
  name,
  open: async (page) => {
    await go(page, key);
    await open(page);
  },
  leave: escape,
});

/** A dialog over a board: the line under it takes the keys again when it closes. */
const overBoard = (name: string, open: (page: Page) => Promise<void>): Shown => ({
  name,
  open: over(2, name, open).open,
  leave: async (page) => {
    await escape(page);
    await page.keyboard.press('Escape');
    await expect(title(page, titles[2])).toBeVisible();
  },
});

async function openPairings(page: Page): Promise<void> {
  await page.keyboard.press('p');
  await expect(title(page, /^(Emparejamientos|Pairings)/)).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
}

async function openJournal(page: Page): Promise<void> {
  await page.keyboard.press('j');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
}

const row = (index: number) => async (page: Page) => {
  await page.getByRole('row').nth(index).click();
  await expect(page.getByRole('form').or(page.getByRole('dialog')).last()).toBeVisible();
};

const key = (name: string) => async (page: Page) => {
  await page.keyboard.press(name);
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** The explorer of start positions: positions, the example, the questions. */
const explorer = (mode: number) => async (page: Page) => {
  await page.getByRole('button', { name: /960/ }).click();
  await expect(title(page, /960/)).toBeVisible();
  const modes = page.getByRole('group', { name: /^(Qué se ve|What is shown)$/ });
  await modes
    .getByRole('button')
    .nth(mode - 1)
    .click();
  await expect(page.getByRole('grid')).toBeVisible();
  if (mode < 3) await page.keyboard.press('ArrowDown');
};

async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(text);
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
}

async function openIncident(page: Page): Promise<void> {
  await go(page, 2);
  await openBoard(page, 3);
  await page.keyboard.press('i');
  await expect(page.getByText(/^(¿Qué ha pasado\?|What has happened\?)$/)).toBeVisible();
}

/** To the round, from an incident of a board of it: what was said and not written is asked about first. */
async function home(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('button').nth(1).click();
  const leave = page.getByRole('button', { name: /^(Salir sin anotarlo|Leave without writing it)$/ });
  await expect(title(page, titles[2]).or(leave)).toBeVisible();
  if (await leave.isVisible()) await leave.click();
  await expect(title(page, titles[2])).toBeVisible();
}

export const screens: readonly Shown[] = [
  screen(1, 'hall'),
  screen(2, 'round'),
  {
    // the fifth board shows a mate by White: of a result against it the Laws are asked, and nothing is written
    name: 'round-question',
    open: async (page) => {
      await go(page, 2);
      await page.keyboard.press('r');
      await page.keyboard.type('/5');
      await page.keyboard.press('Enter');
      await page.keyboard.press('0');
      await expect(page.getByRole('alert').filter({ hasText: '5.1.1' })).toBeVisible();
    },
    leave: async (page) => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alert').filter({ hasText: '5.1.1' })).toHaveCount(0);
      await page.keyboard.press('Escape');
    },
  },
  { name: 'pairings', open: async (page) => go(page, 2).then(() => openPairings(page)), leave: stay },
  {
    name: 'swiss',
    open: async (page) => {
      await go(page, 2);
      await page.keyboard.press('e');
      await expect(title(page, /^(Emparejar la ronda|Pair round) 1$/)).toBeVisible();
      await expect(page.getByRole('row').nth(1)).toBeVisible();
    },
    leave: stay,
  },
  over(2, 'pairing-changed', async (page) => {
    await openPairings(page);
    await row(9)(page);
  }),
  over(2, 'pairings-exchanged', async (page) => {
    await openPairings(page);
    await key('e')(page);
  }),
  over(3, 'journal', openJournal),
  over(3, 'journal-line', async (page) => {
    await openJournal(page);
    await row(2)(page);
  }),
  screen(4, 'people'),
  over(4, 'person-changed', row(3)),
  over(4, 'person-rounds', key('a')),
  over(4, 'people-import', async (page) => {
    await key('g')(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('No;Name;Elo\n1;Same, Number;2000\n900;New, Person;1800\n');
    await expect(dialog.getByRole('row')).toHaveCount(2);
  }),
  screen(5, 'tournament'),
  over(5, 'tournament-changed', key('e')),
  over(5, 'pairing-rules', key('m')),
  over(5, 'forbidden-pairs', async (page) => {
    await page
      .getByRole('button', { name: /^(Parejas que no se enfrentan|Pairs that may not meet)/ })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  {
    name: 'round-start',
    open: async (page) => {
      await go(page, 2);
      await page.keyboard.press('s');
      await expect(title(page, /^(Comienzo de la ronda|Start of round) 1$/)).toBeVisible();
    },
    leave: stay,
  },
  {
    name: 'control-changed',
    open: async (page) => {
      await go(page, 2);
      await page.keyboard.press('s');
      await page.getByRole('button', { name: /^(Cambiar el control|Change the control)$/ }).click();
      await page.getByRole('textbox', { name: /^(Control de tiempo|Time control)$/ }).fill('40/90+30 x');
      await expect(page.locator('mark')).toBeVisible();
    },
    leave: async (page) => {
      await page.keyboard.press('Escape');
      await expect(title(page, titles[2])).toBeVisible();
    },
  },
  {
    name: 'countdown',
    open: async (page) => {
      await go(page, 2);
      await page.keyboard.press('s');
      await page.getByRole('button', { name: /^(Cuenta atrás|Countdown)/ }).click();
      await expect(title(page, titles[2])).toBeVisible();
    },
    leave: async (page) => {
      await page.keyboard.press('Escape');
      await expect(title(page, /^(Comienzo|Start)/)).toBeVisible();
    },
  },
  screen(6, 'position'),
  {
    name: 'position-blocked',
    open: async (page) => {
      await go(page, 6);
      const fen = page.getByRole('textbox', { name: /FEN/ });
      await fen.fill('2k5/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/2K2B2 w - - 0 1');
      await fen.press('Enter');
      await expect(page.getByText('5.2.2', { exact: true })).toBeVisible();
    },
    leave: home,
  },
  screen(7, 'standings'),
  screen(8, 'live'),
  over(7, 'standings-working', async (page) => {
    await page.keyboard.press('ArrowRight');
    await expect(title(page, /1$/)).toBeVisible();
    await page.keyboard.press('w');
    await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(4);
  }),
  {
    name: 'crosstable',
    open: async (page) => {
      await go(page, 7);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('c');
      await expect(title(page, /^(Cuadro cruzado|Crosstable)/)).toBeVisible();
    },
    leave: stay,
  },
  {
    name: 'wall',
    open: async (page) => {
      await go(page, 7);
      await page.keyboard.press('v');
      await expect(page.getByRole('row').nth(2)).toBeVisible();
    },
    leave: async (page) => {
      await page.keyboard.press('Escape');
      await expect(title(page, titles[7])).toBeVisible();
    },
  },
  over(5, 'explorer', explorer(1)),
  over(5, 'explorer-king-b1', explorer(2)),
  over(5, 'explorer-quiz', explorer(3)),
  over(1, 'keys', key('?')),
  over(2, 'search', (page) => search(page, 'ca')),
  over(2, 'board', (page) => openBoard(page, 5)),
  { name: 'incident', open: openIncident, leave: home },
  {
    name: 'incident-ruling',
    open: async (page) => {
      await openIncident(page);
      await page.keyboard.press('1');
      await page.keyboard.type('f6b8');
      await expect(page.getByText('4.3.1')).toBeVisible();
    },
    leave: home,
  },
  {
    name: 'incident-arranged',
    open: async (page) => {
      await openIncident(page);
      await page.keyboard.press('2');
      await page.keyboard.type('f6f5 -a1');
      await expect(page.getByText('7.5.1').first()).toBeVisible();
    },
    leave: home,
  },
  {
    name: 'incident-scoresheet',
    open: async (page) => {
      await openIncident(page);
      await page.keyboard.type('3');
      await page.keyboard.type('11');
      await expect(page.getByText('9.5.3').or(page.getByText('9.5.2')).first()).toBeVisible();
      await page.keyboard.press('m');
      await page.keyboard.type('a1a8 ');
      await expect(page.locator('[aria-invalid=true]')).toBeVisible();
    },
    leave: home,
  },
  {
    name: 'incident-sure',
    open: async (page) => {
      await openIncident(page);
      await page.keyboard.press('c');
      await page.keyboard.type('12');
      await page.keyboard.press('a');
      await expect(page.getByText(/^(Esto acaba la partida|This ends the game)/)).toBeVisible();
    },
    leave: home,
  },
  {
    name: 'incident-written',
    open: async (page) => {
      await openIncident(page);
      await page.keyboard.press('b');
      await page.keyboard.type('11');
      await page.getByRole('combobox', { name: /12\.9/ }).selectOption('warning');
      await page.getByText(/^(Declaraciones|Statements)/).click();
      await page.getByLabel(/^(Testigos|Witnesses)$/).fill('12');
      await page.getByRole('button', { name: /^(Aplicar|Apply)/ }).click();
      await expect(page.getByText(/^(Anotado en la línea|Written on line)/)).toBeVisible();
    },
    leave: home,
  },
  {
    name: 'incidents',
    open: async (page) => {
      await go(page, 3);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
    },
    leave: stay,
  },
  {
    name: 'incident-whole',
    open: async (page) => row(3)(page),
    leave: escape,
  },
  overBoard('board-clock', async (page) => openClock(page)),
  overBoard('board-clock-set', async (page) => {
    await openClock(page);
    await part(page, /^(Tiempos, jugadas|Times, moves)/);
  }),
  overBoard('board-clock-card', async (page) => {
    await openClock(page);
    await part(page, /^(Ficha|Setting card)/);
  }),
  { name: 'clock', open: openClockScreen, leave: leaveClockScreen },
  {
    name: 'clock-bar',
    open: async (page) => {
      await openClockScreen(page);
      await holdBar(page);
    },
    leave: toBoard,
  },
];

async function openBoard(page: Page, number: number): Promise<void> {
  await search(page, `${number}`);
  await page.keyboard.press('Enter');
  await expect(title(page, new RegExp(`(Mesa|Board) ${number}`))).toBeVisible();
}

async function openClock(page: Page): Promise<void> {
  await openBoard(page, 25);
  await page.keyboard.press('Alt+k');
  await expect(page.getByRole('dialog')).toBeVisible();
}

const part = (page: Page, name: RegExp) => page.getByRole('dialog').getByRole('button', { name }).click();

async function openClockScreen(page: Page): Promise<void> {
  await go(page, 2);
  await openBoard(page, 25);
  await page.keyboard.press('Alt+t');
  await expect(title(page, /(Reloj de la mesa|Clock of board) 25/)).toBeAttached();
}

/** The arbiter's bar opens only where it is held. */
async function holdBar(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Árbitro: mantener|Arbiter: press and hold)/ }).focus();
  await page.keyboard.down('Enter');
  await expect(leaving(page)).toBeVisible();
  await page.keyboard.up('Enter');
}

const leaving = (page: Page) => page.getByRole('button', { name: /^(A la mesa|To the board)$/ });

async function toBoard(page: Page): Promise<void> {
  await leaving(page).click();
  await expect(title(page, /^(Mesa|Board) 25/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(title(page, titles[2])).toBeVisible();
}

async function leaveClockScreen(page: Page): Promise<void> {
  await holdBar(page);
  await toBoard(page);
}
