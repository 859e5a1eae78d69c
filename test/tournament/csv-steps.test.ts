import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drained } from '../../src-core/plain/steps.ts';
import { readCsv } from '../../src-core/tournament/csv.ts';

test('a table read some lines at a step is the table read at once', () => {
  const part = fc.constantFrom('"', '""', ';', ',', '\n', '\r\n', '\t', 'a', 'Anand', ' ', 'sep=;', '\uFEFF');
  const text = fc.array(part, { maxLength: 60 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 20 }), (table, step) => {
      expect(drained(readCsv(table, step))).toEqual(drained(readCsv(table, Number.POSITIVE_INFINITY)));
    }),
    { numRuns: 3000 },
  );
});
