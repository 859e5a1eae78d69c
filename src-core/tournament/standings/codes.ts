/** The codes of tie-breaks (C.07 5, and FIDE's list for TRF26), with their modifiers: `BH/C1`, `KS/L+1`, `RTNG/R`. */

/** What a tie-break looks at decides when it cannot be used. */
interface Nature {
  /** Ratings: dropped where a player has none (10). */
  readonly ratings?: true;
  /** Not in a round robin (8). */
  readonly swissOnly?: true;
  /** The lower figure is the better one. */
  readonly lowFirst?: true;
}

export const TIE_BREAKS = {
  PTS: {},
  DE: {},
  WIN: {},
  WON: {},
  BPG: {},
  BWG: {},
  PS: {},
  REP: {},
  STD: {},
  TPN: { lowFirst: true },
  BH: { swissOnly: true },
  AOB: { swissOnly: true },
  FB: { swissOnly: true },
  SB: {},
  KS: {},
  ARO: { ratings: true },
  TPR: { ratings: true },
  PTP: { ratings: true },
  APRO: { ratings: true },
  APPO: { ratings: true },
  RTNG: { ratings: true },
} as const satisfies Record<string, Nature>;
export type TieBreakName = keyof typeof TIE_BREAKS;

/** The name had until August 2024. */
const FORMER: Readonly<Record<string, TieBreakName>> = { GE: 'REP', GW: 'WON' };

export interface TieBreak {
  /** As it was asked for, in capitals. */
  readonly code: string;
  readonly name: TieBreakName;
  /** How many of the least and of the most significant values are cut (14.1 to 14.4). */
  readonly cutLow: number;
  readonly cutHigh: number;
  /** By how many half points the limit of Koya lies above the half of all (14.5). */
  readonly limit: number;
  /** The other way round (7.8, 10.6). */
  readonly reversed: boolean;
  /** Forfeits as games with the opponent of the pairing (6.1.1, 16.6). */
  readonly forfeitsPlayed: boolean;
  /** The last round as drawn, for averages of Buchholz (8.2). */
  readonly fore: boolean;
  /** What an unrated player is taken for; null: the tie-break is dropped where there is one. */
  readonly unrated: number | null;
}

/** The tie-break of a code, or null where there is none. */
export function parseTieBreak(text: string): TieBreak | null {
  const code = text.trim().toUpperCase();
  const [head = '', ...modifiers] = code.split('/');
  const name = FORMER[head] ?? head;
  if (!isName(name)) return null;
  let read: TieBreak = {
    code,
    name,
    cutLow: 0,
    cutHigh: 0,
    limit: 0,
    reversed: false,
    forfeitsPlayed: false,
    fore: false,
    unrated: null,
  };
  for (const modifier of modifiers) {
    const more = readModifier(name, modifier);
    if (more === null) return null;
    read = { ...read, ...more };
  }
  return read;
}

function isName(name: string): name is TieBreakName {
  return Object.hasOwn(TIE_BREAKS, name);
}

const CUT: readonly TieBreakName[] = ['PS', 'BH', 'FB', 'SB', 'ARO'];
const REVERSED: readonly TieBreakName[] = ['TPN', 'RTNG'];

function readModifier(name: TieBreakName, modifier: string): Partial<TieBreak> | null {
  const [, letter = '', figure = ''] = /^([CMLRPFU])([+-]?\d{0,4})$/.exec(modifier) ?? [];
  const number = Number(figure);
  if (letter === 'C' && CUT.includes(name) && number > 0) return { cutLow: number };
  if (letter === 'M' && CUT.includes(name) && number > 0) return { cutLow: number, cutHigh: number };
  if (letter === 'L' && name === 'KS' && figure !== '') return { limit: number };
  if (letter === 'R' && REVERSED.includes(name) && figure === '') return { reversed: true };
  if (letter === 'P' && figure === '') return { forfeitsPlayed: true };
  if (letter === 'F' && name === 'AOB' && figure === '') return { fore: true };
  const rated = 'ratings' in TIE_BREAKS[name];
  return letter === 'U' && rated && number > 0 ? { unrated: number } : null;
}
