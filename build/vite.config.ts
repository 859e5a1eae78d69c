/** The page: renderer/ into dist/renderer/. The other bundles, which need no page, are in bundle.ts. */
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { type UserConfig } from 'vite';
import { pageWords } from './page-words.ts';

export const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

const page: UserConfig = {
  root: at('renderer'),
  base: './',
  plugins: [pageWords, svelte({ configFile: false })],
  build: {
    // everything comes from this computer's disk
    chunkSizeWarningLimit: 4096,
    outDir: at('dist/renderer'),
    emptyOutDir: true,
    target: 'chrome130',
    // the pages' content policy allows only what comes from the desk itself: nothing inline, no data: addresses
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
};

export default page;
