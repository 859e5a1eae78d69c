/** What can be wrong with a report, and how grave it is. */

/** Each fault with the facts that are told with it. */
export interface TrfFaultFacts {
  unreadableRecord: { readonly tag: string };
  saidBefore: { readonly tag: string };
  noPlayers: Record<never, never>;
  badNumber: { readonly value: string };
  sameNumber: { readonly number: number; readonly otherLine: number };
  unknownPlayer: { readonly number: number };
  badSex: { readonly value: string };
  badRating: { readonly value: string };
  badBirth: { readonly value: string };
  badPoints: { readonly value: string };
  badRank: { readonly value: string };
  betweenColumns: { readonly value: string };
  badOpponent: { readonly round: number; readonly value: string };
  unknownOpponent: { readonly round: number; readonly opponent: number };
  ownOpponent: { readonly round: number };
  wrongOpponent: { readonly round: number; readonly opponent: number; readonly theirs: number };
  badColor: { readonly round: number; readonly value: string };
  sameColors: { readonly round: number; readonly opponent: number };
  badResult: { readonly round: number; readonly value: string };
  resultForBye: { readonly round: number; readonly result: string };
  byeWithOpponent: { readonly round: number; readonly opponent: number };
  twoWinners: { readonly round: number; readonly opponent: number };
  resultsDisagree: { readonly round: number; readonly opponent: number };
  tooManyRounds: { readonly rounds: number; readonly written: number };
  pointsDoNotAddUp: { readonly stated: number; readonly counted: number };
  pairedAgain: { readonly round: number; readonly opponent: number; readonly before: number };
  secondBye: { readonly round: number; readonly before: number };
  thirdColor: { readonly round: number };
}
export type TrfFaultCode = keyof TrfFaultFacts;

/**
 * An error says that the file contradicts itself or cannot be read; a warning, that a record was read otherwise than
 * written, or that a rule of the pairing was broken (C.04.1 2, 4, 7), which a true report may tell.
 */
export const TRF_FAULTS = {
  unreadableRecord: 'error',
  saidBefore: 'warning',
  noPlayers: 'error',
  badNumber: 'error',
  sameNumber: 'error',
  unknownPlayer: 'error',
  badSex: 'warning',
  badRating: 'warning',
  badBirth: 'warning',
  badPoints: 'error',
  badRank: 'warning',
  betweenColumns: 'warning',
  badOpponent: 'error',
  unknownOpponent: 'error',
  ownOpponent: 'error',
  wrongOpponent: 'error',
  badColor: 'error',
  sameColors: 'error',
  badResult: 'error',
  resultForBye: 'error',
  byeWithOpponent: 'error',
  twoWinners: 'error',
  resultsDisagree: 'error',
  tooManyRounds: 'error',
  pointsDoNotAddUp: 'error',
  pairedAgain: 'warning',
  secondBye: 'warning',
  thirdColor: 'warning',
} as const satisfies Record<TrfFaultCode, 'error' | 'warning'>;

export type TrfWrong = {
  [C in TrfFaultCode]: { readonly code: C; readonly facts: TrfFaultFacts[C] };
}[TrfFaultCode];

/** Where in the file, from 1; columns count characters. */
export type TrfFault = TrfWrong & { readonly line: number; readonly column: number };

export function isError(fault: TrfFault): boolean {
  return TRF_FAULTS[fault.code] === 'error';
}
