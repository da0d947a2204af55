import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';

/** The loader on a page of its own, made by the test on the partner's origin. */
const LOBBY_FILE = /\/cdn\/lobby-[^/]*\.js(\?|$)/;
/** Where the tags stand that the loader does not carry. */
const TAGS_FILE = /\/cdn\/gp-tags-[^/]*\.js(\?|$)/;

/** What only popups have, and one file of the texts of the login. */
const POPUP_FILE = /\/cdn\/(dialogs|login|identity|close-on-back)-[^/]*\.js(?:\?|$)/;

test.describe('a page that embeds by one script tag', () => {
  test('data and code travel side by side: first calls start before the core has arrived', async ({ page, addresses }) => {
    const order: string[] = [];
    page.on('request', request => order.push(new URL(request.url()).pathname));
    await open(page, addresses, '<gp-lobby></gp-lobby>');
    await expect(page.getByText('Hot games')).toBeVisible();
    const vendors = order.indexOf('/wps/relay/GCSGAME_newGameVendor');
    const lobby = order.findIndex(path => LOBBY_FILE.test(path));
    expect(vendors).toBeGreaterThan(-1);
    expect(vendors).toBeLessThan(lobby);
    expect(order.filter(path => path === '/wps/relay/GCSGAME_newGameVendor')).toHaveLength(1);
    expect(order.filter(path => LOBBY_FILE.test(path))).toHaveLength(1);
  });

  test('a tag that the loader does not carry is looked up, once for all of them; the others do not wait for that', async ({
    page,
    addresses,
  }) => {
    const order: string[] = [];
    page.on('request', request => order.push(new URL(request.url()).pathname));
    await open(page, addresses, '<gp-lobby></gp-lobby><gp-login></gp-login><gp-register></gp-register>');
    await expect(page.locator('gp-register:defined')).toBeAttached();
    await expect(page.getByRole('textbox', { name: 'Username' }).first()).toBeVisible();
    await expect(page.getByText('Hot games')).toBeVisible();
    const looked = order.filter(path => TAGS_FILE.test(path));
    expect(new Set(looked).size).toBe(1);
    const lobby = order.findIndex(path => LOBBY_FILE.test(path));
    const login = order.findIndex(path => /\/cdn\/login-/.test(path));
    expect(lobby).toBeLessThan(login);
    expect(order.findIndex(path => TAGS_FILE.test(path))).toBeLessThan(login);
  });

  test('the other tags are known when the first widget stands, so that a popup does not wait for them', async ({ page, addresses }) => {
    const looked = page.waitForRequest(TAGS_FILE);
    await open(page, addresses, '<gp-jackpot></gp-jackpot>');
    await looked;
    await expect(page.locator('gp-jackpot:defined')).toBeAttached();
  });

  for (const [sign, use] of Object.entries({
    'a finger or mouse': (page: Page) => page.mouse.down(),
    'a key that leads somewhere': (page: Page) => page.keyboard.press('Tab'),
    focus: (page: Page) => page.evaluate(() => document.querySelector<HTMLElement>('#field')?.focus()),
    scrolling: (page: Page) => page.evaluate(() => scrollBy(0, 50)),
  }))
    test(`what a login popup needs is fetched at the first sign of use, all at once and not before: ${sign}`, async ({
      page,
      addresses,
    }) => {
      const asked: string[] = [];
      page.on('request', request => asked.push(new URL(request.url()).pathname));
      // What comes would ask for the next: nothing of it comes.
      await page.route(POPUP_FILE, () => undefined);
      await open(page, addresses, '<input id="field" aria-label="Mine"><gp-lobby></gp-lobby>');
      await expect(page.getByText('Hot games')).toBeVisible();
      await expect.poll(() => asked.some(path => TAGS_FILE.test(path))).toBe(true);
      await page.evaluate(() => new Promise(resolve => requestIdleCallback(() => requestIdleCallback(resolve))));
      const popup = () => new Set(asked.map(path => POPUP_FILE.exec(path)?.[1]).filter(Boolean));
      expect([...popup()]).toEqual([]);
      await use(page);
      await expect.poll(() => [...popup()].sort()).toEqual(['close-on-back', 'dialogs', 'identity', 'login']);
    });

  test('somebody else’s tag with our prefix is left alone', async ({ page, addresses }) => {
    await open(page, addresses, '<gp-doctor>Dr. Roux</gp-doctor><gp-login></gp-login>');
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
    expect(await page.locator('gp-doctor').evaluate(element => [element.shadowRoot, element.outerHTML])).toEqual([
      null,
      '<gp-doctor>Dr. Roux</gp-doctor>',
    ]);
  });

  test('space is reserved before code has arrived, for every tag', async ({ page, addresses }) => {
    await page.route(/\/cdn\/(lobby|login)-[^/]*\.js/, () => undefined);
    await page.route('**/wps/snapshots/**', route => route.fulfill({ status: 204 }));
    await open(page, addresses, '<gp-lobby category="RNG"></gp-lobby><gp-lobby id="home"></gp-lobby><gp-login></gp-login>');
    const height = (tag: string) => page.locator(tag).evaluate(element => element.getBoundingClientRect().height);
    await expect.poll(() => height('gp-lobby[category]')).toBe(720);
    expect(await height('#home'), 'the home view is longer than the screen').toBe(page.viewportSize()?.height);
    await expect.poll(() => height('gp-login')).toBe(380);
  });

  test('a tag that is added later, and a lazy one when it comes near', async ({ page, addresses }) => {
    await open(
      page,
      addresses,
      '<div id="later"></div><div class="far"></div><gp-jackpot loading="lazy"></gp-jackpot>',
      '.far{height:5000px}',
    );
    await page.evaluate(() => document.querySelector('#later')?.append(document.createElement('gp-login')));
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
    await expect(page.locator('gp-jackpot:not(:defined)')).toBeAttached();
    await page.locator('gp-jackpot').scrollIntoViewIfNeeded();
    await expect(page.locator('gp-jackpot:defined')).toBeAttached();
  });

  test('two script tags make one loader and one request of each kind', async ({ page, addresses }) => {
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    await open(
      page,
      addresses,
      `<gp-jackpot></gp-jackpot><script type="module" src="${addresses.site}/cdn/gp.js?again" data-api="${addresses.site}" data-merchant="demo"></script>`,
    );
    await expect(page.locator('gp-jackpot:defined')).toBeAttached();
    expect(asked.filter(url => url.includes('/wps/system/status'))).toHaveLength(1);
  });

  test('works as a classic script too', async ({ page, addresses }) => {
    await open(page, addresses, '<gp-login></gp-login>', '', { type: 'classic' });
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
  });
});

