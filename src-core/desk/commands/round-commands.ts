/** What may be asked about who plays whom. */
import * as v from 'valibot';
import { BYES } from '../../vocabulary/pairings.ts';
import { command, name, note, ordinal, place, text } from './primitives.ts';
import type { Frozen } from './frozen.ts';

/** A pairing as typed: each side a starting number, a name, or empty; of one alone, what bye it is. */
const byeOf = v.exactOptional(v.picklist(BYES));
const pairing = v.strictObject({ board: ordinal, white: name, black: name, byeOf });
export type PairingForm = Frozen<v.InferOutput<typeof pairing>>;

export const roundCommands = {
  pairRound: command('pairRound', { round: ordinal, pairings: v.array(pairing) }),
  pairRoundFromText: command('pairRoundFromText', { round: ordinal, text }),
  changePairing: command('changePairing', {
    ...place,
    white: name,
    black: name,
    byeOf,
    reason: v.exactOptional(note),
  }),
} as const;
