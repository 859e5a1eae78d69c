import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const root = process.getuid?.() === 0;
const system = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
/** Two runs in one checkout must not clear each other's results. */
const run = (process.env['ESCAQUE_RUN'] ??= `by-hand-${process.pid}`);
const executablePath = process.env['CHROMIUM'] ?? system.find((path) => existsSync(path));

const pictures = ['e2e/look.spec.ts', 'e2e/draw-look.spec.ts'];

const chromium = {
  browserName: 'chromium' as const,
  launchOptions: {
    ...(executablePath === undefined ? {} : { executablePath }),
    // Chromium's own sandbox does not run for root
    chromiumSandbox: !root,
    args: [
      '--disable-gpu',
      '--disable-software-rasterizer',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-extensions',
      '--disable-sync',
      '--no-first-run',
    ],
  },
};

export default defineConfig({
  testDir: '.',
  outputDir: `../test-results/${run}`,
  globalSetup: './display.ts',
  preserveOutput: 'failures-only',
  forbidOnly: true,
  retries: 0,
  // two work as much as two cores give: a third would only make all of them late
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: { locale: 'en-GB', timezoneId: 'Europe/Madrid', viewport: { width: 1366, height: 768 } },
  projects: [
    { name: 'chromium', testMatch: 'e2e/**/*.spec.ts', testIgnore: pictures, use: chromium },
    // every screen at every size, to be looked at: `npm run test:look`
    { name: 'look', testMatch: pictures, use: chromium },
    {
      name: 'electron',
      testMatch: 'electron/**/*.spec.ts',
      // the package is made for the machine at hand, and looked into as it is on Linux
      testIgnore: process.platform === 'linux' ? [] : ['electron/packaged.spec.ts'],
      fullyParallel: false,
    },
  ],
});
