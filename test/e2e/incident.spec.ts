/** Incidents at a board: told, ruled on, decided, and kept in the book. */
import type { Page } from '@playwright/test';
import { AtBoard, escaque, expect, test } from './at-a-board.ts';

test.use({ locale: 'es-ES' });

const ruling = (page: Page) => page.getByRole('status').filter({ hasText: /./ });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function backToBoard(page: Page): Promise<void> {
  await expect(page.getByText(/Anotado en la línea/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Mesa/ })).toBeVisible();
}

test('a touched piece is ruled on by keyboard in a few presses, and binds the next move', async ({
  round,
  quietPage: page,
}) => {
  await page.goto(round.address);
  const board = new AtBoard(page);
  await board.go(1);
  await board.play('e4', 'e5', 'Cf3', 'Cc6', 'Ac4', 'Cf6');
  await board.has('Cf6');

  await page.keyboard.press('i');
  await expect(page.getByText('¿Qué ha pasado?')).toBeVisible();
  await page.keyboard.type('1');
  await page.keyboard.type('e1h1');
  // before anything is answered, what would follow
  await expect(ruling(page).getByText('0-0')).toBeVisible();
  await expect(page.getByText('Sería así, si:')).toBeVisible();
  // all that is supposed was so: with the key that applies it, four
  await page.keyboard.type('0');
  await expect(page.getByText('Procede', { exact: true })).toBeVisible();
  await expect(page.getByText('Sería así, si:')).toBeHidden();
  await button(page, 'Artículo 4.4.1').click();
  await expect(page.getByText('debe enrocar por ese lado')).toBeVisible();
  await page.keyboard.press('a');
  await backToBoard(page);

  await expect(page.getByText(/^Las (blancas|negras) deben jugar 0-0 \(4\.4\.1\)$/)).toBeVisible();
  await board.play('d3');
  await expect(page.getByRole('alert').getByText(/0-0/)).toBeVisible();

  // otherwise, beginning with what the Laws propose: moves back, other moves, the clocks, two penalties
  await page.keyboard.press('Escape');
  await button(page, /^Incidente/).click();
  await page.keyboard.type('1');
  await page.keyboard.type('e1h1');
  await page.keyboard.type('11');
  await expect(page.getByText('Procede', { exact: true })).toBeVisible();
  await page.keyboard.press('o');
  await expect(button(page, 'Acuerdo de los dos jugadores')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('textbox', { name: 'Solo estas' })).toHaveValue('0-0');
  // what nobody has written is not left without a word
  await page.keyboard.press('Escape');
  await button(page, 'Seguir aquí').click();
  await button(page, 'Acuerdo de los dos jugadores').click();
  await page.getByLabel('La partida vuelve a').selectOption({ label: 'Después de 2… Cc6' });
  await page.getByRole('textbox', { name: 'Solo estas' }).fill('Ab5 d4');
  const white = page.getByRole('textbox', { name: 'Tiempo de las blancas' });
  await white.fill('algo');
  await expect(button(page, 'Falta una respuesta')).toBeDisabled();
  await white.fill('-0:30');
  await page.getByLabel('Sanción (12.9)').selectOption('warning');
  await page.getByLabel('Otra sanción (12.9)').selectOption('fewerPointsToOffender');
  await button(page, /^Aplicar/).click();
  await backToBoard(page);
  await board.has('Cc6');
  await expect(page.getByText(/^Las (blancas|negras) deben jugar (Ab5 o d4|d4 o Ab5)/)).toBeVisible();
  const book = await escaque('incidents', round.file);
  expect(book).toContain('30 s less for White; back to the position after 2… Nc6; Warning (White)');
  expect(book).toContain('Fewer points to the offender, ½ (White)');
});

test('a second illegal move loses, and asks once more, with what follows on the button', async ({
  round,
  quietPage: page,
}) => {
  await page.goto(round.address);
  const board = new AtBoard(page);
  await board.go(1);
  await board.play('e4', 'e5');
  await board.has('e5');
  for (const time of [1, 2]) {
    await button(page, /^Incidente/).click();
    await button(page, /^Jugada ilegal/).click();
    await board.click('e1');
    await board.click('e3');
    await button(page, /^Sí/).click();
    if (time === 1) await expect(page.getByText('+2:00 a las negras')).toBeVisible();
    else await expect(page.getByText('En esta partida: 1 acto ilegal')).toBeVisible();
    await button(page, /^Aplicar/).click();
    if (time === 1) await backToBoard(page);
  }
  await expect(page.getByText('Esto acaba la partida.')).toBeVisible();
  await expect(page.getByText('Resultado 0-1 (jugadas ilegales)')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Esto acaba la partida.')).toBeHidden();
  await button(page, /^Aplicar/).click();
  await button(page, 'Anotar 0-1 (jugadas ilegales)').click();
  await backToBoard(page);
  await expect(page.getByText('0-1', { exact: true })).toBeVisible();
  await expect.poll(() => round.movesOf(1)).toContain('0-1');
});

test('a claim is checked with the moves of a scoresheet; the book keeps it, with its appeal', async ({
  round,
  quietPage: page,
}) => {
  test.slow();
  await page.goto(round.address);
  const board = new AtBoard(page);
  await board.go(2);
  await page.keyboard.press('Alt+c');
  await expect(page.getByText('¿Qué reclama?')).toBeVisible();
  await page.keyboard.type('11');
  await page.keyboard.press('m');
  await page.keyboard.type('Cf3 Cf6 Cg1 Cg8 Cf3 Cf6 Cg1 Cf8 ');
  await expect(page.getByText('Jugada 4 de las negras:')).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('8');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('g8');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '¿Ha tocado el reclamante una pieza' })).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.getByText('3.ª vez')).toBeVisible();
  await expect(page.getByText('tras 4… Cg8')).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Posición repetida' })).toBeVisible();
  await page.keyboard.press('a');
  await button(page, 'Anotar ½-½ (triple repetición)').click();
  await backToBoard(page);
  await expect.poll(() => round.movesOf(2)).toContain('4. Ng1 Ng8 1/2-1/2');

  await button(page, 'Libro').click();
  await page.getByRole('textbox', { name: 'Jugador' }).fill('nadie');
  await expect(page.getByText('Ningún incidente con ese filtro.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Jugador' }).fill('kasparov');
  await page.locator('[data-row]').first().click();
  const whole = page.getByRole('dialog', { name: /^Incidente de la línea/ });
  await expect(whole).toContainText('9.5.2');
  await whole.getByRole('button', { name: 'Apelar' }).click();
  await page.getByRole('textbox', { name: 'Qué dicen' }).fill('Negras dicen que era otra posición');
  await button(page, 'Anotar la apelación').click();
  await whole.getByRole('button', { name: 'Resolver' }).click();
  await page.getByRole('textbox', { name: 'Qué se decide' }).fill('Se ha comprobado en el tablero');
  await button(page, 'Anotar la resolución').click();
  await expect(whole).toContainText('Se ha comprobado en el tablero');
  await whole.getByRole('button', { name: 'Imprimir el dictamen' }).click();
  const slip = page.frameLocator('iframe').last();
  await expect(slip.getByText('9.5.2').first()).toBeAttached();
  await expect(slip.getByRole('listitem').filter({ hasText: 'tras 2… Cg8' })).toBeAttached();
  expect(await escaque('journal', round.file)).toContain('Appeal');
});
