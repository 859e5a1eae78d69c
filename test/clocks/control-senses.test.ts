/** Texts that people write in more than one sense, and what each may say. */
import { expect, test } from 'vitest';
import { formatTimeControl, readTimeControl, sensesOf } from '../../src-core/clocks/index.ts';

const rows: readonly (readonly [text: string, senses: string])[] = [
  ['0b5', ''],
  ['90/30', '5400+30 30/5400'],
  ['90/60', '5400+60 60/5400'],
  ['30/30', '1800+30 30/1800'],
  ["90'/30", '5400+30 30/5400'],
  ['15/10', '900+10 10/900'],
  ['3/2', '180+2'],
  ['45/15"', '2700+15 15/2700'],
  ['Armageddon 5/4', 'W300-B240'],
  ['40/2', '2400+2 40/7200'],
  ['40/2, 20/1, SD/1', ''],
  ['1/2 hora', '1800'],
  ['1.30 h', '5400 4680'],
  ['90.30', '5400+30'],
  ['1:30', '5400'],
  ['40/1,5h', ''],
  ['1 hora y 30', '5400 3600+30'],
  ['2 horas para 40 + 30 s', '40/7200+30'],
  ['5 contra 4 + 3', 'W300+3-B240+3 W300-B240+3'],
  ['40/120 + 20/60 + 30', '40/7200:20/3600:1800 40/7200+30:20/3600+30'],
  ['90+30/30', '5400+30 30/5400+30'],
  ['3m 2s', '180+2 182'],
  ["90' 30''", '5400+30 5430'],
  ['90-30', '5400+30 W5400-B1800'],
  ['5/3', '300+3'],
  ['1:30 h', '5400'],
  ['3:00+2', '10800+2 180+2'],
  ['1:30 + 30', '5400+30'],
  ["90'/40, 30''", '40/5400+30'],
  // what is read has one sense
  ['90+30', ''],
  ['3+2', ''],
];

test.each(rows)('%s may say %s', (text, senses) => {
  expect(sensesOf(text).join(' ')).toBe(senses);
  for (const sense of sensesOf(text)) {
    const read = readTimeControl(sense);
    expect(read.ok && formatTimeControl(read.value.control)).toBe(sense);
  }
});
