import type { EnginePrograms } from '../../scripts/engines.mjs';
import type { EngineBrowser } from './engine-page.js';
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
      const pages = async () => ((await session.call('GET', '/window/handles')) as string[]).map(handle => webkitPage(session, handle));
      const [page] = await pages();
      if (!page) throw new Error('WebKitGTK opened no window.');
      return { page, pages, problems: [], close: async () => void (await session.close()) };
    },
    close: () => driver.stop(),
  };
}
