/** The format of case files is documented as it is read, and what is in no table of it is refused by its name. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CASE_KEYS, readCase } from '../../src-core/cli/case-file.ts';
import { RESULT_KEYS } from '../../src-core/cli/result-case.ts';
import { incidentSchemas } from '../../src-core/desk/commands/incident-schema.ts';
import { dictionaries } from '../../src-core/words/index.ts';
import { languages } from '../../src-core/words/language.ts';

const format = readFileSync(join(import.meta.dirname, 'FORMAT.md'), 'utf8');

/** What stands in the row of a kind or key. */
const row = (name: string): string =>
  format.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? '';

const keysOf = (schema: object): readonly string[] =>
  'entries' in schema ? Object.keys(Object(schema.entries)) : [];
const kinds = [
  ...Object.entries(incidentSchemas).map(([kind, schema]) => [kind, keysOf(schema)] as const),
  ['result', RESULT_KEYS] as const,
];

describe('FORMAT.md', () => {
  it.each(kinds)('%s: every key', (kind, keys) => {
    expect(keys).toContain('kind');
    const untold = keys.filter((key) => !['kind', 'cameFirst', 'notKnown'].includes(key));
    expect(untold.filter((key) => !row(kind).includes(`\`${key}\``))).toEqual([]);
  });

  it('the keys of a case, and those under them', () => {
    expect(CASE_KEYS[''].filter((key) => row(key) === '')).toEqual([]);
    expect(CASE_KEYS.options.filter((key) => !row('options').includes(`\`${key}\``))).toEqual([]);
  });

  it('the help of `rule` names the keys of a case', () => {
    for (const lang of languages()) {
      const about = dictionaries[lang].terminal.about['rule'] ?? '';
      expect(CASE_KEYS[''].filter((key) => !about.includes(key))).toEqual([]);
      expect(about).toContain('test/cases/FORMAT.md');
    }
  });
});

describe('a key that means nothing is named', () => {
  const incident = { kind: 'status' };
  it.each([
    ['incidents', { incident, incidents: [] }],
    ['options.guidelines', { incident, options: { guidelines: true } }],
    ['illegalSoFar.red', { incident, illegalSoFar: { red: 1 } }],
    ['incident.whom', { incident: { kind: 'resignation', by: 'white', whom: 'black' } }],
    ['also.0.whom', { incident, also: [{ kind: 'resignation', by: 'white', whom: 'black' }] }],
    ['incident.why', { incident: { kind: 'result', result: '1-0', reason: 'time', why: '' } }],
  ])('%s', (key, json) => {
    expect(() => readCase(json)).toThrow(`${key}: `);
  });
});
