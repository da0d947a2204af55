import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findBrowser } from '../browser.mjs';
import { startPlatform } from '../platform-server.mjs';

/** Of the list, or of what a search finds over it. */
const CARDS = ':is(.lobby-grid, section:not(.lobby-instead) > .seek-grid):not([data-stale]) .card-action';
/** A page that the benchmark answers itself counts as remote; without the second it may not ask the platform on this machine. */
const ARGS = [...CHROMIUM_ARGS, '--enable-precise-memory-info', '--disable-features=LocalNetworkAccessChecks'];
const GAMES = 10_000;
const LISTS = 400;
const CPU = 4;
const ROUNDS = 7;
const PAGES = 200;
/** Page changes before memory is measured: the cache of answers is full by then. */
const WARM_PAGES = 80;
const WATCHED = 4000; // ms
const POPUPS = 3;
const POPUPS_BY = 3000; // ms

/** The lobby on a catalogue of 10,000 games: the platform's list, scripting of filter, page and search, memory, tickers. */
export async function benchLobby() {
  const platform = await startPlatform({ env: { GP_SEED_GAMES: String(GAMES) } });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ARGS });
  try {
    await benchList(platform);
    for (const cpu of [CPU, 1]) await benchScripting(browser, platform, cpu);
    await benchMemory(browser, platform);
    await benchTickers(browser, platform);
  } finally {
    await browser.close();
    await platform.stop();
  }
}

async function benchList({ origin }) {
  const words = ['', 'dragon', 'oro', 'la', 'piñata', 'GOLD', 'zzz'];
  const times = [];
  let total = 0;
  for (let round = -20; round < LISTS; round++) {
    const query = new URLSearchParams({
      gameType: 'RNG',
      gameName: words[Math.abs(round) % words.length],
      pageNo: String(1 + (Math.abs(round) % 40)),
      pageSize: '18',
      language: round % 2 ? 'ES' : 'EN',
      ...(round % 5 === 0 && { minBet: '0.2' }),
    });
    const begin = performance.now();
    const answer = await fetch(`${origin}/wps/relay/GCSGAME_gameList?${query}`).then(response => response.json());
    if (round >= 0) times.push(performance.now() - begin);
    total = Math.max(total, answer.total);
  }
  console.log(`\nA page of the game list, ${total} slots of ${GAMES} games, embedded database, one client, over HTTP (ms of ${LISTS}):`);
  console.log(
    `  median ${quantile(times, 0.5).toFixed(1)}, p95 ${quantile(times, 0.95).toFixed(1)}, largest ${Math.max(...times).toFixed(1)}`,
  );
}

async function benchScripting(browser, { origin }, cpu) {
  const { page, session, close } = await openPage(browser, `${origin}/rng`, cpu);
  const lobby = page.locator('gp-lobby');
  await lobby.locator('.game-card .card-action').first().waitFor();
  await page.waitForTimeout(3000);
  const first = () => lobby.locator(CARDS).first().innerText();
  const acts = {
    filter: [
      async round =>
        lobby
          .locator('.chips-small .chip')
          .nth(1 + (round % 4))
          .click(),
    ],
    page: [async () => lobby.getByRole('button', { name: /^(Next page|Página siguiente)$/ }).click()],
    search: [async round => typeAtOnce(lobby, ['dragon', 'tigre', 'corona', 'luna', 'fenix', 'lobo', 'panda'][round % 7])],
  };
  console.log(`\nScripting at ${cpu}× CPU until the answer stands, median of ${ROUNDS} (ms, largest; budget 100):`);
  for (const [name, [act]] of Object.entries(acts)) {
    if (name === 'page') await page.goto(`${origin}/rng`);
    if (name === 'search') {
      await page.goto(`${origin}/rng`);
      await lobby.getByRole('button', { name: /^(Search games|Buscar juegos)$/ }).click();
    }
    await lobby.locator('.game-card .card-action').first().waitFor();
    await page.waitForTimeout(3000);
    const scripting = [];
    const painting = [];
    for (let round = 0; round < ROUNDS; round++) {
      const shown = await first();
      await page.evaluate(watchPaint, CARDS);
      const before = await metric(session, 'ScriptDuration');
      await act(round);
      await page.waitForFunction(
        ([cards, text]) => document.querySelector('gp-lobby').shadowRoot.querySelector(cards)?.textContent !== text,
        [CARDS, shown],
        { polling: 50, timeout: 15_000 },
      );
      await page.waitForTimeout(200);
      scripting.push((await metric(session, 'ScriptDuration')) - before);
      painting.push(
        await page.evaluate(
          () =>
            window.benchPaint.at -
            performance
              .getEntriesByType('resource')
              .filter(entry => entry.name.includes('gameList'))
              .at(-1).responseEnd,
        ),
      );
    }
    console.log(
      `  ${name.padEnd(7)} ${Math.round(1000 * quantile(scripting, 0.5))} (${Math.round(1000 * Math.max(...scripting))}); painted ${Math.round(quantile(painting, 0.5))} (${Math.round(Math.max(...painting))}) after the response`,
    );
  }
  await close();
}

