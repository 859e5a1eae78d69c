// The `escaque` of package.json's bin: bundled into dist/escaque.mjs.
import { main } from '../src-core/cli/main.ts';

process.exitCode = await main(process.argv.slice(2));
