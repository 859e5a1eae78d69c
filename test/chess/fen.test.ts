import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatFen, isImpossible, parseFen, readFen } from '../../src-core/chess/index.ts';
import { position } from './given.ts';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

describe('castling fields in X-FEN and Shredder-FEN', () => {
  const table = readFileSync(new URL('../data/notation/fen-castling.tsv', import.meta.url), 'utf8');
  const rows = table.split('\n').filter((row) => row !== '' && !row.startsWith('#'));
  test.each(rows.map((row) => row.split('\t')))('%s', (fen, rooks, xFen, shredder) => {
    const { position: read, faults } = readFen(fen ?? '');
    if (fen === '4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1') {
      // A right without its rook is refused, never dropped.
      expect(faults).toEqual([
        { code: 'rightWithoutRook', letter: 'K', color: 'white', rook: null, field: 'castling', column: 24 },
      ]);
      return;
    }
    if (read === null) return expect.fail(faults[0]?.code);
    expect(read.castling.join(' ')).toBe(rooks);
    expect(formatFen(read).split(' ')[2]).toBe(xFen);
    expect(formatFen(read, 'shredder').split(' ')[2]).toBe(shredder);
  });
});

describe('the variant a FEN shows by itself', () => {
  test.each([
    [START, 'standard'],
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1', 'chess960'],
    ['bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1', 'chess960'],
    ['4k3/8/8/8/8/8/8/4K3 w - - 0 1', 'standard'],
  ])('%s is %s', (fen, variant) => {
    expect(position(fen).variant).toBe(variant);
  });
  test('what is asked for comes first', () => {
    expect(position(START, 'chess960').variant).toBe('chess960');
    expect(parseFen('4k3/8/8/8/8/8/8/4K1R1 w K - 0 1', { variant: 'standard' })).toMatchObject({
      ok: false,
      error: { code: 'rightNotStandard', rook: 'g1' },
    });
  });
});

describe('en passant is kept only where a legal capture exists (9.2.3.1)', () => {
  test.each([
    ['rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1', null],
    ['4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1', 'e3'],
    ['8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1', null],
    ['8/8/8/2k1K3/2pP4/8/8/8 b - d3 0 1', 'd3'],
  ])('%s: %s', (fen, square) => {
    expect(position(fen).epSquare).toBe(square);
  });
});

describe('a FEN is refused with its field, the column and the reason', () => {
  test.each([
    ['', 'board', 'fieldMissing', 1],
    ['8/8/8/8/8/8/8/4K2k', 'turn', 'fieldMissing', 19],
    ['8/8/8/8/8/8/4K2k w - - 0 1', 'board', 'rankCount', 1],
    ['9/8/8/8/8/8/8/4K2k w - - 0 1', 'board', 'unknownLetter', 1],
    ['7/8/8/8/8/8/8/4K2k w - - 0 1', 'board', 'rankLength', 1],
    ['44/8/8/8/8/8/8/4K2k w - - 0 1', 'board', 'digitsSideBySide', 2],
    ['8/8/8/8/8/8/8/4K2x w - - 0 1', 'board', 'unknownLetter', 18],
    ['8/8/8/8/8/8/8/4K2k W - - 0 1', 'turn', 'notATurn', 20],
    ['8/8/8/8/8/8/8/4K2k w x - 0 1', 'castling', 'unknownLetter', 22],
    ['8/8/8/8/8/8/8/4K2k w K - 0 1', 'castling', 'rightWithoutRook', 22],
    ['8/8/8/8/8/8/4K3/k6R w K - 0 1', 'castling', 'rightWithoutKing', 23],
    ['4k3/8/8/8/8/8/8/4K2R w KK - 0 1', 'castling', 'rightTwice', 25],
    ['4k3/8/8/8/8/8/8/4K1RR w KG - 0 1', 'castling', 'rightsOnOneSide', 26],
    ['8/8/8/8/8/8/8/4K2k w - e9 0 1', 'enPassant', 'notASquare', 24],
    ['8/8/8/8/8/8/8/4K2k w - e3 0 1', 'enPassant', 'epWrongRank', 24],
    ['8/8/8/8/8/8/8/4K2k w - e6 0 1', 'enPassant', 'epWithoutPawn', 24],
    ['8/8/4n3/4p3/8/8/8/4K2k w - e6 0 1', 'enPassant', 'epOccupied', 28],
    ['8/8/8/8/8/8/8/4K2k w - - -1 1', 'quietPlies', 'notANumber', 26],
    ['8/8/8/8/8/8/8/4K2k w - - 0 0', 'moveNumber', 'notANumber', 28],
    ['8/8/8/8/8/8/8/4K2k w - - 0 1 x', 'text', 'extraField', 30],
  ])('%s', (fen, field, code, column) => {
    expect(readFen(fen).faults[0]).toMatchObject({ field, code, column });
    expect(parseFen(fen).ok).toBe(false);
  });
});

describe('a position that cannot be is named', () => {
  test.each([
    ['8/8/8/8/8/8/8/4K3 w - - 0 1', 'noKing'],
    ['8/8/8/8/8/8/8/4K1Kk w - - 0 1', 'severalKings'],
    ['4k2P/8/8/8/8/8/8/4K3 w - - 0 1', 'pawnOnLastRank'],
    ['4k3/8/8/8/8/8/8/p3K3 w - - 0 1', 'pawnOnLastRank'],
    ['4k3/8/8/8/8/8/8/4R1K1 w - - 0 1', 'waitingSideInCheck'],
    ['8/8/8/8/8/8/8/4Kk2 w - - 0 1', 'waitingSideInCheck'],
    ['4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1', 'tooManyPawns'],
  ])('%s: %s', (fen, code) => {
    const { faults } = readFen(fen);
    expect(faults[0]?.code).toBe(code);
    expect(faults.every(isImpossible)).toBe(true);
    expect(parseFen(fen).ok).toBe(false);
  });
  test.each([
    ['qqqqk3/pppppppp/8/8/8/8/8/4K3 b - - 0 1', 'tooManyPromoted'],
    ['4k3/8/8/8/4r3/6b1/3n4/2r1K3 w - - 0 1', 'tooManyCheckers'],
  ])('%s is named (%s) and taken: a problem may look like that', (fen, code) => {
    expect(readFen(fen).faults.map((fault) => fault.code)).toEqual([code]);
    expect(parseFen(fen).ok).toBe(true);
  });
});

test('spaces around and between fields, and missing counters, are taken', () => {
  expect(parseFen(`  ${START.replaceAll(' ', '   ')} `)).toEqual(parseFen(START));
  expect(formatFen(position(START.slice(0, -4)))).toBe(START);
});
