/** Clocks and controls for the tests of this room. */
import fc from 'fast-check';
import type {
  Bonus,
  Change,
  Clock,
  ClockEvent,
  Period,
  SideControl,
  TimeControl,
} from '../../src-core/clocks/index.ts';
import { advance, newClock, parseTimeControl } from '../../src-core/clocks/index.ts';

/** A control in its exact form. */
export function control(text: string): TimeControl {
  const read = parseTimeControl(text);
  if (!read.ok) throw new Error(`${text}: ${read.error.code}`);
  return read.value;
}

/** The clock after these events. */
export function after(text: string, events: readonly ClockEvent[], change: Change = 'moves'): Clock {
  return events.reduce(advance, newClock(control(text), change));
}

/** Random periods; all times are multiples of `grain`, up to `most` of them. */
export function anyPeriods(grain: number, most: number): fc.Arbitrary<[Period, ...Period[]]> {
  const ms = fc.integer({ min: 1, max: most }).map((n) => n * grain);
  const bonus: fc.Arbitrary<Bonus> = fc.oneof(
    fc.constant({ kind: 'none' } as const),
    fc.record({ kind: fc.constantFrom('increment', 'delay', 'bronstein'), ms }),
    fc.record({ kind: fc.constant('byoYomi'), ms, times: fc.integer({ min: 1, max: 4 }) }),
  );
  const counted = fc.record({ moves: fc.integer({ min: 1, max: 5 }), base: ms, bonus });
  const last = fc.record({ moves: fc.constant(null), base: ms, bonus });
  return fc.tuple(fc.array(counted, { maxLength: 3 }), last).map(([counts, end]): [Period, ...Period[]] => {
    const [first, ...more] = counts;
    return first === undefined ? [end] : [first, ...more, end];
  });
}

export function anySide(grain: number, most: number): fc.Arbitrary<SideControl> {
  const base = fc.integer({ min: 1, max: most }).map((n) => n * grain);
  const one = (mode: 'hourglass' | 'up', time: number): SideControl => ({
    mode,
    periods: [{ moves: null, base: time, bonus: { kind: 'none' } }],
  });
  return fc.oneof(
    { weight: 6, arbitrary: anyPeriods(grain, most).map((periods) => ({ mode: 'down', periods }) as const) },
    { weight: 1, arbitrary: base.map((time) => one('hourglass', time)) },
    { weight: 1, arbitrary: fc.constant(one('up', 0)) },
  );
}

/** Controls for two sides, alike or not; an hourglass is for both. */
export function anyControl(grain: number, most: number): fc.Arbitrary<TimeControl> {
  const side = anySide(grain, most);
  return fc.oneof(
    side.map((both) => ({ white: both, black: both })),
    fc
      .record({ white: side, black: side })
      .filter(({ white, black }) => (white.mode === 'hourglass') === (black.mode === 'hourglass')),
  );
}
