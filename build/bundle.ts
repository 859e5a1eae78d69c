/**
 * `npm run build [-- --if-stale]`: the page, Electron's main process, its preload, the desk on plain Node and the command line, into
 * dist/. It is made aside and put in place at the end, so that a desk already running never sees half a build.
 */
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, mergeConfig, type InlineConfig, type Rolldown } from 'vite';
import { packagesFile } from './bill-of-materials.ts';
import { clearRemains } from './cached.ts';
import { withLock } from './lock.mjs';
import { notices, packagesIn } from './notices.ts';
import { isBuilt, sourceStamp } from './setup.mjs';
import page, { at } from './vite.config.ts';

/** What stays outside the bundles: Electron gives itself, and the addon is a file of its own. */
const external = ['electron', 'better-sqlite3'];

/** A bundle for Node or Electron's main process: one file for each entry, and shared chunks beside them. */
function nodeBundle(
  outDir: string,
  input: Record<string, string>,
  format: 'es' | 'cjs',
  ending: string,
): InlineConfig {
  return {
    configFile: false,
    root: at('.'),
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      chunkSizeWarningLimit: 4096,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input,
        external,
        output: {
          format,
          entryFileNames: `[name].${ending}`,
          chunkFileNames: `chunks/[name]-[hash].${ending}`,
        },
      },
    },
  };
}

/** What is built, in this order. */
const bundles = (folder: string): readonly InlineConfig[] => [
  mergeConfig(page, { configFile: false, logLevel: 'warn', build: { outDir: join(folder, 'renderer') } }),
  nodeBundle(folder, { main: at('electron/main.ts'), serve: at('electron/serve.ts') }, 'es', 'js'),
  // a sandboxed preload must be one CommonJS file
  nodeBundle(folder, { preload: at('electron/preload.ts') }, 'cjs', 'cjs'),
  // each started from its text, which is CommonJS and one file
  nodeBundle(folder, { 'position-worker': at('src-core/host/position-worker.ts') }, 'cjs', 'cjs'),
  nodeBundle(folder, { 'pairing-worker': at('src-core/host/pairing-worker.ts') }, 'cjs', 'cjs'),
  nodeBundle(folder, { escaque: at('build/escaque-bin.ts') }, 'es', 'mjs'),
];

async function bundle(): Promise<void> {
  const stamp = sourceStamp();
  if (process.argv.includes('--if-stale') && isBuilt(stamp)) return;
  const aside = at(`.cache/build-${process.pid}`);
  clearRemains('build');
  mkdirSync(aside, { recursive: true });
  try {
    const outputs: Rolldown.RolldownOutput[] = [];
    for (const one of bundles(aside)) {
      const made = await build(one);
      if ('output' in made) outputs.push(made);
    }
    const inside = [...packagesIn(outputs), 'better-sqlite3'];
    writeFileSync(join(aside, 'third-party-licences.txt'), notices(inside));
    writeFileSync(join(aside, basename(packagesFile)), `${inside.join('\n')}\n`);
    chmodSync(join(aside, 'escaque.mjs'), 0o755);
    writeFileSync(join(aside, 'built-from'), `${stamp}\n`);
    putInPlace(aside);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

function putInPlace(aside: string): void {
  const old = `${aside}.old`;
  if (existsSync(at('dist'))) renameSync(at('dist'), old);
  renameSync(aside, at('dist'));
  rmSync(old, { recursive: true, force: true });
}

await withLock('build', bundle);
