import { describe, expect, it } from 'vitest';
import { checkFile, importsOf } from '../../build/check-rooms.ts';
import { rooms } from '../../build/rooms.ts';

describe('who may see whom', () => {
  it.each([
    ['src-core/chess/moves.ts', `import { a } from './types.ts';`],
    ['src-core/laws/rule.ts', `import { a } from '../chess/index.ts';`],
    ['src-core/store/journal.ts', `import type { Entry } from '../desk/journal/events.ts';`],
    ['src-core/store/journal.ts', `import { type Entry } from '../desk/journal/events.ts';`],
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
      'src-core/store/journal.ts',
      `import { e } from '../desk/journal/events.ts';`,
      'store may see only the types of desk/journal',
    ],
    [
      'src-core/store/journal.ts',
      `export * from '../desk/journal/events.ts';`,
      'store may see only the types of desk/journal',
    ],
    ['src-core/desk/decide.ts', `import { s } from '../store/open.ts';`, 'desk may not see store'],
    [
      'src-core/service/desk-service.ts',
      `import { app } from 'electron';`,
      'service may not use the package electron',
    ],
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

  it('names only rooms that exist', () => {
    const names = rooms.map((room) => room.name);
    for (const room of rooms) expect(names).toEqual(expect.arrayContaining([...room.values, ...room.types]));
  });
});
