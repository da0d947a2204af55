import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdapterSettings } from '../kernel/config.js';
import { isSwitchedOn } from './status.js';
import { FakePage } from '../testing/fake-page.js';
import { FakePlatform, Refusal, STATUS } from '../testing/fake-platform.js';
import { quiet, signedIn, testCore } from '../testing/test-core.js';

const PATH = '/wps/system/status';

const CUT_ADAPTER: AdapterSettings = {
  apiBase: 'https://api.example/api',
  merchant: 'own',
  seal: payload => Promise.resolve(payload),
  fetch: () => Promise.reject(new TypeError('Failed to fetch')),
};

describe('status', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'Date'] }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['SYS-01', {}, 0],
    ['SYS-02', { maintenance: true }, 1],
    ['SYS-03', { regionRestriction: 1 }, 2],
    ['SYS-04', { maintenance: '1', regionRestriction: true }, 1],
  ])('%s %j is status %i', async (_row, fields, status) => {
    const platform = new FakePlatform();
    platform.status = { ...STATUS, ...fields };
    const { core } = testCore({}, new FakePage(), platform);
    expect(core.status.store.getState().phase).toBe('loading');
    await core.start();
    expect(core.status.store.getState()).toMatchObject({ phase: 'ready', value: { status, ip: '10.0.0.9' } });
    core.stop();
  });

  it('what the platform says that it has not takes the tags and offers that need it, and no others', async () => {
    const told = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const platform = new FakePlatform();
    platform.status = { ...STATUS, capabilities: { lacks: ['listBlog', 'addFavourite', 'createWithdrawal'] } };
    const page = new FakePage();
    Object.assign(page.document, { querySelector: (tag: string) => tag === 'gp-blog' });
    const { core } = testCore({}, page, platform);
    const { status, favourites } = core;
    expect(status.offers({ text: 'nav.blog' })).toBe(true);
    await core.start();
    expect(['listBlog', 'gp-blog', 'gp-lobby'].map(status.lacks)).toEqual([true, true, false]);
    expect(['nav.blog', 'nav.withdraw', 'nav.deposit', 'nav.home'].map(text => status.offers({ text }))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(status.offers({ text: 'nav.home', needsSwitch: 'NOWHERE' })).toBe(false);
    expect(favourites.store.getState().isOff).toBe(true);
    await status.load();
    expect(told.mock.calls).toEqual([['[gp-widgets] <gp-blog> stays empty: by its capabilities the platform has no listBlog.']]);
    core.stop();
  });

  it('the wallet of menus is a page of the centre, and falls with it; the tag and its sections stay', async () => {
    const platform = new FakePlatform();
    platform.status = { ...STATUS, capabilities: { lacks: ['getSecurity'] } };
    const { core } = testCore({}, new FakePage(), platform);
    await core.start();
    const { status } = core;
    expect(status.offers({ text: 'nav.wallet' })).toBe(false);
    expect(['gp-member-centre', 'gp-wallet', 'wallet.title', 'nav.deposit'].map(status.lacks)).toEqual([true, false, false, false]);
  });

  it('customer service is offered as long as there is a chat, a way to it, or a channel that leads to it', async () => {
    const platform = new FakePlatform();
    const { core } = testCore({}, new FakePage(), platform);
    const offered = async (fields: object) => {
      platform.status = { ...STATUS, capabilities: { lacks: ['launchChat'] }, customerService: [], resources: [], ...fields };
      await core.status.load();
      return core.status.offers({ text: 'common.customer-service' });
    };
    expect(await offered({})).toBe(false);
    expect(await offered({ capabilities: { lacks: ['listBlog'] } })).toBe(true);
    expect(await offered({ customerService: [{ csType: 'mail', path: 'sealed' }] })).toBe(true);
    expect(await offered({ resources: [{ channel: 'WHATSAPP', url: 'https://wa.example/1' }] })).toBe(true);
    expect(await offered({ resources: [{ channel: 'FACEBOOK', url: 'https://fb.example/1' }] })).toBe(false);
  });

  it('SYS-05 the status is asked for first, and once however many ask', async () => {
    const { core, platform } = testCore();
    await Promise.all([core.start(), core.start(), core.status.load()]);
    expect(platform.calls[0]?.path).toBe(PATH);
    expect(platform.callsTo(PATH)).toHaveLength(1);
  });

  it('OP-46 a 503 with the maintenance code switches at once, keeps what was known, and polling finds the way back', async () => {
    const made = await signedIn();
    const load = vi.fn(async () => 1);
    made.core.queries.follow('shown', load, () => undefined);
    made.platform.on(
      'GET /wps/v2/wallets/balance',
      () => new Refusal(503, 'maintenance', { value: { maintenanceEnd: '2030-01-01T00:00:00Z' } }),
    );
    await made.core.wallet.refresh();
    await vi.waitFor(() =>
      expect(made.core.status.store.getState().value).toMatchObject({
        status: 1,
        maintenanceEnd: Date.UTC(2030, 0, 1),
        launchHosts: ['https://games.example'],
      }),
    );
    const asked = made.platform.callsTo(PATH).length;
    made.platform.status = { ...STATUS, maintenance: true };
    await vi.advanceTimersByTimeAsync(10_100);
    expect(made.platform.callsTo(PATH)).toHaveLength(asked + 1);
    expect(made.core.status.store.getState().value?.status).toBe(1);
    made.platform.status = STATUS;
    made.platform.on('GET /wps/v2/wallets/balance', () => ({ balance: 1, currency: 'USD', currencySymbol: '$' }));
    await vi.advanceTimersByTimeAsync(10_100);
    expect(made.core.status.store.getState().value).toMatchObject({ status: 0, maintenanceEnd: undefined });
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(made.platform.callsTo(PATH)).toHaveLength(asked + 2);
    expect(made.core.session.store.getState().state).toBe('real');
  });

  it('OP-46 a status call that is itself refused for maintenance or region shows the block', async () => {
    const platform = new FakePlatform();
    platform.on(`GET ${PATH}`, () => new Refusal(403, 'region-restricted', { value: { location: { ip: '10.9.9.9' } } }));
    const { core } = testCore({}, new FakePage(), platform);
    await core.start();
    await vi.waitFor(() =>
      expect(core.status.store.getState()).toMatchObject({ phase: 'ready', value: { status: 2, ip: '10.9.9.9', currencySymbol: '$' } }),
    );
  });

  it('a failed status is told, and asked again when the network is back', async () => {
    const platform = new FakePlatform();
    platform.on(`GET ${PATH}`, () => new Response('<html>'));
    const { core, page } = testCore({}, new FakePage(), platform);
    await core.start();
    expect(core.status.store.getState()).toMatchObject({ phase: 'failed', error: { code: 'bad-response' } });
    platform.on(`GET ${PATH}`, () => STATUS);
    page.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(core.status.store.getState().phase).toBe('ready'));
    expect(core.status.store.getState().error).toBeUndefined();
  });

  describe('a platform that gives no answer at all', () => {
    const told = vi.spyOn(console, 'warn');
    beforeEach(() => void told.mockReset().mockImplementation(() => undefined));
    afterEach(() => void vi.unstubAllGlobals());

    async function withoutAnswer(config: Parameters<typeof testCore>[0] = {}) {
      const platform = new FakePlatform();
      platform.on(`GET ${PATH}`, () => Promise.reject(new TypeError('Failed to fetch')));
      const { core } = testCore(config, new FakePage(), platform);
      await Promise.all([core.start(), vi.advanceTimersByTimeAsync(1_000)]);
      expect(core.status.store.getState()).toMatchObject({ phase: 'failed', error: { code: 'network' } });
      await vi.dynamicImportSettled();
      return core;
    }

    it('may refuse the origin of the page: the developer is told once what to allow', async () => {
      const core = await withoutAnswer();
      await Promise.all([core.status.load(), vi.advanceTimersByTimeAsync(60_000)]);
      await vi.dynamicImportSettled();
      expect(told.mock.calls).toEqual([
        [
          "[gp-widgets] https://api.example gave this page no answer. The call may be refused: is https://site.example among the platform's allowed origins?" +
            ' The sandbox takes them as GP_ALLOWED_ORIGINS=https://site.example ("Which origins may call" in docs/embedding.md).',
        ],
      ]);
    });

    it.each<[string, Parameters<typeof withoutAnswer>[0], boolean]>([
      ['stands at the origin of the page', { apiBase: 'https://site.example/api' }, true],
      ['is asked while the device is offline', {}, false],
      ['is asked by an adapter', { adapter: CUT_ADAPTER }, true],
    ])('says nothing of that where it %s', async (_who, config, onLine) => {
      vi.stubGlobal('navigator', { onLine });
      await withoutAnswer(config);
      expect(told).not.toHaveBeenCalled();
    });
  });

  it('ERR-12 an outage has one end: as soon as the platform answers again, everything that failed is asked at once', async () => {
    const made = await signedIn();
    await vi.waitFor(() => expect(made.core.wallet.store.getState().balance).toBeDefined());
    const cut = () => Promise.reject(new TypeError('cut'));
    const paths = ['/wps/relay/GCSGAME_hotGamesV2', '/wps/relay/GCSGAME_getRankList', '/wps/v2/wallets/balance', PATH];
    const { hotGames, winners } = made.core.catalogue;
    for (const path of paths) made.platform.on(`GET ${path}`, cut);
    for (const query of [hotGames(), winners()]) made.core.queries.follow<unknown>(query.key, query.load, () => undefined, query);
    await Promise.all([made.core.wallet.refresh(), vi.advanceTimersByTimeAsync(1000)]);
    const failed = () =>
      [hotGames().key, winners().key]
        .map(key => made.core.queries.read(key).error?.code)
        .concat(made.core.wallet.store.getState().error?.code);
    expect(failed()).toEqual(['network', 'network', 'network']);
    await vi.advanceTimersByTimeAsync(21_000);
    expect(made.platform.callsTo(PATH).length).toBeGreaterThan(2);
    expect(failed()).toEqual(['network', 'network', 'network']);
    expect(made.core.status.store.getState().phase).toBe('ready');

    made.platform.on(`GET ${paths[0]}`, () => ({ list: [] }));
    made.platform.on(`GET ${paths[1]}`, () => ({ value: { list: [] } }));
    made.platform.on(`GET ${paths[2]}`, () => ({ balance: 7, currency: 'USD', currencySymbol: '$' }));
    made.platform.on(`GET ${PATH}`, () => STATUS);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(failed()).toEqual([undefined, undefined, undefined]);
    expect(made.core.session.store.getState().state).toBe('real');
    const asked = made.platform.callsTo(PATH).length;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(made.platform.callsTo(PATH)).toHaveLength(asked);
  });

  it('one call that nobody ever answers makes no storm of questions', async () => {
    const made = testCore();
    await made.core.start();
    made.platform.on('GET /wps/relay/GCSGAME_getRankList', () => Promise.reject(new TypeError('blocked')));
    const query = made.core.catalogue.winners();
    made.core.queries.follow(query.key, query.load, () => undefined, { ...query, refreshEvery: undefined });
    const before = made.platform.callsTo(PATH).length;
    await vi.advanceTimersByTimeAsync(600_000);
    const asked = made.platform.callsTo(PATH).length - before;
    expect(asked).toBeGreaterThan(2);
    expect(asked).toBeLessThan(9);
  });

  it('a core that has no address to ask says so and asks no more', async () => {
    const { core } = testCore({ merchant: '' });
    const later = vi.spyOn(core.scheduler, 'after');
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await core.start().catch(() => undefined);
    expect(core.status.store.getState()).toMatchObject({ phase: 'failed', error: { code: 'not-configured' } });
    expect(later).not.toHaveBeenCalled();
    error.mockRestore();
    warn.mockRestore();
  });

  it('ENT-28 OP-14 a switch three levels deep counts, a disabled parent disables it, a missing one is off', () => {
    const tree = (enabled: boolean) => [
      {
        modId: 'A',
        enabled: true,
        childrenNodes: [{ modId: 'B', enabled, childrenNodes: [{ modId: 'C', enabled: true, childrenNodes: [] }] }],
      },
    ];
    expect([isSwitchedOn(tree(true), 'C'), isSwitchedOn(tree(false), 'C'), isSwitchedOn(tree(true), 'D')]).toEqual([true, false, false]);
  });

  it('ROL-29 ROL-31 ENT-23 consolidated data is asked for only with the agent policy switch on, and never for a visitor', async () => {
    const path = '/wps/member/info/funds/consolidated';
    const on = await signedIn();
    await vi.waitFor(() => expect(on.platform.callsTo(path)).toHaveLength(1));
    const platform = new FakePlatform();
    platform.status = {};
    const off = await signedIn('agent1', {}, new FakePage(), platform);
    await vi.waitFor(() => expect(off.core.queries.read(off.core.account.unread().key).data).toBe(3));
    expect(await off.core.queries.fetch({ ...off.core.account.consolidated(), staleAfter: 0 })).toBeNull();
    const visitor = testCore();
    await visitor.core.start();
    expect(await visitor.core.queries.fetch(visitor.core.account.consolidated())).toBeNull();
    expect([off.platform.callsTo(path), visitor.platform.callsTo(path)]).toEqual([[], []]);
  });

  it('ROL-29 consolidated data waits for the switches of a page whose session is proved before they are there', async () => {
    const { page, core: before } = await signedIn();
    before.stop();
    const platform = new FakePlatform();
    let tell: () => void = () => undefined;
    const late = new Promise<void>(resolve => (tell = resolve));
    platform.on('GET /wps/system/status', () => late.then(() => platform.status));
    const { core } = testCore({}, page, platform);
    void core.start();
    await vi.waitFor(() => expect(core.session.store.getState().state).toBe('real'));
    const flags = core.queries.fetch({ ...core.account.consolidated(), staleAfter: 0 });
    await quiet();
    expect(platform.callsTo('/wps/member/info/funds/consolidated')).toEqual([]);
    tell();
    expect(await flags).not.toBeNull();
  });

  it.each([
    ['of the list', { domainRoute: ['other.example', 'https://SITE.example:8443/'] }, {}, 0],
    ['that is the main one', { domainRoute: ['other.example'], mainDomain: 'site.example' }, {}, 0],
    ['that is not listed', { domainRoute: ['other.example', 'evil-site.example'], mainDomain: 'main.example' }, {}, 3],
    ['when there is no list', {}, {}, 0],
    ['that is not listed, on a host page', { domainRoute: ['other.example'] }, { navigation: 'embed' as const }, 0],
    [
      'that is not listed, on a host page that asks',
      { domainRoute: ['other.example'] },
      { navigation: 'embed' as const, checkDomain: true },
      3,
    ],
    ['that is not listed, on a site that does not ask', { domainRoute: ['other.example'] }, { checkDomain: false }, 0],
    ['that is not listed, under maintenance', { domainRoute: ['other.example'], maintenance: true }, {}, 1],
  ])('SYS-14 OP-45 a domain %s', async (_name, fields, config, status) => {
    const platform = new FakePlatform();
    platform.status = { ...STATUS, ...fields };
    const { core } = testCore(config, new FakePage(), platform);
    await core.start();
    expect(core.status.store.getState().value?.status).toBe(status);
  });

  it('OP-66 analytics is handed to the host once, and nothing is loaded', async () => {
    const platform = new FakePlatform();
    platform.status = { ...STATUS, analytics: { id: 'x' } };
    const { core, heard } = testCore({}, new FakePage(), platform);
    await core.status.load();
    await core.status.load();
    expect(heard.filter(([name]) => name === 'analytics')).toEqual([['analytics', { id: 'x' }]]);
  });
});
