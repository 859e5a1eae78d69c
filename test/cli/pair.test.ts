import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { knownEvents, knownPositions } from '../tournament/swiss/known-answers.ts';
import { folder, said } from './kit.ts';

const here = folder();

type Line = readonly [number: number, points: string, game: string];

/** A report of five rounds with the first played. */
function report(lines: readonly Line[]): string {
  const players = lines.map(
    ([number, points, game]) =>
      `001 ${String(number).padStart(4)}      ${`Player ${number}`.padEnd(33)} 2000${' '.repeat(29)}${points} ${String(number).padStart(4)}  ${game.padStart(8)}`,
  );
  return ['012 Test', ...players, '142 5', '152 W'].join('\n');
}

const six = report([
  [1, '1.0', '4 w 1'],
  [2, '1.0', '5 w 1'],
  [3, '1.0', '6 w 1'],
  [4, '0.0', '1 b 0'],
  [5, '0.0', '2 b 0'],
  [6, '0.0', '3 b 0'],
]);

const four = report([
  [1, '1.0', '3 w 1'],
  [2, '1.0', '4 b 1'],
  [3, '0.0', '1 b 0'],
  [4, '0.0', '2 w 0'],
]);

function file(name: string, trf: string): string {
  const path = join(here, name);
  writeFileSync(path, trf);
  return path;
}

describe('escaque pair', () => {
  it('pairs the round after the last, for programs', async () => {
    const { code, out } = await said(['pair', file('six.trf', six), '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      boards: [
        [2, 1],
        [3, 4],
        [5, 6],
      ].map((board) => expect.arrayContaining(board) as unknown),
      colors: expect.arrayContaining([expect.arrayContaining(['W'])]) as unknown,
      bye: null,
      barred: [],
      brackets: [
        { score: 1, mdp: [], down: [3] },
        { score: 0, mdp: [3] },
      ],
    });
  });

  it('says the rule of every colour and what each bracket does not meet', async () => {
    const { out } = await said(['pair', file('six.trf', six), '--lang', 'es']);
    expect(out).toContain('manda la preferencia del mejor clasificado (5.2.4)');
    expect(out).toContain('Grupo de 1: 1, 2, 3; bajan de arriba: —; flotan hacia abajo: 3');
    expect(out).toContain('C12, jugadores sin el color que prefieren: 1');
  });

  it('tells who may not have the bye, and since when', async () => {
    const three = report([
      [1, '1.0', '2 w 1'],
      [2, '0.0', '1 b 0'],
      [3, '1.0', '0000 - U'],
    ]);
    const path = file('three.trf', three);
    const { out } = await said(['pair', path, '--json']);
    expect(JSON.parse(out)).toMatchObject({
      bye: 2,
      barred: [{ number: 3, score: 1, round: 1, allocated: true }],
    });
    expect((await said(['pair', path])).out).toContain('3 may not have the bye: had it in round 1 (C2)');
  });

  it.each([
    [six, '1-4', 'They cannot play: they played in round 1 (C1).'],
    [six, '1-2', 'They play each other in this round.'],
    [six, '1-3', 'comes later in the order of candidates'],
    [four, '1-4', 'the bracket of 1 would be worse: C6, downfloaters: 2 instead of 0.'],
    [six, '1-9', '9 is not paired in this round.'],
  ])('answers --why', async (trf, pair, answer) => {
    const { code, out } = await said(['pair', file('why.trf', trf), '--why', pair]);
    expect(code).toBe(0);
    expect(out).toContain(answer);
  });

  it('ends with 1 where no pairing is possible, with who is in the way and why', async () => {
    for (const { file: name, trf } of knownPositions.filter(({ none }) => none === true)) {
      const path = file(name.replace('/', '-'), trf);
      const { code, out } = await said(['pair', path, '--json']);
      expect(code).toBe(1);
      const { none, blocking } = JSON.parse(out) as {
        none: boolean;
        blocking: { number: number; criteria: string[]; opponents: number[] }[];
      };
      expect(none).toBe(true);
      expect(blocking.length).toBeGreaterThan(0);
      for (const { criteria } of blocking) expect(criteria.length).toBeGreaterThan(0);
    }
  });

  it('asks for what the report does not say', async () => {
    const path = file('short.trf', six.replace('142 5\n', ''));
    expect(await said(['pair', path])).toMatchObject({ code: 1 });
    expect(await said(['pair', path, '--rounds', '5'])).toMatchObject({ code: 0 });
    expect(await said(['pair', path, '--rounds', '1'])).toMatchObject({ code: 1 });
    expect(await said(['pair', path, '--why', '3-3', '--rounds', '5'])).toMatchObject({ code: 2 });
  });

  it.each([
    ['pair', []],
    ['check', ['--pairings']],
  ])('%s refuses pairing numbers that are not those of the initial list', async (name, options) => {
    const { code, err } = await said([name, file('rank.trf', `${six}\nXXC rank`), ...options]);
    expect(code).toBe(1);
    expect(err).toContain('XXC rank');
  });
});

