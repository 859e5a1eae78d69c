import type { DrawLineView } from '../../../src-core/contract/desk-api.ts';

export type CeremonyStep = 1 | 2 | 3 | 4 | 5;

/** The step of the ceremony a draw has come to: 1 before it begins, 5 where it is shown. `throwing`: throws fall now. */
export function stepOf(draw: DrawLineView | null, throwing: boolean): CeremonyStep {
  if (throwing) return 4;
  if (draw === null || draw.state === 'dropped') return 1;
  if (draw.state === 'shown') return 5;
  if (draw.state === 'hidden') return 4;
  return draw.inputs.length === 0 ? 2 : 3;
}

/** The steps there are: only a draw by the program has a commitment, and is added to by the hall. */
export function stepsOf(draw: DrawLineView | null, throwing: boolean): readonly CeremonyStep[] {
  const program = !throwing && (draw === null || draw.method === 'program');
  return program ? [1, 2, 3, 4, 5] : [1, 4, 5];
}
