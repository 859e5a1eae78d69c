/** A screen in a thread of its own that asks the time again and again; asked, it gives the longest it had to wait. */
import { setTimeout as pass } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { DeskClient } from '../../src-core/client/desk-client.ts';
import { socketTransport } from '../contract/socket-transport.ts';

const { desk } = new DeskClient(socketTransport(String(workerData)));
let longest = 0;
parentPort?.on('message', () => {
  parentPort?.postMessage(longest);
  longest = 0;
});
for (;;) {
  const begun = performance.now();
  await desk.time();
  longest = Math.max(longest, performance.now() - begun);
  await pass(2);
}
