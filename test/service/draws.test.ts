/** The desk's own part in a draw: the secret it makes, the hour it keeps, and nothing told before it. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { DeskCommand, DrawTerms, DrawView } from '../../src-core/contract/desk-api.ts';
import { DeskService } from '../../src-core/service/chess/desk-service.ts';
import { commitOf, drawOf, inputOf, minutes, policyOf, timesOf } from '../desk/draw-arbiter.ts';
import { newPath } from '../store/kit.ts';
import { HandClock, Screen, createTournament, did, openDesk, pairRound } from './kit.ts';

const program = drawOf({ method: 'program' });
const draw1 = { kind: 'draw', round: 1 } as const;
const whole = { from: 0, limit: 1000, newestFirst: false, place: null } as const;
const recipe = join(import.meta.dirname, '../tournament/draw960-recipe.sh');

async function hallOf(clock: HandClock, terms: Partial<DrawTerms> = {}): Promise<DeskService> {
  const desk = DeskService.create(newPath(), { now: clock.now, monotonic: clock.monotonic, pushEveryMs: 0 });
  onTestFinished(() => desk.close());
  await did(desk, chess960());
  await did(desk, pairRound(2));
  await did(desk, policyOf(terms));
  return desk;
}

function chess960(): DeskCommand {
  if (createTournament.type !== 'createTournament') throw new Error('no form');
  return { ...createTournament, form: { ...createTournament.form, variant: 'chess960' } };
}

function lastOf(view: DrawView): DrawView['draws'][number] {
  const last = view.draws.at(-1);
  if (last === undefined) throw new Error('nothing was drawn');
  return last;
}

/** What the file itself holds of the draw, which no screen is told. */
function inFile(path: string): string {
  return readFileSync(path, 'latin1') + readFileSync(`${path}-wal`, 'latin1');
}

test('the secret is the desk’s own, whatever a screen sends in its place', async () => {
  const desk = await hallOf(new HandClock());
  const mine = { now: 0, random: '0'.repeat(64) };
  await did(desk, { ...commitOf(), given: mine } as DeskCommand);
  await did(desk, program);
  const [position] = lastOf(await new Screen(desk, draw1).sees(({ draws }) => draws.length > 0)).positions;
  expect(position?.certificate).toMatchObject({ method: 'program' });
  expect(position?.certificate).not.toMatchObject({ secret: mine.random });
});

test('two secrets are never the same, nor the proposal the act', async () => {
  const desk = await hallOf(new HandClock());
  await desk.propose(commitOf());
  await did(desk, commitOf());
  await did(desk, commitOf({ again: 'once more' }));
  const view = await new Screen(desk, draw1).sees(({ draws }) => draws.length === 2);
  const [first, second] = view.draws.map(({ commitment }) => commitment);
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(first).not.toBe(second);
});

