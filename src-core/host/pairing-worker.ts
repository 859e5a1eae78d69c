/** The pairing of a round, in a thread of its own: takes one question, tells how far it is, and the answer. */
import { parentPort, workerData } from 'node:worker_threads';
import { type PairingAnswer, type PairingQuestion, answerPairing } from '../tournament/swiss/index.ts';

export type FromPairing =
  { readonly settled: number; readonly of: number } | { readonly answer: PairingAnswer };

const tell = (message: FromPairing): void => parentPort?.postMessage(message);

// whoever starts the thread gives it a question
const answer = answerPairing(workerData as PairingQuestion, (settled, of) => tell({ settled, of }));
tell({ answer });
