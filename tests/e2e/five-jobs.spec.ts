import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { ByKeyboard } from './by-keyboard.js';
import { balance, balanceOf, chooseEnglish, logIn, loginPopup } from './steps.js';

const PAYMENT = '246810';
const DAILY = 'Nova Lotto Grand prize';

/** The five jobs that most come for, without a pointer, by what the accessibility tree says. */

test('SYS-22 find a game: from the skip link to its card, which asks for the login', async ({ page, addresses }) => {
  await page.goto(addresses.site);
  await chooseEnglish(page);
  await page.reload();
  await expect(page.locator('gp-lobby').getByRole('heading', { name: 'Hot games' })).toBeVisible();
  const hand = await ByKeyboard.of(page);
  await hand.skip();
  expect(await hand.tabTo('button', 'Search games'), 'a handful of stops').toBeLessThan(20);
  await page.keyboard.press('Enter');
  await hand.hears('searchbox', /Search/);
  await page.keyboard.type('temple');
  await expect(page.locator('gp-lobby').getByRole('status').filter({ hasText: /game/ })).toBeVisible();
  await hand.tabTo('link', /Temple/, 25);
  await page.keyboard.press('Enter');
  await expect(loginPopup(page)).toBeVisible();
  await hand.hears('textbox', 'Username');
  await page.keyboard.press('Escape');
  await hand.hears('link', /Temple/);
});

test('SYS-22 log in: from the header, and back to where one was', async ({ page, addresses, member }) => {
  await page.goto(addresses.site);
  await chooseEnglish(page);
  await page.reload();
  await expect(page.locator('gp-lobby').getByRole('heading', { name: 'Hot games' })).toBeVisible();
  await expect(page.locator('gp-header').getByRole('button', { name: 'Log in' })).toBeVisible();
  const hand = await ByKeyboard.of(page);
  await hand.tabTo('button', 'Log in', 25);
  await page.keyboard.press('Enter');
  await hand.hears('textbox', 'Username');
  await page.keyboard.type(member.username);
  await hand.tabTo('textbox', 'Password', 4);
  await page.keyboard.type('Demo1234');
  await page.keyboard.press('Enter');
  await expect(balance(page)).toContainText('$');
});

test('SYS-22 WAL-01 deposit: a method, an amount that is refused, one that is taken; the order is told', async ({
  page,
  addresses,
  member,
}) => {
  await signIn(page, addresses.site, member.username);
  await page.goto(`${addresses.site}/member?page=depositv2`);
  const wallet = page.locator('gp-wallet');
  await expect(wallet.getByRole('radio').first()).toBeVisible();
  const hand = await ByKeyboard.of(page);
  await hand.skip();
  await hand.tabTo('radio', /.+/, 60);
  await page.keyboard.press('ArrowDown');
  await hand.tabTo('textbox', 'Amount', 12);
  await page.keyboard.type('0.01');
  await page.keyboard.press('Enter');
  await expect(wallet.locator('[aria-live] .field-error'), 'why it is refused is said aloud').toBeVisible();
  await hand.hears('textbox', 'Amount');
  await expect(wallet.getByRole('textbox', { name: 'Amount' })).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('50');
  await page.keyboard.press('Enter');
  await expect(wallet.getByText(/D\d{6} is ordered/)).toBeVisible();
  await hand.hears('heading', /^\$50\.00/);
});

test('SYS-22 WAL-12 withdraw: the payment password, an address, an amount; what was asked for stands in the list', async ({
  page,
  addresses,
  member,
}) => {
  await signIn(page, addresses.site, member.username);
  await page.goto(`${addresses.site}/member?page=withdraw`);
  const wallet = page.locator('gp-wallet');
  await expect(wallet.getByLabel('Login password', { exact: true })).toBeVisible();
  const hand = await ByKeyboard.of(page);
  await hand.skip();
  const fill = async (role: string, name: string | RegExp, text: string) => {
    await hand.tabTo(role, name, 60);
    await page.keyboard.type(text);
  };
  await fill('textbox', 'Login password', 'Demo1234');
  await fill('textbox', 'New payment password', PAYMENT);
  await fill('textbox', 'Repeat new payment password', PAYMENT);
  await page.keyboard.press('Enter');
  await expect(wallet.getByLabel('Account number')).toBeVisible();
  expect((await hand.heard()).role, 'the focus is not lost').not.toBe('RootWebArea');
  await fill('textbox', 'Account number', '0121800123456789');
  await fill('textbox', 'Name of the holder', 'Own Member');
  await fill('textbox', 'Payment password', PAYMENT);
  await page.keyboard.press('Enter');
  await expect(wallet.getByRole('button', { name: 'Enter an amount' })).toBeVisible();
  expect((await hand.heard()).role, 'the focus is not lost').not.toBe('RootWebArea');
  await fill('textbox', 'Amount', '20');
  await fill('textbox', 'Mobile number', '5500000001');
  await fill('textbox', 'Payment password', PAYMENT);
  await page.keyboard.press('Enter');
  await expect(wallet.getByRole('listitem').filter({ hasText: '$20.00' }).first()).toBeVisible();
  expect((await hand.heard()).role, 'the focus is not lost').not.toBe('RootWebArea');
});

test('SYS-22 LOT-14 bet on a draw: from the list to the board, two numbers, the question, the bet', async ({ page, addresses, member }) => {
  await signIn(page, addresses.site, member.username);
  await page.goto(`${addresses.site}/lottery`);
  const lottery = page.locator('gp-lottery');
  await expect(page.getByRole('heading', { name: 'Lotteries' })).toHaveCount(1);
  await expect(lottery.getByRole('searchbox')).toBeVisible();
  const before = await balanceOf(page);
  const hand = await ByKeyboard.of(page);
  await hand.skip();
  await hand.tabTo('searchbox', /Search/, 60);
  await page.keyboard.type('grand prize');
  await hand.tabTo('button', DAILY, 12);
  await page.keyboard.press('Enter');
  await expect(lottery.getByRole('region', { name: 'Draws' })).toContainText(/closes in/);
  await hand.hears('heading', DAILY);
  await hand.tabTo('button', 'Straight', 8);
  await page.keyboard.press('End');
  await hand.hears('button', 'Big or small');
  await page.keyboard.press('Enter');
  await hand.tabTo('button', 'Odd', 30);
  await page.keyboard.press('Space');
  await hand.tabTo('button', 'Place bet', 60);
  await page.keyboard.press('Enter');
  await expect(lottery.getByRole('alertdialog')).toContainText('$1.00');
  await hand.tabTo('button', 'Place bet', 6);
  await page.keyboard.press('Enter');
  await expect(lottery.getByText(/Your bet of \$1\.00 is in draw/)).toBeVisible();
  await expect.poll(() => balanceOf(page)).toBe(before - 100);
  expect((await hand.heard()).role, 'the focus is not lost').not.toBe('RootWebArea');
});

async function signIn(page: Page, site: string, username: string): Promise<void> {
  await page.goto(site);
  await chooseEnglish(page);
  await page.goto(`${site}/login`);
  await logIn(page, username);
  await expect(balance(page)).toContainText('$');
}
