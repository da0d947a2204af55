import { launch, type Page } from 'puppeteer-core';
import { CHROMIUM_ARGS } from '../../scripts/browser.mjs';
import type { EnginePrograms } from '../../scripts/engines.mjs';
import type { EngineBrowser, EnginePage } from './engine-page.js';

/** Chromium over the DevTools protocol, Firefox over WebDriver BiDi. */
export async function puppeteerBrowser(
  engine: 'chromium' | 'firefox',
  { browser: executablePath }: EnginePrograms,
): Promise<EngineBrowser> {
  const own = engine === 'firefox' ? ({ browser: 'firefox' } as const) : { args: CHROMIUM_ARGS };
  const browser = await launch({ executablePath, headless: true, ...own });
  return {
    version: await browser.version(),
    async fresh() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const problems: string[] = [];
      await listen(page, problems);
      loadedIsThere(page);
      return {
        page: page as EnginePage,
        pages: async () => (await context.pages()) as EnginePage[],
        problems,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

/** Over BiDi the end of the document's own request gets lost at times, for which goto() waits, though the page has loaded. */
function loadedIsThere(page: Page): void {
  const go = page.goto.bind(page);
  page.goto = async url => {
    const loaded = new Promise<null>(resolve => void page.once('load', () => resolve(null)));
    const gone = go(url);
    gone.catch(() => undefined);
    return await Promise.race([gone, loaded]);
  };
}

async function listen(page: Page, problems: string[]): Promise<void> {
  page.on('pageerror', error => problems.push(String(error)));
  page.on('console', message => {
    if (message.type() === 'error') problems.push(message.text());
  });
  // What an error says stands in no message, and is gone with its page: it is made words in the page.
  await page.evaluateOnNewDocument(() => {
    const { error } = console;
    console.error = (...words) => error(...words.map(String));
  });
}
