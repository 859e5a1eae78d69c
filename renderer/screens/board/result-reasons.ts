import type { GameResult, ResultReason } from '../../../src-core/contract/desk-api.ts';

/** The results most asked for, and the others. */
export const commonResults = ['1-0', '1/2-1/2', '0-1'] as const satisfies readonly GameResult[];
export const otherResults = ['0-0', '1/2-0', '0-1/2'] as const satisfies readonly GameResult[];

interface Offer {
  readonly first: readonly ResultReason[];
  readonly more: readonly ResultReason[];
}

const won: Offer = {
  first: ['resignation', 'checkmate', 'time', 'forfeit', 'illegalMoves', 'arbiter'],
  more: ['imported', 'other'],
};
const drawn: Offer = {
  first: ['agreement', 'repetition', 'stalemate', 'deadPosition', 'fiftyMoves', 'time'],
  more: ['fivefold', 'seventyFiveMoves', 'resignation', 'illegalMoves', 'arbiter', 'imported', 'other'],
};
const penalised: Offer = { first: ['arbiter', 'forfeit'], more: ['imported', 'other'] };
const bye: Offer = { first: ['bye'], more: [] };

/** The reasons offered for a result, the likely ones first; whether they go together, the desk says. */
export function reasonsFor(result: GameResult, isBye: boolean): Offer {
  if (isBye) return bye;
  if (result === '1-0' || result === '0-1') return won;
  return result === '1/2-1/2' ? drawn : penalised;
}

/** Refusals that only ask whether the arbiter means it: what was recorded does not show it. */
const questions: readonly string[] = [
  'notCheckmate',
  'notStalemate',
  'wrongWinner',
  'endingOnBoard',
  'forfeitWithMoves',
  'notRepetition',
  'notFiftyMoves',
  'notFivefold',
  'notSeventyFiveMoves',
];

export function asksOnceMore(code: string): boolean {
  return questions.includes(code);
}
