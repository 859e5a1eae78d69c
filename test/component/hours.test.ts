import { describe, expect, test } from 'vitest';
import { hoursIn } from '../../src-core/words/hours.ts';
import { regionOf } from '../../src-core/words/language.ts';

const [winter, summer] = [Date.UTC(2026, 11, 31, 9, 45, 8), Date.UTC(2026, 6, 1, 20, 0, 0)];

describe('an hour of a draw', () => {
  test('has its day and its zone, in the words of the language', () => {
    const [es, en] = [hoursIn(regionOf('es'), 'Europe/Madrid'), hoursIn(regionOf('en'), 'Europe/Madrid')];
    expect(es.hour(winter)).toBe('10:45 del 31 de diciembre (CET)');
    expect(en.hour(winter)).toBe('10:45 on 31 December (CET)');
    expect(es.hour(summer)).toBe('22:00 del 1 de julio (CEST)');
  });

  test('is told whole, to the second, where it is a record', () => {
    expect(hoursIn(regionOf('es'), 'Europe/Madrid').whole('2026-12-31T09:45:08.000Z')).toBe(
      '31 de diciembre de 2026, 10:45:08 (CET)',
    );
    expect(hoursIn(regionOf('en'), 'UTC').whole(winter)).toBe('31 December 2026, 09:45:08 (UTC)');
  });

  test('is that of the place, on the day it has there', () => {
    expect(hoursIn(regionOf('en'), 'Asia/Tokyo').hour(summer)).toMatch(/^05:00 on 2 July \(.+\)$/);
  });
});
