import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatTournamentJson, readTournamentJson } from '../../src-core/host/tournament-json.ts';
import { parseTrf } from '../../src-core/tournament/trf/index.ts';
import { line, report, reportText } from '../tournament/trf-given.ts';
import { folder, said } from './kit.ts';
import '../seed.ts';

const here = folder();
const pgn = `[Event "x"]
[Round "1"]
[White "Player 1"]
[Black "Player 3"]
[Result "1-0"]

1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0
`;

/** With the first game of round 1 still open. */
const report31 = report(
  line(1, '1.5', '3 w ?', '2 b 1'),
  line(2, '0.5', '4 b =', '1 w 0'),
  line(3, '0.5', '1 b ?', '4 w -'),
  line(4, '1.5', '2 w =', '3 b +'),
);

async function made(name: string): Promise<string> {
  const file = join(here, `${name}.escaque`);
  await said(['new', file, '--name', 'Abierto', '--rounds', '5']);
  return file;
}

it('a whole tournament leaves as JSON, games too, and comes back the same', async () => {
  const file = await made('one');
  const source = join(here, 'one.trf');
  writeFileSync(source, report31);
  await said(['import', 'trf', source, '--into', file]);
  const games = join(here, 'games.pgn');
  writeFileSync(games, pgn);
  await said(['import', 'pgn', games, '--into', file]);
  const list = join(here, 'late.csv');
  const long = 'Fernández de la Torre y Montes de Oca, María del Pilar';
  writeFileSync(list, `Name;Club;ID FEDA;Elo FEDA;Email\n${long};Casino;4711;1890;ana@example.org\n`);
  await said(['import', 'players', list, '--into', file]);
  const { code, out } = await said(['export', 'json', file]);
  expect(code).toBe(0);
  const told = readTournamentJson(out);
  if (!told.ok) throw new Error(told.at);
  expect(told.value.games).toContain('Qxf7#');
  const json = join(here, 'one.json');
  writeFileSync(json, out);
  const again = await made('two');
  expect(await said(['import', 'json', json, '--into', again])).toMatchObject({ code: 0, err: '' });
  expect((await said(['export', 'json', again])).out).toBe(out);
  expect((await said(['export', 'players', again])).out).toContain(
    `${long};;;;;;;Casino;4711;1890;ana@example.org`,
  );
});

it.each([
  ['no JSON', 'x', 'is no tournament'],
  ['other JSON', '{"escaque": 2}', 'look at'],
  ['a line too many', '', 'look at record.head.name'],
])('%s is refused', async (name, text, why) => {
  const source = join(here, 'wrong.json');
  const { record } = parseTrf(reportText('rtg31'));
  const injected = { ...record, head: { name: 'Abierto\n001    9' } };
  writeFileSync(source, text === '' ? formatTournamentJson(injected, '', []) : text);
  const refused = await said(['import', 'json', source, '--into', await made(name.replaceAll(' ', '-'))]);
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toContain(why);
});

it('of any text is read without a throw', () => {
  const whole = formatTournamentJson(parseTrf(reportText('rtg31')).record, pgn, []);
  fc.assert(
    fc.property(fc.nat(whole.length), fc.nat(9), fc.string(), (at, cut, put) => {
      const read = readTournamentJson(whole.slice(0, at) + put + whole.slice(at + cut));
      if (read.ok) expect(readTournamentJson(JSON.stringify(read.value))).toEqual(read);
    }),
    { numRuns: 100 },
  );
});
