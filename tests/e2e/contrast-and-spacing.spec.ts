import type { Page } from '@playwright/test';
import type { Core } from '../../src/core/parts/core.js';
import { expect, test } from './fixtures.js';
import { clippedText, heightOfBars, spaceText, unseenStates } from './page-readings.js';
import { AGENTS, arrive, goTo, MEMBERS, OPEN, signIn } from './screens.js';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };
/** A window of 1280 × 1024 at 400 %. */
const ENLARGED = { width: 320, height: 256 };

test.use({ failOnProblems: false, viewport: PHONE });
test.describe.configure({ timeout: 600_000 });

for (const { who, account, paths } of [
  { who: 'visitors', account: undefined, paths: OPEN },
  { who: 'members', account: 'demo_player', paths: MEMBERS },
  { who: 'agents', account: 'demo_agent42', paths: AGENTS },
]) {
  test(`SYS-22 on the screens of ${who} spaced text is whole, forced colours tell what is chosen, bars leave room at 400 %`, async ({
    page,
    addresses,
  }) => {
    // A banner on its way is cut by the edge it comes from.
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await arrive(page, addresses.site, { language: 'ES', theme: 'dark' });
    if (account) {
      await signIn(page, account);
      await expect(page.locator('gp-login').filter({ visible: true })).toHaveCount(0);
    }
    for (const path of paths) await lookAt(page, path);
  });
}

async function lookAt(page: Page, path: string) {
  await goTo(page, path);
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await spaceText(page);
    expect.soft(await clippedText(page), `${path}, ${size.width} px`).toEqual([]);
    expect.soft(await unseenStates(page), `${path}, ${size.width} px`).toEqual([]);
  }
  await page.setViewportSize(ENLARGED);
  const { part, bars } = await heightOfBars(page);
  expect.soft(part, `${path}: ${bars.join()}`).toBeLessThanOrEqual(0.25);
  await page.setViewportSize(PHONE);
  await page.evaluate(() => coreOfPage().dialogs.closeAll());
}

declare function coreOfPage(): Core;

test('LOB-24 a vendor among games whose wordmark says its name has its button with the word, not the triangle alone', async ({
  page,
  addresses,
}) => {
  await arrive(page, addresses.site, { language: 'EN', theme: 'dark' });
  const vendor = page.locator('.rail-mixed .vendor-card').first();
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await vendor.scrollIntoViewIfNeeded({ timeout: 500 });
  }).toPass();
  await expect(vendor.locator('[data-logo]')).toBeVisible();
  await expect(vendor.locator('.vendor-play-text')).toBeVisible();
});
