import { afterEach, expect, it, vi } from 'vitest';
import { signedIn } from '../testing/test-core.js';
import { singleWallet } from './wallets.js';

const PATH = '/wps/relay/GCS_merchantWallet';

afterEach(() => void vi.useRealTimers());

it('WAL-04 whether there is one wallet for all is asked for once a session, however long that lasts, and anew in the next', async () => {
  const { core, platform } = await signedIn();
  platform.on(`GET ${PATH}`, () => ({ isSingle: true }));
  expect(await core.queries.fetch(singleWallet(core))).toBe(true);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * 3_600_000 });
  expect(await core.queries.fetch(singleWallet(core))).toBe(true);
  expect(platform.callsTo(PATH)).toHaveLength(1);
  await core.session.logout();
  await core.session.login({ username: 'member', password: 'Demo1234' });
  await core.queries.fetch(singleWallet(core));
  expect(platform.callsTo(PATH)).toHaveLength(2);
});
