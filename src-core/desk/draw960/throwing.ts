/** Throws of a draw while they are typed, as the hall may see them. Nothing of them is in the journal yet. */
import type { DrawPlace, ThrowMethod } from '../../tournament/index.ts';
import { mayBegin, placeToDraw } from './draw-conditions.ts';
import { throwsRead } from './draw-view.ts';
import type { ThrowingView } from '../../contract/draw-views.ts';
import type { DeskState } from '../journal/state.ts';

export interface Throwing {
  readonly draw: DrawPlace;
  readonly method: ThrowMethod;
  readonly throws: readonly number[];
  /** The last line about draws when they were typed: with the next one they are over. */
  readonly seq: number;
}

/**
 * What the hall sees of them: each throw as it fell. Null where there is nothing to see: they are of another round, or
 * over; nothing can be drawn so; or what comes out has its hour, and throws seen before it would tell the position.
 */
export function throwingSeen(state: DeskState, round: number, throwing: Throwing): ThrowingView | null {
  const { draw, method, throws, seq } = throwing;
  if (draw.round !== round || throws.length === 0 || seq !== state.drawing.seq) return null;
  const place = placeToDraw(state, draw);
  if (!place.ok || place.value.terms.show !== 'atOnce') return null;
  if (place.value.terms.perBoard && draw.board === 0) return null;
  // the reason of a second draw is asked for when it is written
  if (mayBegin(state, draw, 'again', false) !== null) return null;
  const read = throwsRead(state, { method, throws });
  if (!read.ok) return null;
  const { steps, next } = read;
  return { board: draw.board, method, throws, steps, next };
}
