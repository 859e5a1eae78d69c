/** Time controls as they are written, and what they are. */
import { describe, expect, it } from 'vitest';
import type { ControlErrorCode, PlayRegime, Rating } from '../../src-core/clocks/index.ts';
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

describe('what people write', () => {
  it.each([
    // exact, in seconds
    ['300', '300'],
    ['180+2', '180+2'],
    ['600+1', '600+1'],
    ['3000+10', '3000+10'],
    ['300d5', '300d5'],
    ['300b5', '300b5'],
    ['40/5400+30:1800+30', '40/5400+30:1800+30'],
    ['40/6000:20/3000:900+30', '40/6000:20/3000:900+30'],
    ['W300-B240', 'W300-B240'],
    ['1800y30x5', '1800y30x5'],
    ['*180', '*180'],
    ['-', 'up'],
    [' 300 ', '300'],
    // bare minutes
    ['60', '3600'],
    ['90+30', '5400+30'],
    ['25+10', '1500+10'],
    ['3+2', '180+2'],
    ['5+0', '300'],
    ['90 + 30', '5400+30'],
    ['10d5', '600d5'],
    ['0d5', '0d5'],
    ['2.5+1', '150+1'],
    ['179', '10740'],
    ['40/90+30:30+30', '40/5400+30:1800+30'],
    ['40/90+30 then 30+30', '40/5400+30:1800+30'],
    ['40/90+30+30', '40/5400+30:1800+30'],
    ['90/40+30+30', '40/5400+30:1800+30'],
    ['40/120, 20/60, 15+30', '40/7200:20/3600:900+30'],
    ['5 v 4 Armageddon', 'W300-B240'],
    ['Armageddon 5 vs 4', 'W300-B240'],
    ['300 v 240', 'W300-B240'],
    ['10/60:1800', '10/60:1800'],
    ['0+5:1800', '0+5:1800'],
    ['40 moves in 5400 seconds, then 1800 seconds', '40/5400:1800'],
    ["100'/40 + 50' from move 41 + 30''", '40/6000+30:3000+30'],
    ["90' + 30", '5400+30'],
    // with units
    ["60'", '3600'],
    ['60 min', '3600'],
    ['1h', '3600'],
    ['1h30 + 30s', '5400+30'],
    ['1 h 30 min + 30 s', '5400+30'],
    ["90' + 30''", '5400+30'],
    ['90′ + 30″', '5400+30'],
    ['90’ + 30’’', '5400+30'],
    ["90'/40 + 30''", '40/5400+30'],
    ["90'/40 + 30' + 30''", '40/5400+30:1800+30'],
    ["90'/40 + 30'' + 30' + 30''", '40/5400+30:1800+30'],
    ["40/100' + 20/50' + 15' + 30''", '40/6000+30:20/3000+30:900+30'],
    ["40/100', 20/50', 15' + 30''", '40/6000:20/3000:900+30'],
    ["100'/40 + 50'/20 + 15' + 30'' from move 61", '40/6000:20/3000:900+30'],
    ["100'/40, 50'/20, 15' + 30'' from move 1", '40/6000+30:20/3000+30:900+30'],
    ['2h/40, 1h', '40/7200:3600'],
    ['15 min + 10 sec/move', '900+10'],
    ['3 mins + 2 secs per move', '180+2'],
    ['90 min for 40 moves, 30 min for the rest, 30 s per move from move 1', '40/5400+30:1800+30'],
    ['40 moves in 2 hours, then 20 moves in 1 hour, then 15 min + 30 s', '40/7200:20/3600:900+30'],
    [
      '90 minutos para 40 jugadas, más 30 minutos hasta el final, con 30 segundos por jugada',
      '40/5400+30:1800+30',
    ],
    ["25' + 10'' Bronstein", '1500b10'],
    ["White 5' Black 4'", 'W300-B240'],
    ["Blancas 5' Negras 4'", 'W300-B240'],
    // as in the United States
    ['90 min con retardo de 5 s', '5400d5'],
    ['G/60;d5', '3600d5'],
    ['G/60 d5', '3600d5'],
    ['G/60;+5', '3600+5'],
    ['G/90;inc30', '5400+30'],
    ['G/300', '18000'],
    ['40/90, SD/30; d5', '40/5400d5:1800d5'],
    ['40/90 SD/30 +5', '40/5400+5:1800+5'],
  ])('%s is %s', (text, canonical) => {
    const read = readTimeControl(text);
    expect(read.ok ? formatTimeControl(read.value.control) : read.error).toBe(canonical);
  });

  it.each([
    ['180', 'seconds'],
    ['179', 'minutes'],
    ["90' + 30''", 'written'],
    ["90/40 + 30'", 'minutes'],
    ["90' + 30", 'written'],
    ["40/60, 1800'", 'minutes'],
    ['60/60, 1800', 'seconds'],
    ['G/60', 'written'],
    ['40/5400+30:1800+30', 'seconds'],
  ] as const)('%s is read in %s', (text, unit) => {
    expect(readTimeControl(text)).toMatchObject({ ok: true, value: { unit } });
  });

  const refused: readonly (readonly [string, ControlErrorCode, number])[] = [
    ['', 'empty', 1],
    ['   ', 'empty', 1],
    ['60 mins or so', 'unexpected', 9],
    ['blitz', 'unexpected', 1],
    ['?', 'unexpected', 1],
    ['5 4', 'unexpected', 3],
    ['40/', 'numberExpected', 4],
    ['90+', 'numberExpected', 4],
    ['40/90++30', 'numberExpected', 7],
    ["90'/40 + 30'' ...", 'unexpected', 15],
    ["90'/40 + 30'' + 30''", 'twoBonuses', 17],
    ['90+30+30', 'twoBonuses', 7],
    ["90' + 30'", 'afterTheRest', 7],
    ['0', 'noTime', 1],
    ['0b5', 'noTime', 1],
    ['0/60', 'impossibleMoves', 1],
    ['999999999', 'tooLong', 1],
    ['1000h1', 'tooLong', 1],
    ['٩٠+٣٠', 'unexpected', 1],
    ["100'/40 + 50' + 30'' from move 30", 'noSuchPeriod', 17],
    ["100'/40 + 50' from move 61", 'noSuchPeriod', 11],
    ["90'/40, 30''", 'ambiguous', 9],
    ["90'/40 + 1800''", 'ambiguous', 10],
    ['W300', 'unexpected', 5],
    ['W*300-B240', 'unexpected', 2],
  ];
  it.each(refused)('%s is refused: %s, column %i', (text, code, column) => {
    expect(readTimeControl(text)).toMatchObject({ ok: false, error: { code, column } });
  });
});

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
    ['180+2', { rated: true, below: null }],
    ['180', { rated: false, why: 'tooShort' }],
    ['1500+10', { rated: true, below: null }],
    ['3600', { rated: true, below: 1800 }],
    ['5400', { rated: true, below: 2400 }],
    ['5400+30', { rated: true, below: null }],
    ['20/5400+30:1800+30', { rated: false, why: 'firstPeriodTooShort' }],
    ['W300-B240', { rated: false, why: 'unequalTimes' }],
    ['*300', { rated: false, why: 'noFixedTime' }],
    ['up', { rated: false, why: 'noFixedTime' }],
  ];
  it.each(ratings)('rating of %s', (text, rating) => expect(ratingOf(control(text))).toEqual(rating));
});
