import type { RecordWords } from '../es/terminal-records.ts';
import { reportFaults } from './report-faults.ts';
import { counted } from '../counted.ts';

export const records: RecordWords = {
  faults: reportFaults,
  warning: 'warning',
  sound: (path, players, rounds) =>
    `${path}: sound, ${counted(players, 'player', 'players')}, ${counted(rounds, 'round', 'rounds')}.`,
  unsound: (path, errors) => `${path}: ${counted(errors, 'error', 'errors')}.`,
  anyway: 'With --anyway it goes on with what could be read.',
  noJson: (path, at) =>
    `${path} is no tournament as “escaque export json” writes it${at === '' ? '' : `: look at ${at}`}. Nothing was written.`,
  unknownTieBreak: (code) =>
    `there is no tie-break “${code}”; the codes are those of FIDE: BH, BH/C1, SB, DE, ARO, TPR…`,
  dropped: (code, why) =>
    ({
      unratedPlayers: `${code} is not used: some players have no rating (C.07 10); ${code}/U1400 gives them one.`,
      roundRobin: `${code} is not used in a round robin (C.07 8).`,
    })[why],
  rank: 'Rank',
  number: 'No.',
  name: 'Name',
  points: 'Points',
  afterRound: (round) => `Standings after round ${round}`,
  round: (round) => `Round ${round}`,
  tooManyPlayers: (most) => `N is ${most} at most`,
  free: (number) => `${number} is free`,
};
