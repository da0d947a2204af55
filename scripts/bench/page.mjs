import { createServer } from 'node:net';
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findBrowser } from '../browser.mjs';
import { startPlatform } from '../platform-server.mjs';
import { serveStaticTwin } from './static-twin.mjs';

const ROUNDS = 9;
const SHIFT_ROUNDS = 3;
const VIEWPORT = { width: 1280, height: 1600 };
/** Milliseconds and bytes a second: a slow mobile line. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const LIMIT = 60_000;

/** Time to the first game card on the partner page beside the same page as plain HTML, and how far things jump. */
export async function benchPage() {
  const twinPort = await freePort();
  const platform = await startPlatform({ env: { GP_ALLOWED_ORIGINS: `http://127.0.0.1:${twinPort}` } });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: CHROMIUM_ARGS });
  try {
    const partner = `${platform.partnerOrigin}/partner/`;
    // Whatever the platform makes at a first request is made now.
    const rendered = `${partner}rendered/`;
    for (const url of [partner, rendered]) await firstCard(browser, url, 1);
    const twin = await serveStaticTwin(platform, twinPort);
    try {
      const pages = {
        'plain HTML': twin.url,
        'hand-written element': twin.element,
        'widgets, one script tag': twin.oneTag,
        'widgets, preloaded': partner,
        'widgets in the HTML': rendered,
      };
      for (const cpu of [4, 1]) await compare(browser, pages, cpu);
    } finally {
      await twin.close();
    }
    console.log('\nLayout shift (largest of 3 loads, slow line):');
    for (const [name, url] of [
      ['site home', `${platform.origin}/`],
      ['partner page', partner],
      ['in the HTML', rendered],
    ]) {
      for (const [size, viewport] of [
        ['1280 px', { width: 1280, height: 900 }],
        ['390 px', { width: 390, height: 844 }],
      ]) {
        const shifts = [];
        for (let round = 0; round < SHIFT_ROUNDS; round++) shifts.push(await layoutShift(browser, url, viewport));
        console.log(`  ${name.padEnd(13)} ${size.padEnd(8)} ${Math.max(...shifts).toFixed(4)}`);
      }
    }
  } finally {
    await browser.close();
    await platform.stop();
  }
}

async function compare(browser, pages, cpu) {
  const runs = Object.fromEntries(Object.keys(pages).map(name => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, url] of Object.entries(pages)) runs[name].push(await firstCard(browser, url, cpu));
  }
  const [plain, element] = Object.values(runs);
  const middle = (list, part) => median(list.map(run => run[part]));
  console.log(
    `\nFirst game card, 150 ms round trip, 1.6 Mbit/s, ${cpu}× CPU, median of ${ROUNDS} (ms, smallest–largest), how often plain HTML’s card, and how often the hand-written element’s; load ${loadavg()[0].toFixed(1)}:`,
  );
  for (const [name, list] of Object.entries(runs)) {
    const parts = ['card', 'picture', 'usable'].map(
      part =>
        `${part} ${Math.round(middle(list, part))} (${range(list.map(run => run[part]))}) ${[plain, element].map(other => `${(middle(list, part) / middle(other, 'card')).toFixed(2)}×`).join(' ')}`,
    );
    console.log(`  ${name.padEnd(24)} ${parts.join('   ')}`);
    const marks = Object.keys(list[0].marks).filter(
      mark =>
        middle(
          list.map(run => run.marks),
          mark,
        ) > 0,
    );
    if (list !== plain && list !== element)
      console.log(
        `  ${''.padEnd(24)} arrived: ${marks
          .map(
            mark =>
              `${mark} ${Math.round(
                middle(
                  list.map(run => run.marks),
                  mark,
                ),
              )}`,
          )
          .join(', ')}`,
      );
  }
}

function range(list) {
  return `${Math.round(Math.min(...list))}–${Math.round(Math.max(...list))}`;
}

/** Milliseconds from navigation to the first card's frame, and to its picture; `marks` say when the parts had arrived. */
async function firstCard(browser, url, cpu) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.addInitScript(watchCards);
  await page.goto(url, { waitUntil: 'commit' });
  const times = await page.waitForFunction(() => window.benchTimes?.usable && window.benchTimes.picture && window.benchTimes, undefined, {
    timeout: LIMIT,
    polling: 200,
  });
  const { card, picture, usable } = await times.jsonValue();
  const marks = await page.evaluate(() => {
    const end = part =>
      Math.max(
        0,
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => part.test(name))
          .map(({ responseEnd }) => responseEnd),
      );
    const [{ responseEnd }] = performance.getEntriesByType('navigation');
    return {
      page: responseEnd,
      sheet: end(/blog\.css/),
      loader: end(/\/cdn\/gp\.js/),
      reader: end(/gp-snapshots\.js/),
      snapshot: end(/gp-lobby\.json/),
      'game data': end(/hotGames/),
      code: end(/\/cdn\/(?:chunk|lobby|wire)-[^?]*\.js/),
    };
  });
  await context.close();
  return { card, picture, usable, marks };
}

/** Runs in the page before anything else: looks once a frame, inside the lobby's shadow root or in the plain page. */
function watchCards() {
  const times = {};
  window.benchTimes = undefined;
  const look = () => {
    const card = (document.querySelector('gp-lobby')?.shadowRoot ?? document).querySelector('.game-card:has(h3)');
    if (card && !times.card && card.getBoundingClientRect().height > 0) times.card = performance.now();
    const picture = card?.querySelector('img');
    if (times.card && picture?.complete && picture.naturalWidth > 0) times.picture ??= performance.now();
    // The live view has taken over what stands there; plain HTML is usable as it is.
    const lobby = document.querySelector('gp-lobby');
    if (
      card &&
      (!lobby ||
        (lobby.matches(':defined') && lobby.shadowRoot?.querySelector('[data-gp-root]:not([data-gp-snapshot]) .game-card .card-action')))
    )
      times.usable ??= performance.now();
    window.benchTimes = times;
    if (!times.picture || !times.usable) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function layoutShift(browser, url, viewport) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await page.addInitScript(() => {
    // A stream that stays open would keep the network from ever being idle.
    delete window.EventSource;
    window.benchShift = 0;
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.benchShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle', timeout: LIMIT });
  const shift = await page.evaluate(() => window.benchShift);
  await context.close();
  return shift;
}

/** A port that is free now. */
async function freePort() {
  const server = createServer();
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise(resolve => server.close(resolve));
  return port;
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
