import { describe, expect, it } from 'vitest';
import { checkFile, checkFiles, checkTable, importsOf } from '../../build/check-rooms.ts';
import { rooms, type Room } from '../../build/rooms.ts';

describe('who may see whom', () => {
  it.each([
    ['src-core/chess/moves.ts', `import { a } from './types.ts';`],
    ['src-core/laws/rule.ts', `import { a } from '../chess/index.ts';`],
    ['src-core/words/lines.ts', `import type { Entry } from '../desk/journal/events.ts';`],
    ['src-core/words/lines.ts', `import { type Entry } from '../desk/journal/events.ts';`],
    ['src-core/service/chess/chess-rules.ts', `import { decide } from '../../desk/index.ts';`],
    ['src-core/store/journal.ts', `import Database from 'better-sqlite3';\nimport fs from 'node:fs';`],
    ['src-core/tournament/csv.ts', `import Papa from 'papaparse';`],
    ['src-core/cli/serve.ts', `const { serve } = await import('../../electron/serve.ts');`],
    ['electron/main.ts', `const { host } = await import('../src-core/host/desk-host.ts');`],
    ['electron/main.ts', `import { app } from 'electron';`],
    [
      'renderer/App.svelte',
      `<script lang="ts">import type { Move } from '../src-core/chess/types.ts';</script>`,
    ],
    ['renderer/main.ts', `import { mount } from 'svelte';\nimport './app.css';`],
    ['renderer/part.ts', `import piece from './king.svg?raw';`],
    ['renderer/part.ts', `export type X = import('../src-core/chess/types.ts').Move;`],
  ])('%s may have %s', (path, text) => {
    expect(checkFile(path, text)).toEqual([]);
  });

  it.each([
    ['src-core/chess/moves.ts', `import { a } from '../laws/rule.ts';`, 'chess may not see laws'],
    ['src-core/chess/moves.ts', `import type { A } from '../laws/rule.ts';`, 'chess may not see laws'],
    ['src-core/chess/moves.ts', `import fs from 'node:fs';`, 'chess may not use the package node:fs'],
    [
      'src-core/words/lines.ts',
      `import { e } from '../desk/journal/events.ts';`,
      'words may see only the types of desk/journal',
    ],
    [
      'src-core/words/lines.ts',
      `export * from '../desk/journal/events.ts';`,
      'words may see only the types of desk/journal',
    ],
    ['src-core/store/journal.ts', `import type { E } from '../desk/index.ts';`, 'store may not see desk'],
    ['src-core/desk/decide.ts', `import { s } from '../store/open.ts';`, 'desk may not see store'],
    [
      'src-core/service/chess/desk-service.ts',
      `import { app } from 'electron';`,
      'service/chess may not use the package electron',
    ],
    // what keeps the journal of any game knows none
    ...[
      ['desk/index.ts', 'desk'],
      ['desk/journal/events.ts', 'desk/journal'],
      ['desk/clocks/clock-view.ts', 'desk/clocks'],
      ['chess/index.ts', 'chess'],
      ['laws/incident.ts', 'laws'],
      ['clocks/index.ts', 'clocks'],
      ['contract/desk-api.ts', 'contract'],
      ['service/chess/chess-rules.ts', 'service/chess'],
    ].map(([seen = '', room = '']): [string, string, string] => [
      'src-core/service/act-queue.ts',
      `import type { A } from '../${seen}';`,
      `service may not see ${room} (`,
    ]),
    [
      'electron/main.ts',
      `import { play } from '../src-core/chess/index.ts';`,
      'electron may see only the types of chess',
    ],
    [
      'renderer/p.ts',
      `const a = await import('../src-core/laws/rule.ts');`,
      'renderer may see only the types of laws',
    ],
    ['renderer/p.ts', `import '../electron/main.ts';`, 'renderer may not see electron'],
    ['renderer/p.ts', `import { a } from '../test/a.ts';`, 'which belongs to no room'],
    ['src-core/stray.ts', ``, 'belongs to no room'],
  ])('%s may not have %s', (path, text, reason) => {
    expect(checkFile(path, text)).toEqual([expect.stringContaining(reason)]);
  });

  it('gives the line within a Svelte file, and reads only its scripts', () => {
    const text = `<p>import { a } from '../electron/main.ts'</p>\n\n<script lang="ts">\n  import { b } from './b.ts';\n</script>\n`;
    expect(importsOf('renderer/A.svelte', text)).toEqual([{ from: './b.ts', line: 4, typeOnly: false }]);
  });
});

