/** One kind of clock in the place of the other, and a clock read or set as a whole. */
import { describe, expect, it } from 'vitest';
import type { ClockReading, DeskCommand } from '../../src-core/contract/desk-api.ts';
import { hasText } from '../../src-core/desk/journal/free-texts.ts';
import { strikeOf } from './arbiter.ts';
import { changes, clockAt, MINUTE, withClocks } from './clock-table.ts';

const presses = (by: 'white' | 'black'): DeskCommand => ({
  type: 'clockAct',
  round: 1,
  board: 1,
  do: 'press',
  by,
  pressed: null,
  reason: '',
});

describe('the clock of a board is changed over', () => {
  it('to a mirror in the middle of a game, with the times typed, in one line with its reason', () => {
    const desk = withClocks('15+10', ['official']);
    desk.now = 60_000;
    desk.does(presses('white'));
    desk.now = 90_000;
    const written = desk.does(
      changes('mirror', {
        white: { milliseconds: 19 * MINUTE },
        black: { milliseconds: 24 * MINUTE },
        turn: 'black',
        reason: 'the tablet failed',
      }),
    );
    // other times than those that stood are a decision (6.10.1)
    expect(written.map(({ type }) => type)).toEqual(['incidentDecided', 'clockPlaced']);
    expect(written[1]).toMatchObject({
      type: 'clockPlaced',
      mode: 'mirror',
      replaces: {
        mode: 'official',
        reason: 'the tablet failed',
        before: { white: 19 * MINUTE + 10_000, black: 25 * MINUTE - 30_000, moves: { white: 1, black: 0 } },
        was: { phase: 'running', turn: 'black', periods: { white: 1, black: 1 } },
      },
    });
    expect(written.every(hasText)).toBe(true);
    expect(clockAt(desk)).toMatchObject({
      mode: 'mirror',
      running: 'black',
      white: { time: 19 * MINUTE, moves: 1 },
      black: { time: 24 * MINUTE, moves: 0 },
    });
    desk.now = 100_000;
    expect(desk.board(1).plies).toEqual([]);
    desk.does(presses('black'));
    expect(clockAt(desk)).toMatchObject({ running: 'white', black: { time: 24 * MINUTE } });
  });

  it('and back to the screen: what is not typed stays as it stands at that instant', () => {
    const desk = withClocks('15+10', ['mirror']);
    desk.now = 30_000;
    desk.does(changes('official', { reason: 'the clock of the table was taken away' }));
    expect(clockAt(desk)).toMatchObject({
      mode: 'official',
      running: 'white',
      white: { time: 20 * MINUTE - 30_000 },
      black: { time: 25 * MINUTE },
    });
  });

  it('with its reason once it was started, and without one before', () => {
    const begun = withClocks('15+10', ['official']);
    expect(begun.isRefused(changes('mirror'))).toBe('reasonMissing');
    expect(begun.isRefused(changes('mirror', { reason: ' ' }))).toBe('reasonMissing');
    const ready = withClocks('15+10', []);
    ready.does({ type: 'placeClocks', round: 1, boards: [1], mode: 'official' });
    ready.does(changes('mirror', { running: false }));
    expect(clockAt(ready)).toMatchObject({ mode: 'mirror', phase: 'ready', white: { time: 910_000 } });
  });

  it('before the first start it takes the control the board is to have by now', () => {
    const desk = withClocks('15+10', []);
    desk.does({ type: 'placeClocks', round: 1, boards: [1], mode: 'official' });
    desk.does({ type: 'setControl', round: 1, board: null, text: '5+3', change: 'moves' });
    desk.does(changes('mirror', { running: false }));
    expect(clockAt(desk)).toMatchObject({ control: { canonical: '300+3' }, white: { time: 303_000 } });
    desk.does({ type: 'setControl', round: 1, board: null, text: 'as last year', change: 'moves' });
    desk.does(changes('official', { running: false }));
    expect(clockAt(desk).control.canonical).toBe('300+3');
  });

  it('not where it is of that kind already, where there is none, or where the game is over', () => {
    const desk = withClocks('15+10', ['official']);
    expect(desk.isRefused(changes('official', { reason: 'x' }))).toBe('sameClockMode');
    expect(desk.isRefused({ ...changes('mirror', { reason: 'x' }), board: 2 } as DeskCommand)).toBe(
      'noClock',
    );
    const end = { result: '1-0', reason: 'resignation', note: '', confirmed: true } as const;
    desk.does({ type: 'declareResult', round: 1, board: 1, ...end });
    expect(desk.isRefused(changes('mirror', { reason: 'x' }))).toBe('gameOver');
  });

  it('a clock that was started is never put anew over what the players have used', () => {
    const desk = withClocks('15+10', ['official']);
    const again: DeskCommand = { type: 'placeClocks', round: 1, boards: [1], mode: 'mirror' };
    expect(desk.isRefused(again)).toBe('clockRuns');
    desk.does({ type: 'clockAct', round: 1, board: 1, do: 'pause', pressed: null, reason: '' });
    expect(desk.isRefused(again)).toBe('clockStarted');
  });

  it('a flag that fell here while another clock was used has not fallen where its display shows time', () => {
    const desk = withClocks('15+10', ['official']);
    desk.now = 21 * MINUTE;
    desk.does({ type: 'lookAtClocks' });
    expect(clockAt(desk).flag).toBe('white');
    desk.does(changes('mirror', { white: { milliseconds: 3 * MINUTE }, reason: 'the tablet failed' }));
    expect(clockAt(desk)).toMatchObject({ flag: null, running: 'white', white: { time: 3 * MINUTE } });
  });

  it('keeps what was gained by a press before it, for a ruling to take back, and the times of the moves', () => {
    const desk = withClocks('15+10', ['official']);
    desk.plays('e4');
    desk.now = 60_000;
    desk.does(presses('white'));
    desk.does(changes('mirror', { turn: 'black', reason: 'the tablet failed' }));
    expect(clockAt(desk).gained).toEqual({ white: 10_000, black: 0 });
    expect(desk.board(1).plies[0]).toMatchObject({ clkMs: 19 * MINUTE + 10_000, clkFrom: 'measured' });
    // a clock merely put there again begins anew
    const fresh = withClocks('15+10', []);
    fresh.does({ type: 'placeClocks', round: 1, boards: [1], mode: 'official' });
    fresh.does({ type: 'placeClocks', round: 1, boards: [1], mode: 'official' });
    expect(clockAt(fresh).gained).toEqual({ white: 0, black: 0 });
  });

  it('is struck: the clock before it is there again', () => {
    const desk = withClocks('15+10', ['official']);
    desk.does(changes('mirror', { white: { milliseconds: 5 }, running: false, reason: 'the tablet failed' }));
    desk.does(strikeOf(desk.journal.length));
    expect(clockAt(desk)).toMatchObject({ mode: 'official', white: { time: 20 * MINUTE } });
  });
});

