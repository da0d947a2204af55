import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findBrowser } from '../browser.mjs';
import { startPlatform } from '../platform-server.mjs';

const CPU = 4;
const SECONDS = 10;
const METRICS = ['TaskDuration', 'ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration', 'RecalcStyleCount'];

/** What the home page takes of its thread while nobody touches it, with the processor slowed down: alone, and behind the login popup. */
export async function benchAtRest() {
  const platform = await startPlatform();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: CHROMIUM_ARGS });
  const rows = {};
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const session = await page.context().newCDPSession(page);
    await page.goto(platform.origin);
    await page.locator('gp-lobby .game-card').first().waitFor();
    await page.locator('gp-banners .swiper-initialized').waitFor();
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    await session.send('Performance.enable');
    const read = async () =>
      Object.fromEntries(
        (await session.send('Performance.getMetrics')).metrics
          .filter(({ name }) => METRICS.includes(name))
          .map(({ name, value }) => [name, value]),
      );
    const rest = async name => {
      const before = await read();
      await new Promise(resolve => setTimeout(resolve, SECONDS * 1000));
      const after = await read();
      rows[name] = Object.fromEntries(METRICS.map(metric => [metric, Number((after[metric] - before[metric]).toFixed(3))]));
      rows[name].animations = await page.evaluate(runningAnimations);
    };
    await rest('home');
    await page.evaluate(() => document.querySelector('gp-header').shadowRoot.querySelector('.account button').click());
    await page.locator('gp-login input[name=username]').waitFor();
    await rest('behind the login popup');
  } finally {
    await browser.close();
    await platform.stop();
  }
  console.log(`\nThe home page at rest for ${SECONDS} s at ${CPU}× CPU (seconds of its thread; recalculations; animations under way):`);
  console.table(rows);
}

/** Runs in the page. */
function runningAnimations() {
  const roots = [document];
  for (const root of roots) for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
  const running = roots.flatMap(root => root.getAnimations()).filter(({ playState }) => playState === 'running');
  return [...new Set(running)]
    .map(animation => animation.animationName ?? 'own')
    .sort()
    .join(' ')
    .slice(0, 120);
}
