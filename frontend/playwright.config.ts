import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const root = path.join(import.meta.dirname, '..');
const systemChromium = '/usr/bin/chromium';
const windowless = '/usr/bin/chromium-headless-shell';
/** What the browser without windows does otherwise: it lays out everything at once. */
const INTO_VIEW = 'laying-out.spec.ts';

// This file is read again by every worker: what it chooses must be the same there.
process.env['E2E_PORT'] ??= '4338';
process.env['E2E_DATA_DIR'] ??= path.join(root, '.data', `e2e-${process.pid}`);
process.env['E2E_CHROMIUM'] ??= existsSync(systemChromium) ? systemChromium : '';
process.env['E2E_WINDOWLESS'] ??= existsSync(windowless) ? windowless : process.env['E2E_CHROMIUM'];

const port = process.env['E2E_PORT'];
const address = `http://127.0.0.1:${port}`;
const browser = (executablePath = '') => ({ launchOptions: executablePath ? { executablePath } : {} });
const report = process.env['E2E_REPORT'];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'e2e/.results',
  // Enough for a machine that has other things to do: a journey that is stuck fails by what it waits for.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    actionTimeout: 120_000,
    // Recording costs a third of the whole time: `E2E_TRACE=1` when a failure is to be looked into.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'into view', testMatch: INTO_VIEW, use: browser(process.env['E2E_CHROMIUM']) },
    { name: 'journeys', testIgnore: INTO_VIEW, use: browser(process.env['E2E_WINDOWLESS']) },
  ],
  webServer: {
    command: `"${process.execPath}" --enable-source-maps --disable-warning=FSTWRN004 backend/dist/main.js`,
    cwd: root,
    url: `${address}/api/health/ready`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      APP_MODE: 'demo',
      PORT: port,
      PUBLIC_URL: address,
      DATA_DIR: process.env['E2E_DATA_DIR'],
      LOG_LEVEL: 'error',
      DATABASE_URL: '',
      REDIS_URL: '',
    },
  },
});
