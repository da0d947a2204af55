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
      listen(page, problems);
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

function listen(page: Page, problems: string[]): void {
  page.on('pageerror', error => problems.push(String(error)));
  page.on('console', message => {
    if (message.type() !== 'error') return;
    const at = problems.push(message.text()) - 1;
    // What an error says stands in none of the message's own texts, and is gone with its page.
    Promise.all(message.args().map(arg => arg.evaluate(String))).then(
      words => (problems[at] = words.join(' ')),
      () => {},
    );
  });
}
