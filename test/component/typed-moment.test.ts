/** Days and hours as they are typed, the same in every browser. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDay, formatMoment, parseDay, parseHour, parseMoment } from '../../renderer/typed-moment.ts';

describe('a day', () => {
  test.each([
    ['29/11/2026', '2026-11-29'],
    ['1/2/26', '2026-02-01'],
    ['01-02-2026', '2026-02-01'],
    [' 29.2.2028 ', '2028-02-29'],
    ['2026-11-29', '2026-11-29'],
    ['29/2/2026', null],
    ['31/4/2026', null],
    ['11/29/2026', null],
    ['29/11-2026', null],
    ['29/11', null],
    ['29/11/202', null],
    ['0/1/2026', null],
    ['mañana', null],
    ['', null],
  ])('%j is %j', (text, day) => expect(parseDay(text)).toBe(day));
});

describe('an hour', () => {
  test.each([
    ['16:30', '16:30'],
    ['9:05', '09:05'],
    ['9.05', '09:05'],
    ['9h05', '09:05'],
    ['1630', '16:30'],
    ['16', '16:00'],
    ['16 h', null],
    ['16h', null],
    ['0:00', '00:00'],
    ['23:59', '23:59'],
    ['24:00', null],
    ['16:60', null],
    ['4:30 PM', null],
    ['16:3', null],
    ['163', null],
    ['-1:00', null],
    ['', null],
  ])('%j is %j', (text, hour) => expect(parseHour(text)).toBe(hour));
});

test('a moment is whole, empty, or it is said what is wrong', () => {
  expect(parseMoment({ day: '29/11/2026', hour: '16:30' })).toBe('2026-11-29T16:30');
  expect(parseMoment({ day: ' ', hour: '' })).toBe('');
  expect(parseMoment({ day: '', hour: '16:30' })).toEqual({ wrong: 'missingDay' });
  expect(parseMoment({ day: '29/11/2026', hour: '' })).toEqual({ wrong: 'missingHour' });
  expect(parseMoment({ day: '31/11/2026', hour: '16:30' })).toEqual({ wrong: 'wrongDay' });
  expect(parseMoment({ day: '29/11/2026', hour: '4 PM' })).toEqual({ wrong: 'wrongHour' });
  expect(parseMoment({ day: 'x', hour: '' })).toEqual({ wrong: 'wrongDay' });
});

const two = (value: number) => `${value}`.padStart(2, '0');

test('any moment written is read back as it was', () => {
  const instants = fc.integer({ min: Date.UTC(1900, 0), max: Date.UTC(9999, 11, 31) });
  fc.assert(
    fc.property(instants, (instant) => {
      const moment = new Date(instant).toISOString().slice(0, 16);
      expect(parseMoment(formatMoment(moment))).toBe(moment);
    }),
  );
});

test('a day is one exactly where the calendar has it', () => {
  const parts = fc.tuple(
    fc.integer({ min: 1000, max: 9999 }),
    fc.integer({ min: 0, max: 14 }),
    fc.integer({ min: 0, max: 33 }),
  );
  fc.assert(
    fc.property(parts, ([year, month, day]) => {
      const iso = `${year}-${two(month)}-${two(day)}`;
      const made = new Date(Date.UTC(year, month - 1, day));
      const there = made.toISOString().slice(0, 10) === iso;
      expect(parseDay(`${day}/${month}/${year}`)).toBe(there ? iso : null);
      expect(parseDay(formatDay(iso))).toBe(there ? iso : null);
    }),
  );
});

test('whatever is typed, what is taken for a day or an hour has its exact form', () => {
  const signs = fc.string({ unit: fc.constantFrom(...'0123456789:/.-h T '), maxLength: 12 });
  fc.assert(
    fc.property(fc.oneof(signs, fc.string({ unit: 'binary' })), (text) => {
      expect(parseDay(text) ?? '2026-01-01').toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(parseHour(text) ?? '00:00').toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
    }),
  );
});
