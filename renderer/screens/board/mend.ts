import type { ClockView, DeskCommand, Place } from '../../../src-core/contract/desk-api.ts';
import type { Words } from '../../words.svelte.ts';
import type { ActionName } from './actions.ts';

/** What the one button does where a clock contradicts the moves: an act of the clock, or the dialog in which it is mended. */
export interface Mend {
  readonly says: string;
  readonly does: DeskCommand | ActionName;
}

/** What mends a clock that contradicts the moves of its board; null where they agree. */
export function mendOf(t: Words, view: Place & { readonly clock: ClockView | null }): Mend | null {
  const { clock, round, board } = view;
  const wrong = clock?.disagreement ?? null;
  if (clock === null || wrong === null) return null;
  const { recorded, moves: turn } = wrong;
  switch (wrong.mend) {
    case 'press': {
      const by = wrong.clock;
      const does = { type: 'clockAct', round, board, do: 'press', by, pressed: null, reason: '' } as const;
      return { says: t.clock.press(t.clock.sides[by]), does };
    }
    case 'byTheMoves': {
      const running = clock.phase === 'running';
      const shows = { white: { moves: recorded.white }, black: { moves: recorded.black }, turn, running };
      const correction = { kind: 'reading', ...shows } as const;
      const why = { reason: t.clock.mendReason, incident: null };
      return {
        says: t.clock.mends.byTheMoves,
        does: { type: 'correctClock', round, board, correction, ...why },
      };
    }
    case 'byHand':
      return { says: t.clock.mends.byHand, does: 'clock' };
    case 'strikeResult':
      return { says: t.board.strikeResult, does: 'strikeResult' };
  }
}
