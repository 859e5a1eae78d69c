/** What screens show of clocks. */
import { COLORS, movesToComplete, nextInstant, ratingOf, regimeOf, shown } from '../../clocks/index.ts';
import type { Clock, Color } from '../../clocks/index.ts';
import type {
  ClockRow,
  ClockScreenView,
  ClockView,
  ControlQuery,
  ControlView,
  CorrectionLine,
  DisplayView,
} from '../../contract/clock-views.ts';
import type { ControlSetting } from '../journal/clock-events.ts';
import { controlFor, movesRecorded } from './clock-places.ts';
import { clockAndMoves, disagreementOf } from './disagreement.ts';
import type { BoardClock } from '../journal/clock-state.ts';
import { clockOf, interruptedOf, lastLine } from '../journal/clock-state.ts';
import { MOST_CORRECTED } from './decide-clock.ts';
import { gainedBy } from './taken-back-presses.ts';
import { lateOf } from './late-presses.ts';
import { isStrikable } from './decide-clock-strike.ts';
import type { People } from '../journal/people.ts';
import type { Place, RuleSetId } from '../journal/events.ts';
import type { BoardRecord, DeskState } from '../journal/state.ts';
import { boardOf } from '../journal/state.ts';
import { controlIn } from '../journal/stored-clock.ts';
import { unveilOf } from '../journal/veil.ts';
import { sideOf } from '../players/sides.ts';

const rows = new WeakMap<BoardRecord, ClockRow>();

/** A board's clock as the hall shows it; null where it has none. */
export function clockRow(board: BoardRecord): ClockRow | null {
  const there = board.time.clock;
  if (there === null) return null;
  const known = rows.get(board);
  if (known !== undefined) return known;
  const row = rowOf(board, there, clockOf(there));
  rows.set(board, row);
  return row;
}

/** A clock of a board as it is shown, which need not be the one that stands there now. */
export function rowOf(board: BoardRecord, there: BoardClock, clock: Clock): ClockRow {
  const { running, flag } = shown(clock);
  return {
    mode: there.mode,
    phase: clock.phase,
    turn: clock.turn,
    running,
    flag,
    at: clock.at,
    next: nextInstant(clock),
    white: displayOf(clock, 'white'),
    black: displayOf(clock, 'black'),
    interrupted: interruptedOf(there),
    overdue: clock.phase === 'over' ? [] : COLORS.filter((color) => isOverdue(board, clock, color)),
    disagreement: disagreementOf(clockAndMoves(board, clock)),
  };
}

function displayOf(clock: Clock, color: Color): DisplayView {
  const control = clock.control[color];
  const { time, still, moves, period, byoYomi } = clock[color];
  const needed = movesToComplete(control, period);
  return {
    time,
    still,
    mode: control.mode,
    period,
    periods: control.periods.length,
    moves,
    toGo: needed === null ? null : Math.max(0, needed - moves),
    byoYomi,
  };
}

/** The moves recorded complete a period that this side's clock has not left: somebody did not press. */
function isOverdue(board: BoardRecord, clock: Clock, color: Color): boolean {
  const { period, moves } = clock[color];
  const needed = movesToComplete(clock.control[color], period);
  return needed !== null && moves < needed && movesRecorded(board, color) >= needed;
}

/** A board's clock as its own screen and the arbiter's panel show it. */
export function clockView(state: DeskState, people: People, board: BoardRecord): ClockView | null {
  const there = board.time.clock;
  const row = clockRow(board);
  if (there === null || row === null) return null;
  const { seq, kind, by, corrected } = lastLine(there);
  const unveil = unveilOf(people);
  return {
    ...row,
    seq: there.seq,
    control: controlView(state, people, there.control),
    late: lateOf(there),
    gained: { white: gainedBy(board.time, 'white'), black: gainedBy(board.time, 'black') },
    corrections: correctionsOf(there).map((line) => ({ ...line, reason: unveil(line.reason) })),
    last: { seq, do: kind, by, corrected },
    strikable: board.result === null && isStrikable(lastLine(there)) ? seq : null,
  };
}

function correctionsOf({ lines }: BoardClock): readonly CorrectionLine[] {
  return lines.flatMap(({ seq, correction }) => {
    if (correction === null) return [];
    const { backTo: _back, strikes: _strikes, ...told } = correction;
    return [{ seq, ...told }];
  });
}

const REGIMES: Readonly<Record<RuleSetId, 'standard' | 'rapid' | 'blitz'>> = {
  standard: 'standard',
  'rapid-a4': 'rapid',
  'rapid-a5': 'rapid',
  'blitz-b2': 'blitz',
  'blitz-b3': 'blitz',
};

/** What a control is held against where it is not the tournament's own: the form of one that is being made. */
type Compared = Pick<ControlQuery, 'ruleSet' | 'variant'>;

/** A time control with its periods, its regime (A.1, B.1) and whether that is the tournament's, or that of `rules`. */
export function controlView(
  state: DeskState,
  people: People,
  setting: ControlSetting,
  { ruleSet = state.details?.ruleSet, variant = state.details?.variant }: Compared = {},
): ControlView {
  const control = controlIn(setting);
  const written = { ...setting, text: unveilOf(people)(setting.text) };
  if (control === null)
    return { ...written, periods: null, modes: null, regime: null, rating: null, otherRegime: false };
  const { white, black } = control;
  const regime = regimeOf(control);
  const ruled = ruleSet === undefined ? null : REGIMES[ruleSet];
  return {
    ...written,
    periods: { white: white.periods, black: black.periods },
    modes: { white: white.mode, black: black.mode },
    regime,
    rating: variant === 'chess960' ? { rated: false, why: 'chess960' } : ratingOf(control),
    otherRegime: regime !== null && ruled !== null && regime !== ruled,
  };
}

export function clockScreenView(state: DeskState, people: People, { round, board }: Place): ClockScreenView {
  const there = boardOf(state, { round, board });
  const control = controlFor(state, { round, board }, there?.time.control ?? null);
  return {
    kind: 'clock',
    round,
    board,
    exists: there !== null,
    white: sideOf(state, people, there?.white ?? null),
    black: sideOf(state, people, there?.black ?? null),
    result: there?.result?.result ?? null,
    clock: there === null ? null : clockView(state, people, there),
    mostCorrected: MOST_CORRECTED,
    control: control === null ? null : controlView(state, people, control.setting),
    from: control?.scope ?? null,
  };
}
