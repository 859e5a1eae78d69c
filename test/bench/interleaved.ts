const ROUNDS = 7;

export interface Measured {
  /** Units of work per second of processor time, median of the rounds. */
  readonly rate: number;
  /** How many times faster the first of the row was in the same round, median of the rounds. */
  readonly behind: number;
}

/**
 * Runs several ways of doing the same kind of work in turn, round after round, each giving how much it has done. The
 * machine's other work then weighs on all of them alike, which makes the ratio steadier than the rates.
 */
export function interleaved<const T extends readonly (() => number)[]>(ways: T): { [K in keyof T]: Measured };
export function interleaved(ways: readonly (() => number)[]): Measured[] {
  const rounds = Array.from({ length: ROUNDS }, () => ways.map(rateOf));
  return ways.map((_, way) => ({
    rate: median(rounds.map((rates) => rates[way] ?? 0)),
    behind: median(rounds.map((rates) => (rates[0] ?? 0) / (rates[way] ?? 1))),
  }));
}

function rateOf(work: () => number): number {
  const before = process.cpuUsage();
  const done = work();
  const used = process.cpuUsage(before);
  return (done * 1e6) / (used.user + used.system);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
}
