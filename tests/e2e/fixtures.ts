import { expect, test as base } from '@playwright/test';
import { startPlatform, type RunningPlatform } from '../../scripts/platform-server.mjs';
import { openMember, type OwnMember } from './own-member.js';

interface Addresses {
  /** Origins of the platform that all journeys share; who changes or counts something takes `member` or `ownPlatform`. */
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
  /** An account of the shared platform for this test alone. */
  member: OwnMember;
  /** A platform for this test alone, for what changes more than an account: its settings, its clock, accounts of the seed. */
  ownPlatform: RunningPlatform;
}
interface WorkerFixtures {
  addresses: Addresses;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  addresses: [
    async ({}, use) => {
      await use({ site: env('GP_SITE'), partner: env('GP_PARTNER'), operatorKey: env('GP_OPERATOR_KEY') });
    },
    { scope: 'worker' },
  ],
  ownPlatform: [
    async ({ context }, use) => {
      const platform = await startPlatform({ from: env('GP_SEEDED') });
      await use(platform);
      // First the pages: what they ask of a platform that has gone is no problem of theirs.
      await Promise.all(context.pages().map(page => page.close()));
      await platform.stop();
    },
    { timeout: 300_000 },
  ],
  member: async ({ addresses }, use) => {
    await use(await openMember(addresses));
  },
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
