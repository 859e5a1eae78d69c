/** What follows a crash or a sleep: the clocks stand, and the arbiter decides what became of the time. */
import { advance } from '../../clocks/index.ts';
import type { Clock } from '../../clocks/index.ts';
import type { ClockCommand, InterruptClocks, RecoveryChosen } from '../commands/clock-commands.ts';
import type { ClockBoardEvent } from '../journal/clock-events.ts';
import { runningBoards } from './clock-places.ts';
import { clockAsRead, standingOf } from './clock-reading.ts';
import type { BoardClock, Interrupted } from '../journal/clock-state.ts';
import { clockOf, interruptedOf } from '../journal/clock-state.ts';
import type { Answer, Refused } from '../commands/answer.ts';
import { accept, refuse } from '../commands/answer.ts';
import type { Place } from '../journal/events.ts';
import { placeIn } from '../commands/places.ts';
import type { DeskState } from '../journal/state.ts';
import { roundOf } from '../journal/state.ts';
import { numbersOf, storedClock } from '../journal/stored-clock.ts';

type RecoverClocks = Extract<ClockCommand, { type: 'recoverClocks' }>;
type Recovered = Extract<ClockBoardEvent, { type: 'clockRecovered' }>;

/** Every running clock stands, at the last instant the desk is sure of; a flag that fell before has fallen. */
export function interruptClocks(state: DeskState, { cause, at, gap }: InterruptClocks, now: number): Answer {
  return accept(
    runningBoards(state).map(({ board, clock }): ClockBoardEvent => {
      const settled = advance(clock, { do: 'look', at });
      const place = placeIn(board);
      if (settled.phase !== 'running')
        return { type: 'clockActed', ...place, do: 'look', at: settled.at, after: storedClock(settled) };
      const after = storedClock({ ...settled, phase: 'paused' });
      const back = Math.max(now, settled.at);
      return { type: 'clockInterrupted', ...place, cause, at: settled.at, gap: Math.round(gap), back, after };
    }),
  );
}

interface Waiting {
  readonly board: number;
  readonly there: BoardClock;
  readonly interrupted: Interrupted;
}

/**
 * Answers what to do about an interruption, on the boards named or on all of the round that wait. Refused for all
 * where mirrors and official clocks wait together: those on the table went on, and are read.
 */
export function recoverClocks(state: DeskState, command: RecoverClocks, now: number): Answer {
  const { round, boards, how } = command;
  if (roundOf(state, round) === null)
    return state.details === null ? refuse('noTournament') : refuse('noSuchRound', { round });
  const waiting = waitingOf(state, round);
  const chosen = boards === null ? waiting : waiting.filter(({ board }) => boards.includes(board));
  if (chosen.length === 0 || (boards !== null && chosen.length < new Set(boards).size))
    return refuse('nothingToRecover', { round });
  return hindrance(command, chosen) ?? accept(chosen.map((one) => recovered(round, one, how, command, now)));
}

function waitingOf(state: DeskState, round: number): readonly Waiting[] {
  return (roundOf(state, round)?.boards ?? []).flatMap(({ board, result, time: { clock: there } }) => {
    const interrupted = there === null ? null : interruptedOf(there);
    return there === null || interrupted === null || result !== null ? [] : [{ board, there, interrupted }];
  });
}

function hindrance({ round, boards, how }: RecoverClocks, chosen: readonly Waiting[]): Refused | null {
  if (boards === null && new Set(chosen.map(({ there }) => there.mode)).size > 1)
    return refuse('bothKindsWait', { round });
  if (how.kind === 'set' && chosen.length > 1) return refuse('oneBoardToSet', { round });
  if (how.kind !== 'read') return null;
  if (chosen.length > 1) return refuse('oneBoardToRead', { round });
  const official = chosen.find(({ there }) => there.mode !== 'mirror');
  if (official !== undefined) return refuse('notAMirror', { board: official.board });
  return how.reason.trim() === '' ? refuse('reasonMissing') : null;
}

function recovered(
  round: number,
  { board, there, interrupted }: Waiting,
  how: RecoveryChosen,
  { resume }: Pick<RecoverClocks, 'resume'>,
  now: number,
): Recovered {
  const clock = clockOf(there);
  const at = Math.max(now, clock.at);
  const stood = stoodFor(interrupted, at);
  const place: Place = { round, board };
  const base = { type: 'clockRecovered', ...place, at, stood } as const;
  switch (how.kind) {
    case 'read': {
      const after = storedClock(clockAsRead({ ...clock, at }, how, true));
      const read = { before: numbersOf(clock), was: standingOf(clock), reason: cleaned(how.reason) };
      return { ...base, how: 'set', deducted: 0, read, after };
    }
    case 'set': {
      const after = runsOn(withTimes(clock, how), at, resume);
      return { ...base, how: 'set', deducted: 0, after };
    }
    case 'leave':
      return { ...base, how: 'leave', deducted: 0, after: runsOn(clock, at, resume) };
    case 'deduct': {
      const deducted = how.until === 'decision' ? stood : interrupted.gap;
      const after = runsOn(without(clock, interrupted, deducted), at, resume);
      return { ...base, how: 'deduct', deducted, ...(how.until ? { until: how.until } : {}), after };
    }
  }
}

/** How long a clock has stood at an instant: what nothing is known of, and since then. */
function stoodFor({ gap, back }: Interrupted, now: number): number {
  return gap + Math.max(0, now - back);
}

function runsOn(clock: Clock, at: number, resume: boolean): Recovered['after'] {
  const settled = { ...clock, at };
  const stands = settled.phase === 'paused' || settled.phase === 'frozen';
  return storedClock(resume && stands ? advance(settled, { do: 'resume', at }) : settled);
}

function withTimes(clock: Clock, times: { readonly white: number; readonly black: number }): Clock {
  return {
    ...clock,
    white: { ...clock.white, time: Math.max(0, times.white) },
    black: { ...clock.black, time: Math.max(0, times.black) },
  };
}

/** As if the side that ran had run through that time, with its delay and what follows its time. */
function without(clock: Clock, { ran }: Interrupted, time: number): Clock {
  const through: Clock = { ...clock, phase: 'running', turn: ran };
  const after = advance(through, { do: 'look', at: clock.at + time });
  return { ...after, turn: clock.turn, phase: after.phase === 'running' ? clock.phase : after.phase };
}

function cleaned(reason: string): string {
  return reason.trim();
}
