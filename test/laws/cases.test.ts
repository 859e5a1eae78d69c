/** Arbiters' cases with their answers (test/cases/), one row a thing that happened at a board. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { canMate } from '../../src-core/cli/can-mate.ts';
import { answerOf, differences, readCase, ruleCase, type Json } from '../../src-core/cli/case-file.ts';
import { articlesOf, decidingOf } from '../../src-core/laws/index.ts';

const files = [
  'laws.jsonl',
  'laws-2.jsonl',
  'moments.jsonl',
  'laws-more.jsonl',
  'laws-ends.jsonl',
  'laws-invented.jsonl',
];
const cases = files
  .flatMap((file) => readFileSync(join(import.meta.dirname, '../cases', file), 'utf8').split('\n'))
  .filter((line) => line.trim() !== '')
  .map((line): Json => JSON.parse(line));

describe('the Laws of 2023', () => {
  it.each(cases.map((json) => [json['id'], json['note'], json] as const))('%s: %s', (_id, _note, json) => {
    const read = readCase(json);
    expect(differences({ ...(json['expect'] ?? {}) }, answerOf(ruleCase(read, canMate), read))).toEqual([]);
  });
});

describe('the articles that decide', () => {
  it('are told by every case', () => {
    expect(cases.length).toBeGreaterThan(100);
    expect(
      cases
        .filter(({ expect: expected }) => !Array.isArray(Object(expected).decides))
        .map((json) => json['id']),
    ).toEqual([]);
  });

  it.each(cases.map((json) => [json['id'], json] as const))('are among those cited: %s', (_id, json) => {
    const ruling = ruleCase(readCase(json), canMate);
    if (ruling.answer === 'contradiction') return;
    const decides = decidingOf(ruling);
    expect(decides.length).toBeGreaterThan(0);
    expect(articlesOf(ruling)).toEqual(expect.arrayContaining([...decides]));
  });

  it('are compared whole, those cited only as far as told', () => {
    const answer = { articles: ['9.2.2', '9.5.2', '9.1.2.3'], decides: ['9.2.2', '9.5.2'] };
    const faults = (expected: Json) => differences(expected, answer).map(({ key }) => key);
    expect(faults({ articles: ['9.2.2'] })).toEqual([]);
    expect(faults({ articles: ['9.2.1'] })).toEqual(['articles']);
    expect(faults({ decides: ['9.5.2', '9.2.2'] })).toEqual([]);
    expect(faults({ decides: ['9.2.2'] })).toEqual(['decides']);
    expect(faults({ decides: ['9.2.2', '9.5.2', '9.1.2.3'] })).toEqual(['decides']);
  });
});
