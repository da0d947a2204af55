import { defineConfig } from '@playwright/test';
import { enginesNamed } from '../../scripts/engines.mjs';
import type {} from './fixtures.js';

/** The main journeys in each engine. Playwright runs and counts them; the engines are driven by puppeteer-core and WebDriver. */
export default defineConfig<object, { engine: string }>({
  testMatch: '*.journey.ts',
  globalSetup: '../e2e/start-platform.ts',
  outputDir: '../../test-results/engines',
  // Limits for what never comes.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  workers: 1,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../../test-results/engines.json' }]],
  projects: enginesNamed(process.env.GP_ENGINES).map(engine => ({ name: engine, use: { engine } })),
});
