/** Every language says all that any says: on the screens, on paper, in the terminal and in the shells. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src-core/vocabulary/languages.ts';
import { coinTyped } from '../../src-core/words/coins.ts';
import { type Dictionary, dictionaries, screens } from '../../src-core/words/index.ts';
import { languageRead } from '../../src-core/words/language.ts';
import type { Region } from '../../src-core/words/region.ts';
import { regions } from '../../src-core/words/regions.ts';

/** Every path to a word, with what stands there. */
function paths(words: unknown, at = ''): readonly string[] {
  if (typeof words !== 'object' || words === null) return [`${at}: ${words === '' ? 'empty' : typeof words}`];
  return Object.entries(words).flatMap(([key, value]) => paths(value, `${at}.${key}`));
}

/** What is said; a region's lists are as long as they are. */
const said = ({ screen, sheets, shell, terminal }: Dictionary): readonly string[] =>
  paths({ screen, sheets, shell, terminal }).toSorted();

const model = said(dictionaries.es);

describe.each(LANGUAGES)('the folder of %s', (language) => {
  test('has each sentence of the others, and none is empty', () => {
    expect(said(dictionaries[language])).toEqual(model);
    expect(model.filter((path) => path.endsWith('empty'))).toEqual([]);
  });

  test('is the same for a screen that loads no more', () => {
    expect(screens[language]).toBe(dictionaries[language].screen);
    expect(regions[language]).toBe(dictionaries[language].region);
  });
});

/** A third language is its code and its name in three tables; where one is forgotten, this is what is missing. */
test('a language without a folder does not compile', () => {
  type Third = Language | 'xx';
  const missing: Exclude<Third, keyof typeof dictionaries> = 'xx';
  const { es } = dictionaries;
  ({ ...dictionaries, [missing]: es }) satisfies Readonly<Record<Third, Dictionary>>;
  ({ ...screens, [missing]: es.screen }) satisfies Readonly<Record<Third, Dictionary['screen']>>;
  ({ ...regions, [missing]: es.region }) satisfies Readonly<Record<Third, Region>>;
  expect(Object.keys(dictionaries).toSorted()).toEqual([...LANGUAGES].toSorted());
});

test.each([
  ['es-ES,es;q=0.9,en;q=0.8', 'es'],
  ['de-DE,de;q=0.9,es;q=0.8', 'es'],
  ['de', 'en'],
  ['', 'en'],
] as const)('a browser that reads %j is answered in %s', (accepted, language) => {
  expect(languageRead(accepted)).toBe(language);
});

test.each([
  ['c', 1],
  ['h', 1],
  ['x', 0],
  ['t', 0],
  ['q', null],
] as const)('a coin typed as %s counts %s', (letter, counts) => {
  expect(coinTyped(letter)).toBe(counts);
});
