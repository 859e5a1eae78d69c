import type { ReportFaultWords } from '../es/report-faults.ts';

const inRound = (round: number): string => `round ${round}`;

export const reportFaults: ReportFaultWords = {
  unreadableRecord: ({ tag }) => `the record ${tag} is not understood; it is kept as it is`,
  saidBefore: ({ tag }) => `the record ${tag} was there before; the first one stands`,
  noPlayers: () => 'there is no player (record 001)',
  badNumber: ({ value }) => `“${value}” is no starting number`,
  sameNumber: ({ number, otherLine }) => `the number ${number} is in line ${otherLine} already`,
  unknownPlayer: ({ number }) => `there is no player ${number}`,
  badSex: ({ value }) => `“${value}” is no sex (m or w)`,
  badRating: ({ value }) => `“${value}” is no rating`,
  badBirth: ({ value }) => `“${value}” is no day of birth (YYYY/MM/DD)`,
  badPoints: ({ value }) => `“${value}” are no points`,
  badRank: ({ value }) => `“${value}” is no rank`,
  betweenColumns: ({ value }) => `there is “${value}” between two columns: the line may have slipped`,
  badOpponent: ({ round, value }) => `${inRound(round)}: “${value}” is not the number of an opponent`,
  unknownOpponent: ({ round, opponent }) => `${inRound(round)}: there is no player ${opponent}`,
  ownOpponent: ({ round }) => `${inRound(round)}: plays against himself`,
  wrongOpponent: ({ round, opponent, theirs }) =>
    theirs === 0
      ? `${inRound(round)}: the opponent here is ${opponent}, but ${opponent} has none`
      : `${inRound(round)}: the opponent here is ${opponent}, but that of ${opponent} is ${theirs}`,
  badColor: ({ round, value }) => `${inRound(round)}: “${value}” is no colour (w or b)`,
  sameColors: ({ round, opponent }) => `${inRound(round)}: the same colour as the opponent, ${opponent}`,
  badResult: ({ round, value }) => `${inRound(round)}: “${value}” is no result`,
  resultForBye: ({ round, result }) => `${inRound(round)}: a result “${result}” without an opponent`,
  byeWithOpponent: ({ round, opponent }) => `${inRound(round)}: a bye with an opponent, ${opponent}`,
  twoWinners: ({ round, opponent }) => `${inRound(round)}: both win, ${opponent} too`,
  resultsDisagree: ({ round, opponent }) =>
    `${inRound(round)}: the result does not fit that of the opponent, ${opponent}`,
  tooManyRounds: ({ rounds, written }) => `${written} rounds are written, and there are ${rounds}`,
  pointsDoNotAddUp: ({ stated, counted: sum }) =>
    `${stated} points are stated, and the rounds come to ${sum}`,
  pairedAgain: ({ round, opponent, before }) =>
    `${inRound(round)}: against ${opponent} again, as in round ${before} (C.04.1 2)`,
  secondBye: ({ round, before }) =>
    `${inRound(round)}: a second pairing-allocated bye; the other in round ${before} (C.04.1 4)`,
  thirdColor: ({ round }) => `${inRound(round)}: the same colour a third time running (C.04.1 7)`,
};
