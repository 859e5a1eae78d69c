/** Illegal moves that stand (7.5, A.5.2): what they leave, what may be played then, and what is counted. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Game, Move, Played, Position } from '../../src-core/chess/index.ts';
import {
  SQUARES,
  automaticEnds,
  canCheckmate,
  claimsByMove,
  claimsNow,
  ending,
  explainMove,
  formatFen,
  formatPlayed,
  hasKings,
  isCheck,
  isLegal,
  legalMoves,
  occurrences,
  parseFen,
  parseUciSquares,
  pieceAt,
  play,
  playedOn,
  quietPlies,
  squaresOf,
  standingBoard,
  standingMove,
} from '../../src-core/chess/index.ts';
import { move, position } from './given.ts';
import { randomFrom } from './oracle/random.ts';
import { randomStart } from './oracle/random-game.ts';
import { randomStanding, standingGame } from './standing-random.ts';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

function squares(text: string): Move {
  const read = parseUciSquares(text);
  if (read === null) throw new Error(text);
  return read;
}

function asItStood(fen: string): Position {
  const read = parseFen(fen, { asItStood: true });
  if (!read.ok) throw new Error(`${fen}: ${read.error.code}`);
  return read.value;
}

/** Moves in UCI; one with `!` is illegal and stands. */
function played(start: Position, text: string): Game {
  let now = start;
  const moves = text.split(' ').map((word): Played => {
    const one = word.endsWith('!') ? standingMove(now, squares(word.slice(0, -1))) : move(now, word);
    now = playedOn(now, one);
    return one;
  });
  return { start, moves };
}

describe('what an illegal move leaves', () => {
  test.each([
    [
      'king left in check',
      '4k3/8/8/8/8/8/4r3/4K2B w - - 3 9',
      'h1g2',
      '4k3/8/8/8/8/8/4r1B1/4K3 b - - 4 9',
      'Bg2',
    ],
    [
      'castling without the right',
      '4k3/8/8/8/8/8/8/4K2R w - - 3 9',
      'e1g1',
      '4k3/8/8/8/8/8/8/5RK1 b - - 4 9',
      'O-O',
    ],
    [
      'castling out of check',
      'r3k3/8/8/8/8/8/4R3/4K3 b q - 0 9',
      'e8c8',
      '2kr4/8/8/8/8/8/4R3/4K3 w - - 1 10',
      'O-O-O',
    ],
    [
      'a king two squares, no rook',
      '4k3/8/8/8/8/8/8/4K3 w - - 0 9',
      'e1g1',
      '4k3/8/8/8/8/8/8/6K1 b - - 1 9',
      'Ke1g1',
    ],
    [
      'the king beside the king',
      '8/8/8/3k4/8/3K4/8/7R w - - 0 9',
      'd3d4',
      '8/8/8/3k4/3K4/8/8/7R b - - 1 9',
      'Kd4+',
    ],
    [
      'an own man captured',
      '4k3/8/8/8/8/8/4P3/4KB2 w - - 7 9',
      'f1e2',
      '4k3/8/8/8/8/8/4B3/4K3 b - - 0 9',
      'Bxe2',
    ],
    ['a jump', '4k3/8/8/8/8/4p3/4R3/4K3 w - - 7 9', 'e2e4', '4k3/8/8/8/4R3/4p3/8/4K3 b - - 8 9', 'Re4+'],
    [
      'in passing, a move late',
      '4k3/8/8/3pP3/8/8/8/4K3 w - - 2 9',
      'e5d6',
      '4k3/8/3P4/8/8/8/8/4K3 b - - 0 9',
      'exd6',
    ],
    [
      'a pawn not exchanged',
      '8/4P1k1/8/8/8/8/8/4K3 w - - 2 9',
      'e7e8',
      '4P3/6k1/8/8/8/8/8/4K3 b - - 0 9',
      'e8',
    ],
    [
      'a pawn back on its square',
      '4k3/8/8/8/4P3/8/8/4K3 w - - 2 9',
      'e4e2',
      '4k3/8/8/8/8/8/4P3/4K3 b - - 0 9',
      'e2',
    ],
    [
      'a double step that leaves the king in check',
      '4k3/8/8/8/1b3p2/8/3PP3/4K3 w - - 2 9',
      'd2d4',
      '4k3/8/8/8/1b1P1p2/8/4P3/4K3 b - - 0 9',
      'd4',
    ],
    [
      'which can be captured in passing',
      '4k3/8/8/8/1b2p3/8/3P4/4K3 w - - 2 9',
      'd2d4',
      '4k3/8/8/8/1b1Pp3/8/8/4K3 b - d3 0 9',
      'd4',
    ],
    [
      'a rook that had the right',
      'r3k3/8/8/8/8/8/4R3/4K3 b q - 0 9',
      'a8b1',
      '4k3/8/8/8/8/8/4R3/1r2K3 w - - 1 10',
      'Rb1+',
    ],
    [
      'the opponent’s man moved',
      '4k3/4r3/8/8/8/8/8/4K3 w - - 2 9',
      'e7d7',
      '4k3/3r4/8/8/8/8/8/4K3 b - - 3 9',
      'Re7d7',
    ],
    [
      'one of two knights, both pinned',
      '4k3/8/8/8/4r3/8/2N1N3/r3K3 w - - 2 9',
      'e2d4',
      '4k3/8/8/8/3Nr3/8/2N5/r3K3 b - - 3 9',
      'Ned4',
    ],
    ['the king captured', '4k3/4R3/8/8/8/8/8/4K3 w - - 2 9', 'e7e8', '4R3/8/8/8/8/8/8/4K3 b - - 0 9', 'Rxe8'],
  ])('%s', (_, before, uci, after, san) => {
    const from = asItStood(before);
    const stands = standingMove(from, squares(uci));
    expect(formatFen(stands.after)).toBe(after);
    expect(formatPlayed(from, stands)).toBe(san);
    const read = parseFen(after, { asItStood: true });
    expect(read.ok && formatFen(read.value)).toBe(after);
  });

  it('may be told by the chessboard alone: two moves at once, or none (7.5.3)', () => {
    const from = position(START);
    const two = standingBoard(from, play(play(from, move(from, 'e2e4')), { from: 'd7', to: 'd5' }).board);
    expect(formatPlayed(from, two)).toBe('??');
    expect(two.after).toMatchObject({ turn: 'black', quietPlies: 0, castling: ['a1', 'h1', 'a8', 'h8'] });
    const none = standingBoard(from, from.board);
    expect([none.illegal, none.after.turn, none.after.quietPlies, formatPlayed(from, none)]).toEqual([
      null,
      'black',
      0,
      '--',
    ]);
  });
});

