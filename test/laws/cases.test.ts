/** Arbiters' cases with their answers (test/cases/laws.jsonl), one row a thing that happened at a board. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { canMate } from '../../src-core/cli/can-mate.ts';
import { answerOf, differences, readCase, ruleCase, type Json } from '../../src-core/cli/case-file.ts';

const file = join(import.meta.dirname, '../cases/laws.jsonl');
const cases = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line): Json => JSON.parse(line));

describe('the Laws of 2023', () => {
  it.each(cases.map((json) => [json['id'], json['note'], json] as const))('%s: %s', (_id, _note, json) => {
    const read = readCase(json);
    expect(differences({ ...(json['expect'] ?? {}) }, answerOf(ruleCase(read, canMate), read))).toEqual([]);
  });
});
