import type { BoardRow } from '../../../src-core/desk-api.ts';

/** What is asked about a board whose clock stands since an interruption. */
export type Waiting = Pick<BoardRow, 'board' | 'white' | 'black' | 'result' | 'clock'>;
