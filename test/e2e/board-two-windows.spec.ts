import { AtBoard, expect, test, type Round } from './at-a-board.ts';
import type { Page } from '@playwright/test';

/** Another window of the same browser, at the same board. */
async function secondWindow(page: Page, round: Round): Promise<AtBoard> {
  const other = await page.context().newPage();
  await other.goto(new URL('/', round.address).href);
  return new AtBoard(other);
}

test('two windows at one board', async ({ round, quietPage: page }) => {
  await page.goto(round.address);
  const here = new AtBoard(page);
  const there = await secondWindow(page, round);
  await test.step('a second window sees every move at once', async () => {
    for (const each of [there, here]) await each.goOn(1);
    await here.play('e4');
    await there.has('e4');
    await expect(there.square('e4')).toHaveAccessibleName('e4, white pawn');
    await there.page.bringToFront();
    await there.play('e5');
    await here.has('e5');
  });
  await test.step('both write: what changed is shown; mine can be kept or left', async () => {
    for (const each of [there, here]) await each.goOn(2);

    await here.page.bringToFront();
    await here.page.keyboard.type('e5');
    await there.page.bringToFront();
    await there.play('d4');
    await here.has('d4');
    await here.page.bringToFront();
    await here.page.keyboard.press('Enter');
    const notice = here.page.getByRole('alert').filter({ hasText: 'Ana wrote on this board' });
    await expect(notice).toContainText('New moves: d4');
    await expect(here.line).toHaveValue('e5 ');
    await notice.getByRole('button', { name: 'Record e5 as well' }).click();
    await there.has('e5');

    await here.page.keyboard.type('c4');
    await there.page.bringToFront();
    await there.play('Nf3');
    await here.has('Nf3');
    await here.page.bringToFront();
    await here.page.keyboard.press('Enter');
    await here.page.getByRole('button', { name: 'Discard mine' }).click();
    await expect(here.line).toHaveValue('');
    await here.has('Nf3');
  });
  await test.step('a note begun before another screen wrote: told, and written when pressed again', async () => {
    for (const each of [there, here]) await each.goOn(4);
    await here.page.bringToFront();
    await here.page.keyboard.press('Alt+n');
    await here.page.keyboard.type('A phone rang at 17:42');
    await there.page.bringToFront();
    await there.play('e4');
    await here.has('e4');
    await here.page.bringToFront();
    await here.page.keyboard.press('Control+Enter');
    await expect(here.page.getByRole('dialog').getByRole('alert')).toContainText('Ana');
    await here.page.keyboard.press('Control+Enter');
    await expect(here.page.getByRole('dialog')).toBeHidden();
    await expect(there.page.getByText('A phone rang at 17:42')).toBeVisible();
  });
});
