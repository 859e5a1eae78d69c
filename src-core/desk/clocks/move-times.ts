/** The times beside the moves of a board: what a PGN brought stays as it was, else what its clock tells. */
import { formatPgnTimeControl } from '../../clocks/index.ts';
import type { Color } from '../../clocks/index.ts';
import type { MoveRemarks } from '../../chess/pgn-types.ts';
import { controlFor } from './clock-places.ts';
import type { Press, TimeSource } from '../journal/clock-state.ts';
import type { BoardRecord, DeskState, Ply } from '../journal/state.ts';
import { controlIn } from '../journal/stored-clock.ts';

export interface MoveTime {
  readonly clkMs: number;
  /** Absent where only the display was read. */
  readonly emtMs: number | null;
  readonly source: TimeSource | 'pgn';
}

const NOTHING: ReadonlyMap<string, Press> = new Map();

/** The time of each ply; null where nothing is known of it. A move is known to a clock by its counter. */
export function moveTimes(board: BoardRecord): readonly (MoveTime | null)[] {
  const presses = pressesOf(board);
  const counts: Record<Color, number> = { white: 0, black: 0 };
  return board.plies.map((ply) => {
    const side = ply.before.turn;
    counts[side] += 1;
    return timeOf(ply, presses.get(`${side} ${counts[side]}`));
  });
}

function pressesOf({ time: { clock, earlier } }: BoardRecord): ReadonlyMap<string, Press> {
  if (clock === null) return NOTHING;
  const presses = new Map<string, Press>();
  for (const { lines } of [...earlier, clock])
    for (const { press } of lines) if (press !== null) presses.set(`${press.side} ${press.move}`, press);
  return presses;
}

function timeOf({ remarks: { clkMs, emtMs } }: Ply, press: Press | undefined): MoveTime | null {
  if (clkMs !== undefined) return { clkMs, emtMs: emtMs ?? null, source: 'pgn' };
  if (press === undefined || emtMs !== undefined) return null;
  const { clk, used, source } = press;
  return { clkMs: clk, emtMs: source === 'typed' ? null : used, source };
}

/** What stands beside a move in a PGN, with the time its clock tells where the text it came from had none. */
export function remarksWithTime(remarks: MoveRemarks, time: MoveTime | null | undefined): MoveRemarks {
  if (time === null || time === undefined || time.source === 'pgn') return remarks;
  const { clkMs, emtMs } = time;
  return { ...remarks, clkMs, ...(emtMs === null ? {} : { emtMs }) };
}

/** PGN's TimeControl tag of a board; empty where there is no control, or none that is understood. */
export function timeControlTag(state: DeskState, board: BoardRecord): string {
  const setting = board.time.clock?.control ?? controlFor(state, board, board.time.control)?.setting ?? null;
  const control = setting === null ? null : controlIn(setting);
  return control === null ? '' : formatPgnTimeControl(control);
}
