import { expect, test as base } from '@playwright/test';
import { startPlatform, type RunningPlatform } from '../../scripts/platform-server.mjs';

interface Addresses {
  /** Origins of the platform that all journeys share; an account of one's own keeps them apart. */
  site: string;
  partner: string;
  operatorKey: string;
}
interface Fixtures {
  /** True where a test is about the announcements that open by themselves; elsewhere the visitor has put them off for today. */
  announcements: boolean;
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
    { scope: 'worker', timeout: 300_000 },
  ],
  announcements: [false, { option: true }],
  context: async ({ context, announcements }, use) => {
    if (!announcements) await context.addInitScript(putOffAnnouncements);
    await use(context);
  },
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

/** Runs in the page before its own scripts, as if both popups had been closed and put off for today. */
export function putOffAnnouncements(): void {
  const today = new Date();
  const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()].map(part => String(part).padStart(2, '0')).join('-');
  try {
    for (const audience of ['visitor', 'member']) {
      sessionStorage.setItem(`gp:demo@${location.origin}:announcement-${audience}`, 'closed');
      localStorage.setItem(`gp:demo@${location.origin}:announcement-hidden-${audience}`, day);
    }
  } catch {
    // A frame without an origin has no storage, and no popups.
  }
}

function env(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the journeys with npm run test:e2e.`);
  return value;
}
