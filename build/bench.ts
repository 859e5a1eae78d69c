/**
 * `npm run bench [NAME...]`: runs every test/bench/*.bench.ts whose name holds one of the words given, one after
 * the other. A bench file exports `default async function (report: Report): Promise<void>` and calls `report` for
 * each thing it measured; a goal missed makes the command end with 1.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

/** What a bench calls for each figure: `goal` is text for people, `met` whether it was reached. */
export type Report = (line: {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly goal?: string;
  readonly met?: boolean;
}) => void;

const folder = new URL('../test/bench/', import.meta.url);
const words = process.argv.slice(2);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => words.length === 0 || words.some((word) => name.includes(word)))
  .sort();

const figure = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 4 });

// a bench run by the one below is named whole: its figures are all it says
const whole = !words.some((word) => word.endsWith('.bench.ts'));
if (whole) {
  console.log(
    `Node ${process.versions.node}, ${availableParallelism()} x ${cpus()[0]?.model ?? 'unknown processor'}`,
  );
}
const missed = files.length === 1 ? await measure(files[0] ?? '') : eachAlone();
if (whole) console.log(`\n${files.length} benches, ${missed} missed a goal`);
process.exitCode = missed === 0 && files.length > 0 ? 0 : 1;

/** Runs one bench here; 1 if it missed a goal. */
async function measure(file: string): Promise<number> {
  let goalsMissed = 0;
  console.log(`\n${file.replace('.bench.ts', '')}`);
  const { default: bench }: { default: (report: Report) => Promise<void> } = await import(
    new URL(file, folder).href
  );
  await bench(({ name, value, unit, goal, met }) => {
    if (met === false) goalsMissed += 1;
    const aim =
      goal === undefined ? '' : `   (goal ${goal}${met === undefined ? '' : met ? ', met' : ', MISSED'})`;
    console.log(`  ${name.padEnd(52)} ${figure(value).padStart(12)} ${unit}${aim}`);
  });
  return Math.min(goalsMissed, 1);
}

/** Each bench in a process of its own, so that none pays for the memory of another; gives how many missed a goal. */
function eachAlone(): number {
  const ended = files.map((file) =>
    spawnSync(process.execPath, [fileURLToPath(import.meta.url), file], { stdio: 'inherit' }),
  );
  return ended.filter(({ status }) => status !== 0).length;
}
