import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder, said } from './kit.ts';

const here = folder();
const cases = join(import.meta.dirname, '../cases/clocks.jsonl');

function file(name: string, text: string): string {
  const path = join(here, name);
  writeFileSync(path, text);
  return path;
}

describe('escaque clock cases', () => {
  it('passes the cases', async () => {
    expect(await said(['clock', 'cases', cases])).toMatchObject({ code: 0, out: '13 passed, 0 failed\n' });
  });

  it('tells what differs, event by event, and what cannot be read', async () => {
    const one = (more: object): string =>
      JSON.stringify({ id: 'one', control: '10', events: [{ at: 0, do: 'start' }], expect: [{}], ...more });
    const path = file(
      'wrong.jsonl',
      [
        one({ expect: [{ white: 9000, moves: { black: 0, white: 0 } }] }),
        one({ control: 'soon' }),
        one({ events: [{ at: 0, do: 'explode' }] }),
        one({ events: [{ at: 0.5, do: 'start' }] }),
        one({ expect: [] }),
        one({ change: 'never' }),
        'no json',
        one({}),
      ].join('\n'),
    );
    const { code, out } = await said(['clock', 'cases', path, '--lang', 'en']);
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual([
      'one: event 1 (start): white: expected 9000, got 10000',
      'one: control: "soon": numberExpected, column 1',
      'one: event 1: do: "explode" is no event of a clock',
      'one: event 1: at: a whole number is needed',
      'one: expect: 0 for 1 events',
      'one: change: "never" is neither moves nor zero',
      `${path}:7: this is no JSON object`,
      '1 passed, 7 failed',
      '',
    ]);
  });

  it('does not pass where there is no case, or no file', async () => {
    expect((await said(['clock', 'cases', file('empty.jsonl', '\n')])).code).toBe(1);
    expect((await said(['clock', 'cases', join(here, 'none.jsonl')])).code).toBe(1);
  });
});

describe('escaque clock parse', () => {
  it('gives canonical form, periods, regime and rating', async () => {
    const { code, out } = await said(['clock', 'parse', "90'/40 + 30' + 30''", '--json']);
    expect(code).toBe(0);
    const bonus = { kind: 'increment', seconds: 30 };
    expect(JSON.parse(out)).toEqual({
      text: "90'/40 + 30' + 30''",
      canonical: '40/5400+30:1800+30',
      unit: 'written',
      periods: [
        { moves: 40, seconds: 5400, bonus },
        { moves: null, seconds: 1800, bonus },
      ],
      mode: 'down',
      regime: 'standard',
      regimes: { white: 'standard', black: 'standard' },
      sixtyMoves: { white: 9000, black: 9000 },
      rating: { rated: true, below: null, approved: false },
      pgn: '40/5400+30:1800+30',
      trf: '40/5400+30:1800+30',
    });
  });

  it('says in words how the numbers were read, in both languages', async () => {
    const en = await said(['clock', 'parse', '5 v 4 Armageddon', '--lang', 'en']);
    expect(en.out).toContain('W300-B240  (read in minutes)\n  White: rest of the game: 5 min\n  Black: ');
    expect(en.out).toContain('not rated: unequal times');
    const es = await said(['clock', 'parse', '180+2', '--lang', 'es']);
    expect(es.out).toBe(
      '180+2  (leído en segundos)\n  resto de la partida: 3 min + 2 s (incremento)\nrelámpago (B.1)\nválido para el Elo de todos\n',
    );
  });

  it('refuses with the column', async () => {
    const refused = await said(['clock', 'parse', '60 mins or so', '--lang', 'en']);
    expect(refused).toMatchObject({
      code: 1,
      out: '',
      err: 'escaque clock: column 9: this is not understood: "or so"\n',
    });
    const json = await said(['clock', 'parse', '60', 'mins', 'or', 'so', '--json']);
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toEqual({
      text: '60 mins or so',
      error: { code: 'unexpected', column: 9, rest: 'or so' },
    });
  });
});

describe('escaque clock simulate', () => {
  const events = [
    { at: 0, do: 'start' },
    { at: 1500, do: 'press', by: 'white' },
    { at: 4000, do: 'look' },
  ];
  const lines = [
    '{"at":0,"do":"start","white":182000,"black":182000,"running":"white","moves":{"white":0,"black":0},"period":{"white":1,"black":1},"flag":null}',
    '{"at":1500,"do":"press","by":"white","white":182500,"black":182000,"running":"black","moves":{"white":1,"black":0},"period":{"white":1,"black":1},"flag":null}',
    '{"at":4000,"do":"look","white":182500,"black":179500,"running":"black","moves":{"white":1,"black":0},"period":{"white":1,"black":1},"flag":null}',
  ];

  it.each([
    ['a JSON list', JSON.stringify(events)],
    ['one event a line', events.map((event) => JSON.stringify(event)).join('\n')],
  ])('prints the clock after each event: %s', async (_what, text) => {
    const path = file('events.json', text);
    const { code, out } = await said(['clock', 'simulate', '180+2', '--events', path]);
    expect(code).toBe(0);
    expect(out.trim().split('\n')).toEqual(lines);
    expect((await said(['clock', 'simulate', "3' + 2''", '--events', path])).out).toBe(out);
  });

  it('changes the period at zero where told', async () => {
    const path = file(
      'zero.json',
      JSON.stringify([
        ...events.slice(0, 2),
        { at: 2000, do: 'press', by: 'black' },
        { at: 12_000, do: 'look' },
      ]),
    );
    const zero = await said(['clock', 'simulate', '1/10:30', '--events', path, '--change', 'zero']);
    expect(JSON.parse(zero.out.trim().split('\n')[3] ?? '')).toMatchObject({
      white: 28_500,
      period: { white: 2 },
    });
  });

  it('refuses what it cannot read', async () => {
    const path = file('bad.json', '[{"at": 1, "do": "press", "by": "red"}]');
    expect(await said(['clock', 'simulate', '300', '--events', path])).toMatchObject({
      code: 1,
      err: 'escaque clock: event 1: by: white or black is needed\n',
    });
    expect((await said(['clock', 'simulate', 'soon', '--events', path])).code).toBe(1);
    expect((await said(['clock', 'simulate', '300', '--events', path, '--change', 'never'])).code).toBe(1);
    expect((await said(['clock', 'simulate', '300'])).code).toBe(2);
    expect((await said(['clock', 'wind'])).code).toBe(2);
    expect((await said(['clock', 'parse'])).code).toBe(2);
  });
});

describe('escaque clock presets', () => {
  it('lists the controls that are played', async () => {
    expect((await said(['clock', 'presets'])).out).toContain(
      '40/120, 20/60, 15+30    40/7200:20/3600:900+30\n',
    );
    expect(JSON.parse((await said(['clock', 'presets', '--json'])).out)).toContainEqual({
      name: '3+2',
      text: '180+2',
    });
  });
});

it('of a text written in more than one sense, each is told as it would be read', async () => {
  const english = await said(['clock', 'parse', '90/30']);
  expect(english).toMatchObject({ code: 1, out: '' });
  expect(english.err).toMatch(/Read as 5400\+30\n {2}Read as 30\/5400\n$/);
  const { out } = await said(['clock', 'parse', '90/30', '--json']);
  expect(JSON.parse(out)).toMatchObject({ senses: ['5400+30', '30/5400'] });
});
