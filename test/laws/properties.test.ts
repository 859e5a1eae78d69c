/** Random incidents on random games: there is always an answer, it cites the Laws, and it allows nothing illegal. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startPosition } from '../../src-core/chess/index.ts';
import { fide2023, rule } from '../../src-core/laws/index.ts';
import { bareMaterial, gameOf, holdRandomRulings, records, wild, withoutUnknown } from './wild.ts';

describe('rule', () => {
  it('always answers, cites articles that exist, allows nothing illegal, and gives one result at most', () => {
    holdRandomRulings(2_000);
  });

  it('gives the same answer each time, whatever was asked before', () => {
    fc.assert(
      fc.property(records, wild, wild, ({ picks, white, black }, first, second) => {
        const record = { game: gameOf(startPosition(), picks), illegalSoFar: { white, black } };
        const ask = (incident: object) =>
          rule(record, withoutUnknown(incident), fide2023('standard'), bareMaterial);
        const before = ask(first);
        ask(second);
        expect(ask(first)).toEqual(before);
      }),
      { numRuns: 500 },
    );
  });
});
