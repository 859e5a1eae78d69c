/** Pressing, stopping and setting a clock. */
import { advance, nextInstant, periodOf } from '../../clocks/index.ts';
import type { Clock, Color } from '../../clocks/index.ts';
import type { ClockAction, ClockCommand, Pressed } from '../commands/clock-commands.ts';
import type { ClockBoardEvent, ClockDeed } from '../journal/clock-events.ts';
import { interruptedOf, lastLine } from '../journal/clock-state.ts';
import type { ClockThere } from './clock-places.ts';
import { clockAt, runningBoards } from './clock-places.ts';
import { uncountedOf } from './late-presses.ts';
import { startNotShown } from '../draw960/draw-conditions.ts';
import type { Answer, Wrong } from '../commands/answer.ts';
import { accept, refused } from '../commands/answer.ts';
import { placeIn } from '../commands/places.ts';
import type { DeskState } from '../journal/state.ts';
import { storedClock } from '../journal/stored-clock.ts';

/** A device's word is believed for so long back, in milliseconds; what it was earlier costs its side. */
export const MOST_CORRECTED = 1000;

type ClockAct = Extract<ClockCommand, { type: 'clockAct' }>;

/**
 * Something done to a clock, at the instant a device was pressed: never in the future, never before the clock's last
 * line, and at most MOST_CORRECTED back. Refused where it makes no sense as the clock stands.
 */
export function clockAct(state: DeskState, command: ClockAct, now: number): Answer {
  const found = clockAt(state, command);
  if (!found.ok) return found;
  const reason = command.reason.trim();
  const deed = deedOf(command);
  const late = lateBase(found.value, deed, command.pressed, now);
  const before = late?.clock ?? found.value.clock;
  const at = instantOf(before, command.pressed, now);
  const uncounted = uncountedOf(deed, command.pressed, at);
  const settled = advance(before, { do: 'look', at });
  const hidden = deed.do === 'start' ? startNotShown(state, command) : null;
  const wrong = hindrance(found.value, settled, deed);
  if (wrong !== null) return refused(withPressed(wrong, before, command, now));
  if (hidden !== null) return hidden;
  const after = advance(settled, { ...deed, at });
  return accept([
    {
      type: 'clockActed',
      ...placeIn(command),
      ...deed,
      at,
      ...(command.pressed === null || at >= now ? {} : { corrected: now - at }),
      ...(uncounted === 0 ? {} : { uncounted }),
      ...(deed.do === 'press' ? pressFacts(settled, after, deed.by) : {}),
      ...(late === null ? {} : { inPlaceOf: late.seq }),
      ...(reason === '' ? {} : { reason }),
      ...('from' in command && isPlayers(deed) ? { from: command.from } : {}),
      after: storedClock(after),
    },
  ]);
}

/** A press heard too late to count: how long before the flag, or how long ago, its screen says it was made. */
function withPressed(wrong: Wrong, clock: Clock, command: ClockAct, now: number): Wrong {
  if (command.do !== 'press' || command.pressed === null) return wrong;
  const { at } = command.pressed;
  if (wrong.code === 'flagFallen') {
    const before = Math.max(0, (nextInstant(clock) ?? clock.at) - at);
    return { code: 'flagFallen', facts: { ...wrong.facts, before } };
  }
  if (wrong.code !== 'clockStands') return wrong;
  const seconds = now - at > MOST_CORRECTED ? Math.round((now - at) / 1000) : 0;
  return { code: 'clockStands', facts: { ...wrong.facts, side: command.by, ago: seconds * 1000 } };
}

/** The action alone, without what else the command carries. */
function deedOf(command: ClockAct): ClockDeed {
  const action: ClockAction = command;
  switch (action.do) {
    case 'start':
    case 'pause':
    case 'freeze':
    case 'swap':
      return { do: action.do };
    case 'resume':
      return action.by === undefined ? { do: 'resume' } : { do: 'resume', by: action.by };
    case 'press':
    case 'turn':
      return { do: action.do, by: action.by };
    case 'add':
      return { do: 'add', by: action.by, milliseconds: action.milliseconds };
    case 'set': {
      const { by, milliseconds, moves, period } = action;
      return {
        do: 'set',
        by,
        ...(milliseconds === undefined ? {} : { milliseconds }),
        ...(moves === undefined ? {} : { moves }),
        ...(period === undefined ? {} : { period }),
      };
    }
  }
}

