import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findBrowser } from '../../scripts/browser.mjs';
import { startPlatform } from '../../scripts/platform-server.mjs';
import { expect, test as base } from './fixtures.js';
import { openLine, type Line } from './line.js';
import { axeFindings } from './page-flaws.js';
import { chooseEnglish } from './steps.js';

/** The full site as an app: the one place where journeys have its service worker (playwright.config.ts). */
const test = base.extend<{ line: Line }>({
  line: async ({ addresses, context }, use) => {
    const line = await openLine(addresses.site);
    await use(line);
    await Promise.all(context.pages().map(page => page.close()));
    await line.close();
  },
});
// A line that is cut is told in the console.
test.use({ serviceWorkers: 'allow', failOnProblems: false });

const HASHED = /^\/cdn\/.*-[A-Z0-9]{8}\.(?:js|css)$/;
const OFFLINE = /^\/site\/(?:offline\.(?:html|css|js)|icon\.svg)$/;

test('a browser may install the site: its own check finds nothing to refuse, the icons have the sizes that they say', async ({
  addresses,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'gp-profile-'));
  // Nothing is installed from a private window, which every other context of a test is.
  const context = await chromium.launchPersistentContext(folder, { executablePath: await findBrowser(), args: CHROMIUM_ARGS });
  try {
    const page = await context.newPage();
    await page.goto(addresses.site);
    await workerOf(page);
    const devtools = await context.newCDPSession(page);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    const { errors, url, data } = await devtools.send('Page.getAppManifest');
    expect([errors, url]).toEqual([[], `${addresses.site}/site/manifest.webmanifest`]);
    const { name, icons } = JSON.parse(data ?? '') as { name: string; icons: { src: string; sizes: string; purpose?: string }[] };
    expect(name).toBe('Nova Palace');
    expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
    const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
    for (const { src, sizes } of [...icons, { src: touch!, sizes: '180x180' }]) {
      const size = await page.evaluate(async address => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      if (sizes !== 'any') expect([src, size]).toEqual([src, sizes]);
    }
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('the browser’s own bar has the header’s colour, in the theme that the visitor chose', async ({ page, line }) => {
  await page.goto(line.origin);
  const color = page.locator('meta[name=theme-color]');
  const header = () => page.locator('gp-header .bar').evaluate(bar => getComputedStyle(bar).backgroundColor);
  await expect(color).toHaveAttribute('content', '#151b24');
  expect(await header()).toBe('rgb(21, 27, 36)');
  await page.evaluate(key => localStorage.setItem(key, 'light'), `gp:demo@${line.origin}:theme`);
  await page.reload();
  await expect(color).toHaveAttribute('content', '#ffffff');
  await expect.poll(header).toBe('rgb(255, 255, 255)');
});

test('without a connection a reload says so in the language and theme last seen, since when, and nothing of money or games; it comes back by itself', async ({
  page,
  line,
}) => {
  const keyOf = (name: string) => `gp:demo@${line.origin}:${name}`;
  const keep = (name: string, value: string) => page.evaluate(([key, kept]) => localStorage.setItem(key!, kept!), [keyOf(name), value]);
  await page.goto(`${line.origin}/rng`);
  await chooseEnglish(page);
  await workerOf(page);
  line.cut();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page).toHaveURL(`${line.origin}/rng`);
  await expect(page.locator('time')).toHaveText(/^\d{1,2}:\d{2}/);
  const since = await page.locator('time').getAttribute('datetime');
  expect(Math.abs(Date.now() - Date.parse(since!))).toBeLessThan(60_000);
  expect(await page.content()).not.toMatch(/<gp-|[$€]|\d[.,]\d\d\b/);
  expect(await page.locator('img').evaluateAll(images => images.map(image => (image as HTMLImageElement).naturalWidth > 0))).toEqual([
    true,
  ]);

  await page.getByRole('button', { name: 'Try again now' }).click();
  await expect(page.getByRole('status')).toHaveText('Still no connection.');
  expect(await axeFindings(page)).toEqual([]);

  await keep('language', 'ES');
  await keep('theme', 'light');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.locator('time').getAttribute('datetime'), 'it is the same stretch without a connection').toBe(since);

  await keep('language', 'AR');
  await page.goto(`${line.origin}/promotions`);
  await expect(page.getByRole('heading', { level: 1, name: 'لا يوجد اتصال' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveTitle(/Nova Palace/);

  await keep('language', 'EN');
  line.mend();
  await expect(
    page.locator('gp-outlet').getByRole('heading', { level: 1, name: 'Promotions' }),
    'the page that was asked for',
  ).toBeVisible();
  const kept = () => page.evaluate(() => sessionStorage.getItem('gp-site:offline-since'));
  await expect.poll(kept, 'forgotten as soon as the page’s own code runs').toBeNull();
});

test('nothing is kept but the offline page and code whose name changes with its content; a new release is taken at the next load', async ({
  page,
  context,
  line,
}) => {
  await page.goto(line.origin);
  await workerOf(page);
  await page.goto(`${line.origin}/rng`);
  await expect(page.locator('gp-lobby .lobby-grid .card-action')).toHaveCount(18);
  await page.goto(`${line.origin}/help`);
  await expect(page.locator('gp-help').first()).toBeVisible();
  const kept = await keptPaths(page);
  expect(kept.filter(path => !HASHED.test(path) && !OFFLINE.test(path))).toEqual([]);
  expect(kept.filter(path => OFFLINE.test(path))).toHaveLength(4);
  const code = kept.filter(path => HASHED.test(path));
  expect(code.length).toBeGreaterThan(10);

  // Without what the browser itself remembers: the worker's files are there, and everything else is asked for.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  line.release('next');
  line.asked.length = 0;
  await page.goto(`${line.origin}/help`);
  await expect(page.locator('html')).toHaveAttribute('data-release', 'next');
  await expect(page.locator('gp-help').first()).toBeVisible();
  expect(line.asked).toEqual(expect.arrayContaining(['/help', '/cdn/gp.js', '/cdn/gp-screen.js', '/site/main.js', '/wps/system/status']));
  expect(line.asked.filter(path => code.includes(path))).toEqual([]);
});

test.describe('the switch', () => {
  test('removes the worker and all that it kept, from whoever opens the site and from whoever opens another page of it', async ({
    page,
    line,
    addresses,
  }) => {
    test.setTimeout(300_000);
    const off = await startPlatform({ from: process.env.GP_SEEDED, env: { GP_SERVICE_WORKER: 'off' } });
    try {
      for (const path of ['/', '/gallery/']) {
        line.leadTo(addresses.site);
        await page.goto(line.origin);
        await workerOf(page);
        await page.goto(`${line.origin}/help`);
        await expect(page.locator('gp-help').first()).toBeVisible();
        await page.evaluate(() => caches.open('of-somebody-else'));
        expect(await page.evaluate(() => caches.keys())).toEqual(expect.arrayContaining(['gp-site-code', 'gp-site-offline']));
        line.leadTo(off.origin);
        await page.goto(line.origin + path);
        await expect.poll(() => left(page), { message: path }).toEqual({ workers: 0, caches: ['of-somebody-else'] });
      }
      await page.goto(line.origin);
      await expect(page.locator('gp-lobby .card-action').first()).toBeVisible();
      line.cut();
      await expect(page.reload()).rejects.toThrow(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
    } finally {
      await page.close();
      await off.stop();
    }
  });
});

/** Waits until the page's worker is at work: it is registered when the page is calm. */
async function workerOf(page: Page): Promise<void> {
  const script = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
  expect(script).toBe(`${new URL(page.url()).origin}/sw.js`);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)).toBe('activated');
}

async function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    return paths;
  });
}

async function left(page: Page): Promise<{ workers: number; caches: string[] }> {
  return page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
}
