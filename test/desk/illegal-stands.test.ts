/** An illegal move that stands at a board: recorded, played on from, claimed over, ruled on, exported and read back. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPgn, parsePgn, startPosition } from '../../src-core/chess/index.ts';
import type { PgnGame } from '../../src-core/chess/index.ts';
import { documentOf } from '../../src-core/desk/index.ts';
import type { IllegalMoveInput } from '../../src-core/desk/commands/game-commands.ts';
import type { DeskCommand } from '../../src-core/desk/index.ts';
import { randomFrom } from '../chess/oracle/random.ts';
import { standingGame } from '../chess/standing-random.ts';
import type { Arbiter } from './arbiter.ts';
import { firstRound, moveOf, resultOf, strikeOf } from './arbiter.ts';
import { decideOf, illegal, ruling } from './incidents.ts';

function standsOf(move: IllegalMoveInput | string): DeskCommand {
  const given = typeof move === 'string' ? { text: move, lang: 'en' } : move;
  return { type: 'recordIllegalMove', round: 1, board: 1, move: given };
}

/** After 2.Bb5+ Black is in check. */
function checked(form: Parameters<typeof firstRound>[0] = {}): Arbiter {
  return firstRound(form).plays('e4 d5 Bb5+');
}

function pgnOf(desk: Arbiter): string {
  return documentOf(desk.state, desk.people, { kind: 'pgn', round: 1, board: 1 }).text;
}

describe('it happened on the board', () => {
  it('an illegal move is refused, and recorded once the arbiter says that it stands', () => {
    const desk = checked();
    expect(desk.isRefused(moveOf('a6'))).toBe('illegalMove');
    const after = 'rnbqkbnr/1pp1pppp/p7/1B1p4/4P3/8/PPPP1PPP/RNBQK1NR w KQkq - 0 3';
    expect(desk.does(standsOf('a6'))).toEqual([
      { type: 'moveRecorded', round: 1, board: 1, uci: 'a7a6', stands: after },
    ]);
    expect(desk.board().plies.at(-1)).toMatchObject({
      san: 'a6',
      from: 'a7',
      to: 'a6',
      stands: true,
      fen: after,
    });
    expect(desk.board().plies.at(-2)).toMatchObject({ stands: false });
    desk.plays('Ba4 b5 Bb3 dxe4');
    expect(desk.sans()).toBe('e4 d5 Bb5+ a6 Ba4+ b5 Bb3 dxe4');
  });

  it('a legal move is none, in whatever way it is told', () => {
    const desk = checked();
    expect(desk.isRefused(standsOf('c6'))).toBe('moveIsLegal');
    expect(desk.isRefused(standsOf({ from: 'c7', to: 'c6' }))).toBe('moveIsLegal');
    expect(
      desk.isRefused(standsOf({ chessboard: 'rnbqkbnr/pp2pppp/2p5/1B1p4/4P3/8/PPPP1PPP/RNBQK1NR' })),
    ).toBe('moveIsLegal');
  });

  it('what cannot be understood is not recorded', () => {
    const desk = checked();
    expect(desk.isRefused(standsOf('hello'))).toBe('unreadableMove');
    expect(desk.isRefused(standsOf({ from: 'e5', to: 'e4' }))).toBe('illegalMove');
    expect(desk.isRefused(standsOf({ chessboard: '8/8' }))).toBe('badStartPosition');
  });

  it('is taken back like any move', () => {
    const desk = checked();
    desk.does(standsOf('a6'));
    desk.does(strikeOf(desk.journal.length));
    expect(desk.sans()).toBe('e4 d5 Bb5+');
    expect(desk.board().struck).toMatchObject([{ san: 'a6' }]);
    desk.plays('c6');
  });

  it('may be the chessboard as it was left, or nothing moved at all (7.5.3)', () => {
    const desk = checked();
    desk.does(standsOf({ chessboard: 'rnbqkbnr/ppp1pppp/8/8/4p3/8/PPPP1PPP/RNBQK1NR' }));
    desk.does(standsOf({ chessboard: 'rnbqkbnr/ppp1pppp/8/8/4p3/8/PPPP1PPP/RNBQK1NR' }));
    expect(desk.sans()).toBe('e4 d5 Bb5+ ?? --');
    expect(desk.board()).toMatchObject({ turn: 'black', moveNumber: 3 });
  });

  it('with a king captured nothing more can be played, and the result is declared', () => {
    const desk = checked();
    desk.does(standsOf('a6'));
    desk.does(standsOf('Bxe8'));
    expect(desk.board()).toMatchObject({ legal: [], ending: null });
    expect(desk.act(moveOf('Nf6'))).toMatchObject({
      refusal: { code: 'illegalMove', facts: { why: 'notOneKingEach' } },
    });
    desk.does(resultOf('1-0', 'arbiter', { note: 'both left', confirmed: true }));
  });

  it('leaves no mate that ends the game (5.1.1)', () => {
    const desk = firstRound();
    desk.does({
      type: 'setStartPosition',
      round: 1,
      board: 1,
      position: '6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1',
      variant: 'standard',
      reason: 'a test',
    });
    desk.does(standsOf({ from: 'e1', to: 'a8' }));
    expect(desk.board()).toMatchObject({ ending: null, legal: [] });
    expect(ruling(desk, { kind: 'status' }).result).toBeNull();
  });
});

