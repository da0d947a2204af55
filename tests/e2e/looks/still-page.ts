import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import type { Core } from '../../../src/core/parts/core.js';
import { expect, putOffAnnouncements } from '../fixtures.js';
import { viewportOf, type Look } from './look.js';

/** The moment at which the platform of the pictures was seeded, and at which its clock and the pages' stand. */
export const MOMENT = '2026-03-02T12:00:00Z';

/** A page's session storage, so that one log-in serves many pages. */
export type Stored = Readonly<Record<string, string>>;

/** Nothing moves, every visitor comes from the same place, and the site offers Arabic too. */
export async function stillContext(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC', reducedMotion: 'reduce', deviceScaleFactor: 1 });
  await context.addInitScript(putOffAnnouncements);
  await context.route(
    url => url.origin === origin && !/\.\w+$/.test(url.pathname),
    async route => {
      if (route.request().resourceType() !== 'document' || route.request().frame().parentFrame()) return route.fallback();
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace('data-merchant="demo"', 'data-merchant="demo" data-languages="EN ES AR"'),
      });
    },
  );
  return context;
}

/** A new page in this look, whose clock stands; `stored` signs it in. */
export async function stillPage(context: BrowserContext, look: Look, stored: Stored = {}): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize(viewportOf(look));
  await page.clock.setFixedTime(MOMENT);
  await page.addInitScript(
    ({ theme, language, values }) => {
      try {
        localStorage.setItem(`gp:demo@${location.origin}:theme`, theme);
        localStorage.setItem(`gp:demo@${location.origin}:language`, language);
        for (const [key, value] of Object.entries(values)) sessionStorage.setItem(key, value);
      } catch {
        // A frame without an origin has no storage.
      }
    },
    { theme: look.theme, language: look.language, values: stored },
  );
  return page;
}

/** Changes the theme of an open page. */
export function changeTheme(page: Page, theme: Look['theme']): Promise<void> {
  return page.evaluate(chosen => (globalThis as unknown as Record<symbol, Core>)[Symbol.for('gp.core@1')]?.theme.use(chosen), theme);
}

/** Counts what a page waits for, so that one can wait until nothing is under way. */
export function watchRequests(page: Page): { underWay(): number } {
  const open = new Set<Request>();
  page.on('request', request => open.add(request));
  // Not until the end of the answer: what the loader asked for early and nobody reads on this screen never ends.
  page.on('response', response => open.delete(response.request()));
  page.on('requestfailed', request => open.delete(request));
  return { underWay: () => [...open].filter(request => request.resourceType() !== 'eventsource').length };
}

/** In a row: what comes when the page is calm has begun by then, and is waited for too. */
const CALM_LOOKS = 4;

/** Waits until nothing is asked for, every picture in sight stands, no skeleton is left and the carousels have started, and stays so. */
export async function settled(page: Page, requests: { underWay(): number }): Promise<void> {
  let calm = 0;
  await expect
    .poll(
      async () => {
        const missing = requests.underWay() > 0 ? ['requests'] : await page.evaluate(unfinished);
        calm = missing.length > 0 ? 0 : calm + 1;
        return calm >= CALM_LOOKS ? [] : missing.concat('calm');
      },
      { message: 'the page stands still', intervals: [250], timeout: 90_000 },
    )
    .toEqual([]);
}

/** Runs in the page: what is not there yet. */
function unfinished(): string[] {
  const missing: string[] = [];
  // Until then a cover hides everything.
  if (!document.querySelector('gp-status[data-phase=ready]')) missing.push('the status');
  /** Part of an element that the window and the boxes around it leave in sight. */
  const inSight = (element: Element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const seen = {
      left: Math.max(left, 0),
      right: Math.min(right, innerWidth),
      top: Math.max(top, 0),
      bottom: Math.min(bottom, innerHeight),
    };
    // As things are nested where they are shown: through slots and shadow roots.
    const around = (inner: Element) =>
      inner.assignedSlot ?? inner.parentElement ?? (inner.parentNode instanceof ShadowRoot ? inner.parentNode.host : undefined);
    for (let box = around(element); box; box = around(box)) {
      if (getComputedStyle(box).overflowX === 'visible') continue;
      const edge = box.getBoundingClientRect();
      seen.left = Math.max(seen.left, edge.left);
      seen.right = Math.min(seen.right, edge.right);
    }
    return (Math.max(0, seen.right - seen.left) * Math.max(0, seen.bottom - seen.top)) / (width * height);
  };
  const visit = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) visit(element.shadowRoot);
      if (element.localName.startsWith('gp-') && !element.matches(':defined') && element.getAttribute('loading') !== 'lazy')
        missing.push(`${element.localName} undefined`);
      if (
        element.localName.startsWith('gp-') &&
        element.shadowRoot &&
        !element.shadowRoot.querySelector('[data-gp-root]:not([data-gp-snapshot])')
      )
        missing.push(`${element.localName} not drawn`);
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.bottom <= 0 || box.top >= innerHeight || !element.checkVisibility({ checkVisibilityCSS: true })) continue;
      if (element.matches('.image:is([data-state=waiting], [data-state=loading])') && inSight(element) > 0.12)
        missing.push('a lazy picture');
      if (element instanceof HTMLImageElement && !element.complete) missing.push(`picture ${element.currentSrc}`);
      if (element.matches('[aria-busy=true], .skeleton')) missing.push(`skeleton ${element.className}`);
      if (element.matches('.carousel[data-several]') && !element.querySelector('.swiper-initialized')) missing.push('carousel');
    }
  };
  visit(document);
  if (document.fonts.status !== 'loaded') missing.push('fonts');
  return missing;
}
