/** After a crash: an official clock stood, a clock on the table went on. Times in milliseconds. */
import { describe, expect, it } from 'vitest';
import type { ClockMode, DeskCommand, RecoveryChosen } from '../../src-core/contract/desk-api.ts';
import type { Arbiter } from './arbiter.ts';
import { clockAt, MINUTE, withClocks } from './clock-table.ts';

/** 10 s are sure, of a minute nothing is known, and the desk has been back for 30 s. */
function crashed(...modes: readonly ClockMode[]): Arbiter {
  const desk = withClocks('15+10', modes);
  desk.now = 70_000;
  desk.asks({ type: 'interruptClocks', cause: 'crash', at: 10_000, gap: 60_000 });
  desk.now = 100_000;
  return desk;
}

const recover = (
  how: RecoveryChosen,
  boards: readonly number[] | null = null,
  resume = false,
): DeskCommand => ({ type: 'recoverClocks', round: 1, boards, how, resume });

describe('the time an official clock stood', () => {
  const sure = 20 * MINUTE - 10_000;

  it('is told with its gap, and since when the desk is back, also by the time of day', () => {
    const desk = crashed('official');
    const { interrupted } = clockAt(desk);
    expect(interrupted).toMatchObject({ at: 10_000, gap: 60_000, back: 70_000, ran: 'white' });
    expect(interrupted?.backAt).toBe(desk.journal.at(-1)?.at);
  });

  it('is deducted until the desk was back, or until the decision, as it is said', () => {
    const back = crashed('official');
    expect(back.does(recover({ kind: 'deduct' }))).toMatchObject([
      { type: 'incidentDecided' },
      { deducted: 60_000, stood: 90_000 },
    ]);
    expect(clockAt(back).white.time).toBe(sure - 60_000);
    const decided = crashed('official');
    const [, line] = decided.does(recover({ kind: 'deduct', until: 'decision' }));
    expect(line).toMatchObject({ deducted: 90_000, stood: 90_000, until: 'decision' });
    expect(clockAt(decided).white.time).toBe(sure - 90_000);
  });

  it('is written also where nothing is deducted', () => {
    expect(crashed('official').does(recover({ kind: 'leave' }))).toMatchObject([
      { how: 'leave', deducted: 0, stood: 90_000 },
    ]);
  });

  it('of a file of before, which did not say when the desk was back, ends with its gap', () => {
    const desk = withClocks('15+10', ['official']);
    const { at, phase, turn, flag, white, black } = {
      ...clockAt(desk),
      at: 10_000,
      phase: 'paused' as const,
    };
    const side = ({ time, moves, period }: typeof white) => ({ time, moves, period });
    const after = { at, phase, turn, flag, white: side(white), black: side(black) };
    desk.writes({ type: 'clockInterrupted', round: 1, board: 1, cause: 'crash', at, gap: 60_000, after });
    desk.now = 100_000;
    expect(clockAt(desk).interrupted?.back).toBe(70_000);
    const [, line] = desk.does(recover({ kind: 'deduct', until: 'decision' }));
    expect(line).toMatchObject({ deducted: 90_000 });
  });
});

describe('a mirror of a clock on the table, which went on', () => {
  const shows: RecoveryChosen = {
    kind: 'read',
    white: { milliseconds: 17 * MINUTE, moves: 4 },
    black: { milliseconds: 24 * MINUTE, moves: 3 },
    turn: 'black',
    running: true,
    reason: 'read from the clock',
  };

  it('is read again: one line with what the desk had, both times, whose clock runs, and the reason', () => {
    const desk = crashed('mirror');
    expect(desk.does(recover(shows, [1]))).toMatchObject([
      {
        type: 'clockRecovered',
        how: 'set',
        deducted: 0,
        stood: 90_000,
        read: {
          before: { white: 20 * MINUTE - 10_000, black: 25 * MINUTE, moves: { white: 0, black: 0 } },
          was: { phase: 'paused', turn: 'white' },
          reason: 'read from the clock',
        },
      },
    ]);
    expect(clockAt(desk)).toMatchObject({
      interrupted: null,
      running: 'black',
      white: { time: 17 * MINUTE, moves: 4 },
      black: { time: 24 * MINUTE, moves: 3 },
    });
  });

  it('is answered too by a reading on its board that lets it run: no time is lost by asking again', () => {
    const desk = crashed('mirror');
    const { kind: _, reason, ...reading } = { ...shows };
    const correction = { ...reading, kind: 'reading' } as const;
    desk.does({ type: 'correctClock', round: 1, board: 1, correction, reason, incident: null });
    expect(clockAt(desk)).toMatchObject({ interrupted: null, running: 'black' });
    desk.now = 150_000;
    expect(desk.isRefused(recover({ kind: 'leave' }))).toBe('nothingToRecover');
    desk.does({ type: 'clockAct', round: 1, board: 1, do: 'pause', pressed: null, reason: '' });
    expect(clockAt(desk)).toMatchObject({ interrupted: null, black: { time: 24 * MINUTE - 50_000 } });
  });

  it('may stand on the table too, or be estimated', () => {
    const stands = crashed('mirror');
    stands.does(recover({ ...shows, running: false }, [1]));
    expect(clockAt(stands)).toMatchObject({ interrupted: null, phase: 'paused' });
    const estimate = crashed('mirror');
    estimate.does(recover({ kind: 'deduct', until: 'decision' }, [1], true));
    expect(clockAt(estimate)).toMatchObject({ running: 'white', white: { time: 20 * MINUTE - 100_000 } });
  });

  it('is no official clock, one board at a time, and has its reason', () => {
    expect(crashed('official').isRefused(recover(shows, [1]))).toBe('notAMirror');
    expect(crashed('mirror', 'mirror').isRefused(recover(shows))).toBe('oneBoardToRead');
    expect(crashed('mirror').isRefused(recover({ ...shows, reason: ' ' }, [1]))).toBe('reasonMissing');
  });

  it('is not swept along with the official clocks of its round', () => {
    const desk = crashed('official', 'mirror');
    expect(desk.isRefused(recover({ kind: 'leave' }))).toBe('bothKindsWait');
    expect(desk.view({ kind: 'tournament' }).rounds).toMatchObject([{ round: 1, interrupted: 2 }]);
    desk.does(recover({ kind: 'leave' }, [1]));
    expect(clockAt(desk, 2).interrupted).not.toBeNull();
    expect(desk.view({ kind: 'tournament' }).rounds).toMatchObject([{ round: 1, interrupted: 1 }]);
    desk.does(recover({ kind: 'leave' }));
    expect(clockAt(desk, 2).interrupted).toBeNull();
  });
});
