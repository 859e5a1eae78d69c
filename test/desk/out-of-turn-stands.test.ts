/** A move made out of turn that nobody objected to in time (A.5.2, B.3): the turn was passed, and the game went on. */
import { describe, expect, it } from 'vitest';
import { documentOf } from '../../src-core/desk/index.ts';
import type { Incident } from '../../src-core/contract/desk-api.ts';
import type { Arbiter } from './arbiter.ts';
import { firstRound, moveOf, strikeOf } from './arbiter.ts';
import { decideOf, illegal, ruling, stands } from './incidents.ts';

const REPLIED = { opponentHasReplied: true };

function played(moves: string): Arbiter {
  return firstRound({ ruleSet: 'blitz-b3' }).plays(moves);
}

function pgnOf(desk: Arbiter): string {
  return documentOf(desk.state, desk.people, { kind: 'pgn', round: 1, board: 1 }).text;
}

function movesOf(desk: Arbiter) {
  return desk.journal.flatMap(({ event }) =>
    event.type === 'moveRecorded' ? [{ uci: event.uci, stands: event.stands }] : [],
  );
}

interface Row {
  readonly name: string;
  readonly before: string;
  readonly told: Incident;
  /** The lines written: the pass, then the move. */
  readonly lines: readonly object[];
  readonly san: string;
  readonly reply: string;
  /** The whole scoresheet after the reply. */
  readonly sheet: string;
}

const PASS = { uci: '0000', stands: undefined };

const ROWS: readonly Row[] = [
  {
    name: 'Black twice: the pass is White’s, the move Black’s, and it is a legal one',
    before: 'e4 e5',
    told: illegal('black', 'g8', 'f6', REPLIED),
    lines: [PASS, { uci: 'g8f6', stands: undefined }],
    san: 'Nf6',
    reply: 'Nf3',
    sheet: 'e4 e5 -- Nf6 Nf3',
  },
  {
    name: 'White twice',
    before: 'e4',
    told: illegal('white', 'd2', 'd4', REPLIED),
    lines: [PASS, { uci: 'd2d4', stands: undefined }],
    san: 'd4',
    reply: 'd5',
    sheet: 'e4 -- d4 d5',
  },
  {
    name: 'a castling, told by the king’s squares',
    before: 'e4 e5 Nf3 Nc6 Bc4 Bc5 d3 Nf6 Bd2',
    told: illegal('white', 'e1', 'g1', REPLIED),
    lines: [PASS, { uci: 'e1g1', stands: undefined }],
    san: 'O-O',
    reply: 'O-O',
    sheet: 'e4 e5 Nf3 Nc6 Bc4 Bc5 d3 Nf6 Bd2 -- O-O O-O',
  },
  {
    name: 'while a capture in passing was possible',
    before: 'e4 a6 e5 d5',
    told: illegal('black', 'a6', 'a5', REPLIED),
    lines: [PASS, { uci: 'a6a5', stands: undefined }],
    san: 'a5',
    reply: 'd4',
    sheet: 'e4 a6 e5 d5 -- a5 d4',
  },
  {
    name: 'out of turn and illegal besides',
    before: 'e4 e5',
    told: illegal('black', 'a8', 'a4', REPLIED),
    lines: [PASS, { uci: 'a8a4', stands: '1nbqkbnr/pppp1ppp/8/4p3/r3P3/8/PPPP1PPP/RNBQKBNR w KQk - 1 3' }],
    san: 'Ra4',
    reply: 'Nf3',
    sheet: 'e4 e5 -- Ra4 Nf3',
  },
  {
    name: 'the side on move was in check: its pass is one that no article allows, and stands',
    before: 'e4 d5 Bb5+',
    told: illegal('white', 'g1', 'f3', REPLIED),
    lines: [
      { uci: '0000', stands: 'rnbqkbnr/ppp1pppp/8/1B1p4/4P3/8/PPPP1PPP/RNBQK1NR w KQkq - 1 3' },
      { uci: 'g1f3', stands: undefined },
    ],
    san: 'Nf3+',
    reply: 'c6',
    sheet: 'e4 d5 Bb5+ -- Nf3+ c6',
  },
  {
    name: 'by the board as it stands',
    before: 'e4',
    told: stands('rnbqkbnr/pppppppp/8/8/3PP3/8/PPP2PPP/RNBQKBNR', REPLIED),
    lines: [PASS, { uci: 'd2d4', stands: undefined }],
    san: 'd4',
    reply: 'd5',
    sheet: 'e4 -- d4 d5',
  },
];

describe('a move out of turn that stands', () => {
  it.each(ROWS)('$name', ({ before, told, lines, san, reply, sheet }) => {
    const desk = played(before);
    expect(ruling(desk, told)).toMatchObject({ upheld: false, stands: san, outOfTurn: true });
    const [incident] = desk.does(decideOf(told));
    expect(incident).toMatchObject({ consequences: { stands: san, outOfTurn: true } });
    expect(movesOf(desk).slice(-2)).toEqual(lines);
    desk.plays(reply);
    expect(desk.sans()).toBe(sheet);
  });

  it.each(ROWS)('goes out as PGN and comes in the same: $name', ({ before, told, reply }) => {
    const desk = played(before);
    desk.does(decideOf(told));
    desk.plays(reply);
    const other = firstRound();
    other.does({ type: 'importPgn', text: pgnOf(desk), source: 'x', round: 1, board: 1 });
    expect(movesOf(other)).toEqual(movesOf(desk));
    expect(other.sans()).toBe(desk.sans());
  });

  it.each(ROWS)('is taken back whole with its incident: $name', ({ before, told }) => {
    const desk = played(before);
    const sheet = desk.sans();
    const at = desk.journal.length + 1;
    desk.does(decideOf(told));
    desk.does(strikeOf(at));
    expect(desk.sans()).toBe(sheet);
  });

  it('in time it goes back, and nothing is written', () => {
    const desk = played('e4 e5');
    const told = illegal('black', 'g8', 'f6', { opponentHasReplied: false, clockRan: 'opponents' });
    expect(ruling(desk, told)).toMatchObject({ upheld: true, stands: null, outOfTurn: false });
    desk.does(decideOf(told));
    expect(desk.sans()).toBe('e4 e5');
  });

  it('a capture in passing is lost with the turn (3.7.3.2)', () => {
    const desk = played('e4 a6 e5 d5');
    desk.does(decideOf(illegal('black', 'a6', 'a5', REPLIED)));
    expect(desk.isRefused(moveOf('exd6'))).toBe('illegalMove');
  });

  it('an illegal move of the side on move is no pass', () => {
    const desk = played('e4 e5');
    expect(ruling(desk, illegal('white', 'a1', 'a4', REPLIED))).toMatchObject({
      stands: 'Ra4',
      outOfTurn: false,
    });
  });

  it('a repetition counts by who has the move: a lost turn makes another position (9.2.3)', () => {
    const desk = played('Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1');
    // White again, to f3: Black’s turn was passed, and Black’s knight stays on f6
    desk.does(decideOf(illegal('white', 'g1', 'f3', REPLIED)));
    expect(ruling(desk, { kind: 'status' }).status).toMatchObject({ occurrences: 1 });
    desk.plays('Ng8');
    desk.plays('Ng1');
    expect(ruling(desk, { kind: 'status' }).status).toMatchObject({ occurrences: 1 });
  });
});
