/** Every point, question and contradiction of the Laws, with whatever facts it can have, is a whole sentence in both languages. */
import { contradictionIn, questionAsked, pointSaid } from '../../src-core/words/laws-words.ts';
import { contradictionFacts, pointFacts, questionCodes, combinations } from './every-fact.ts';
import { describe, expect, it } from 'vitest';
import * as en from '../../src-core/words/en/laws.ts';
import * as es from '../../src-core/words/es/laws.ts';

/** What a fact that is missing, or that is no text, leaves in a sentence. */
const HOLES =
  /undefined|null|NaN|\[object|^$|^\s|\s$| {2}| [,.;:)]|[(¿¡“«] |\(\)|“”|«»|""|, *,|[,;:] *$|[,;:]\.|- | -/;
const ONE_OF_MANY = /(?<![\d½])1 (?:minutes|seconds|times|moves|minutos|segundos|veces|jugadas)\b/;
/** It begins as one, or with the name of a square or a number, and ends as one. */
const WHOLE = /^[-\p{Lu}\d“«"¿¡].*[.?!»]$/su;

const asSentence = (text: string, code: string, facts: object): void => {
  const where = `${code} ${JSON.stringify(facts)}`;
  expect(text, where).not.toMatch(HOLES);
  expect(text, where).not.toMatch(ONE_OF_MANY);
  expect(text, where).toMatch(WHOLE);
};

const ways = (told: object): readonly object[] => (Array.isArray(told) ? told : combinations({ ...told }));

describe('a sentence with a hole is seen', () => {
  it.each([
    'The piece on  must move.',
    'The piece on undefined must move.',
    'Allowed: , .',
    'The piece on [object Object] must move.',
    'Black gets NaN minutes.',
    'The king stood wrongly ().',
    'The game was over after Black’s move 3: . Result ½-½.',
    'The move -e4 was legal.',
    'The move e2- was legal.',
    '“” cannot be read as a move here.',
    '',
    'captureFirst',
    'Both came 1 minutes late.',
  ])('%j', (text) => {
    expect(() => asSentence(text, '', {})).toThrow();
  });
});

describe.each([
  ['en', en],
  ['es', es],
] as const)('in %s', (_lang, words) => {
  const asked = questionCodes.map((code) => `question.${code}` as const);

  it('has a sentence for every code, and no other', () => {
    expect(Object.keys(pointFacts).length).toBeGreaterThan(60);
    expect(questionCodes.length).toBeGreaterThan(15);
    expect(Object.keys(contradictionFacts).length).toBeGreaterThan(4);
    expect(Object.keys(words.points).sort()).toEqual([...Object.keys(pointFacts), ...asked].sort());
    expect(Object.keys(words.questions).sort()).toEqual([...questionCodes].sort());
    expect(Object.keys(words.contradictions).sort()).toEqual(Object.keys(contradictionFacts).sort());
  });

  it.each(Object.entries(pointFacts))('%s', (code, told) => {
    const all = ways(told);
    expect(all.length).toBeGreaterThan(0);
    const say: unknown = Reflect.get(words.points, code);
    for (const facts of all) asSentence(String(Reflect.apply(Object(say), null, [facts])), code, facts);
  });

  it.each(questionCodes)('asks for %s, alone and among the points of a ruling', (code) => {
    asSentence(words.questions[code], code, {});
    expect(words.questions[code]).toMatch(/\?/);
    const point = { code: `question.${code}` as const, articles: ['0.2'], facts: {} };
    expect(pointSaid(words.points, point)).toBe(words.questions[code]);
    expect(questionAsked(words.questions, code)).toBe(words.questions[code]);
  });

  it.each(Object.entries(contradictionFacts))('says %s', (code, told) => {
    const all = ways(told);
    expect(all.length).toBeGreaterThan(0);
    const say: unknown = Reflect.get(words.contradictions, code);
    for (const facts of all) asSentence(String(Reflect.apply(Object(say), null, [facts])), code, facts);
  });

  it('says a contradiction by its code', () => {
    expect(contradictionIn(words.contradictions, { code: 'emptySquare', facts: { square: 'e4' } })).toBe(
      words.contradictions.emptySquare({ square: 'e4' }),
    );
  });
});
