import type { ConfigInput, Core } from '../../src/core/parts/core.js';
import { createCore } from '../../src/core/create-core.js';
import { browserEnvironment } from '../../src/core/kernel/environment.js';
import { provideCore } from '../../src/element/provide-core.js';
import { FakePlatform } from './fake-platform.js';
import { afterEach } from './mocha.js';

export interface TestCore {
  core: Core;
  platform: FakePlatform;
}
let running: (() => void)[] = [];

/**
 * A real core whose platform is inside the page, in English, and the core of every widget mounted from now on. Each has
 * storage of its own, begins nothing by itself when the page is idle, and is stopped after the test. `bringsTags`: the code of
 * popups comes by itself, as in every page.
 */
export function testCore(config: ConfigInput = {}, platform = new FakePlatform(), { bringsTags = false } = {}): TestCore {
  const environment = browserEnvironment();
  const core = createCore(
    {
      apiBase: `${location.origin}/api`,
      merchant: `test-${crypto.randomUUID()}`,
      defaultLanguage: 'EN',
      languages: ['EN', 'ES', 'AR'],
      seal: payload => Promise.resolve(payload),
      openPath: path => path,
      ...config,
    },
    { ...environment, whenIdle: undefined, ensureElement: bringsTags ? environment.ensureElement : placeOnly, fetch: platform.fetch },
  );
  const withdraw = provideCore(document, core);
  running.push(() => {
    withdraw();
    core.stop();
  });
  return { core, platform };
}

/** Popups are drawn in their own tests: in those of a widget nothing else takes the focus. */
function placeOnly(tag: string): void {
  if (!document.querySelector(tag)) document.body.append(document.createElement(tag));
}

/** The same, signed in. */
export async function signedInCore(account: 'demo_member' | 'demo_agent' = 'demo_member', config: ConfigInput = {}): Promise<TestCore> {
  const made = testCore(config);
  await made.core.start();
  await made.core.session.login({ username: account, password: 'Demo1234' });
  return made;
}

afterEach(() => {
  for (const end of running) end();
  running = [];
});
