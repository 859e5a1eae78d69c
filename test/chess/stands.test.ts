/** A chessboard as it stands, held against the position before: what it is. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Move, Position, Square } from '../../src-core/chess/index.ts';
import {
  SQUARES,
  castlings,
  followSteps,
  formatUci,
  handActs,
  intentionsOf,
  legalMoves,
  parseBoard,
  parseFen,
  parseStep,
  parseUci,
  pieceAt,
  play,
  readStands,
  sameMove,
  standingMove,
  startPosition,
} from '../../src-core/chess/index.ts';

function position(fen: string, variant: 'standard' | 'chess960' = 'standard'): Position {
  const read = parseFen(fen, { variant });
  if (!read.ok) throw new Error(fen);
  return read.value;
}

/** `legalMove e1g1`, `incompleteMove rookLeft e1g1`, `illegalMove badMove`: every reading. */
function said(from: Position, board: string, intention?: string): readonly string[] {
  const stands = parseBoard(board) ?? '';
  const meant = intention === undefined ? null : parseUci(from, intention);
  const move = meant?.ok === true ? { intention: meant.value } : {};
  const told = intention === 'displaced' ? { stands, intention } : { stands, ...move };
  return readStands(from, told as Parameters<typeof readStands>[1]).map((reading) => {
    const uci = (moves: readonly Move[]) => moves.map((each) => formatUci(from, each)).join(' ');
    switch (reading.act) {
      case 'legalMove':
        return `legal ${uci([reading.move])}`;
      case 'incompleteMove':
        return `${reading.half} ${uci(reading.moves)}`;
      case 'illegalMove':
        return reading.fault.code === 'badMove' ? reading.fault.why.why : reading.fault.code;
      case 'severalMoves':
        return `several ${reading.moves.map(({ from: a, to: b }) => a + b).join(' ')} ${String(reading.only)}`;
      case 'displaced':
        return `displaced ${reading.squares.join(' ')}`;
      case 'notOfThisGame':
        return 'notOfThisGame';
    }
  });
}

const castle = '4k3/8/8/8/8/8/8/4K2R w K - 0 1';
const passing = 'rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3';
const pawns = '1n5k/P1P5/8/8/8/8/8/K7 w - - 0 1';
const bishop = '7k/8/8/5ppB/8/8/8/6K1 w - - 0 1';

