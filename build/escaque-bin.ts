#!/usr/bin/env node
// The `escaque` of package.json's bin: bundled into dist/escaque.mjs.
import { main } from '../src-core/cli/main.ts';

// the reader has seen enough (`escaque journal FILE | head`)
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

process.exitCode = await main(process.argv.slice(2));
