import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { printers } from '../../src-core/cli/find-browser.ts';
import { chess960 } from '../e2e/written960.ts';
import { folder, said } from './kit.ts';

const here = folder();
const file = await chess960(here);

describe('escaque sheets', () => {
  it('writes the page of a round, over what was there, and says so', async () => {
    const html = join(here, 'sheets.html');
    writeFileSync(html, 'old');
    const { code, out } = await said(['sheets', file, '--round', '1', '--html', html, '--lang', 'es']);
    expect({ code, out }).toEqual({ code: 0, out: `Escrito: ${html}\n` });
    const page = readFileSync(html, 'utf8');
    expect(page).toContain('TRADCACT');
    expect(page).toContain('&lt;b&gt;Ruiz&lt;/b&gt; &amp; Co., Ana');
    expect(page.match(/class="sheet"/g)).toHaveLength(3);
  });

  it('of one board, on letter paper', async () => {
    const html = join(here, 'board.html');
    const args = ['--round', '1', '--board', '2', '--parts', 'boards', '--paper', 'letter', '--html', html];
    expect((await said(['sheets', file, ...args])).code).toBe(0);
    const page = readFileSync(html, 'utf8');
    expect(page.match(/class="sheet"/g)).toHaveLength(1);
    expect(page).toContain('size: letter');
    expect(page).toContain('Cano, Iván');
  });

  it('makes a PDF of one page a sheet, where there is a browser', async () => {
    const pdf = join(here, 'sheets.pdf');
    const { code, err } = await said(['sheets', file, '--round', '1', '--pdf', pdf, '--paper', 'letter']);
    if (printers().length === 0) {
      expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('--html FILE') });
      return;
    }
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const made = readFileSync(pdf, 'latin1');
    expect(made.slice(0, 5)).toBe('%PDF-');
    expect(made.match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
    expect(made).toMatch(/\/MediaBox\s*\[0 0 612 792\]/);
  });

  it.each([
    [['--round', '1'], 2, 'say where to'],
    [['--pdf', 'x.pdf'], 2, '--round N is needed'],
    [['--round', '1', '--pdf', 'x.pdf', '--paper', 'a5'], 2, '--paper takes a4, letter'],
    [['--round', '1', '--pdf', 'x.pdf', '--parts', 'walls'], 2, '--parts takes wall, boards'],
    [['--round', '2', '--html', 'x.html'], 1, 'Round 2 is not paired'],
    [['--round', '1', '--board', '9', '--html', 'x.html'], 1, 'Board 9 is not in round 1'],
    [['--round', '1', '--html', join(here, 'no-folder', 'x.html')], 1, 'cannot be written (ENOENT)'],
  ])('%j: exit %i', async (args, exit, why) => {
    const { code, out, err } = await said(['sheets', file, ...args, '--lang', 'en']);
    expect({ code, out }).toEqual({ code: exit, out: '' });
    expect(err).toContain(why);
  });

  it('says what to do where no browser can make the PDF', async () => {
    expect(printers({ CHROMIUM: join(here, 'no-browser') })).toEqual([]);
    expect(printers({ CHROMIUM: process.execPath })).toEqual([{ kind: 'chromium', path: process.execPath }]);
    const before = process.env['CHROMIUM'];
    process.env['CHROMIUM'] = join(here, 'no-browser');
    try {
      const args = ['sheets', file, '--round', '1', '--pdf', join(here, 'none.pdf'), '--lang', 'en'];
      expect(await said(args)).toMatchObject({
        code: 1,
        err: expect.stringContaining('there is no such file'),
      });
    } finally {
      if (before === undefined) delete process.env['CHROMIUM'];
      else process.env['CHROMIUM'] = before;
    }
  });

  it('and where nothing has been drawn', async () => {
    const empty = await chess960(folder(), false);
    const args = ['sheets', empty, '--round', '1', '--html', join(here, 'e.html'), '--lang', 'es'];
    expect(await said(args)).toMatchObject({ code: 1, err: expect.stringContaining('nada que imprimir') });
  });
});