describe('escaque check --pairings', () => {
  it('pairs every round again', async () => {
    const [event] = knownEvents;
    const path = file('event.trf', event?.trf ?? '');
    const { code, out } = await said(['check', path, '--pairings', '--json']);
    expect(code).toBe(0);
    const { rounds } = JSON.parse(out) as { rounds: { round: number; same: boolean }[] };
    expect(rounds.map(({ same }) => same)).toEqual(event?.replay.map(() => true));
  });

  it('has the standings and the tie-breaks of the report worked out anew beside', async () => {
    const path = file('beside.trf', six.replace('142 5', '142 5\n202 BH'));
    const { out } = await said(['check', path, '--pairings', '--json']);
    expect(JSON.parse(out)).toMatchObject({
      standings: expect.arrayContaining([
        { startNumber: 1, rank: 1, points: 1, tieBreaks: { BH: expect.any(Number) as number } },
      ]) as unknown,
      recorded: expect.arrayContaining([{ startNumber: 1, rank: 1, points: 1 }]) as unknown,
    });
    expect((await said(['check', path, '--pairings'])).out).toMatch(/BH\n/);
  });

  it('ends with 1 where a round was paired otherwise, and says how', async () => {
    const wrong = six.replace('152 W', '152 B');
    const { code, out } = await said(['check', file('wrong.trf', wrong), '--pairings']);
    expect(code).toBe(1);
    expect(out).toContain('Round 1: in the report 1-4 3-6; the system pairs 4-1 6-3.');
  });
});

describe('escaque generate', () => {
  const plan = ['--players', '12', '--rounds', '5', '--profile', 'stress'];

  it('writes an event that check passes, the same for the same seed', async () => {
    const once = await said(['generate', '--seed', '1', ...plan]);
    expect(once).toMatchObject({ code: 0, err: '' });
    expect(await said(['generate', '--seed', '1', ...plan])).toEqual(once);
    expect(await said(['check', file('made.trf', once.out), '--pairings'])).toMatchObject({ code: 0 });
  });

  it('throws a seed where none is given, and writes with which the event is made again', async () => {
    const { out } = await said(['generate', '--players', '9', '--rounds', '2']);
    const words = /^### escaque (generate --seed \d+ .*)\r\n/.exec(out)?.[1]?.split(' ') ?? [];
    expect((await said(words)).out).toBe(out);
  });

  it('ends with 1 and an event cut short where a round cannot be paired', async () => {
    const { code, out, err } = await said(['generate', '--seed', '1', '--players', '2', '--rounds', '3']);
    expect(code).toBe(1);
    expect(err).toContain('No pairing of round 2 is possible');
    expect(out).toContain('001    2');
  });

  it.each([
    ['--players 1 --rounds 5', '--players takes a whole number from 2'],
    ['--players 10000 --rounds 5', '--players is 9999 at most'],
    ['--players 8 --rounds 201', '--rounds is 200 at most'],
    ['--players 8', '--rounds N is needed'],
    ['--players 8 --rounds 5 --seed x', '--seed takes a whole number from 0'],
    ['--players 8 --rounds 5 --profile wild', '--profile takes plain, stress, forbid, baku, points, tiny'],
  ])('refuses %s', async (line, told) => {
    const { code, err } = await said(['generate', ...line.split(' ')]);
    expect(code).toBe(2);
    expect(err).toContain(told);
  });
});
