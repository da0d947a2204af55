import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.js';

/** A project for each starter of examples/hosts; what is built and opened, and what is compiled alone. */
const OPENED = ['plain', 'react', 'vue', 'next'];
const COMPILED = ['svelte', 'angular'];

export default defineConfig(journeys, {
  testDir: '.',
  globalSetup: './start.ts',
  outputDir: '../../test-results/hosts',
  // The first test of a project waits for npm and the framework's build.
  timeout: 600_000,
  fullyParallel: false,
  workers: 1,
  reporter: [['list']],
  projects: [
    ...OPENED.map(name => ({ name, testIgnore: ['compiled.spec.ts', ...(name === 'next' ? [] : ['next.spec.ts'])] })),
    ...COMPILED.map(name => ({ name, testMatch: 'compiled.spec.ts' })),
  ],
});
