import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { logIn } from './steps.js';

test.use({ announcements: true });

const popup = (page: Page): Locator => page.getByRole('dialog', { name: 'Announcements' });
// A widget in a popup is a child of gp-dialogs, shown through a slot.
const slideshow = (page: Page): Locator => page.locator('gp-announcements');
const current = (page: Page): Locator => slideshow(page).locator('.slide:not([inert]) h3');

/** In English, with the visitor's popup open. */
async function open(page: Page, site: string): Promise<void> {
  await page.addInitScript(key => localStorage.setItem(key, 'EN'), `gp:demo@${site}:language`);
  await page.goto(site);
  await expect(popup(page), 'it comes when the page is calm').toBeVisible({ timeout: 20_000 });
}

/** It is out of sight first and closed a frame later; until then nothing is kept of it, and what is behind it takes no focus. */
async function close(page: Page): Promise<void> {
  await popup(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('gp-dialogs dialog[open]')).toHaveCount(0);
}

test('MSG-02 MSG-05 MSG-06 a visitor sees the visitors’ announcements once per session', async ({ page, addresses: { site } }) => {
  await open(page, site);
  await expect(current(page)).toHaveText('Open an account in a minute');
  await expect(slideshow(page)).not.toContainText('Good to see you');
  await close(page);
  await page.reload();
  await expect(page.locator('gp-lobby')).toContainText('Hot');
  await expect(page.locator('gp-notice-ticker')).toContainText('Welcome to Nova Palace');
  expect(
    await page.evaluate(() =>
      Object.entries(sessionStorage)
        .filter(([key]) => key.endsWith('announcement-visitor'))
        .map(([, value]) => value as string),
    ),
  ).toEqual(['closed']);
  await expect(popup(page)).toHaveCount(0);
});

test('MSG-01 MSG-07 a member sees the members’ after the login, and can put them off for today', async ({ page, addresses: { site } }) => {
  await open(page, site);
  await close(page);
  await page.locator('gp-header').getByRole('button', { name: 'Log in' }).click();
  await logIn(page);
  await expect(current(page)).toHaveText('Good to see you');
  await slideshow(page).getByLabel('Do not show again today').check();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
  const kept = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.endsWith('announcement-hidden-member'))
      .map(([, value]) => value as string),
  );
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  expect(kept).toEqual([today]);
});

test('HOM-09 MOD-05 a title of the ticker opens the notice popup at that notice', async ({ page, addresses: { site } }) => {
  await open(page, site);
  await close(page);
  const title = page.locator('gp-notice-ticker').getByRole('button', { name: 'Keep your password safe' }).first();
  await title.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Notices' })).toBeVisible();
  const notice = page.locator('gp-notices');
  await expect(notice.getByRole('article')).toContainText('Our staff never asks for it.');
  await notice.getByRole('button', { name: 'Live tables open all day' }).click();
  await expect(notice.getByRole('article')).toContainText('around the clock');
});
