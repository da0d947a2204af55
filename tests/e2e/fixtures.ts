import { expect, test as base } from '@playwright/test';
import { startPlatform, type RunningPlatform } from '../../scripts/platform-server.mjs';

interface Addresses {
  /** Origins of the platform that all journeys share; an account of one's own keeps them apart. */
  site: string;
  partner: string;
  operatorKey: string;
}
interface Fixtures {
  /** False where a test provokes errors on purpose. */
  failOnProblems: boolean;
  /** What went wrong in the page: uncaught errors and console errors, among them refusals of its policy. Empty at the end of a test. */
  problems: string[];
}
interface WorkerFixtures {
  addresses: Addresses;
  /** A platform for this worker alone, for tests that switch it off, to maintenance, or kill it. */
  ownPlatform: RunningPlatform;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  addresses: [
    async ({}, use) => {
      await use({ site: env('GP_SITE'), partner: env('GP_PARTNER'), operatorKey: env('GP_OPERATOR_KEY') });
    },
    { scope: 'worker' },
  ],
  ownPlatform: [
    async ({}, use) => {
      const platform = await startPlatform();
      await use(platform);
      await platform.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  failOnProblems: [true, { option: true }],
  problems: [
    async ({ page, failOnProblems }, use) => {
      const problems: string[] = [];
      page.on('pageerror', error => problems.push(String(error)));
      page.on('console', message => {
        if (message.type() === 'error') problems.push(message.text());
      });
      await use(problems);
      if (failOnProblems) expect(problems, 'the page reported problems').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

function env(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the journeys with npm run test:e2e.`);
  return value;
}
