import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { COMMANDS } from '../../src-core/desk/commands/commands.ts';
import { LIMITS } from '../../src-core/vocabulary/limits.ts';
import { firstRound } from './arbiter.ts';

const place = { round: 1, board: 1 };

describe('one limit for the fields, the doors and the desk', () => {
  test('a note as long as may be is written whole; one letter more is refused, and nothing is cut', () => {
    const desk = firstRound();
    const longest = 'n'.repeat(LIMITS.note);
    desk.does({ type: 'writeNote', ...place, text: longest });
    expect(desk.state.rounds[0]?.boards[0]?.notes.at(-1)?.text).toBe(longest);
    const refused = desk.act({ type: 'writeNote', ...place, text: `${longest}n` });
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'tooLong', facts: { most: LIMITS.note } } });
  });

  test('the door takes what the desk takes, and no letter more', () => {
    const note = (length: number) =>
      v.safeParse(COMMANDS.writeNote, { type: 'writeNote', ...place, text: 'n'.repeat(length) }).success;
    expect([note(LIMITS.note), note(LIMITS.note + 1)]).toEqual([true, false]);
  });

  test('a number too high is refused by the desk in words, not at the door', () => {
    const player = {
      name: 'Ana Díaz',
      fideId: '',
      birth: '',
      sex: '',
      club: '',
      number: 0,
      title: '',
      federation: '',
    };
    const asked = { type: 'registerPlayers', players: [{ ...player, rating: LIMITS.rating + 1 }] };
    const read = v.parse(COMMANDS.registerPlayers, asked);
    expect(firstRound().act(read)).toMatchObject({ ok: false, refusal: { code: 'badRating' } });
  });

  test('a field of a screen that takes words of the arbiter’s own has no limit of its own', () => {
    const folder = new URL('../../renderer/', import.meta.url);
    const fields = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.svelte'))
      .flatMap((path) =>
        [...readFileSync(new URL(path, folder), 'utf8').matchAll(/maxlength=\{?"?(\d+)/g)].map(
          ([, most]) => `${path}: ${most}`,
        ),
      )
      .filter((field) => Number(field.split(': ')[1]) >= 200);
    // throws are digits and spaces, as many as it takes
    expect(fields).toEqual(['screens/draw/Throws.svelte: 2000']);
  });
});
