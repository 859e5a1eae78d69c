/** How the rounds of a tournament are paired, and what a round without an opponent is. */

/** What a round without an opponent is: allocated by the pairing, or asked for and worth a win, a draw or nothing. */
export const BYES = ['pairing', 'full', 'half', 'zero'] as const;
export type Bye = (typeof BYES)[number];

/** Of these, what a player may ask for. */
export const ASKED_BYES = ['half', 'zero', 'full'] as const;
export type AskedBye = (typeof ASKED_BYES)[number];

/** Typed or brought in, by Berger tables once or twice, or by FIDE's Dutch system. */
export const PAIRING_SYSTEMS = ['byHand', 'roundRobin', 'doubleRoundRobin', 'swissDutch'] as const;
export type PairingSystem = (typeof PAIRING_SYSTEMS)[number];

/** What is added to the points of some for the pairing (C.04.7). */
export const ACCELERATIONS = ['none', 'baku'] as const;

/** A game that is not played to its end with its round: begun and to be gone on with, or to be played another day. */
export const PUT_OFF = ['adjourned', 'postponed'] as const;
export type PutOff = (typeof PUT_OFF)[number];

/** What is announced before round 1, and holds from it on. */
export const ANNOUNCED = [
  'rounds',
  'system',
  'initialColor',
  'points',
  'acceleration',
  'tieBreaks',
  'halfPointByes',
  'forbidden',
] as const;
export type Announced = (typeof ANNOUNCED)[number];

/** Why a player is not paired in a round. */
export const AWAY = ['notYet', 'withdrawn', 'bye'] as const;
export type Away = (typeof AWAY)[number];
