import { describe, expect, it, vi } from 'vitest';
import type { Game, Vendor } from '../../api/games/games.js';
import { FakePage } from '../testing/fake-page.js';
import { FakePlatform, Refusal } from '../testing/fake-platform.js';
import { shownDialog } from '../testing/shown-dialog.js';
import { quiet, signedIn, testCore, type TestCore } from '../testing/test-core.js';

const GAME: Game = {
  id: '7',
  vendorCode: 'PP',
  vendorName: 'PP',
  code: 'g7',
  type: 'RNG',
  subcategory: '',
  name: 'Seven',
  minBet: 20,
  minLines: 0,
  isHot: false,
  imageUrl: '',
  hasFreeTrial: false,
  opensList: false,
  inMaintenance: false,
  usesFbLaunch: false,
};
const VENDOR: Vendor = {
  code: 'EVO',
  name: 'Evo',
  iconUrl: '',
  type: 'LIVE',
  gameId: '70',
  gameCode: 'lobby',
  opensList: false,
  inMaintenance: false,
};
const LAUNCH = '/wps/game/launchGame';
const open = ({ core }: TestCore) => core.dialogs.store.getState().open;
const current = ({ core }: TestCore) => core.launch.store.getState().game;
const answering = (url: string, mode = 'frame') => {
  const platform = new FakePlatform();
  platform.on(`POST ${LAUNCH}`, () => ({ url, mode }));
  return platform;
};

