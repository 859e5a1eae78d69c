import { describe, expect, it } from 'vitest';
import { ratingChange } from '../../src-core/tournament/rating-change.ts';
import { parseTrf } from '../../src-core/tournament/trf/index.ts';
import { line, report } from './trf-given.ts';

function change(own: number, theirs: number, result: string, k = 20): number | undefined {
  const text = report(
    line(1, '', `2 w ${result}`).replace('2390', String(own).padStart(4)),
    line(2, '', '1 b 0').replace('2380', String(theirs).padStart(4)),
  );
  const { record } = parseTrf(text);
  const [player] = record.players;
  return player === undefined ? undefined : ratingChange(record, player, k)?.total;
}

describe('the change of a rating (B.02 8.3)', () => {
  it.each([
    ['equals', 2000, 2000, '1', 10],
    ['a draw with a stronger one', 2000, 2100, '=', 2.8],
    ['200 points stronger', 2200, 2000, '0', -15.2],
    ['700 points count as 400', 2500, 1800, '1', 1.6],
    ['700 points weaker as well', 1800, 2500, '1', 18.4],
    ['700 points in full from 2650 up', 2700, 2000, '1', 0.2],
    ['a game that is not rated', 2000, 2000, 'W', 0],
    ['a forfeit', 2000, 2000, '+', 0],
  ])('%s', (_name, own, theirs, result, expected) => {
    expect(change(own, theirs, result)).toBeCloseTo(expected);
  });

  it('goes with the coefficient, and is none without a rating', () => {
    expect(change(2000, 2000, '1', 40)).toBe(20);
    expect(change(0, 2000, '1')).toBeUndefined();
  });
});
