import type { Page, Request, Route } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { beOfPatience, logIn } from './steps.js';

/** The full site before its code: what stands there, what of it stays, and that nothing moves. */
const CODE = /\/cdn\/chunk-[^/]*\.js(\?|$)/;
const CARD = 'gp-lobby .game-card .card-action';
/** What comes when the page is calm, or needs code that comes then, on a busy machine. */
const LATE = 20_000;
const WAITING = 'gp-lobby:not(:defined)';

test.describe('the full site before its code', () => {
  test('home stands with its first views, and the live views take over their nodes; a click made before is made once, after', async ({
    page,
    addresses: { site },
  }) => {
    const release = await hold(page, CODE);
    await page.goto(site, { waitUntil: 'commit' });
    await expect(page.locator(CARD).first()).toBeVisible();
    await expect(page.locator(WAITING)).toBeAttached();
    for (const part of ['gp-lobby .lobby', 'gp-banners .carousel', 'gp-winner-ticker .ticker']) {
      await expect(page.locator(part)).toBeVisible();
      await page.locator(part).evaluate(node => (node.dataset.mine = 'yes'));
    }
    await expect(page.locator('gp-lobby')).not.toContainText('undefined');
    await page.locator(CARD).first().click();
    release();
    await expect(page.locator('gp-login').filter({ visible: true }), 'the click asks for a login').toBeVisible({ timeout: LATE });
    for (const part of ['gp-lobby .lobby', 'gp-banners .carousel', 'gp-winner-ticker .ticker']) {
      await expect(page.locator(part)).toHaveCount(1);
      await expect(page.locator(part)).toHaveAttribute('data-mine', 'yes');
    }
    await page.keyboard.press('Escape');
    await page.locator('gp-lobby').getByRole('button', { name: 'Categorías de juegos' }).click();
    await page.locator('gp-lobby').getByRole('button', { name: 'Tragamonedas', exact: true }).click();
    await expect(page, 'the lobby follows the address').toHaveURL(/\/rng$/);
    await expect(page.locator('gp-outlet > [slot]')).toHaveCount(2);
  });

  test('the room that was kept ends with the live view: a short list is followed by the footer', async ({ page, addresses: { site } }) => {
    await page.setViewportSize({ width: 1280, height: 1600 });
    await page.goto(`${site}/lott`);
    await expect(page.locator('gp-lobby .lobby-grid-vendors .vendor-card')).not.toHaveCount(0);
    const endOf = async (tag: string) => {
      const { y = 0, height = 0 } = (await page.locator(tag).boundingBox()) ?? {};
      return y + height;
    };
    await expect.poll(async () => (await endOf('gp-outlet')) - (await endOf('gp-lobby'))).toBeLessThan(40);
  });

  test('a category has its own; an address that says more waits for the live view', async ({ page, addresses: { site } }) => {
    const release = await hold(page, CODE);
    await page.goto(`${site}/rng`, { waitUntil: 'commit' });
    await expect(page.locator('gp-lobby .lobby-grid .card-action')).toHaveCount(18);
    await expect(page.locator(WAITING)).toBeAttached();
    const banner = await page.locator('gp-banners').boundingBox();
    expect(banner?.height, 'over a list a banner is a strip, as it will be').toBeCloseTo(Math.max(104, (banner?.width ?? 0) * 0.14), 0);
    await page.goto(`${site}/rng?page=2`, { waitUntil: 'commit' });
    await expect(page.locator('gp-header:not(:defined)')).toBeAttached();
    await expect(page.locator('gp-outlet > [slot]')).toHaveCount(0);
    release();
    await expect(page.locator('gp-lobby .pages-page[aria-current]')).toHaveText('2');
  });

  test('a signed-in member gets his own, and nothing of the drawn one stays', async ({ page, addresses: { site } }) => {
    await page.addInitScript(key => localStorage.setItem(key, 'EN'), `gp:demo@${site}:language`);
    await page.goto(site);
    await page.locator('gp-header').getByRole('button', { name: 'Log in' }).click();
    await logIn(page);
    await expect(page.locator('gp-header').getByRole('group', { name: 'Balance' })).toBeVisible({ timeout: LATE });
    const release = await hold(page, CODE);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator(CARD).first()).toBeVisible();
    await page.locator('gp-lobby .lobby').evaluate(node => (node.dataset.mine = 'yes'));
    await expect(page.locator('gp-lobby [aria-pressed="true"]'), 'no heart of his in what everybody gets').toHaveCount(0);
    release();
    await expect(page.locator('gp-lobby .lobby[data-mine]')).toHaveCount(0);
    await expect(page.locator(CARD).first()).toBeVisible();
    await expect(page.locator('[data-gp-snapshot]')).toHaveCount(0);
    await expect(page.locator('gp-header').getByRole('group', { name: 'Balance' })).toBeVisible();
  });

  test('SYS-22 who chose the light theme sees no dark frame, before any script of ours and after', async ({
    page,
    addresses: { site },
  }) => {
    await page.addInitScript(key => localStorage.setItem(key, 'light'), `gp:demo@${site}:theme`);
    const light = 'rgb(245, 246, 248)';
    const release = await hold(page, /\/(?:cdn|site)\/[^/]*\.js(\?|$)/);
    await page.goto(site, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveCSS('background-color', light);
    await expect(page.locator('gp-status'), 'the cover').toHaveCSS('background-color', light);
    await expect(page.locator('gp-lobby')).toHaveCount(0);
    release();
    await expect(page.locator('gp-lobby [data-gp-root]')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('html')).toHaveCSS('background-color', light);
  });

  test('SYS-01 SYS-05 while the platform is closed the cover stays over it', async ({ page, addresses: { site } }) => {
    const release = await hold(page, CODE);
    await page.route(/\/wps\/system\/status/, async route => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { value: object };
      await route.fulfill({ response: answer, json: { ...body, value: { ...body.value, maintenance: true } } });
    });
    await page.goto(site, { waitUntil: 'commit' });
    await expect(page.locator(CARD).first()).toBeAttached();
    await expect(page.locator(CARD).first()).toBeHidden();
    await expect(page.locator('gp-status')).toBeVisible();
    release();
    await expect(page.locator('gp-status').getByRole('heading')).toContainText(/mantenimiento/i);
    await expect(page.locator('gp-outlet > [slot]')).toHaveCount(0);
  });
});