test('a tag whose code another tag has brought already keeps what it shows', async ({ page, addresses }) => {
  let release = () => undefined as void;
  const held = new Promise<void>(resolve => (release = resolve));
  await page.route(/\/cdn\/tags-[^/]*\.js/, async route => {
    await held;
    await route.continue();
  });
  await page.goto(`${addresses.site}/agent`);
  const form = page.locator('gp-agent-login input[name=username]');
  await expect(form).toBeVisible();
  release();
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/agent-login-')));
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
  await expect(form).toBeVisible();
});

test.describe('code that does not come', () => {
  test.use({ failOnProblems: false });

  test('ERR-28 a missing file: the tag says so, raises gp-error chunk-load, the others live, and one click recovers without reload', async ({
    page,
    addresses,
  }) => {
    await page.clock.install();
    let missing = true;
    await page.route(LOBBY_FILE, route =>
      missing ? route.fulfill({ status: 404, body: 'gone', headers: { 'access-control-allow-origin': '*' } }) : route.continue(),
    );
    await open(page, addresses, '<gp-lobby></gp-lobby><gp-jackpot></gp-jackpot>');
    await errorsOf(page);
    await expect(page.locator('gp-jackpot:defined')).toBeAttached();
    await page.clock.runFor(10_000);
    const retry = page.locator('gp-lobby').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expect(page.locator('gp-lobby')).toContainText('Page took longer to load, check network.');
    await expect.poll(() => heardErrors(page)).toEqual(['chunk-load']);
    missing = false;
    await retry.click();
    await expect(page.getByText('Hot games')).toBeVisible();
    await expect(page.getByText('Page took longer to load')).toHaveCount(0);
  });

  test('a missing file that all widgets share: each tag has its button, and recovers with it', async ({ page, addresses }) => {
    let missing = true;
    await page.route(/\/cdn\/chunk-[^/]*\.js/, route => (missing ? route.abort() : route.continue()));
    await open(page, addresses, '<gp-lobby></gp-lobby><gp-login></gp-login>');
    const retries = page.getByRole('button', { name: 'Try again' });
    await expect(retries).toHaveCount(2);
    missing = false;
    await page.locator('gp-lobby').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Hot games')).toBeVisible();
    // A browser that never again asks for a module (Chromium since 150) has had the page loaded anew, and with it this one.
    const other = page.locator('gp-login').getByRole('button', { name: 'Try again' });
    await expect(other.or(page.getByRole('textbox', { name: 'Username' }))).toBeVisible();
    if (await other.isVisible()) await other.click();
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
  });

  test('a missing list of the other tags: the tag that needs it has its button and recovers, the others live', async ({
    page,
    addresses,
  }) => {
    let missing = true;
    await page.route(TAGS_FILE, route => (missing ? route.abort() : route.continue()));
    await open(page, addresses, '<gp-jackpot></gp-jackpot><gp-login></gp-login>');
    await errorsOf(page);
    await expect(page.locator('gp-jackpot:defined')).toBeAttached();
    const retry = page.locator('gp-login').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expect.poll(() => heardErrors(page)).toEqual(['chunk-load']);
    missing = false;
    await retry.click();
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
    await expect(page.getByText('Page took longer to load')).toHaveCount(0);
  });

  test('ERR-13 a notice that comes while the fetched code is still on its way to run goes when the widget stands', async ({
    page,
    addresses,
  }) => {
    let asked = 0;
    let release = () => undefined as void;
    const held = new Promise<void>(resolve => (release = resolve));
    // Fetched at the second try; what runs is asked for once more, and hangs.
    await page.route(LOBBY_FILE, async route => {
      if (++asked === 1) return route.abort();
      if (asked > 2) await held;
      return route.continue();
    });
    await open(page, addresses, '<gp-lobby></gp-lobby>', '', {
      attributes: `data-api="${addresses.site}" data-merchant="demo" data-default-language="EN" data-snapshots=""`,
    });
    await expect(page.locator('gp-lobby').getByRole('status').filter({ hasText: 'Page took longer to load' })).toBeVisible();
    release();
    await expect(page.getByText('Hot games')).toBeVisible();
    await expect(page.getByText('Page took longer to load')).toHaveCount(0);
  });

  test('ERR-28 on the full site a part whose file is missing says so once, and comes by itself when the files can be had', async ({
    page,
    addresses,
  }) => {
    let missing = true;
    await page.route(LOBBY_FILE, route => (missing ? route.abort() : route.continue()));
    await page.goto(addresses.site);
    await expect(page.locator('gp-outlet').getByRole('alert')).toHaveCount(1);
    await expect(page.getByText(/Page took longer to load|La página tardó demasiado/).filter({ visible: true })).toHaveCount(1);
    missing = false;
    await page.evaluate("globalThis[Symbol.for('gp.core@1')].status.load()");
    await expect(page.locator('gp-lobby .lobby')).toBeVisible();
    await expect(page.getByText(/Page took longer to load|La página tardó demasiado/)).toHaveCount(0);
  });

  test('ERR-13 ERR-29 a file that hangs: a notice after 8 s, a chunk load error after 120 000 ms', async ({ page, addresses }) => {
    // Stands still: on a slow machine its own seconds would be added to the ones told here.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.route(LOBBY_FILE, () => undefined);
    await open(page, addresses, '<gp-lobby></gp-lobby>', '', {
      attributes: `data-api="${addresses.site}" data-merchant="demo" data-default-language="EN" data-snapshots=""`,
    });
    await errorsOf(page);
    await page.clock.runFor(7_500);
    await expect(page.locator('gp-lobby')).not.toContainText('Page took longer');
    await page.clock.runFor(1_000);
    await expect(page.locator('gp-lobby').getByRole('status')).toContainText('Page took longer to load, check network.');
    expect(await heardErrors(page)).toEqual([]);
    await page.clock.runFor(112_000);
    await expect(page.locator('gp-lobby').getByRole('alert')).toBeVisible();
    await expect.poll(() => heardErrors(page)).toEqual(['chunk-load']);
  });

  test('a page without data-api says on the page and once in the console what to set', async ({ page, addresses, problems }) => {
    await open(page, addresses, '<gp-login></gp-login><gp-lobby></gp-lobby>', '', { attributes: 'data-merchant="demo"' });
    await expect(page.locator('gp-lobby').getByText('data-api="https://…"')).toBeVisible();
    await expect(page.locator('gp-login').getByText('data-api="https://…"')).toBeVisible();
    expect(problems.filter(text => text.includes('data-api'))).toHaveLength(1);
  });
});

