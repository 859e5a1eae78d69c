import { attacks } from 'chessops/attacks';
import { parseFen as peerFen } from 'chessops/fen';
import { makeSquare, parseSquare } from 'chessops/util';
import { describe, expect, test } from 'vitest';
import { Board } from '../../src-core/chess/board.ts';
import {
  castlingMoves,
  hasLegalMove,
  legalCode,
  legalMoves as writeMoves,
  movesOfKindTo,
} from '../../src-core/chess/board-moves.ts';
import {
  type Color,
  type Position,
  SQUARES,
  attackersOf,
  checkers,
  formatFen,
  legalMoves,
  pieceAt,
  pins,
  positionKey,
  positionsOf,
} from '../../src-core/chess/index.ts';
import { CASTLING, moveOfCode, moveTo } from '../../src-core/chess/move-code.ts';
import { KIND } from '../../src-core/chess/pieces.ts';
import { squareNumber } from '../../src-core/chess/squares.ts';
import { randomGame } from './oracle/random-game.ts';
import { position } from './given.ts';

const ENDGAMES = [
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1',
  '3q4/1P1n4/8/2b1K2r/8/3R4/p3k3/4n3 w - - 0 1',
  '8/8/8/2k1K3/2pP4/8/8/8 b - d3 0 1',
];

/** Positions of all kinds: one of each random game, and a few with little on the board. */
const samples: readonly Position[] = [
  ...ENDGAMES.map((fen) => position(fen)),
  ...Array.from({ length: 300 }, (_, seed) => {
    const positions = positionsOf(randomGame(seed, 160));
    return positions[(seed * 31) % positions.length] ?? position(ENDGAMES[0] ?? '');
  }),
];

const codesOf = (board: Board): number[] => {
  const list = new Int32Array(512);
  return [...list.subarray(0, writeMoves(board, list, 0))];
};

describe('the board behind the surface', () => {
  test('a move taken back leaves everything as it was', () => {
    for (const sample of samples) {
      const board = new Board(sample);
      for (const code of codesOf(board)) {
        board.make(code);
        board.unmake(code);
      }
      expect(board.toPosition()).toEqual(sample);
      expect(codesOf(board).toSorted()).toEqual(codesOf(new Board(sample)).toSorted());
    }
  });
  test('the moves of one kind to one square are those of the full list', () => {
    const list = new Int32Array(512);
    for (const sample of samples) {
      const board = new Board(sample);
      const all = codesOf(board);
      const plain = all.filter((code) => (code & CASTLING) === 0);
      const found = SQUARES.flatMap((name) =>
        [1, 2, 3, 4, 5, 6].flatMap((kind) => {
          const end = movesOfKindTo(board, kind, squareNumber(name), list, 0);
          return [...list.subarray(0, end)];
        }),
      );
      expect(found.toSorted()).toEqual(plain.toSorted());
      expect([...list.subarray(0, castlingMoves(board, list, 0))].toSorted()).toEqual(
        all.filter((code) => (code & CASTLING) !== 0).toSorted(),
      );
      expect(hasLegalMove(board)).toBe(all.length > 0);
      for (const code of all) {
        expect(legalCode(board, moveOfCode(code))).toBe(code);
        expect((board.squares[moveTo(code)] ?? 0) & KIND).not.toBe(6);
      }
    }
  });
  test('its key and the key of the plain position tell the same positions apart', () => {
    const keys = samples.map((sample) => [new Board(sample).key(), positionKey(sample)] as const);
    expect(new Set(keys.map(([key]) => key)).size).toBe(new Set(keys.map(([, key]) => key)).size);
    const one = samples[0];
    if (one === undefined) return expect.fail('no samples');
    expect(new Board({ ...one, quietPlies: 7, moveNumber: 30 }).key()).toBe(new Board(one).key());
    expect(new Board({ ...one, castling: one.castling.slice(1) }).key()).not.toBe(new Board(one).key());
  });
});

test('attackers of every square are those another author finds', () => {
  for (const sample of samples.slice(0, 60)) {
    const { board } = peerFen(formatFen(sample)).unwrap();
    for (const square of SQUARES) {
      for (const color of ['white', 'black'] as const satisfies readonly Color[]) {
        const found = [...board[color]].filter((from) => {
          const piece = board.get(from);
          return piece !== undefined && attacks(piece, from, board.occupied).has(parseSquare(square));
        });
        expect(attackersOf(sample, square, color)).toEqual(found.map(makeSquare));
      }
    }
  }
});

test('a man is pinned if without it something more would attack its king', () => {
  for (const sample of samples) {
    const found = SQUARES.filter((square, index) => {
      const piece = pieceAt(sample, square);
      if (piece === null || piece.color !== sample.turn || piece.role === 'king') return false;
      const without = sample.board.slice(0, index) + '.' + sample.board.slice(index + 1);
      const bare = { ...sample, board: without, castling: [], epSquare: null };
      return checkers(bare).length > checkers(sample).length;
    });
    expect(
      pins(sample)
        .map((pin) => pin.square)
        .toSorted(),
    ).toEqual(found.toSorted());
    for (const pin of pins(sample)) expect(pieceAt(sample, pin.by)?.color).not.toBe(sample.turn);
  }
});

test('the plain surface gives the same objects’ worth as the board', () => {
  for (const sample of samples) {
    expect(legalMoves(sample)).toEqual(codesOf(new Board(sample)).map(moveOfCode));
  }
});
