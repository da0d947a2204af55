import { describe, expect, it, vi } from 'vitest';
import type { LogoutReason } from '../parts/core.js';
import { FakeChannels } from '../testing/fake-channels.js';
import { FakePage, FakeStorage } from '../testing/fake-page.js';
import { FakePlatform, Refusal } from '../testing/fake-platform.js';
import { quiet, signedIn, testCore, type TestCore } from '../testing/test-core.js';

const state = ({ core }: TestCore) => core.session.store.getState().state;
const reasons = ({ heard }: TestCore) =>
  heard.filter(([name]) => name === 'logout').map(([, detail]) => (detail as { reason: LogoutReason }).reason);
const told = ({ core }: TestCore) =>
  core.dialogs.store.getState().open.map(({ name, props }) => [name, (props as { body?: { key: string } }).body?.key]);

/** A duplicated tab or an opened window: a page of its own, with a copy of the session storage. */
async function duplicate(of: TestCore, channels?: FakeChannels): Promise<TestCore> {
  const session = new FakeStorage();
  for (let index = 0; index < of.page.sessionStorage.length; index++) {
    const key = of.page.sessionStorage.key(index)!;
    session.setItem(key, of.page.sessionStorage.getItem(key)!);
  }
  const made = testCore({}, new FakePage('/promotions', { session }), of.platform, channels);
  await made.core.start();
  return made;
}
async function twoTabs(username = 'member', channels?: FakeChannels): Promise<[TestCore, TestCore]> {
  const first = await signedIn(username, {}, new FakePage(), new FakePlatform(), channels);
  return [first, await duplicate(first, channels)];
}
function endOnPlatform(platform: FakePlatform) {
  for (const route of ['GET /wps/v2/wallets/balance', 'GET /wps/member/info']) platform.on(route, () => new Refusal(401, 'not-logged-in'));
}