/** What a player does at his clock: Black starts White's (6.2.1), and each presses; the rest is the arbiter's. */
function isPlayers(deed: ClockDeed): boolean {
  return deed.do === 'press' || deed.do === 'start' || (deed.do === 'resume' && deed.by !== undefined);
}

/** The instant something happened, bounded. */
function instantOf({ at }: Clock, pressed: Pressed | null, now: number): number {
  const said = pressed === null ? now : Math.min(now, Math.max(pressed.at, now - MOST_CORRECTED));
  return Math.max(at, said);
}

/** Where the flag fell by itself after the press and before it was heard: the clock before that line. */
function lateBase(
  { there, clock }: ClockThere,
  deed: ClockDeed,
  pressed: Pressed | null,
  now: number,
): { readonly clock: Clock; readonly seq: number } | null {
  if (deed.do !== 'press' || pressed === null || clock.phase !== 'fallen') return null;
  const last = lastLine(there);
  const before = there.lines.at(-2)?.clock;
  if (last.kind !== 'look' || before === undefined) return null;
  const at = instantOf(before, pressed, now);
  return advance(before, { do: 'look', at }).phase === 'running' ? { clock: before, seq: last.seq } : null;
}

function hindrance({ board, there }: ClockThere, settled: Clock, deed: ClockDeed): Wrong | null {
  const { phase, turn, flag } = settled;
  const facts = { board: board.board, phase };
  const players = deed.do === 'press' || deed.do === 'pause' || deed.do === 'freeze';
  if (players && phase === 'fallen' && flag !== null)
    return { code: 'flagFallen', facts: { ...facts, side: flag } };
  switch (deed.do) {
    case 'start':
      return phase === 'ready' ? null : { code: 'clockStarted', facts };
    case 'press':
      if (phase !== 'running') return { code: 'clockStands', facts };
      return turn === deed.by ? null : { code: 'notOnTurn', facts: { ...facts, side: deed.by } };
    case 'pause':
      return phase === 'running' ? null : { code: 'clockStands', facts };
    case 'freeze':
      return phase === 'running' || phase === 'paused' ? null : { code: 'clockStands', facts };
    case 'resume':
      if (deed.by !== undefined && interruptedOf(there) !== null) return { code: 'clockInterrupted', facts };
      return mayResume(settled, deed.by) ? null : { code: 'cannotResume', facts };
    case 'turn':
      return turn === deed.by ? { code: 'alreadyOnTurn', facts: { ...facts, side: deed.by } } : null;
    case 'set':
      return deed.milliseconds === undefined && deed.moves === undefined && deed.period === undefined
        ? { code: 'nothingToSet', facts }
        : null;
    default:
      return null;
  }
}

function mayResume({ phase }: Clock, by: Color | undefined): boolean {
  return phase === 'paused' || (by === undefined && (phase === 'frozen' || phase === 'fallen'));
}

/** How long the move took, and what the press added besides the base of a new period. */
export function pressFacts(
  settled: Clock,
  after: Clock,
  by: Color,
): { readonly used: number; readonly gained: number } {
  const [was, is] = [settled[by], after[by]];
  let bases = 0;
  for (let period = was.period + 1; period <= is.period; period++)
    bases += periodOf(after.control[by], period).base;
  return { used: was.spent, gained: is.time - was.time - bases };
}

/** What running clocks have done by themselves: flags, new periods, byo-yomi. Nothing where nothing has. */
export function lookAtClocks(state: DeskState, now: number): Answer {
  return accept(
    runningBoards(state).flatMap(({ board, clock }): readonly ClockBoardEvent[] => {
      const after = settledAt(clock, now);
      if (after === clock) return [];
      return [{ type: 'clockActed', ...placeIn(board), do: 'look', at: after.at, after: storedClock(after) }];
    }),
  );
}

/** The clock at the last instant, up to now, at which something happened by itself. */
export function settledAt(clock: Clock, now: number): Clock {
  let after = clock;
  for (let next = nextInstant(clock); next !== null && next <= now; next = nextInstant(after))
    after = advance(after, { do: 'look', at: next });
  return after;
}
