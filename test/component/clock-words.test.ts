/** The journal says every line about time in both languages. */
import { describe, expect, test } from 'vitest';
import { readTimeControl } from '../../src-core/clocks/index.ts';
import type { ClockDeskEvent } from '../../src-core/contract/desk-api.ts';
import { clock as clockInEnglish } from '../../src-core/words/en/clock.ts';
import { clock as clockInSpanish } from '../../src-core/words/es/clock.ts';
import { clockJournal as english } from '../../src-core/words/en/clock-journal.ts';
import { clockJournal as spanish } from '../../src-core/words/es/clock-journal.ts';
import { roundStart as startInEnglish } from '../../src-core/words/en/round-start.ts';
import { roundStart as startInSpanish } from '../../src-core/words/es/round-start.ts';
import { clockTime } from '../../src-core/words/clock-times.ts';

const place = { round: 1, board: 2 };
const control = { text: '90+30', canonical: '5400+30', change: 'moves' } as const;
const side = { time: 5_430_000, moves: 1, period: 1 };
const after = { at: 9, phase: 'running', turn: 'black', flag: null, white: side, black: side } as const;
const numbers = { white: 60_000, black: 61_500, moves: { white: 1, black: 1 } };
const acted = { type: 'clockActed', ...place, at: 9, after } as const;

const was = { phase: 'running', turn: 'white', periods: { white: 1, black: 2 } } as const;
const from = { before: numbers, was };
const why = { ...from, reason: 'the tablet failed' };

const lines: readonly ClockDeskEvent[] = [
  { type: 'controlSet', round: null, control },
  { type: 'controlSet', round: 3, control },
  { type: 'boardControlSet', ...place, control },
  { type: 'defaultTimeSet', minutes: 30 },
  { type: 'roundScheduled', round: 3, begins: '2026-11-29T16:30' },
  { type: 'roundScheduled', round: 3, begins: '' },
  { type: 'roundStarted', round: 3, at: 9, started: 12 },
  { type: 'clockPlaced', ...place, mode: 'official', control, after },
  { type: 'clockPlaced', ...place, mode: 'mirror', control, after },
  ...(['start', 'pause', 'freeze', 'resume', 'swap', 'look', 'end', 'reopen'] as const).map(
    (what) => ({ ...acted, do: what }) as const,
  ),
  { ...acted, do: 'look', after: { ...after, phase: 'fallen', flag: 'black' } },
  { ...acted, do: 'press', by: 'white' },
  { ...acted, do: 'press', by: 'black', from: 'clock' },
  { ...acted, do: 'press', by: 'black', from: 'clock', corrected: 1_000, uncounted: 24_000 },
  { ...acted, do: 'start', from: 'clock' },
  { ...acted, do: 'turn', by: 'white', reason: 'the elbow' },
  { ...acted, do: 'set', by: 'black', milliseconds: 5 },
  { ...acted, do: 'add', by: 'black', milliseconds: -5_000 },
  {
    type: 'clockCorrected',
    ...place,
    at: 9,
    before: numbers,
    numbers,
    reason: '7.5.5',
    incident: null,
    after,
  },
  { type: 'clockInterrupted', ...place, cause: 'crash', at: 9, gap: 61_000, after },
  { type: 'clockRecovered', ...place, at: 9, how: 'deduct', deducted: 61_000, after },
  { type: 'clockRecovered', ...place, at: 9, how: 'leave', deducted: 0, after },
  { type: 'clockRecovered', ...place, at: 9, how: 'deduct', deducted: 5, stood: 9, until: 'decision', after },
  {
    type: 'clockRecovered',
    ...place,
    at: 9,
    how: 'set',
    deducted: 0,
    read: { ...from, reason: 'read' },
    after,
  },
  { type: 'clockPlaced', ...place, mode: 'mirror', control, replaces: { mode: 'official', ...why }, after },
  { type: 'playerAbsent', ...place, side: 'white' },
  { type: 'playerArrived', ...place, side: 'white', at: 9 },
];

