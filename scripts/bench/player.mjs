import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findBrowser } from '../browser.mjs';
import { startPlatform } from '../platform-server.mjs';

const PHONE = { width: 390, height: 844 };
const SETTLED = 6_000; // ms
const REST = 120_000; // ms
const ROUNDS = 20;
const RECORDS = ['personalHistoryCopy', 'transactionHistory', 'personalProfit'];
const IS_CALL = /^\/(wps|lgw|play|chat)\//;
const IS_STREAM = /\/events\b|\/stream\b/;

/** What one player asks of the platform: calls, files and bytes of each thing that a player does, and the streams that stand open. */
export async function benchPlayer() {
  const platform = await startPlatform();
  // Whatever it keeps by itself would not be counted.
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: CHROMIUM_ARGS });
  try {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, serviceWorkers: 'block' });
    await context.addInitScript(inEnglish, platform.origin);
    const page = await context.newPage();
    const counted = count(context);
    const rows = {};
    const step = async (name, act, settle = SETTLED) => {
      counted.reset();
      await act();
      await page.waitForTimeout(settle);
      rows[name] = counted.row();
    };
    await step('first visit, home', () => page.goto(platform.origin));
    await step('log in', () => logIn(page));
    await step(`stands still for ${REST / 1000} s`, () => page.waitForTimeout(REST), 0);
    await step('a category, a search', async () => {
      await page.goto(`${platform.origin}/rng`);
      await page.locator('gp-lobby').getByRole('button', { name: 'Search games' }).click();
      await page.locator('gp-lobby').getByRole('searchbox').fill('wolf');
    });
    await step('opens a slot', async () => {
      const found = page.locator('gp-lobby').getByRole('link', { name: /^Play .*wolf/i });
      await found.first().click();
      await spinButton(page).waitFor();
    });
    await step(`${ROUNDS} rounds of it`, async () => {
      for (let round = 0; round < ROUNDS; round++) {
        await spinButton(page).click({ timeout: 180_000 });
        await page.waitForTimeout(1_500);
        await spinButton(page).waitFor({ timeout: 180_000 });
      }
    });
    await step(`three records: ${RECORDS.join(', ')}`, async () => {
      for (const name of RECORDS) {
        await page.goto(`${platform.origin}/member?page=${name}`);
        await page.waitForTimeout(3_000);
      }
    });
    await step('next visit, home', () => page.goto(platform.origin));
    console.log('\nOne player, 390 px, a member; a stream counts while it is open:');
    console.table(rows);
  } finally {
    await browser.close();
    await platform.stop();
  }
}

function count(context) {
  let calls, files, bytes, ofCalls;
  const open = new Set();
  const reset = () => ([calls, files, bytes, ofCalls] = [0, 0, 0, 0]);
  reset();
  context.on('request', request => IS_STREAM.test(new URL(request.url()).pathname) && open.add(request));
  context.on('requestfailed', request => open.delete(request));
  context.on('requestfinished', async request => {
    open.delete(request);
    const { pathname } = new URL(request.url());
    const isCall = IS_CALL.test(pathname) && request.resourceType() !== 'document';
    const { requestHeadersSize, requestBodySize, responseHeadersSize, responseBodySize } = await request.sizes();
    const response = await request.response();
    // What the browser had kept was not sent.
    if (!response || (responseBodySize === 0 && response.fromServiceWorker())) return;
    const size = requestHeadersSize + requestBodySize + responseHeadersSize + responseBodySize;
    if (isCall) [calls, ofCalls] = [calls + 1, ofCalls + size];
    else if (responseBodySize > 0) files++;
    bytes += size;
  });
  return {
    reset,
    row: () => ({ calls, 'KB of calls': kilobytes(ofCalls), files, 'KB in all': kilobytes(bytes), streams: open.size }),
  };
}

const kilobytes = size => Math.round(size / 100) / 10;
const spinButton = page => page.locator('gp-game').frameLocator('iframe').getByRole('button', { name: 'Spin', exact: true });

/** Runs in the page: in English, and without the announcements of the day. */
function inEnglish(origin) {
  localStorage.setItem(`gp:demo@${origin}:language`, 'EN');
  for (const audience of ['visitor', 'member']) sessionStorage.setItem(`gp:demo@${origin}:announcement-${audience}`, 'closed');
}

async function logIn(page) {
  await page.locator('gp-header').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.locator('gp-login').filter({ visible: true });
  await dialog.getByRole('textbox', { name: 'Username' }).fill('demo_member');
  await dialog.getByLabel('Password', { exact: true }).fill('Demo1234');
  await page.keyboard.press('Enter');
  await page.locator('gp-header .member-button').waitFor();
}
