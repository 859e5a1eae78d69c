/** Presses heard after a lost line, counted from when they were made: as if the line had held. Times in milliseconds. */
import { describe, expect, it } from 'vitest';
import type { ClockAction, DeskCommand } from '../../src-core/contract/desk-api.ts';
import type { Arbiter } from './arbiter.ts';
import { changes, clockAt, withClocks } from './clock-table.ts';

const place = { round: 1, board: 1 } as const;

function act(action: ClockAction, pressed?: number | undefined): DeskCommand {
  return {
    type: 'clockAct',
    ...place,
    ...action,
    pressed: pressed === undefined ? null : { at: pressed },
    reason: '',
  };
}

const corrects = (correction: Extract<DeskCommand, { type: 'correctClock' }>['correction']): DeskCommand => ({
  type: 'correctClock',
  ...place,
  correction,
  reason: 'the line was lost',
  incident: null,
});

type Deed = readonly [at: number, action: ClockAction, made?: number | undefined];

function after(
  control: string,
  deeds: readonly Deed[],
  count = false,
  change: 'moves' | 'zero' = 'moves',
  now = 150_000,
): Arbiter {
  const desk = withClocks(control, []);
  desk.does({ type: 'setControl', round: 1, board: null, text: control, change });
  desk.does({ type: 'placeClocks', round: 1, boards: [1], mode: 'official' });
  desk.does(act({ do: 'start' }));
  for (const [at, action, made] of deeds) {
    desk.now = at;
    desk.does(act(action, made));
  }
  desk.now = now;
  if (count) desk.does(corrects({ kind: 'late' }));
  else desk.does(corrects({ kind: 'penalty', add: null, takeBackGained: null }));
  return desk;
}

const times = (desk: Arbiter): readonly number[] => [clockAt(desk).white.time, clockAt(desk).black.time];

const [w, b]: readonly ['white', 'black'] = ['white', 'black'];

describe('late presses that count from when they were made', () => {
  /** Lost from second 5 on; the line is back at second 100. */
  const heard: readonly Deed[] = [
    [100_000, { do: 'press', by: w }, 10_000],
    [100_000, { do: 'press', by: b }, 13_000],
    [100_000, { do: 'press', by: w }, 43_000],
  ];
  const made: readonly Deed[] = heard.map(([, action, at = 0]) => [at, action]);

  it.each([
    ['an increment', '10+5'],
    ['a simple delay, which the moves made in time did not use up', '10d5'],
    ['Bronstein, which gives back what a move used', '10b5'],
    ['an hourglass, where the other has gained it', 'hourglass 10 min'],
    ['a clock that counts up', 'up'],
    ['byo-yomi', '8y30x3'],
    ['two periods', '2/10+5, 5'],
  ])('show what they would have shown: %s', (_, control) => {
    expect(times(after(control, heard, true))).toEqual(times(after(control, made)));
  });

  it('show it where periods change at zero', () => {
    // the line is back at second 45, and Black has used up the 50 s of his first move at second 90
    const control = '1/50:300';
    const back = heard.map(([, action, at]): Deed => [45_000, action, at]);
    const shown = after(control, back, true, 'zero');
    expect(times(shown)).toEqual(times(after(control, made, false, 'zero')));
    expect(clockAt(shown).black).toMatchObject({ period: 2, time: 300_000 - 60_000 });
    // counted before Black's own display has come to its second period, it is there at once
    const early = after(control, back, false, 'zero', 92_000);
    expect(clockAt(early).black).toMatchObject({ period: 1 });
    early.does(corrects({ kind: 'late' }));
    expect(clockAt(early).black).toMatchObject({ period: 2, time: 298_000 });
  });

  it.each([
    ['before', 45_000],
    ['while', 60_000],
  ])('made %s the clock stood, cost nothing while it stood', (_, at) => {
    const stood: readonly Deed[] = [
      [50_000, { do: 'pause' }],
      [80_000, { do: 'resume' }],
    ];
    const late = after('10', [...stood, [100_000, { do: 'press', by: w }, at]], true);
    const used = at === 45_000 ? 45_000 : 50_000;
    expect(times(late)).toEqual([600_000 - used, 600_000 - (50_000 - used) - 70_000]);
  });

  it('said to be made before the other player had pressed, count from then', () => {
    const late = after(
      '10',
      [
        [50_000, { do: 'press', by: w }],
        [60_000, { do: 'press', by: b }, 45_000],
      ],
      true,
    );
    expect(times(late)).toEqual([600_000 - 50_000 - 100_000, 600_000]);
  });

  it('leave what the arbiter set meanwhile, and the time he gave', () => {
    const late = after(
      '10',
      [
        [50_000, { do: 'add', by: b, milliseconds: 120_000 }],
        [100_000, { do: 'press', by: w }, 10_000],
      ],
      true,
    );
    expect(times(late)).toEqual([590_000, 600_000 + 120_000 - 140_000]);
  });
});

describe('a press that was late', () => {
  const lateAt = (pressed: number): DeskCommand => act({ do: 'press', by: w }, pressed);

  it('is late no more than since the clock was read as a whole', () => {
    const desk = after('10', []);
    desk.does(
      corrects({ kind: 'reading', white: { milliseconds: 400_000 }, black: {}, turn: w, running: true }),
    );
    desk.now = 170_000;
    desk.does(lateAt(20_000));
    expect(clockAt(desk).late).toEqual({ white: 19_000, black: -19_000 });
  });

  it('is still to be put right after the gap of a crash was left, not after both times were set', () => {
    for (const how of [{ kind: 'leave' }, { kind: 'set', white: 500_000, black: 500_000 }] as const) {
      const desk = after('10', [[100_000, { do: 'press', by: w }, 10_000]]);
      desk.asks({ type: 'interruptClocks', cause: 'crash', at: 150_000, gap: 5_000 });
      desk.now = 200_000;
      desk.does({ type: 'recoverClocks', round: 1, boards: [1], how, resume: true });
      expect(clockAt(desk).late).toEqual(how.kind === 'set' ? null : { white: 89_000, black: -89_000 });
    }
  });

  it('is settled where the clock is changed over', () => {
    const desk = after('10', [[100_000, { do: 'press', by: w }, 10_000]]);
    desk.does(changes('mirror', { turn: b, reason: 'the tablet failed' }));
    expect(clockAt(desk).late).toBeNull();
  });

  it('of one already flagged, the flag falls when it is counted', () => {
    const desk = after('2', [[100_000, { do: 'press', by: w }, 10_000]], true);
    expect(clockAt(desk)).toMatchObject({
      phase: 'fallen',
      flag: b,
      white: { time: 110_000 },
      black: { time: 0 },
    });
  });
});
