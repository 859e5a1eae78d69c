import { expect, test } from 'vitest';
import { parsePgn } from '../../src-core/chess/index.ts';
import { fuzzPgn, fuzzSan } from './pgn-fuzz.ts';

test('2,000 damaged PGN texts: never a crash, never a silent loss', { timeout: 120_000 }, () => {
  fuzzPgn(1, 2_000);
});

test('3,000 damaged moves: never a crash, never a move that is not legal', { timeout: 60_000 }, () => {
  fuzzSan(1, 3_000);
});

/** Long texts of each kind of repetition that has hung one reader or another. */
const repeated = [
  '(',
  '(1. d4 ',
  ')',
  '{',
  '}',
  '{ ',
  ';',
  '[',
  '[Event "',
  '"',
  '$',
  '!',
  '1. ',
  '1-0 ',
  '0-0 ',
  'x',
  'x ',
  '. ',
  '- ',
  '\\',
  '[%clk ',
  '{[%clk ',
  ' ',
  '\n',
  '\r',
  '%\n',
  '1. e4 (',
  '1. e4 * ',
  '{}',
  '()',
  '+',
];

test.each(repeated)(
  '%j again and again is read in time proportional to its length',
  { timeout: 60_000 },
  (part) => {
    const cost = (length: number): number => {
      const text = `[Event "x"]\n\n1. e4 ${part.repeat(length / part.length)}`;
      const before = process.cpuUsage();
      parsePgn(text);
      const used = process.cpuUsage(before);
      return used.user + used.system;
    };
    const short = cost(20_000);
    // The lesser of two: what else the process does, collecting what other tests left, only adds.
    const long = Math.min(cost(200_000), cost(200_000));
    // Ten times the text; a quadratic reader would need a hundred times as long.
    expect(long).toBeLessThan(Math.max(400_000, short * 45));
  },
);
