/** The page: renderer/ into dist/renderer/. The other bundles, which need no page, are in bundle.ts. */
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { type Plugin, type UserConfig } from 'vite';
import { screens } from '../src-core/words/index.ts';

export const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** What the page says where no script runs, in every language: there is nobody to choose one. */
const withoutScript: Plugin = {
  name: 'without-script',
  transformIndexHtml: (html) => {
    const says = Object.entries(screens).map(
      ([lang, { frame }]) => `<p lang="${lang}">${frame.entry.script}</p>`,
    );
    return html.replace('</body>', `<noscript>${says.join('')}</noscript></body>`);
  },
};

const page: UserConfig = {
  root: at('renderer'),
  base: './',
  plugins: [svelte({ configFile: false }), withoutScript],
  build: {
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
