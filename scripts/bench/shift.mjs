import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { CHROMIUM_ARGS, findBrowser } from '../browser.mjs';
import { importSource } from '../import-source.mjs';
import { startPlatform } from '../platform-server.mjs';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const ROUNDS = Number(process.env.GP_BENCH_ROUNDS ?? 3);
/** Part of the names of the pages to look at; all when empty. */
const ONLY = process.env.GP_BENCH_PAGES ?? '';
const CPU = 4;
const SIZES = { '390 px': { width: 390, height: 844 }, '1280 px': { width: 1280, height: 900 } };
/** Milliseconds and bytes a second: a slow mobile line. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const LIMIT = 60_000; // ms
/** Pages that ask again and again are looked at so long: what changes by itself in that time may not jump either. */
const WATCHED = 20_000; // ms
const BOUND = 0.01;
/** Jumps that are told of a load. */
const SHOWN = 4;
/** A page stands when so long nothing came over the line. */
const QUIET = 2_000; // ms
const PASSWORD = 'Demo1234';
const ACCOUNTS = { member: 'demo_member', agent: 'demo_agent' };
/** Who a guarded route is for, when it is not any member. */
const GUARDS = { 'agent-centre': 'agent' };
/** Pages beside the routes, by who looks at them. */
const MORE = {
  visitor: ['/?category=RNG', '/help#feedback', '/promotions?tab=activity', '/search?q=star'],
  member: [
    '/',
    ...['securityCenter', 'security', 'depositv2', 'withdraw', 'rewardCenter', 'missionLeaderboard', 'vip', 'contracts'].map(memberPage),
    ...['transactionHistory', 'personalHistoryCopy', 'personalProfit', 'messageV2', 'referral'].map(memberPage),
  ],
  agent: ['agentTeamOverview', 'registerCenter', 'downlineManagmentView', 'palStatementsAgentCopy', 'redEnvelope', 'contracts'].map(
    page => `/agentHome?page=${page}`,
  ),
};

/** How far things jump while a page comes, on every route: the largest of some loads, and what moved in that one. */
export async function benchShift() {
  const platform = await startPlatform();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: CHROMIUM_ARGS });
  const largest = {};
  try {
    const tabs = { visitor: {} };
    for (const [who, name] of Object.entries(ACCOUNTS)) tabs[who] = await signIn(browser, platform.origin, name);
    const pages = (await pagesOf(platform, await lotteryPath(browser, platform.origin, tabs.member))).filter(({ name }) =>
      name.includes(ONLY),
    );
    console.log(`\nLayout shift at ${CPU}× CPU, 150 ms round trip, 1.6 Mbit/s, largest of ${ROUNDS} loads, and what moved in it:`);
    for (const { name, url, who } of pages)
      for (const [size, viewport] of Object.entries(SIZES)) {
        const loads = [];
        for (let round = 0; round < ROUNDS; round++) loads.push(await jumps(browser, url, viewport, tabs[who]));
        const { sum, moved } = loads.toSorted((a, b) => b.sum - a.sum)[0];
        (largest[size] ??= []).push(sum);
        console.log(`  ${sum.toFixed(4)}  ${size.padEnd(8)} ${name.padEnd(44)} ${moved.join('; ')}`);
      }
  } finally {
    await browser.close();
    await platform.stop();
  }
  for (const [size, sums] of Object.entries(largest))
    console.log(
      `  ${size}: ${sums.length} pages, ${sums.filter(sum => sum > BOUND).length} above ${BOUND}, at most ${Math.max(...sums).toFixed(4)}`,
    );
}

/** Every screen of the table of routes once, as a visitor and, where it is guarded, signed in; then the others. */
async function pagesOf({ origin, partnerOrigin }, lottery) {
  const { ROUTES } = await importSource(ROOT, 'src/core/parts/routes.ts', build);
  const screens = new Map(ROUTES.map(({ path, ...shown }) => [JSON.stringify(shown), path]).toReversed());
  const routes = ROUTES.filter(({ path }) => [...screens.values()].includes(path));
  const paths = {
    visitor: [...routes.map(({ path }) => path), ...MORE.visitor],
    member: [...routes.filter(({ guard }) => guard && !GUARDS[guard]).map(({ path }) => path), lottery, ...MORE.member],
    agent: [...routes.filter(({ guard }) => GUARDS[guard] === 'agent').map(({ path }) => path), ...MORE.agent],
  };
  return [
    ...['/partner/', '/partner/rendered/'].map(path => ({ who: 'visitor', name: path, url: partnerOrigin + path })),
    ...Object.entries(paths).flatMap(([who, list]) => list.map(path => ({ who, name: `${path} (${who})`, url: origin + path }))),
  ];
}

