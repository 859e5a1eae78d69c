import { describe, expect, test } from 'vitest';
import { changesAt, type DrawnClock, timeAt } from '../../renderer/clock/drawn.ts';
import {
  formatChange,
  formatChangeExact,
  formatExact,
  formatFace,
  parseFace,
} from '../../src-core/words/clock-face.ts';
import { type Beats, Ticker } from '../../renderer/clock/ticker.ts';
import { DeskTime } from '../../renderer/clock/desk-time.ts';

describe('a face', () => {
  test.each([
    [5_025_000, '1:23:45'],
    [247_000, '4:07'],
    [246_001, '4:07'],
    [60_000, '1:00'],
    [3_600_000, '1:00:00'],
    [359_999_000, '99:59:59'],
    [20_000, '0:20'],
    [17_300, '0:18'],
    [1, '0:01'],
    [0, '0:00'],
  ])('of %i ms is %s', (ms, text) => expect(formatFace(ms, false)).toBe(text));

  test.each([
    [20_001, '0:21'],
    [20_000, '20.0'],
    [19_950, '20.0'],
    [17_300, '17.3'],
    [17_201, '17.3'],
    [1, '0.1'],
    [0, '0:00'],
  ])('with tenths, of %i ms is %s', (ms, text) => expect(formatFace(ms, true)).toBe(text));

  test('that counts up shows the seconds that are over', () => {
    expect(formatFace(1_999, true, true)).toBe('0:01');
  });

  test.each([
    ['1:23:45', 5_025_000],
    ['4:07', 247_000],
    ['90:00', 5_400_000],
    ['0:17.3', 17_300],
    ['0:17,25', 17_250],
    ['17.3', 17_300],
    ['4:07.250', 247_250],
    [' 0:00 ', 0],
  ])('typed as %s is %i ms', (text, ms) => expect(parseFace(text)).toBe(ms));

  test.each(['', '90', '4:7', '4:60', '1:60:00', '1:2:3:4', '-1:00', 'x', '20.'])('%s is no time', (text) =>
    expect(parseFace(text)).toBeNull(),
  );

  test('said exactly, and as a change', () => {
    expect(formatExact(247_250)).toBe('4:07.250');
    expect(formatExact(247_000)).toBe('4:07');
    expect([formatChange(120_000), formatChange(-30_500), formatChange(0)]).toEqual([
      '+2:00',
      '−0:30.5',
      '±0:00',
    ]);
    expect(['+0:01', '+1:00', '−0:00.1']).toEqual([999, 59_960, -140].map(formatChange));
    expect(formatChangeExact(-30_518)).toBe('−0:30.518');
    expect(parseFace(formatExact(19_999))).toBe(19_999);
  });
});

const at = 1_000_000;
const clock = (given: Partial<DrawnClock>): DrawnClock => ({
  white: 180_000,
  black: 60_000,
  at,
  running: 'white',
  still: 0,
  mode: { white: 'down', black: 'down' },
  ...given,
});

describe('between two words of the desk', () => {
  test('the side that runs loses what passes, the other stands', () => {
    expect(timeAt(clock({}), 'white', at + 1_500)).toBe(178_500);
    expect(timeAt(clock({}), 'black', at + 1_500)).toBe(60_000);
  });

  test('in a simple delay the time stands first', () => {
    const delayed = clock({ still: 5_000 });
    expect(timeAt(delayed, 'white', at + 5_000)).toBe(180_000);
    expect(timeAt(delayed, 'white', at + 5_001)).toBe(179_999);
  });

  test('an hourglass gives to the other side what one uses', () => {
    const glass = clock({ mode: { white: 'hourglass', black: 'hourglass' } });
    expect(timeAt(glass, 'black', at + 1_000)).toBe(61_000);
  });

  test('no time below zero is drawn, nor one before the desk spoke', () => {
    expect(timeAt(clock({}), 'white', at + 999_000)).toBe(0);
    expect(timeAt(clock({}), 'white', at - 40)).toBe(180_000);
  });

  test.each([
    ['down', {}, false],
    ['down, with tenths', { white: 20_350 }, true],
    ['delayed', { still: 700 }, false],
    ['up', { mode: { white: 'up', black: 'up' } as const, white: 0 }, false],
    ['hourglass, the side that gains', { mode: { white: 'hourglass', black: 'hourglass' } as const }, false],
  ])('the face is the same until it changes, and another then: %s', (name, given, tenths) => {
    const drawn = clock(given);
    const color = name.includes('gains') ? 'black' : 'white';
    const up = drawn.mode[color] === 'up';
    const shown = (now: number) => formatFace(timeAt(drawn, color, now), tenths, up);
    let now = at;
    for (let change = 0; change < 30; change += 1) {
      const next = changesAt(drawn, color, now, tenths);
      expect(next).toBeGreaterThan(now);
      expect(shown(next - 1)).toBe(shown(now));
      expect(shown(next)).not.toBe(shown(now));
      now = next;
    }
  });
});

/** A window whose frames and rests come when the test says. */
class Window implements Beats {
  time = at;
  frames: (() => void)[] = [];
  waits: { readonly beat: () => void; readonly ms: number }[] = [];
  known = true;
  now = (): number | null => (this.known ? this.time : null);
  frame = (beat: () => void): number => this.frames.push(beat);
  cancelFrame = (): void => void (this.frames = []);
  wait = (beat: () => void, ms: number): number => this.waits.push({ beat, ms });
  cancelWait = (): void => void (this.waits = []);

