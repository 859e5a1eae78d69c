/**
 * The long runs: `npm run test:deep [PATH...]` takes the `.deep.ts` files and `npm run test:crash` the crash tests with
 * 200 kills. Vitest with DEEP=1, everything else as in the short run.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const args = process.argv.slice(2);
const kills = args.find((arg) => arg.startsWith('--kills='))?.slice('--kills='.length);
const paths = args.filter((arg) => !arg.startsWith('--kills='));

const { status } = spawnSync(
  process.execPath,
  [at('../node_modules/vitest/vitest.mjs'), 'run', '--config', at('../test/vitest.config.ts'), ...paths],
  {
    cwd: at('..'),
    stdio: 'inherit',
    env: { ...process.env, DEEP: '1', ...(kills === undefined ? {} : { CRASH_KILLS: kills }) },
  },
);
process.exitCode = status ?? 1;