describe('at its hour', () => {
  const hidden = async (clock: HandClock) => {
    const desk = await hallOf(clock, { show: 'beforeStart', showMinutes: 15 });
    const startsAt = clock.wall + minutes(60);
    await did(desk, commitOf({ startsAt }));
    await did(desk, inputOf('3 5 1'));
    await did(desk, program);
    return { desk, startsAt };
  };

  test('the desk itself shows it, to the screens that watch, and boards start from it', async () => {
    const clock = new HandClock();
    const { desk } = await hidden(clock);
    const screen = new Screen(desk, draw1);
    const board = new Screen(desk, { kind: 'board', round: 1, board: 2 });
    expect(lastOf(await screen.sees(({ draws }) => draws.length > 0))).toMatchObject({
      state: 'hidden',
      positions: [],
    });
    clock.pass(minutes(45) - 1);
    desk.look();
    expect(lastOf(screen.shown.at(-1) as DrawView).state).toBe('hidden');
    clock.pass(1);
    desk.look();
    const shown = lastOf(await screen.sees((view) => lastOf(view).state === 'shown'));
    const number = shown.positions[0]?.number;
    await board.sees((view) => view.startAwaited === null && view.startNumber === number);
    const { lines } = await desk.history({ ...whole, newestFirst: true, limit: 1 });
    expect(lines[0]).toMatchObject({ by: 'Escaque', event: { type: 'startPositionShown', reason: '' } });
  });

  test('survives a restart: the secret rests in the file, and a late desk shows at once', async () => {
    const clock = new HandClock();
    const { desk } = await hidden(clock);
    const { commitment } = lastOf(await new Screen(desk, draw1).sees(({ draws }) => draws.length > 0));
    const { path } = desk;
    desk.close();
    clock.pass(minutes(50));
    const again = openDesk(path, { now: clock.now, monotonic: clock.monotonic, pushEveryMs: 0 });
    const screen = new Screen(again, draw1);
    await screen.sees((view) => lastOf(view).state === 'hidden');
    again.look();
    const [position] = lastOf(await screen.sees((view) => lastOf(view).state === 'shown')).positions;
    expect(position?.certificate).toMatchObject({ commitment, inputs: ['3 5 1'] });
  });

  test('a start put off puts it off', async () => {
    const clock = new HandClock();
    const { desk, startsAt } = await hidden(clock);
    await did(desk, timesOf({ startsAt: startsAt + minutes(30) }));
    clock.pass(minutes(50));
    desk.look();
    const { lines } = await desk.history({ ...whole, newestFirst: true, limit: 1 });
    expect(lines[0]?.event.type).toBe('drawTimesChanged');
  });

  test('two desks at one file show it once', async () => {
    const clock = new HandClock();
    const { desk } = await hidden(clock);
    const other = openDesk(desk.path, { now: clock.now, monotonic: clock.monotonic, pushEveryMs: 0 });
    const screens = [desk, other].map((each) => new Screen(each, draw1));
    clock.pass(minutes(45));
    for (const each of [desk, other]) each.look();
    await screens[0]?.sees((view) => view.draws.length > 0 && lastOf(view).state === 'shown');
    other.look();
    await screens[1]?.sees((view) => view.draws.length > 0 && lastOf(view).state === 'shown');
    const { lines } = await desk.history(whole);
    expect(lines.filter(({ event }) => event.type === 'startPositionShown')).toHaveLength(1);
  });

  test('until then no history tells the secret, though the file holds it', async () => {
    const clock = new HandClock();
    const { desk } = await hidden(clock);
    const file = inFile(desk.path);
    const secret = /"secret":"([0-9a-f]{64})"/.exec(file)?.[1] ?? '';
    expect(secret).toHaveLength(64);
    expect(JSON.stringify(await desk.history(whole))).not.toContain(secret);
    clock.pass(minutes(45));
    desk.look();
    const screen = new Screen(desk, draw1);
    await screen.sees((view) => view.draws.length > 0 && lastOf(view).state === 'shown');
    expect(JSON.stringify(await desk.history(whole))).toContain(secret);
  });
});

test('a certificate made by the desk is drawn again by ten lines of standard tools', async () => {
  const desk = await hallOf(new HandClock(), { exclude: [518, 534], perBoard: true });
  await did(desk, commitOf());
  for (const text of ['3 5 1', 'ó ♞ $x', "it's 42"]) await did(desk, inputOf(text));
  await did(desk, program);
  const { seq, positions } = lastOf(await new Screen(desk, draw1).sees(({ draws }) => draws.length > 0));
  expect(positions).toHaveLength(2);
  for (const { board, number } of positions) {
    const { text } = await desk.document({ kind: 'drawCertificate', seq, board });
    const file = `${desk.path}.${board}.json`;
    writeFileSync(file, text);
    const made = spawnSync('bash', [recipe, file], { encoding: 'utf8' });
    expect(made).toMatchObject({ stdout: `${number}\n`, stderr: '', status: 0 });
    expect(await desk.checkDraw({ text })).toMatchObject({ json: true, faults: [] });
  }
});
