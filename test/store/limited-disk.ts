/** Appends acts of three lines until the system takes no more; prints how many went in, and what stopped them. */
import type { DeskEvent } from '../../src-core/contract/desk-api.ts';
import { DeskFault } from '../../src-core/plain/desk-fault.ts';
import { openJournal, type Batch } from '../../src-core/store/index.ts';

const journal = openJournal<DeskEvent>(process.argv[2] ?? '');
const text = 'x'.repeat(500);
let acts = 0;
let code = '';
while (code === '' && acts < 10_000) {
  const events = [1, 2, 3].map((board) => ({ type: 'noteWritten', round: 1, board, text }) as const);
  const batch: Batch<DeskEvent> = {
    act: `a${acts}`,
    at: '2026-11-29T10:00:00.000Z',
    by: 'Vera',
    events,
    people: [],
    count: 3,
  };
  try {
    journal.append([batch]);
    acts += 1;
  } catch (error) {
    if (!(error instanceof DeskFault)) throw error;
    ({ code } = error.fault);
  }
}
console.log(JSON.stringify({ acts, code, readable: journal.read(0, 100_000).length }));
journal.close();
