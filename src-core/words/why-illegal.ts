import type { Square } from '../chess/index.ts';
import type { WhyIllegal } from '../desk/commands/refusals/game.ts';
import type { Role } from '../vocabulary/pieces.ts';

/** A move that is not legal, as it was written, and why. */
export type Illegal = WhyIllegal & { readonly text: string };
type Why = Illegal['why'];

/** Why a move is not legal, from the facts of each reason; null where lines of old have not what its sentence names. */
export type IllegalSentences = {
  readonly [W in Why]: (f: Extract<Illegal, { readonly why: W }>) => string | null;
} & { readonly illegal: (f: { readonly text: string }) => string };

/** The sentence of its reason. One that this program does not know, or lacks the facts of, says only that it is not legal. */
export function whyIllegal(sentences: IllegalSentences, f: Illegal): string {
  // the row of a reason takes the facts of that reason
  const say = Object.hasOwn(sentences, f.why) ? (sentences[f.why] as (f: Illegal) => string | null) : null;
  return say?.(f) ?? sentences.illegal(f);
}

/** A sentence that names the man that was to move; null where it is not told. */
export function ofMover(
  { mover, from }: { readonly mover?: Role | null; readonly from?: Square },
  say: (role: Role, square: Square) => string,
): string | null {
  return mover === undefined || mover === null || from === undefined ? null : say(mover, from);
}

/** Men that attack: their squares, and their roles beside them. */
export interface Attacked {
  readonly by: readonly Square[];
  readonly byRoles: readonly Role[];
}

/** Each man that attacks, with its square. */
export const menIn = ({ by, byRoles }: Attacked): readonly (readonly [Role, Square])[] =>
  byRoles.flatMap((role, at) => {
    const square = by[at];
    return square === undefined ? [] : [[role, square] as const];
  });
