/** Clocks at the desk: what was there, what is asked, what the clocks then show. Times in milliseconds. */
import { describe, expect, it } from 'vitest';
import type { ClockAction, ClockCommand, ClockView, DeskCommand } from '../../src-core/desk-api.ts';
import type { Arbiter } from './arbiter.ts';
import { firstRound, resultOf, strikeOf } from './arbiter.ts';

const MINUTE = 60_000;

/** A hall with a clock on each of its two boards, at an instant of the desk's time. */
function hall(text = '90+30', now = 1_000_000): Arbiter {
  const desk = firstRound();
  desk.now = now;
  desk.does({ type: 'setControl', round: 1, board: null, text, change: 'moves' });
  desk.does({ type: 'placeClocks', round: 1, boards: null, mode: 'official' });
  return desk;
}

function clockOf(desk: Arbiter, board = 1): ClockView {
  const { clock } = desk.board(board);
  if (clock === null) throw new Error('no clock');
  return clock;
}

function does(
  action: ClockAction,
  more: Partial<{ board: number; pressed: number | null; reason: string }> = {},
) {
  const { board = 1, pressed = null, reason = '' } = more;
  const command: ClockCommand = {
    type: 'clockAct',
    round: 1,
    board,
    ...action,
    pressed: pressed === null ? null : { at: pressed },
    reason,
  };
  return command satisfies DeskCommand;
}

describe('a clock on a board', () => {
  it('is set to the control of the round, runs for White, and a press starts the other', () => {
    const desk = hall();
    expect(clockOf(desk)).toMatchObject({
      mode: 'official',
      phase: 'ready',
      white: { time: 90 * MINUTE + 30_000, moves: 0 },
      black: { time: 90 * MINUTE + 30_000 },
      control: { text: '90+30', canonical: '5400+30', regime: 'standard', otherRegime: false },
    });
    desk.does(does({ do: 'start' }));
    desk.now += 10_000;
    desk.does(does({ do: 'press', by: 'white' }));
    expect(clockOf(desk)).toMatchObject({
      running: 'black',
      at: 1_010_000,
      white: { time: 90 * MINUTE + 50_000, moves: 1 },
    });
    desk.now += 5_000;
    desk.does(does({ do: 'pause' }));
    expect(clockOf(desk)).toMatchObject({
      running: null,
      phase: 'paused',
      black: { time: 90 * MINUTE + 25_000 },
    });
  });

  it('ends with the result, and stands again where that is struck', () => {
    const desk = hall();
    desk.does(does({ do: 'start' }));
    desk.now += 1_000;
    desk.does(resultOf('1-0', 'resignation'));
    expect(clockOf(desk)).toMatchObject({ phase: 'over', running: null });
    desk.does(strikeOf(desk.journal.length - 1));
    expect(clockOf(desk)).toMatchObject({ phase: 'paused', white: { time: 90 * MINUTE + 29_000 } });
  });
});
