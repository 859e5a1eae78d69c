/** The page: renderer/ into dist/renderer/. The other bundles, which need no page, are in bundle.ts. */
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { type Plugin, type UserConfig } from 'vite';
import { dictionaries } from '../src-core/words/index.ts';
import { pageWords } from './page-words.ts';

export const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** What the page says where no script runs, in every language: there is nobody to choose one. */
const withoutScript: Plugin = {
  name: 'without-script',
  transformIndexHtml: (html) => {
    const says = Object.entries(dictionaries).map(
      ([lang, { screen }]) => `<p lang="${lang}">${screen.frame.entry.script}</p>`,
    );
    return html.replace('</body>', `<noscript>${says.join('')}</noscript></body>`);
  },
};

const page: UserConfig = {
  root: at('renderer'),
  base: './',
  plugins: [pageWords, svelte({ configFile: false }), withoutScript],
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
