import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createJournal } from '../../src-core/store/index.ts';
import { notes } from '../store/kit.ts';
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
  expect((await said(['verify', path, '--head', `${seq}:${hash.slice(0, 8)}`])).out).toContain('still');
  expect((await said(['verify', path, '--head', `${seq}:${hash}`, '--lang', 'es'])).out).toContain('sigue');
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

test.each(['2', '0:0123456789', '2:xyz', '2:0123'])('%s is no line', async (text) => {
  const path = fileOf(`no line ${text.replace(':', ' ')}.escaque`, ['one']);
  expect(await said(['verify', path, '--head', text])).toMatchObject({ code: 2, out: '' });
});
