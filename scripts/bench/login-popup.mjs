import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findBrowser } from '../browser.mjs';
import { startPlatform } from '../platform-server.mjs';

const CPU = 4;
const ROUNDS = 5;

/** From the click on “Log in” until the first field has the focus, with the processor slowed down: first and second time. */
export async function benchLoginPopup() {
  const platform = await startPlatform();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: CHROMIUM_ARGS });
  const [first, second] = [[], []];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      // A stream that stays open would keep the network from ever being idle.
      await page.addInitScript(() => delete window.EventSource);
      await page.goto(platform.origin);
      await page.locator('gp-lobby .game-card').first().waitFor();
      await page.waitForLoadState('networkidle');
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
      first.push(await page.evaluate(openLogin));
      await page.keyboard.press('Escape');
      await page.locator('gp-login').waitFor({ state: 'detached' });
      second.push(await page.evaluate(openLogin));
      await context.close();
    }
  } finally {
    await browser.close();
    await platform.stop();
  }
  console.log(`\nLogin popup at ${CPU}× CPU, from the click until its first field takes typing (ms, median of ${ROUNDS}):`);
  for (const [name, times] of [
    ['first time', first],
    ['second time', second],
  ]) {
    console.log(
      `  ${name.padEnd(12)} ${median(times).toFixed(0).padStart(5)}   (${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)})`,
    );
  }
}

/** Runs in the page. */
function openLogin() {
  const button = document.querySelector('gp-header').shadowRoot.querySelector('.account button');
  const begin = performance.now();
  button.click();
  return new Promise(resolve => {
    const look = () => {
      const field = document.querySelector('gp-login')?.shadowRoot?.activeElement;
      if (field?.name === 'username') resolve(performance.now() - begin);
      else requestAnimationFrame(look);
    };
    look();
  });
}

function median(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
}
