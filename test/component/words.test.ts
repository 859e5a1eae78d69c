import { describe, expect, test } from 'vitest';
import type { FaultCode, HistoryLine } from '../../src-core/contract/desk-api.ts';
import { languageOf, languages, regionOf } from '../../src-core/words/language.ts';
import { sanIn } from '../../src-core/words/moves.ts';
import { counter } from '../../src-core/words/plural.ts';
import { resultAsPrinted } from '../../src-core/words/results.ts';
import { Words } from '../../renderer/words.svelte.ts';
import { dictionaries } from '../../src-core/words/index.ts';
import { doerIn, signedIn } from '../../src-core/words/nobody.ts';

const faultCodes: readonly FaultCode[] = [
  'noTournament',
  'notATournament',
  'notARatingList',
  'newerFile',
  'damaged',
  'readOnly',
  'diskFull',
  'notFound',
  'exists',
  'noAccess',
  'busy',
  'held',
  'pulledAway',
  'peopleChanged',
  'badRequest',
  'tooLarge',
  'notAllowed',
  'unreachable',
  'bug',
];

describe('both languages', () => {
  test.each(faultCodes)('a fault %s says what to do, or that nothing is lost', (code) => {
    for (const language of languages()) {
      const sentence = new Words(language).fault({ code, message: '', facts: { path: '/x.escaque' } });
      expect(sentence.length).toBeGreaterThan(30);
      expect(sentence).not.toContain('undefined');
    }
  });

  test('a code of a later version is still told, with what was not written', () => {
    const words = new Words('es');
    expect(words.refusal({ code: 'fromTheFuture', facts: {} })).toContain('No se ha escrito nada');
  });
});

test.each([
  ['es-ES', 'es'],
  ['es-419', 'es'],
  ['ca', 'es'],
  ['en-GB', 'en'],
  ['de', 'en'],
  ['est', 'en'],
] as const)('a system in %s begins in %s', (system, language) => {
  expect(languageOf(system)).toBe(language);
});

test.each([
  ['Nf3', 'Cf3'],
  ['Qxf7#', 'Dxf7#'],
  ['R1e2', 'T1e2'],
  ['exd8=N+', 'exd8=C+'],
  ['Bb5', 'Ab5'],
  ['Kxb2', 'Rxb2'],
  ['O-O-O', '0-0-0'],
  ['bxa8=Q', 'bxa8=D'],
])('%s is %s in Spanish', (english, spanish) => {
  expect(sanIn(regionOf('es'), english)).toBe(spanish);
});

test('counts have their plural, and large ones their separators', () => {
  expect(counter(regionOf('es'))(1, 'mesa', 'mesas')).toBe('1 mesa');
  expect(counter(regionOf('es'))(0, 'mesa', 'mesas')).toBe('0 mesas');
  expect(counter(regionOf('es'))(60_000, 'línea', 'líneas')).toBe('60.000 líneas');
  expect(counter(regionOf('en'))(60_000, 'line', 'lines')).toBe('60,000 lines');
});

test('a result as it is printed', () => {
  expect(resultAsPrinted('1/2-1/2', 'agreement')).toBe('½-½');
  expect(resultAsPrinted('1-0', 'forfeit')).toBe('+ -');
  expect(resultAsPrinted('0-0', 'forfeit')).toBe('- -');
  expect(resultAsPrinted('0-0', 'arbiter')).toBe('0-0');
});

test('what the desk does by itself is said to be its own', () => {
  expect([doerIn('es', ''), doerIn('en', '')]).toEqual(['el escritorio', 'the desk']);
  expect(doerIn('es', 'Ana Ruiz')).toBe('Ana Ruiz');
});

test('a press at the board’s own clock is signed by nobody; one of old by whom it names', () => {
  const side = { time: 1, moves: 1, period: 1 };
  const after = { at: 1, phase: 'running', turn: 'black', flag: null, white: side, black: side } as const;
  const press = { type: 'clockActed', do: 'press', by: 'white', round: 1, board: 1, at: 1, after } as const;
  expect(
    languages().map((language) => signedIn(language, { by: '', event: { ...press, from: 'clock' } })),
  ).toEqual(['pantalla del reloj', 'clock screen']);
  expect(signedIn('es', { by: 'Ana Ruiz', event: press })).toBe('Ana Ruiz');
  expect(signedIn('es', { by: '', event: press })).toBe('el escritorio');
});

test('a line of the journal is a sentence, in the letters of each language', () => {
  const line: HistoryLine = {
    seq: 9,
    act: 'a',
    at: '2026-11-29T10:00:00.000Z',
    by: 'Rosa',
    hash: '',
    event: { type: 'moveRecorded', round: 1, board: 2, uci: 'g8f6' },
    struckBy: null,
    facts: { san: 'Nf6', moveNumber: 4, turn: 'black' },
  };
  expect(dictionaries.es.screen.journal.says(line)).toBe('4… Cf6');
  expect(dictionaries.en.screen.journal.says(line)).toBe('4… Nf6');
});
