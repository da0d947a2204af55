import type { Page } from '@playwright/test';
import { expect } from './fixtures.js';

/** Steps on a page whose code is held back: what a visitor sees and does before it. */
const CODE = /\/cdn\/(?:chunk|lobby|wire)-[^/]*\.js(\?|$)/;
export const CARDS = 'gp-lobby .game-card .card-action';

/** Keeps the code waiting until what it returns is called. */
export async function hold(page: Page): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const held = new Promise<void>(resolve => (release = resolve));
  await page.route(CODE, async route => {
    await held;
    await route.continue();
  });
  return async () => {
    await expect(page.locator(CARDS).first()).toBeVisible();
    release();
  };
}

/** The live view stands: the search opens. */
export async function working(page: Page) {
  await expect(page.locator('gp-lobby [data-gp-root]:not([data-gp-snapshot]) .search')).toBeVisible();
  await page
    .locator('gp-lobby')
    .getByRole('button', { name: /^(Search games|Buscar juegos)$/ })
    .click();
  await expect(page.locator('gp-lobby').getByRole('searchbox')).toBeVisible();
}

export async function open(page: Page, { site, partner }: { site: string; partner: string }, body: string, { attributes = '' } = {}) {
  const policy = `default-src 'none'; script-src 'self' ${site}; style-src 'self'; img-src ${site} data:; connect-src ${site}; require-trusted-types-for 'script'; trusted-types 'none'`;
  await page.route(`${partner}/made.html`, route =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policy },
      body: `<!doctype html><html lang="en"><head><title>Made</title><link rel="icon" href="data:,"><script type="module" src="${site}/cdn/gp.js" data-api="${site}" data-merchant="demo" data-default-language="EN" ${attributes}></script></head><body>${body}</body></html>`,
    }),
  );
  await page.goto(`${partner}/made.html`, { waitUntil: 'commit' });
  await page.waitForSelector('gp-lobby', { state: 'attached' });
}

/** The page opens no game; what it is told to is kept for launches(). */
export async function listenForLaunches(page: Page) {
  await page.evaluate(() => {
    document.addEventListener('gp-launch', event => {
      event.preventDefault();
      document.documentElement.dataset.launched = `${document.documentElement.dataset.launched ?? ''}${(event as CustomEvent<{ name: string }>).detail.name};`;
    });
  });
}
export function launches(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset.launched);
}

/** Keeps the codes of gp-error events on the page, for heardErrors(). */
export async function errorsOf(page: Page) {
  await page.evaluate(() => {
    document.addEventListener('gp-error', event => {
      const code = event instanceof CustomEvent ? String(event.detail.code) : '';
      document.documentElement.dataset.heard = `${document.documentElement.dataset.heard ?? ''} ${code}`.trim();
    });
  });
}
export async function heardErrors(page: Page): Promise<string[]> {
  const heard = await page.evaluate(() => document.documentElement.dataset.heard ?? '');
  return heard.split(' ').filter(Boolean);
}
