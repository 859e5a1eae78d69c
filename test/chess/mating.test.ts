import { describe, expect, it } from 'vitest';
import {
  type Color,
  type MatingResult,
  type Move,
  type Position,
  canCheckmate,
  ending,
  formatFen,
  isLegal,
  legalMoves,
  parseFen,
  play,
} from '../../src-core/chess/index.ts';
import { move, position } from './given.ts';
import { askAll, linesOf, matingRows } from './mating-rows.ts';
import { slowCanMate } from './oracle/slow-closure.ts';
import { randomFrom } from './oracle/random-walls.ts';

function kindOf(result: MatingResult): string {
  return result.answer === 'no' ? result.reason.kind : result.answer;
}

function endOf(from: Position, line: readonly Move[]): ReturnType<typeof ending> {
  let now = from;
  for (const one of line) {
    expect(isLegal(now, one), `${formatFen(now)} ${one.from}${one.to}`).toBe(true);
    now = play(now, one);
  }
  return ending(now);
}

describe('can this side still checkmate (5.1.2, 5.2.2, 6.9)?', () => {
  const table: readonly (readonly [what: string, fen: string, side: Color, answer: string])[] = [
    ['from the start', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'black', 'yes'],
    ['mate is on the board', '7k/6Q1/6K1/8/8/8/8/8 b - - 0 1', 'white', 'yes'],
    ['mated already', '7k/6Q1/6K1/8/8/8/8/8 b - - 0 1', 'black', 'mated'],
    ['stalemate', '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', 'white', 'stalemate'],
    ['a bare king', '7k/8/6K1/8/8/8/8/1Q6 w - - 0 1', 'black', 'material'],
    ['knight against queen', '7k/q7/6K1/8/8/8/8/N7 w - - 0 1', 'white', 'material'],
    ['knight against rook', '7k/r7/6K1/8/8/8/8/N7 w - - 0 1', 'white', 'yes'],
    ['knight against pawn', '8/8/8/8/8/1k6/7p/K2N4 w - - 0 1', 'white', 'yes'],
    ['bishops of one colour', '7k/b7/6K1/8/8/8/8/2B5 w - - 0 1', 'white', 'material'],
    ['bishops of both colours', '7k/1b6/6K1/8/8/8/8/2B5 w - - 0 1', 'white', 'yes'],
    ['the only move takes the last man', '8/6P1/5k1K/7r/8/8/8/8 w - - 0 54', 'black', 'forced'],
    ['pawns that face each other', '8/3k4/6p1/p2p1pP1/P2P1P2/2K5/8/8 b - - 65 92', 'white', 'no'],
    ['a wall with bishops behind', 'Bb1k1b2/bKp1p1p1/1pP1P1P1/1P6/p5P1/P7/8/8 w - - 0 1', 'white', 'no'],
  ];
  it.each(table)('%s: %s, %s: %s', (_, fen, side, answer) => {
    const result = canCheckmate(position(fen), side);
    expect(answer === 'no' ? result.answer : kindOf(result)).toBe(answer);
  });

  it('castling in Chess960 may be the only move that lets the rook out', () => {
    const fen = '4k3/8/8/8/8/8/2n1PPP1/5KRB w G - 0 1';
    expect(canCheckmate(position(fen, 'chess960'), 'white').answer).toBe('yes');
    expect(canCheckmate(position(fen, 'chess960'), 'black').answer).toBe('yes');
  });

  it('an en passant capture may be the only move that opens a wall', () => {
    const wall = (ep: string): string => `4k3/8/8/p1p1pPp1/P1P1P1P1/8/8/4K3 w - ${ep} 0 1`;
    expect(canCheckmate(position(wall('g6')), 'white').answer).toBe('yes');
    const shut = '8/8/1k6/p1p1p1p1/PpPpPpPp/1P1P1P1P/1K6/8 w - - 0 1';
    expect(canCheckmate(position(shut), 'white').answer).toBe('no');
  });

  it('the reason of a blocked position tells where the king may go and what never moves', () => {
    const wall = '2k5/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/2K2B2 w - - 0 1';
    const result = canCheckmate(position(wall), 'white');
    const fixed = 'a4 a5 b3 b4 c4 c5 d3 d4 e4 e5 f3 f4 g4 g5 h3 h4'.split(' ');
    expect(result).toMatchObject({ answer: 'no', reason: { kind: 'blocked', checkers: [], fixed } });
  });

  it('says unknown, and no more, where the limit ends the search', () => {
    const hard = '8/8/7p/5p1P/5p1K/4bPp1/5bPb/4bkb1 b - - 0 1';
    expect(canCheckmate(position(hard), 'white', { limit: 100 })).toMatchObject({ answer: 'unknown' });
  });

  it('gives the same answer every time', () => {
    const fen = '8/8/1k4B1/1p2K2p/1r6/8/8/8 b - - 0 50';
    expect(canCheckmate(position(fen), 'white')).toEqual(canCheckmate(position(fen), 'white'));
  });
});

