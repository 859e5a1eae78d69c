/** Presses long past are held as a few bytes, and read as they were. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTimeControl, type Clock, type Side } from '../../src-core/clocks/index.ts';
import type { ClockLine } from '../../src-core/desk/journal/clock-state.ts';
import { packed } from '../../src-core/desk/journal/packed-press.ts';
import { firstRound, strikeOf } from './arbiter.ts';

const FIELDS = ['seq', 'kind', 'by', 'corrected', 'uncounted', 'clock', 'settles', 'press'] as const;
const RARE = ['correction', 'incident', 'interrupted'] as const;

const read = (line: ClockLine): Pick<ClockLine, (typeof FIELDS | typeof RARE)[number]> =>
  Object.fromEntries([...FIELDS, ...RARE].map((field) => [field, line[field]])) as unknown as ClockLine;

const parsed = parseTimeControl('5400+30');
if (!parsed.ok) throw new Error('no control');
const of = { control: parsed.value, change: 'moves' } as const satisfies Pick<Clock, 'control' | 'change'>;

const number = fc.oneof(fc.integer({ min: -200, max: 200 }), fc.integer({ min: -(2 ** 52), max: 2 ** 52 }));
const side: fc.Arbitrary<Side> = fc.record({
  ...{ time: number, moves: number, period: number, spent: number, still: number, byoYomi: number },
});
const color = fc.constantFrom('white' as const, 'black' as const);

/** A press as its line leaves it: the move it completed and the display stand in its clock too. */
const press = fc
  .record({
    ...{ seq: fc.nat(), by: color, turn: color, at: number, corrected: number, white: side, black: side },
    ...{ used: number, gained: number, source: fc.constantFrom('measured', 'computed', 'typed') },
  })
  .map(({ seq, by, turn, at, corrected, white, black, used, gained, source }): ClockLine => {
    const { time: clk, moves: move } = by === 'white' ? white : black;
    return {
      ...{ seq, kind: 'press', by, corrected, uncounted: 0, settles: false },
      clock: { ...of, at, phase: 'running', flag: null, turn, white, black },
      press: { side: by, move, clk, used, gained, source },
      ...{ correction: null, incident: null, interrupted: null },
    };
  });

test('a press is read as it was, as often as it is packed', () => {
  fc.assert(
    fc.property(press, (line) => {
      const held = packed(line, of);
      expect(held).not.toBe(line);
      expect(read(held)).toEqual(read(line));
      expect(packed(held, of)).toBe(held);
    }),
  );
});

test.each<[string, (line: ClockLine) => ClockLine]>([
  ['a line that is no press', (line) => ({ ...line, kind: 'look', press: null })],
  ['a late press', (line) => ({ ...line, uncounted: 1_200 })],
  ['a press of an incident', (line) => ({ ...line, incident: 7 })],
  ['a press after which nothing runs', (line) => ({ ...line, clock: { ...line.clock, phase: 'over' } })],
  ['a press after a flag', (line) => ({ ...line, clock: { ...line.clock, flag: 'black' } })],
  ['a number that is not whole', (line) => ({ ...line, corrected: 0.5 })],
])('%s stays as it is', (_, change) => {
  fc.assert(
    fc.property(press, (usual) => {
      const line = change(usual);
      expect(packed(line, of)).toBe(line);
    }),
  );
});

test('presses struck one after the other, from the last to the first, leave the clock as it was before each', () => {
  const desk = firstRound();
  desk.does({ type: 'setControl', round: 1, board: null, text: '90+30', change: 'moves' });
  desk.does({ type: 'placeClocks', round: 1, boards: null, mode: 'official' });
  const shown = () => {
    const { clock } = desk.board(1);
    return { white: clock?.white, black: clock?.black, running: clock?.running, phase: clock?.phase };
  };
  const act = { type: 'clockAct', round: 1, board: 1, pressed: null, reason: '' } as const;
  desk.does({ ...act, do: 'start' });
  const before: [seq: number, ReturnType<typeof shown>][] = [];
  for (let n = 0; n < 24; n++) {
    const stood = shown();
    desk.now += 3_000 + 17 * n;
    desk.does({ ...act, do: 'press', by: n % 2 === 0 ? 'white' : 'black' });
    before.push([desk.state.seq, stood]);
  }
  for (const [seq, stood] of before.toReversed()) {
    desk.does(strikeOf(seq));
    const { clock } = desk.board(1);
    expect([clock?.white.moves, clock?.black.moves]).toEqual([stood.white?.moves, stood.black?.moves]);
    expect(clock?.running).toBe(stood.running);
  }
});
