import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../../build/bench.ts';
import { canCheckmate, parseFen } from '../../src-core/chess/index.ts';

const folder = join(import.meta.dirname, '../data/mating');
const LONG = 3_000_000;

interface Measured {
  readonly rows: number;
  readonly wrong: number;
  /** FEN and side of what was not settled. */
  readonly unknown: readonly (readonly string[])[];
  /** Processor milliseconds a row, least first. */
  readonly times: readonly number[];
}

function rowsOf(name: string): readonly (readonly string[])[] {
  const lines = readFileSync(join(folder, name), 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split('\t'));
}

function measure(rows: readonly (readonly string[])[], limit?: number): Measured {
  const times: number[] = [];
  const unknown: (readonly string[])[] = [];
  let wrong = 0;
  for (const row of rows) {
    const [fen = '', winner, known] = row;
    const read = parseFen(fen);
    if (!read.ok) throw new Error(`${fen}: ${read.error.code}`);
    const side = winner === 'white' ? 'white' : 'black';
    const before = process.threadCpuUsage();
    const { answer } = canCheckmate(read.value, side, limit === undefined ? {} : { limit });
    const { user, system } = process.threadCpuUsage(before);
    times.push((user + system) / 1000);
    if (answer === 'unknown') unknown.push(row);
    else if ((answer === 'yes') !== (known === 'winnable')) wrong++;
  }
  return { rows: rows.length, wrong, unknown, times: times.sort((a, b) => a - b) };
}

/** Can he still mate: right answers, what is not settled, and the time of one processor for each row. */
export default async function bench(report: Report): Promise<void> {
  const count = (name: string, value: number, most: number): void =>
    report({ name, value, unit: 'rows', goal: `at most ${String(most)}`, met: value <= most });
  const time = (name: string, value: number, below?: number): void =>
    report({
      name,
      value,
      unit: 'ms',
      ...(below === undefined ? {} : { goal: `below ${String(below)}`, met: value < below }),
    });
  const at = ({ times }: Measured, share: number): number =>
    times[Math.floor((times.length - 1) * share)] ?? 0;
  const mean = ({ times }: Measured): number => times.reduce((sum, one) => sum + one, 0) / times.length;

  const real = measure(rowsOf('timeouts.tsv'));
  count(`real games, ${String(real.rows)} rows: wrong`, real.wrong, 0);
  count('  not settled', real.unknown.length, 0);
  time('  mean', mean(real), 0.25);
  time('  p99', at(real, 0.99), 10);
  time('  worst', at(real, 1), 1000);

  const dead = measure(rowsOf('unwinnable-timeouts.tsv'));
  count(`real games that cannot be won, ${String(dead.rows)} rows: wrong`, dead.wrong, 0);
  count('  not settled', dead.unknown.length, 0);
  time('  mean', mean(dead));
  time('  worst', at(dead, 1));

  const vector = measure(rowsOf('vectors.tsv'));
  count(`test vector, ${String(vector.rows)} rows: wrong`, vector.wrong, 0);
  count('  not settled', vector.unknown.length, Math.floor(vector.rows / 100));
  time('  median', at(vector, 0.5), 5);
  time('  worst', at(vector, 1));
  const long = measure(vector.unknown, LONG);
  count(`  not settled with ${String(LONG)} positions`, long.unknown.length, 5);
  for (const [fen = '', side = ''] of long.unknown) console.log(`    ${fen} ${side}`);

  const memory = process.resourceUsage().maxRSS / 1024;
  report({ name: 'most memory', value: memory, unit: 'MB', goal: 'below 256', met: memory < 256 });
}
