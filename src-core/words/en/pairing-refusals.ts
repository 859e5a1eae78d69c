import type { PAIRING_REFUSALS } from '../../desk/commands/refusals/pairing.ts';
import type { Sentences } from '../said.ts';
import { lists } from './lists.ts';
import { pairing } from './pairing.ts';

const who = (f: { readonly number: number; readonly name: string }): string =>
  `${f.number} ${f.name || lists.erased}`;

export const pairingRefusals: Sentences<keyof typeof PAIRING_REFUSALS> = {
  frozenByRoundOne: (f) =>
    `Round ${f.round} is paired: ${pairing.announced[f.what]} cannot be changed any more.`,
  numbersHold: (f) => `Round ${f.round} is paired: numbers are not changed any more.`,
  badPoints: (f) => `${f.value} is no number of points: from 0 to 99, with two decimals at most.`,
  badPointOrder: () =>
    'A win cannot be worth less than a draw, nor a draw less than a loss, nor a bye more than a win.',
  badTieBreak: (f) =>
    `There is no tie-break “${f.code}”. The codes are FIDE’s: BH, BH/C1, SB, DE, ARO, TPR and others.`,
  badForbidden: (f) => `It takes two different players not to meet; there is ${f.players}.`,
  badRoundSpan: (f) => `From round ${f.first} to round ${f.last} there is none.`,
  playerAway: (f) => `${who(f)} does not play round ${f.round}: ${pairing.away[f.why]}.`,
  playerIsPaired: (f) =>
    `${who(f)} is paired in round ${f.round}, board ${f.board}: change that board first.`,
  playerNotPaired: (f) => `${who(f)} is not paired in round ${f.round}.`,
  notWithdrawn: (f) => `${who(f)} has not withdrawn.`,
  withdrawnBefore: (f) => `${who(f)} has withdrawn already, from round ${f.round}.`,
  tooManyHalfByes: (f) =>
    f.most === 0
      ? 'There are no half-point byes in this tournament.'
      : `${who(f)} has the half-point byes that this tournament allows: ${f.most}.`,
  boardInPlay: (f) => `At board ${f.board} of round ${f.round} something has begun or is written.`,
  roundIsPaired: (f) => `Round ${f.round} is paired already.`,
  tooFewPlayers: (f) => `There are ${f.players}; it takes ${f.fewest} players.`,
  tooManyPlayers: (f) => `There are ${f.players} players; for this, ${f.most} at most.`,
  alreadyPublished: (f) => `The pairings of round ${f.round} are published already.`,
  noResultToCorrect: (f) => `Board ${f.board} of round ${f.round} has no result to correct.`,
};
