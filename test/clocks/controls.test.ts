/** Time controls as they are written, and what they are. */
import { describe, expect, it } from 'vitest';
import type { PlayRegime, Rating } from '../../src-core/clocks/index.ts';
import {
  PRESETS,
  formatPgnTimeControl,
  formatTimeControl,
  formatTrfTimeControl,
  parseTimeControl,
  ratingOf,
  readTimeControl,
  regimeOf,
} from '../../src-core/clocks/index.ts';
import { control } from './given.ts';

describe('the exact form', () => {
  it.each(['60+10', '5b5', '10', '3/60:30', '2/20:30', '2/60:30+10', '10+0.05', '300:60'])(
    '%s is in seconds',
    (text) => {
      expect(formatTimeControl(control(text))).toBe(text);
    },
  );

  it.each([
    ['W300-B300', '300'],
    ['300+0', '300'],
    ['1800y30', '1800y30x1'],
    ['-', 'up'],
    ['W*300-B*240', 'W*300-B*240'],
    ['W--B300', 'Wup-B300'],
  ])('%s is %s', (text, canonical) => expect(formatTimeControl(control(text))).toBe(canonical));

  it.each([
    ['', 'empty', 1],
    ['90 + 30', 'unexpected', 3],
    ['300+', 'numberExpected', 5],
    ['300:', 'numberExpected', 5],
    ['W300-300', 'unexpected', 5],
    ['0/300', 'impossibleMoves', 1],
    ['W*300-B240', 'unexpected', 8],
  ])('%s is refused: %s, column %i', (text, code, column) => {
    expect(parseTimeControl(text)).toMatchObject({ ok: false, error: { code, column } });
  });

  it.each([
    ['40/5400+30:1800+30', '40/5400+30:1800+30', '40/5400+30:1800+30'],
    ['W300-B240', 'W300-B240', 'W300-B240'],
    ['300d5', '300d5', null],
    ['10+0.5', '10+0.5', null],
    ['*180', '*180', null],
    ['up', '-', null],
  ])('%s is %s in PGN and %s in TRF26', (text, pgn, trf) => {
    expect(formatPgnTimeControl(control(text))).toBe(pgn);
    expect(formatTrfTimeControl(control(text))).toBe(trf);
  });

  it('has every preset, and its name reads as it', () => {
    for (const { name, text } of PRESETS) {
      expect(formatTimeControl(control(text))).toBe(text);
      expect(readTimeControl(name)).toMatchObject({ ok: true, value: { control: control(text) } });
    }
  });
});

describe('the regime (A.1, B.1)', () => {
  const rows: readonly (readonly [string, PlayRegime | null])[] = [
    ['180+2', 'blitz'],
    ['600', 'blitz'],
    ['601', 'rapid'],
    ['600+1', 'rapid'],
    ['540+1', 'blitz'],
    ['600+5', 'rapid'],
    ['3000+9', 'rapid'],
    ['3000+10', 'standard'],
    ['1800+30', 'standard'],
    ['3599', 'rapid'],
    ['3600', 'standard'],
    ['40/5400+30:1800+30', 'standard'],
    ['40/1200:600', 'rapid'],
    ['40/2400:1200', 'standard'],
    ['60/600:5400', 'blitz'],
    ['2/60:30+10', 'rapid'],
    ['300d5', 'blitz'],
    ['W300-B240', 'blitz'],
    ['W600-B900', 'rapid'],
    ['up', null],
  ];
  it.each(rows)('%s is %s', (text, regime) => expect(regimeOf(control(text))).toBe(regime));

  const ratings: readonly (readonly [string, Rating])[] = [
    ['180+2', { rated: true, below: null, approved: false }],
    ['180', { rated: false, why: 'tooShort' }],
    ['1500+10', { rated: true, below: null, approved: false }],
    ['3600', { rated: true, below: 1800, approved: false }],
    ['5400', { rated: true, below: 2400, approved: false }],
    ['5400+30', { rated: true, below: null, approved: false }],
    ['2700+30', { rated: true, below: 1800, approved: true }],
    ['3600+30', { rated: true, below: 2400, approved: true }],
    ['40/3600+30', { rated: true, below: 1800, approved: false }],
    ['20/5400+30:1800+30', { rated: false, why: 'firstPeriodTooShort' }],
    ['W300-B240', { rated: false, why: 'unequalTimes' }],
    ['*300', { rated: false, why: 'noFixedTime' }],
    ['up', { rated: false, why: 'noFixedTime' }],
  ];
  it.each(ratings)('rating of %s', (text, rating) => expect(ratingOf(control(text))).toEqual(rating));
});
