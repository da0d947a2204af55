import type { BrowserContext, FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from './fixtures.js';

/** What a player does, in the words of a player; each step waits for what the player would see. */

/** For tests that hold answers back: the page gives up on a call after ten times its 15 s, whatever the machine's load. */
export async function beOfPatience(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = globalThis.setTimeout;
    globalThis.setTimeout = Object.assign(
      (run: TimerHandler, ms?: number, ...rest: unknown[]) => wait(run, ms === 15_000 ? 150_000 : ms, ...rest),
      wait,
    );
  });
}

export async function chooseEnglish(page: Page): Promise<void> {
  await page.locator('gp-side-menu').getByRole('button', { name: 'English' }).click();
  await expect(page.locator('gp-header').getByRole('button', { name: 'Log in' })).toBeVisible();
}

/** Fills the login popup that stands open and sends it with Enter. */
export async function logIn(page: Page, username = 'demo_member', password = 'Demo1234'): Promise<void> {
  const dialog = loginPopup(page);
  await dialog.getByRole('textbox', { name: 'Username' }).fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
}

export function loginPopup(page: Page): Locator {
  return page.locator('gp-login').filter({ visible: true });
}

/** The balance of the signed-in header, in minor units. */
export async function balanceOf(page: Page): Promise<number> {
  const text = await balance(page).innerText();
  return Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);
}

export function balance(page: Page): Locator {
  return page.locator('gp-header').getByRole('group', { name: 'Balance' }).locator('output');
}

/** Opens the same site from the page, so that the new tab gets a copy of its session. */
export async function openBeside(page: Page, address: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.evaluate(to => void window.open(to), address);
  const beside = await opened;
  await expect(balance(beside)).toContainText('$');
  return beside;
}

/** The demo game inside its frame. */
export function gameFrame(page: Page): FrameLocator {
  return page.locator('gp-game').frameLocator('iframe');
}

export interface PlayedRound {
  stake: number;
  payout: number;
  balance: number;
}

/** Spins once, waits for the platform's answer and until the reels stand. Amounts in minor units. */
export async function spin(page: Page): Promise<PlayedRound> {
  const answered = page.waitForResponse(response => response.url().endsWith('/play/api/round') && response.ok());
  const button = gameFrame(page).getByRole('button', { name: 'Spin', exact: true });
  await button.click();
  const round = (await (await answered).json()) as PlayedRound;
  await expect(gameFrame(page).locator('[data-test=card]')).toHaveCount(0);
  // Free turns can follow, a dozen of them, each shown for seconds.
  await expect(button, 'the reels stand').toBeVisible({ timeout: 120_000 });
  return round;
}

/** What stands far below comes when it is near, and the page grows by it. */
export function scrollToEnd(page: Page): Promise<void> {
  return page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
}

/** A page of the operator console in a tab of its own, signed in. */
export async function openConsole(context: BrowserContext, platform: { origin: string; operatorKey: string }, name: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${platform.origin}/sandbox/#/${name}`);
  await page.getByLabel('Operator key').fill(platform.operatorKey);
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByRole('navigation', { name: 'Pages' })
      .or(page.getByRole('button', { name: 'Menu' }))
      .first(),
  ).toBeVisible();
  return page;
}