describe('one session in several tabs', () => {
  it('logging out in one tab ends the others of the same session at once, and says where it happened', async () => {
    const [first, second] = await twoTabs('member', new FakeChannels());
    await first.core.session.logout();
    await vi.waitFor(() => expect(state(second)).toBe('logged-out'));
    expect(reasons(second)).toEqual(['elsewhere']);
    expect(told(second)).toEqual([['info', 'dialog.left-elsewhere']]);
    expect(second.page.sessionStorage.getItem('gp:demo@https://api.example/api:token')).toBeNull();
    expect(second.page.address).toBe('/');
    expect([reasons(first), told(first)]).toEqual([['asked'], []]);
    expect(second.platform.callsTo('/wps/session/logout')).toHaveLength(1);
  });

  it('what the tabs say to each other carries no token and no name', async () => {
    const channels = new FakeChannels();
    const [first] = await twoTabs('member', channels);
    await first.core.session.logout();
    await vi.waitFor(() => expect(channels.said).toEqual([{ ended: expect.stringMatching(/^[0-9a-f]{64}$/) as string, by: 'logout' }]));
    expect(JSON.stringify(channels.said)).not.toMatch(/token-|member/);
  });

  it('a page that comes back out of the browser’s cache has the session that its tab has now', async () => {
    const back = () => Object.assign(new Event('pageshow'), { persisted: true });
    const made = await signedIn('agent1', { navigation: 'embed' });
    const { core, page } = made;
    page.sessionStorage.setItem('gp:demo@https://api.example/api:token', 'token-member');
    page.dispatchEvent(back());
    await vi.waitFor(() => expect(core.session.store.getState().member?.account).toBe('member'));
    page.sessionStorage.removeItem('gp:demo@https://api.example/api:token');
    page.dispatchEvent(back());
    await vi.waitFor(() => expect(state(made)).toBe('logged-out'));
    page.sessionStorage.setItem('gp:demo@https://api.example/api:token', 'token-member');
    page.dispatchEvent(back());
    await vi.waitFor(() => expect(state(made)).toBe('real'));
  });

  it('the end of a session that is no longer the tab’s leaves the tab’s', async () => {
    const { core, page } = await signedIn('agent1', { navigation: 'embed' });
    page.sessionStorage.setItem('gp:demo@https://api.example/api:token', 'token-member');
    core.session.expire();
    expect(state({ core } as TestCore)).toBe('logged-out');
    expect(page.sessionStorage.getItem('gp:demo@https://api.example/api:token')).toBe('token-member');
  });

  it('a tab with a session of its own, and one of another merchant, stay', async () => {
    const channels = new FakeChannels();
    const first = await signedIn('member', {}, new FakePage(), new FakePlatform(), channels);
    const other = await signedIn('agent1', {}, new FakePage(), new FakePlatform(), channels);
    const merchant = await signedIn('member', { merchant: 'other' }, new FakePage(), new FakePlatform(), channels);
    await first.core.session.logout();
    await vi.waitFor(() => expect(channels.said).toHaveLength(1));
    await quiet();
    expect([state(other), state(merchant)]).toEqual(['real', 'real']);
  });

  it('a session that the platform ended shows in every tab with the same words', async () => {
    const [first, second] = await twoTabs('member', new FakeChannels());
    endOnPlatform(first.platform);
    await first.core.wallet.refresh();
    await vi.waitFor(() => expect([state(first), state(second)]).toEqual(['logged-out', 'logged-out']));
    expect([reasons(first), reasons(second)]).toEqual([['expired'], ['expired']]);
    expect(told(second)).toEqual([['confirm', 'error.not-logged-in']]);
  });

  it('a password changed in one tab ends the others, which ask for the new one; the tab itself stays', async () => {
    const [first, second] = await twoTabs('member', new FakeChannels());
    first.platform.on('POST /wps/member/password', () => ({ token: 'token-renewed' }));
    await first.core.session.changePassword({ oldPassword: 'Demo1234', newPassword: 'Other1234', confirmNewPassword: 'Other1234' });
    await vi.waitFor(() => expect(state(second)).toBe('logged-out'));
    expect(told(second)).toEqual([['info', 'dialog.changed-elsewhere']]);
    expect([state(first), first.core.session.token()]).toEqual(['real', 'token-renewed']);
  });

  it.each(['member', 'trial'])('without channels a %s tab learns it when it is looked at', async username => {
    const first = testCore();
    await first.core.start();
    if (username === 'trial') await first.core.session.loginFreePlay();
    else await first.core.session.login({ username, password: 'Demo1234' });
    const second = await duplicate(first);
    await vi.waitFor(() => expect(state(second)).toBe(username === 'trial' ? 'trial' : 'real'));
    await quiet();
    second.page.document.show(false);
    endOnPlatform(second.platform);
    await quiet();
    expect(state(second)).not.toBe('logged-out');
    second.page.document.show(true);
    await vi.waitFor(() => expect(reasons(second)).toEqual(['expired']));
  });

  it('a window beside another learns it with the focus, and the balance is asked for', async () => {
    const { core, page, platform } = await signedIn();
    await vi.waitFor(() => expect(core.wallet.store.getState()).toMatchObject({ loading: false, balance: { amount: 1250 } }));
    const before = platform.callsTo('/wps/v2/wallets/balance').length;
    page.dispatchEvent(new Event('focus'));
    page.document.show(true);
    await vi.waitFor(() => expect(core.wallet.store.getState().loading).toBe(false));
    await quiet();
    expect(platform.callsTo('/wps/v2/wallets/balance').length - before).toBe(1);
  });

  it('a platform that cannot be reached ends nothing', async () => {
    const { core, page, platform } = await signedIn();
    platform.on('GET /wps/v2/wallets/balance', () => new Refusal(400, 'bad-request'));
    page.dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(core.wallet.store.getState().error?.code).toBe('bad-request'));
    expect(core.session.store.getState().state).toBe('real');
  });

  it('a page that is put away, or stopped, holds no channel open', async () => {
    const channels = new FakeChannels();
    const { core, page } = await signedIn('member', {}, new FakePage(), new FakePlatform(), channels);
    expect(channels.count).toBe(1);
    page.dispatchEvent(new Event('pagehide'));
    expect(channels.count).toBe(0);
    page.dispatchEvent(new Event('pageshow'));
    expect(channels.count).toBe(1);
    core.stop();
    expect(channels.count).toBe(0);
  });
});