describe('the table', () => {
  const room = (name: string, more: Partial<Room> = {}): Room => ({
    name,
    at: [`${name}/`],
    values: [],
    types: [],
    packages: [],
    ...more,
  });
  const there = new Set(['a/', 'b/', 'c/', 'c/one.ts']);
  const table = (...of: readonly Room[]): readonly string[] => checkTable(of, (path) => there.has(path));

  it('may be as it is', () => {
    expect(
      table(room('a', { values: ['b'] }), room('b', { types: ['a'] }), room('c', { at: ['c/', 'c/one.ts'] })),
    ).toEqual([]);
  });

  it.each([
    [
      'a folder that is not there',
      room('gone'),
      'build/rooms.ts: gone stands at gone/, which does not exist',
    ],
    [
      'a file that is not there',
      room('c', { at: ['c/two.ts'] }),
      'build/rooms.ts: c stands at c/two.ts, which does not exist',
    ],
    ['no place', room('c', { at: [] }), 'build/rooms.ts: c stands nowhere'],
    [
      'values of no room',
      room('a', { values: ['lost'] }),
      'build/rooms.ts: a may use lost, which is no room',
    ],
    ['types of no room', room('a', { types: ['lost'] }), 'build/rooms.ts: a may use lost, which is no room'],
  ])('is refused with %s', (_what, wrong, complaint) => {
    expect(table(wrong)).toEqual([complaint]);
  });

  it('is refused with a room twice', () => {
    expect(table(room('a'), room('a', { at: ['b/'] }))).toEqual(['build/rooms.ts: a stands there twice']);
  });

  it('is refused with rooms that use one another in a circle; types are no use', () => {
    expect(
      table(room('a', { values: ['b', 'a'] }), room('b', { values: ['c'] }), room('c', { values: ['a'] })),
    ).toEqual(['build/rooms.ts: rooms in a circle: a -> b -> c -> a']);
    expect(table(room('a', { values: ['b'] }), room('b', { types: ['a'] }))).toEqual([]);
  });

  it('of this project is in order', () => {
    const names = rooms.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(10);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('files together', () => {
  const files = (texts: Readonly<Record<string, string>>): readonly string[] =>
    checkFiles(new Map(Object.entries(texts)), (path) => path === 'renderer/app.css');

  it('may be without a circle', () => {
    expect(
      files({
        'renderer/App.svelte': `<script>import './app.css'; import { b } from './b.ts';</script>`,
        'renderer/b.ts': `import type { C } from './c.ts';`,
        'renderer/c.ts': ``,
      }),
    ).toEqual([]);
  });

  it('are refused where an import leads nowhere, types too', () => {
    expect(
      files({
        'renderer/a.ts': `import type { B } from './b.ts';\nimport './gone.css';\nimport './app.css';`,
      }),
    ).toEqual([
      'renderer/a.ts:1: imports renderer/b.ts, which does not exist',
      'renderer/a.ts:2: imports renderer/gone.css, which does not exist',
    ]);
  });

  it('are refused in a circle, which is told file by file, once', () => {
    expect(
      files({
        'renderer/a.ts': `import type { B } from './b.ts';`,
        'renderer/b.ts': `export { c } from './C.svelte';`,
        'renderer/C.svelte': `<script lang="ts">const a = await import('./a.ts');</script>`,
        'src-core/chess/d.ts': `export type E = import('./e.ts').E;`,
        'src-core/chess/e.ts': `import { type D } from './d.ts';`,
      }),
    ).toEqual([
      'a circle: renderer/C.svelte -> renderer/a.ts -> renderer/b.ts -> renderer/C.svelte',
      'a circle: src-core/chess/d.ts -> src-core/chess/e.ts -> src-core/chess/d.ts',
    ]);
  });
});
