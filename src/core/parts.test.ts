import { describe, expect, it, vi } from 'vitest';
import { FakePage, FakeStorage } from './testing/fake-page.js';
import { FakePlatform } from './testing/fake-platform.js';
import { quiet, signedIn, testCore } from './testing/test-core.js';
import { PlatformError } from '../api/wire/errors.js';
import { createCore } from './create-core.js';
import type { Shared } from './parts/shared.js';
import { createWallet } from './funds/wallet.js';
import { loadSection } from './kernel/load-section.js';

describe('money', () => {
  it('CON-48 always two decimals, with the symbol of the balance or the platform', async () => {
    const { core } = testCore();
    await core.start();
    const { format } = core.money;
    expect([format(500), format(123456789), format(-5), format(1)]).toEqual(['$5.00', '$1,234,567.89', '-$0.05', '$0.01']);
    expect(format(500, { withoutSymbol: true })).toBe('5.00');
    expect(format(500, { symbol: 'R$' })).toBe('R$5.00');
    expect(format(25_000_000_000, { currency: 'MXN' })).toBe('$250,000,000.00');
    expect(format(500, { currency: 'EUR' })).toBe('€5.00');
    expect(format(500, { currency: 'USDT' })).toBe('USDT 5.00');
  });

  it('CON-77 the sign of the platform stands for its own currency, and for no other', async () => {
    const platform = new FakePlatform();
    platform.status = { currency: 'MXN', currencySymbol: 'M$' };
    const { core } = testCore({}, new FakePage(), platform);
    await core.start();
    expect([core.money.format(500), core.money.format(500, { currency: 'MXN' }), core.money.format(500, { currency: 'EUR' })]).toEqual([
      'M$5.00',
      'M$5.00',
      '€5.00',
    ]);
    platform.status = { currency: 'USDT', currencySymbol: '₮' };
    await core.status.load();
    expect(core.money.format(500)).toBe('₮ 5.00');
  });

  it('CON-48 a balance of more decimals is rounded to two', async () => {
    const { core, platform } = await signedIn();
    for (const [balance, shown] of [
      [5, '$5.00'],
      [1.006, '$1.01'],
      [1.004, '$1.00'],
      ['2.999', '$3.00'],
    ]) {
      platform.on('GET /wps/v2/wallets/balance', () => ({ balance, currency: 'USD', currencySymbol: '$' }));
      await core.wallet.refresh();
      expect(core.money.format(core.wallet.store.getState().balance?.amount ?? 0)).toBe(shown);
    }
  });

  it('CON-77 the symbol is $ when nobody says one', async () => {
    expect(testCore().core.money.format(1000)).toBe('$10.00');
    const platform = new FakePlatform();
    platform.status = {};
    platform.on('GET /wps/v2/wallets/balance', () => ({ balance: 12.5 }));
    const visitor = testCore({}, new FakePage(), platform);
    await visitor.core.start();
    expect(visitor.core.money.format(1000), 'the status says none').toBe('$10.00');
    const { core } = await signedIn('member', {}, new FakePage(), platform);
    await core.wallet.refresh();
    expect(core.wallet.store.getState().balance?.symbol, 'the balance says none').toBe('$');
    expect(core.money.format(1000)).toBe('$10.00');
  });
});

