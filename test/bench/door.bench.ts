/** How long one screen waits for the time while another sends what is large, or is made to cost. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { setTimeout as pass } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Report } from '../../build/bench.ts';
import type { DeskCommand } from '../../src-core/contract/desk-api.ts';
import { enter, startServed } from '../door/served-child.ts';
import { invitedAt, letIn } from '../contract/socket-transport.ts';
import { inParts } from '../../src-core/plain/parts.ts';
import { WebSocket } from 'ws';
import { syntheticPgn } from './pgn-games.ts';

const details = { name: 'Bench', place: '', begins: '', ends: '', federation: '', chiefArbiter: '' };
const form = { ...details, ruleSet: 'standard', variant: 'standard', rounds: 9, boards: 200 } as const;
const act = (command: DeskCommand) => ({ id: randomUUID(), by: 'Vera', seen: null, command });

/** The longest that another screen waits for the time, in milliseconds, until `work` is done. */
async function longestWait(asker: Worker, work: () => Promise<unknown>): Promise<number> {
  const told = async (): Promise<number> => {
    asker.postMessage('how long?');
    const [longest] = (await once(asker, 'message')) as [number];
    return longest;
  };
  await told();
  await work();
  // what it waits for now is told too
  await pass(100);
  return told();
}

/** Sends a text as a message on a line of its own, and waits for what is said to it. */
async function sent(address: string, text: string): Promise<void> {
  const socket = new WebSocket(new URL('/desk', address.replace(/^http/, 'ws')), {
    headers: { origin: new URL(address).origin },
  });
  await new Promise((resolve) => socket.once('open', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('close', () => resolve());
    const heard = (said: string): void => {
      if (said.includes('"hello"')) for (const part of inParts(text)) socket.send(part);
      if (said.includes('"fault"')) resolve();
    };
    letIn(socket, invitedAt(new URL(address)), heard).catch(reject);
  });
  socket.terminate();
}

const texts = {
  '10 MB of [': '['.repeat(10_000_000),
  '40 MB of numbers': `{"id":1,"call":"act","params":[${'1,'.repeat(20_000_000)}1]}`,
  '40 MB of quotation marks in a string': `{"id":1,"call":"act","params":"${'\\"'.repeat(20_000_000)}"}`,
  // of another tournament, so that it is read and nothing is decided
  'an import of 20 MB, read': JSON.stringify({
    id: 1,
    call: 'act',
    params: act({ type: 'importPgn', text: '\n \t "'.repeat(4e6), source: 'x', round: 1, board: null }),
    desk: 'another',
  }),
};

export default async function bench(report: Report): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'escaque-bench-'));
  const served = await startServed(folder);
  const screen = enter(served.url);
  const invitation = async (): Promise<string> => (await screen.shell.newWindow()).url ?? '';
  const imports = (text: string) => (): Promise<unknown> =>
    screen.desk.act(act({ type: 'importPgn', text, source: 'x', round: 1, board: null }));
  let asker: Worker | null = null;
  try {
    await screen.shell.create({ path: null, act: act({ type: 'createTournament', form }) });
    const other = new Worker(new URL('time-asker.ts', import.meta.url), { workerData: await invitation() });
    asker = other;
    const tell = async (name: string, work: () => Promise<unknown>): Promise<void> => {
      const value = await longestWait(other, work);
      report({ name: `${name}: another screen waits`, value, unit: 'ms', goal: 'below 50', met: value < 50 });
    };
    await tell('nothing', () => pass(1000));
    for (const [name, text] of Object.entries(texts)) {
      const address = await invitation();
      await tell(name, () => sent(address, text));
    }
    await tell('the PGN of a round of 100 boards', imports(syntheticPgn(100, false)));
  } finally {
    await asker?.terminate();
    screen.close();
    await served.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
