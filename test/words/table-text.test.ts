import { describe, expect, it, test } from 'vitest';
import { dictionaries } from '../../src-core/words/index.ts';
import { languages, regionOf } from '../../src-core/words/language.ts';
import { cellText, changeText, decimals, digitsFor, pointsText } from '../../src-core/words/table-text.ts';
import { tieBreakSaid } from '../../src-core/words/tie-break-said.ts';
import type { RoundTold } from '../../src-core/tournament/tables/index.ts';

const [es, en] = [regionOf('es'), regionOf('en')];

test.each([
  [0, '0'],
  [0.5, '½'],
  [5.5, '5½'],
  [12, '12'],
  [2.25, '2,25'],
])('%d points are %s', (points, text) => expect(pointsText(es, points)).toBe(text));

test('the figures of a column have as many decimals as one of them needs', () => {
  expect([[1, 2], [1, 2.5], [1, 2.5, 3.25], []].map(digitsFor)).toEqual([0, 1, 2, 0]);
  expect([decimals(es, 40, 2), decimals(en, 40, 2), decimals(en, 2650, 0)]).toEqual([
    '40,00',
    '40.00',
    '2650',
  ]);
  expect([12.4, -3, 0].map((change) => changeText(es, change))).toEqual(['+12,4', '−3', '0']);
});

describe('a cell of a crosstable', () => {
  const told = (more: Partial<RoundTold>): RoundTold => ({
    ...{ round: 1, opponent: 12, color: 'black', how: 'game', score: 'draw', points: 0.5 },
    ...more,
  });
  const { letters } = dictionaries.es.screen.standings;

  it.each([
    [{}, '12n½'],
    [{ color: 'white', score: 'win' }, '12b1'],
    [{ how: 'forfeit', score: 'win' }, '12n+'],
    [{ how: 'forfeit', score: 'loss', color: null }, '12−'],
    [{ how: 'adjourned', score: null }, '12n*'],
    [{ how: 'half', opponent: null, color: null, score: null }, '–½'],
  ] as const)('%j is %s', (more, text) => expect(cellText(es, letters, told(more), false)).toBe(text));

  it('under its opponent leaves the number out', () =>
    expect(cellText(es, letters, told({}), true)).toBe('n½'));
});

test('a tie-break is said with its modifiers in every language', () => {
  const { tieBreaks } = dictionaries.es.screen.standings;
  expect(tieBreakSaid(tieBreaks, 'BH/C1')).toBe('Buchholz, sin el peor');
  expect(tieBreakSaid(tieBreaks, 'AOB/F/C2')).toBe(
    'media del Buchholz de los adversarios, última ronda en tablas, sin los 2 peores',
  );
  expect(tieBreakSaid(tieBreaks, 'XYZ')).toBe('XYZ');
  for (const language of languages()) {
    const words = dictionaries[language].screen.standings.tieBreaks;
    for (const name of Object.keys(words.names)) expect(tieBreakSaid(words, name)).not.toBe(name);
  }
});