async function benchMemory(browser, { origin }) {
  const { page, session, close } = await openPage(browser, `${origin}/rng`, 1);
  const lobby = page.locator('gp-lobby');
  await lobby.locator('.game-card .card-action').first().waitFor();
  const turn = times => page.evaluate(turnPages, times);
  const measure = async () => {
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    return {
      heap: (await metric(session, 'JSHeapUsedSize')) / 2 ** 20,
      nodes: await metric(session, 'Nodes'),
      listeners: await metric(session, 'JSEventListeners'),
    };
  };
  await turn(WARM_PAGES);
  const before = await measure();
  await turn(PAGES);
  const after = await measure();
  console.log(`\nMemory over ${PAGES} page changes (after ${WARM_PAGES} to fill the cache):`);
  console.log(
    `  heap ${before.heap.toFixed(1)} → ${after.heap.toFixed(1)} MB, nodes ${before.nodes} → ${after.nodes}, listeners ${before.listeners} → ${after.listeners}`,
  );
  await close();
}

async function benchTickers(browser, platform) {
  console.log(`\nTickers at ${CPU}× CPU (ms of scripting a second; frames that the browser drew a second):`);
  await benchTickersAlone(browser, platform);
  const { page, session, close } = await openPage(browser, `${platform.origin}/`, CPU);
  await page.locator('gp-winner-ticker .win').first().waitFor();
  await page.waitForTimeout(WATCHED);
  console.log(`  on the home, moving: ${(await watchCost(page, session)).text}`);
  const moves = page.locator('gp-winner-ticker, gp-notice-ticker, gp-banners').getByRole('button', { name: /^(Pause|Pausar|Detener)/ });
  while ((await moves.count()) > 0) await moves.first().click();
  await page.waitForTimeout(1000);
  console.log(`  on the home, paused: ${(await watchCost(page, session)).text} (jackpot figure and polls go on)`);
  await close();
}

/** Both tickers and nothing else on a page. */
async function benchTickersAlone(browser, { origin, partnerOrigin }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const address = `${partnerOrigin}/tickers.html`;
  const body = `<!doctype html><meta charset="utf-8"><title>Tickers</title><link rel="icon" href="data:,"><script type="module" src="${origin}/cdn/gp.js" data-api="${origin}" data-merchant="demo"></script><gp-winner-ticker></gp-winner-ticker><gp-notice-ticker></gp-notice-ticker><div style="height:3000px"></div>`;
  await page.route(address, route => route.fulfill({ contentType: 'text/html', body }));
  await session.send('Performance.enable');
  await page.goto(address);
  await page.locator('gp-winner-ticker .win').first().waitFor();
  await page.locator('gp-notice-ticker .ticker-title').first().waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  const states = {
    moving: () => undefined,
    'off screen': () => page.evaluate(() => scrollTo(0, 2000)),
    paused: async () => {
      await page.evaluate(() => scrollTo(0, 0));
      const buttons = page.getByRole('button', { name: /^(Pause|Pausar|Detener)/ });
      while ((await buttons.count()) > 0) await buttons.first().click();
      await page.mouse.move(600, 700);
    },
    'reduced motion': () => page.emulateMedia({ reducedMotion: 'reduce' }),
  };
  for (const [name, enter] of Object.entries(states)) {
    await enter();
    await page.waitForTimeout(1500);
    console.log(`  alone, ${name}: ${(await watchCost(page, session)).text}`);
  }
  await context.close();
}

/** What the page costs while nobody touches it: scripting by the browser's own account, frames as its compositor drew them. */
async function watchCost(page, session) {
  const frames = new Promise(resolve => {
    let count = 0;
    session.on('Tracing.dataCollected', ({ value }) => (count += value.filter(({ name }) => name === 'DrawFrame').length));
    session.once('Tracing.tracingComplete', () => resolve(count));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame', 'devtools.timeline'] },
  });
  const before = await metric(session, 'ScriptDuration');
  await page.waitForTimeout(WATCHED);
  const script = (1000 * ((await metric(session, 'ScriptDuration')) - before)) / (WATCHED / 1000);
  await session.send('Tracing.end');
  const drawn = ((await frames) * 1000) / WATCHED;
  return { script, drawn, text: `scripting ${script.toFixed(2)}, frames ${drawn.toFixed(0)}` };
}

async function openPage(browser, url, cpu) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' }).catch(() => session.send('Performance.enable'));
  await page.goto(url);
  // Popups of the day stand over the page once a session.
  await page.waitForTimeout(POPUPS_BY);
  for (let count = 0; count < POPUPS; count++) await page.keyboard.press('Escape');
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return { page, session, close: () => context.close() };
}

async function metric(session, name) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(entry => entry.name === name).value;
}

/** Puts the words in at once, as a paste does: what is measured is the search, not the typing of the benchmark. */
async function typeAtOnce(lobby, text) {
  await lobby.locator('input[type=search]').fill(text);
}

/** Runs in the page: remembers the frame in which other cards stood. */
function watchPaint(cards) {
  const root = document.querySelector('gp-lobby').shadowRoot;
  const first = () => root.querySelector(cards)?.textContent;
  const before = first();
  window.benchPaint = { at: 0 };
  const look = () => {
    const now = first();
    if (now && now !== before) window.benchPaint.at = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: goes on by so many pages, each when the one before stands; from the last it begins again. */
async function turnPages(times) {
  const root = document.querySelector('gp-lobby').shadowRoot;
  const current = () => root.querySelector('.pages-page[aria-current]')?.textContent;
  for (let index = 0; index < times; index++) {
    const before = current();
    const next = [...root.querySelectorAll('.pages .button-icon')].at(-1);
    (next.getAttribute('aria-disabled') === 'true' ? root.querySelector('.pages-page') : next).click();
    while (current() === before || !root.querySelector('.lobby-grid:not([data-stale]) .card-action'))
      await new Promise(requestAnimationFrame);
  }
}

function quantile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}