/** What the tab's storage holds of one who is signed in. */
async function signIn(browser, origin, username) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.locator('gp-login input[name=username]').fill(username);
  await page.locator('gp-login input[name=password]').fill(PASSWORD);
  const answered = page.waitForResponse(/\/wps\/session\/login/);
  await page.locator('gp-login button[type=submit]').click();
  await answered;
  const kept = await page.waitForFunction(() => Object.keys(sessionStorage).some(key => key.endsWith(':token')) && { ...sessionStorage });
  const values = await kept.jsonValue();
  await context.close();
  return values;
}

/** The address of the first lottery's own page. */
async function lotteryPath(browser, origin, kept) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(watchJumps, kept);
  await page.goto(`${origin}/lottery`);
  await page.locator('gp-lottery .lottery-grid a, gp-lottery .lottery-grid button').first().click();
  await page.waitForURL(/gameCode=/);
  const { pathname, search } = new URL(page.url());
  await context.close();
  return pathname + search;
}

/** One load: the sum of what jumped before anybody touched the page, and from where to where the boxes went. */
async function jumps(browser, url, viewport, kept) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const seen = { running: new Set(), last: Date.now() };
  const begin = request => seen.running.add(request);
  const end = request => {
    seen.running.delete(request);
    seen.last = Date.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await page.addInitScript(watchJumps, kept);
  await page.goto(url, { waitUntil: 'commit', timeout: LIMIT });
  const started = Date.now();
  while ((seen.running.size > 0 || Date.now() - seen.last < QUIET) && Date.now() - started < WATCHED) await page.waitForTimeout(100);
  const found = await page.evaluate(() => window.benchJumps);
  await context.close();
  return {
    sum: found.reduce((sum, { value }) => sum + value, 0),
    moved: found
      .toSorted((a, b) => b.value - a.value)
      .slice(0, SHOWN)
      .map(({ value, at, what }) => `${value.toFixed(3)} at ${at} ms: ${what}`),
  };
}

/** Runs in the page before anything else. */
function watchJumps(kept) {
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
  // A stream that stays open would keep the network from ever being quiet.
  delete window.EventSource;
  const jumps = (window.benchJumps = []);
  new PerformanceObserver(list => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      const [first] = sources;
      const place = box => `${Math.round(box.x)},${Math.round(box.y)} ${Math.round(box.width)}×${Math.round(box.height)}`;
      const what = first ? `${nameOf(first)} ${place(first.previousRect)} → ${place(first.currentRect)}` : 'something that is gone';
      jumps.push({ value, at: Math.round(startTime), what });
    }
  }).observe({ type: 'layout-shift', buffered: true });

  /** The entry does not name what is in a shadow root: the innermost element whose seen box is that of the entry. */
  function nameOf({ node, currentRect: box }) {
    const found = { name: node?.nodeName.toLowerCase() ?? '?', off: 4 };
    const look = (root, path) => {
      for (const element of root.children) {
        const own = element.getBoundingClientRect();
        const off =
          Math.abs(Math.max(own.x, 0) - box.x) +
          Math.abs(Math.max(own.y, 0) - box.y) +
          Math.abs(Math.min(own.right, innerWidth) - box.right) +
          Math.abs(Math.min(own.bottom, innerHeight) - box.bottom);
        const [style] = element.classList;
        const name = `${path} ${element.localName}${style ? `.${style}` : ''}`;
        if (off <= found.off) Object.assign(found, { name: name.trim(), off });
        look(element, element.localName.startsWith('gp-') ? `${path} ${element.localName}` : path);
        if (element.shadowRoot) look(element.shadowRoot, `${path} ${element.localName}`);
      }
    };
    if (document.body) look(document.body, '');
    return found.name;
  }
}

function memberPage(page) {
  return `/member?page=${page}`;
}
