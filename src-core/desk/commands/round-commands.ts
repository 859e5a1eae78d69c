/** What may be asked about who plays whom. */
import * as v from 'valibot';
import { command, name, ordinal, place, text } from './primitives.ts';
import type { Frozen } from './frozen.ts';

/** A pairing as typed: each side a starting number, a name, or empty. */
const pairing = v.strictObject({ board: ordinal, white: name, black: name });
export type PairingForm = Frozen<v.InferOutput<typeof pairing>>;

export const roundCommands = {
  pairRound: command('pairRound', { round: ordinal, pairings: v.array(pairing) }),
  pairRoundFromText: command('pairRoundFromText', { round: ordinal, text }),
  changePairing: command('changePairing', { ...place, white: name, black: name }),
} as const;
