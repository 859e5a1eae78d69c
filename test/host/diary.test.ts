/** The diary of faults: it tells what went wrong with the program, and nothing of anybody. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { serve } from '../../electron/serve-http.ts';
import { Door } from '../../src-core/door/desk-door.ts';
import { visitor } from '../../src-core/door/who.ts';
import { DeskHost } from '../../src-core/host/desk-host.ts';
import { Diary } from '../../src-core/host/diary.ts';
import { deskFiles } from '../../electron/desk-files.ts';
import { DeskFault } from '../../src-core/plain/desk-fault.ts';
import { DIARY_KINDS } from '../../src-core/vocabulary/diary.ts';
import { dictionaries } from '../../src-core/words/index.ts';
import { removeFolder, temporaryFolder } from '../contract/kit.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => removeFolder(folder));

const kinds = (diary: Diary) => diary.lines().map(({ kind, what }) => `${kind} ${what}`);

describe('what it holds', () => {
  test('of what was thrown its code and the places in the code, never what it says', () => {
    const diary = new Diary(folder);
    const typed = fc.string({ minLength: 3 }).map((text) => `«${text}\n    at player (/home/x.ts:1:2)»`);
    fc.assert(
      fc.property(typed, fc.constantFrom('diskFull', 'damaged', 'bug'), (text, code) => {
        diary.threw(new Error(`no player ${text}`));
        diary.threw(new DeskFault(code, `/home/${text}/a.escaque`, { name: text }, new TypeError(text)));
        diary.threw(text);
      }),
    );
    const all = readFileSync(join(folder, 'diary.jsonl'), 'utf8');
    expect(all).not.toMatch(/«|»|\/home|player/);
    expect(kinds(diary).some((line) => /^bug bug < Error < .*diary\.test\.ts:\d+/.test(line))).toBe(true);
    expect(kinds(diary).some((line) => line.startsWith('fault diskFull < TypeError'))).toBe(true);
  });

  test('the same within a minute is counted, not written again', () => {
    let now = Date.UTC(2026, 11, 2, 10);
    const diary = new Diary(folder, () => now);
    for (let time = 0; time < 1000; time++) diary.note('refused', 'HTTP 421');
    now += 61_000;
    diary.note('refused', 'HTTP 421');
    expect(diary.lines()).toEqual([
      { at: '2026-12-02T10:01:01.000Z', kind: 'refused', what: 'HTTP 421' },
      { at: '2026-12-02T10:00:00.000Z', kind: 'refused', what: 'HTTP 421', times: 999 },
      { at: '2026-12-02T10:00:00.000Z', kind: 'refused', what: 'HTTP 421' },
    ]);
  });

  test('every kind has its words, with how long and how often', () => {
    for (const { screen } of Object.values(dictionaries)) {
      const said = DIARY_KINDS.map((kind) => screen.diary.says({ at: '', kind, what: '' }));
      expect(new Set(said).size).toBe(DIARY_KINDS.length);
      expect(screen.diary.says({ at: '', kind: 'slow', what: '', ms: 1540, times: 3 })).toMatch(
        /1[.,]5 s, 3 /,
      );
    }
  });

  test('it stays small, and keeps the newest', () => {
    const diary = new Diary(folder);
    for (let n = 0; n < 6000; n++) diary.note('bug', `code ${n} ${'x'.repeat(60)}`);
    const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(300_000);
    expect(kinds(diary)[0]).toContain('code 5999');
  });
});

describe('it stops nothing', () => {
  test('where it cannot be written', () => {
    const diary = new Diary(join(process.execPath, 'none'));
    diary.begin('1.0')();
    diary.note('bug', 'x');
    expect(diary.lines()).toEqual([]);
  });

  test('where something else stands in it', () => {
    const diary = new Diary(folder);
    diary.note('slow', 'act importPgn', 1500);
    appendFileSync(join(folder, 'diary.jsonl'), '{"half\n\0\0\n{"at":1}\n[]\nnull\n');
    diary.note('bug', 'x');
    expect(kinds(diary)).toEqual(['bug x', 'slow act importPgn']);
  });
});

describe('how a desk ended', () => {
  const child = (ending: string) => {
    const diary = JSON.stringify(new URL('../../src-core/host/diary.ts', import.meta.url).href);
    const code = `const { Diary } = await import(${diary});
      const end = new Diary(${JSON.stringify(folder)}).begin('1.0');
      ${ending}`;
    return spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'inherit' });
  };

  test('one that was killed is told by the next, once', async () => {
    await once(child(`process.kill(process.pid, 'SIGKILL')`), 'exit');
    const end = new Diary(folder).begin('1.1');
    expect(kinds(new Diary(folder))).toEqual(['begun 1.1', 'crashed 1.0', 'begun 1.0']);
    end();
    new Diary(folder).begin('1.1')();
    expect(kinds(new Diary(folder)).filter((line) => line.startsWith('crashed'))).toHaveLength(1);
  });

  test('one that was closed is not', async () => {
    await once(child('end()'), 'exit');
    new Diary(folder).begin('1.1')();
    expect(kinds(new Diary(folder))).toEqual(['ended 1.1', 'begun 1.1', 'ended 1.0', 'begun 1.0']);
  });
});

describe('what the doors tell it', () => {
  test('what was refused, and by which rule', async () => {
    const served = await serve({ port: 0, config: folder, folder, version: '1.0' });
    const ask = (headers: Record<string, string>, method = 'GET') =>
      new Promise((resolve) => {
        request({ host: '127.0.0.1', port: served.port, path: '/Quiroga', method, headers }, resolve).end();
      });
    await ask({ host: 'evil.example' });
    await ask({}, 'DELETE');
    await served.close();
    expect(kinds(new Diary(folder))).toEqual([
      'ended 1.0',
      'refused HTTP 405',
      'refused HTTP 421',
      'begun 1.0',
    ]);
  });

  test('what a role may not, and what took more than a second', async () => {
    const host = new DeskHost({ files: deskFiles(), config: folder, folder });
    const waits = async () => {
      await new Promise((resolve) => setTimeout(resolve, 1_010));
      return 0;
    };
    const { diary, path } = host;
    const parts = { desk: { ...host.desk, time: waits }, diary, path, screenCame: () => () => {} };
    const said: string[] = [];
    const door = new Door({
      host: parts,
      who: visitor('tablet'),
      shell: null,
      send: (text) => said.push(text),
    });
    door.receive(JSON.stringify({ id: 1, call: 'time', params: null }));
    door.receive(JSON.stringify({ id: 2, call: 'shell.diary', params: null }));
    await expect.poll(() => said.length, { timeout: 5_000 }).toBe(3);
    expect(kinds(diary)).toEqual(['slow time', 'refused arbiter: shell.diary']);
    expect(diary.lines()[0]?.ms).toBeGreaterThanOrEqual(1_000);
    await host.close();
  });
});
