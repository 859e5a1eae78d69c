/** The draw of a start position: a whole ceremony with two windows, nothing told before its time, and the boards. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { AtBoard } from './at-a-board.ts';
import { complaints } from './axe.ts';
import { chess960, toDraw, twoWindows } from './draw-hall.ts';
import { begin, expect, test } from './served-desk.ts';

test.use({ locale: 'es-ES' });

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });
/** Far in the future, typed as a day and an hour. */
async function startsFarAway(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Comienzo de la ronda: Día' }).fill('31/12/2099');
  await page.getByRole('textbox', { name: 'Comienzo de la ronda: Hora' }).fill('10:00');
}

async function showNow(page: Page, reason: string): Promise<void> {
  await button(page, 'Mostrar ya…').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Motivo').fill(reason);
  await dialog.getByRole('button', { name: 'Mostrar ya', exact: true }).click();
}

test('a whole ceremony: policy, commitment, the hall’s words, nothing before its time, certificate, a second draw', async ({
  desk,
  quietPage: page,
}) => {
  test.setTimeout(240_000);
  const hall = await twoWindows(desk, page, await chess960(desk.folder));
  await expect(hall.getByRole('heading', { name: 'Se va a sortear la posición inicial' })).toBeVisible();
  await button(page, 'Antes del comienzo').click();
  await button(page, 'Fijar las normas').click();

  await startsFarAway(page);
  await button(page, 'Publicar el compromiso').click();
  const commitment = hall.getByText(/^[0-9a-f]{4}$/);
  await expect(commitment).toHaveCount(16);
  await page.getByLabel('Aportación', { exact: true }).fill('3 5 1');
  await page.keyboard.press('Enter');
  await expect(hall.getByText('3 5 1')).toBeVisible();
  await page.getByLabel('Testigos').fill('una espectadora');
  await button(page, 'Sortear ahora').click();
  await expect(hall.getByRole('heading', { name: /^La posición se muestra a las/ })).toBeVisible();
  await expect(page.getByText('Hasta entonces nadie la ve')).toBeVisible();
  const before = `${await page.content()}${await hall.content()}`;

  await showNow(page, 'la sala está lista');
  const [number = '', rank = ''] = await numberShown(page);
  await expect(hall.getByText(number, { exact: true }).first()).toBeVisible();
  await expect(hall.getByText(rank)).toBeVisible();
  expect(before).not.toContain(rank);
  expect(await complaints(hall)).toEqual([]);
  expect(await complaints(page)).toEqual([]);

  const saved = page.waitForEvent('download');
  await button(page, 'Guardar el certificado').click();
  const certificate = readFileSync(await (await saved).path(), 'utf8');
  await checks(page, certificate, Number(number));
  await page.keyboard.press('Escape');

  await drawnAgain(page, hall, number === '42' ? '43' : '42');
});

async function numberShown(page: Page): Promise<readonly string[]> {
  const heading = page.getByRole('heading', { name: /^Posición \d+$/ });
  const number = /\d+/.exec(await heading.innerText())?.[0] ?? '';
  return [
    number,
    await page
      .getByText(/^[RDTAC]{8}$/)
      .first()
      .innerText(),
  ];
}

/** The page that works a certificate out again: whole, and with another number. */
async function checks(page: Page, certificate: string, number: number): Promise<void> {
  await button(page, 'Comprobar un certificado').click();
  const text = page.getByLabel('Certificado', { exact: true });
  await text.fill(certificate);
  await button(page, 'Comprobar').click();
  await expect(page.getByRole('heading', { name: 'El certificado es válido' })).toBeVisible();
  await expect(page.getByText(`Sale la posición ${number}:`)).toBeVisible();
  await expect(page.getByText(/^printf %s [0-9a-f]{64} \| sha256sum/)).toBeVisible();
  expect(await complaints(page)).toEqual([]);
  await text.fill(certificate.replace(`"number": ${number}`, `"number": ${(number + 1) % 960}`));
  await button(page, 'Comprobar').click();
  await expect(page.getByRole('heading', { name: 'El certificado no es válido' })).toBeVisible();
}

/** Three digits from a box, of a number not drawn before, with the reason on both screens. */
async function drawnAgain(page: Page, hall: Page, next: string): Promise<void> {
  await button(page, 'Sortear otra vez…').click();
  await page.getByLabel('Por qué se sortea otra vez').fill('una mesa se montó mal');
  await page.getByLabel('Cómo se sortea').selectOption('box');
  await startsFarAway(page);
  await page.getByLabel('Tiradas').fill(`9 9 9 0 ${[...next].join(' ')}`);
  await expect(page.getByText(`Sale el ${next}:`)).toBeVisible();
  // it has its hour: the hall does not see the digits before
  await expect(hall.getByText('Esto va saliendo')).toBeHidden();
  await button(page, 'Anotar el sorteo').click();
  await showNow(page, 'la sala está lista');
  await expect(page.getByRole('heading', { name: `Posición ${next}` })).toBeVisible();
  await expect(hall.getByText('2.º sorteo. Motivo: una mesa se montó mal')).toBeVisible();
  await expect(page.getByText('Se sorteó otra vez: una mesa se montó mal')).toBeVisible();
}

test('boards start from what was drawn; castling by its button and by king onto rook', async ({
  desk,
  quietPage: page,
}) => {
  const draw = { round: 1, board: 0 };
  const file = await chess960(
    desk.folder,
    {
      type: 'setDrawPolicy',
      terms: {
        exclude: [],
        noRepeat: false,
        perBoard: false,
        bothGames: false,
        studyMinutes: 0,
        show: 'atOnce',
        showMinutes: 0,
      },
      reason: '',
    },
    {
      type: 'drawStartPosition',
      draw,
      by: { method: 'hand', position: 'ADCCTRTA', authority: 'la organización', reason: 'exhibición' },
      again: '',
      witnesses: [],
      showAt: null,
      startsAt: null,
    },
  );
  await begin(page, await desk.start(file));
  const at = new AtBoard(page);
  await at.go(1);
  await expect(at.square('f1')).toHaveAccessibleName('f1, rey blanco');
  await page.getByText('Más', { exact: true }).click();
  await expect(button(page, 'Enroque largo 0-0-0')).toBeDisabled();
  await button(page, 'Enroque corto 0-0').click();
  await at.has('0-0');
  await expect(at.square('g1')).toHaveAccessibleName('g1, rey blanco');
  await at.click('f8');
  await at.click('g8');
  await at.has('0-0');
  await expect(at.square('f8')).toHaveAccessibleName('f8, torre negra');
  await expect(button(page, 'Enroque corto 0-0')).toBeDisabled();

  await button(page, 'Explorar la 3').click();
  await expect(page.getByRole('heading', { name: '3 ADCCTRTA' })).toBeVisible();
  await page.keyboard.press('2');
  await button(page, 'Explorar 960').click();
  await expect(page.getByRole('heading', { name: '3 ADCCTRTA' })).toBeVisible();
  await toDraw(page);
  await button(page, 'Explorar la 3').click();
  await expect(page.getByRole('heading', { name: '3 ADCCTRTA' })).toBeVisible();
});
