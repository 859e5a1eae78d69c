/** What to set on a hardware clock: for each control, step by step, and what both displays then show. */
import { describe, expect, test } from 'vitest';
import { type CardStep, stepsOfControl, stepsOfCorrection } from '../../renderer/clock/setting-card.ts';
import { control } from '../clocks/given.ts';

const minute = 60_000;

function cardOf(text: string): readonly CardStep[] {
  const { white, black } = control(text);
  const periods = { white: white.periods, black: black.periods };
  return stepsOfControl(periods, { white: white.mode, black: black.mode });
}

const period = (number: number, way: string, ms: number, moves: number | null, bonusMs = 0, times = 0) => ({
  code: 'period',
  number,
  way,
  ms,
  moves,
  bonusMs,
  times,
});

describe('a clock set from nothing', () => {
  const rows: readonly (readonly [string, readonly object[], readonly [white: number, black: number]])[] = [
    ['5400+30', [period(1, 'fischer', 90 * minute, null, 30_000)], [90.5 * minute, 90.5 * minute]],
    ['3600', [period(1, 'time', 60 * minute, null)], [60 * minute, 60 * minute]],
    ['300d5', [period(1, 'delay', 5 * minute, null, 5_000)], [5 * minute, 5 * minute]],
    ['300b5', [period(1, 'bronstein', 5 * minute, null, 5_000)], [5 * minute, 5 * minute]],
    ['1800y30x5', [period(1, 'byoYomi', 30 * minute, null, 30_000, 5)], [30 * minute, 30 * minute]],
    ['*180', [period(1, 'hourglass', 3 * minute, null)], [3 * minute, 3 * minute]],
    ['up', [period(1, 'up', 0, null)], [0, 0]],
    [
      '40/5400+30:1800+30',
      [period(1, 'fischer', 90 * minute, 40, 30_000), period(2, 'fischer', 30 * minute, null, 30_000)],
      [90.5 * minute, 90.5 * minute],
    ],
  ];

  test.each(rows)('%s', (text, periods, [white, black]) => {
    const card = cardOf(text);
    expect(card.filter(({ code }) => code === 'period')).toEqual(periods);
    expect(card.map(({ code }) => code)).toContain('bothAlike');
    expect(card.at(-1)).toEqual({ code: 'check', white, black });
  });

  test('each side its own in an Armageddon, White first', () => {
    expect(cardOf('W300-B240')).toEqual([
      { code: 'option' },
      { code: 'manual' },
      { code: 'side', color: 'white' },
      period(1, 'time', 5 * minute, null),
      { code: 'side', color: 'black' },
      period(1, 'time', 4 * minute, null),
      { code: 'noMore' },
      { code: 'stand' },
      { code: 'lever' },
      { code: 'check', white: 5 * minute, black: 4 * minute },
    ]);
  });

  test.each([
    ['40/5400+30:1800+30', true],
    ['5400+30', false],
  ])('%s: the counter of moves is set up: %s', (text, counted) => {
    expect(cardOf(text).some(({ code }) => code === 'counter')).toBe(counted);
  });
});

describe('a clock put right', () => {
  const after = {
    white: 12 * minute,
    black: 7 * minute,
    moves: 31,
    period: { white: 1, black: 1 },
    turn: 'black',
  } as const;

  test('names all that its menu asks, and what both displays show before it runs again', () => {
    expect(stepsOfCorrection(after, false)).toEqual([
      { code: 'pause' },
      { code: 'openCorrection' },
      { code: 'setTime', color: 'white', ms: 12 * minute },
      { code: 'setTime', color: 'black', ms: 7 * minute },
      { code: 'setMoves', moves: 31 },
      { code: 'turn', color: 'black' },
      { code: 'accept' },
      { code: 'check', white: 12 * minute, black: 7 * minute },
      { code: 'resume' },
    ]);
  });

  test('the periods too, where the control has more than one', () => {
    expect(stepsOfCorrection(after, true).filter(({ code }) => code === 'setPeriod')).toEqual([
      { code: 'setPeriod', color: 'white', period: 1 },
      { code: 'setPeriod', color: 'black', period: 1 },
    ]);
  });
});
