import type {
  ClockMode,
  ClockReading,
  ClockRow,
  Color,
  DeskCommand,
  Place,
  TypedSide,
} from '../../../../src-core/contract/desk-api.ts';
import { parseFace } from '../../../../src-core/words/clock-face.ts';

/**
 * What a form of the clock is for: a clock put where there is none, a mirror read again or an official clock set, the
 * other kind put in its place, or a mirror read after an interruption.
 */
export type Purpose = 'place' | 'read' | 'set' | 'change' | 'recover';

/** A clock as an arbiter reads it or wants it, and why. */
export interface Reading extends ClockReading {
  readonly mode: ClockMode;
  readonly reason: string;
}

/** What a form begins with. */
export function begunReading(
  clock: ClockRow | null,
  purpose: Purpose,
  readReason: string,
): { mode: ClockMode; turn: Color; runs: 'yes' | 'no'; reason: string } {
  const reads = purpose === 'read' || purpose === 'recover';
  // nobody stopped the clock on the table
  const runs = purpose === 'recover' || (clock !== null && clock.running !== null);
  return {
    mode: modeAfter(clock, purpose),
    turn: (purpose === 'recover' ? clock?.interrupted?.ran : null) ?? clock?.turn ?? 'white',
    runs: runs ? 'yes' : 'no',
    reason: reads ? readReason : '',
  };
}

function modeAfter(clock: ClockRow | null, purpose: Purpose): ClockMode {
  const mode = clock?.mode ?? 'official';
  if (purpose !== 'change') return mode;
  return mode === 'mirror' ? 'official' : 'mirror';
}

/** What is still to be typed; null where it may be written. */
export function lacks(
  clock: ClockRow | null,
  purpose: Purpose,
  { white, black, turn, running, reason }: Reading,
): 'something' | 'times' | 'reason' | null {
  if (purpose === 'recover')
    return white.milliseconds === undefined || black.milliseconds === undefined ? 'times' : null;
  if (clock === null || purpose === 'place') return null;
  const same = running === (clock.running !== null) && turn === clock.turn;
  const typed = Object.keys(white).length + Object.keys(black).length > 0;
  if (purpose !== 'change' && same && !typed) return 'something';
  const asked = purpose !== 'change' || clock.phase !== 'ready';
  return asked && reason === '' ? 'reason' : null;
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

/** The one command that brings the clock of a board to a reading. */
export function commandFor(place: Place, purpose: Purpose, reading: Reading): DeskCommand {
  const { mode, reason, ...shows } = reading;
  switch (purpose) {
    case 'place':
      return { type: 'placeClock', ...place, mode, ...shows };
    case 'change':
      return { type: 'changeClock', ...place, mode, ...shows, reason };
    case 'read':
    case 'set':
      return {
        type: 'correctClock',
        ...place,
        correction: { kind: 'reading', ...shows },
        reason,
        incident: null,
      };
    case 'recover': {
      const { white, black } = shows;
      const whole = {
        ...shows,
        white: { ...white, milliseconds: white.milliseconds ?? 0 },
        black: { ...black, milliseconds: black.milliseconds ?? 0 },
      };
      const { round, board } = place;
      const how = { kind: 'read', ...whole, reason } as const;
      return { type: 'recoverClocks', round, boards: [board], how, resume: false };
    }
  }
}
