/** A search for the Position tool, in a thread of its own: takes one question, tells how far it is, and the answer. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Answers, answerPosition } from '../desk/positions/position-answer.ts';
import type { PositionQuestion, PositionView } from '../contract/position-views.ts';

export type FromWorker =
  { readonly searched: number } | { readonly view: PositionView; readonly answers: Answers };

const tell = (message: FromWorker): void => parentPort?.postMessage(message);

// whoever starts the thread gives it a question
tell(answerPosition(workerData as PositionQuestion, (searched) => tell({ searched })));
