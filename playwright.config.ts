import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, findBrowser } from './scripts/browser.mjs';

/** Pages that a test answers itself count as remote; without this they may not ask the platform on this machine. */
const ARGS = [...CHROMIUM_ARGS, '--disable-features=LocalNetworkAccessChecks'];

/** Journeys against the built sandbox; tests/e2e/start-platform.ts starts it on free ports with a database of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/start-platform.ts',
  outputDir: 'test-results/e2e',
  snapshotPathTemplate: '{testDir}/{testFileDir}/reference/{arg}{ext}',
  // Limits for what never comes; a busy machine is slow, and speed is measured by the benchmarks.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    // Many journeys answer requests themselves (page.route), which does not see those of a worker; installable.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: await findBrowser(), args: ARGS },
  },
});
