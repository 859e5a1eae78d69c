/** How fast the dual clock goes on, and how fast time controls are read. */
import type { Report } from '../../build/bench.ts';
import { advance, newClock, parseTimeControl, readTimeControl, shown } from '../../src-core/clocks/index.ts';

const PRESSES = 300_000;

/** Presses of a long game at a control, a second each; gives presses per second. */
function presses(text: string): number {
  const read = parseTimeControl(text);
  if (!read.ok) throw new Error(text);
  let clock = advance(newClock(read.value), { at: 0, do: 'start' });
  const begun = performance.now();
  for (let n = 1; n <= PRESSES; n++) clock = advance(clock, { at: n, do: 'press', by: clock.turn });
  const rate = PRESSES / ((performance.now() - begun) / 1000);
  if (shown(clock).moves.black !== PRESSES / 2) throw new Error('a flag fell');
  return rate;
}

function readings(texts: readonly string[]): number {
  const rounds = 5_000;
  const begun = performance.now();
  for (let n = 0; n < rounds; n++)
    for (const text of texts) if (!readTimeControl(text).ok) throw new Error(text);
  return (rounds * texts.length) / ((performance.now() - begun) / 1000);
}

/** 500 boards told the time 60 times a second use this part of one core. */
function hall(): number {
  const read = parseTimeControl('5400+30');
  if (!read.ok) throw new Error();
  const clock = advance(newClock(read.value), { at: 0, do: 'start' });
  const begun = performance.now();
  let sum = 0;
  for (let frame = 1; frame <= 60; frame++)
    for (let board = 0; board < 500; board++)
      sum += shown(advance(clock, { at: frame * 16, do: 'look' })).white;
  if (sum === 0) throw new Error();
  return (performance.now() - begun) / 10;
}

export default async function bench(report: Report): Promise<void> {
  for (const text of ['36000+30', '36000b5', '36000d5', '40/5400+30:20/3600+30:36000+30'])
    report({ name: `presses, ${text}`, value: presses(text), unit: 'presses/s' });
  const written = ["90'/40 + 30' + 30''", '40/120, 20/60, 15+30', 'G/60;d5', '5 v 4 Armageddon'];
  report({ name: 'time controls as people write them', value: readings(written), unit: 'texts/s' });
  report({ name: '500 boards looked at 60 times a second', value: hall(), unit: '% of a core' });
}
