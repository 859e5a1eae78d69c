/**
 * The long runs: `npm run test:deep [PATH...]` takes the `.deep.ts` files and `npm run test:crash` the crash tests with
 * 200 kills. Vitest with DEEP=1, everything else as in the short run. `--inputs=N`, `--kills=N`, `--seconds=N` say how
 * many, `--seed=N` which.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const args = process.argv.slice(2);
/** How many and from where, for the tests that ask. */
const ASKED = {
  '--kills=': 'CRASH_KILLS',
  '--inputs=': 'INPUTS',
  '--seconds=': 'SOAK_SECONDS',
  '--seed=': 'SEED',
};
const [paths, asked]: [string[], Record<string, string>] = [[], {}];
for (const arg of args) {
  const found = Object.entries(ASKED).find(([option]) => arg.startsWith(option));
  if (found === undefined) paths.push(arg);
  else asked[found[1]] = arg.slice(found[0].length);
}

const { status } = spawnSync(
  process.execPath,
  [at('../node_modules/vitest/vitest.mjs'), 'run', '--config', at('../test/vitest.config.ts'), ...paths],
  {
    cwd: at('..'),
    stdio: 'inherit',
    env: { ...process.env, DEEP: '1', ...asked },
  },
);
process.exitCode = status ?? 1;
