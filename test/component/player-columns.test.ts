/** The list of people has the columns that hold something in anyone. */
import { describe, expect, test } from 'vitest';
import { columnsOf } from '../../renderer/screens/players/shown-columns.ts';
import { Words } from '../../renderer/words.svelte.ts';
import type { PlayerView } from '../../src-core/contract/desk-api.ts';

const t = new Words('en');
const bare: PlayerView = {
  id: 'a',
  number: 7,
  name: 'Ana',
  title: '',
  federation: '',
  rating: null,
  fideId: '',
  birth: '',
  sex: '',
  club: '',
  nationalId: '',
  nationalRating: null,
  contact: '',
};
const heads = (...players: readonly PlayerView[]) => columnsOf(players, t).map(({ head }) => head(t));

describe('a column is there', () => {
  test('for number and name, whoever is in the list', () => expect(heads(bare)).toEqual(['No.', 'Name']));

  test.each([
    ['title', { title: 'GM' }, 'Title'],
    ['federation', { federation: 'ESP' }, 'Fed.'],
    ['rating', { rating: 0 }, 'Rating'],
    ['FIDE ID', { fideId: '2200000' }, 'FIDE ID'],
    ['birth', { birth: '1990' }, 'Birth'],
    ['sex', { sex: 'w' }, 'Sex'],
    ['club', { club: 'Peón Dama' }, 'Club'],
  ] as const)('for the %s of one of two', (_, given, head) => {
    expect(heads(bare, { ...bare, ...given })).toContain(head);
    expect(heads(bare, { ...bare, ...given })).toHaveLength(3);
  });

  test('with the word that stands for an erased name', () => {
    const name = columnsOf([bare], t)[1];
    expect(name?.says({ ...bare, name: '' }, t)).toBe('(name erased)');
  });
});
