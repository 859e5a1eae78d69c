import type { Color, DeskCommand, Place } from '../../../../src-core/desk-api.ts';
import type { ClockView } from '../../../../src-core/desk-api.ts';
import type { ClockAction, TypedSide } from '../../../../src-core/desk/clock-commands.ts';
import type { ClockMode } from '../../../../src-core/desk/clock-events.ts';
import { parseFace } from '../../../clock/face.ts';

/** A clock as an arbiter reads it or wants it. */
export interface Reading {
  readonly mode: ClockMode;
  readonly white: TypedSide;
  readonly black: TypedSide;
  readonly turn: Color;
  readonly running: boolean;
}

/** One side as typed: what is empty is left as it is. Null where something is no time or no count. */
export function sideTyped(text: Readonly<Record<'time' | 'moves' | 'period', string>>): TypedSide | null {
  const milliseconds = text.time.trim() === '' ? undefined : parseFace(text.time);
  const moves = countTyped(text.moves);
  const period = countTyped(text.period);
  if (milliseconds === null || moves === null || period === null) return null;
  return {
    ...(milliseconds === undefined ? {} : { milliseconds }),
    ...(moves === undefined ? {} : { moves }),
    ...(period === undefined ? {} : { period }),
  };
}

function countTyped(text: string): number | null | undefined {
  if (text.trim() === '') return undefined;
  return /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : null;
}

/** A reading that would leave the clock as it is. */
export function changesNothing(clock: ClockView | null, reading: Reading): boolean {
  return clock !== null && commandsFor({ round: 0, board: 0 }, clock, reading).length === 0;
}

/** The commands that bring a clock to a reading, in their order: the numbers first, what runs last. */
export function commandsFor(place: Place, clock: ClockView | null, reading: Reading): readonly DeskCommand[] {
  if (clock === null) return [{ type: 'placeClock', ...place, ...reading }];
  const actions: ClockAction[] = [];
  for (const by of ['white', 'black'] as const)
    if (Object.keys(reading[by]).length > 0) actions.push({ do: 'set', by, ...reading[by] });
  if (reading.turn !== clock.turn) actions.push({ do: 'turn', by: reading.turn });
  if (reading.running && clock.running === null)
    actions.push({ do: clock.phase === 'ready' ? 'start' : 'resume' });
  if (!reading.running && clock.running !== null) actions.push({ do: 'pause' });
  return actions.map((action) => ({ type: 'clockAct', ...place, ...action, pressed: null, reason: '' }));
}
