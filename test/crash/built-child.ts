/** A program that is killed again and again, as one file of JavaScript: it starts in a third of the time. */
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Builds it once into this folder, and gives its path. */
export async function builtChild(source: string, outDir: string): Promise<string> {
  const name = basename(source, '.ts');
  await build({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true, external: ['better-sqlite3'] },
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: { [name]: source },
        external: ['better-sqlite3'],
        output: { format: 'es', entryFileNames: '[name].mjs', codeSplitting: false },
      },
    },
  });
  return join(outDir, `${name}.mjs`);
}
