import { describe, expect, test } from 'vitest';
import {
  type Move,
  type Position,
  SQUARES,
  explainMove,
  legalMoves,
  pieceAt,
  positionsOf,
  startPosition,
} from '../../src-core/chess/index.ts';
import { game, position } from './given.ts';
import { randomGame } from './oracle/random-game.ts';

function why(from: Position, text: string): unknown {
  const move = { from: text.slice(0, 2), to: text.slice(2, 4) };
  const promotion = text.endsWith('q') ? { promotion: 'queen' as const } : {};
  const explained = explainMove(from, { ...toMove(move), ...promotion });
  return explained.legal ? 'legal' : { code: explained.code, ...explained.facts };
}

function toMove({ from, to }: { from: string; to: string }): Move {
  const find = (name: string) => SQUARES.find((square) => square === name) ?? 'a1';
  return { from: find(from), to: find(to) };
}

const POSITIONS = process.env['DEEP'] === '1' ? 3_000 : 12;
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

describe('why a move is not legal', () => {
  test.each([
    [START, 'e3e4', { code: 'noPieceThere', square: 'e3' }],
    [START, 'e7e5', { code: 'notYourPiece', square: 'e7' }],
    [START, 'e2e2', { code: 'sameSquare', square: 'e2' }],
    [START, 'b1b3', { code: 'notThatPiecesWay', square: 'b1', to: 'b3' }],
    [START, 'f1c4', { code: 'blockedAt', square: 'e2' }],
    [START, 'a1a2', { code: 'ownPieceThere', square: 'a2' }],
    [START, 'e2e5', { code: 'notThatPiecesWay', square: 'e2', to: 'e5' }],
    [START, 'e2d3', { code: 'nothingToCapture', square: 'd3' }],
    [START, 'e1g1', { code: 'castlingBlocked', side: 'king-side', square: 'f1' }],
    ['4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1', 'e2e4', { code: 'blockedAt', square: 'e3' }],
    ['4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1', 'e2e4', { code: 'blockedAt', square: 'e4' }],
    ['4k3/P7/8/8/8/8/8/4K3 w - - 0 1', 'a7a8', { code: 'promotionMissing' }],
    ['4k3/P7/8/8/8/8/8/4K3 w - - 0 1', 'e1e2q', { code: 'promotionNotAllowed', square: 'e1' }],
    ['4k3/P7/8/8/8/8/8/4K3 w - - 0 1', 'a7a8q', 'legal'],
    // leaves the king attacked by the rook on e8
    [
      '4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1',
      'e2c3',
      { code: 'kingLeftAttacked', king: 'e1', by: [{ square: 'e8' }] },
    ],
    [
      '4r1k1/8/8/8/8/8/8/4K1N1 w - - 0 1',
      'g1f3',
      { code: 'stillInCheck', king: 'e1', by: [{ square: 'e8' }] },
    ],
    [
      '3r2k1/8/8/8/8/8/8/4K3 w - - 0 1',
      'e1d1',
      { code: 'kingIntoAttack', square: 'd1', by: [{ square: 'd8' }] },
    ],
    // away from the rook, along its line
    [
      '4r1k1/8/8/8/8/8/4K3/8 w - - 0 1',
      'e2e1',
      { code: 'kingIntoAttack', square: 'e1', by: [{ square: 'e8' }] },
    ],
    // both pawns leave the rank at once
    [
      '8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1',
      'd5e6',
      { code: 'kingLeftAttacked', king: 'h5', by: [{ square: 'a5' }] },
    ],
    ['4k3/8/8/3Pp3/8/8/8/4K3 w - - 0 1', 'd5e6', { code: 'epNotPossible', square: 'e6', pawn: 'e5' }],
    // castling
    ['4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1', 'e1g1', { code: 'castlingOutOfCheck', by: [{ square: 'e2' }] }],
    [
      '4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1',
      'e1g1',
      { code: 'castlingThroughAttack', square: 'f1', by: [{ square: 'f8' }] },
    ],
    [
      '4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1',
      'e1h1',
      { code: 'castlingIntoAttack', square: 'g1', by: [{ square: 'g8' }] },
    ],
    ['1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'e1c1', 'legal'],
    [
      '4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1',
      'e1c1',
      { code: 'castlingBlocked', side: 'queen-side', square: 'b1' },
    ],
    ['4k3/8/8/8/8/8/8/R3K2R w Q - 0 1', 'e1g1', { code: 'castlingRightLost', because: 'unknown' }],
    ['4k3/8/8/8/8/8/8/R3K3 w Q - 0 1', 'e1g1', { code: 'castlingNoRook', side: 'king-side' }],
    // mate and stalemate
    [
      'R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1',
      'h7h6',
      { code: 'gameIsOver', ending: { kind: 'checkmate', winner: 'white' } },
    ],
    ['7k/5Q2/8/8/8/8/8/6K1 b - - 0 1', 'h8h7', { code: 'gameIsOver', ending: { kind: 'stalemate' } }],
  ])('%s %s', (fen, text, answer) => {
    if (typeof answer === 'string') expect(why(position(fen), text)).toBe(answer);
    else expect(why(position(fen), text)).toMatchObject(answer);
  });

  test('Chess960: another rook has the right, and a man stands in that one’s way: nothing has moved', () => {
    const blocked = { code: 'castlingBlocked', side: 'king-side', square: 'd1' };
    const inner = position('k7/8/8/8/8/8/8/1KRNR3 w C - 0 1', 'chess960');
    expect(why(inner, 'b1e1')).toMatchObject(blocked);
    expect(why(inner, 'b1c1')).toMatchObject(blocked);
  });

  test('Chess960: the rook that leaves uncovers an attack on the king’s square', () => {
    const inner = position('7k/8/8/8/8/8/8/qRK5 w B - 0 1', 'chess960');
    expect(why(inner, 'c1b1')).toMatchObject({
      code: 'castlingIntoAttack',
      square: 'c1',
      by: [{ square: 'a1' }],
    });
  });
  test('Chess960: castling can be the only move of king and rook', () => {
    expect(why(position('4k3/8/8/8/8/8/2n1PPP1/5KRB w G - 0 1'), 'f1g1')).toBe('legal');
  });
});

describe('with the game that led there', () => {
  const start = startPosition();
  const explain = (moves: string, move: Move) => {
    const played = game(start, moves);
    const last = positionsOf(played).at(-1) ?? start;
    return explainMove(last, move, played);
  };
  test('the right lost when the king moved', () => {
    const explained = explain('e2e4 e7e5 g1f3 g8f6 f1e2 f8e7 e1f1 a7a6 f1e1 a6a5', { from: 'e1', to: 'g1' });
    expect(explained).toMatchObject({
      code: 'castlingRightLost',
      facts: { side: 'king-side', because: 'kingMoved', ply: 7, moveNumber: 4 },
    });
  });
  test('the right lost when the rook moved', () => {
    const explained = explain('g1f3 a7a6 h1g1 b7b6 g1h1 c7c6 g2g3 d7d6 f1g2 e7e6', { from: 'e1', to: 'h1' });
    expect(explained).toMatchObject({ facts: { because: 'rookMoved', ply: 3, moveNumber: 2 } });
  });
  test('the right lost when the rook was captured', () => {
    const explained = explain('b2b3 g7g6 c1b2 f8g7 b2g7 g8f6 g7h8 e7e6 h8f6 a7a6 f6c3', {
      from: 'e8',
      to: 'g8',
    });
    expect(explained).toMatchObject({ facts: { because: 'rookCaptured', ply: 7, moveNumber: 4 } });
  });
  test('en passant no longer possible', () => {
    const explained = explain('e2e4 a7a6 e4e5 d7d5 g1f3 b7b6', { from: 'e5', to: 'd6' });
    expect(explained).toMatchObject({
      code: 'epNoLonger',
      facts: { square: 'd6', pawn: 'd5', ply: 4, moveNumber: 2 },
    });
  });
  test('en passant that would take both pawns off the king’s rank', () => {
    const played = game(position('4k3/4p3/8/r2P3K/8/8/8/8 b - - 0 1'), 'e7e5');
    const last = positionsOf(played).at(-1) ?? start;
    expect(explainMove(last, { from: 'd5', to: 'e6' }, played)).toMatchObject({
      code: 'kingLeftAttacked',
      facts: { king: 'h5', by: [{ square: 'a5' }] },
    });
  });
  test('en passant never possible: the pawn came in two steps', () => {
    const explained = explain('e2e4 d7d6 e4e5 d6d5', { from: 'e5', to: 'd6' });
    expect(explained).toMatchObject({ code: 'epNotPossible', facts: { square: 'd6', pawn: 'd5' } });
  });
});

test('every pair of squares has an answer, legal if and only if the move is listed', () => {
  for (let seed = 0; seed < POSITIONS; seed++) {
    const positions = positionsOf(randomGame(seed, 150));
    const now = positions[(seed * 37) % positions.length] ?? startPosition();
    const listed = new Set(legalMoves(now).map(({ from, to, promotion }) => from + to + (promotion ?? '')));
    for (const from of SQUARES) {
      for (const to of SQUARES) checkPair(now, { from, to }, listed);
    }
  }
});

function checkPair(now: Position, move: Move, listed: ReadonlySet<string>): void {
  const { from, to } = move;
  const explained = explainMove(now, move);
  const queen = explainMove(now, { from, to, promotion: 'queen' });
  // The king's two squares, and in Chess960 its goal or the rook's, are understood as castling: `move` says so.
  const agrees =
    explained.legal === listed.has(explained.move.from + explained.move.to) &&
    queen.legal === listed.has(`${from}${to}queen`) &&
    (!queen.legal || (!explained.legal && explained.code === 'promotionMissing'));
  const rightMan =
    explained.legal ||
    explained.code === 'gameIsOver' ||
    (pieceAt(now, from) === null) === (explained.code === 'noPieceThere');
  if (!agrees || !rightMan) expect.fail(`${from}${to} ${JSON.stringify([explained, queen])}`);
}
