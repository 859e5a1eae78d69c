/** The start of a round, who is there, and what follows a crash or a sleep. */
import { advance } from '../clocks/index.ts';
import type { Clock } from '../clocks/index.ts';
import type { ClockCommand, InterruptClocks } from './clock-commands.ts';
import type { ClockBoardEvent, Recovery } from './clock-events.ts';
import type { ClockThere } from './clock-places.ts';
import { clockAt, runningBoards } from './clock-places.ts';
import type { Interrupted } from './clock-state.ts';
import { clockOf, interruptedOf } from './clock-state.ts';
import { startNotShown } from './draw-conditions.ts';
import type { Decision, Refused } from './decision.ts';
import { accept, refuse } from './decision.ts';
import type { DeskEvent, Place } from './events.ts';
import { pairedBoard, placeIn } from './places.ts';
import type { DeskState } from './state.ts';
import { roundOf } from './state.ts';
import { storedClock } from './stored-clock.ts';

type Of<T extends ClockCommand['type']> = Extract<ClockCommand, { type: T }>;

/** Starts White's clocks (6.6): on the boards named, or on all whose clock is ready, whoever is there or not (6.7.2). */
export function startRound(state: DeskState, { round, boards }: Of<'startRound'>, now: number): Decision {
  const record = roundOf(state, round);
  if (record === null)
    return state.details === null ? refuse('noTournament') : refuse('noSuchRound', { round });
  const chosen =
    boards === null ? record.boards.filter(isReady).map(({ board }) => board) : [...new Set(boards)];
  const starts: DeskEvent[] = [];
  for (const board of chosen) {
    const started = startEvent(state, { round, board }, now);
    if ('ok' in started) return started;
    starts.push(started);
  }
  const before = state.times.rounds.get(round)?.startedAt ?? null;
  if (starts.length === 0 && before !== null) return refuse('nothingToStart', { round });
  return accept([{ type: 'roundStarted', round, at: now, started: starts.length }, ...starts]);
}

function isReady({
  bye,
  result,
  time,
}: {
  bye: boolean;
  result: unknown;
  time: { clock: ClockThere['there'] | null };
}) {
  return !bye && result === null && time.clock !== null && clockOf(time.clock).phase === 'ready';
}

function startEvent(state: DeskState, place: Place, now: number): DeskEvent | Refused {
  const found = clockAt(state, place);
  if (!found.ok) return found;
  const { clock, board } = found.value;
  if (clock.phase !== 'ready') return refuse('clockStarted', { board: board.board, phase: clock.phase });
  const hidden = startNotShown(state, place);
  if (hidden !== null) return hidden;
  const after = advance(clock, { do: 'start', at: now });
  return { type: 'clockActed', ...placeIn(place), do: 'start', at: after.at, after: storedClock(after) };
}

export function setPresence(state: DeskState, command: Of<'setPresence'>, now: number): Decision {
  const found = pairedBoard(state, command);
  if (!found.ok) return found;
  const { side, present } = command;
  const { bye, time, board } = found.value;
  if (bye) return refuse('byeHasNoMoves', { board });
  if (time.absent.includes(side) !== present) return accept([]);
  const place = placeIn(command);
  return accept([
    present ? { type: 'playerArrived', ...place, side, at: now } : { type: 'playerAbsent', ...place, side },
  ]);
}

/** Every running clock stands, at the last instant the desk is sure of; a flag that fell before has fallen. */
export function interruptClocks(state: DeskState, { cause, at, gap }: InterruptClocks): Decision {
  return accept(
    runningBoards(state).map(({ board, clock }): ClockBoardEvent => {
      const settled = advance(clock, { do: 'look', at });
      const place = placeIn(board);
      if (settled.phase !== 'running')
        return { type: 'clockActed', ...place, do: 'look', at: settled.at, after: storedClock(settled) };
      const after = storedClock({ ...settled, phase: 'paused' });
      return { type: 'clockInterrupted', ...place, cause, at: settled.at, gap: Math.round(gap), after };
    }),
  );
}

/** Answers what to do about an interruption, on the boards named or on all of the round that wait. */
export function recoverClocks(state: DeskState, command: Of<'recoverClocks'>, now: number): Decision {
  const { round, boards, how } = command;
  const record = roundOf(state, round);
  if (record === null)
    return state.details === null ? refuse('noTournament') : refuse('noSuchRound', { round });
  const waiting = record.boards.filter(
    ({ time, result }) => result === null && time.clock !== null && interruptedOf(time.clock) !== null,
  );
  const chosen = boards === null ? waiting : waiting.filter(({ board }) => boards.includes(board));
  if (chosen.length === 0 || (boards !== null && chosen.length < new Set(boards).size))
    return refuse('nothingToRecover', { round });
  if (how.kind === 'set' && chosen.length > 1) return refuse('oneBoardToSet', { round });
  return accept(
    chosen.flatMap(({ board, time: { clock: there } }) =>
      there === null ? [] : [recovered({ round, board }, there, command, now)],
    ),
  );
}

function recovered(
  place: Place,
  there: ClockThere['there'],
  { how, resume }: Of<'recoverClocks'>,
  now: number,
): ClockBoardEvent {
  const clock = clockOf(there);
  const interrupted = interruptedOf(there);
  const at = Math.max(now, clock.at);
  const settled = { ...afterRecovery(clock, how, interrupted), at };
  const stands = settled.phase === 'paused' || settled.phase === 'frozen';
  const after = resume && stands ? advance(settled, { do: 'resume', at }) : settled;
  const kind: Recovery = how.kind;
  const deducted = kind === 'deduct' ? (interrupted?.gap ?? 0) : 0;
  return { type: 'clockRecovered', ...place, at, how: kind, deducted, after: storedClock(after) };
}

function afterRecovery(
  clock: Clock,
  how: Of<'recoverClocks'>['how'],
  interrupted: Interrupted | null,
): Clock {
  switch (how.kind) {
    case 'leave':
      return clock;
    case 'deduct': {
      // as if the side that ran had run through the gap, with its delay and what follows its time
      const { ran = clock.turn, gap = 0 } = interrupted ?? {};
      const through: Clock = { ...clock, phase: 'running', turn: ran };
      const after = advance(through, { do: 'look', at: clock.at + gap });
      return { ...after, turn: clock.turn, phase: after.phase === 'running' ? clock.phase : after.phase };
    }
    case 'set':
      return {
        ...clock,
        white: { ...clock.white, time: Math.max(0, how.white) },
        black: { ...clock.black, time: Math.max(0, how.black) },
      };
  }
}