  /** Lets a rest pass, and the frame after it. */
  go(): void {
    const rest = this.waits.pop();
    this.waits = [];
    this.time += rest?.ms ?? 0;
    rest?.beat();
    this.time += 16;
    const frames = this.frames;
    this.frames = [];
    for (const beat of frames) beat();
  }
}

describe('the beat of all faces', () => {
  test('draws a face at once, and again only when its text changes', () => {
    const window = new Window();
    const ticker = new Ticker(window);
    const drawn: string[] = [];
    ticker.set(
      Symbol(),
      { clock: clock({ white: 3_000 }), color: 'white', tenths: false, inList: false },
      (text) => drawn.push(text),
    );
    expect(drawn).toEqual(['0:03']);
    for (let beats = 0; beats < 12; beats += 1) window.go();
    expect(drawn).toEqual(['0:03', '0:02', '0:01', '0:00']);
  });

  test('stands as it was told while the desk’s time is not known, and goes on from its first answer', () => {
    const window = new Window();
    window.known = false;
    const ticker = new Ticker(window);
    const drawn: string[] = [];
    const source = { clock: clock({}), color: 'white', tenths: false, inList: false } as const;
    ticker.set(Symbol(), source, (text) => drawn.push(text));
    expect([drawn, ticker.running, window.frames, window.waits]).toEqual([['3:00'], 0, [], []]);
    window.known = true;
    window.time += 30_000;
    ticker.again();
    expect(drawn).toEqual(['3:00', '2:30']);
    expect(window.waits).toHaveLength(1);
  });

  test('rests between the changes, and altogether where nothing runs', () => {
    const window = new Window();
    const ticker = new Ticker(window);
    const key = Symbol();
    ticker.set(key, { clock: clock({}), color: 'white', tenths: false, inList: false }, () => undefined);
    expect(window.frames).toHaveLength(0);
    expect(window.waits[0]?.ms).toBeGreaterThan(900);
    ticker.set(
      key,
      { clock: clock({ running: null }), color: 'white', tenths: false, inList: false },
      () => undefined,
    );
    expect(ticker.running).toBe(0);
    expect(window.waits).toHaveLength(0);
  });

  test('a face out of sight is not drawn; back in sight it shows the time of now', () => {
    const window = new Window();
    const ticker = new Ticker(window);
    const drawn: string[] = [];
    const key = Symbol();
    ticker.set(key, { clock: clock({}), color: 'white', tenths: false, inList: false }, (text) =>
      drawn.push(text),
    );
    ticker.see(key, false);
    expect(ticker.running).toBe(0);
    window.time += 90_000;
    ticker.see(key, true);
    expect(drawn).toEqual(['3:00', '1:30']);
  });

  test('those of a list change together, ten times a second at most, each at the first beat after its own', () => {
    const window = new Window();
    const ticker = new Ticker(window);
    const instants: number[] = [];
    for (let face = 0; face < 200; face += 1) {
      const source = { clock: clock({ white: 90_000 + face * 7 }), color: 'white', tenths: false } as const;
      ticker.set(Symbol(), { ...source, inList: true }, () => instants.push(window.time));
    }
    instants.length = 0;
    const begun = window.time;
    while (window.time < begun + 2_000) window.go();
    expect(instants.length).toBeGreaterThanOrEqual(400);
    expect(new Set(instants).size).toBeLessThanOrEqual(21);
    // a beat, and the frame after it
    for (const instant of instants) expect(instant % 100).toBeLessThan(20);
  });

  test('tells when little time is left', () => {
    const ticker = new Ticker(new Window());
    const low: boolean[] = [];
    const draw = (_: string, is: boolean) => void low.push(is);
    ticker.set(
      Symbol(),
      { clock: clock({ white: 19_000 }), color: 'white', tenths: true, inList: false },
      draw,
    );
    ticker.set(
      Symbol(),
      { clock: clock({ white: 21_000 }), color: 'white', tenths: true, inList: false },
      draw,
    );
    expect(low).toEqual([true, false]);
  });
});

describe('the time of the desk', () => {
  test('is the most exact answer of the last minutes; what is known stays where the line breaks', async () => {
    let here = 0;
    let way = 20;
    let broken = false;
    // the desk is 70 seconds ahead, and answers in the middle of the way
    const ask = async () => {
      if (broken) throw new Error('the line is broken');
      here += way;
      return Math.floor(here - way / 2 + 70_000);
    };
    const time = new DeskTime(ask, () => here);
    expect(time.within).toBeNull();
    await time.measure();
    expect(time.within).toBe(10);
    way = 4;
    await time.measure();
    expect(time.within).toBe(2);
    way = 100;
    await time.measure();
    expect(time.within).toBe(2);
    expect(time.instantOf(1_000)).toBe(71_000);
    broken = true;
    await expect(time.measure()).rejects.toThrow();
    expect(time.instantOf(1_000)).toBe(71_000);
    broken = false;
    here += 200_000;
    await time.measure();
    expect(time.within).toBe(50);
  });

  test('after a sleep in which this window’s own time stood still is that of now, however exact it was before', async () => {
    let [here, desks, way] = [0, 70_000, 2];
    const ask = async () => {
      here += way;
      desks += way;
      return desks - way / 2;
    };
    const time = new DeskTime(ask, () => here);
    await time.measure();
    expect(Math.abs(time.now() - desks)).toBeLessThanOrEqual(1);
    desks += 600_000;
    way = 80;
    await time.measure();
    expect(Math.abs(time.now() - desks)).toBeLessThanOrEqual(41);
    expect(time.within).toBe(40);
  });
});