describe('what may be played then', () => {
  it('the king left in check is not captured (1.4.1)', () => {
    const { after } = standingMove(position('4k3/8/8/8/8/8/4r3/4K2B w - - 0 1'), squares('h1g2'));
    expect(isLegal(after, { from: 'e2', to: 'e1' })).toBe(false);
    expect(explainMove(after, { from: 'e2', to: 'e1' })).toMatchObject({ code: 'kingNotCaptured' });
    expect(legalMoves(after).map(({ to }) => to)).not.toContain('e1');
    expect(legalMoves(after)).toContainEqual({ from: 'e2', to: 'g2' });
  });

  it('with both kings in check the one to move gets out, and then the other', () => {
    const stands = standingMove(position('4k3/4r3/8/8/8/8/8/4K2R w - - 0 1'), squares('h1h8'));
    expect(isCheck(stands.after)).toBe(true);
    expect(legalMoves(stands.after).map((one) => formatPlayed(stands.after, one))).toEqual(['Kd7+', 'Kf7+']);
  });

  it('without a king nothing is legal, and nothing ends the game by itself', () => {
    const { after } = standingMove(asItStood('4k3/4R3/8/8/8/8/8/4K3 w - - 2 9'), squares('e7e8'));
    expect([hasKings(after), legalMoves(after), ending(after), isCheck(after)]).toEqual([
      false,
      [],
      null,
      false,
    ]);
    expect(explainMove(after, { from: 'e8', to: 'e7' })).toMatchObject({ code: 'notOneKingEach' });
    expect(canCheckmate(after, 'white')).toMatchObject({ answer: 'unknown' });
  });

  it('whatever is legal leaves the own king safe and both kings there', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const random = randomFrom(seed);
        let now = randomStart(seed);
        for (const { move: one } of standingGame(random, now, 20)) if (one !== null) now = playedOn(now, one);
        const { after } = randomStanding(random, now);
        const found = legalMoves(after);
        for (const one of found) {
          const next = play(after, one);
          const own = squaresOf(next, after.turn, 'king');
          expect([own.length, squaresOf(next, next.turn, 'king').length]).toEqual([1, 1]);
          expect(isCheck({ ...next, turn: after.turn, epSquare: null })).toBe(false);
        }
        const pairs = SQUARES.filter((from) => pieceAt(after, from)?.color === after.turn).flatMap((from) =>
          SQUARES.map((to) => ({ from, to })),
        );
        const plain = found.filter(({ promotion }) => promotion === undefined);
        expect(pairs.filter((pair) => isLegal(after, pair)).length).toBe(plain.length);
        const read = parseFen(formatFen(after), { asItStood: true, variant: after.variant });
        expect(read.ok && read.value).toEqual(after);
      }),
      { numRuns: 300, seed: 3 },
    );
  });
});

