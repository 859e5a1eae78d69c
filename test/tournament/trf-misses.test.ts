import { describe, expect, it } from 'vitest';
import { parseTrf, reportMisses } from '../../src-core/tournament/trf/index.ts';
import { dictionaries } from '../../src-core/words/index.ts';
import { missSaid } from '../../src-core/words/report-miss-said.ts';
import { report } from './trf-given.ts';

const player = (number: number, cell: string): string =>
  [
    `001 ${String(number).padStart(4)} w    ${`Player ${number}`.padEnd(33)} 2100 ESP ${`220000${number}`.padStart(11)}`,
    `1990/01/02  1.0    ${number}  ${cell}`,
  ].join(' ');

const whole = [
  '022 Linares',
  '032 ESP',
  '042 2026/02/20',
  '052 2026/02/20',
  '102 Gijssen, Geurt',
  '122 90+30',
  `132${' '.repeat(88)}26/02/20`,
  '142 1',
  player(1, '   2 w ='),
  player(2, '   1 b ='),
];

const told = (lines: readonly string[]) =>
  reportMisses(parseTrf(report(...lines)).record).map((miss) =>
    missSaid(dictionaries.en.screen.reportOut, miss),
  );

describe('what FIDE asks of a report for rating', () => {
  it('is all there', () => expect(told(whole)).toEqual([]));

  it.each([
    ['022', 'the city (022)'],
    ['032', 'the federation (032)'],
    ['042', 'the first day (042)'],
    ['052', 'the last day (052)'],
    ['102', 'the chief arbiter (102)'],
    ['122', 'the allotted times (122, 222)'],
    ['132', 'the day of round 1 (132)'],
  ])('without %s it lacks %s', (tag, says) =>
    expect(told(whole.filter((line) => !line.startsWith(tag)))).toEqual([says]),
  );

  it.each<[string, (line: string) => string, string]>([
    ['a FIDE ID', (line) => line.replace('2200002', '       '), 'FIDE ID of numbers 2'],
    [
      'a birth',
      (line) => line.replace('2200002 1990/01/02', '2200002           '),
      'birth date of numbers 2',
    ],
    ['a result', (line) => line.replace('=', ' '), 'results of round 1'],
    ['a round', (line) => line.replace('142 1', '142 3'), 'the rounds to come: 1 of 3 paired'],
    ['the times in words, which are in code', (line) => line.replace('122 90+30', '222 5400+30'), ''],
  ])('without %s', (_, without, says) => expect(told(whole.map(without))).toEqual(says === '' ? [] : [says]));
});
