/** What the arbiter does to a clock, and what a clock does at its edges: one row a thing that happened. */
import { describe, expect, it } from 'vitest';
import type { Change, ClockEvent, Shown } from '../../src-core/clocks/index.ts';
import { shown } from '../../src-core/clocks/index.ts';
import { after } from './given.ts';

type Row = readonly [
  what: string,
  control: string,
  events: readonly ClockEvent[],
  then: Partial<Shown>,
  change?: Change,
];

const start = { at: 0, do: 'start' } as const;
const look = (at: number): ClockEvent => ({ at, do: 'look' });
const pause = (at: number): ClockEvent => ({ at, do: 'pause' });
const resume = (at: number): ClockEvent => ({ at, do: 'resume' });
const white = (at: number): ClockEvent => ({ at, do: 'press', by: 'white' });
const black = (at: number): ClockEvent => ({ at, do: 'press', by: 'black' });

const rows: readonly Row[] = [
  ['the flag falls in the very millisecond', '10', [start, look(10_000)], { white: 0, flag: 'white' }],
  ['and not one before', '10', [start, look(9_999)], { white: 1, running: 'white', flag: null }],
  [
    'a press too late does not count',
    '10+5',
    [start, white(15_000)],
    { white: 0, moves: { white: 0, black: 0 }, flag: 'white' },
  ],
  [
    'nor does a press after a flag',
    '10',
    [start, look(10_000), black(11_000), white(12_000)],
    { running: null, black: 10_000, moves: { white: 0, black: 0 } },
  ],
  [
    'nothing runs after a flag',
    '10',
    [start, look(10_000), look(60_000)],
    { white: 0, black: 10_000, running: null },
  ],
  [
    'a flag that fell by mistake: time given, resumed, the mark stays',
    '10',
    [
      start,
      look(10_000),
      { at: 20_000, do: 'set', by: 'white', milliseconds: 60_000 },
      resume(30_000),
      look(31_000),
    ],
    { white: 59_000, running: 'white', flag: 'white' },
  ],
  [
    'the first flag stays when the other falls too',
    '10',
    [
      start,
      look(10_000),
      { at: 11_000, do: 'set', by: 'white', milliseconds: 9_000 },
      resume(12_000),
      white(13_000),
      look(30_000),
    ],
    { black: 0, running: null, flag: 'white' },
  ],
  [
    'resumed with nothing left it falls again',
    '10',
    [start, look(10_000), resume(20_000)],
    { running: null, flag: 'white' },
  ],
  [
    'a press by the side that does not run',
    '300',
    [start, black(1_000)],
    { white: 299_000, running: 'white', moves: { white: 0, black: 0 } },
  ],
  [
    'a press while paused',
    '300',
    [start, pause(1_000), white(2_000), look(3_000)],
    { white: 299_000, running: null, moves: { white: 0, black: 0 } },
  ],
  [
    'a press before the start',
    '300',
    [{ at: 0, do: 'press', by: 'black' }],
    { running: null, moves: { white: 0, black: 0 } },
  ],
  [
    'a second start',
    '300',
    [start, white(1_000), { at: 2_000, do: 'start' }],
    { running: 'black', black: 299_000 },
  ],
  [
    'a start does not end a pause',
    '300',
    [start, pause(1_000), { at: 2_000, do: 'start' }],
    { running: null },
  ],
  [
    'time that goes back is no time',
    '300',
    [start, look(5_000), look(2_000), look(6_000)],
    { white: 294_000 },
  ],
  [
    'a player resumes a pause',
    '300',
    [start, pause(1_000), { at: 2_000, do: 'resume', by: 'black' }, look(3_000)],
    { white: 298_000, running: 'white' },
  ],
  [
    'a player does not resume a freeze',
    '300',
    [start, { at: 1_000, do: 'freeze' }, { at: 2_000, do: 'resume', by: 'black' }, look(3_000)],
    { white: 299_000, running: null },
  ],
  [
    'the arbiter does',
    '300',
    [start, { at: 1_000, do: 'freeze' }, resume(2_000), look(3_000)],
    { white: 298_000, running: 'white' },
  ],
  [
    'a pause does not make a freeze softer',
    '300',
    [start, { at: 1_000, do: 'freeze' }, pause(1_500), { at: 2_000, do: 'resume', by: 'white' }],
    { running: null },
  ],
  [
    'nothing runs after a result',
    '300',
    [start, { at: 1_000, do: 'end' }, resume(2_000), start, white(3_000), look(9_000)],
    { white: 299_000, running: null, flag: null },
  ],
  [
    'time added while the clock runs',
    '300',
    [start, { at: 1_000, do: 'add', by: 'white', milliseconds: 120_000 }, look(2_000)],
    { white: 418_000, running: 'white' },
  ],
  [
    'the gained increment taken back',
    '600+5',
    [start, white(10_000), { at: 11_000, do: 'add', by: 'white', milliseconds: -5_000 }],
    { white: 595_000, black: 604_000 },
  ],
  [
    'never below zero',
    '300',
    [start, white(1_000), { at: 2_000, do: 'add', by: 'white', milliseconds: -900_000 }],
    { white: 0, running: 'black', flag: null },
  ],
  [
    'the running side left without time',
    '300',
    [start, { at: 1_000, do: 'add', by: 'white', milliseconds: -900_000 }],
    { white: 0, running: null, flag: 'white' },
  ],
  [
    'a side without time falls when its turn comes',
    '300',
    [start, { at: 1_000, do: 'set', by: 'black', milliseconds: 0 }, white(2_000)],
    { black: 0, running: null, flag: 'black', moves: { white: 1, black: 0 } },
  ],
  [
    'set while running goes on from there',
    '300',
    [start, { at: 1_000, do: 'set', by: 'white', milliseconds: 60_000 }, look(2_000)],
    { white: 59_000, running: 'white' },
  ],
  [
    'the counter set: the period ends at the right press',
    '3/60:30',
    [start, { at: 0, do: 'set', by: 'white', moves: 2 }, white(1_000)],
    { white: 89_000, moves: { white: 3, black: 0 }, period: { white: 2, black: 1 } },
  ],
  [
    'a counter set beyond the period ends it at the next press',
    '3/60:30',
    [start, { at: 0, do: 'set', by: 'white', moves: 7 }, white(1_000)],
    { white: 89_000, period: { white: 2, black: 1 } },
  ],
  [
    'the period set: its bonus holds from the next move',
    '2/60:30+10',
    [start, { at: 0, do: 'set', by: 'white', period: 2 }, white(1_000)],
    { white: 69_000, period: { white: 2, black: 1 } },
  ],
  [
    'the turn given to Black',
    '300',
    [start, { at: 1_000, do: 'turn', by: 'black' }, look(3_000)],
    { white: 299_000, black: 298_000, running: 'black' },
  ],
  [
    'a game that Black begins',
    '300',
    [{ at: 0, do: 'turn', by: 'black' }, { at: 1_000, do: 'start' }, look(2_000)],
    { white: 300_000, black: 299_000, running: 'black' },
  ],
  [
    'displays changed round',
    'W300-B240',
    [start, { at: 1_000, do: 'swap' }, look(2_000)],
    { white: 239_000, black: 299_000, running: 'white' },
  ],
  [
    'a pause inside a delay: the delay goes on after it',
    '300d5',
    [start, pause(3_000), resume(60_000), look(63_000)],
    { white: 299_000 },
  ],
  [
    'a pause inside a Bronstein move is not used',
    '300b5',
    [start, pause(3_000), resume(60_000), white(61_000)],
    { white: 300_000 },
  ],
  [
    'no base, a delay',
    '0d5',
    [start, white(4_999), black(9_998)],
    { white: 0, black: 0, running: 'white', flag: null },
  ],
  ['no base, the delay used up', '0d5', [start, look(5_000)], { white: 0, flag: 'white', running: null }],
  ['no base, Bronstein: there is nothing to run', '0b5', [start], { white: 0, flag: 'white', running: null }],
  ['no base, an increment', '0+5', [start, white(2_000)], { white: 8_000, black: 5_000 }],
  [
    'the increment of the new period',
    '2/60+1:30+10',
    [start, white(1_000), black(2_000), white(3_000)],
    { white: 60_000 + 1_000 * 2 - 2_000 + 30_000 + 10_000, period: { white: 2, black: 1 } },
  ],
  [
    'a third period',
    '1/10:1/10:10',
    [start, white(1_000), black(2_000), white(3_000), black(4_000)],
    { white: 28_000, black: 28_000, period: { white: 3, black: 3 } },
  ],
  [
    'at zero: the whole time runs through two periods',
    '1/10:1/10:10',
    [start, white(1_000), black(2_000), white(3_000), black(4_000), look(27_000)],
    { white: 5_000, period: { white: 3, black: 1 } },
    'zero',
  ],
  [
    'at zero: the next period in the very millisecond',
    '1/10:30',
    [start, white(1_000), black(2_000), look(11_000)],
    { white: 30_000, period: { white: 2, black: 1 } },
    'zero',
  ],
  [
    'at zero: the increment goes on until then',
    '1/10+2:30+5',
    [start, white(1_000), black(2_000), white(3_000)],
    { white: 14_000, period: { white: 1, black: 1 } },
    'zero',
  ],
  [
    'at zero: then that of the new period',
    '1/10+2:30+5',
    [start, white(1_000), black(2_000), white(16_000)],
    { white: 34_000, period: { white: 2, black: 1 } },
    'zero',
  ],
  [
    'by moves: time up in the first period is the end',
    '2/10:30',
    [start, white(1_000), black(2_000), look(11_000)],
    { white: 0, flag: 'white' },
  ],
  [
    'moves of the last period made: nothing more to follow',
    '1/10',
    [start, white(1_000), black(2_000), look(11_000)],
    { white: 0, flag: 'white' },
  ],
  [
    'hourglass: what one uses the other has',
    '*60',
    [start, white(10_000), black(15_000)],
    { white: 55_000, black: 65_000 },
  ],
  [
    'hourglass: and no more than there was',
    '*60',
    [start, look(99_000)],
    { white: 0, black: 120_000, flag: 'white' },
  ],
  [
    'counting up: no flag ever',
    'up',
    [start, white(10_000), look(9_999_999)],
    { white: 10_000, black: 9_989_999, running: 'black' },
  ],
  [
    'byo-yomi: a move in time gets it back',
    '10y5x2',
    [start, white(12_000)],
    { white: 5_000, running: 'black' },
  ],
  [
    'byo-yomi: the first used up, the second begins',
    '10y5x2',
    [start, look(17_000)],
    { white: 3_000, flag: null },
  ],
  ['byo-yomi: the last used up', '10y5x2', [start, look(20_000)], { white: 0, flag: 'white' }],
];

describe('the dual clock', () => {
  it.each(rows.map((row) => [row[0], row] as const))('%s', (_what, [, text, events, then, change]) => {
    expect(shown(after(text, events, change))).toMatchObject(then);
  });

  it('a hundred presses a side, 40 ms apart, use 4.0 s a side (6.2.2)', () => {
    const presses = Array.from({ length: 200 }, (_, n) => (n % 2 === 0 ? white : black)(40 * (n + 1)));
    expect(shown(after('300', [start, ...presses]))).toMatchObject({
      white: 296_000,
      black: 296_000,
      moves: { white: 100, black: 100 },
    });
  });
});
