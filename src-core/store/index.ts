/** The journal in its file. */
export type { PeopleFound, StrangePerson } from './bound-people.ts';
export { emptyHead, entriesInSteps, nextEntries, type Batch, type Head, type Written } from './chain.ts';
export type { HeldJournal } from './held-journal.ts';
export { Journal } from './journal.ts';
export type { AsideRow, DoneAct, Heartbeat } from './rows.ts';
export { copyJournal, createJournal, openJournal, type OpenOptions } from './open.ts';
export { holdsLine, verifyFile, type Trouble, type TroubleCode, type Verification } from './verify.ts';
export { storeFault } from './store-faults.ts';
export { usualBusyMs } from './sqlite.ts';
export { rescueFile, type LossCode, type LostLine, type Rescue } from './rescue.ts';
