/** Days, lengths of time, boards and the name of nobody, each as its language says it. */
import { describe, expect, test } from 'vitest';
import { clockJournal as english } from '../../src-core/words/en/clock-journal.ts';
import { clockJournal as spanish } from '../../src-core/words/es/clock-journal.ts';
import { durationIn } from '../../src-core/words/duration.ts';
import { dictionaries } from '../../src-core/words/index.ts';
import { regionOf } from '../../src-core/words/language.ts';
import { signedIn, signerIn } from '../../src-core/words/nobody.ts';

test('the day and hour of a round in the book', () => {
  const event = { type: 'roundScheduled', round: 1, begins: '2026-11-30T13:51' } as const;
  expect(spanish.says(event)).toBe('La ronda 1 empieza el 30 de noviembre de 2026 a las 13:51');
  expect(english.says(event)).toBe('Round 1 begins on 30 November 2026 at 13:51');
});

test.each([
  [8_500, '8,5 s', '8.5 s'],
  [5_400_000, '1 h 30 min', '1 h 30 min'],
  [90_250, '1 min 30,25 s', '1 min 30.25 s'],
  [0, '0 s', '0 s'],
])('%i ms in words', (ms, es, en) => {
  expect([durationIn(regionOf('es'), ms), durationIn(regionOf('en'), ms)]).toEqual([es, en]);
});

test('one board, and more', () => {
  const said = (formatted: string, boards: number) =>
    [dictionaries.es.screen, dictionaries.en.screen].map(({ roundStart }) =>
      roundStart.boardsWith(formatted, boards),
    );
  expect(said('4', 1)).toEqual(['Mesa 4', 'Board 4']);
  expect(said('4-6', 3)).toEqual(['Mesas 4-6', 'Boards 4-6']);
});

describe('who signs where no name was given', () => {
  const event = { type: 'playerAbsent', round: 1, board: 1, side: 'white' } as const;

  test.each(['árbitro', 'arbiter'])('«%s» is said in the language of who reads', (by) => {
    expect(signedIn('es', { by, event })).toBe('árbitro');
    expect(signedIn('en', { by, event })).toBe('arbiter');
    expect(signerIn('en', by)).toBe('arbiter');
  });

  test('a name stays as it is, and what the desk does has none', () => {
    expect(signedIn('en', { by: 'Geurt', event })).toBe('Geurt');
    expect(signedIn('en', { by: '', event })).toBe('the desk');
  });
});