describe('the Laws go over it', () => {
  it('a repetition counts what stood, before it and after it (9.2)', () => {
    const desk = firstRound().plays('Nf3 Nf6 Ng1 Ng8');
    // over its own pawn, and back
    desk.does(standsOf({ from: 'f1', to: 'c4' }));
    desk.plays('Nf6');
    desk.does(standsOf({ from: 'c4', to: 'f1' }));
    desk.plays('Ng8');
    expect(ruling(desk, { kind: 'status' })).toMatchObject({
      status: { occurrences: 3, quietPlies: 8 },
      occurrences: [{ ply: 0 }, { ply: 4 }, { ply: 8 }],
    });
    expect(
      ruling(desk, { kind: 'drawClaim', by: 'white', basis: 'repetition', touched: false }),
    ).toMatchObject({
      upheld: true,
      result: '1/2-1/2',
    });
    desk.does(resultOf('1/2-1/2', 'repetition'));
  });

  it('fifty moves and the state of the game are told with it in the record', () => {
    const desk = checked({ ruleSet: 'blitz-b3' });
    desk.does(standsOf('a6'));
    desk.plays('Ba4 b5');
    expect(ruling(desk, { kind: 'status' }).status).toMatchObject({ quietPlies: 0, occurrences: 1 });
    expect(ruling(desk, { kind: 'resignation', by: 'white' }).result).toBe('0-1');
  });

  it('an illegal move answered before anyone acted stands in blitz, and is written with the incident (A.5.2)', () => {
    const desk = checked({ ruleSet: 'blitz-b3' });
    const told = illegal('black', 'a7', 'a6', { opponentHasReplied: true });
    expect(ruling(desk, told)).toMatchObject({ upheld: false, stands: 'a6' });
    const [incident, move] = desk.does(decideOf(told));
    expect(incident).toMatchObject({ consequences: { stands: 'a6', illegal: { white: 0, black: 0 } } });
    expect(move).toMatchObject({ type: 'moveRecorded', uci: 'a7a6', incident: desk.journal.length - 1 });
    desk.plays('Ba4');
    expect(desk.sans()).toBe('e4 d5 Bb5+ a6 Ba4+');
  });

  it('in time it is set right instead, and nothing stands', () => {
    const desk = checked({ ruleSet: 'blitz-b3' });
    expect(ruling(desk, illegal('black', 'a7', 'a6', { opponentHasReplied: false }))).toMatchObject({
      upheld: true,
      stands: null,
    });
  });

  it('an incident struck takes it back', () => {
    const desk = checked({ ruleSet: 'blitz-b3' });
    const [incident] = desk.does(decideOf(illegal('black', 'a7', 'a6', { opponentHasReplied: true })));
    expect(incident?.type).toBe('incidentDecided');
    desk.does(strikeOf(desk.journal.length - 1));
    expect(desk.sans()).toBe('e4 d5 Bb5+');
  });
});

describe('a PGN with it', () => {
  const TEXT = '1. e4 d5 2. Bb5+ a6 3. Ba4 b5 4. Bb3 dxe4 1-0';

  it('goes in whole, and the move is told with its place and why', () => {
    const desk = firstRound();
    const answer = desk.act({ type: 'importPgn', text: TEXT, source: 'x.pgn', round: 1, board: 1 });
    expect(answer).toMatchObject({
      ok: true,
      count: 1,
      faults: [
        {
          code: 'illegalStands',
          line: 1,
          column: 18,
          facts: { moveNumber: 2, turn: 'black', why: 'stillInCheck', text: 'a6' },
        },
      ],
    });
    expect(desk.board().plies.map(({ stands }) => stands)).toEqual([
      false,
      false,
      false,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(desk.board().result).toMatchObject({ result: '1-0' });
  });

  it('is the same game when it comes again', () => {
    const desk = firstRound();
    const command = { type: 'importPgn', text: TEXT, source: 'x.pgn', round: 1, board: 1 } as const;
    desk.does(command);
    expect(desk.act(command).faults.map(({ code }) => code)).toContain('sameGame');
  });

  it('written and brought in elsewhere gives the same lines: moves, clocks, result', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const random = randomFrom(seed);
        const start = startPosition();
        const game: PgnGame = {
          tags: [{ name: 'Result', value: '1/2-1/2' }],
          start,
          startComments: [],
          moves: standingGame(random, start, 1 + random(40)),
          result: '1/2-1/2',
          forfeit: false,
          unread: null,
          notices: [],
          lang: null,
        };
        const [one, other] = [firstRound(), firstRound()];
        one.does({ type: 'importPgn', text: formatPgn(game), source: 'x', round: 1, board: 1 });
        other.does({ type: 'importPgn', text: pgnOf(one), source: 'x', round: 1, board: 1 });
        const lines = (desk: Arbiter) =>
          desk.journal.flatMap(({ event }) =>
            event.type === 'moveRecorded' || event.type === 'resultDeclared' ? [event] : [],
          );
        expect(lines(other)).toEqual(lines(one));
        expect(one.board().plies.length).toBe(game.moves.length);
        expect(parsePgn(pgnOf(other)).games).toHaveLength(1);
      }),
      { numRuns: 60, seed: 11 },
    );
  });
});
