/** Presses long past. A day of a hall has a hundred thousand of them: each is held as a few bytes, and read when asked for. */
import type { Clock, Color, Side } from '../../clocks/index.ts';
import type { ClockLine, Press, TimeSource } from './clock-state.ts';

/** What all lines of a clock have alike. */
type OfClock = Pick<Clock, 'control' | 'change'>;

/** A line of this clock as it is held: a press of which nothing more is to be told in a few bytes, any other as it is. */
export function packed(line: ClockLine, of: OfClock): ClockLine {
  const { seq, kind, clock, press, uncounted, settles } = line;
  const alone = line.incident === null && line.correction === null && line.interrupted === null;
  const usual = kind === 'press' && alone && !settles && uncounted === 0;
  const runs = clock.phase === 'running' && clock.flag === null;
  if (line instanceof PackedPress || press === null || !usual || !runs) return line;
  const numbers = numbersOf(line, press);
  return numbers.every(Number.isSafeInteger) ? new PackedPress(seq, textOf(numbers), of) : line;
}

const SIDES: readonly Color[] = ['white', 'black'];
const SOURCES: readonly TimeSource[] = ['measured', 'computed', 'typed'];

/** In the order in which they are read again. */
function numbersOf(
  { clock, corrected }: ClockLine,
  { side, source, used, gained }: Press,
): readonly number[] {
  const { at, turn, white, black } = clock;
  return [
    ...[SIDES.indexOf(side), SIDES.indexOf(turn), SOURCES.indexOf(source), at, corrected, used, gained],
    ...inNumbers(white),
    ...inNumbers(black),
  ];
}

const inNumbers = ({ time, moves, period, spent, still, byoYomi }: Side): readonly number[] => [
  ...[time, moves, period, spent, still, byoYomi],
];

/** Seven bits to a sign, the lowest first; the lowest of all says whether it is below zero. */
function textOf(numbers: readonly number[]): string {
  const bytes: number[] = [];
  for (const number of numbers) {
    let left = number < 0 ? -2 * number - 1 : 2 * number;
    for (; left >= 128; left = Math.floor(left / 128)) bytes.push(128 + (left % 128));
    bytes.push(left);
  }
  return String.fromCharCode(...bytes);
}

function numbersIn(text: string): readonly number[] {
  const numbers: number[] = [];
  let [number, weight] = [0, 1];
  for (let at = 0; at < text.length; at++) {
    const byte = text.charCodeAt(at);
    number += (byte % 128) * weight;
    weight *= 128;
    if (byte >= 128) continue;
    numbers.push(number % 2 === 0 ? number / 2 : -(number + 1) / 2);
    [number, weight] = [0, 1];
  }
  return numbers;
}

class PackedPress implements ClockLine {
  readonly seq: number;
  readonly held: string;
  readonly of: OfClock;

  constructor(seq: number, held: string, of: OfClock) {
    this.seq = seq;
    this.held = held;
    this.of = of;
  }

  get by(): Color {
    return this.press.side;
  }

  get corrected(): number {
    return numbersIn(this.held)[4] ?? 0;
  }

  get clock(): Clock {
    const { control, change } = this.of;
    const [, turn = 0, , at = 0, , , , ...sides] = numbersIn(this.held);
    const [white, black] = [sideIn(sides.slice(0, 6)), sideIn(sides.slice(6))];
    return { control, change, at, phase: 'running', turn: SIDES[turn] ?? 'white', flag: null, white, black };
  }

  get press(): Press {
    const [by = 0, , source = 0, , , used = 0, gained = 0, ...sides] = numbersIn(this.held);
    const { time: clk, moves: move } = sideIn(sides.slice(6 * by));
    const side = SIDES[by] ?? 'white';
    return { side, move, clk, used, gained, source: SOURCES[source] ?? 'measured' };
  }

  get kind(): 'press' {
    return 'press';
  }

  get uncounted(): number {
    return 0;
  }

  get settles(): boolean {
    return false;
  }

  get correction(): null {
    return null;
  }

  get incident(): null {
    return null;
  }

  get interrupted(): null {
    return null;
  }
}

function sideIn([
  time = 0,
  moves = 0,
  period = 0,
  spent = 0,
  still = 0,
  byoYomi = 0,
]: readonly number[]): Side {
  return { time, moves, period, spent, still, byoYomi };
}
