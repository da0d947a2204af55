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
  const platform = await startPlatform();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: CHROMIUM_ARGS });
  try {
    const partner = `${platform.partnerOrigin}/partner/`;
    // Whatever the platform makes at a first request is made now.
    await firstCard(browser, partner, 1);
    const twin = await serveStaticTwin(platform);
    try {
      for (const cpu of [4, 1]) await compare(browser, { partner, twin: twin.url, cpu });
    } finally {
      await twin.close();
    }
    console.log('\nLayout shift (largest of 3 loads, slow line):');
    for (const [name, url] of [['site home', `${platform.origin}/`], ['partner page', partner]]) {
      for (const [size, viewport] of [['1280 px', { width: 1280, height: 900 }], ['390 px', { width: 390, height: 844 }]]) {
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

async function compare(browser, { partner, twin, cpu }) {
  const runs = { widgets: [], html: [] };
  for (let round = 0; round < ROUNDS; round++) {
    runs.html.push(await firstCard(browser, twin, cpu));
    runs.widgets.push(await firstCard(browser, partner, cpu));
  }
  const shown = { html: median(runs.html.map(run => run.card)), widgets: median(runs.widgets.map(run => run.card)) };
  const drawn = { html: median(runs.html.map(run => run.picture)), widgets: median(runs.widgets.map(run => run.picture)) };
  const range = list => `${Math.round(Math.min(...list))}–${Math.round(Math.max(...list))}`;
  console.log(`\nFirst game card, 150 ms round trip, 1.6 Mbit/s, ${cpu}× CPU, median of ${ROUNDS} (ms, smallest–largest):`);
  console.log(`  plain HTML    card ${Math.round(shown.html)} (${range(runs.html.map(run => run.card))}), its picture ${Math.round(drawn.html)}`);
  console.log(`  widgets       card ${Math.round(shown.widgets)} (${range(runs.widgets.map(run => run.card))}), its picture ${Math.round(drawn.widgets)}`);
  console.log(`  ratio         card ${(shown.widgets / shown.html).toFixed(2)}, its picture ${(drawn.widgets / drawn.html).toFixed(2)}`);
  const marks = Object.keys(runs.widgets[0].marks);
  console.log(`  on the way    ${marks.map(name => `${name} ${Math.round(median(runs.widgets.map(run => run.marks[name])))}`).join(', ')}`);
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
  const times = await page.waitForFunction(() => window.benchTimes?.picture && window.benchTimes, undefined, { timeout: LIMIT, polling: 200 });
  const { card, picture } = await times.jsonValue();
  const marks = await page.evaluate(() => {
    const end = part => Math.max(0, ...performance.getEntriesByType('resource').filter(({ name }) => name.includes(part)).map(({ responseEnd }) => responseEnd));
    const ends = performance.getEntriesByType('resource').filter(({ name }) => /\/cdn\/(?!gp\.)[^?]*\.js/.test(name)).map(({ responseEnd }) => responseEnd);
    return { loader: end('/cdn/gp.js'), 'game data': end('hotGames'), 'all code': ends.length ? Math.max(...ends.filter(at => at <= window.benchTimes.card)) : 0 };
  });
  await context.close();
  return { card, picture, marks };
}

/** Runs in the page before anything else: looks once a frame, inside the lobby's shadow root or in the plain page. */
function watchCards() {
  const times = {};
  window.benchTimes = undefined;
  const look = () => {
    const card = (document.querySelector('gp-lobby')?.shadowRoot ?? document).querySelector('.game-card');
    if (card && !times.card && card.getBoundingClientRect().height > 0) times.card = performance.now();
    const picture = card?.querySelector('img');
    if (times.card && picture?.complete && picture.naturalWidth > 0) {
      times.picture = performance.now();
      window.benchTimes = times;
      return;
    }
    requestAnimationFrame(look);
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

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
