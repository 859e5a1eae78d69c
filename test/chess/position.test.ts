import { describe, expect, test } from 'vitest';
import {
  attackersOf,
  cannotEverMate,
  capturesOn,
  castlings,
  checkers,
  ending,
  formatUci,
  legalMoves,
  legalMovesFrom,
  parseUci,
  pins,
  play,
  positionKey,
  startPosition,
} from '../../src-core/chess/index.ts';
import { position } from './given.ts';

const uci = (fen: string, from: 'e1' | 'd4' | 'e5'): string =>
  legalMovesFrom(position(fen), from)
    .map((move) => move.from + move.to)
    .sort()
    .join(' ');

describe('looking at a position', () => {
  const fen = '4r1k1/8/8/b7/8/2N5/4B3/4K2R w K - 0 1';
  test('pins, with what pins', () => {
    expect(pins(position(fen))).toEqual(
      expect.arrayContaining([
        { square: 'c3', by: 'a5' },
        { square: 'e2', by: 'e8' },
      ]),
    );
  });
  test('moves of one piece, castling as king to rook', () => {
    expect(uci(fen, 'e1')).toBe('e1d1 e1d2 e1f1 e1f2 e1h1');
    expect(castlings(position(fen))).toEqual([
      { side: 'king-side', move: { from: 'e1', to: 'h1' }, kingTo: 'g1', rookTo: 'f1' },
    ]);
  });
  test('attackers of a square, pinned ones too', () => {
    expect(attackersOf(position(fen), 'd1', 'white')).toEqual(['e1', 'e2', 'c3'].sort(bySquare));
    expect(checkers(position('4k3/8/8/8/8/5n2/8/r3K3 w - - 0 1'))).toEqual(['a1', 'f3']);
  });
  test('captures of a touched piece (4.3.2), en passant on the pawn’s own square', () => {
    const now = position('4k3/8/8/3pP3/8/2N5/8/3QK3 w - d6 0 1');
    expect(
      capturesOn(now, 'd5')
        .map((move) => move.from + move.to)
        .sort(),
    ).toEqual(['c3d5', 'd1d5', 'e5d6']);
    expect(capturesOn(now, 'd6')).toEqual([]);
    expect(capturesOn(now, 'c3')).toEqual([]);
  });
});

function bySquare(a: string, b: string): number {
  return a.charAt(1).localeCompare(b.charAt(1)) || a.localeCompare(b);
}

describe('castling in Chess960 ends on the same squares (Guidelines II.3)', () => {
  test.each([
    ['4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1', 'f1g1', '1R3RK1', 'both change places'],
    ['4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1', 'f1b1', '2KR2R1', 'both move'],
    ['4k3/8/8/8/8/8/8/6KR w H - 0 1', 'g1h1', '5RK1', 'the rook alone'],
    ['4k3/8/8/8/8/8/8/3RK3 w D - 0 1', 'e1d1', '2KR4', 'the king passes over the rook'],
    ['4k3/8/8/8/8/8/8/3R1K2 w D - 0 1', 'f1d1', '2KR4', 'the king alone'],
  ])('%s %s: %s (%s)', (fen, text, rank) => {
    const now = position(fen, 'chess960');
    const read = parseUci(now, text);
    if (!read.ok) return expect.fail(read.error.code);
    const after = play(now, read.value);
    expect(after.board.slice(0, 8).replace(/\.+/g, (gap) => String(gap.length))).toBe(rank);
    expect(after.castling).toEqual([]);
    expect(after.quietPlies).toBe(1);
    expect(formatUci(now, read.value)).toBe(text);
  });
});

test('UCI: castling is e1g1 in standard chess and king to rook in Chess960', () => {
  const fen = '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1';
  for (const text of ['e1g1', 'e1h1'])
    expect(parseUci(position(fen), text)).toMatchObject({ value: { to: 'h1' } });
  expect(formatUci(position(fen), { from: 'e1', to: 'h1' })).toBe('e1g1');
  expect(parseUci(position(fen, 'chess960'), 'e1g1')).toMatchObject({ value: { from: 'e1', to: 'h1' } });
  expect(formatUci(position(fen, 'chess960'), { from: 'e1', to: 'h1' })).toBe('e1h1');
  expect(parseUci(position(fen), 'e1e9')).toMatchObject({ error: { code: 'unreadable' } });
  expect(parseUci(startPosition(), 'e2e5')).toMatchObject({ error: { code: 'illegal' } });
  expect(
    formatUci(position('8/P3k3/8/8/8/8/8/4K3 w - - 0 1'), { from: 'a7', to: 'a8', promotion: 'knight' }),
  ).toBe('a7a8n');
});

test('an illegal move given to play is a fault', () => {
  expect(() => play(startPosition(), { from: 'e2', to: 'e5' })).toThrow(RangeError);
  expect(legalMoves(startPosition())).toHaveLength(20);
});

test('the key tells positions apart by rights of particular rooks, and not by counters (9.2.3)', () => {
  const key = (fen: string) => positionKey(position(fen));
  expect(key('4k3/8/8/8/8/8/8/4K2R w K - 5 9')).toBe(key('4k3/8/8/8/8/8/8/4K2R w K - 0 1'));
  expect(key('4k3/8/8/8/8/8/8/4K2R w - - 0 1')).not.toBe(key('4k3/8/8/8/8/8/8/4K2R w K - 0 1'));
  expect(key('4k3/8/8/8/8/8/8/4K1RR w G - 0 1')).not.toBe(key('4k3/8/8/8/8/8/8/4K1RR w H - 0 1'));
});

describe('what ends the game on the board, and who can never mate', () => {
  test.each([
    ['R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1', { kind: 'checkmate', winner: 'white' }, null, 'mated'],
    ['7k/5Q2/8/8/8/8/8/6K1 b - - 0 1', { kind: 'stalemate' }, 'stalemate', 'stalemate'],
    ['4k3/8/8/8/8/8/8/4K3 w - - 0 1', { kind: 'deadPosition' }, 'bareKing', 'bareKing'],
    ['4k3/8/8/8/8/8/8/4KN2 w - - 0 1', { kind: 'deadPosition' }, 'loneKnight', 'bareKing'],
    ['3qk3/8/8/8/8/8/8/4KN2 w - - 0 1', null, 'loneKnight', null],
    ['4k2r/8/8/8/8/8/8/4KN2 w - - 0 1', null, null, null],
    ['4k3/7p/8/8/8/8/8/4KN2 w - - 0 1', null, null, null],
    ['2b1k3/8/8/8/8/8/8/4KB2 w - - 0 1', { kind: 'deadPosition' }, 'bishopsOfOneColor', 'bishopsOfOneColor'],
    ['4kb2/8/8/8/8/8/8/4KB2 w - - 0 1', null, null, null],
    ['3rk3/8/8/8/8/8/8/4KB2 w - - 0 1', null, 'bishopsOfOneColor', null],
    ['3nk3/8/8/8/8/8/8/4KB2 w - - 0 1', null, null, null],
    // mate comes before material
    ['8/8/8/8/8/8/P1n5/K1k5 w - - 0 1', { kind: 'checkmate', winner: 'black' }, 'mated', null],
  ])('%s', (fen, end, white, black) => {
    expect(ending(position(fen))).toEqual(end);
    expect(cannotEverMate(position(fen), 'white')).toBe(white);
    expect(cannotEverMate(position(fen), 'black')).toBe(black);
  });
});
