import { startDriver } from '../../engines/webkit/driver.mjs';
import { webkitPage } from '../../engines/webkit/page.mjs';

/** Runs test files in WebKitGTK's MiniBrowser; `programs` of bringEngine('webkit'). Every file has a session of its own. */
export function webkitLauncher(programs) {
  const pages = new Map();
  let driver;

  return {
    name: 'WebKitGTK',
    // Its pages have puppeteer's methods: the runner's own commands work with them.
    type: 'puppeteer',
    engine: 'webkit',
    concurrency: 1,
    async initialize() {
      driver = await startDriver(programs);
    },
    async startSession(id, url) {
      const session = await driver.openSession();
      const page = webkitPage(session, await session.call('GET', '/window'));
      pages.set(id, { session, page, url });
      await page.setViewport({ width: 1280, height: 800 });
      await page.goto(url);
    },
    getPage: id => pages.get(id).page,
    isActive: id => pages.has(id),
    getBrowserUrl: id => pages.get(id)?.url,
    async stopSession(id) {
      const opened = pages.get(id);
      pages.delete(id);
      await opened?.session.close();
      return {};
    },
    async stop() {
      await driver?.stop();
    },
  };
}
