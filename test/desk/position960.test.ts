import { describe, expect, it } from 'vitest';
import { castlings, legalMoves, parseFen, play, startPosition } from '../../src-core/chess/index.ts';
import { position960View, put } from '../../src-core/desk/positions/position960-view.ts';
import { quiz960View } from '../../src-core/desk/positions/quiz960.ts';

const all = Array.from({ length: 960 }, (_, number) => number);

describe('a start position explained', () => {
  it('by number, back rank in either language, or FEN', () => {
    const view = position960View('710');
    expect(view.position).toMatchObject({
      number: 710,
      rank: 'RKBQNBNR',
      mirror: 438,
      undefendedPawns: ['f2'],
    });
    for (const text of ['RKBQNBNR', 'tradcact', view.position?.fen ?? ''])
      expect(position960View(text).position?.number).toBe(710);
  });

  it('or what is wrong with the text', () => {
    expect(position960View('960')).toMatchObject({ position: null, faults: [{ code: 'noSuchNumber' }] });
    expect(position960View('RNBQ').faults).toEqual([{ code: 'length', letters: 4 }]);
  });

  it('each castling ends where the move itself ends, in all 960 positions', () => {
    for (const number of all) {
      for (const castling of position960View(String(number)).position?.castlings ?? []) {
        const { color, side, mustBeEmpty, steps, king, rook } = castling;
        const start = startPosition(number, 'chess960');
        const cleared = { ...start, turn: color, board: put(start.board, mustBeEmpty, '.') };
        expect(steps[0]?.board).toBe(cleared.board);
        const move = castlings(cleared).find((each) => each.side === side)?.move;
        if (move === undefined) throw new Error(`${number} ${color} ${side} is no move`);
        expect(steps.at(-1)?.board).toBe(play(cleared, move).board);
        expect(steps.length).toBe(king.from === king.to || rook.from === rook.to ? 2 : 4);
      }
    }
  });

  it('the king waits outside, beside its goal, while the rook goes home (II.3.2.5)', () => {
    const steps = position960View('710').position?.castlings[1]?.steps ?? [];
    expect(steps.map(({ step, outside }) => [step, outside])).toEqual([
      ['announce', null],
      ['kingOut', 'g1'],
      ['rookHome', 'g1'],
      ['kingHome', null],
    ]);
    expect(steps[1]?.board).not.toContain('K');
    expect(steps[2]?.board.slice(0, 8)).toBe('R....R..');
  });

  it('shows the example of the Chess960 page apart: K b1, R a1 and h1, both ways, both sides', () => {
    const { example } = position960View('0');
    expect(example.map(({ king, rook }) => `${king.from}${king.to} ${rook.from}${rook.to}`)).toEqual([
      'b1c1 a1d1',
      'b1g1 h1f1',
      'b8c8 a8d8',
      'b8g8 h8f8',
    ]);
    expect(example[0]?.steps[0]?.board.replaceAll('.', '')).toBe('RKRrkr');
    expect(example.every(({ blockedBy }) => blockedBy.length === 0)).toBe(true);
  });
});

describe('questions for arbiters in training', () => {
  const questions = Array.from({ length: 600 }, (_, at) => quiz960View(at * 7, at));

  it('are the same from the same seed', () => {
    expect(quiz960View(5, 3)).toEqual(quiz960View(5, 3));
    expect(quiz960View(5, 3)).not.toEqual(quiz960View(6, 3));
  });

  it('have one right answer among different options', () => {
    for (const { options, answer } of questions) {
      expect(new Set(options).size).toBe(options.length);
      expect(options[answer]).toBeDefined();
      expect(options.length).toBeGreaterThan(1);
    }
  });

  it('castling is possible exactly where nothing is in the way and nothing attacks the king', () => {
    const asked = questions.filter(({ asks }) => asks === 'possible');
    const yes = asked.filter(({ options, answer }) => options[answer] === 'yes');
    for (const each of asked)
      expect(each.options[each.answer]).toBe(
        each.blockedBy.length + each.attacked.length === 0 ? 'yes' : 'no',
      );
    expect(yes.length).toBeGreaterThan(asked.length / 5);
    expect(yes.length).toBeLessThan((asked.length * 4) / 5);
  });

  it('the board asked about is a position the Laws know', () => {
    for (const { board, castling } of questions) {
      expect(board).toHaveLength(64);
      expect(board.match(/k/gi)).toHaveLength(2);
      expect(
        legalMoves({ ...startPosition(518), board, turn: castling.color, castling: [] }).length,
      ).toBeGreaterThan(0);
    }
    expect(parseFen(position960View('0').position?.fen ?? '').ok).toBe(true);
  });
});
