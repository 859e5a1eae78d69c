import type { ClockRow, ClockView, Color } from '../../../../src-core/contract/desk-api.ts';
import type { Correction } from '../../../../src-core/desk/commands/clock-commands.ts';
import type { ClockNumbers } from '../../../../src-core/desk/journal/clock-events.ts';
import { drawnOf, timeAt } from '../../../clock/drawn.ts';
import { parseFace } from '../../../../src-core/words/clock-face.ts';

/** A penalty picked by its key, before the desk works it out at its own instant. */
export interface Picked {
  readonly add: { readonly to: Color; readonly milliseconds: number } | null;
  readonly takeBackGained: Color | null;
}

export const nothingPicked: Picked = { add: null, takeBackGained: null };

/** The three numbers as typed; an empty one is left as it is. */
export interface TypedNumbers {
  readonly white: string;
  readonly black: string;
  readonly moves: string;
}

export const nothingTyped: TypedNumbers = { white: '', black: '', moves: '' };

/** The three numbers as the clock shows them at an instant of the desk. */
export function numbersAt(clock: ClockRow, now: number): ClockNumbers {
  const drawn = drawnOf(clock);
  return {
    white: Math.round(timeAt(drawn, 'white', now)),
    black: Math.round(timeAt(drawn, 'black', now)),
    moves: { white: clock.white.moves, black: clock.black.moves },
  };
}

/** What will stand on the clock; null where something typed is no time or no count. */
export function numbersAfter(
  before: ClockNumbers,
  clock: Pick<ClockView, 'gained' | 'turn'>,
  picked: Picked,
  typed: TypedNumbers,
): ClockNumbers | null {
  const times = { white: before.white, black: before.black };
  if (picked.add !== null) times[picked.add.to] += picked.add.milliseconds;
  if (picked.takeBackGained !== null) times[picked.takeBackGained] -= clock.gained[picked.takeBackGained];
  const white = typed.white.trim() === '' ? Math.max(0, times.white) : parseFace(typed.white);
  const black = typed.black.trim() === '' ? Math.max(0, times.black) : parseFace(typed.black);
  const moves = typed.moves.trim() === '' ? before.moves : movesTyped(typed.moves, before);
  return white === null || black === null || moves === null ? null : { white, black, moves };
}

/** The counter of a clock counts White's moves; Black stays as many behind as he was. */
function movesTyped(text: string, { moves }: ClockNumbers): ClockNumbers['moves'] | null {
  if (!/^\d{1,4}$/.test(text.trim())) return null;
  const white = Number(text);
  return { white, black: Math.max(0, white - (moves.white - moves.black)) };
}

/** What is asked of the desk: a penalty where only one was picked, the numbers where something was typed. */
export function correctionOf(after: ClockNumbers, picked: Picked, typed: TypedNumbers): Correction {
  const byHand = [typed.white, typed.black, typed.moves].some((text) => text.trim() !== '');
  if (!byHand) return { kind: 'penalty', ...picked };
  return { kind: 'numbers', white: after.white, black: after.black, moves: after.moves };
}
