/** How a clock goes on: time passes first, up to the event; then the event happens. */
import type { Clock, ClockEvent, Side } from './clock.ts';
import type { Color, SideControl } from './control.ts';
import { bonusOf, movesToComplete, opponent, periodOf } from './control.ts';
import { useTime } from './use-time.ts';

/**
 * The clock just after an event. What makes no sense where the clock stands (a press of the side that does not run,
 * a second start, anything that would run after a result) changes nothing but the time that has passed. An `at`
 * before the last one counts as the last one: time never goes back.
 */
export function advance(clock: Clock, event: ClockEvent): Clock {
  const before = settle(clock, event.at);
  const after = happen(before, event);
  return after === before ? before : settle(after, after.at);
}

/** Lets time pass; a flag falls where the time is used up with nothing to follow. */
function settle(clock: Clock, at: number): Clock {
  const elapsed = Math.max(0, at - clock.at);
  const { turn } = clock;
  if (clock.phase !== 'running') return elapsed === 0 ? clock : { ...clock, at };
  const { side, fallen } = useTime(clock.control[turn], clock.change, clock[turn], elapsed);
  const settled: Clock = {
    ...clock,
    at: clock.at + elapsed,
    [turn]: side,
    ...(fallen ? { phase: 'fallen', flag: clock.flag ?? turn } : {}),
  };
  if (clock.control[turn].mode !== 'hourglass') return settled;
  const gained = clock[turn].time - side.time;
  return withTime(settled, opponent(turn), settled[opponent(turn)].time + gained);
}

function happen(clock: Clock, event: ClockEvent): Clock {
  switch (event.do) {
    case 'look':
      return clock;
    case 'start':
      return clock.phase === 'ready' ? { ...clock, phase: 'running' } : clock;
    case 'press':
      return clock.phase === 'running' && clock.turn === event.by ? press(clock) : clock;
    case 'pause':
      return clock.phase === 'running' ? { ...clock, phase: 'paused' } : clock;
    case 'freeze':
      return clock.phase === 'running' || clock.phase === 'paused' ? { ...clock, phase: 'frozen' } : clock;
    case 'resume':
      return mayResume(clock, event.by) ? { ...clock, phase: 'running' } : clock;
    case 'end':
      return { ...clock, phase: 'over' };
    case 'turn':
      return clock.turn === event.by ? clock : { ...clock, turn: event.by };
    case 'add':
      return withTime(clock, event.by, clock[event.by].time + event.milliseconds);
    case 'set':
      return { ...clock, [event.by]: setSide(clock, event) };
    case 'swap':
      return withTime(withTime(clock, 'white', clock.black.time), 'black', clock.white.time);
  }
}

function mayResume({ phase }: Clock, by: Color | undefined): boolean {
  return phase === 'paused' || (by === undefined && (phase === 'frozen' || phase === 'fallen'));
}

function withTime(clock: Clock, color: Color, time: number): Clock {
  return { ...clock, [color]: { ...clock[color], time: Math.max(0, time) } };
}

/** The side to move completes its move (6.2.1): its clock stops, the other's starts. */
function press(clock: Clock): Clock {
  const { turn, control, change } = clock;
  const given = giveBack(control[turn], { ...clock[turn], moves: clock[turn].moves + 1 });
  const next = change === 'moves' ? nextPeriods(control[turn], given) : given;
  return { ...clock, [turn]: nextMove(control[turn], next), turn: opponent(turn) };
}

function giveBack(control: SideControl, side: Side): Side {
  const period = periodOf(control, side.period);
  if (side.byoYomi > 0) return { ...side, time: bonusOf(period, 'byoYomi') };
  return { ...side, time: side.time + Math.min(side.spent, bonusOf(period, 'bronstein')) };
}

/** The press that completes the moves of a period adds the base of the next. */
function nextPeriods(control: SideControl, side: Side): Side {
  const needed = movesToComplete(control, side.period);
  if (needed === null || side.moves < needed || side.period >= control.periods.length) return side;
  const period = side.period + 1;
  const time = side.time + periodOf(control, period).base;
  return nextPeriods(control, { ...side, period, time, byoYomi: 0 });
}

/** The increment and the delay of the move about to be made. */
function nextMove(control: SideControl, side: Side): Side {
  const period = periodOf(control, side.period);
  const time = side.time + bonusOf(period, 'increment');
  return { ...side, time, spent: 0, still: bonusOf(period, 'delay') };
}

function setSide(clock: Clock, event: Extract<ClockEvent, { readonly do: 'set' }>): Side {
  const side = clock[event.by];
  const control = clock.control[event.by];
  const number = Math.min(Math.max(1, event.period ?? side.period), control.periods.length);
  const still = Math.max(0, bonusOf(periodOf(control, number), 'delay') - side.spent);
  return {
    ...side,
    time: Math.max(0, event.milliseconds ?? side.time),
    moves: Math.max(0, event.moves ?? side.moves),
    ...(number === side.period ? {} : { period: number, still, byoYomi: 0 }),
  };
}
