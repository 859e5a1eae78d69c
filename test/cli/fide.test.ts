import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { carlsen, hou, txtList } from '../tournament/fide-given.ts';
import { folder, said } from './kit.ts';

it('escaque import fide-list brings the list to this computer, and escaque fide looks in it', async () => {
  const here = folder();
  const before = process.env['ESCAQUE_CONFIG'];
  process.env['ESCAQUE_CONFIG'] = join(here, 'config');
  onTestFinished(() => {
    if (before === undefined) delete process.env['ESCAQUE_CONFIG'];
    else process.env['ESCAQUE_CONFIG'] = before;
  });
  expect(await said(['fide', 'hou'])).toMatchObject({ code: 1, out: '' });
  const source = join(here, 'players_list_foa.txt');
  writeFileSync(source, txtList(carlsen, hou));
  expect(await said(['import', 'fide-list', source])).toEqual({
    code: 0,
    out: "2 players in this computer's rating list of FIDE.\n",
    err: '',
  });
  const { code, out } = await said(['fide', 'magnus', 'CARLS']);
  expect(code).toBe(0);
  expect(out).toBe('   1503014  GM   Carlsen, Magnus                       NOR  2839 2832 2881  1990\n');
  const json = await said(['fide', 'hou', '--json']);
  expect(JSON.parse(json.out)).toMatchObject({ found: [{ fideId: '8602980', rapid: null, title: 'WGM' }] });
  expect(await said(['fide', 'nobody', '--lang', 'es'])).toMatchObject({ code: 1, out: '' });
  const wrong = await said(['import', 'fide-list', join(here, 'nowhere.xml')]);
  expect(wrong).toMatchObject({ code: 1, out: '' });
});
