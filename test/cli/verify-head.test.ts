import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createJournal } from '../../src-core/store/index.ts';
import { asOtherProgram, notes } from '../store/kit.ts';
import { folder, said } from './kit.ts';

const here = folder();

/** A file with a line for each text, each in an act of its own. */
function fileOf(name: string, texts: readonly string[]): string {
  const path = join(here, name);
  const journal = createJournal(path);
  journal.append(texts.map((text, at) => notes(`act-${at}`, [text])));
  journal.close();
  return path;
}

async function headOf(path: string): Promise<{ seq: number; hash: string }> {
  const { entries, head } = JSON.parse((await said(['verify', '--head', path, '--json'])).out) as {
    entries: number;
    head: string;
  };
  return { seq: entries, hash: head };
}

test('the last line goes out, and is found again while the file holds it', async () => {
  const path = fileOf('kept.escaque', ['one', 'two']);
  const { seq, hash } = await headOf(path);
  expect((await said(['verify', '--head', path])).out).toContain(`last entry ${seq}, hash ${hash}`);
  expect(await said(['verify', path, '--head', `${seq}:${hash}`])).toMatchObject({ code: 0, err: '' });
  expect((await said(['verify', path, '--head', `${seq}:${hash.slice(0, 20)}`])).out).toContain('still');
  expect((await said(['verify', path, '--head', `${seq}:${hash}`, '--lang', 'es'])).out).toContain('sigue');
});

test('what stands at the foot of a paper is told by the terminal, and taken by it', async () => {
  const path = join(here, 'paper.escaque');
  await said(['new', path, '--name', 'Linares', '--chief', 'Gijssen, Geurt']);
  const [mark = ''] =
    /(?<=at the foot of papers: )[^)]*/.exec((await said(['verify', '--head', path])).out) ?? [];
  expect(mark).toMatch(/^1:([0-9a-f]{4}-){4}[0-9a-f]{4}$/);
  const html = join(here, 'paper.html');
  expect((await said(['report', path, '--html', html])).code).toBe(0);
  const [foot = ''] = /(?<=@bottom-left \{ content: ).*(?=;)/.exec(readFileSync(html, 'utf8')) ?? [];
  expect(foot).toContain(`Up to entry ${mark}`);
  expect(await said(['verify', path, '--head', mark])).toMatchObject({ code: 0, err: '' });
  expect(await said(['verify', path, '--head', mark.toUpperCase().replaceAll('-', ' ')])).toMatchObject({
    code: 0,
  });
  expect(
    await said(['verify', path, '--head', mark.replace(/.$/, (x) => (x === '0' ? '1' : '0'))]),
  ).toMatchObject({
    code: 1,
  });
});

test('people changed beside the journal are told by their ids, and by whatever is done with the file', async () => {
  const path = join(here, 'people.escaque');
  await said(['new', path, '--name', 'Linares', '--chief', 'Gijssen, Geurt']);
  asOtherProgram(path, (db) => db.exec(`UPDATE person SET name = 'Nadie'`));
  const found = await said(['verify', path]);
  expect(found.code).toBe(1);
  expect(found.err).toContain('a person is not the one that entry 1 binds: changed beside the journal (p1)');
  const report = await said(['report', path, '--html', join(here, 'people.html')]);
  expect(report.code).toBe(1);
  expect(report.err).toContain('p1');
  expect(found.err + report.err).not.toContain('Nadie');
  const rescued = await said(['rescue', path, '--out', join(here, 'rescued.escaque')]);
  expect(rescued).toMatchObject({ code: 1, err: expect.stringContaining('(p1)') });
});

test.each([
  ['a tail cut off', ['one']],
  ['a tail cut off and written anew', ['one', 'three', 'four']],
])('%s is found out, though the file is whole', async (name, texts) => {
  const { seq, hash } = await headOf(fileOf(`before ${name}.escaque`, ['one', 'two']));
  const other = fileOf(`after ${name}.escaque`, texts);
  expect((await said(['verify', other])).code).toBe(0);
  const found = await said(['verify', other, '--head', `${seq}:${hash}`]);
  expect(found.code).toBe(1);
  expect(found.err).toContain('NOT in the file');
  const json = await said(['verify', other, '--head', `${seq}:${hash}`, '--json']);
  expect(JSON.parse(json.out)).toMatchObject({ whole: true, line: { seq, hash, kept: false } });
});

test.each(['2', `0:${'0'.repeat(20)}`, '2:xyz', `2:${'0'.repeat(19)}`, `2:${'0'.repeat(65)}`])(
  '%s is no line',
  async (text) => {
    const path = fileOf(`no line ${text.replace(':', ' ')}.escaque`, ['one']);
    expect(await said(['verify', path, '--head', text])).toMatchObject({ code: 2, out: '' });
  },
);
