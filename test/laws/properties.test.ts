/** Random incidents on random games: there is always an answer, it cites the Laws, and it allows nothing illegal. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startPosition } from '../../src-core/chess/index.ts';
import { fide2023, rule } from '../../src-core/laws/index.ts';
import { bareMaterial, wildGameOf, holdRandomRulings, records, wild, withoutUnknown } from './wild.ts';

describe('rule', () => {
  it('always answers, cites articles that exist, allows nothing illegal, and gives one result at most', () => {
    holdRandomRulings(2_000);
  });

  it('gives the same answer each time, whatever was asked before', () => {
    fc.assert(
      fc.property(records, wild, wild, ({ picks, white, black }, first, second) => {
        const record = { game: wildGameOf(startPosition(), picks), illegalSoFar: { white, black } };
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

describe('several things at one moment', () => {
  it('are ruled on alike in whatever order they are told, but for who was right', () => {
    fc.assert(
      fc.property(records, wild, wild, ({ picks, white, black }, first, second) => {
        const record = { game: wildGameOf(startPosition(), picks), illegalSoFar: { white, black } };
        const [a, b] = [withoutUnknown(first), withoutUnknown(second)];
        // two of one kind keep the order in which they are told
        fc.pre(a.kind !== b.kind);
        const ask = (told: typeof a, also: typeof a) => {
          const ruling = rule(record, told, fide2023('standard'), bareMaterial, [also]);
          return ruling.answer === 'ruled' ? { ...ruling, upheld: null } : { ...ruling, about: null };
        };
        expect(ask(a, b)).toEqual(ask(b, a));
      }),
      { numRuns: 1_000 },
    );
  });

  it('end the game once: then no time, no increment and no duty follows', () => {
    fc.assert(
      fc.property(records, fc.array(wild, { minLength: 2, maxLength: 5 }), ({ picks, white, black }, all) => {
        const record = { game: wildGameOf(startPosition(), picks), illegalSoFar: { white, black } };
        const [told, ...also] = all.map(withoutUnknown);
        if (told === undefined) return;
        const ruling = rule(record, told, fide2023('standard'), bareMaterial, also);
        if (ruling.answer !== 'ruled' || ruling.result === null) return;
        const { addTime, moreTime, removeIncrement, mustChooseFrom, freeMove } = ruling;
        expect({ addTime, moreTime, removeIncrement, mustChooseFrom, freeMove }).toEqual({
          addTime: null,
          moreTime: null,
          removeIncrement: null,
          mustChooseFrom: null,
          freeMove: false,
        });
      }),
      { numRuns: 1_000 },
    );
  });
});
