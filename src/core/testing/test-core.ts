import { onTestFinished } from 'vitest';
import type { ConfigInput, Core } from '../parts/core.js';
import { createCore } from '../create-core.js';
import type { FakeChannels } from './fake-channels.js';
import { FakePage } from './fake-page.js';
import { FakePlatform } from './fake-platform.js';

export interface TestCore {
  core: Core;
  page: FakePage;
  platform: FakePlatform;
  /** Events heard on the document, as [name, detail]. */
  heard: [string, unknown][];
}
const EVENTS = ['login', 'logout', 'first-login', 'login-required', 'launch', 'navigate', 'navigated', 'balance', 'analytics'];

/** A core on a page and a platform of its own, on the full site in English unless said otherwise; stopped after the test. */
export function testCore(
  config: ConfigInput = {},
  page = new FakePage(),
  platform = new FakePlatform(),
  channels?: FakeChannels,
): TestCore {
  const core = createCore(
    {
      apiBase: 'https://api.example/api',
      merchant: 'demo',
      navigation: 'history',
      defaultLanguage: 'EN',
      seal: payload => Promise.resolve(payload),
      ...config,
    },
    { page, fetch: platform.fetch, openChannel: channels?.open },
  );
  const heard: [string, unknown][] = [];
  for (const name of EVENTS)
    page.document.addEventListener(`gp-${name}`, event => heard.push([name, (event as CustomEvent<unknown>).detail]));
  onTestFinished(() => core.stop());
  return { core, page, platform, heard };
}

/** Lets everything that has been begun go on, so that a test can say that something did not happen. */
export async function quiet(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise(resolve => setImmediate(resolve));
}

/** The same, started and signed in. */
export async function signedIn(username = 'member', ...rest: Parameters<typeof testCore>): Promise<TestCore> {
  const made = testCore(...rest);
  await made.core.start();
  await made.core.session.login({ username, password: 'Demo1234' });
  return made;
}
