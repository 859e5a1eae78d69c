// `npm run -s escaque -- ...`: the command line straight from the sources, with nothing to build first.
// Plain Node >= 20: on an older Node than the core needs it hands over to the one npm installed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { asCommand, ensureBuilt, ensureInstalled, isNewEnough, root, runtimeNode } from './setup.mjs';

const args = process.argv.slice(2);

/** The same command on another Node, with the same input, output, signals and exit code. */
function handOver(node) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, [process.argv[1], ...args], { stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}

// the reader has seen enough (`escaque journal FILE | head`)
process.stdout.on('error', (error) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

await asCommand(async () => {
  // the full comparison with the lock file is for `npm start` and `npm test`; here every millisecond counts
  if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) await ensureInstalled();
  if (args[0] === 'serve' && !args.includes('--help')) await ensureBuilt();
  const node = runtimeNode();
  if (!isNewEnough()) return handOver(node);
  module.enableCompileCache(join(root, '.cache', 'compiled'));
  const { main } = await import('../src-core/cli/main.ts');
  return main(args);
});
