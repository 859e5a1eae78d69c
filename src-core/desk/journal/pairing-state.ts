/** What the lines about taking part and pairing come to. */
import type { AskedBye, Away } from '../../vocabulary/pairings.ts';
import { USUAL_POINTS } from '../../vocabulary/points.ts';
import type { ForbiddenPairs, PairingRules } from './pairing-events.ts';
import type { PersonId } from './people.ts';

/** In which rounds a player is there. */
export interface Presence {
  /** The first round. */
  readonly enters: number;
  /** Withdrawn from a round on, up to the one before he returns (null: he does not). */
  readonly withdrawn: readonly { readonly from: number; readonly returns: number | null }[];
  readonly byes: ReadonlyMap<number, AskedBye>;
}

export interface PairingState {
  readonly rules: PairingRules;
  readonly forbidden: readonly ForbiddenPairs[];
  /** Of those alone of whom something was said. */
  readonly presence: ReadonlyMap<PersonId, Presence>;
  /** The rounds whose pairings were told. */
  readonly published: ReadonlySet<number>;
}

export const NO_PAIRING: PairingState = {
  rules: {
    system: null,
    initialColor: null,
    points: USUAL_POINTS,
    acceleration: 'none',
    tieBreaks: null,
    halfPointByes: null,
  },
  forbidden: [],
  presence: new Map(),
  published: new Set(),
};

export const THERE: Presence = { enters: 1, withdrawn: [], byes: new Map() };

export interface Absence {
  readonly why: Away;
  readonly bye: AskedBye;
}

/** Why a player is not paired in a round, and what the round is for him; null where he is there. */
export function absenceIn({ presence }: PairingState, id: PersonId, round: number): Absence | null {
  const said = presence.get(id);
  if (said === undefined) return null;
  if (round < said.enters) return { why: 'notYet', bye: said.byes.get(round) ?? 'zero' };
  const out = said.withdrawn.some(
    ({ from, returns }) => from <= round && (returns === null || round < returns),
  );
  if (out) return { why: 'withdrawn', bye: 'zero' };
  const bye = said.byes.get(round);
  return bye === undefined ? null : { why: 'bye', bye };
}
