/** A Chess960 tournament about to be drawn, its arbiter's screen and the screen of the hall. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { DeskCommand } from '../../src-core/contract/desk-api.ts';
import { DeskService } from '../../src-core/service/chess/desk-service.ts';
import { pairingsCsv, playersCsv } from './lists.ts';
import { begin, expect, type ServedDesk } from './served-desk.ts';
import { tournamentForm } from './written.ts';

/** Writes it, with players paired in round 1 and whatever else is asked, and gives its path. */
export async function chess960(folder: string, ...more: readonly DeskCommand[]): Promise<string> {
  const path = join(folder, `toledo-960-${JSON.stringify(more).length}.escaque`);
  const desk = DeskService.create(path, { now: () => Date.now(), monotonic: () => performance.now() });
  const commands: readonly DeskCommand[] = [
    { type: 'createTournament', form: { ...tournamentForm, variant: 'chess960' } },
    { type: 'registerPlayersFromText', text: playersCsv(12) },
    { type: 'pairRoundFromText', round: 1, text: pairingsCsv(12) },
    ...more,
  ];
  for (const [index, command] of commands.entries()) {
    const reply = await desk.act({ id: `written-${index}`, by: 'Rosa Medina', seen: null, command });
    if (!reply.ok) throw new Error(`${command.type} was refused: ${reply.refusal.code}`);
  }
  desk.close();
  return path;
}

/** To the draw by the side bar. */
export async function toDraw(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Sorteo|Draw)$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /ronda 1|round 1/ })).toBeVisible();
}

/** The arbiter's screen at the draw, and a second window of the same desk at its ceremony. */
export async function twoWindows(desk: ServedDesk, page: Page, file: string): Promise<Page> {
  const address = await desk.start(file);
  await begin(page, address);
  await toDraw(page);
  const hall = await page.context().newPage();
  await hall.goto(new URL('/', address).href);
  await toDraw(hall);
  await hall.getByRole('button', { name: /^(Ceremonia|Ceremony)$/ }).click();
  return hall;
}
