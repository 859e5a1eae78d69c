/** Random incidents on random games: there is always an answer, it cites the Laws, and it allows nothing illegal. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startPosition } from '../../src-core/chess/index.ts';
import { readIncident } from '../../src-core/desk/commands/incident-schema.ts';
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

describe('a fact of another shape', () => {
  const strange = fc.constantFrom<unknown>(
    null,
    '',
    'e9',
    -1,
    1e300,
    0.5,
    [],
    {},
    [null],
    { from: null },
    true,
  );

  it('is refused at the door, or ruled on: nothing that comes in is too strange for the Laws', () => {
    const refused = new Set<string>();
    fc.assert(
      fc.property(records, wild, fc.nat(20), strange, ({ picks, white, black }, incident, at, value) => {
        const facts = Object.keys(incident);
        const told = { ...JSON.parse(JSON.stringify(incident)), [facts[at % facts.length] ?? 'by']: value };
        const read = readIncident(told);
        if (!read.ok) {
          refused.add(read.path);
          return;
        }
        const record = { game: wildGameOf(startPosition(), picks), illegalSoFar: { white, black } };
        expect(rule(record, read.value, fide2023('standard'), bareMaterial).answer).toMatch(
          /ruled|question|contradiction/,
        );
      }),
      { numRuns: 1_500 },
    );
    expect([...refused]).toEqual(expect.arrayContaining(['by', 'kind', 'touches', 'released']));
  });

  it.each([null, {}, { from: 'e2' }, { from: 'e2', to: null }])(
    'released: %j is refused, by its path',
    (released) => {
      expect(readIncident({ kind: 'touch', by: 'white', touches: ['e2'], released })).toMatchObject({
        ok: false,
        path: expect.stringMatching(/^released/),
      });
    },
  );
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
