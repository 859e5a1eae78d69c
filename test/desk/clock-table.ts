/** A board with a clock of either kind, as an arbiter puts it there. Times in milliseconds. */
import type { ClockMode, ClockReading, ClockView, DeskCommand } from '../../src-core/contract/desk-api.ts';
import { type Arbiter, firstRound } from './arbiter.ts';

export const MINUTE = 60_000;

/** Two boards of a round under `control`; the clocks named run for White from the desk's instant 0. */
export function withClocks(control: string, modes: readonly ClockMode[]): Arbiter {
  const desk = firstRound();
  desk.now = 0;
  desk.does({ type: 'setControl', round: 1, board: null, text: control, change: 'moves' });
  for (const [index, mode] of modes.entries())
    desk.does({
      type: 'placeClock',
      round: 1,
      board: index + 1,
      mode,
      white: { milliseconds: 20 * MINUTE },
      black: { milliseconds: 25 * MINUTE },
      turn: 'white',
      running: true,
    });
  return desk;
}

export function clockAt(desk: Arbiter, board = 1): ClockView {
  const { clock } = desk.board(board);
  if (clock === null) throw new Error(`no clock on board ${board}`);
  return clock;
}

/** The board's clock changed over to the other kind; what is not said is left as it stands. */
export function changes(
  mode: ClockMode,
  more: Partial<ClockReading & { readonly reason: string }> = {},
): DeskCommand {
  const left = { white: {}, black: {}, turn: 'white', running: true, reason: '' } as const;
  return { type: 'changeClock', round: 1, board: 1, mode, ...left, ...more };
}