describe('standard chess', () => {
  it.each([
    ['nothing moved', castle, '4k3/8/8/8/8/8/8/4K2R', ['nothingMoved']],
    ['castling', castle, '4k3/8/8/8/8/8/8/5RK1', ['legal e1g1']],
    ['the king alone (4.7.2)', castle, '4k3/8/8/8/8/8/8/6KR', ['rookLeft e1g1']],
    ['king gone, rook in the hand', castle, '4k3/8/8/8/8/8/8/6K1', ['rookLeft e1g1']],
    ['rook gone, king in the hand', castle, '4k3/8/8/8/8/8/8/5R2', ['kingLeft e1g1']],
    ['the rook alone may go there (4.4.2)', castle, '4k3/8/8/8/8/8/8/4KR2', ['legal h1f1']],
    ['both in the hand', castle, '4k3/8/8/8/8/8/8/8', ['lifted e1g1']],
    ['the rook jumped over the king', castle, '4k3/8/8/8/8/8/8/3RK3', ['blockedAt']],
    [
      'castling without the right',
      '4k3/8/8/8/8/8/8/4K2R w - - 0 1',
      '4k3/8/8/8/8/8/8/5RK1',
      ['castlingRightLost'],
    ],
    [
      'and with the king alone',
      '4k3/8/8/8/8/8/8/4K2R w - - 0 1',
      '4k3/8/8/8/8/8/8/6KR',
      ['castlingRightLost'],
    ],
    [
      'castling through check',
      '4kr2/8/8/8/8/8/8/4K2R w K - 0 1',
      '4kr2/8/8/8/8/8/8/5RK1',
      ['castlingThroughAttack'],
    ],
    ['en passant', passing, 'rnbqkbnr/1pp1pppp/p2P4/8/8/8/PPPP1PPP/RNBQKBNR', ['legal e5d6']],
    [
      'its pawn left (4.7.1)',
      passing,
      'rnbqkbnr/1pp1pppp/p2P4/3p4/8/8/PPPP1PPP/RNBQKBNR',
      ['takenPawnLeft e5d6'],
    ],
    [
      'its pawn taken off first',
      passing,
      'rnbqkbnr/1pp1pppp/p7/4P3/8/8/PPPP1PPP/RNBQKBNR',
      ['onlyTaken e5d6'],
    ],
    [
      'en passant where there is none (3.7.3.1)',
      passing.replace('d6', '-'),
      'rnbqkbnr/1pp1pppp/p2P4/8/8/8/PPPP1PPP/RNBQKBNR',
      ['epNotPossible'],
    ],
    ['a man lifted', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', '4k3/8/8/8/8/8/8/4K3', ['lifted e2e3 e2e4']],
    [
      'the man taken stands beside',
      '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1',
      '4k3/8/8/3P3p/8/8/8/4K3',
      ['takenManLeft e4d5'],
    ],
    [
      'the pawn on the last rank (4.7.3)',
      pawns,
      '1P5k/P7/8/8/8/8/8/K7',
      ['pawnNotExchanged c7b8q c7b8r c7b8b c7b8n'],
    ],
    ['the other one', pawns, '1P5k/2P5/8/8/8/8/8/K7', ['pawnNotExchanged a7b8q a7b8r a7b8b a7b8n']],
    ['the new piece, and the pawn left', pawns, '1Q5k/P1P5/8/8/8/8/8/K7', ['pawnLeft a7b8q c7b8q']],
    [
      'set with the pawn still behind',
      '7k/2P5/8/8/8/8/8/K7 w - - 0 1',
      '2Q4k/2P5/8/8/8/8/8/K7',
      ['pawnLeft c7c8q'],
    ],
    ['a queen of the other colour', pawns, '1q5k/P7/8/8/8/8/8/K7', ['wronglyExchanged']],
    ['a king', pawns, '1K5k/P7/8/8/8/8/8/K7', ['wronglyExchanged']],
    [
      'exchanged on the seventh (3.7.3.3)',
      '7k/8/2P5/8/8/8/8/K7 w - - 0 1',
      '7k/2Q5/8/8/8/8/8/K7',
      ['wronglyExchanged'],
    ],
    ['exchanged where it stood', pawns, '1n5k/P1Q5/8/8/8/8/8/K7', ['wronglyExchanged']],
    ['own man taken (3.1)', castle, '4k3/8/8/8/8/8/8/4R3', ['ownPieceThere']],
    ['the king taken (1.4.1)', '4k3/8/8/8/8/8/8/K3R3 b - - 0 1', '8/8/8/8/8/8/8/K3k3', ['notThatPiecesWay']],
    ['the enemy king', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', '4R3/8/8/8/8/8/8/4K3', ['kingTaken']],
    ['the opponent’s man', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', '3k4/8/8/8/8/8/8/R3K3', ['notYourPiece']],
    ['a man put on', castle, '4k3/8/8/8/8/8/8/Q3K2R', ['manPutOn']],
    ['a pawn taken as if in passing', bishop, '7k/8/6B1/5p2/8/8/8/6K1', ['takenByNoMove', 'displaced g5']],
  ] as const)('%s', (_what, fen, stands, readings) => {
    expect(said(position(fen), stands)).toEqual(readings);
  });

  it('asks whether two men were moved at once, or displaced', () => {
    const two = 'rnbqkbnr/pppppppp/8/8/3PP3/8/PPP2PPP/RNBQKBNR';
    expect(said(startPosition(), two)).toEqual(['menMoved', 'displaced d2 e2']);
    expect(said(startPosition(), two, 'e2e4')).toEqual(['menMoved']);
    expect(said(startPosition(), two, 'displaced')).toEqual(['displaced d2 e2']);
  });

  it('finds the moves that are missing from the record', () => {
    const board = 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R';
    expect(said(startPosition(), board)[0]).toMatch(/^several .*false$/);
    expect(said(startPosition(), 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR')).toEqual([
      'several e2e4 e7e5 true',
    ]);
    const taken = 'rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR';
    expect(said(startPosition(), taken)).toEqual(['several e2e4 d7d5 e4d5 true']);
  });

  it('sees men knocked over, and a board that is another game’s', () => {
    const knocked = 'rnbqkbnr/pppppppp/8/8/4P1PP/P7/1PPP1P2/RNBQKBNR';
    expect(said(startPosition(), knocked)).toEqual(['displaced a2 e2 g2 h2']);
    expect(said(startPosition(), '8/8/4k3/8/8/4K3/8/8')).toEqual(['notOfThisGame']);
    expect(said(position(castle), 'QQ2k3/8/8/8/8/8/8/4K2R')).toEqual(['notOfThisGame']);
  });
});

describe('Chess960 (Guidelines II.3)', () => {
  it.each([
    ['the king far', '2k5/8/8/8/8/8/5PPP/1RKR4 w DB - 0 1', '2k5/8/8/8/8/8/5PPP/1R1R2K1', ['rookLeft c1d1']],
    ['the rook across the king', '4k3/8/8/8/8/8/8/RK6 w A - 0 1', '4k3/8/8/8/8/8/8/1K1R4', ['kingLeft b1a1']],
    ['the rook alone', '4k3/8/8/8/8/8/5PPP/6KR w H - 0 1', '4k3/8/8/8/8/8/5PPP/5RK1', ['legal g1h1']],
    ['the king alone', '4k3/8/8/8/8/8/5PPP/4KR2 w F - 0 1', '4k3/8/8/8/8/8/5PPP/5RK1', ['legal e1f1']],
    ['they change places', '4k3/8/8/8/8/8/5PPP/5KR1 w G - 0 1', '4k3/8/8/8/8/8/5PPP/5RK1', ['legal f1g1']],
    [
      'a king’s step beside its rook',
      '4k3/8/8/8/8/8/8/5K1R w H - 0 1',
      '4k3/8/8/8/8/8/8/6KR',
      ['legal f1g1', 'rookLeft f1h1'],
    ],
  ] as const)('%s', (_what, fen, stands, readings) => {
    expect(said(position(fen, 'chess960'), stands)).toEqual(readings);
  });
});

const picks = fc.array(fc.nat(1_000_000), { maxLength: 80 });
const somewhere = fc
  .record({ picks, number: fc.nat(959), chess960: fc.boolean() })
  .map(({ picks: all, number, chess960 }) =>
    all.reduce(
      (at, pick) => {
        const moves = legalMoves(at);
        const move = moves[pick % Math.max(1, moves.length)];
        return move === undefined ? at : play(at, move);
      },
      startPosition(chess960 ? number : 518, chess960 ? 'chess960' : 'standard'),
    ),
  );

test('a legal move told by the board is that move, or one of those asked', () => {
  fc.assert(
    fc.property(somewhere, (from) => {
      for (const move of legalMoves(from)) {
        const stands = play(from, move).board;
        const readings = readStands(from, { stands });
        expect(readings[0]).toEqual({ act: 'legalMove', move });
        expect(readStands(from, { stands, intention: move })).toEqual([{ act: 'legalMove', move }]);
        if (readings.length > 1) expect(intentionsOf(readings).length).toBeGreaterThan(1);
      }
    }),
    { numRuns: 60 },
  );
});

test('a castling half made is that castling, or asked beside a move of the king', () => {
  fc.assert(
    fc.property(somewhere, (from) => {
      for (const { move, kingTo } of castlings(from)) {
        if (kingTo === move.from || kingTo === move.to) continue;
        const followed = followSteps(from.board, [{ did: 'moved', from: move.from, to: kingTo }]);
        const stands = 'board' in followed ? followed.board : '';
        const meant = intentionsOf(readStands(from, { stands }));
        expect(meant.some((each) => each !== 'displaced' && sameMove(each, move))).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

const letters = fc.constantFrom(...'.PNBRQKpnbrqk');
const edit = fc.tuple(fc.nat(63), letters);

test('every board is something: far from the position or near it', () => {
  fc.assert(
    fc.property(
      somewhere,
      fc.oneof(
        fc.array(letters, { minLength: 64, maxLength: 64 }).map((all) => () => all.join('')),
        fc.array(edit, { maxLength: 5 }).map((edits) => (board: string) => {
          const all = [...board];
          for (const [at, letter] of edits) all[at] = letter;
          return all.join('');
        }),
      ),
      fc.option(fc.tuple(fc.constantFrom(...SQUARES), fc.constantFrom(...SQUARES)), { nil: undefined }),
      (from, boardOf, squares) => {
        const stands = boardOf(from.board);
        const intention = squares === undefined ? {} : { intention: { from: squares[0], to: squares[1] } };
        const readings = readStands(from, { stands, ...intention });
        expect(readings.length).toBeGreaterThan(0);
        for (const reading of readings) {
          if (reading.act !== 'severalMoves') continue;
          expect(reading.moves.reduce(play, from).board).toBe(stands);
        }
      },
    ),
    { numRuns: 400 },
  );
});

test.each([
  ['e1-g1', { did: 'moved', from: 'e1', to: 'g1' }],
  ['-d5', { did: 'tookOff', square: 'd5' }],
  ['+Qe8', { did: 'putOn', piece: { color: 'white', role: 'queen' }, letter: 'Q', square: 'e8' }],
  ['e1g1', null],
  ['-d9', null],
  ['+e8', null],
  ['+Xe8', null],
])('reads %s', (text, step) => {
  expect(parseStep(text)).toEqual(step);
});

test('steps are followed by the men, wherever they have gone', () => {
  const steps = ['e2-e4', 'e4-e5', '-d7', '+Qd7', '-d7'].flatMap((text) => parseStep(text) ?? []);
  expect(followSteps(startPosition().board, steps)).toEqual({
    board: parseBoard('rnbqkbnr/ppp1pppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR'),
    touched: ['e2', 'd7'],
  });
  expect(followSteps(startPosition().board, [{ did: 'tookOff', square: 'e4' }])).toEqual({ impossible: 0 });
});

describe('what a hand did that made a move', () => {
  test('leads to the chessboard that the move leaves, legal or not, in any start position', () => {
    fc.assert(
      fc.property(
        fc.nat(959),
        fc.infiniteStream(fc.nat()),
        fc.constantFrom(undefined, 'queen' as const),
        (number, random, promotion) => {
          const next = (limit: number) => (random.next().value ?? 0) % limit;
          let now = startPosition(number);
          for (let ply = next(30); ply > 0; ply--) now = played(now, next);
          for (const from of SQUARES.filter((square) => pieceAt(now, square) !== null)) {
            for (const to of SQUARES.filter((square) => square !== from)) {
              const move = promotion === undefined ? { from, to } : { from, to, promotion };
              const steps = handActs(now, move).flatMap((text) => parseStep(text) ?? []);
              expect(followSteps(now.board, steps)).toMatchObject({
                board: standingMove(now, move).after.board,
              });
            }
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  test.for([
    ['7k/8/8/8/8/8/8/1R3KR1 w - - 0 1', 'f1g1', '-g1 f1-g1 +Rf1'],
    ['7k/8/8/8/8/8/8/1RK3R1 w - - 0 1', 'c1b1', 'b1-d1'],
    ['2k5/8/8/8/8/8/8/R3KN1R w - - 0 1', 'e1h1', 'e1-g1 h1-f1'],
    ['2k5/8/8/8/8/8/8/R3KN1R w - - 0 1', 'a3a4', ''],
  ] as const)('%s %s: %s', ([fen, uci, acts]) => {
    const before = position(fen, 'chess960');
    const move = { from: uci.slice(0, 2) as Square, to: uci.slice(2) as Square };
    expect(handActs(before, move).join(' ')).toBe(acts);
  });
});

/** A random legal move made; the position itself where there is none. */
function played(now: Position, random: (limit: number) => number): Position {
  const moves = legalMoves(now);
  const move = moves[random(Math.max(1, moves.length))];
  return move === undefined ? now : play(now, move);
}
