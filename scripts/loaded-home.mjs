import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findBrowser } from './browser.mjs';
import { startPlatform } from './platform-server.mjs';

const PHONE = { width: 390, height: 844 };
/** Nothing more comes by itself after so long without a file: what waits for a calm page waits 4 s at most. */
const QUIET = 6_000; // ms
const LIMIT = 60_000; // ms

/** Names of the scripts of `/cdn/` that a visitor's browser loads for the full site's home until somebody touches the page. */
export async function scriptsOfHome() {
  const platform = await startPlatform();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: CHROMIUM_ARGS });
  try {
    const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
    const page = await context.newPage();
    const names = new Set();
    let last = Date.now();
    page.on('request', request => {
      const [, name] = /\/cdn\/([\w-]+\.js)$/.exec(new URL(request.url()).pathname) ?? [];
      if (!name) return;
      names.add(name);
      last = Date.now();
    });
    await page.goto(platform.origin, { timeout: LIMIT });
    while (Date.now() - last < QUIET) await page.waitForTimeout(250);
    return [...names];
  } finally {
    await browser.close();
    await platform.stop();
  }
}
