import type { Browser, BrowserContext, Page } from '@playwright/test';
import { ROUTES } from '../../src/core/parts/routes.js';
import { expect, putOffAnnouncements, test } from './fixtures.js';

/** As much may move while a page comes, in the browser's own measure (web.dev/cls calls 0.1 good). */
const MOST = 0.01;
/** What is asked for comes one after another, as on a phone. */
const ROUND_TRIP = 60; // ms
/** A page stands when so long nothing came over the line. */
const QUIET = 700; // ms
/** Home, and what shows the same screen under another path. */
const SAME: ReadonlySet<string> = new Set(['/index', '/index.html', '/home', '/lottert']);
const PUBLIC = ROUTES.filter(({ path, guard }) => !guard && !SAME.has(path)).map(({ path }) => path);
const GUARDED = ROUTES.filter(({ path, guard }) => guard && guard !== 'agent-centre' && !SAME.has(path)).map(({ path }) => path);

interface Watched {
  shifts?: { value: number; moved: string }[];
}

/** Fingers need taller links and buttons. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test.use(PHONE);

test.describe('on a phone nothing jumps while a page comes', () => {
  for (const [half, paths] of halves(PUBLIC).entries())
    test(`for a visitor, ${half + 1} of 2`, async ({ browser, addresses: { site } }) => {
      expect(await jumping(browser, site, paths)).toEqual([]);
    });

  test('for a member', async ({ browser, page, addresses: { site } }) => {
    expect(await jumping(browser, site, ['/', ...GUARDED], await signIn(page, site, 'demo_member'))).toEqual([]);
  });

  test('for an agent', async ({ browser, page, addresses: { site } }) => {
    expect(await jumping(browser, site, ['/agentHome', '/agentHome?page=redEnvelope'], await signIn(page, site, 'demo_agent'))).toEqual([]);
  });
});

/**
 * The paths whose page jumps by more than is allowed, and what moved. Other journeys change what the platform says meanwhile, and a
 * page that follows them moves: so a path is named that jumps at two visits.
 */
async function jumping(browser: Browser, site: string, paths: readonly string[], kept: Record<string, string> = {}): Promise<string[]> {
  const context = await browser.newContext(PHONE);
  await context.addInitScript(putOffAnnouncements);
  await context.addInitScript(watch, kept);
  const found: string[] = [];
  for (const path of paths) {
    const moved = (await movedOn(context, site + path)) && (await movedOn(context, site + path));
    if (moved) found.push(`${path} ${moved}`);
  }
  await context.close();
  return found;
}

/** What moves while the page comes, if it is more than is allowed. */
async function movedOn(context: BrowserContext, url: string): Promise<string | undefined> {
  const page = await context.newPage();
  await slowDown(page);
  const quiet = quietOf(page);
  await page.goto(url, { waitUntil: 'commit' });
  await quiet();
  const shifts = await page.evaluate(() => (window as Watched).shifts ?? []);
  await page.close();
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  return sum > MOST ? `${sum.toFixed(3)}: ${shifts.map(({ moved }) => moved).join('; ')}` : undefined;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** Waits until the page stands: nothing has been asked for and nothing has come for a while. A stream that stays open does not count. */
function quietOf(page: Page): () => Promise<void> {
  let last = Date.now();
  const note = () => void (last = Date.now());
  page.on('request', note);
  page.on('requestfinished', note);
  return async () => {
    await page.locator('gp-outlet:defined').waitFor({ state: 'attached' });
    await expect.poll(() => Date.now() - last > QUIET, { message: 'the page is quiet', intervals: [100] }).toBe(true);
  };
}

/** What the tab keeps of who is signed in. */
async function signIn(page: Page, site: string, name: string): Promise<Record<string, string>> {
  await page.goto(`${site}/login`);
  await page.locator('gp-login input[name=username]').waitFor();
  await page.locator('gp-login input[name=username]').fill(name);
  await page.locator('gp-login input[name=password]').fill('Demo1234');
  await page.locator('gp-login input[name=password]').press('Enter');
  await page.waitForFunction(() => Object.keys(sessionStorage).some(key => key.endsWith(':token')));
  return page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>);
}

/** Runs in the page before anything else. */
function watch(kept: Record<string, string>): void {
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
  const shifts: NonNullable<Watched['shifts']> = ((window as Watched).shifts = []);
  interface Shift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: readonly { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
  new PerformanceObserver(list => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      const [first] = sources;
      const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join();
      shifts.push({
        value,
        moved: first
          ? `${first.node?.nodeName ?? '?'} ${place(first.previousRect)} to ${place(first.currentRect)}`
          : 'something that is gone',
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function halves<T>(list: readonly T[]): [T[], T[]] {
  return [list.filter((_, index) => index % 2 === 0), list.filter((_, index) => index % 2 === 1)];
}
