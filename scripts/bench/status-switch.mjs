import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findBrowser } from '../browser.mjs';
import { startPlatform } from '../platform-server.mjs';

const ROUNDS = 7;
/** Between two switches, ms: a page that has just followed is calm again. */
const CALM = 1000;

/** From the operator's switch until an open site shows the maintenance page, and until it is back: nobody touches the page. */
export async function benchStatusSwitch() {
  const platform = await startPlatform();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: CHROMIUM_ARGS });
  try {
    console.log(`\nStatus switch until an open page shows it (ms, median of ${ROUNDS}):`);
    for (const [name, address, view] of [
      ['full site', `${platform.origin}/`, 'gp-status'],
      ['embedded lobby', `${platform.partnerOrigin}/partner/`, 'gp-lobby'],
    ]) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      const listening = page.waitForResponse(response => response.url().includes('/wps/system/events'));
      await page.goto(address);
      await page.locator('gp-lobby .game-card .card-action').first().waitFor();
      await listening;
      const [closed, open] = [[], []];
      for (let round = 0; round < ROUNDS; round++) {
        for (const [maintenance, times] of [
          [true, closed],
          [false, open],
        ]) {
          await page.waitForTimeout(CALM);
          const shown = page.evaluate(watchStatus, { view, maintenance });
          const begin = Date.now();
          await switchTo(platform, maintenance);
          times.push((await shown) - begin);
        }
      }
      console.log(`  ${name.padEnd(15)} closed ${figures(closed)}   open again ${figures(open)}`);
      await page.close();
    }
  } finally {
    await browser.close();
    await platform.stop();
  }
}

async function switchTo({ origin, operatorKey }, maintenance) {
  const headers = { authorization: `Bearer ${operatorKey}`, 'content-type': 'application/json' };
  const response = await fetch(`${origin}/sandbox/api/system`, { method: 'PATCH', headers, body: JSON.stringify({ maintenance }) });
  if (!response.ok) throw new Error(`The platform was not switched: ${response.status} ${await response.text()}`);
}

/** Runs in the page: resolves with the time (ms since 1970) of the frame in which the maintenance text or a game stands. */
function watchStatus({ view, maintenance }) {
  return new Promise(resolve => {
    const stands = (tag, part) =>
      [...(document.querySelector(tag)?.shadowRoot?.querySelectorAll(part) ?? [])].some(element => element.checkVisibility());
    const told = () =>
      /maintenance|mantenimiento/i.test(document.querySelector(view)?.shadowRoot?.querySelector('[data-gp-root]')?.textContent ?? '');
    const look = () => {
      if (maintenance ? told() && !stands('gp-lobby', '.game-card .card-action') : stands('gp-lobby', '.game-card .card-action'))
        requestAnimationFrame(() => resolve(Date.now()));
      else requestAnimationFrame(look);
    };
    look();
  });
}

function figures(times) {
  const sorted = times.toSorted((a, b) => a - b);
  return `${sorted[Math.floor(sorted.length / 2)]} (${sorted[0]}–${sorted.at(-1)})`;
}