interface PageOptions {
  type?: 'module' | 'classic';
  attributes?: string;
}

/** Serves a page of this content on the partner's origin, under the policy that the partner's real pages have. */
async function open(
  page: Page,
  { site, partner }: { site: string; partner: string },
  body: string,
  css = '',
  { type = 'module', attributes }: PageOptions = {},
) {
  const data = attributes ?? `data-api="${site}" data-merchant="demo" data-default-language="EN"`;
  const script = `<script ${type === 'module' ? 'type="module"' : 'defer'} src="${site}/cdn/gp.js" ${data}></script>`;
  const policy = `default-src 'none'; script-src 'self' ${site}; style-src 'self'; img-src ${site} data:; connect-src ${site}; require-trusted-types-for 'script'`;
  await page.route(`${partner}/made.css`, route => route.fulfill({ contentType: 'text/css', body: css }));
  await page.route(`${partner}/made.html`, route =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policy },
      body: `<!doctype html><html lang="en"><head><title>Made</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/made.css">${script}</head><body>${body}</body></html>`,
    }),
  );
  await page.goto(`${partner}/made.html`);
}

/** Keeps the codes of gp-error events on the page, for heardErrors(). */
async function errorsOf(page: Page) {
  await page.evaluate(() => {
    document.addEventListener('gp-error', event => {
      const code = event instanceof CustomEvent ? String(event.detail.code) : '';
      document.documentElement.dataset.heard = `${document.documentElement.dataset.heard ?? ''} ${code}`.trim();
    });
  });
}
async function heardErrors(page: Page): Promise<string[]> {
  const heard = await page.evaluate(() => document.documentElement.dataset.heard ?? '');
  return heard.split(' ').filter(Boolean);
}
