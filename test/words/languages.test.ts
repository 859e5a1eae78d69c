/** Every language says all that any says: on the screens, on paper, in the terminal and in the shells. */
import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { partsOnPage } from '../../build/page-words.ts';
import { coinTyped } from '../../src-core/words/coins.ts';
import { type Dictionary, dictionaries } from '../../src-core/words/index.ts';
import {
  languageCalled,
  languageRead,
  languages,
  regionOf,
  screenOf,
} from '../../src-core/words/language.ts';
import { pseudo, speakPseudo } from './pseudo.ts';

/** Every path to a word, with what stands there. */
function paths(words: unknown, at = ''): readonly string[] {
  if (typeof words !== 'object' || words === null) return [`${at}: ${words === '' ? 'empty' : typeof words}`];
  return Object.entries(words).flatMap(([key, value]) => paths(value, `${at}.${key}`));
}

/** What is said; a region's lists are as long as they are. */
const said = ({ screen, sheets, shell, terminal, example }: Dictionary): readonly string[] =>
  paths({ screen, sheets, shell, terminal, example }).toSorted();

const model = said(dictionaries.es);

describe.each([...languages()])('the folder of %s', (language) => {
  test('has each sentence of the others, and none is empty', () => {
    expect(said(dictionaries[language])).toEqual(model);
    expect(model.filter((path) => path.endsWith('empty'))).toEqual([]);
  });
});

test('a folder that lacks a part does not compile', () => {
  type Part = keyof Dictionary;
  /** The parts that a folder of the table may do without. */
  type Spared = { [P in Part]: Omit<Dictionary, P> extends Dictionary ? P : never }[Part];
  const none: readonly Spared[] = [] satisfies readonly never[];
  const every: Readonly<Record<Part, [Spared] extends [never] ? true : false>> = {
    example: true,
    region: true,
    screen: true,
    sheets: true,
    shell: true,
    terminal: true,
  };
  expect(Object.keys(dictionaries.es).toSorted()).toEqual([...none, ...Object.keys(every)]);
});

test('a language is its line: its code, its name and its words are known by it', () => {
  const silence = speakPseudo();
  onTestFinished(silence);
  expect(languages()).toEqual(['es', 'en', pseudo]);
  expect(languageCalled('xx')).toBe(pseudo);
  expect(regionOf(pseudo).name).toBe('⟦Pseudo⟧');
  expect(screenOf(pseudo).journal.what).toBe('⟦Qué⟧');
  silence();
  expect(languageCalled('xx')).toBeUndefined();
});

/** The page leaves out what it has no use for: each part is one or the other. */
test('the page carries of each folder what screens say, and no more', async () => {
  for (const language of languages()) {
    const file = fileURLToPath(new URL(`../../src-core/words/${language}/index.ts`, import.meta.url));
    const carried = partsOnPage(await readFile(file, 'utf8'), file);
    expect([...(carried ?? '').matchAll(/^export \{ (\w+) \}/gm)].map(([, part]) => part)).toEqual([
      'region',
      'screen',
    ]);
  }
});

test('the opponent has one word in Spanish, as the Laws have it', async () => {
  const folder = fileURLToPath(new URL('../../src-core/words/es/', import.meta.url));
  const others = /\b(?:rival|rivales|oponente|contrincante)\b/i;
  const texts = await Promise.all(
    (await readdir(folder)).map(async (file) => [file, await readFile(`${folder}${file}`, 'utf8')] as const),
  );
  expect(texts.filter(([, text]) => others.test(text)).map(([file]) => file)).toEqual([]);
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