describe('launch', () => {
  it('GAM-01 ROL-08 a visitor gets the login popup, no launch call, and the game after the login', async () => {
    const made = testCore();
    await made.core.start();
    await made.core.launch.game(GAME);
    expect([open(made).map(({ name }) => name), made.platform.callsTo(LAUNCH), current(made)]).toEqual([['login'], [], undefined]);
    await made.core.session.login({ username: 'member', password: 'Demo1234' });
    await vi.waitFor(() => expect(current(made)).toMatchObject({ state: 'open', gameId: '7' }));
  });

  it('GAM-01 a visitor who starts a vendor gets the login popup too, and nothing else, whatever the vendor opens', async () => {
    const made = testCore();
    await made.core.start();
    for (const wanted of [VENDOR, { ...VENDOR, opensList: true }, { ...VENDOR, code: 'LOTT', gameCode: 'g7' }]) {
      await made.core.launch.vendor(wanted);
      expect([open(made).map(({ name }) => name), made.platform.callsTo(LAUNCH), current(made), made.page.address]).toEqual([
        ['login'],
        [],
        undefined,
        '/',
      ]);
      made.core.dialogs.closeAll();
    }
  });

  it('GAM-02 ROL-13 a trial account gets the dialog, no launch call', async () => {
    const made = testCore();
    await made.core.session.loginFreePlay();
    await made.core.launch.game(GAME);
    expect([open(made).map(({ name }) => name), made.platform.callsTo(LAUNCH)]).toEqual([['info'], []]);
    expect(open(made)[0]?.props).toMatchObject({ register: true, demo: undefined });
  });

  it('GAM-02 GAM-12 where the game has a free trial, the dialog of a trial account starts it', async () => {
    const made = testCore();
    await made.core.start();
    await made.core.session.loginFreePlay();
    await made.core.launch.game({ ...GAME, hasFreeTrial: true });
    const demo = shownDialog(made.core, 'info')?.props.demo;
    if (!demo) throw new Error('The dialog offers no free trial.');
    demo();
    await vi.waitFor(() => expect(current(made)).toMatchObject({ mode: 'demo', state: 'open' }));
    made.core.dialogs.closeAll();
    await made.core.launch.game({ ...GAME, hasFreeTrial: true, inMaintenance: true });
    expect(shownDialog(made.core, 'info')?.props).toEqual(expect.not.objectContaining({ demo: expect.anything() }));
    expect(made.platform.callsTo(LAUNCH)).toEqual([]);
  });

  it.each([
    ['NAV-39', 'TCG_LOTTO_VN', '/vnLottery?gameCode=g7'],
    ['NAV-40', 'TCG_SEA', '/seaLottery?gameCode=g7'],
    ['NAV-41', 'LOTT', '/lottery?gameCode=g7'],
    ['NAV-41', 'ELOTT', '/lottery?gameCode=g7'],
  ])('GAM-03 %s a game of %s goes to %s, and so does the vendor itself', async (_row, vendorCode, address) => {
    const [byGame, byVendor] = [await signedIn(), await signedIn()];
    await byGame.core.launch.game({ ...GAME, vendorCode, opensList: true });
    await byVendor.core.launch.vendor({ ...VENDOR, code: vendorCode, gameCode: GAME.code, opensList: true });
    for (const { page, platform } of [byGame, byVendor]) expect([page.address, platform.callsTo(LAUNCH)]).toEqual([address, []]);
  });

  it('GAM-04 OP-25 a slot vendor goes to /rng with its vassalage; a slot game starts', async () => {
    const made = await signedIn();
    await made.core.launch.vendor({ ...VENDOR, code: 'P P', type: 'RNG', opensList: true });
    expect(made.page.address).toBe('/rng?vassalage=P+P');
    await made.core.launch.game(GAME);
    expect(made.platform.callsTo(LAUNCH)).toHaveLength(1);
  });

  it('ROL-02 OP-25 a visitor looks at a slot vendor’s list without a login', async () => {
    const made = testCore();
    await made.core.start();
    await made.core.launch.vendor({ ...VENDOR, code: 'PP', type: 'RNG' });
    expect([made.page.address, open(made)]).toEqual(['/rng?vassalage=PP', []]);
  });

  it('GAM-05 an entry that opens a list opens the popup', async () => {
    const made = await signedIn();
    await made.core.launch.game({ ...GAME, opensList: true, vendorName: 'Pepper' });
    expect(open(made)).toMatchObject([{ name: 'game-popup', props: { vendorCode: 'PP', name: 'Pepper' } }]);
    await made.core.launch.vendor({ ...VENDOR, opensList: true });
    expect(open(made)).toMatchObject([{ props: { vendorCode: 'EVO' } }]);
  });

  it('GAM-08 any other game is one launch call; gp-launch tells the host; the game screen opens', async () => {
    const made = await signedIn();
    await made.core.launch.vendor(VENDOR);
    expect(made.platform.callsTo(LAUNCH)[0]?.body).toEqual({
      nodeId: '70',
      vassalage: 'EVO',
      gameCode: 'lobby',
      gameType: 'LIVE',
      platform: 'html5-desktop',
      language: 'EN',
      backUrl: 'https://site.example/',
    });
    expect(current(made)).toMatchObject({ state: 'open', url: 'https://games.example/play?session=1', mode: 'real' });
    expect(made.page.address).toBe('/seamless');
    expect(made.heard.filter(([name]) => name === 'launch')).toEqual([
      [
        'launch',
        {
          gameId: '70',
          vendorCode: 'EVO',
          gameCode: 'lobby',
          type: 'LIVE',
          name: 'Evo',
          mode: 'real',
          url: 'https://games.example/play?session=1',
        },
      ],
    ]);
  });

  it('on a host page the game opens in a dialog, and closing it refreshes the balance', async () => {
    const made = await signedIn('member', { navigation: 'embed' });
    await made.core.launch.game(GAME);
    expect(open(made).map(({ name }) => name)).toEqual(['game']);
    await vi.waitFor(() => expect(made.core.wallet.store.getState().loading).toBe(false));
    const asked = made.platform.callsTo('/wps/v2/wallets/balance').length;
    made.core.launch.close();
    expect([current(made), open(made)]).toEqual([undefined, []]);
    await vi.waitFor(() => expect(made.platform.callsTo('/wps/v2/wallets/balance').length).toBeGreaterThan(asked));
  });

  it('a host that cancels gp-launch opens the game itself', async () => {
    const made = await signedIn();
    const from = new EventTarget();
    from.addEventListener('gp-launch', event => event.preventDefault());
    await made.core.launch.game(GAME, { from });
    expect([current(made), made.page.address]).toEqual([undefined, '/']);
  });

  it('GAM-13 OP-57 entries of FB have a call of their own', async () => {
    const made = await signedIn();
    await made.core.launch.game({ ...GAME, usesFbLaunch: true });
    await made.core.launch.vendor({ ...VENDOR, code: 'FB', type: 'SPORTS' });
    expect([made.platform.callsTo('/wps/relay/GCS_gameLaunchFB').length, made.platform.callsTo(LAUNCH)]).toEqual([2, []]);
  });

  it('GAM-12 OP-07 a free trial needs no account and lies on a launch host; without a trial the guard stands', async () => {
    const made = testCore();
    await made.core.start();
    await made.core.launch.game({ ...GAME, hasFreeTrial: true }, { demo: true });
    expect(current(made)).toMatchObject({ mode: 'demo', url: 'https://games.example/demo/7' });
    await made.core.launch.game(GAME, { demo: true });
    expect(open(made).at(-1)?.name).toBe('login');
  });

  it('GAM-09 OP-26 a game under maintenance shows other games, known before or told by the launch', async () => {
    const made = await signedIn();
    await made.core.launch.game({ ...GAME, inMaintenance: true });
    expect([open(made)[0]?.name, made.platform.callsTo(LAUNCH), current(made)]).toEqual(['game-maintenance', [], undefined]);
    made.core.dialogs.closeAll();
    made.platform.on(`POST ${LAUNCH}`, () => new Refusal(409, 'game-maintenance'));
    await made.core.launch.game(GAME);
    expect([open(made)[0]?.name, current(made)]).toEqual(['game-maintenance', undefined]);
  });

  it.each([
    'https://evil.example/play',
    '//evil.example/play',
    'javascript:alert(1)',
    'https://games.example.evil.example/',
    'https://games.example@evil.example/',
    'data:text/html,x',
    'ftp://games.example/',
    'https://games.example:8443/',
  ])('a game address off the launch hosts is refused: %s', async url => {
    const made = await signedIn('member', {}, new FakePage(), answering(url));
    await made.core.launch.game(GAME);
    expect(current(made)).toMatchObject({ state: 'failed', error: { code: 'bad-launch-url' } });
    expect(current(made)?.url).toBeUndefined();
    expect(made.heard.filter(([name]) => name === 'launch')).toEqual([]);
  });

  it('CON-79 a bare path goes to a host of the list at random: many launches cover the list, none outside', async () => {
    const platform = answering('/play/7');
    platform.status = { launchGameCDNs: ['https://g1.example', 'g2.example', 'https://g3.example'] };
    const made = await signedIn('member', { navigation: 'embed' }, new FakePage(), platform);
    const seen = new Set<string | undefined>();
    for (let round = 0; round < 60; round++) {
      await made.core.launch.game(GAME);
      seen.add(current(made)?.url);
    }
    expect([...seen].sort()).toEqual(['https://g1.example/play/7', 'https://g2.example/play/7', 'https://g3.example/play/7']);
  });

  it('a failed launch says so, and retry starts it again', async () => {
    const made = await signedIn();
    made.platform.on(`POST ${LAUNCH}`, () => new Refusal(404, 'game-unavailable'));
    await made.core.launch.game(GAME);
    expect([current(made)?.state, open(made)[0]?.props]).toMatchObject(['failed', { body: { key: 'error.game-unavailable' } }]);
    made.platform.on(`POST ${LAUNCH}`, () => ({ url: 'https://games.example/again' }));
    await made.core.launch.retry();
    expect(current(made)).toMatchObject({ state: 'open', url: 'https://games.example/again' });
  });

  for (const message of ['', 'Vendor NVP: 502 from wallet callback']) {
    it(`a launch that ends in a server’s error names the provider and what to do, not the server’s words for operators (“${message}”)`, async () => {
      const made = await signedIn();
      made.platform.on(`POST ${LAUNCH}`, () => new Refusal(500, 'unknown', { message }));
      await made.core.launch.game(GAME);
      expect([current(made)?.error?.code, open(made)[0]?.props]).toMatchObject([
        'game-no-answer',
        { body: { key: 'error.game-no-answer' } },
      ]);
    });
  }

  it('a host that hands over no game, or no vendor, is told what to hand over', async () => {
    const { core } = testCore();
    for (const nothing of [undefined, null]) {
      await expect(core.launch.game(nothing as unknown as Game)).rejects.toThrow(/launch\.game\(\) takes a game/);
      await expect(core.launch.vendor(nothing as unknown as Vendor)).rejects.toThrow(/launch\.vendor\(\) takes a vendor/);
    }
    expect(core.dialogs.store.getState().open).toEqual([]);
  });

  it('a failed launch offers another try in its message', async () => {
    const made = await signedIn();
    made.platform.on(`POST ${LAUNCH}`, () => new Refusal(404, 'game-unavailable'));
    await made.core.launch.game(GAME);
    expect(open(made)[0]).toMatchObject({
      name: 'confirm',
      props: { title: { key: 'game.failed', values: { name: 'Seven' } }, yes: { key: 'game.again' } },
    });
    made.platform.on(`POST ${LAUNCH}`, () => ({ url: 'https://games.example/again' }));
    made.core.dialogs.close('confirm', true);
    await vi.waitFor(() => expect(current(made)).toMatchObject({ state: 'open', url: 'https://games.example/again' }));
  });

  it('ERR-12 a launch without a network says that one is offline, not what the game lacks', async () => {
    const made = await signedIn();
    made.platform.on(`POST ${LAUNCH}`, () => {
      throw new TypeError('Failed to fetch');
    });
    vi.stubGlobal('navigator', { onLine: false });
    await made.core.launch.game(GAME);
    vi.unstubAllGlobals();
    expect(open(made)[0]?.props).toMatchObject({ title: { key: 'common.offline-title' }, body: { key: 'common.offline' } });
    made.core.dialogs.closeAll();
    await made.core.launch.game(GAME);
    expect(open(made)[0]?.props).toMatchObject({ title: { key: 'game.failed' }, body: { key: 'error.network' } });
  });

  it.each(['https://evil.example/play', 'javascript:alert(1)', 'data:text/html,hi', 'https://games.example.evil.example/', 'http://['])(
    'a launch address like %s is refused and reported',
    async url => {
      const made = await signedIn('member', {}, new FakePage(), answering(url));
      const heard: unknown[] = [];
      made.page.document.addEventListener('gp-error', event => heard.push((event as CustomEvent<unknown>).detail));
      await made.core.launch.game(GAME);
      expect(current(made)).toMatchObject({ state: 'failed', error: { code: 'bad-launch-url' } });
      expect(current(made)?.url).toBeUndefined();
      expect(heard).toEqual([{ code: 'bad-launch-url', cause: expect.objectContaining({ code: 'bad-launch-url' }), gameId: '7' }]);
    },
  );

  it('a launch after the session has ended says so once, with the way to log in', async () => {
    const made = await signedIn();
    made.platform.on(`POST ${LAUNCH}`, () => new Refusal(401, 'not-logged-in'));
    await made.core.launch.game(GAME);
    await vi.waitFor(() => expect(open(made)).toMatchObject([{ name: 'confirm', props: { yes: { key: 'nav.log-in' } } }]));
    made.core.dialogs.close('confirm', true);
    await vi.waitFor(() => expect(open(made).map(({ name }) => name)).toEqual(['login']));
  });

  it('O-92 GAM-01 odds that were pressed go with the launch, through the login and into a free trial', async () => {
    const made = testCore();
    await made.core.start();
    const bet = { fixtureId: '12', pick: 'home' };
    await made.core.launch.game(GAME, { bet });
    await made.core.session.login({ username: 'member', password: 'Demo1234' });
    await vi.waitFor(() => expect(current(made)).toMatchObject({ state: 'open' }));
    made.core.launch.close();
    await made.core.launch.game({ ...GAME, usesFbLaunch: true }, { bet });
    await made.core.launch.game({ ...GAME, hasFreeTrial: true }, { bet, demo: true });
    await made.core.launch.game(GAME);
    const [plain, ...others] = [...made.platform.callsTo(LAUNCH)].reverse();
    expect(plain?.body).toEqual(expect.not.objectContaining({ pick: expect.anything() }));
    expect(others.map(({ body }) => body)).toMatchObject([bet]);
    expect(made.platform.callsTo('/wps/relay/GCS_gameLaunchFB')[0]?.body).toMatchObject(bet);
    expect(made.platform.callsTo('/wps/game/demo')[0]?.query).toMatchObject(bet);
  });

  it('GAM-14 a PVP game shows its rooms first, and starts in the one that is chosen', async () => {
    const made = await signedIn();
    await made.core.launch.game({ ...GAME, type: 'PVP' });
    expect([open(made), made.platform.callsTo(LAUNCH)]).toMatchObject([
      [{ name: 'game-rooms', props: { vendorCode: 'PP', name: 'Seven' } }],
      [],
    ]);
    await made.core.launch.enterRoom('PP-2');
    expect(made.platform.callsTo(LAUNCH).map(({ body }) => body)).toMatchObject([{ nodeId: '7', roomId: 'PP-2' }]);
    expect(current(made)).toMatchObject({ state: 'open' });
  });

  it('GAM-14 a free trial of a PVP game needs no room', async () => {
    const made = testCore();
    await made.core.start();
    made.platform.on('GET /wps/game/demo', () => ({ url: 'https://games.example/demo' }));
    await made.core.launch.game({ ...GAME, type: 'PVP', hasFreeTrial: true }, { demo: true });
    expect(current(made)).toMatchObject({ state: 'open', mode: 'demo' });
  });

  it('a window is opened in the click, before anything is asked, and gets the address later', async () => {
    const made = await signedIn();
    const launched = made.core.launch.game(GAME, { window: true });
    expect(made.page.opened).toHaveLength(1);
    expect(made.platform.callsTo(LAUNCH)).toEqual([]);
    await launched;
    expect(made.page.opened[0]).toMatchObject({ location: { href: 'https://games.example/play?session=1' }, opener: null, closed: false });
    expect(current(made)).toBeUndefined();
  });

  it('a window that turns out not to be needed is closed', async () => {
    const made = await signedIn('member', {}, new FakePage(), answering('https://evil.example/'));
    await made.core.launch.game(GAME, { window: true });
    expect(made.page.opened[0]?.closed).toBe(true);
    const visitor = testCore();
    await visitor.core.start();
    await visitor.core.launch.game(GAME, { window: true });
    expect(visitor.page.opened).toEqual([]);
  });

  it('where the browser holds the window back, one more click opens it', async () => {
    const page = new FakePage();
    const made = await signedIn('member', {}, page, answering('https://games.example/w', 'window'));
    page.blocksWindows = true;
    const launched = made.core.launch.game(GAME);
    await vi.waitFor(() => expect(open(made)[0]?.name).toBe('confirm'));
    page.blocksWindows = false;
    made.core.dialogs.close('confirm', true);
    await launched;
    expect(page.opened[0]?.location.href).toBe('https://games.example/w');
  });

  describe('choosing lottery', () => {
    const VENDORS = 'GET /wps/relay/GCSGAME_newGameVendor';
    const lottery = (code: string) => ({ vassalage: code, displayName: code, gameType: 'ELOTT', nodeId: `${code}-0`, gameCode: 'L1' });
    const lanes = (...codes: string[]) => ({
      value: { data: { lanes: [{ gameCategory: 'ELOTT', gameType: 'ELOTT', vendors: codes.map(lottery) }] } },
    });

    it.each(['LOTT', 'ELOTT'])('NAV-57 OP-04 %s starts the direct vendor when it is there, else /elott', async code => {
      const made = await signedIn();
      made.platform.on(VENDORS, () => lanes('OTHER', 'TCG_LOTTO_VN'));
      await made.core.launch.category(code);
      expect(made.page.address).toBe('/vnLottery?gameCode=L1');
      made.platform.on(VENDORS, () => lanes('OTHER'));
      await made.core.catalogue.loadCategories();
      await made.core.launch.category(code);
      expect(made.page.address).toBe('/elott');
      await made.core.launch.category('LIVE');
      expect(made.page.address).toBe('/live');
      expect(made.platform.callsTo(LAUNCH)).toEqual([]);
    });

    it.each(['LOTT', 'ELOTT'])('NAV-57 OP-04 %s starts another vendor where the page names one, and /elott without it', async code => {
      const made = await signedIn('member', { directLotteryVendor: 'OTHER' });
      made.platform.on(VENDORS, () => lanes('TCG_LOTTO_VN'));
      await made.core.launch.category(code);
      expect([made.page.address, made.platform.callsTo(LAUNCH)]).toEqual(['/elott', []]);
      made.platform.on(VENDORS, () => lanes('TCG_LOTTO_VN', 'OTHER'));
      await made.core.catalogue.loadCategories();
      await made.core.launch.category(code);
      expect(current(made)).toMatchObject({ state: 'open', gameId: 'OTHER-0', vendorCode: 'OTHER', gameCode: 'L1' });
      expect(made.platform.callsTo(LAUNCH)).toHaveLength(1);
    });

    it.each(['LOTT', 'ELOTT'])(
      'NAV-57 OP-04 ROL-02 a visitor who chooses %s is led to where anybody may look, direct vendor or not',
      async code => {
        for (const directLotteryVendor of [undefined, 'OTHER']) {
          const made = testCore({ directLotteryVendor });
          made.platform.on(VENDORS, () => lanes('TCG_LOTTO_VN', 'OTHER'));
          await made.core.start();
          await made.core.launch.category(code);
          expect([made.page.address, open(made), made.platform.callsTo(LAUNCH)]).toEqual(['/elott', [], []]);
        }
      },
    );
  });

  it('a round told by the game’s own origin refreshes the balance; any other origin and message is not heard', async () => {
    const made = await signedIn();
    await made.core.launch.game(GAME);
    await vi.waitFor(() => expect(made.core.wallet.store.getState()).toMatchObject({ loading: false, balance: { amount: 1250 } }));
    const asked = () => made.platform.callsTo('/wps/v2/wallets/balance').length;
    const before = asked();
    const say = (origin: string, data: unknown) => made.page.dispatchEvent(Object.assign(new Event('message'), { origin, data }));
    say('https://evil.example', { source: 'gp-game', type: 'round' });
    say('https://games.example', 'round');
    say('https://games.example', { source: 'gp-game', type: 'exit' });
    await quiet();
    expect(asked()).toBe(before);
    made.platform.on('GET /wps/v2/wallets/balance', () => ({ balance: '99.99' }));
    say('https://games.example', { source: 'gp-game', type: 'round' });
    await vi.waitFor(() => expect(made.core.wallet.store.getState().balance?.amount).toBe(9999));
  });

  it('the end of the session closes a real game', async () => {
    const made = await signedIn();
    await made.core.launch.game(GAME);
    await made.core.session.logout();
    expect(current(made)).toBeUndefined();
  });
});

