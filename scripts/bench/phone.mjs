import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findBrowser } from '../browser.mjs';
import { freePort, startPlatform } from '../platform-server.mjs';
import { countElements } from './count-elements.mjs';
import { restOf } from './at-rest.mjs';
import { serveStaticTwin } from './static-twin.mjs';

const ROUNDS = Number(process.env.GP_BENCH_ROUNDS ?? 9);
const DESK = { width: 1280, height: 1600 };
/** Milliseconds and bytes a second: a slow mobile line. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const LIMIT = 60_000; // ms
/** A tap counts as answered when what it is for is seen so soon after. */
const ANSWERED_WITHIN = 100; // ms
/** The tap of the next load comes so much earlier after one that was answered in time, and later after one that was not. */
const STEP = 50; // ms
/** A page is looked at so long for tasks that block it. */
const WATCHED = 8_000; // ms
/** What React adds to a root by itself. */
const LISTENERS_OF_A_ROOT = 143;

/**
 * What a cheap phone on a slow line has of the same games as a hand-written element and as widgets: the first card, the first tap
 * that is answered, tasks that block, script on the wire, and what the page takes while nothing happens.
 */
export async function benchPhone() {
  const twinPort = await freePort();
  const platform = await startPlatform({ env: { GP_ALLOWED_ORIGINS: `http://127.0.0.1:${twinPort}` } });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: CHROMIUM_ARGS });
  try {
    const partner = `${platform.partnerOrigin}/partner/`;
    const pages = { 'one tag': '', preloaded: partner, 'in the HTML': `${partner}rendered/`, 'site home': `${platform.origin}/` };
    // Whatever the platform makes at a first request is made now.
    for (const url of Object.values(pages).filter(Boolean)) await firstTap(browser, url, 1);
    const twin = await serveStaticTwin(platform, twinPort);
    try {
      pages['one tag'] = twin.oneTag;
      for (const cpu of [1, 4]) await compare(browser, { element: twin.element, ...pages }, cpu);
      await restOf(browser, { 'one tag': { url: twin.oneTag }, 'site home': { url: pages['site home'] } });
    } finally {
      await twin.close();
    }
  } finally {
    await browser.close();
    await platform.stop();
  }
}

/** One round after another over all pages, so that a slow moment of the machine meets all of them. */
async function compare(browser, pages, cpu) {
  const runs = Object.fromEntries(Object.keys(pages).map(name => [name, []]));
  /** When the next tap comes. */
  const next = {};
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, url] of Object.entries(pages)) {
      const run = name === 'element' ? await cardAlone(browser, url, cpu) : await firstTap(browser, url, cpu);
      if (cpu > 1) Object.assign(run, await quiet(browser, url, cpu));
      if (name !== 'element') {
        next[name] ??= run.answered - ANSWERED_WITHIN;
        run.tapped = await isAnswered(browser, url, cpu, next[name]);
        next[name] += run.tapped.inTime ? -STEP : STEP;
      }
      runs[name].push(run);
    }
  }
  say(runs, cpu);
}

function say(runs, cpu) {
  const card = median(runs.element.map(run => run.card));
  const rows = Object.entries(runs).map(([name, list]) => {
    const middle = part => median(list.map(run => run[part]).filter(value => value !== undefined));
    const usable = name === 'element' ? card : median(list.map(({ tapped }) => tapped.at));
    const scripts = list.map(run => run.scripts ?? []);
    // Of the load that is not touched before: a tap fetches what it leads to.
    const before = list.map(({ tapped, scripts = [] }) =>
      kilobytes((tapped?.scripts ?? scripts).filter(({ at }) => at <= (tapped?.at ?? card))),
    );
    return [
      name,
      {
        'first card, ms': Math.round(middle('card')),
        '× card': round(middle('card') / card),
        'usable, ms': Math.round(usable),
        '× usable': round(usable / card),
        'first tap → form, ms': Math.round(middle('toForm')),
        'script before usable, KB': round(median(before)),
        ...(cpu > 1 && {
          'script in all, KB': round(median(scripts.map(kilobytes))),
          'blocked, ms': Math.round(middle('blocked')),
          elements: middle('elements'),
          listeners: middle('listeners'),
          'layout shift': round(middle('shift'), 4),
        }),
      },
    ];
  });
  console.log(
    `\n150 ms round trip, 1.6 Mbit/s, ${cpu}× CPU, median of ${ROUNDS}; × is how often the hand-written element’s first card; load ${loadavg()[0].toFixed(1)}:`,
  );
  console.table(Object.fromEntries(rows));
}

/** Plain HTML by hand answers as soon as it stands. */
async function cardAlone(browser, url, cpu) {
  const { page, context, scripts } = await open(browser, url, cpu, watchTaps);
  await cardOf(page);
  const { card } = await page.evaluate(() => window.benchTimes);
  await context.close();
  return { card, scripts };
}

