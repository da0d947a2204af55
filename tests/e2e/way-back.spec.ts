import { expect, test } from './fixtures.js';
import { balance, logIn } from './steps.js';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone the way back closes what stands over the page, and then leads to the page before', async ({
  page,
  addresses: { site },
}) => {
  await page.addInitScript(key => localStorage.setItem(key, 'EN'), `gp:demo@${site}:language`);
  await page.goto(`${site}/live`);
  await page.locator('gp-side-menu').getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Main menu' });
  await expect(drawer).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toEqual({ gpLayer: 1 });
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await page.locator('gp-header').getByRole('button', { name: 'Log in' }).click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  await expect(login).toBeVisible();
  await login.getByRole('button', { name: 'Close' }).click();
  await expect(login).toHaveCount(0);
  await page.locator('gp-side-menu').getByRole('link', { name: 'Home' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(`${site}/`);
  await page.goBack();
  await expect(page).toHaveURL(`${site}/live`);
});

test('on a phone the way back closes the account’s menu', async ({ page, addresses: { site } }) => {
  await page.addInitScript(key => localStorage.setItem(key, 'EN'), `gp:demo@${site}:language`);
  await page.goto(`${site}/live`);
  await page.locator('gp-header').getByRole('button', { name: 'Log in' }).click();
  await logIn(page);
  await expect(balance(page)).toBeAttached();
  const account = page.locator('gp-header .member-button');
  await account.click();
  const leave = page.locator('gp-header').getByRole('button', { name: 'Log out' });
  await expect(account).toHaveAttribute('aria-expanded', 'true');
  await expect(leave).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toEqual({ gpLayer: 1 });
  await page.goBack();
  await expect(leave).toBeHidden();
  await expect(page).toHaveURL(`${site}/live`);
});