describe('wallet', () => {
  it('HDR-05 remembers whether the balance is hidden', () => {
    const page = new FakePage();
    testCore({}, page).core.wallet.setHidden(true);
    expect(testCore({}, new FakePage('/', { local: page.localStorage })).core.wallet.store.getState().hidden).toBe(true);
  });

  it('HDR-04 is what the platform answered last', async () => {
    const { core, platform } = await signedIn();
    await vi.waitFor(() => expect(core.wallet.store.getState()).toMatchObject({ loading: false, balance: { amount: 1250 } }));
    platform.on('GET /wps/v2/wallets/balance', () => ({ balance: 87.65, currency: 'USD', currencySymbol: '$' }));
    await core.wallet.refresh();
    expect(core.wallet.store.getState().balance?.amount).toBe(8765);
  });

  it('HDR-04 what moved by itself while a game shows its round is told when all have let go, once; who asks gets it at once', async () => {
    const { core, platform } = await signedIn();
    const asked = () => platform.callsTo('/wps/v2/wallets/balance').length;
    await vi.waitFor(() => expect(core.wallet.store.getState()).toMatchObject({ loading: false, balance: { amount: 1250 } }));
    const before = asked();
    const letGo = [core.wallet.hold(), core.wallet.hold()];
    core.wallet.follow();
    core.wallet.follow();
    letGo[0]!();
    letGo[0]!();
    expect(asked()).toBe(before);
    await core.wallet.refresh();
    expect(asked()).toBe(before + 1);
    letGo[1]!();
    await vi.waitFor(() => expect(asked()).toBe(before + 2));
    core.wallet.hold()();
    expect(asked()).toBe(before + 2);
    core.wallet.follow();
    await vi.waitFor(() => expect(asked()).toBe(before + 3));
  });

  it('HDR-06 many who ask at once make one call, and one more when asked meanwhile', async () => {
    const { core, platform } = await signedIn();
    const asked = () => platform.callsTo('/wps/v2/wallets/balance').length;
    await vi.waitFor(() => expect(core.wallet.store.getState()).toMatchObject({ loading: false, balance: { amount: 1250 } }));
    const before = asked();
    const all = [core.wallet.refresh(), core.wallet.refresh(), core.wallet.refresh()];
    await vi.waitFor(() => expect(asked()).toBe(before + 1));
    await Promise.all([...all, core.wallet.refresh(), core.wallet.refresh()]);
    expect(asked()).toBe(before + 2);
  });

  it('who asks the moment an answer is shown gets a call of its own, however soon', async () => {
    const { core, platform } = await signedIn();
    const asked = () => platform.callsTo('/wps/v2/wallets/balance').length;
    for (let turns = 0; turns < 12; turns++) {
      await vi.waitFor(() => expect(core.wallet.store.getState()).toMatchObject({ loading: false, balance: { amount: 1250 } }));
      await quiet();
      const before = asked();
      let later: Promise<void> | undefined;
      const stop = core.wallet.store.subscribe(({ loading }) => {
        if (!loading && !later) later = afterTurns(turns).then(() => core.wallet.refresh());
      });
      await core.wallet.refresh();
      await vi.waitFor(() => expect(later).toBeDefined());
      await later;
      stop();
      expect(asked(), `${turns} turns after the answer`).toBe(before + 2);
    }
  });

  it('code that does not come is told as an error, and the next who asks tries again', async () => {
    const { core, platform } = await signedIn();
    await vi.waitFor(() => expect(core.wallet.store.getState()).toMatchObject({ loading: false, balance: { amount: 1250 } }));
    const before = platform.callsTo('/wps/v2/wallets/balance').length;
    let comes = false;
    const shared = core as Shared;
    const code = await shared.onDemand();
    const wallet = createWallet({
      ...shared,
      onDemand: () => (comes ? Promise.resolve(code) : Promise.reject(new PlatformError('chunk-load', 'gone'))),
    });
    await wallet.refresh();
    expect(wallet.store.getState()).toMatchObject({ loading: false, error: { code: 'chunk-load' } });
    comes = true;
    await wallet.refresh();
    expect(wallet.store.getState()).toMatchObject({ loading: false, balance: { amount: 1250 }, error: undefined });
    expect(platform.callsTo('/wps/v2/wallets/balance')).toHaveLength(before + 1);
  });

  it('a token renewed while the balance is asked for asks again with the new one', async () => {
    const { core, platform } = await signedIn();
    await vi.waitFor(() => expect(core.wallet.store.getState()).toMatchObject({ loading: false, balance: { amount: 1250 } }));
    let answer: ((fields: object) => void) | undefined;
    platform.on('GET /wps/v2/wallets/balance', ({ headers }) =>
      headers.get('authorization') === 'Bearer token-renewed' ? { balance: 0.99 } : new Promise<object>(resolve => (answer = resolve)),
    );
    platform.on('POST /wps/member/password', () => ({ token: 'token-renewed' }));
    const refreshed = core.wallet.refresh();
    await vi.waitFor(() => expect(answer).toBeDefined());
    await core.session.changePassword({ oldPassword: 'Demo1234', newPassword: 'Other1234', confirmNewPassword: 'Other1234' });
    answer!({ balance: 0.01 });
    await refreshed;
    expect(core.wallet.store.getState()).toMatchObject({ loading: false, balance: { amount: 99 } });
  });

  it('a failed refresh keeps the balance and tells the error; gp-balance is told on change only', async () => {
    const { core, platform, heard } = await signedIn();
    await vi.waitFor(() => expect(core.wallet.store.getState().balance?.amount).toBe(1250));
    await core.wallet.refresh();
    platform.on('GET /wps/v2/wallets/balance', () => new Response('no'));
    await core.wallet.refresh();
    expect(core.wallet.store.getState()).toMatchObject({ balance: { amount: 1250 }, error: { code: 'bad-response' }, loading: false });
    expect(heard.filter(([name]) => name === 'balance')).toEqual([['balance', { amount: 1250, currency: 'USD' }]]);
  });
});