describe('tables of known answers', () => {
  it.each([
    ['timeouts.tsv', 120],
    ['unwinnable-timeouts.tsv', 240],
    ['vectors.tsv', 90],
  ] as const)('%s, one row in %i: none wrong', (name, oneIn) => {
    const rows = matingRows(name, oneIn);
    const { wrong, unknown } = askAll(rows);
    expect(wrong).toEqual([]);
    expect(unknown.length).toBeLessThanOrEqual(name === 'vectors.tsv' ? 2 : 0);
  });

  it('helpmates.tsv: where a line mates, the answer is never no', () => {
    for (const [fen = '', winner, line = ''] of linesOf('helpmates.tsv', 60)) {
      const side = winner === 'white' ? 'white' : 'black';
      let now = position(fen);
      for (const text of line.split(' ')) now = play(now, move(now, text));
      expect(ending(now)).toEqual({ kind: 'checkmate', winner: side });
      expect(canCheckmate(position(fen), side).answer, fen).not.toBe('no');
    }
  });
});

describe('whatever the position', () => {
  it('a line given is legal and ends with the mate of the other side', () => {
    for (const { fen, side } of [...matingRows('timeouts.tsv', 200), ...matingRows('vectors.tsv', 250)]) {
      const from = position(fen);
      const result = canCheckmate(from, side);
      if (result.answer === 'yes')
        expect(endOf(from, result.line)).toEqual({ kind: 'checkmate', winner: side });
    }
  });

  it('where play at random has mated, the answer is yes all along', () => {
    const random = randomFrom(5);
    let mates = 0;
    for (let game = 0; game < 400 && mates < 6; game++) {
      let now = position('4k3/8/8/8/8/8/8/QR2K2R w - - 0 1');
      const passed = [now];
      for (let ply = 0; ply < 60 && ending(now) === null; ply++) {
        const moves = legalMoves(now);
        now = play(now, moves[random(moves.length)] ?? { from: 'a1', to: 'a1' });
        passed.push(now);
      }
      const end = ending(now);
      if (end?.kind !== 'checkmate') continue;
      mates++;
      for (const one of passed.slice(-8)) expect(canCheckmate(one, end.winner).answer).toBe('yes');
    }
    expect(mates).toBeGreaterThan(2);
  });

  it.each([
    ['without pawns', 'NBRQnbrq'],
    ['with pawns', 'PPPPppppNnBbRr'],
  ] as const)('up to five men %s: agrees with looking at every position', (_, letters) => {
    const random = randomFrom(letters.length);
    let compared = 0;
    for (let n = 0; n < 60; n++) {
      const asked = fewMen(random, letters);
      if (asked === null) continue;
      for (const side of ['white', 'black'] as const) {
        const result = canCheckmate(asked, side);
        if (result.answer === 'unknown') expect.fail(`${formatFen(asked)} ${side}`);
        if (result.answer === 'yes')
          expect(endOf(asked, result.line)).toEqual({ kind: 'checkmate', winner: side });
        else {
          compared++;
          expect(slowCanMate(asked, side, 200), `${formatFen(asked)} ${side}`).not.toBe(true);
        }
      }
    }
    expect(compared).toBeGreaterThan(10);
  });
});

/** Two kings and up to three other men anywhere, or null where that is no position. */
function fewMen(random: (below: number) => number, letters: string): Position | null {
  const board = new Array<string>(64).fill('1');
  const men = [
    'K',
    'k',
    ...Array.from({ length: 1 + random(3) }, () => letters.charAt(random(letters.length))),
  ];
  for (const man of men) board[random(64)] = man;
  const rows = Array.from({ length: 8 }, (_, rank) => board.slice(rank * 8, rank * 8 + 8).join(''));
  const read = parseFen(
    `${rows.join('/').replace(/1+/g, (empty) => String(empty.length))} ${random(2) === 0 ? 'w' : 'b'} - - 0 1`,
  );
  return read.ok ? read.value : null;
}
