import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findBrowser } from '../browser.mjs';
import { startPlatform } from '../platform-server.mjs';

const PHONE = { width: 390, height: 844 };
const REST_AFTER = 12_000; // ms
const REST_FOR = 10_000; // ms

/** What partner page and home take of their thread while nobody touches them, and the home behind the login popup. */
export async function benchAtRest() {
  const platform = await startPlatform();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: CHROMIUM_ARGS });
  try {
    await restOf(browser, {
      'partner page': { url: `${platform.partnerOrigin}/partner/` },
      'site home': { url: `${platform.origin}/` },
      'behind the login popup': { url: `${platform.origin}/`, touch: openLogin },
    });
  } finally {
    await browser.close();
    await platform.stop();
  }
}

/** What the thread of each page works while nothing happens, in ms of its own time per second. `touch` is done to it at first. */
export async function restOf(browser, pages) {
  const rows = {};
  for (const [name, { url, touch }] of Object.entries(pages)) {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url);
    await touch?.(page);
    await page.waitForTimeout(REST_AFTER);
    const read = async () =>
      Object.fromEntries((await session.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]));
    const before = await read();
    await page.waitForTimeout(REST_FOR);
    const after = await read();
    const per = (part, unit) => Number((((after[part] - before[part]) / REST_FOR) * 1000 * unit).toFixed(2));
    rows[name] = {
      'thread, ms/s': per('TaskDuration', 1000),
      'style, ms/s': per('RecalcStyleDuration', 1000),
      'script, ms/s': per('ScriptDuration', 1000),
      'recalculations/s': per('RecalcStyleCount', 1),
      animations: await page.evaluate(runningAnimations),
    };
    await context.close();
  }
  console.log(`\n390 px, after ${REST_AFTER / 1000} s, nothing happens for ${REST_FOR / 1000} s:`);
  console.table(rows);
}

async function openLogin(page) {
  await page.locator('gp-lobby .game-card').first().waitFor();
  await page.evaluate(() => document.querySelector('gp-header').shadowRoot.querySelector('.account button').click());
  await page.locator('gp-login input[name=username]').waitFor();
}

/** Runs in the page. */
function runningAnimations() {
  const roots = [document];
  for (const root of roots) for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
  const running = roots.flatMap(root => root.getAnimations()).filter(({ playState }) => playState === 'running');
  return [...new Set(running)]
    .map(({ animationName, transitionProperty }) => animationName ?? transitionProperty ?? 'own')
    .sort()
    .join(' ')
    .slice(0, 120);
}
