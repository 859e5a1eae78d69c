/** A start position that lacks castling rights is given them from the terminal, as a line with its reason. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { DeskCommand } from '../../src-core/contract/desk-api.ts';
import { DeskService } from '../../src-core/service/chess/desk-service.ts';
import { form } from '../contract/kit.ts';
import { folder, said } from './kit.ts';

const file = join(folder(), 'soria.escaque');
const without = 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w - - 0 1';
const withRights = without.replace('w -', 'w KQkq');
const at = ['--into', file, '--round', '1', '--board', '1', '--chess960', '--by', 'Ana'];

beforeAll(async () => {
  const desk = DeskService.create(file, { now: () => Date.UTC(2026, 10, 29, 17), monotonic: () => 1 });
  const does = async (command: DeskCommand): Promise<void> => {
    expect(await desk.act({ id: randomUUID(), by: 'Ana', seen: null, command })).toMatchObject({ ok: true });
  };
  await does({ type: 'createTournament', form: form('Abierto de Soria') });
  await does({ type: 'registerPlayersFromText', text: 'No;Nombre\n1;Rey, Pía\n2;Dama, Leo\n' });
  await does({ type: 'pairRound', round: 1, pairings: [{ board: 1, white: '1', black: '2' }] });
  desk.close();
});

it('without them it is said, with the position that has them; with them nothing is', async () => {
  const lacking = await said(['start', without, ...at, '--reason', 'draw']);
  expect(lacking.code).toBe(0);
  expect(lacking.out).toMatch(/ Ana {2}1\.1 {2}Start position .*: draw\n$/);
  expect(lacking.err).toContain('not all castling rights are given');
  expect(lacking.err).toContain(withRights);
  const given = await said(['start', ...withRights.split(' '), ...at, '--reason', 'its rights']);
  expect(given).toMatchObject({ code: 0, err: '' });
  expect((await said(['journal', file])).out).toContain('Start position 0: its rights');
});

it.each([
  [['start', '0', '--into', file, '--round', '1', '--board', '1'], 2, '--reason'],
  [['start', '0', '--into', file, '--board', '1', '--reason', 'x'], 2, '--round'],
  [['start', '960', ...at, '--reason', 'x'], 1, '0 to 959'],
] as const)('%j is %i', async (args, code, says) => {
  const told = await said([...args]);
  expect(told.code).toBe(code);
  expect(told.err).toContain(says);
});
