import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import '../../seed.ts';
import { type SwissInput, pairRound } from '../../../src-core/tournament/swiss/index.ts';
import { fieldOf } from '../../../src-core/tournament/swiss/field.ts';
import { pairField } from '../../../src-core/tournament/swiss/pair-round.ts';
import { enumerate } from './enumerator.ts';
import { history } from './histories.ts';
import { paired } from './paired.ts';

describe('the engine against the articles taken literally', () => {
  it('gives the first of the best candidates, or none where there is none', () => {
    fc.assert(
      fc.property(history(7), (input) => {
        expect(paired(input)).toEqual(enumerate(input));
      }),
      { numRuns: 500 },
    );
  });
});

describe('every pairing', () => {
  it('is the same where each bracket looks at everybody below it', () => {
    const pairs = (input: SwissInput, everybody: boolean) => {
      const result = pairField(fieldOf(input), undefined, everybody);
      return result.none ? null : { boards: result.boards, bye: result.bye };
    };
    fc.assert(
      fc.property(history(36), (input) => {
        expect(pairs(input, false)).toEqual(pairs(input, true));
      }),
      { numRuns: 100 },
    );
  });

  it('does not depend on the order of its input', () => {
    fc.assert(
      fc.property(history(30), (input) => {
        expect(paired({ ...input, players: input.players.toReversed() })).toEqual(paired(input));
      }),
      { numRuns: 60 },
    );
  });

  it('leaves nobody, and keeps the absolute criteria C1 to C3', () => {
    fc.assert(
      fc.property(history(40), (input) => {
        const result = pairRound(input);
        if (result.none) return;
        const present = input.players.filter((player) => player.present).map(({ number }) => number);
        const seated = result.boards.flatMap(({ white, black }) => [white, black]);
        const bye = result.bye === null ? [] : [result.bye];
        expect([...seated, ...bye].sort((a, b) => a - b)).toEqual(present);
        const facts = new Map(result.field.players.map((player) => [player.number, player]));
        for (const { white, black } of result.boards) {
          const [one, other] = [facts.get(white), facts.get(black)];
          expect(one?.met.has(black)).toBe(false);
          const same = one?.strength === 3 && other?.strength === 3 && one.preference === other.preference;
          expect(same && !one.topscorer && !other.topscorer).toBe(false);
        }
        for (const number of bye) expect(facts.get(number)?.barred).toBe(false);
      }),
      { numRuns: 100 },
    );
  });
});
