import { counter } from '../plural.ts';
import type { PairingWords } from '../es/pairing.ts';
import { region } from './region.ts';

const count = counter(region);

export const pairing: PairingWords = {
  systems: {
    byHand: 'By hand or imported',
    roundRobin: 'Round robin (Berger)',
    doubleRoundRobin: 'Double round robin (Berger)',
    swissDutch: 'FIDE Swiss (Dutch)',
  },
  byes: {
    pairing: 'pairing-allocated bye',
    full: 'full-point bye',
    half: 'half-point bye',
    zero: 'zero-point bye',
  },
  byeSigns: { half: '½', zero: '0', full: '1' },
  accelerations: { none: 'No acceleration', baku: 'Baku (C.04.7)' },
  putOff: { adjourned: 'adjourned', postponed: 'postponed' },
  away: { notYet: 'has not arrived yet', withdrawn: 'has withdrawn', bye: 'has asked for a bye' },
  announced: {
    rounds: 'the number of rounds',
    system: 'the system',
    initialColor: 'the initial colour',
    points: 'the points',
    acceleration: 'the acceleration',
    tieBreaks: 'the list of tie-breaks',
    halfPointByes: 'the limit of half-point byes',
    forbidden: 'the pairs that may not meet',
  },
  rounds: (rounds) => count(rounds, 'round', 'rounds'),
};
