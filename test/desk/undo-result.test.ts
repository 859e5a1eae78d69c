import { describe, expect, test } from 'vitest';
import type { DeskCommand } from '../../src-core/desk/index.ts';
import { type Arbiter, firstRound, resultOf } from './arbiter.ts';
import { clockAt, withClocks } from './clock-table.ts';
import { decideOf } from './incidents.ts';

/** The line of the result of a board. */
const lineOf = (desk: Arbiter, board: number): number => desk.board(board).result?.seq ?? 0;
const undo = (board: number, seq: number, reason = 'wrong key'): DeskCommand => ({
  type: 'undoResult',
  round: 1,
  board,
  seq,
  reason,
});

describe('the last result of a round is taken back by its own key', () => {
  test('it no longer stands, and the journal keeps it with the line that struck it', () => {
    const desk = firstRound();
    desk.does(resultOf('1-0', 'resignation'));
    const seq = lineOf(desk, 1);
    expect(desk.does(undo(1, seq))).toEqual([
      { type: 'entryStruck', seq, place: { round: 1, board: 1 }, reason: 'wrong key' },
    ]);
    expect(desk.board(1).result).toBeNull();
    desk.does(resultOf('0-1', 'resignation'));
    expect(desk.board(1).result).toMatchObject({ result: '0-1' });
  });

  test('one after the other, the last first', () => {
    const desk = firstRound();
    desk.does(resultOf('1-0', 'resignation'));
    desk.does(resultOf('1/2-1/2', 'agreement', { board: 2 }));
    expect(desk.isRefused(undo(1, lineOf(desk, 1)))).toBe('notTheLastResult');
    desk.does(undo(2, lineOf(desk, 2)));
    desk.does(undo(1, lineOf(desk, 1)));
    expect([desk.board(1).result, desk.board(2).result]).toEqual([null, null]);
  });

  test('only the result that the screen had shown', () => {
    const desk = firstRound();
    desk.does(resultOf('1-0', 'resignation'));
    const seq = lineOf(desk, 1);
    desk.does(undo(1, seq));
    expect(desk.isRefused(undo(1, seq))).toBe('noResultToUndo');
    desk.does(resultOf('0-1', 'resignation'));
    expect(desk.isRefused(undo(1, seq))).toBe('noResultToUndo');
    expect(desk.isRefused(undo(1, lineOf(desk, 1), ' '))).toBe('reasonMissing');
  });

  test('with what came with it: a screen knows the last line of its own act, and that is where the clock ended', () => {
    const desk = withClocks('90+30', ['official']);
    desk.does(resultOf('1-0', 'resignation'));
    const last = desk.journal.at(-1)?.seq ?? 0;
    expect(last).toBeGreaterThan(lineOf(desk, 1));
    desk.does(undo(1, last));
    expect(desk.board(1).result).toBeNull();
    expect(clockAt(desk).phase).toBe('paused');
  });

  test('one that an incident led to goes with the incident', () => {
    const desk = firstRound();
    desk.plays('e4');
    desk.does(decideOf({ kind: 'resignation', by: 'black' }, { expected: '1-0' }));
    expect(desk.isRefused(undo(1, lineOf(desk, 1)))).toBe('resultOfIncident');
  });
});