describe('theme', () => {
  it('SYS-22 OP-49 dark by default, kept, and auto follows the system', () => {
    const page = new FakePage();
    const { core } = testCore({}, page);
    expect(core.theme.store.getState()).toEqual({ choice: 'dark', resolved: 'dark' });
    core.theme.use('light');
    expect(core.theme.store.getState()).toEqual({ choice: 'light', resolved: 'light' });
    core.theme.use('dark');
    expect(core.theme.store.getState()).toEqual({ choice: 'dark', resolved: 'dark' });
    core.theme.use('auto');
    page.media.get('(prefers-color-scheme: light)')?.set(true);
    expect(core.theme.store.getState()).toEqual({ choice: 'auto', resolved: 'light' });
    expect(testCore({}, new FakePage('/', { local: page.localStorage })).core.theme.store.getState().choice).toBe('auto');
  });

  it('takes no other word, and says which it takes', () => {
    const { core } = testCore();
    for (const word of [undefined, null, 'purple'])
      expect(() => core.theme.use(word as unknown as 'dark')).toThrow(/takes dark, light or auto/);
    expect(core.theme.store.getState().choice).toBe('dark');
  });
});

describe('dialogs', () => {
  it('a dialog stands once and comes to the front; messages pile up', () => {
    const {
      core: { dialogs },
    } = testCore();
    const login = dialogs.open('login');
    void dialogs.info({ title: { key: 'common.ok' } });
    void dialogs.info({ title: { key: 'common.close' } });
    expect(dialogs.open('login', { action: 'launch' })).toBe(login);
    expect(dialogs.store.getState().open.map(({ name }) => name)).toEqual(['info', 'info', 'login']);
    dialogs.closeAll();
    expect(dialogs.store.getState().open).toEqual([]);
  });

  it('confirm is true only when confirmed, info resolves when closed', async () => {
    const {
      core: { dialogs },
    } = testCore();
    const answers = [dialogs.confirm({ title: { key: 'common.ok' } }), dialogs.confirm({ title: { key: 'common.close' } })];
    const [first, second] = dialogs.store.getState().open;
    dialogs.close(second!.id);
    dialogs.close(first!.id, true);
    expect(await Promise.all(answers)).toEqual([true, false]);
    const told = dialogs.info({ title: { key: 'common.copied' } });
    dialogs.close('info');
    await told;
  });

  it('asks for <gp-dialogs> when the first opens', () => {
    const ensureElement = vi.fn();
    const core = createCore({ apiBase: 'https://api.example', merchant: 'demo' }, { page: new FakePage(), ensureElement });
    expect(ensureElement).not.toHaveBeenCalled();
    core.dialogs.open('login');
    expect(ensureElement).toHaveBeenCalledWith('gp-dialogs');
    core.stop();
  });
});

describe('storage', () => {
  it('falls back to memory when storage is full', () => {
    const local = new FakeStorage();
    local.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { core } = testCore({}, new FakePage('/', { local }));
    core.theme.use('light');
    expect(core.theme.store.getState().choice).toBe('light');
  });
});

describe('sections on demand', () => {
  it('ERR-28 a missing file is a chunk load error', async () => {
    await expect(loadSection(() => Promise.reject(new TypeError('404')))).rejects.toMatchObject({ code: 'chunk-load' });
  });

  it('ERR-29 CON-76 so is a load that takes longer than 120000 ms', async () => {
    vi.useFakeTimers();
    const failed = loadSection(() => new Promise(() => undefined)).catch((error: unknown) => error);
    let settled = false;
    void failed.then(() => (settled = true));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failed).toMatchObject({ code: 'chunk-load' });
    vi.useRealTimers();
  });
});

describe('a core without a page (server)', () => {
  it('is made, started and stopped, with nothing shared between two', async () => {
    const platform = new FakePlatform();
    const make = (merchant: string) => createCore({ apiBase: 'https://api.example/api', merchant }, { fetch: platform.fetch });
    const [one, two] = [make('one'), make('two')];
    await Promise.all([one.start(), two.start()]);
    await one.language.use('EN');
    expect([one.language.t('nav.home'), two.language.t('nav.home')]).toEqual(['Home', 'Inicio']);
    expect([one.navigation.store.getState().path, one.session.store.getState().state]).toEqual(['/', 'logged-out']);
    expect(await one.queries.fetch(one.catalogue.hotGames())).toHaveLength(1);
    one.navigation.navigate('/rng');
    expect(one.events.emit('navigated', { path: '/rng' })).toBe(false);
    one.stop();
    two.stop();
  });
});

/** Resolves after so many turns of the queue of promises. */
async function afterTurns(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await Promise.resolve();
}
