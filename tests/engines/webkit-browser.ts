import type { EnginePrograms } from '../../scripts/engines.mjs';
import type { EngineBrowser, EnginePage } from './engine-page.js';
import { startDriver } from './webkit/driver.mjs';
import { webkitPage } from './webkit/page.mjs';

/** WebKitGTK over WebDriver, which tells nothing of a page's console: `problems` stays empty. */
export async function webkitBrowser(programs: EnginePrograms): Promise<EngineBrowser> {
  const driver = await startDriver(programs);
  const first = await driver.openSession();
  const { version } = first;
  await first.close();
  return {
    version,
    async fresh() {
      const session = await driver.openSession();
      const known = new Map<string, EnginePage>();
      const pageOf = (handle: string): EnginePage => {
        const page = known.get(handle) ?? webkitPage(session, handle);
        known.set(handle, page);
        return page;
      };
      const pages = async () => ((await session.call('GET', '/window/handles')) as string[]).map(pageOf);
      const [page] = await pages();
      if (!page) throw new Error('WebKitGTK opened no window.');
      return { page, pages, problems: [], close: async () => void (await session.close()) };
    },
    close: () => driver.stop(),
  };
}
