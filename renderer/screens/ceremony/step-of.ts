import type { DrawLineView } from '../../../src-core/desk-api.ts';

/** The step of the ceremony a draw has come to: 1 before it begins, 5 where it is shown. */
export function stepOf(draw: DrawLineView | null): 1 | 2 | 3 | 4 | 5 {
  if (draw === null || draw.state === 'dropped') return 1;
  if (draw.state === 'shown') return 5;
  if (draw.state === 'hidden') return 4;
  return draw.inputs.length === 0 ? 2 : 3;
}