test.each(lines)('$type $do', (event) => {
  const [es, en] = [spanish.says(event), english.says(event)];
  for (const sentence of [es, en]) {
    expect(sentence).toMatch(/^[\p{Lu}+−\d].{4,}$/u);
    expect(sentence).not.toMatch(/undefined|null|\[object|NaN| {2}/);
  }
  expect(es).not.toBe(en);
  expect(spanish.types[event.type]).not.toBe('');
});

test('a mirror is said to be one, and a press at the board’s own clock to be there', () => {
  const press = { ...acted, do: 'press', by: 'black' } as const;
  const touched = { ...press, from: 'clock' } as const;
  expect(spanish.says(press, 'mirror')).toBe('Espejo · Pulsan Negras (1:30:30 – 1:30:30)');
  expect(english.says(press, 'mirror')).toBe('Mirror · Pressed by Black (1:30:30 – 1:30:30)');
  expect(spanish.says(touched, 'official')).toBe(
    'Negras pulsan en la pantalla del reloj (1:30:30 – 1:30:30)',
  );
  expect(english.says(touched, 'official')).toBe('Black pressed at the clock screen (1:30:30 – 1:30:30)');
});

test('a time shown is rounded as its clock rounds it: up, and tenths only under 20 s', () => {
  const { says } = spanish;
  const times = { white: { ...side, time: 5_489_001 }, black: { ...side, time: 17_240 } };
  expect(says({ ...acted, do: 'pause', after: { ...after, ...times } })).toContain('(1:31:30 – 17.3)');
});

test.each([startInSpanish, startInEnglish])(
  'past the default time is no flag: $defaulted',
  ({ defaulted }) => {
    expect(defaulted).toContain('6.7.1');
    expect(defaulted).not.toMatch(/tiempo:|flag|bandera|out of time/i);
  },
);

test('nor is it where both are missing', () => {
  expect(startInSpanish.defaultedBy(['Negras'])).toBe('Incomparecencia: Negras (6.7.1)');
  expect(startInSpanish.defaultedBy(['Blancas', 'Negras'])).toBe('Incomparecencia de ambos (6.7.1)');
  expect(startInEnglish.defaultedBy(['Black'])).toBe('Absent past the default time: Black (6.7.1)');
});

test('a clock read again is one line: before and after, the counters, how it stands, and why', () => {
  const line = {
    type: 'clockCorrected',
    ...place,
    at: 9,
    before: { ...numbers, moves: { white: 0, black: 1 } },
    numbers,
    reason: 'read from the clock',
    incident: null,
    was,
    read: true,
    after,
  } as const;
  expect(english.says(line)).toBe(
    'Read from the clock on the table: 1:00 – 1:02 → 1:30:30 – 1:30:30, moves 0/1 → 1/1, period 1/2 → 1/1, Black running: read from the clock',
  );
  expect(spanish.says(line)).toContain(
    'Leído del reloj de la mesa: 1:00 – 1:02 → 1:30:30 – 1:30:30, jugadas',
  );
});

describe('a time as printed', () => {
  test.each([
    [0, '0:00'],
    [5_000, '0:05'],
    [65_430, '1:05.4'],
    [5_400_000, '1:30:00'],
    [-120_000, '−2:00'],
  ])('%i', (ms, text) => expect(clockTime(ms)).toBe(text));
});

describe('the clocks of a round, counted', () => {
  const counts = { running: 3, ready: 0, stopped: 0, flags: 1, over: 0, interrupted: 0, bare: 0 };

  test('a fallen flag is counted where there is one', () => {
    expect(startInEnglish.summary(counts)).toBe('3 running · 0 to start · 0 stopped · 1 flag · 0 finished');
    expect(startInSpanish.summary({ ...counts, flags: 2 })).toContain(' · 2 banderas · ');
    expect(startInSpanish.summary({ ...counts, flags: 0 })).not.toContain('bandera');
  });

  test('boards without a clock are counted too', () => {
    const bare = { ...counts, running: 0, bare: 12 };
    expect(startInEnglish.summary(bare)).toContain('0 running · 0 to start · 12 without a clock · ');
    expect(startInSpanish.summary(bare)).toContain('0 en marcha · 0 por empezar · 12 sin reloj · ');
  });
});

test.each([clockInSpanish, clockInEnglish])(
  'the time controls given as examples are understood: $controlHow',
  ({ controlHow }) => {
    const examples = controlHow.replace(/^\D+/, '').split(' · ');
    expect(examples).toHaveLength(4);
    for (const example of examples) expect(readTimeControl(example)).toMatchObject({ ok: true });
  },
);
