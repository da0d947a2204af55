import { writeFile } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import { bringEngine, type Engine } from '../../scripts/engines.mjs';
import { putOffAnnouncements } from '../e2e/fixtures.js';
import { openMember, type OwnMember } from '../e2e/own-member.js';
import type { EngineBrowser, FreshBrowser } from './engine-page.js';
import { Player } from './player.js';
import { puppeteerBrowser } from './puppeteer-browser.js';
import { webkitBrowser } from './webkit-browser.js';

interface Addresses {
  site: string;
  partner: string;
  operatorKey: string;
}
interface Fixtures {
  /** A browser with nothing stored. Fails afterwards when its pages reported problems. */
  fresh: FreshBrowser;
  /** Somebody before that browser, who has put the announcements of both origins off for today. */
  player: Player;
  /** An account for this journey alone. */
  member: OwnMember;
}
interface WorkerFixtures {
  engine: Engine;
  engineBrowser: EngineBrowser;
  addresses: Addresses;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  engineBrowser: [
    async ({ engine }, use) => {
      const programs = await bringEngine(engine);
      const browser = await (engine === 'webkit' ? webkitBrowser(programs) : puppeteerBrowser(engine, programs));
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  addresses: [
    async ({}, use) => {
      await use({ site: env('GP_SITE'), partner: env('GP_PARTNER'), operatorKey: env('GP_OPERATOR_KEY') });
    },
    { scope: 'worker' },
  ],
  fresh: async ({ engineBrowser }, use, info) => {
    const fresh = await engineBrowser.fresh();
    await fresh.page.setViewport({ width: 1280, height: 900 });
    await use(fresh);
    if (info.status !== info.expectedStatus) {
      const path = info.outputPath('page.png');
      await writeFile(path, await fresh.page.screenshot({ encoding: 'base64' }), 'base64');
      await info.attach('page', { path, contentType: 'image/png' });
    }
    await fresh.close();
    expect(fresh.problems, 'the pages reported problems').toEqual([]);
  },
  player: async ({ fresh, addresses }, use) => {
    // First on other pages, of which none goes on by itself: not every engine lets something run before the scripts of a page.
    for (const address of [`${addresses.site}/cdn/gp.css`, `${addresses.partner}/host/`]) {
      await fresh.page.goto(address);
      await fresh.page.evaluate(putOffAnnouncements);
    }
    await use(new Player(fresh.page));
  },
  member: async ({ addresses }, use) => {
    await use(await openMember(addresses));
  },
});
export { expect };

function env(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the journeys with npm run test:engines.`);
  return value;
}
