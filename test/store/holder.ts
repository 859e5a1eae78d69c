/** A desk that has a file until it is killed: `node holder.ts PATH`. It writes a line, and says so. */
import type { DeskEvent } from '../../src-core/contract/desk-api.ts';
import { openJournal } from '../../src-core/store/index.ts';

const journal = openJournal<DeskEvent>(process.argv[2] ?? '', { mode: 'desk' });
const event = { type: 'noteWritten', round: 1, board: 1, text: 'here' } as const;
journal.append([
  { act: 'a1', at: '2026-11-29T10:00:00.000Z', by: 'Vera', events: [event], people: [], count: 1 },
]);
console.log('open');
setInterval(() => journal.settle(Date.now()), 50);
