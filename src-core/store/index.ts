/** The journal in its file. */
export { emptyHead, nextEntries, type Batch, type Head } from './chain.ts';
export { Journal, type HeldJournal } from './journal.ts';
export type { DoneAct, Heartbeat } from './rows.ts';
export { copyJournal, createJournal, openJournal, type OpenOptions } from './open.ts';
export { verifyFile, type Trouble, type TroubleCode, type Verification } from './verify.ts';
export { usualBusyMs } from './sqlite.ts';
export { rescueFile, type LossCode, type LostLine, type Rescue } from './rescue.ts';
