/**
 * A desk with running clocks, to be killed: `node clock-child.ts PATH`. Boards press in turn, every answered press is
 * printed before the next (`BOARD AT`), and each sign of life after it was written (`beat DESK`).
 */
import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { setTimeout as pass } from 'node:timers/promises';
import type { Color, DeskCommand } from '../../src-core/contract/desk-api.ts';
import { DeskService } from '../../src-core/service/chess/desk-service.ts';

const [path = ''] = process.argv.slice(2);
const clocks = { now: () => Date.now(), monotonic: () => performance.now() };
const desk = DeskService.open(path, { ...clocks, pollEveryMs: 100 });
let acts = 0;
// a process that is killed keeps nothing of what it compiled for the next, unless it says so
flushCompileCache();

async function act(command: DeskCommand): Promise<void> {
  const reply = await desk.act({ id: `${process.pid}.${acts++}`, by: 'Vera', seen: null, command });
  if (!reply.ok) throw new Error(JSON.stringify(reply.refusal));
}

await act({ type: 'startRound', round: 1, boards: null });
for (let n = 0; ; n++) {
  const by: Color = n % 2 === 0 ? 'white' : 'black';
  const at = await desk.time();
  const pressed = { at };
  await act({ type: 'clockAct', round: 1, board: 1, do: 'press', by, pressed, reason: '' });
  // straight to the pipe: what a killed process had only meant to print was never told
  writeSync(1, `${n + 1} ${at}\n`);
  await pass(20);
}
