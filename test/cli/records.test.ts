import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataText, line, report } from '../tournament/trf-given.ts';
import { parseTrf } from '../../src-core/tournament/trf/index.ts';
import { folder, said } from './kit.ts';

const here = folder();
const good = join(here, 'good.trf');
const bad = join(here, 'bad.trf');
const games = [line(1, '0.5', '2 w ='), line(2, '0.5', '1 b =')];
writeFileSync(good, report(...games, '202 BH'));
writeFileSync(bad, report(games[0] ?? '', line(2, '1.0', '1 b 1')));

describe("a tournament's tables", () => {
  const file = join(here, 'open.escaque');

  it('leave as CSV and on paper', async () => {
    await said(['new', file, '--name', 'Open', '--rounds', '1']);
    await said(['import', 'trf', good, '--into', file]);
    const { out } = await said(['export', 'csv', file, '--table', 'crosstable']);
    // with the tie-breaks that the report announces, and no others
    expect(out.split('\r\n')[1]).toBe('1;1;;Player 1;;2390;2w=;0,5;0,5');
    const html = join(here, 'bulletin.html');
    expect(await said(['standings', file, '--part', 'bulletin', '--html', html])).toMatchObject({ code: 0 });
    expect(readFileSync(html, 'utf8')).toContain('Standings after round 1');
  });

  it.each([
    [['export', 'csv', file], 2],
    [['export', 'csv', file, '--table', 'clocks'], 2],
    [['standings', file, '--part', 'clocks', '--html', join(here, 'none.html')], 2],
    [['export', 'csv', file, '--table', 'pairings', '--round', '7'], 1],
  ] as const)('%j ends with %i', async (args, code) => {
    expect(await said([...args])).toMatchObject({ code, out: '' });
  });
});

describe('escaque standings', () => {
  it('prints a table, and JSON for programs', async () => {
    const { code, out } = await said(['standings', good, '--tie-breaks', 'BH,BPG']);
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      'Standings after round 1',
      'Rank  No.  Name      Points   BH  BPG',
      '   1    2  Player 2     0.5  0.5    1',
      '   2    1  Player 1     0.5  0.5    0',
      '',
    ]);
    const json = await said(['standings', good, '--tie-breaks', 'BPG', '--json']);
    expect(JSON.parse(json.out)).toEqual({
      standings: [
        { startNumber: 2, rank: 1, points: 0.5, tieBreaks: { BPG: 1 } },
        { startNumber: 1, rank: 2, points: 0.5, tieBreaks: { BPG: 0 } },
      ],
    });
  });

  it("takes the file's own list, and shows what a figure is made of", async () => {
    expect((await said(['standings', good])).out).toContain('BH');
    const { out } = await said(['standings', good, '--working', '1']);
    expect(out).toBe('1 Player 1\nBH = 0.5   1:0.5\n');
  });

  it('tells what changes in the ratings', async () => {
    const { out } = await said(['standings', good, '--rating-change', '20']);
    expect(out).toBe('1 Player 1: -0.2   1:-0.2\n2 Player 2: 0.2   1:0.2\n');
  });

  it('stops at a file that contradicts itself, or goes on where that is wanted', async () => {
    const refused = await said(['standings', bad]);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toContain('--anyway');
    const anyway = await said(['standings', bad, '--anyway']);
    expect(anyway).toMatchObject({ code: 0 });
    expect(anyway.err).toContain('does not fit');
  });

  it.each([
    [['standings', good, '--tie-breaks', 'BX'], 2],
    [['standings', good, '--working', '9'], 2],
    [['standings', join(here, 'nowhere.trf')], 1],
  ] as const)('%j ends with %i', async (args, code) => {
    expect(await said([...args])).toMatchObject({ code, out: '' });
  });
});

describe('escaque check', () => {
  it('ends with 0 where nothing is wrong, and with 1 and the reasons where something is', async () => {
    expect(await said(['check', good])).toMatchObject({ code: 0, err: '' });
    const { code, out } = await said(['check', bad, '--lang', 'es']);
    expect(code).toBe(1);
    expect(out).toContain('línea 3, columna 99: ronda 1: el resultado no casa con el de su adversario, 1');
    const json = await said(['check', bad, '--json']);
    expect(JSON.parse(json.out)).toMatchObject({
      sound: false,
      faults: [{ line: 3, column: 99, code: 'resultsDisagree', weight: 'error' }],
    });
  });
});

describe('escaque berger', () => {
  it('prints the rounds, and who is free', async () => {
    expect((await said(['berger', '4'])).out).toBe(
      'Round 1: 1-4  2-3\nRound 2: 4-3  1-2\nRound 3: 2-4  3-1\n',
    );
    expect((await said(['berger', '3'])).out).toContain('Round 1: 2-3  (1 is free)');
    const json = await said(['berger', '4', '--json']);
    expect(JSON.parse(json.out)).toMatchObject({
      rounds: [
        {
          round: 1,
          boards: [
            [1, 4],
            [2, 3],
          ],
          bye: null,
        },
        {},
        {},
      ],
    });
  });

  it.each(['2', '1000', 'x'])('has no table of %s', async (number) => {
    expect(await said(['berger', number])).toMatchObject({ code: 2, out: '' });
  });
});

describe('a whole report', () => {
  it.each(['rtg01', 'rtg29'])('%s goes into a tournament, and comes out the same', async (name) => {
    const file = join(here, `${name}.escaque`);
    const source = join(import.meta.dirname, `../data/trf/${name}.trf`);
    await said(['new', file, '--name', 'Abierto', '--rounds', '9']);
    expect(await said(['import', 'trf', source, '--into', file])).toMatchObject({ code: 0, err: '' });
    const { players } = parseTrf(dataText(`${name}.trf`)).record;
    const { code, out } = await said(['export', 'trf26', file]);
    expect(code).toBe(0);
    expect(parseTrf(out).record.players).toEqual(players);
    const ranks = ['--tie-breaks', 'BH/C1,SB,ARO', '--json'];
    const own = await said(['standings', file, ...ranks]);
    expect(own).toEqual(await said(['standings', source, ...ranks]));
  });

  it('that contradicts itself is refused with each place, and goes in with --anyway', async () => {
    const file = join(here, 'bad.escaque');
    await said(['new', file, '--name', 'Abierto', '--rounds', '1']);
    const place = '3:99 Round 1: the result does not fit that of the opponent, 1';
    const refused = await said(['import', 'trf', bad, '--into', file]);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toContain(place);
    const anyway = await said(['import', 'trf', bad, '--into', file, '--anyway']);
    expect(anyway).toMatchObject({ code: 0, out: `2 players into ${file}.\n` });
    expect(anyway.err).toContain('line 3, column 99');
    expect((await said(['import', 'trf', good, '--into', file])).err).toContain('Make another tournament');
  });
});
