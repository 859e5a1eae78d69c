/** PGN with illegal moves that stand: read, written in parts that others can read, and read back equal. */
import { Chess as ChessJs } from 'chess.js';
import { parsePgn as peerParsePgn, startingPosition } from 'chessops/pgn';
import { parseSan as peerParseSan } from 'chessops/san';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { PgnGame } from '../../src-core/chess/index.ts';
import { formatPgn, isStanding, parsePgn, readPgnStream } from '../../src-core/chess/index.ts';
import { randomFrom } from './oracle/random.ts';
import { randomStart } from './oracle/random-game.ts';
import { standingGame } from './standing-random.ts';

function only(text: string): PgnGame {
  const { games } = parsePgn(text);
  const [game] = games;
  if (game === undefined || games.length > 1) throw new Error(`${games.length} games`);
  return game;
}

function sans({ moves }: PgnGame): string {
  return moves.map(({ move, san }) => (move !== null && isStanding(move) ? `${san}!` : san)).join(' ');
}

const codes = ({ notices }: PgnGame): readonly string[] => notices.map(({ code }) => code);

const LEAVES_CHECK = '1. e4 d5 2. Bb5+ a6 3. Ba4 b5 4. Bb3 dxe4 5. d3 exd3 0-1';

describe('an illegal move in the text of a game', () => {
  test.each([
    ['leaves the check', LEAVES_CHECK, 'e4 d5 Bb5+ a6! Ba4+ b5 Bb3 dxe4 d3 exd3'],
    [
      'a pinned man moves',
      '1. e4 e5 2. Bb5 Nc6 3. a3 d6 4. b3 Nd4 5. Ba4 c6 *',
      'e4 e5 Bb5 Nc6 a3 d6 b3 Nd4! Ba4+ c6',
    ],
    [
      'castling after the king has moved',
      '1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. Ke2 d6 5. Ke1 a6 6. O-O h6 *',
      'e4 e5 Nf3 Nc6 Bc4 Bc5 Ke2 d6 Ke1 a6 O-O! h6',
    ],
    [
      'castling out of check',
      '1. e4 e5 2. Nf3 Bc5 3. Be2 Bxf2+ 4. O-O Bc5 *',
      'e4 e5 Nf3 Bc5 Be2 Bxf2+ O-O! Bc5+',
    ],
  ])('%s', (_, text, expected) => {
    const game = only(text);
    expect(sans(game)).toBe(expected);
    expect(codes(game).filter((code) => code === 'illegalStands').length).toBe(
      sans(game).split('!').length - 1,
    );
  });

  it('is told with its move, its place and the reason', () => {
    expect(only(LEAVES_CHECK).notices).toMatchObject([
      {
        line: 1,
        column: 18,
        code: 'illegalStands',
        text: 'a6',
        facts: { moveNumber: 2, turn: 'black', why: 'stillInCheck', from: 'a7' },
      },
    ]);
  });

  test.each([
    ['no such way', '1. e4 e5 2. Nf4 d6 *', 'illegalMove'],
    ['a jump', '1. e4 e5 2. Ra3 d6 *', 'illegalMove'],
    [
      'two knights leave the check',
      '[FEN "4k3/8/8/8/4r3/2N5/1N6/4K3 w - - 0 1"]\n\n1. Na4 Kd7 *',
      'illegalMove',
    ],
    ['nothing to take', '1. e4 e5 2. exd5 d6 *', 'illegalMove'],
    ['a king captured is the last that is clear', '1. e4 f6 2. Qh5+ a6 3. Qxe8 b6 *', 'illegalMove'],
  ])('is asked about where it is not clear: %s', (_, text, code) => {
    const game = only(text);
    expect(game.unread).not.toBeNull();
    expect(codes(game)).toContain(code);
  });

  it('after a king captured the text is kept: there is nothing to go on from', () => {
    const game = only('1. e4 f6 2. Qh5+ a6 3. Qxe8 b6 1-0');
    expect([sans(game), game.unread, game.result]).toEqual(['e4 f6 Qh5+ a6! Qxe8!', 'b6', '1-0']);
  });

  it('in a variation is text, as it was', () => {
    const game = only('1. e4 d5 2. Bb5+ c6 (2... a6 3. Ba4) 3. Ba4 *');
    expect(sans(game)).toBe('e4 d5 Bb5+ c6 Ba4');
    expect(codes(game)).toContain('illegalMove');
  });

  it('is none where the letters of another language make it legal', () => {
    // R is the king
    const game = only('1. e4 e5 2. Re2 Re7 3. Re3 Re6 *');
    expect(sans(game)).toBe('e4 e5 Ke2 Ke7 Ke3 Ke6');
    expect(codes(game)).not.toContain('illegalStands');
  });
});

