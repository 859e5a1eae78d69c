/** `npm run test:deep -- test/inputs --inputs=10000000 --seed=7`: so many in all, others in each run where no seed is said. */
import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { heapInUse } from '../collected.ts';
import { INPUTS, TRIED } from './inputs.ts';

const inputs = Number(process.env['INPUTS'] ?? 1_000_000);
const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));
/** So many at a time: what is held between two is the reader's own. */
const atOnce = 10_000;

test.each(INPUTS)('damaged, many of them: %s', async (input) => {
  const many = Math.ceil((inputs * TRIED[input].share) / 1000);
  const begin = performance.now();
  let most = 0;
  for (let done = 0; done < many; done += atOnce) {
    await TRIED[input].tried((seed + done) | 0, Math.min(atOnce, many - done));
    most = Math.max(most, heapInUse());
    expect(most).toBeLessThan(1024);
  }
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  console.log(
    `${input}: ${many} inputs of seed ${seed}, ${seconds} s, ${Math.round(most)} MB in use at most`,
  );
});
