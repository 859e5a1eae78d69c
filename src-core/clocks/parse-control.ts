/** The exact form of a time control, in seconds: `40/5400+30:1800+30`, `300d5`, `W300-B240`. */
import type { ControlError } from './control-error.ts';
import { ControlProblem, checkedMoves, checkedTime, reading } from './control-error.ts';
import type { Bonus, Period, Result, SideControl, TimeControl } from './control.ts';
import { NO_BONUS, forBoth } from './control.ts';

/**
 * Reads a time control in its exact form, as PGN and TRF26 (record 222) write it. Periods are joined by `:`; a period
 * is `[moves/]seconds` and `+n` increment, `dn` simple delay, `bn` Bronstein or `ynxk` byo-yomi (k times n seconds).
 * `*n` is an hourglass, `up` or `-` counts the time used. `W...-B...` gives each side its own. Nothing is inherited.
 */
export function parseTimeControl(text: string): Result<TimeControl, ControlError> {
  return reading(text, () => readExact(text, 1000));
}

/** The exact form with its times in another unit (milliseconds); bonuses are always seconds. */
export function readExact(text: string, unit: number): TimeControl {
  const reader = new Reader(text);
  if (text.trim() === '') throw new ControlProblem('empty', 0);
  if (!reader.take(/W/y)) {
    const control = forBoth(readSide(reader, unit));
    reader.end();
    return control;
  }
  const white = readSide(reader, unit);
  reader.need(/-B/y, 'unexpected');
  const at = reader.index;
  const black = readSide(reader, unit);
  reader.end();
  // an hourglass gives to the other side what one uses: both have it or neither
  if ((white.mode === 'hourglass') !== (black.mode === 'hourglass'))
    throw new ControlProblem('unexpected', at);
  return { white, black };
}

function readSide(reader: Reader, unit: number): SideControl {
  if (reader.take(/up|-(?!B)/y)) return { mode: 'up', periods: [{ moves: null, base: 0, bonus: NO_BONUS }] };
  if (reader.take(/\*/y)) {
    const start = reader.index;
    const base = checkedTime(reader.number(), unit, start);
    return { mode: 'hourglass', periods: [{ moves: null, base, bonus: NO_BONUS }] };
  }
  const periods: [Period, ...Period[]] = [readPeriod(reader, unit)];
  while (reader.take(/:/y)) periods.push(readPeriod(reader, unit));
  return { mode: 'down', periods };
}

function readPeriod(reader: Reader, unit: number): Period {
  const start = reader.index;
  const first = reader.number();
  if (!reader.take(/\//y))
    return { moves: null, base: checkedTime(first, unit, start), bonus: bonus(reader) };
  const moves = checkedMoves(first, start);
  const index = reader.index;
  return { moves, base: checkedTime(reader.number(), unit, index), bonus: bonus(reader) };
}

const KINDS = { '+': 'increment', d: 'delay', b: 'bronstein', y: 'byoYomi' } as const;

function bonus(reader: Reader): Bonus {
  const letter = reader.take(/[+dby]/y);
  if (letter !== '+' && letter !== 'd' && letter !== 'b' && letter !== 'y') return NO_BONUS;
  const kind = KINDS[letter];
  const start = reader.index;
  const ms = checkedTime(reader.number(), 1000, start);
  if (kind !== 'byoYomi') return ms === 0 ? NO_BONUS : { kind, ms };
  const times = reader.take(/x/y) ? checkedMoves(reader.number(), reader.index) : 1;
  return ms === 0 ? NO_BONUS : { kind, ms, times };
}

/** A place in a text, and what is there. */
class Reader {
  index = 0;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** What the sticky pattern finds here; empty where it finds nothing. */
  take(pattern: RegExp): string {
    pattern.lastIndex = this.index;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.index += found.length;
    return found;
  }

  need(pattern: RegExp, code: 'unexpected' | 'numberExpected'): string {
    const found = this.take(pattern);
    if (found === '') throw new ControlProblem(code, this.index);
    return found;
  }

  number(): number {
    return Number(this.need(/\d{1,9}(\.\d{1,3})?/y, 'numberExpected'));
  }

  end(): void {
    if (this.index < this.text.length) throw new ControlProblem('unexpected', this.index);
  }
}
