/** The start of a round: is every clock as it should be, who is missing, and what the default time brings (6.7). */
import { COLORS } from '../../clocks/index.ts';
import type { Color } from '../../clocks/index.ts';
import type {
  AbsentView,
  ClockTrouble,
  ForfeitProposal,
  RoundStartView,
} from '../../contract/clock-views.ts';
import { clockRow, controlView } from '../clocks/clock-view.ts';
import { controlFor, roundControl } from '../clocks/clock-places.ts';
import { controlsView } from '../clocks/controls-view.ts';
import { hasBegun } from '../positions/board-facts.ts';
import { begunDrawOf, hiddenDrawOf } from '../journal/drawing.ts';
import { NO_ROUND_TIME } from '../journal/clock-state.ts';
import type { People } from '../journal/people.ts';
import type { BoardRecord, DeskState } from '../journal/state.ts';
import { roundOf } from '../journal/state.ts';
import { sideOf } from '../players/sides.ts';

const MINUTE = 60_000;

/** `now` in the desk's time: who is absent at the limit is said, a forfeit is only proposed. */
export function roundStartView(state: DeskState, people: People, round: number, now: number): RoundStartView {
  const boards = (roundOf(state, round)?.boards ?? []).filter(({ bye }) => !bye);
  const open = boards.filter(({ result }) => result === null);
  const { begins, startedAt } = state.times.rounds.get(round) ?? NO_ROUND_TIME;
  const control = roundControl(state, round);
  const limit = limitOf(state, startedAt);
  const absent = open.flatMap((board) => absentAt(state, people, board, limit, now));
  const started = startedAt === null ? 'no' : boards.some(({ time }) => time.clock !== null) ? 'yes' : 'bare';
  return {
    kind: 'roundStart',
    round,
    control: control === null ? null : controlView(state, people, control.setting),
    from: control?.scope ?? null,
    controls: controlsView(state, people),
    own: boards.flatMap(({ board, time }) =>
      time.control === null ? [] : [{ board, control: controlView(state, people, time.control) }],
    ),
    troubles: open.flatMap((board) => troubleOf(state, board, started)),
    begins,
    startedAt,
    absent,
    proposals: proposalsOf(absent),
    usual: usualClock(state, round),
    counts: countsOf(boards),
  };
}

function usualClock({ rounds }: DeskState, round: number): RoundStartView['usual'] {
  const clocks = rounds
    .filter((each) => each.round <= round)
    .toSorted((one, other) => one.round - other.round)
    .flatMap(({ boards }) => boards.flatMap(({ time }) => time.clock ?? []));
  return clocks.at(-1)?.mode ?? null;
}

/** The instant at which the default time is over (6.7.1); null before the start. */
export function limitOf(state: DeskState, startedAt: number | null): number | null {
  return startedAt === null ? null : startedAt + state.times.defaultMinutes * MINUTE;
}

/** The instants at which a default time of this desk runs out, for boards where somebody is still absent. */
export function defaultLimits(state: DeskState): readonly number[] {
  return state.rounds.flatMap(({ round, boards }) => {
    const limit = limitOf(state, state.times.rounds.get(round)?.startedAt ?? null);
    const waits = boards.some(({ result, time }) => result === null && time.absent.length > 0);
    return limit !== null && waits ? [limit] : [];
  });
}

/** Of a board of the round, who is still absent with the default time over (6.7.1). */
export function lateOf(
  state: DeskState,
  round: number,
  now: number,
): (board: BoardRecord) => readonly Color[] {
  const limit = limitOf(state, state.times.rounds.get(round)?.startedAt ?? null);
  const over = limit !== null && now >= limit;
  return ({ result, bye, time: { absent } }) => (over && !bye && result === null ? absent : []);
}

function absentAt(
  state: DeskState,
  people: People,
  record: BoardRecord,
  limit: number | null,
  now: number,
): readonly AbsentView[] {
  const { board, time } = record;
  return COLORS.filter((side) => time.absent.includes(side)).map((side) => ({
    board,
    side,
    player: sideOf(state, people, record[side]),
    limit,
    over: limit !== null && now >= limit,
  }));
}

function proposalsOf(absent: readonly AbsentView[]): RoundStartView['proposals'] {
  const late = Map.groupBy(
    absent.filter(({ over }) => over),
    ({ board }) => board,
  );
  return [...late].flatMap(([board, sides]) => {
    const forfeit = forfeitOf(sides.map(({ side }) => side));
    return forfeit === null ? [] : [{ board, ...forfeit }];
  });
}

/** What is proposed where these are absent with the default time over (6.7.1); null: nobody is. */
export function forfeitOf(late: readonly Color[]): ForfeitProposal | null {
  const [side] = late;
  if (side === undefined) return null;
  const result = late.length > 1 ? '0-0' : side === 'white' ? '0-1' : '1-0';
  return { result, reason: 'forfeit', article: '6.7.1' };
}

/** Has the round been started, and if so: with clocks of this desk on its boards, or bare of them? */
type Started = 'no' | 'yes' | 'bare';

/** A clock should be there, ready and of the board's control; after the start, what did not start is still said. */
function troubleOf(state: DeskState, record: BoardRecord, started: Started): readonly ClockTrouble[] {
  const { board, time } = record;
  const row = clockRow(record);
  if (hiddenDrawOf(state, record) !== null) return [{ board, what: 'startHidden' }];
  if (!hasBegun(record) && begunDrawOf(state, record) !== null) return [{ board, what: 'drawBegun' }];
  if (row !== null && row.interrupted !== null) return [{ board, what: 'interrupted' }];
  if (time.clock === null) return started === 'bare' ? [] : [{ board, what: 'noClock' }];
  const due = controlFor(state, record, time.control)?.setting ?? null;
  const { canonical, change } = time.clock.control;
  if (due !== null && (due.canonical !== canonical || due.change !== change))
    return [{ board, what: 'otherControl' }];
  const ready = row?.phase === 'ready';
  if (started === 'no') return ready ? [] : [{ board, what: 'notReady' }];
  return ready ? [{ board, what: 'notStarted' }] : [];
}

function countsOf(boards: readonly BoardRecord[]): RoundStartView['counts'] {
  const clocks = boards.flatMap((board) => clockRow(board) ?? []);
  const count = (...phases: readonly string[]): number =>
    clocks.filter(({ phase }) => phases.includes(phase)).length;
  return {
    ready: count('ready'),
    running: count('running'),
    stopped: count('paused', 'frozen'),
    flags: clocks.filter(({ flag, phase }) => flag !== null && phase !== 'over').length,
    over: count('over'),
    interrupted: clocks.filter(({ interrupted }) => interrupted !== null).length,
    bare: boards.filter(({ result, time }) => result === null && time.clock === null).length,
  };
}
