import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findBrowser } from '../browser.mjs';
import { startPlatform } from '../platform-server.mjs';

const CPU = 4;
const ROUNDS = 5;
const WRONG = 3;

/**
 * A whole login with work in place of a picture, with the processor slowed down: from the press of the button until the member is there.
 * Each round has a platform of its own, because work grows with the proofs that an address has asked for: the first, and the second.
 */
export async function benchLoginProof() {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: CHROMIUM_ARGS });
  const times = { first: [], second: [] };
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const platform = await startPlatform();
      try {
        for (const which of Object.keys(times)) times[which].push(await timeLogin(browser, platform.origin));
      } finally {
        await platform.stop();
      }
    }
  } finally {
    await browser.close();
  }
  console.log(`\nLogin with work in place of a picture at ${CPU}× CPU, from the press until signed in (ms, median of ${ROUNDS}):`);
  for (const [name, all] of Object.entries(times))
    console.log(`  ${name.padEnd(8)} ${median(all).toFixed(0).padStart(6)}   (${all.map(time => time.toFixed(0)).join(', ')})`);
}

async function timeLogin(browser, origin) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.goto(origin);
    await page.locator('gp-lobby .game-card').first().waitFor();
    await page.evaluate(() => document.querySelector('gp-header').shadowRoot.querySelector('.account button').click());
    const login = page.locator('gp-login');
    await login.locator('[name=username]').fill('demo_member');
    // The platform asks for a captcha after some wrong passwords.
    for (let wrong = 0; wrong < WRONG && !(await login.locator('[name=captcha]').isVisible()); wrong++) {
      await login.locator('[name=password]').fill(`Wrong${wrong}234`);
      const answer = page.waitForResponse(response => response.url().includes('/wps/session/login'));
      await login.locator('[type=submit]').click();
      await answer;
      await login.locator('[type=submit]:not([aria-disabled=true])').waitFor();
    }
    await login.locator('.form-captcha-turn').click();
    await login.locator('.proof').waitFor();
    await login.locator('[name=password]').fill('Demo1234');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    return await page.evaluate(signIn);
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function signIn() {
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    document.addEventListener('gp-login', () => resolve(performance.now() - begin), { once: true });
    document.addEventListener('gp-error', ({ detail }) => reject(new Error(detail.code)), { once: true });
    document.querySelector('gp-login').shadowRoot.querySelector('[type=submit]').click();
  });
}

function median(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
}
