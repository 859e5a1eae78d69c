import { describe, expect, it } from 'vitest';
import { answerOf, known, knownEvents, knownPositions, largePositions } from './known-answers.ts';

/** One event of so many here; all of them in the long run. */
const SOME = 6;

describe('the Dutch system of 2026 on known answers', () => {
  it.each(knownPositions.map((row) => [row.file, row] as const))('%s', (_, row) => {
    const { brackets: told, ...want } = known(row);
    const { brackets, ...answer } = answerOf(row.trf, row.round);
    expect(answer).toEqual(want);
    if (told !== undefined && told.length > 0) expect(brackets).toEqual(told);
  });

  it('pairs whole events again round by round, with what each bracket fails', () => {
    for (const event of knownEvents.filter((_, at) => at % SOME === 0))
      for (const round of event.replay)
        expect({ file: event.file, ...answerOf(event.trf, round.round) }).toEqual({
          file: event.file,
          ...known(round),
        });
  });

  it('pairs a hundred players', () => {
    for (const row of largePositions.filter(({ file }) => file.includes('-100-'))) {
      const { boards, bye } = answerOf(row.trf, row.round);
      expect({ boards, bye }).toEqual({ boards: row.boards, bye: row.bye });
    }
  });
});
