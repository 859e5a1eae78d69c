import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serve, type Served } from '../../electron/serve-http.ts';

let config = '';
const open: Served[] = [];

beforeEach(() => {
  config = mkdtempSync(join(tmpdir(), 'escaque-port-'));
});

afterEach(async () => {
  for (const served of open.splice(0)) await served.close();
  rmSync(config, { recursive: true, force: true });
});

async function desk(port?: number): Promise<Served> {
  const served = await serve({ config, folder: config, port });
  open.push(served);
  return served;
}

describe('a desk started again', () => {
  it('has the port it had: a window left open finds it', async () => {
    const first = await desk();
    await first.close();
    expect((await desk()).port).toBe(first.port);
  });

  it('has another one where that is taken, and the first keeps its own', async () => {
    const first = await desk();
    const second = await desk();
    expect(second.port).not.toBe(first.port);
    await first.close();
    expect((await desk()).port).toBe(first.port);
  });

  it('has the one it is told, whatever was before', async () => {
    const first = await desk();
    const told = await desk(0);
    expect(told.port).not.toBe(first.port);
  });

  it.each(['', 'no port', '0', '70000', '-1'])('is not stopped by a remembered "%s"', async (text) => {
    writeFileSync(join(config, 'port'), text);
    expect((await desk()).port).toBeGreaterThan(0);
  });
});
