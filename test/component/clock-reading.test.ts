/** The form of a clock: what it begins with, what it asks for, and the one command it becomes. */
import { describe, expect, test } from 'vitest';
import { begunReading, commandFor, lacks, type Purpose } from '../../renderer/screens/board/clock/reading.ts';
import type { ClockReading } from '../../src-core/contract/desk-api.ts';
import { clockAt, withClocks } from '../desk/clock-table.ts';

const place = { round: 1, board: 1 };
const mirror = clockAt(withClocks('15+10', ['mirror']));
const official = clockAt(withClocks('15+10', ['official']));
const reading = { white: {}, black: {}, turn: 'white', running: true } as const satisfies ClockReading;
const typed = { ...reading, white: { milliseconds: 5 }, black: { milliseconds: 7 } };

describe('a form of the clock', () => {
  test('begins as the clock stands, with the reason of a reading; changed over, with the other kind', () => {
    const begun = { mode: 'mirror', turn: 'white', runs: 'yes', reason: 'Read' };
    expect(begunReading(mirror, 'read', 'Read')).toEqual(begun);
    expect(begunReading(official, 'set', 'Read')).toMatchObject({ mode: 'official', reason: '' });
    expect(begunReading(official, 'change', 'Read')).toMatchObject({ mode: 'mirror', reason: '' });
    expect(begunReading(mirror, 'change', 'Read')).toMatchObject({ mode: 'official' });
  });

  test('after an interruption the clock on the table is taken to run, for whom it ran', () => {
    const desk = withClocks('15+10', ['mirror']);
    desk.asks({ type: 'interruptClocks', cause: 'crash', at: 0, gap: 5 });
    expect(clockAt(desk).running).toBeNull();
    expect(begunReading(clockAt(desk), 'recover', 'Read')).toMatchObject({ turn: 'white', runs: 'yes' });
  });

  const asks: readonly (readonly [
    Purpose,
    typeof reading | typeof typed,
    string,
    ReturnType<typeof lacks>,
  ])[] = [
    ['read', reading, 'Read', 'something'],
    ['read', typed, 'Read', null],
    ['set', typed, '', 'reason'],
    ['change', reading, '', 'reason'],
    ['change', reading, 'The tablet failed', null],
    ['recover', reading, 'Read', 'times'],
    ['recover', typed, 'Read', null],
  ];
  test.each(asks)('%s, with %j and the reason "%s": lacks %s', (purpose, shows, reason, lacking) =>
    expect(lacks(mirror, purpose, { ...shows, mode: 'mirror', reason })).toBe(lacking),
  );

  test('asks for no reason before the first start', () => {
    const desk = withClocks('15+10', []);
    desk.does({ type: 'placeClocks', round: 1, boards: [1], mode: 'official' });
    expect(lacks(clockAt(desk), 'change', { ...reading, mode: 'mirror', reason: '' })).toBeNull();
  });

  test('becomes one command, which the desk takes', () => {
    const shown = { ...typed, mode: 'mirror', reason: 'The tablet failed' } as const;
    const changed = withClocks('15+10', ['official']);
    // with the incident that other times are
    expect(changed.does(commandFor(place, 'change', shown))).toHaveLength(2);
    const read = withClocks('15+10', ['mirror']);
    expect(read.does(commandFor(place, 'read', shown))).toHaveLength(1);
    read.asks({ type: 'interruptClocks', cause: 'crash', at: 0, gap: 5 });
    expect(read.does(commandFor(place, 'recover', shown))).toHaveLength(1);
    expect(clockAt(read)).toMatchObject({ interrupted: null, white: { time: 5 }, black: { time: 7 } });
  });
});