describe('a reload of the game’s own screen', () => {
  const KEY = 'gp:demo@https://api.example/api:open-game';
  async function reloaded(before: TestCore, platform = before.platform) {
    const made = testCore({}, new FakePage('/seamless', { session: before.page.sessionStorage }), platform);
    const resumed = made.core.launch.resume();
    await made.core.start();
    await resumed;
    return made;
  }

  it('GAM-11 the game comes back, launched anew; nothing of its address or the session was kept for it', async () => {
    const first = await signedIn();
    await first.core.launch.game(GAME);
    expect(first.page.sessionStorage.getItem(KEY)).not.toMatch(/token|session|https?:/);
    const second = await reloaded(first);
    expect(current(second)).toMatchObject({ state: 'open', gameId: '7', name: 'Seven', url: 'https://games.example/play?session=1' });
    expect(second.platform.callsTo(LAUNCH)).toHaveLength(2);
    expect(second.page.address).toBe('/seamless');
  });

  it('shows as opening while the session is proved', async () => {
    const first = await signedIn();
    await first.core.launch.game(GAME);
    const second = testCore({}, new FakePage('/seamless', { session: first.page.sessionStorage }), first.platform);
    const resumed = second.core.launch.resume();
    await vi.waitFor(() => expect(current(second)).toMatchObject({ state: 'opening', name: 'Seven' }));
    expect([second.core.session.store.getState().state, second.platform.callsTo(LAUNCH).length]).toEqual(['restoring', 1]);
    await second.core.start();
    await resumed;
    expect(current(second)?.state).toBe('open');
  });

  it('a game that cannot be launched again says so on its screen, and can be tried again', async () => {
    const first = await signedIn();
    await first.core.launch.game(GAME);
    first.platform.on(`POST ${LAUNCH}`, () => new Refusal(404, 'game-unavailable'));
    const second = await reloaded(first);
    expect([current(second)?.state, current(second)?.error?.code, open(second)]).toEqual(['failed', 'game-unavailable', []]);
    second.platform.on(`POST ${LAUNCH}`, () => ({ url: 'https://games.example/again' }));
    await second.core.launch.retry();
    expect(current(second)).toMatchObject({ state: 'open', url: 'https://games.example/again' });
  });

  it('without the session there is no game, and no popup', async () => {
    const first = await signedIn();
    await first.core.launch.game(GAME);
    first.platform.on('GET /wps/member/info', () => new Refusal(401, 'not-logged-in'));
    const second = await reloaded(first);
    expect([current(second), open(second), second.platform.callsTo(LAUNCH).length]).toEqual([undefined, [], 1]);
    expect(second.page.sessionStorage.getItem(KEY)).toBeNull();
  });

  it('a visitor’s demo game comes back too; a closed game does not, nor does what is no game', async () => {
    const visitor = testCore();
    await visitor.core.start();
    await visitor.core.launch.game({ ...GAME, hasFreeTrial: true }, { demo: true });
    expect(current(await reloaded(visitor))).toMatchObject({ state: 'open', mode: 'demo' });
    visitor.core.launch.close();
    expect(current(await reloaded(visitor))).toBeUndefined();
    visitor.page.sessionStorage.setItem(KEY, '{"wanted":{"id":7}}');
    expect(current(await reloaded(visitor))).toBeUndefined();
  });
});
