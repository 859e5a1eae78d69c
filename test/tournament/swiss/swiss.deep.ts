/** The whole set of known answers, and the engine against the articles over many histories. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairRound, type SwissInput } from '../../../src-core/tournament/swiss/index.ts';
import { enumerate } from './enumerator.ts';
import { history } from './histories.ts';
import { answerOf, known, knownEvents, largePositions } from './known-answers.ts';

function paired(input: SwissInput) {
  const result = pairRound(input);
  if (result.none) return null;
  const boards = result.boards.map(({ white, black }) => [white, black]);
  return { boards: boards.sort(([a = 0], [b = 0]) => a - b), bye: result.bye };
}

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
});
