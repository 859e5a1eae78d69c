/** What a time control holds for, said before it is set. */
import { describe, expect, test } from 'vitest';
import { onlyFor } from '../../renderer/screens/control/only-for.ts';
import { Words } from '../../renderer/words.svelte.ts';
import { firstRound } from '../desk/arbiter.ts';

function controls(...set: readonly (readonly [number | null, string])[]) {
  const desk = firstRound({ rounds: 4 });
  for (const [round, text] of set)
    desk.does({ type: 'setControl', round, board: null, text, change: 'moves' });
  return desk.view({ kind: 'tournament' }).controls;
}

const en = new Words('en');
const es = new Words('es');

describe('for one round', () => {
  test('which rounds are left without any', () => {
    expect(onlyFor(en, 'round', controls(), 2, null)).toBe(
      'It holds in round 2 only. Rounds 1, 3-4 are left without a control.',
    );
    expect(onlyFor(es, 'round', controls([1, '90+30'], [3, '15+10']), 2, null)).toBe(
      'Vale solo en la ronda 2. La ronda 4 se queda sin control.',
    );
  });

  test('none, where the tournament has one', () =>
    expect(onlyFor(en, 'round', controls([null, '90+30']), 2, null)).toBe('It holds in round 2 only.'));
});

test('for the tournament, a round with its own keeps it', () => {
  expect(onlyFor(en, 'tournament', controls([2, '15+10']), 2, null)).toBe(
    'It holds in every round that has none of its own. Round 2 keeps its own: 15+10.',
  );
  expect(onlyFor(es, 'tournament', controls([2, '15+10']), null, null)).toBe(
    'Vale en todas las rondas que no tienen uno propio.',
  );
});

test('for one board, that one alone', () =>
  expect(onlyFor(es, 'board', controls(), 1, 2)).toBe('Vale solo en la mesa 2 de la ronda 1.'));
