import type { Page } from '@playwright/test';
import { expect, putOffAnnouncements, test } from './fixtures.js';
import { balance, chooseEnglish, gameFrame, logIn, loginPopup, openBeside } from './steps.js';

async function signIn(page: Page, site: string, account: string) {
  await page.goto(site);
  await chooseEnglish(page);
  await page.locator('gp-header').getByRole('button', { name: 'Log in' }).click();
  await logIn(page, account);
  await expect(loginPopup(page)).toHaveCount(0);
  await expect(balance(page)).toContainText('$');
}

test('logging out in one tab ends the other tab of the same session at once', async ({ page, addresses, member }) => {
  await signIn(page, addresses.site, member.username);
  const beside = await openBeside(page, addresses.site);
  await page
    .locator('gp-header')
    .getByRole('button', { name: /My menu/ })
    .click();
  await page.locator('gp-header').getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog', { name: 'Log out now?' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page.locator('gp-header').getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(beside.locator('gp-header').getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(beside.locator('gp-dialogs')).toContainText('You logged out in another tab.');
  expect(await beside.evaluate(() => Object.keys(sessionStorage).filter(key => key.endsWith(':token')))).toEqual([]);
});

test('GAM-11 SES-05 a reload of the game’s screen brings the game back', async ({ page, addresses, member }) => {
  await signIn(page, addresses.site, member.username);
  await page
    .locator('gp-lobby')
    .getByRole('link', { name: /^Play / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/seamless/);
  await expect(gameFrame(page).locator('body')).not.toBeEmpty();
  const before = await page.locator('gp-game iframe').getAttribute('title');
  await page.reload();
  await expect(page).toHaveURL(/\/seamless/);
  await expect(gameFrame(page).locator('body')).not.toBeEmpty();
  expect(await page.locator('gp-game iframe').getAttribute('title')).toBe(before);
});

test.describe('a session that is over', () => {
  // The browser reports the refused call, which is what this is about.
  test.use({ failOnProblems: false });

  test('a password changed on another device ends the session here when the tab is looked at', async ({ page, browser, ownPlatform }) => {
    await signIn(page, ownPlatform.origin, 'demo_player');
    const device = await browser.newPage();
    await device.addInitScript(putOffAnnouncements);
    await signIn(device, ownPlatform.origin, 'demo_player');
    await device.evaluate(async () => {
      const { session } = (globalThis as unknown as Record<symbol, { session: { changePassword(change: object): Promise<void> } }>)[
        Symbol.for('gp.core@1')
      ]!;
      await session.changePassword({ oldPassword: 'Demo1234', newPassword: 'Other1234', confirmNewPassword: 'Other1234' });
    });
    await expect(balance(page)).toContainText('$');
    await page.evaluate(() => void window.dispatchEvent(new Event('focus')));
    await expect(page.locator('gp-header').getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(page.locator('gp-dialogs')).toContainText('Your session has ended');
    await expect(balance(device)).toContainText('$');
    await device.close();
  });
});
