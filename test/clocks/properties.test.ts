/** What holds for every control and every sequence of events. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Change, ClockEvent, Color } from '../../src-core/clocks/index.ts';
import {
  COLORS,
  advance,
  formatTimeControl,
  newClock,
  nextInstant,
  parseTimeControl,
  readTimeControl,
  shown,
} from '../../src-core/clocks/index.ts';
import { anyControl, control } from './given.ts';
import { SlowClock } from './slow-clock.ts';

const change = fc.constantFrom<Change>('moves', 'zero');

/** A step of a game: what is done, after how many milliseconds. */
const step = fc.record({
  wait: fc.integer({ min: 0, max: 12 }),
  what: fc.oneof(
    { weight: 8, arbitrary: fc.constant('press' as const) },
    { weight: 1, arbitrary: fc.constantFrom('wrongPress' as const, 'pause' as const, 'look' as const) },
  ),
});

describe('the clock and a slow one that counts every millisecond', () => {
  it('agree to the millisecond: time given less time used is time shown, for every bonus', () => {
    let flags = 0;
    fc.assert(
      fc.property(
        anyControl(1, 30),
        change,
        fc.array(step, { minLength: 10, maxLength: 60 }),
        (control, change, steps) => {
          const slow = new SlowClock(control, change);
          let [clock, at] = [advance(newClock(control, change), { at: 0, do: 'start' }), 0];
          slow.go();
          for (const { wait, what } of steps) {
            at += wait;
            slow.pass(wait);
            const by: Color = what === 'wrongPress' ? (slow.turn === 'white' ? 'black' : 'white') : slow.turn;
            if (what === 'pause') {
              const held = advance(clock, { at, do: 'pause' });
              at += 7;
              clock = advance(held, { at, do: 'resume' });
            } else if (what === 'look') clock = advance(clock, { at, do: 'look' });
            else {
              clock = advance(clock, { at, do: 'press', by });
              slow.press(by);
            }
            const { white, black } = slow.displays;
            expect(shown(clock)).toEqual({
              white: white.time,
              black: black.time,
              running: slow.running,
              moves: { white: white.moves, black: black.moves },
              period: { white: white.period, black: black.period },
              flag: slow.flag,
            });
          }
          if (slow.flag !== null) flags += 1;
        },
      ),
      { numRuns: 400 },
    );
    expect(flags).toBeGreaterThan(40);
  });
});

const colored = fc.constantFrom<Color>(...COLORS);
const anyEvent: fc.Arbitrary<ClockEvent> = fc
  .tuple(
    fc.integer({ min: -5, max: 10_000 }),
    fc.oneof(
      { weight: 10, arbitrary: fc.record({ do: fc.constant('press' as const), by: colored }) },
      fc.record({ do: fc.constantFrom('start', 'pause', 'freeze', 'look', 'swap', 'resume') }),
      fc.record({
        do: fc.constant('add' as const),
        by: colored,
        milliseconds: fc.integer({ min: -20_000, max: 20_000 }),
      }),
      fc.record({ do: fc.constant('turn' as const), by: colored }),
      fc.record(
        {
          do: fc.constant('set' as const),
          by: colored,
          milliseconds: fc.nat(60_000),
          moves: fc.nat(60),
          period: fc.integer({ min: -1, max: 6 }),
        },
        { requiredKeys: ['do', 'by'] },
      ),
    ),
  )
  .map(([at, event]) => ({ at, ...event }) as ClockEvent);

