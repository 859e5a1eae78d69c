/** Results told by the kings: both light squares 1-0, both dark 0-1, one of each a draw; nothing else is one. */
import { describe, expect, it } from 'vitest';
import { SQUARES } from '../../src-core/chess/squares.ts';
import { kingsInCentre, parseFen, shownByKings } from '../../src-core/chess/index.ts';

describe('kings in the middle', () => {
  it.each([
    ['e4', 'd5', '1-0'],
    ['d5', 'e4', '1-0'],
    ['d4', 'e5', '0-1'],
    ['e5', 'd4', '0-1'],
    ['e4', 'e5', '1/2-1/2'],
    ['d4', 'd5', '1/2-1/2'],
    ['d5', 'd4', '1/2-1/2'],
    ['e5', 'e4', '1/2-1/2'],
    ['e4', 'd4', '1/2-1/2'],
    ['d5', 'e5', '1/2-1/2'],
  ] as const)('White on %s and Black on %s: %s', (white, black, result) => {
    expect(shownByKings(white, black)).toBe(result);
  });

  it('show a result on twelve pairs of squares out of 4096', () => {
    const pairs = SQUARES.flatMap((white) => SQUARES.map((black) => shownByKings(white, black)));
    expect(pairs.filter((result) => result !== null)).toHaveLength(12);
  });
});

describe('what stands in a text after the last move', () => {
  const fen = '6k1/5ppp/8/8/8/8/5PPP/6K1 w - - 0 30';
  const read = (tail: string, from = fen) => {
    const position = parseFen(from, { variant: 'standard' });
    if (!position.ok) throw new Error('no position');
    return kingsInCentre(position.value, tail);
  };

  it.each([
    ['30. Ke4 Kd5 1-0', '1-0'],
    ['30. Kd5 {[%clk 0:00:10]} 30... Ke4 {[%clk 0:00:09]} *', '1-0'],
    ['30. Kd4+ Ke5 0-1', '0-1'],
    ['30. Ke4 Ke5', '1/2-1/2'],
    ['30. Ke4 -- 31. Ke5 Kd4', '0-1'],
    ['30. Ke4 1-0', null],
    ['30. Ke4 Kd5 31. Qh7', null],
    ['30. Qh9 Kd5', null],
    ['30. Kg3 Kd5', null],
    ['', null],
    ['1-0', null],
  ])('%s: %s', (tail, result) => {
    expect(read(tail)).toBe(result);
  });

  it('counts a king that is there already', () => {
    expect(read('30... Kd5 1-0', '6k1/5ppp/8/8/4K3/8/5PPP/8 b - - 0 30')).toBe('1-0');
  });
});
