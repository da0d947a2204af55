import type { Core } from '../../src/core/parts/core.js';
import { expect, test } from './fixtures.js';
import { balance, logIn } from './steps.js';

/** The sections of the site, the widget of each and an address of it. The two centres of games are the lobby, with which the site begins: its code is there once. */
const SECTIONS = [
  ['Promotions', 'gp-promotions', '/promotions'],
  ['Seamless', 'gp-game', '/seamless'],
  ['Lottery', 'gp-lottery', '/lottery'],
  ['MemberCenter', 'gp-member-centre', '/member'],
  ['PointMall', 'gp-points-mall', '/pointMall'],
  ['AccountGame', 'gp-account-games', '/favorite'],
  ['GameListCenter', 'gp-lobby', '/rng'],
  ['GameCenter', 'gp-lobby', '/sports'],
] as const;

test('NAV-58 the code of each section is asked for at its first visit, and once', async ({ page, addresses: { site } }) => {
  const { widgets } = (await (await page.request.get(`${site}/cdn/manifest.json`)).json()) as {
    widgets: Record<string, { files: string[] }>;
  };
  const fileOf = (tag: string) => widgets[tag]?.files.at(-1) ?? `no file of ${tag}`;
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname.replace('/cdn/', '')));
  await page.addInitScript("globalThis.coreOfPage = () => globalThis[Symbol.for('gp.core@1')]");
  await page.addInitScript(key => localStorage.setItem(key, 'EN'), `gp:demo@${site}:language`);
  await page.goto(`${site}/agreement`);
  await page.locator('gp-header').getByRole('button', { name: 'Log in' }).click();
  await logIn(page);
  await expect(balance(page)).toBeAttached();
  const go = (path: string) => page.evaluate(to => coreOfPage().navigation.navigate(to), path);
  for (const [name, tag, path] of SECTIONS) {
    if (tag !== 'gp-lobby') expect(asked, `${name} before`).not.toContain(fileOf(tag));
    await go(path);
    await expect(page.locator(`gp-outlet ${tag}:defined`), name).toBeAttached();
    await go('/agreement');
    await go(path);
    await expect(page.locator(`gp-outlet ${tag}:defined`), name).toBeAttached();
    expect(
      asked.filter(file => file === fileOf(tag)),
      `${name} after two visits`,
    ).toHaveLength(1);
  }
});

test('LOB-10 on a phone nothing moves while the code of the search is on its way', async ({ page, addresses: { site } }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let release: () => void = () => undefined;
  const held = new Promise<void>(resolve => (release = resolve));
  await page.route(/\/cdn\/search-[^/]*\.js/, async route => {
    await held;
    await route.continue();
  });
  await page.goto(`${site}/rng`);
  await expect(page.locator('gp-lobby:defined')).toBeAttached();
  const opener = page.locator('gp-lobby .search button');
  const card = page.locator('gp-lobby .game-card').first();
  await expect(card).toBeVisible();
  const [before, place] = [await card.boundingBox(), await opener.boundingBox()];
  await opener.click();
  await expect(opener).toHaveAttribute('aria-busy', 'true');
  expect([await card.boundingBox(), await opener.boundingBox()]).toEqual([before, place]);
  release();
  await expect(page.locator('gp-lobby').getByRole('searchbox')).toBeFocused();
});

test('LOB-10 the code of the search comes with the first scroll, not before', async ({ page, addresses: { site } }) => {
  const asked: string[] = [];
  page.on('request', request => void (/\/cdn\/search-[^/]*\.js/.test(request.url()) && asked.push(request.url())));
  // By then all has come that comes without a touch.
  const calm = page.waitForRequest(/\/cdn\/popups-[^/]*\.js/);
  await page.goto(`${site}/rng`);
  await expect(page.locator('gp-lobby .game-card').first()).toBeVisible();
  await calm;
  expect(asked).toEqual([]);
  await page.mouse.move(600, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 200);
    expect(asked).toHaveLength(1);
  }).toPass();
});

test('SYS-23 promotions, points mall, VIP ranks, jackpot and winners are reached from home', async ({ page, addresses: { site } }) => {
  await page.addInitScript(key => localStorage.setItem(key, 'EN'), `gp:demo@${site}:language`);
  await page.goto(site);
  await page.locator('gp-header').getByRole('button', { name: 'Log in' }).click();
  await logIn(page);
  await expect(balance(page)).toBeAttached();
  const menu = page.locator('gp-side-menu');
  const ways = {
    Promotions: () => menu.getByRole('link', { name: 'Promotions' }).click(),
    'Points mall': async () => {
      await page
        .locator('gp-header')
        .getByRole('button', { name: /My menu/ })
        .click();
      await page.locator('gp-header').getByRole('button', { name: 'Points mall' }).click();
    },
    VIP: () => menu.getByRole('link', { name: 'VIP' }).click(),
    'Latest wins': () => page.locator('gp-winner-ticker').getByRole('link', { name: 'Top wins' }).click(),
  };
  for (const [title, go] of Object.entries(ways)) {
    await expect(page.locator('gp-jackpot').getByText('Jackpot').first()).toBeVisible();
    await go();
    await expect(page.getByRole('heading', { name: title, exact: true }).first(), title).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`${site}/`);
  }
});

declare function coreOfPage(): Core;