describe('a clock read or set as a whole is one line', () => {
  const reads = (reading: Partial<ClockReading>, reason = 'read from the clock'): DeskCommand => ({
    type: 'correctClock',
    round: 1,
    board: 1,
    correction: { kind: 'reading', white: {}, black: {}, turn: 'white', running: true, ...reading },
    reason,
    incident: null,
  });

  it('in which no flag falls of a side that is not to move, whoever was to move before', () => {
    for (const before of ['white', 'black'] as const) {
      const desk = withClocks('15+10', ['mirror']);
      if (before === 'black') desk.does(presses('white'));
      desk.does(reads({ white: { milliseconds: 0 }, black: { milliseconds: MINUTE }, turn: 'black' }));
      expect(clockAt(desk)).toMatchObject({ flag: null, running: 'black', white: { time: 0 } });
      desk.does(reads({ turn: 'white' }));
      expect(clockAt(desk)).toMatchObject({ flag: 'white', phase: 'fallen' });
    }
  });

  it('with both times before and after, the counters, whose clock runs, and its reason', () => {
    const desk = withClocks('15+10', ['mirror']);
    desk.now = 30_000;
    const written = desk.does(
      reads({
        white: { milliseconds: 18 * MINUTE, moves: 12 },
        black: { milliseconds: 17 * MINUTE, moves: 11 },
        turn: 'black',
      }),
    );
    expect(written).toMatchObject([
      {
        type: 'clockCorrected',
        before: { white: 20 * MINUTE - 30_000, black: 25 * MINUTE, moves: { white: 0, black: 0 } },
        numbers: { white: 18 * MINUTE, black: 17 * MINUTE, moves: { white: 12, black: 11 } },
        was: { phase: 'running', turn: 'white' },
        read: true,
        reason: 'read from the clock',
      },
    ]);
    expect(clockAt(desk)).toMatchObject({ running: 'black', white: { time: 18 * MINUTE, moves: 12 } });
    expect(clockAt(desk).corrections).toMatchObject([{ read: true }]);
  });

  it('of an official clock it is set, not read, and a fallen flag stays', () => {
    const desk = withClocks('15+10', ['official']);
    desk.now = 21 * MINUTE;
    desk.does({ type: 'lookAtClocks' });
    const [written] = desk.does(reads({ white: { milliseconds: 5_000 }, running: false }, 'clock defect'));
    expect(written).not.toHaveProperty('read');
    expect(clockAt(desk)).toMatchObject({ flag: 'white', phase: 'fallen', white: { time: 5_000 } });
    expect(clockAt(desk).corrections).toMatchObject([{ read: false }]);
  });

  it('a mirror whose flag was only worked out has none where the table shows time', () => {
    const desk = withClocks('15+10', ['mirror']);
    desk.now = 21 * MINUTE;
    desk.does({ type: 'lookAtClocks' });
    desk.does(reads({ white: { milliseconds: 20_000 }, running: false }));
    expect(clockAt(desk)).toMatchObject({ flag: null, phase: 'paused', white: { time: 20_000 } });
    desk.does(reads({ white: { milliseconds: 0 } }));
    expect(clockAt(desk)).toMatchObject({ flag: 'white', phase: 'fallen' });
  });

  it('stops it, starts one that was ready, and asks for a reason', () => {
    const desk = withClocks('15+10', ['mirror']);
    desk.does(reads({ running: false }));
    expect(clockAt(desk)).toMatchObject({ phase: 'paused', running: null });
    expect(desk.isRefused(reads({}, ''))).toBe('reasonMissing');
    const ready = withClocks('15+10', []);
    ready.does({ type: 'placeClocks', round: 1, boards: [1], mode: 'mirror' });
    ready.does(reads({}));
    expect(clockAt(ready)).toMatchObject({ running: 'white' });
  });
});