describe('what is counted', () => {
  it('a position before it and after it is the same one (9.2.3)', () => {
    const start = position('r3k3/8/8/8/8/8/8/4K2R w - - 0 1');
    // 4.Kd1-f1 goes two squares and stands
    const before = 'e1f1 a8b8 f1e1 b8a8 e1d1 e8e7 d1f1!';
    const game = played(start, `${before} e7e8 f1g1 a8b8 g1g2 b8a8 g2f1 e8e7 f1g1 e7e8 g1f1`);
    expect(occurrences(game)).toEqual({ count: 3, plies: [1, 13, 17] });
    expect(claimsNow(game)).toEqual([{ kind: 'repetition', count: 3, plies: [1, 13, 17] }]);
    expect(quietPlies(game)).toBe(17);
  });

  it('a pawn back on its square brings back what no legal move could', () => {
    const start = position('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
    const game = played(start, 'e2e4 e8e7 e4e2! e7e8 e2e4 e8e7 e4e2! e7e8');
    expect(occurrences(game)).toEqual({ count: 3, plies: [0, 4, 8] });
    expect(claimsNow(game)).toEqual([{ kind: 'repetition', count: 3, plies: [0, 4, 8] }]);
    expect(quietPlies(game)).toBe(1);
    // and the pawn's own move would bring the position after it for the third time
    expect(claimsByMove(game)).toEqual([
      {
        move: { from: 'e2', to: 'e4' },
        grounds: [{ kind: 'repetition', count: 3, plies: [1, 5, 9] }],
        mates: false,
      },
    ]);
  });

  it('two plies bring a position back where nobody moved in one and the other was put right', () => {
    const start = position(START);
    const forth = move(start, 'g1f3');
    const stands = standingBoard(play(start, forth), start.board);
    const game = { start, moves: [forth, stands, forth, stands] };
    expect(occurrences(game)).toEqual({ count: 3, plies: [0, 2, 4] });
  });

  it('fifty moves go over it, unless a pawn was moved or a man went off (9.3)', () => {
    const start = position('4k3/8/8/8/8/8/4P3/r3K2R w - - 98 90');
    expect(quietPlies(played(start, 'h1h3! a1a2'))).toBe(100);
    expect(claimsNow(played(start, 'h1h3! a1a2'))).toEqual([{ kind: 'fiftyMoves', quietPlies: 100 }]);
    expect(quietPlies(played(start, 'e2e3! a1a2'))).toBe(1);
    expect(quietPlies(played(start, 'h1a1! e8e7'))).toBe(1);
  });

  it('a mate, a stalemate and a dead position it leaves do not end the game (5.1.1, 5.2.1, 5.2.2)', () => {
    const mate = standingMove(position('6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1'), squares('e1a8'));
    expect(ending(mate.after)).toMatchObject({ kind: 'checkmate' });
    const game = { start: position('6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1'), moves: [mate] };
    expect(automaticEnds(game)).toEqual([]);
    const stalemate = played(position('7k/8/6Q1/8/8/8/8/K4R2 w - - 0 1'), 'f1a2!');
    expect(ending(stalemate.moves.reduce(playedOn, stalemate.start))).toMatchObject({ kind: 'stalemate' });
    expect(automaticEnds(stalemate)).toEqual([]);
    const taken = standingBoard(position('4k3/8/8/8/8/8/8/R3K3 w - - 0 1'), `....K...${'.'.repeat(52)}k...`);
    const start = position('4k3/8/8/8/8/8/8/R3K3 w - - 0 1');
    expect(automaticEnds({ start, moves: [taken] })).toEqual([]);
    // the next legal move is in accordance with Article 3
    expect(automaticEnds({ start, moves: [taken, { from: 'e8', to: 'e7' }] })).toEqual([
      { kind: 'deadPosition', ply: 2 },
    ]);
  });

  it('whether a side can still mate is looked for over every legal move from there', () => {
    const { after } = standingMove(position('4k3/8/8/8/8/8/4r3/4K2B w - - 0 1'), squares('h1g2'));
    expect(canCheckmate(after, 'black')).toMatchObject({ answer: 'yes' });
    const bare = standingMove(position('4k3/8/8/8/8/8/4r3/4K3 w - - 0 1'), squares('e1e2'));
    expect(canCheckmate(bare.after, 'white')).toMatchObject({ answer: 'no' });
  });

  it('counts agree with the slow and obvious way', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const random = randomFrom(seed);
        const start = position('4k3/8/8/8/8/8/4P3/4K2N w - - 0 1');
        const moves = standingGame(random, start, 60).flatMap(({ move: one }) => (one === null ? [] : [one]));
        const keys = [start];
        for (const one of moves) keys.push(playedOn(keys.at(-1) ?? start, one));
        const same = (a: Position, b: Position): boolean =>
          a.board === b.board &&
          a.turn === b.turn &&
          a.epSquare === b.epSquare &&
          `${a.castling}` === `${b.castling}`;
        const last = keys.at(-1) ?? start;
        // where nothing was moved nothing has appeared; a game that ends so is where it stood before, or nowhere yet
        const passed = keys.map((each, ply) => ply > 0 && each.board === keys[ply - 1]?.board);
        const again = keys.flatMap((each, ply) => (same(each, last) && passed[ply] !== true ? [ply] : []));
        const plies = again.length > 0 ? again : [moves.length];
        expect(occurrences({ start, moves })).toEqual({ count: plies.length, plies });
      }),
      { numRuns: 300, seed: 5 },
    );
  });
});