describe('any sequence of events', () => {
  it('never shows less than zero, keeps the first flag, and runs only the side to move', () => {
    fc.assert(
      fc.property(
        anyControl(1000, 60),
        change,
        fc.array(anyEvent, { minLength: 20, maxLength: 120 }),
        (control, change, events) => {
          let [clock, at, flag] = [newClock(control, change), 0, null as Color | null];
          for (const event of events) {
            at += event.at;
            clock = advance(clock, { ...event, at });
            const now = shown(clock);
            expect(Math.min(now.white, now.black)).toBeGreaterThanOrEqual(0);
            expect(Number.isSafeInteger(now.white) && Number.isSafeInteger(now.black)).toBe(true);
            expect([null, clock.turn]).toContain(now.running);
            if (flag !== null) expect(now.flag).toBe(flag);
            flag = now.flag;
            expect(JSON.parse(JSON.stringify(clock))).toEqual(clock);
          }
          const over = advance(clock, { at, do: 'end' });
          const later = [...events, { at, do: 'start' } as const].reduce(
            (each, event) => advance(each, { ...event, at: at + 60_000 }),
            over,
          );
          expect(shown(later).running).toBeNull();
          expect(shown(later).flag).toBe(flag);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('looking in between changes nothing of what comes after', () => {
    fc.assert(
      fc.property(
        anyControl(100, 60),
        change,
        fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: 5, maxLength: 40 }),
        (control, change, waits) => {
          const start = advance(newClock(control, change), { at: 0, do: 'start' });
          let [quiet, watched, at] = [start, start, 0];
          for (const wait of waits) {
            for (let each = 0; each < wait; each += 97)
              watched = advance(watched, { at: at + each, do: 'look' });
            at += wait;
            quiet = advance(quiet, { at, do: 'press', by: quiet.turn });
            watched = advance(watched, { at, do: 'press', by: watched.turn });
          }
          expect(watched).toEqual(quiet);
        },
      ),
    );
  });

  it('nextInstant is the first at which something happens by itself', () => {
    fc.assert(
      fc.property(anyControl(1, 50), change, (control, change) => {
        const clock = advance(newClock(control, change), { at: 5, do: 'start' });
        const at = nextInstant(clock);
        if (at === null) {
          expect(control.white.mode).toBe('up');
          return;
        }
        const before = advance(clock, { at: at - 1, do: 'look' });
        const then = advance(clock, { at, do: 'look' });
        expect(before).toMatchObject({ phase: 'running', white: { byoYomi: 0, period: 1 } });
        const { phase, white } = then;
        expect(phase === 'fallen' || white.byoYomi > 0 || white.period > 1).toBe(true);
      }),
    );
  });
});

describe('a time control', () => {
  it('is the same when written and read again', () => {
    fc.assert(
      fc.property(anyControl(1, 20_000_000), (control) => {
        expect(parseTimeControl(formatTimeControl(control))).toEqual({ ok: true, value: control });
      }),
    );
  });

  const piece = fc.oneof(
    fc.constantFrom('90', '+30', '40/', "'", ' '),
    fc.constantFrom(
      ...(
        "40/ 90 30 + ' '' \" , ; : d b v W B - * y x G/ SD/ min h s move from then inc 1 5 0 . up " +
        'first with and x byo-yomi hourglass rest game white v K.O. | - ½ 0:03:00 per no por jug sin una media all'
      ).split(' '),
    ),
    fc.string({ unit: 'grapheme', maxLength: 4 }),
    fc.constant(' '),
  );

  it('is read or refused with its column, whatever the text', () => {
    let read = 0;
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join('')),
        (text) => {
          for (const result of [readTimeControl(text), parseTimeControl(text)]) {
            if (result.ok) read += 1;
            else {
              expect(result.error.column).toBeGreaterThanOrEqual(1);
              expect(result.error.column).toBeLessThanOrEqual(text.length + 1);
              expect(text.endsWith(result.error.rest)).toBe(true);
            }
          }
          const written = readTimeControl(text);
          if (written.ok) {
            const { control } = written.value;
            expect(parseTimeControl(formatTimeControl(control))).toEqual({ ok: true, value: control });
          }
        },
      ),
      { numRuns: 3000 },
    );
    expect(read).toBeGreaterThan(50);
  });

  it('is refused quickly even where the text is very long', () => {
    for (const text of ['1+'.repeat(50_000), '40/'.repeat(50_000), ' '.repeat(100_000), "'".repeat(100_001)])
      expect(readTimeControl(text).ok).toBe(false);
    expect(readTimeControl(Array.from({ length: 500 }, () => '2/60').join(':'))).toMatchObject({ ok: true });
  });
});

describe('a long simulated round', () => {
  it('drifts by nothing: a thousand moves a side against the sum of what each used', () => {
    const used = { white: 0, black: 0 };
    let [clock, at] = [advance(newClock(control('36000+30')), { at: 0, do: 'start' }), 0];
    for (let ply = 0; ply < 2000; ply++) {
      const spent = (ply * 7919) % 61_003;
      at += spent;
      used[clock.turn] += spent;
      clock = advance(clock, { at, do: 'press', by: clock.turn });
    }
    const given = 36_000_000 + 1001 * 30_000;
    expect(shown(clock)).toMatchObject({ white: given - used.white, black: given - used.black, flag: null });
    expect(clock.at).toBe(used.white + used.black);
  });
});
