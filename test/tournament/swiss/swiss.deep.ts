/** The whole set of known answers, and the engine against the articles over many histories. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generate } from '../../../src-core/tournament/generate/index.ts';
import { roundsPaired } from '../../../src-core/tournament/record-points.ts';
import { swissInput } from '../../../src-core/tournament/swiss/index.ts';
import { enumerate } from './enumerator.ts';
import { history } from './histories.ts';
import { answerOf, known, knownEvents, largePositions } from './known-answers.ts';
import { paired } from './paired.ts';

describe('the Dutch system of 2026 at length', () => {
  it.each(knownEvents.map((event) => [event.file, event] as const))('%s', (file, event) => {
    for (const round of event.replay)
      expect({ file, ...answerOf(event.trf, round.round) }).toEqual({ file, ...known(round) });
  });

  it.each(largePositions.map((row) => [row.file, row] as const))('%s', (_, row) => {
    const { boards, bye } = answerOf(row.trf, row.round);
    expect({ boards, bye }).toEqual({ boards: row.boards, bye: row.bye });
  });

  it.each([
    [8, 20_000],
    [10, 500],
  ])('up to %d players, %d histories', (most, numRuns) => {
    fc.assert(
      fc.property(history(most), (input) => {
        expect(paired(input)).toEqual(enumerate(input));
      }),
      { numRuns },
    );
  });

  it.each([
    ['tiny', 10_000],
    ['points', 1_000],
  ] as const)(
    'the articles taken literally pair generated events alike: %s, %d events',
    (profile, events) => {
      for (let seed = 1; seed <= events; seed++) {
        const { record } = generate({ seed, players: 2 + (seed % 7), rounds: 1 + (seed % 6), profile });
        for (let round = 1; round <= roundsPaired(record); round++) {
          const input = swissInput(record, round);
          if (typeof input === 'string') throw new Error(`a generated event does not say ${input}`);
          expect({ seed, round, ...paired(input) }).toEqual({ seed, round, ...enumerate(input) });
        }
      }
    },
  );
});
