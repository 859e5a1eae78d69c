/**
 * A desk on a disk that fails: `node failing-child.ts PATH RUN`. It opens the file, asks for acts of one line and of many, goes
 * on after a fault as a screen would that sends again, and prints each answer: `ACT FIRST LAST` where it was written,
 * `! CODE` for a fault. A fault that is nobody's (a bug) ends it with its stack.
 */
import { writeSync } from 'node:fs';
import type { DeskCommand } from '../../src-core/contract/desk-api.ts';
import { DeskFault } from '../../src-core/plain/desk-fault.ts';
import { DeskService } from '../../src-core/service/chess/desk-service.ts';
import { gamesOfImport, isImport } from './failing-acts.ts';
import { gamesText } from './games-of.ts';

const [path = '', run = ''] = process.argv.slice(2);
const print = (text: string): void => void writeSync(1, `${text}\n`);

async function told(deed: () => Promise<string>): Promise<boolean> {
  try {
    print(await deed());
    return true;
  } catch (error) {
    if (!(error instanceof DeskFault) || error.fault.code === 'bug') throw error;
    print(`! ${error.fault.code}`);
    return false;
  }
}

const command = (n: number): DeskCommand =>
  isImport(n)
    ? {
        type: 'importPgn',
        text: gamesText(`${run}x${n}`, gamesOfImport),
        source: 'failing.pgn',
        round: 2,
        board: null,
      }
    : { type: 'writeNote', round: 1, board: 1, text: `${run} ${n} `.repeat(200) };

await told(async () => {
  const desk = DeskService.open(path, { now: () => Date.now(), monotonic: () => performance.now() });
  for (let n = 0; n < 8; n++) {
    const id = `${run}.${n}`;
    const once = (): Promise<boolean> =>
      told(async () => {
        const reply = await desk.act({ id, by: 'Vera', seen: null, command: command(n) });
        return reply.ok ? `${id} ${reply.first} ${reply.last}` : `refused ${JSON.stringify(reply.refusal)}`;
      });
    if (!(await once())) await once();
  }
  desk.close();
  return 'closed';
});
process.exit(0);
