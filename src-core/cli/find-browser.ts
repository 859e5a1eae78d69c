/** A program of this computer that can make a PDF of a page: a Chromium, or the Electron Escaque runs in. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

export interface Printer {
  readonly kind: 'chromium' | 'electron';
  readonly path: string;
}

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
  'brave-browser',
];

const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Those there are, the best first. `CHROMIUM` names one that goes before all others; where it is none, none is used. */
export function printers(env: NodeJS.ProcessEnv = process.env): readonly Printer[] {
  const named = env['CHROMIUM'];
  if (named !== undefined && named !== '')
    return existsSync(named) ? [{ kind: 'chromium', path: named }] : [];
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const inPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = [...inPath, ...PLACES].filter((path) => existsSync(path));
  const electron = electronPath(env);
  return [
    ...found.map((path): Printer => ({ kind: 'chromium', path })),
    ...(electron === null ? [] : [{ kind: 'electron', path: electron } as const]),
  ];
}

/**
 * The Electron beside the sources, where it has been downloaded; its package as a module would go and fetch it. On
 * Linux it needs a screen, even to show nothing.
 */
function electronPath(env: NodeJS.ProcessEnv): string | null {
  if (process.platform === 'linux' && !env['DISPLAY'] && !env['WAYLAND_DISPLAY']) return null;
  try {
    const home = dirname(createRequire(import.meta.url).resolve('electron/package.json'));
    // written last: a download cut short leaves none
    const inside = readFileSync(join(home, 'path.txt'), 'utf8').trim();
    const path = join(env['ELECTRON_OVERRIDE_DIST_PATH'] || join(home, 'dist'), inside);
    return existsSync(path) ? path : null;
  } catch {
    return null;
  }
}
