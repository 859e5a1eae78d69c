/** What happens in generated events, as data: rates are of a thousand. */
import { USUAL_POINTS } from '../record.ts';
import type { Absence, PointSystem } from '../record.ts';

export interface Profile {
  /** Of the players: without a rating, entered after round 1, gone before the last, in a list of who may not meet. */
  readonly unrated: number;
  readonly late: number;
  readonly withdrawn: number;
  readonly forbidden: number;
  /** Of the players who are there, in each round. */
  readonly byes: Readonly<Record<Absence['bye'], number>>;
  /** Of the games: not played, ½-0 or 0-0, ended before a move of both. */
  readonly forfeits: number;
  readonly odd: number;
  readonly short: number;
  /** Baku acceleration (C.04.7). */
  readonly accelerated: boolean;
  /** One of these. */
  readonly points: readonly PointSystem[];
}

function pointSystem(win: number, draw: number, loss: number, pairing: number): PointSystem {
  return {
    ...USUAL_POINTS,
    ...{ whiteWin: win, blackWin: win, forfeitWin: win, full: win },
    ...{ whiteDraw: draw, blackDraw: draw, half: draw, adjourned: draw },
    ...{ whiteLoss: loss, blackLoss: loss, pairing },
  };
}

const plain: Profile = {
  unrated: 0,
  late: 0,
  withdrawn: 0,
  forbidden: 0,
  byes: { full: 0, half: 0, zero: 0 },
  forfeits: 0,
  odd: 0,
  short: 0,
  accelerated: false,
  points: [USUAL_POINTS],
};

const stress: Profile = {
  ...plain,
  unrated: 60,
  late: 80,
  withdrawn: 100,
  byes: { full: 6, half: 50, zero: 30 },
  forfeits: 50,
  odd: 20,
  short: 10,
};

export const PROFILES = {
  plain,
  stress,
  forbid: { ...stress, forbidden: 300 },
  baku: { ...stress, accelerated: true },
  points: {
    ...stress,
    points: [
      pointSystem(1, 0.5, 0, 0.5),
      pointSystem(1, 0.5, 0, 0),
      pointSystem(3, 1, 0, 3),
      pointSystem(3, 1, 0, 1),
      pointSystem(3, 2, 1, 2),
    ],
  },
  /** For two to a dozen players, where every rule bites. */
  tiny: { ...stress, late: 150, forbidden: 150, byes: { full: 40, half: 80, zero: 80 }, forfeits: 120 },
} as const satisfies Record<string, Profile>;

export type ProfileName = keyof typeof PROFILES;
