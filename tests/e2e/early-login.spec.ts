import type { Page } from '@playwright/test';
import { CARDS, errorsOf, heardErrors, hold, launches, listenForLaunches, open } from './before-code.js';
import { expect, test } from './fixtures.js';
import { beOfPatience } from './steps.js';

/** The login popup that a visitor's tap leads to before the code has arrived, and how the live one takes it over. */
const SHOWN = 'gp-dialogs dialog[open]';
const LIVE = `${SHOWN}[data-instead]`;
const FIELD = 'gp-login input[name=username]';

test.describe('a login before its code', () => {
  test('stands at the tap, keeps what is typed, and leads to the game that was tapped', async ({ page, addresses }) => {
    const release = await hold(page);
    await open(page, addresses, '<gp-lobby></gp-lobby>');
    await errorsOf(page);
    await listenForLaunches(page);
    await ready(page);
    const card = page.locator(CARDS).first();
    const name = await card.getAttribute('title');
    await card.click();
    await expect(page.locator(FIELD)).toBeFocused();
    await expect(page.locator('gp-lobby .game-card[aria-busy]')).toHaveCount(1);
    await page.keyboard.type('demo_member');
    await page.locator('gp-login input[name=password]').fill('Demo1234');
    await page.locator('gp-login input[name=remember]').check();
    await page.locator(FIELD).evaluate(input => (input.dataset.mine = 'yes'));
    await release();
    await expect(page.locator(LIVE)).toBeVisible();
    await expect(page.locator(SHOWN)).toHaveCount(1);
    await expect(page.locator(`${FIELD}[data-mine]`)).toHaveValue('demo_member');
    await expect(page.locator('gp-login [data-gp-root]:not([data-gp-snapshot])')).toBeAttached();
    await expect(page.locator('gp-login input[name=remember]')).toBeChecked();
    await page.locator('gp-login button[type=submit]').click();
    await expect.poll(() => launches(page)).toBe(`${name};`);
    await expect(page.locator(SHOWN)).toHaveCount(0);
    expect(await heardErrors(page)).toEqual([]);
  });

  test('a press of its button before the code logs in once, after', async ({ page, addresses }) => {
    const release = await hold(page);
    await open(page, addresses, '<gp-lobby></gp-lobby>');
    await listenForLaunches(page);
    await ready(page);
    const card = page.locator(CARDS).first();
    const name = await card.getAttribute('title');
    await card.click();
    await page.locator(FIELD).fill('demo_member');
    await page.locator('gp-login input[name=password]').fill('Demo1234');
    await page.keyboard.press('Enter');
    await release();
    await expect.poll(() => launches(page)).toBe(`${name};`);
  });

  for (const [way, close] of Object.entries({
    Escape: (page: Page) => page.keyboard.press('Escape'),
    'its button': (page: Page) => page.locator('gp-dialogs .dialog-close').click(),
    'a press beside it': (page: Page) => page.mouse.click(5, 5),
  }))
    test(`closed by ${way}, it does not come again, and the focus is where it was`, async ({ page, addresses }) => {
      const release = await hold(page);
      await open(page, addresses, '<gp-lobby></gp-lobby>');
      await ready(page);
      const card = page.locator(CARDS).first();
      await card.focus();
      await page.keyboard.press('Enter');
      await expect(page.locator(FIELD)).toBeFocused();
      // As after its fade: a press beside what is not seen yet means what stood there before.
      await expect
        .poll(() => page.locator(SHOWN).evaluate(dialog => dialog.getAnimations().every(({ playState }) => playState === 'finished')))
        .toBe(true);
      await close(page);
      await expect(page.locator('gp-dialogs dialog')).toHaveCount(0);
      await expect(card).toBeFocused();
      await expect(page.locator('gp-lobby [aria-busy]')).toHaveCount(0);
      await page.locator(CARDS).nth(1).click();
      await expect(page.locator(FIELD)).toBeFocused();
      await page.keyboard.press('Escape');
      await release();
      await expect(page.locator('gp-lobby [data-gp-root]:not([data-gp-snapshot])')).toBeAttached();
      await expect(page.locator('gp-dialogs:defined')).toBeAttached();
      await expect(page.locator('gp-dialogs dialog')).toHaveCount(0);
    });

  test('closed after the live one has taken it over, the focus goes back to the card', async ({ page, addresses }) => {
    const release = await hold(page);
    await open(page, addresses, '<gp-lobby></gp-lobby>');
    await ready(page);
    await page.locator(CARDS).nth(1).focus();
    await page.keyboard.press('Enter');
    await release();
    await expect(page.locator(LIVE)).toBeVisible();
    await expect(page.locator(FIELD)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('gp-dialogs dialog')).toHaveCount(0);
    await expect(page.locator('gp-login')).toHaveCount(0);
    await expect(page.locator(CARDS).nth(1)).toBeFocused();
  });

  test('a host with a login of its own is asked once, and shows its own', async ({ page, addresses }) => {
    const release = await hold(page);
    await open(page, addresses, '<gp-lobby></gp-lobby>');
    await page.evaluate(() =>
      document.addEventListener('gp-login-required', event => {
        event.preventDefault();
        document.documentElement.dataset.asked = `${document.documentElement.dataset.asked ?? ''}${(event as CustomEvent<{ action: string }>).detail.action};`;
      }),
    );
    await ready(page);
    await page.locator(CARDS).first().click();
    const asked = () => page.evaluate(() => document.documentElement.dataset.asked);
    await expect.poll(asked).toBe('launch;');
    await release();
    await expect(page.locator('gp-lobby [data-gp-root]:not([data-gp-snapshot])')).toBeAttached();
    // The next one is asked anew, so the first was not asked twice.
    await expect(page.locator('gp-lobby .game-card[aria-busy]')).toHaveCount(0);
    await page.locator('gp-lobby .card-heart').first().click();
    await expect.poll(asked).toBe('launch;favourites;');
    await expect(page.locator('gp-dialogs dialog')).toHaveCount(0);
  });

  test('who has a session is asked for no login', async ({ page, addresses }) => {
    await page.addInitScript(([api]) => sessionStorage.setItem(`gp:demo@${api}:token`, 'stale'), [addresses.site]);
    const files: string[] = [];
    page.on('request', request => files.push(request.url()));
    await hold(page);
    await open(page, addresses, '<gp-lobby></gp-lobby>');
    await page.locator(CARDS).first().click();
    await expect(page.locator('gp-lobby [data-gp-root][aria-busy]')).toBeAttached();
    await expect(page.locator('gp-dialogs')).toHaveCount(0);
    expect(files.filter(url => /early-login|gp-login/.test(url))).toEqual([]);
  });

  test('a platform that is slow to say how it is: the form stays, with what is typed, until the live one can take it', async ({
    page,
    addresses,
  }) => {
    await beOfPatience(page);
    let answer = () => undefined as void;
    const held = new Promise<void>(resolve => (answer = resolve));
    await page.route(/\/wps\/system\/status\?/, async route => {
      await held;
      await route.continue();
    });
    const release = await hold(page);
    await open(page, addresses, '<gp-lobby></gp-lobby>');
    await ready(page);
    await page.locator(CARDS).first().click();
    await page.locator(FIELD).fill('demo_member');
    await release();
    await expect(page.locator('gp-login:defined')).toBeAttached();
    // Longer than other first views wait.
    await page.waitForTimeout(5_000);
    await expect(page.locator(FIELD)).toHaveValue('demo_member');
    answer();
    await expect(page.locator('gp-login [data-gp-root]:not([data-gp-snapshot])')).toBeAttached();
    await expect(page.locator(FIELD)).toHaveValue('demo_member');
    await expect(page.locator(FIELD)).toBeFocused();
  });

  test('a page that wants none has the login after its code, and asks for no file of it', async ({ page, addresses }) => {
    const files: string[] = [];
    page.on('request', request => files.push(request.url()));
    const release = await hold(page);
    await open(page, addresses, '<gp-lobby></gp-lobby>', { attributes: 'data-early-login="false"' });
    await page.locator(CARDS).first().click();
    await release();
    await expect(page.locator(FIELD)).toBeFocused();
    await expect(page.locator(LIVE)).toHaveCount(0);
    expect(files.filter(url => /early-login|gp-login~/.test(url))).toEqual([]);
  });

  test('a platform that draws none has the login after its code', async ({ page, addresses }) => {
    await page.route(/gp-login~popup/, route => route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } }));
    const release = await hold(page);
    await open(page, addresses, '<gp-lobby></gp-lobby>');
    await page.locator(CARDS).first().click();
    await release();
    await expect(page.locator(FIELD)).toBeFocused();
    await expect(page.locator(LIVE)).toHaveCount(0);
  });
});

/** What shows the popup has come. */
async function ready(page: Page) {
  await expect(page.locator(CARDS).first()).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /early-login|gp-login~/.test(name)).length),
    )
    .toBe(2);
}
