import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import {
  backRank,
  formatFen,
  startNumber,
  startNumberOf,
  startPosition,
} from '../../src-core/chess/index.ts';

describe('the 960 start positions (Guidelines II.2)', () => {
  test.each([
    [0, 'BBQNNRKR'],
    [518, 'RNBQKBNR'],
    [534, 'RNBKQBNR'],
    [958, 'RKRNNBBQ'],
    [959, 'RKRNNQBB'],
  ])('number %i is %s', (number, rank) => {
    expect(backRank(number)).toBe(rank);
    expect(startNumber(rank)).toBe(number);
  });
  test('all differ, with bishops on both colours and the king between the rooks', () => {
    const ranks = Array.from({ length: 960 }, (_, number) => backRank(number));
    expect(new Set(ranks).size).toBe(960);
    for (const [number, rank] of ranks.entries()) {
      expect(rank).toMatch(/R.*K.*R/);
      expect([...rank].toSorted().join('')).toBe('BBKNNQRR');
      expect((rank.indexOf('B') + rank.lastIndexOf('B')) % 2).toBe(1);
      expect(startNumberOf(startPosition(number))).toBe(number);
    }
  });
  test('518 is standard chess unless asked otherwise', () => {
    expect(formatFen(startPosition())).toBe('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
    expect(startPosition(518).variant).toBe('standard');
    expect(startPosition(518, 'chess960').variant).toBe('chess960');
    expect(startPosition(0).variant).toBe('chess960');
  });
  test('there are no others', () => {
    expect(() => startPosition(960)).toThrow(RangeError);
    expect(() => startPosition(1.5)).toThrow(RangeError);
    expect(startNumber('BBBBBBBB')).toBeNull();
  });
});

const ASK = `import chess
for number in range(960): print(chess.Board.from_chess960_pos(number).board_fen())`;
const python = spawnSync('python3', ['-c', ASK], { encoding: 'utf8' });

// another author's numbering, on a machine that has it
if (python.status === 0) {
  test('python-chess numbers all 960 in the same way', () => {
    const ours = Array.from({ length: 960 }, (_, number) => formatFen(startPosition(number)).split(' ')[0]);
    expect(python.stdout.trim().split(/\r?\n/)).toEqual(ours);
  });
}
