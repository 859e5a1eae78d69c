import type { SideAnswer, Square } from '../../../src-core/contract/desk-api.ts';

/** What a chessboard shows of a blocked position. */
export interface Proof {
  readonly region: readonly Square[];
  readonly fixed: readonly Square[];
}

export const noProof: Proof = { region: [], fixed: [] };

/** What is shown of each side that can never mate: both hold at once, and stand beside each other. */
export function proofOf(sides: readonly SideAnswer[]): Proof {
  const proofs = sides.flatMap((side) =>
    side.answer === 'no' && side.reason.kind === 'blocked' ? [side.reason] : [],
  );
  const all = (of: (proof: Proof) => readonly Square[]): readonly Square[] => [
    ...new Set(proofs.flatMap(of)),
  ];
  return { region: all(({ region }) => region), fixed: all(({ fixed }) => fixed) };
}