test.describe('nothing on the home moves, whatever comes late', () => {
  test.use({ announcements: true });

  for (const [name, viewport] of [
    ['a wide page', { width: 1280, height: 900 }],
    ['a phone', { width: 390, height: 844 }],
  ] as const) {
    test(`on ${name}: snapshots, code, then one answer after the other, and the announcements`, async ({ page, addresses: { site } }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(watchShifts);
      await beOfPatience(page);
      const code = await hold(page, CODE);
      const announcements = await hold(page, /getListAnnouncements/);
      const winners = await hold(page, /getRankList/);
      const vendors = await hold(page, /newGameVendor/);
      const games = await hold(page, /hotGamesV2/);
      await page.goto(site, { waitUntil: 'commit' });
      await expect(page.locator(CARD).first()).toBeVisible();
      code();
      await expect(page.locator('gp-lobby:defined')).toBeAttached();
      await expect(page.locator('gp-header').getByRole('button', { name: 'Registrarse' })).toBeVisible();
      vendors();
      winners();
      await expect(page.locator('gp-winner-ticker [data-gp-root]:not([data-gp-snapshot]) .win').first()).toBeAttached();
      games();
      await expect(page.locator('gp-lobby [data-gp-root]:not([data-gp-snapshot]) .game-card .card-action').first()).toBeVisible();
      announcements();
      await expect(page.locator('gp-notice-ticker .ticker-title').first()).toBeAttached();
      await expect(page.locator('gp-announcements .slide .rich-text img')).toBeAttached({ timeout: LATE });
      expect(await page.evaluate(shifts)).toEqual([]);
    });
  }
});

/** Keeps what is asked for at these addresses waiting until what it returns is called. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>(resolve => (release = resolve));
  await page.route(address, async (route: Route, _request: Request) => {
    await held;
    await route.continue().catch(() => undefined); // The page has gone on to another address.
  });
  return release;
}

interface Watching {
  shifts?: string[];
}

/** Runs in the page before its scripts. */
function watchShifts() {
  const list: string[] = ((window as Watching).shifts = []);
  const observer = new PerformanceObserver(entries => {
    for (const entry of entries.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    })[]) {
      // A dot of a carousel that grows is 0.00001.
      if (entry.value < 0.0005) continue;
      const rect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join();
      list.push(
        `${entry.value.toFixed(4)}: ${entry.sources.map(({ node, previousRect, currentRect }) => `${node?.nodeName ?? 'in a shadow root'} ${rect(previousRect)} → ${rect(currentRect)}`).join('; ')}`,
      );
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });
}
/** Runs in the page: what moved, once the frames so far have been told of. */
async function shifts(): Promise<string[]> {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  return (window as Watching).shifts ?? [];
}
