import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { isBuilt } from '../build/setup.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The full, slow runs (`npm run test:deep`, `npm run test:crash`) take the `.deep.ts` files too. */
const deep = process.env['DEEP'] === '1';
const suffixes = deep ? '{test,deep}' : 'test';
const patience = deep ? 3_600_000 : 30_000;

/** Processes that tests start read our TypeScript as it was last made into JavaScript: half of a start is spared. */
process.env['NODE_COMPILE_CACHE'] ??= join(root, '.cache', 'compiled');

/** Of the program itself they run what is built, where that is what the source says (test/built.ts). */
process.env['ESCAQUE_BUILT'] = String(isBuilt());

/** What the program keeps of its user, as which files were open last, is not the tester's own. */
process.env['XDG_CONFIG_HOME'] = join(root, '.cache', 'settings-of-tests');

const shared = {
  hookTimeout: 30_000,
  testTimeout: patience,
  exclude: ['**/node_modules/**', 'test/e2e/**', 'test/electron/**'],
};

export default defineConfig({
  root,
  test: {
    passWithNoTests: true,
    // Vitest would leave one of two cores alone
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        root,
        test: {
          ...shared,
          name: 'unit',
          environment: 'node',
          setupFiles: ['test/seed.ts'],
          pool: 'forks',
          isolate: false,
          // the core runs here as it runs at the desk, on Node alone: Vite's modules, where each name of another module
          // is looked up anew at each use, would slow the long searches by a third
          experimental: { viteModuleRunner: false },
          include: [`test/**/*.${suffixes}.ts`],
          exclude: [...shared.exclude, 'test/component/**'],
        },
      },
      {
        root,
        plugins: [svelte({ configFile: false }), svelteTesting()],
        test: {
          ...shared,
          name: 'component',
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['test/seed.ts', 'test/component/clean-page.ts'],
          include: [`test/component/**/*.${suffixes}.ts`],
        },
      },
    ],
  },
});
