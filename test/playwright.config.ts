import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const root = process.getuid?.() === 0;
const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = process.env['CHROMIUM'] ?? system.find((path) => existsSync(path));

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './display.ts',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: { locale: 'en-GB', timezoneId: 'Europe/Madrid', viewport: { width: 1366, height: 768 } },
  projects: [
    {
      name: 'chromium',
      testMatch: 'e2e/**/*.spec.ts',
      use: {
        browserName: 'chromium',
        launchOptions: {
          ...(executablePath === undefined ? {} : { executablePath }),
          // Chromium's own sandbox does not run for root
          chromiumSandbox: !root,
          args: ['--disable-gpu', '--disable-quic', '--disable-background-networking'],
        },
      },
    },
    { name: 'electron', testMatch: 'electron/**/*.spec.ts', fullyParallel: false },
  ],
});
