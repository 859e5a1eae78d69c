/** What the desk itself knows of a flag said to have fallen: the periods of the control, and its own clock. */
import type { Color, SideControl, TimeControl } from '../../clocks/index.ts';
import { COLORS, periodOf } from '../../clocks/index.ts';
import type { FlagFall, QuickplayClaim } from '../../laws/incident.ts';
import type { Incident } from '../../laws/index.ts';
import type { ClockMode } from '../journal/clock-events.ts';
import { controlFor } from '../clocks/clock-places.ts';
import { clockOf } from '../journal/clock-state.ts';
import { clocksBefore } from './incident-clock.ts';
import type { TimeLeft } from '../journal/incident-types.ts';
import type { IncidentTold } from '../commands/incident-commands.ts';
import type { BoardRecord, DeskState } from '../journal/state.ts';
import { controlIn } from '../journal/stored-clock.ts';

/** With one period for all moves there are none that had to be completed before the flag (6.4), and no later period. */
export function withFlagFacts(state: DeskState, board: BoardRecord, fall: FlagFall): FlagFall {
  const control = controlAt(state, board);
  const whole = control !== null && sidesOf(fall).every((side) => isWhole(control[side]));
  if (!whole) return fall;
  const { requiredMovesCompleted = false, lastPeriod = true } = fall;
  return { ...fall, requiredMovesCompleted, ...(fall.flag === 'both' ? { lastPeriod } : {}) };
}

/** III.2.2: where the control gives time with each move, the desk knows it. */
export function withIncrementKnown(
  state: DeskState,
  board: BoardRecord,
  claim: QuickplayClaim,
): QuickplayClaim {
  const control = controlAt(state, board);
  if (control === null) return claim;
  const period = board.time.clock === null ? 1 : clockOf(board.time.clock)[claim.by].period;
  const hasIncrement = periodOf(control[claim.by], period).bonus.kind !== 'none';
  return hasIncrement ? { ...claim, hasIncrement } : claim;
}

function controlAt(state: DeskState, board: BoardRecord): TimeControl | null {
  const setting = board.time.clock?.control ?? controlFor(state, board, board.time.control)?.setting ?? null;
  return setting === null ? null : controlIn(setting);
}

function isWhole({ periods }: SideControl): boolean {
  return periods.length === 1 && periods[0]?.moves === null;
}

function sidesOf({ flag }: FlagFall): readonly Color[] {
  return flag === 'both' ? COLORS : [flag];
}

/** From so many milliseconds on, a clock is far from zero; a mirror is as late as the hand that presses it. */
const FAR: Readonly<Record<ClockMode, number>> = { official: 1000, mirror: 30_000 };

/** The time the desk's own clock still gives a side whose flag is said to have fallen now, where that is far from none. */
export function farFromZero(
  board: BoardRecord,
  incident: Incident,
  { atPly }: Pick<IncidentTold, 'atPly'>,
  now: number,
): readonly TimeLeft[] {
  const there = board.time.clock;
  const earlier = atPly !== undefined && atPly < board.plies.length;
  if (incident.kind !== 'flagFall' || there === null || earlier) return [];
  const { control } = clockOf(there);
  const times = clocksBefore(board, { white: null, black: null }, now);
  return sidesOf(incident).flatMap((side) => {
    const ms = times[side] ?? 0;
    return control[side].mode === 'up' || ms < FAR[there.mode] ? [] : [{ side, ms }];
  });
}