/** One tap on the first card as it appears: when it is answered, and ms until the login form that it leads to stands. */
async function firstTap(browser, url, cpu) {
  const { page, session, context, scripts } = await open(browser, url, cpu, watchTaps);
  await tap(session, await cardOf(page));
  const form = () => document.querySelector('gp-login')?.shadowRoot?.querySelector('input[name=username]');
  await page.waitForFunction(form, undefined, { timeout: LIMIT, polling: 20 }).catch(async cause => {
    const times = await page.evaluate(() => JSON.stringify(window.benchTimes));
    throw new Error(`A tap on the first card of ${url} led to no login form: ${times}`, { cause });
  });
  const { card, answered, taps, now } = await page.evaluate(() => ({ ...window.benchTimes, now: performance.now() }));
  await context.close();
  return { card, answered, toForm: now - taps[0], scripts };
}

/** Whether one tap on the first card at `when` (ms after the navigation) is answered at once. */
async function isAnswered(browser, url, cpu, when) {
  const { page, session, context, scripts } = await open(browser, url, cpu, watchTaps);
  const { x, y, now } = await cardOf(page);
  await new Promise(resolve => setTimeout(resolve, when - now));
  await tap(session, { x, y });
  await page.waitForFunction(() => window.benchTimes.answered, undefined, { timeout: LIMIT, polling: 50 });
  const { answered, taps } = await page.evaluate(() => window.benchTimes);
  await context.close();
  return { at: taps[0], inTime: answered - taps[0] <= ANSWERED_WITHIN, scripts };
}

/** The same load without a touch. */
async function quiet(browser, url, cpu) {
  const { page, session, context, scripts } = await open(browser, url, cpu, watchTasks);
  await page.waitForTimeout(WATCHED);
  // What nothing holds any more, such as the nodes of a first view, is not the page's.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const found = await page.evaluate(countElements);
  const { blocked, shift } = await page.evaluate(() => window.benchTasks);
  await context.close();
  const listeners = metrics.find(({ name }) => name === 'JSEventListeners').value - LISTENERS_OF_A_ROOT * found.roots;
  return { blocked, shift, scripts, elements: found.elements, listeners };
}

async function open(browser, url, cpu, watch) {
  const context = await browser.newContext({ viewport: DESK, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const scripts = [];
  const started = new Map();
  let began;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    began ??= timestamp;
    if (/\.js(?:$|\?)/.test(request.url)) started.set(requestId, request.url);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    if (started.has(requestId)) scripts.push({ url: started.get(requestId), at: (timestamp - began) * 1000, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'commit' });
  return { context, page, session, scripts };
}

/** Where the first card stands, as soon as it does. */
async function cardOf(page) {
  const found = await page.waitForFunction(() => window.benchTimes?.at, undefined, { timeout: LIMIT, polling: 20 });
  return { ...(await found.jsonValue()), now: await page.evaluate(() => performance.now()) };
}

/** As a finger does it: the page cannot tell it from one. */
async function tap(session, { x, y }) {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }).catch(() => undefined);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }).catch(() => undefined);
}

/** Runs in the page before anything else: when the first card stands, when taps came, and when the live view answers one. */
function watchTaps() {
  const times = (window.benchTimes = { taps: [] });
  addEventListener('pointerdown', ({ timeStamp }) => times.taps.push(timeStamp), true);
  const look = () => {
    const root = document.querySelector('gp-lobby')?.shadowRoot;
    const card = (root ?? document).querySelector('.game-card:has(h3)');
    const box = card?.getBoundingClientRect();
    // What is still covered is not there yet.
    if (box?.height > 0 && card.checkVisibility({ visibilityProperty: true })) {
      times.card ??= performance.now();
      times.at ??= { x: box.x + box.width / 2, y: box.y + box.height / 3 };
    }
    // A popup, or the card that says that it is on its way; not what a mere picture of the view can say.
    const popup = document.querySelector('gp-dialogs')?.shadowRoot?.querySelector('dialog[open], [popover]:popover-open');
    const busy = root?.querySelector('[data-gp-root]:not([data-gp-snapshot]) .game-card[aria-busy=true]');
    if (times.taps.length > 0 && (popup || busy)) times.answered ??= performance.now();
    if (!times.answered) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page before anything else: how long tasks kept it from answering, beyond 50 ms each, and what jumped. */
function watchTasks() {
  const found = (window.benchTasks = { blocked: 0, shift: 0 });
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) found.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) found.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

function kilobytes(files) {
  return files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

function round(value, digits = 2) {
  return Number(value?.toFixed(digits));
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
