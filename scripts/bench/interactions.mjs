import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findBrowser } from '../browser.mjs';
import { startPlatform } from '../platform-server.mjs';

const ROUNDS = Number(process.env.GP_BENCH_ROUNDS ?? 5);
/** Only these interactions, separated by commas. */
const ONLY = process.env.GP_BENCH_ONLY?.split(',');
const CPU = 4;
const PHONE = { width: 390, height: 844 };
const BUDGET = 200; // ms
/** A page has done by then what it does after its load. */
const CALM_AFTER = 4_000; // ms
/** The browser tells the length of an interaction after the frame that it led to; the largest of this time counts. */
const WATCHED = 1_500; // ms
const BETWEEN = 400; // ms

/**
 * What a player does: where, what stands before, and the touches and keys that count. `as` signs in. `touch` is a finger: the page
 * cannot tell it from one.
 */
const INTERACTIONS = {
  'switch theme': {
    path: '/',
    before: openDrawer,
    act: ({ page, touch }) => touch(page.locator('gp-side-menu dialog[open] .choice').last().locator('[aria-pressed=false]').first()),
  },
  'close login': {
    path: '/',
    async before(hand) {
      await openLogin(hand);
      await hand.page.waitForTimeout(BETWEEN);
    },
    act: ({ page, touch }) => touch(page.locator('gp-dialogs dialog[open] .dialog-close')),
  },
  'open drawer': { path: '/', act: ({ page, touch }) => touch(drawerButton(page)) },
  'member menu': { path: '/', as: 'demo_member', act: ({ page, touch }) => touch(page.locator('gp-header .member-button')) },
  search: {
    path: '/rng',
    async before({ page, touch }) {
      await touch(page.locator('gp-lobby .search button'));
      await page.locator('gp-lobby input[type=search]').waitFor();
      await page.waitForTimeout(BETWEEN);
      await page.keyboard.insertText('dra');
    },
    act: ({ page }) => page.keyboard.press('Enter'),
  },
  'type in the search': {
    path: '/rng',
    async before({ page, touch }) {
      await touch(page.locator('gp-lobby .search button'));
      await page.locator('gp-lobby input[type=search]').waitFor();
      await page.waitForTimeout(BETWEEN);
    },
    act: ({ page }) => page.keyboard.type('drago', { delay: 330 }),
  },
  'promotions tab': {
    path: '/promotions',
    act: ({ page, touch }) => touch(page.locator('gp-promotions .chip[aria-pressed=false]').first()),
  },
  'lottery tab': {
    path: '/lottery',
    as: 'demo_member',
    act: ({ page, touch }) => touch(page.locator('gp-lottery [role=tab][aria-selected=false]').nth(1)),
  },
  'log in': {
    path: '/',
    async before(hand) {
      const form = await openLogin(hand);
      await form.locator('[name=username]').fill('demo_player');
      await form.locator('[name=password]').fill('Demo1234');
    },
    act: ({ page, touch }) => touch(page.locator('gp-login [type=submit]')),
  },
  'filter the lobby': {
    path: '/rng',
    act: ({ page, touch }) => touch(page.locator('gp-lobby .lobby-tools .chip[aria-pressed=false]:visible').first()),
  },
  'open a game': { path: '/rng', as: 'demo_member', act: ({ page, touch }) => touch(page.locator('gp-lobby .game-card .card-art').nth(2)) },
  'choose a deposit method': {
    path: '/member?page=depositv2',
    as: 'demo_member',
    act: ({ page, touch }) => touch(page.locator('gp-wallet .method').nth(1)),
  },
  'place a lottery bet': {
    path: '/lottery',
    as: 'demo_member',
    async before({ page, touch }) {
      await touch(
        page
          .locator('gp-lottery .lottery-card button')
          .filter({ hasText: /Grand prize|Gran premio/ })
          .first(),
      );
      await page.locator('gp-lottery .choice').first().waitFor();
      await page.waitForTimeout(CALM_AFTER);
    },
    async act({ page, touch }) {
      // One of each place, however many the game that is drawn next has.
      for (const place of await page.locator('gp-lottery .board-choices').all()) {
        // The slip stands over the foot of the page.
        await place.evaluate(element => element.scrollIntoView({ block: 'center' }));
        await touch(place.locator('.choice').first());
        await page.waitForTimeout(BETWEEN);
      }
      await touch(page.locator('gp-lottery .slip-row .button-primary'));
      const yes = page.locator('gp-lottery [role=alertdialog] .button-primary');
      await yes.waitFor();
      await page.waitForTimeout(BETWEEN);
      await touch(yes);
    },
  },
};