function texts(pgn: string): readonly string[] {
  return pgn.split(/\n\n(?=\[)/);
}

/** The moves another author's program reads of a text, in its own writing. */
function readByChessJs(text: string): string {
  const chess = new ChessJs();
  chess.loadPgn(text);
  return chess.history().join(' ');
}

function readByChessops(text: string): string {
  return peerParsePgn(text)
    .map((game) => {
      const position = startingPosition(game.headers).unwrap();
      const read: string[] = [];
      for (const { san } of game.moves.mainline()) {
        const move = peerParseSan(position, san);
        if (move === undefined) break;
        position.play(move);
        read.push(san);
      }
      return read.join(' ');
    })
    .join(' | ');
}

describe('written', () => {
  const game = only(
    LEAVES_CHECK.replace('Bb5+', 'Bb5+ {[%clk 1:29:00]}').replace(
      'a6',
      'a6 $2 {[%clk 1:28:00] nobody saw it}',
    ),
  );

  it('as other programs can read it: up to the illegal move, and on from the first position that can be', () => {
    const written = formatPgn(game);
    expect(written.replace(/\s+/g, ' ')).toContain(
      '{[%clk 1:29:00] [%played a7a6 rnbqkbnr/1pp1pppp/p7/1B1p4/4P3/8/PPPP1PPP/RNBQK1NR w KQkq - 0 3] 2... a6 [%nag 2] [%clk 1:28:00] [%comment] nobody saw it',
    );
    expect(texts(written).map(readByChessJs)).toEqual(['e4 d5 Bb5+', 'b5 Bb3 dxe4 d3 exd3']);
    expect(readByChessops(written)).toBe('e4 d5 Bb5+ | b5 Bb3 dxe4 d3 exd3');
  });

  it('with the result once: where the game ended', () => {
    const results = texts(formatPgn(game)).map((text) => /\[Result "(.*)"\]/.exec(text)?.[1]);
    expect(results).toEqual(['*', '0-1']);
  });

  it('where the king is captured, all that follows is in one comment', () => {
    const captured = only('1. e4 f6 2. Qh5+ a6 3. Qxe8 1-0');
    const written = formatPgn(captured);
    expect(texts(written).map(readByChessJs)).toEqual(['e4 f6 Qh5+']);
    expect(sans(only(written))).toBe('e4 f6 Qh5+ a6! Qxe8!');
  });

  it('a part that has lost the one before is a game of its own', () => {
    const [, rest = ''] = texts(formatPgn(game));
    expect(sans(only(rest))).toBe('b5 Bb3 dxe4 d3 exd3');
  });

  it('a comment that only looks like it is a comment', () => {
    const text = '1. e4 {[%played e7e5 nonsense]} e5 {[%played x 8/8/8/8/8/8/8/8 w - - 0 1]} *';
    expect(sans(only(text))).toBe('e4 e5');
    const wrongTurn =
      '[%played e7e5 rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1] 1... e5 [%comment] x';
    expect(only(`1. e4 {${wrongTurn}} e5 *`).moves[0]?.remarks).toEqual({ comments: [wrongTurn] });
  });

  it('the number of a mark that never ends is read at once, as part of the comment', () => {
    const board = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2';
    const text = `1. e4 {[%played -- ${board}] 1... -- [%nag ${'1'.repeat(5000)}x} *`;
    expect(only(text).moves).toHaveLength(2);
  });

  it('is read back equal, whole or as a stream', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        const random = randomFrom(seed);
        const games = [0, 1].map((at): PgnGame => {
          const start = randomStart(seed + at);
          const result = (['1-0', '0-1', '1/2-1/2', '*'] as const)[random(4)] ?? '*';
          const moves = standingGame(random, start, random(40));
          const tags = ['Event', 'Site', 'Date', 'Round', 'White', 'Black'].map((name) => ({
            name,
            value: `${at}`,
          }));
          return {
            tags: [
              ...tags,
              { name: 'Result', value: result },
              ...(start.variant === 'chess960' ? [{ name: 'Variant', value: 'Chess960' }] : []),
            ],
            start,
            startComments: random(3) === 0 ? ['before the start'] : [],
            moves,
            result,
            forfeit: false,
            unread: null,
            notices: [],
            lang: null,
          };
        });
        const said = ({ start, startComments, moves, result }: PgnGame): object => ({
          start,
          startComments,
          moves,
          result,
        });
        const written = formatPgn(games);
        expect(parsePgn(written).games.map(said)).toEqual(games.map(said));
        const streamed: PgnGame[] = [];
        for await (const one of readPgnStream([written])) streamed.push(one);
        expect(streamed.map(said)).toEqual(games.map(said));
        expect(formatPgn(parsePgn(written).games)).toBe(written);
      }),
      { numRuns: 300, seed: 7 },
    );
  });
});
