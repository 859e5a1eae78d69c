import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runGroup } from '../../build/children.mjs';
import { bytesUnder, whenSilent } from '../../build/telling.mjs';
import { root } from '../../build/setup.mjs';

const temporary = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'escaque-telling-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

describe('a long step', () => {
  it('says in whole lines how long it has been at it, and what it has brought', async () => {
    const script = `
      import { telling } from './build/telling.mjs';
      const wait = () => new Promise((done) => setTimeout(done, 500, 'done'));
      process.stdout.write(await telling(wait, () => 7_400_000));
    `;
    const { code, output } = await runGroup(process.execPath, ['--input-type=module', '-e', script], {
      cwd: root,
      env: { ...process.env, ESCAQUE_TELL_SECONDS: '0.1' },
      capture: true,
    });
    expect(code).toBe(0);
    expect(output).toMatch(/^( {2}\.\.\. \d+ s, 7 MB\n)+done$/);
  });

  it('that brings nothing is given up: a line that is open and silent', async () => {
    const folder = temporary();
    const silentServer = createServer(() => {}).listen(0, '127.0.0.1');
    onTestFinished(() => void silentServer.close());
    await new Promise((resolve) => silentServer.once('listening', resolve));
    const { port } = silentServer.address() as AddressInfo;
    const { signal, settled } = whenSilent(() => bytesUnder(folder), 500);
    onTestFinished(settled);
    const { code, stopped } = await runGroup(process.execPath, ['-e', `fetch('http://127.0.0.1:${port}')`], {
      until: signal,
    });
    expect({ code, stopped }).toEqual({ code: 143, stopped: false });
  });

  it('that goes on bringing something is not given up', async () => {
    const folder = temporary();
    const { signal, settled } = whenSilent(() => bytesUnder(folder), 1500);
    onTestFinished(settled);
    const brings = setInterval(() => appendFileSync(join(folder, 'part'), 'more'), 200);
    await new Promise((resolve) => setTimeout(resolve, 3500));
    clearInterval(brings);
    expect(signal.aborted).toBe(false);
  });
});