/**
 * Interaction to next paint: from a finger or key to the frame that follows, on a phone whose processor is slow and whose line is not.
 * Of what takes several touches, the slowest.
 */
export async function benchInteractions() {
  const platform = await startPlatform();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: CHROMIUM_ARGS });
  try {
    const names = Object.keys(INTERACTIONS).filter(name => !ONLY || ONLY.includes(name));
    const times = Object.fromEntries(names.map(name => [name, []]));
    // What the platform makes at a first request is made now.
    for (let round = -1; round < ROUNDS; round++)
      for (const name of names) {
        const time = await measureInteraction(browser, platform.origin, INTERACTIONS[name]);
        if (round >= 0) times[name].push(time);
      }
    console.log(`\nInteraction to next paint at ${CPU}× CPU, 390 px (ms, median of ${ROUNDS}; budget ${BUDGET}):`);
    for (const [name, all] of Object.entries(times)) {
      const middle = median(all);
      console.log(`  ${middle > BUDGET ? '✗' : '✓'} ${name.padEnd(24)} ${String(middle).padStart(5)}   (${all.join(', ')})`);
    }
  } finally {
    await browser.close();
    await platform.stop();
  }
}

/** One interaction on a page that was just loaded and has come to rest, in ms. */
async function measureInteraction(browser, origin, { path, as, before, act }) {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(watchInteractions);
    const touch = locator => touchMiddle(session, locator);
    const hand = { page, touch };
    await page.goto(origin + (as ? '/' : path));
    if (as) {
      await signIn(hand, as);
      await page.goto(origin + path);
    }
    await page.locator('gp-side-menu .bottom, gp-header .account').first().waitFor();
    await page.waitForTimeout(CALM_AFTER);
    await before?.(hand);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    await page.evaluate(() => (window.benchInteractions.length = 0));
    await act(hand);
    await page.waitForTimeout(WATCHED);
    const found = await page.evaluate(() => window.benchInteractions);
    return Math.max(0, ...found.map(({ duration }) => duration));
  } finally {
    await context.close();
  }
}

async function openDrawer({ page, touch }) {
  await touch(drawerButton(page));
  await page.locator('gp-side-menu dialog[open]').waitFor();
  await page.waitForTimeout(1_000);
}

async function openLogin({ page, touch }) {
  await touch(page.locator('gp-header .account button').first());
  const form = page.locator('gp-login');
  await form.locator('[name=username]').waitFor();
  return form;
}

async function signIn(hand, account) {
  const form = await openLogin(hand);
  await form.locator('[name=username]').fill(account);
  await form.locator('[name=password]').fill('Demo1234');
  await hand.touch(form.locator('[type=submit]'));
  await hand.page.locator('gp-header .member-button').waitFor();
}

function drawerButton(page) {
  return page.locator('gp-side-menu .bottom-entry[aria-haspopup=dialog]');
}

async function touchMiddle(session, locator) {
  await locator.waitFor();
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await locator.boundingBox();
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Runs in the page before anything else: how long interactions took. Popups of the day are put off. */
function watchInteractions() {
  const found = (window.benchInteractions = []);
  new PerformanceObserver(list => {
    for (const { name, duration, interactionId, startTime, processingStart, processingEnd } of list.getEntries())
      if (interactionId) found.push({ name, duration, startTime, processingStart, processingEnd });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  const today = new Date();
  const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()].map(part => String(part).padStart(2, '0')).join('-');
  try {
    for (const audience of ['visitor', 'member']) localStorage.setItem(`gp:demo@${location.origin}:announcement-hidden-${audience}`, day);
  } catch {
    // A frame of a game has no storage.
  }
}

function median(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
}
