/** Draws build/icon.png (1024 x 1024, which electron-builder turns into every other size) from renderer/icon.svg. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from './setup.mjs';
import { findChromium } from './system.mjs';

const size = 1024;
const svg = readFileSync(join(root, 'renderer', 'icon.svg'), 'utf8');
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  chromiumSandbox: process.getuid?.() !== 0,
});
const page = await browser.newPage({ viewport: { width: size, height: size } });
await page.setContent(
  `<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${svg}`,
);
await page.screenshot({ path: join(root, 'build', 'icon.png'), omitBackground: true });
await browser.close();
