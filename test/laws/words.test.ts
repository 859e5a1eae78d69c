/** Every point, question and contradiction of the Laws has its sentence in both languages. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as en from '../../src-core/words/en/laws.ts';
import * as es from '../../src-core/words/es/laws.ts';

const laws = join(import.meta.dirname, '../../src-core/laws');
const source = readdirSync(laws, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(laws, name), 'utf8'))
  .join('\n');

const found = (pattern: RegExp): readonly string[] => [
  ...new Set([...source.matchAll(pattern)].map((m) => m[1] ?? '')),
];
const pointCodes = [
  ...found(/point\(\s*'([\w.]+)'/g),
  ...found(/const code = [^;]*'(\w+)'/g),
  ...found(/const code = [^;]*\? '(\w+)'/g),
  ...found(/point\(may \? '(\w+)'/g),
  ...['captureFirst', 'moveFirst', 'firstOfBoth', 'guidelines.notAdopted', 'guidelines.notInBlitz'],
  ...['breach.distracting', 'breach.clockHandling', 'breach.invalidPause', 'breach.writingInAdvance'],
  ...['breach.notes', 'breach.disrepute', 'quickplayNotOnMove', 'quickplayTooMuchTime'],
  ...['announcedMustBePlayed', 'announcedIllegal'],
];

describe.each([
  ['en', en],
  ['es', es],
] as const)('in %s', (_lang, words) => {
  it('every point has a sentence', () => {
    expect(pointCodes.length).toBeGreaterThan(60);
    expect(pointCodes.filter((code) => words.points[code] === undefined)).toEqual([]);
  });

  it('every fact that may be asked for has its question', () => {
    const facts = found(/\['(\w+)', (?:YES_OR_NO|MOVES|SECONDS|\[)/g);
    expect(facts.length).toBeGreaterThan(15);
    expect(
      [...facts, 'opponentCanMate', 'firstFlag'].filter((key) => words.questions[key] === undefined),
    ).toEqual([]);
  });

  it('every contradiction is said', () => {
    const codes = found(/answer: 'contradiction', code: '(\w+)'/g);
    expect(codes.filter((code) => words.contradictions[code] === undefined)).toEqual([]);
  });

  it('no sentence is left with a hole', () => {
    for (const [code, say] of Object.entries(words.points)) {
      const facts = {
        by: 'white',
        to: 'black',
        opponent: 'black',
        square: 'e4',
        seconds: 120,
        count: 2,
        why: 'x',
      };
      expect(
        say({ ...facts, result: '1-0', basis: 'repetition', plies: [0, 4, 8], ended: 'checkmate' }),
        code,
      ).not.toMatch(/\[object/);
    }
  });
});

it('both languages say the same things', () => {
  for (const part of ['points', 'questions', 'contradictions'] as const) {
    expect(Object.keys(es[part])).toEqual(Object.keys(en[part]));
  }
});
