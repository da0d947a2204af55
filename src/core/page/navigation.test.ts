import { describe, expect, it, vi } from 'vitest';
import { categoryPath, ROUTES, routeOf } from '../parts/routes.js';
import { FakePage } from '../testing/fake-page.js';
import { quiet, signedIn, testCore, type TestCore } from '../testing/test-core.js';

const openDialogs = ({ core }: TestCore) => core.dialogs.store.getState().open.map(({ name }) => name);
const place = ({ core }: TestCore) => core.navigation.store.getState();
async function arrive(path: string, username?: string): Promise<TestCore> {
  const page = new FakePage(path);
  if (username) page.sessionStorage.setItem('gp:demo@https://api.example/api:token', `token-${username}`);
  const made = testCore({}, page);
  await made.core.start();
  return made;
}

describe('routes', () => {
  it.each([
    ['OP-77', '/sports', 'game-centre', 'SPORTS'],
    ['OP-77', '/cockfight', 'game-list', 'COCKFIGHT'],
    ['NAV-22', '/esports', 'game-centre', 'ESPORTS'],
    ['NAV-23', '/lott', 'game-centre', 'LOTT'],
    ['NAV-24', '/elott', 'game-centre', 'ELOTT'],
    ['NAV-27', '/rng', 'game-list', 'RNG'],
    ['OP-75', '/mirror', 'mirror'],
    ['OP-75', '/download', 'download'],
    ['OP-75', '/blog', 'blog'],
    ['OP-75', '/brand', 'brand'],
    ['OP-75', '/agreement', 'agreement'],
    ['OP-75', '/winners', 'winners'],
    ['OP-75', '/leaderboard', 'leaderboard'],
    ['OP-75', '/search', 'search'],
  ])('%s %s shows %s', (...[, path, screen, type]) => {
    expect(routeOf(path).screen).toBe(screen);
    if (type) expect(routeOf(path).params).toEqual({ type });
  });

  it('OP-81 an address of a game is the game’s page and keeps what it names; what names less, or more, leads nowhere', async () => {
    for (const path of ['/game/JOKER/book%2Fdead', '/Game/JOKER/book%2Fdead']) {
      const made = await arrive(path);
      expect([place(made).route.screen, place(made).path]).toEqual(['game-page', path]);
      expect(made.page.location.pathname).toBe(path);
    }
    expect(place(await arrive('/game/JOKER/a/')).route.screen).toBe('game-page');
    expect(routeOf('/game/JOKER').screen).toBe('not-found');
    expect(routeOf('/game/JOKER/a/b').screen).toBe('not-found');
  });

  it('NAV-04 NAV-15 NAV-45 NAV-46 NAV-47 OP-55 frames: lottery has no side menu, seamless no footer either, agentHome nothing, every other page all', () => {
    const lotteries = ['/lottery', '/lottert', '/seaLottery', '/vnLottery'];
    for (const path of lotteries.flatMap(each => [each, each.toLowerCase(), each.toUpperCase()]))
      expect([path, routeOf(path).frame]).toEqual([path, { header: true, sideMenu: false, footer: true }]);
    expect(routeOf('/seamless').frame).toEqual({ header: true, sideMenu: false, footer: false });
    expect(routeOf('/agentHome').frame).toEqual({ header: false, sideMenu: false, footer: false });
    const others = ROUTES.filter(({ path }) => ![...lotteries, '/seamless', '/agentHome'].includes(path));
    for (const { path, frame } of others) expect([path, frame]).toEqual([path, { header: true, sideMenu: true, footer: true }]);
  });

  it('OP-03 OP-67 paths ignore case and a slash at the end; unknown paths are a screen of their own, in the frame of every page', () => {
    expect(routeOf('/SEALottery/').path).toBe('/seaLottery');
    for (const path of ['/nothing', '/rng/x', '', '/%2e%2e']) expect(routeOf(path).screen).toBe('not-found');
    expect(routeOf('/nothing').frame).toEqual(routeOf('/').frame);
    expect(ROUTES.some(({ screen }) => screen === 'not-found')).toBe(false);
  });

  it('each page of games has its banners', () => {
    expect(ROUTES.filter(({ screen }) => screen === 'game-list' || screen === 'game-centre').every(({ bannerGroup }) => bannerGroup)).toBe(
      true,
    );
  });

  it('OP-47 a category without a screen of its own is listed by the lobby', () => expect(categoryPath('MINI')).toBe('/?category=MINI'));
});

describe('navigation on the full site', () => {
  it('an entry that a popup left in the history is used up by the next place, and does not count as one', async () => {
    const made = await arrive('/live');
    made.page.history.pushState({ gpLayer: 1 }, '');
    made.core.navigation.navigate('/rng');
    expect(made.page.entries).toEqual(['/live', '/rng']);
    made.page.history.pushState({ gpLayer: 1 }, '');
    made.core.navigation.setQuery({ page: '2' });
    expect(made.page.history.state).toEqual({ gpLayer: 1 });
    made.core.navigation.setQuery({ page: '3' }, { push: true });
    expect(made.page.entries).toEqual(['/live', '/rng', '/rng?page=3']);
    made.page.go(-1);
    expect(place(made).query).toEqual({});
  });

  it('coming back from the entry of a popup does not open the dialog of the route again', async () => {
    const made = await arrive('/register');
    made.page.history.pushState({ gpLayer: 1 }, '');
    made.core.dialogs.close('register');
    made.page.go(-1);
    expect(openDialogs(made)).toEqual([]);
  });

  it('NAV-01 NAV-02 moves by clean paths, scrolls to top, and says when it has arrived', async () => {
    const made = await arrive('/');
    made.page.scrolls.length = 0;
    made.core.navigation.navigate('/rng?vassalage=PP');
    expect(made.page.entries).toEqual(['/', '/rng?vassalage=PP']);
    expect(made.page.scrolls).toEqual([0]);
    expect(place(made)).toMatchObject({ path: '/rng', query: { vassalage: 'PP' } });
    expect(made.heard.at(-1)).toEqual(['navigated', { path: '/rng' }]);
    made.page.go(-1);
    expect(place(made).path).toBe('/');
    expect(made.page.scrolls).toEqual([0]);
    made.page.go(1);
    expect(place(made)).toMatchObject({ path: '/rng', query: { vassalage: 'PP' } });
  });

  it('NAV-01 a link of a menu has the clean path of its place, and a reload there shows the same place', async () => {
    const made = await arrive('/');
    expect(made.core.navigation.href('/promotions')).toBe('/promotions');
    made.core.navigation.navigate('/promotions');
    expect(made.page.address).toBe('/promotions');
    const reloaded = await arrive(made.page.address);
    expect([reloaded.page.address, place(reloaded).route.screen]).toEqual(['/promotions', place(made).route.screen]);
    expect(place(reloaded).path).toBe('/promotions');
  });

  it('NAV-28 /rng keeps its vassalage on arrival', async () => {
    expect(place(await arrive('/rng?vassalage=PP'))).toMatchObject({ path: '/rng', query: { vassalage: 'PP' } });
  });

  it.each([
    ['NAV-05', '/index'],
    ['NAV-06', '/index.html'],
    ['NAV-07', '/home'],
  ])('%s %s is in everything the page of /, to a visitor and to a member', async (_row, path) => {
    for (const username of [undefined, 'member']) {
      const made = await arrive(path, username);
      expect([{ ...place(made).route, path: '/' }, openDialogs(made)]).toEqual([routeOf('/'), []]);
    }
    expect(routeOf('/').screen).toBe('home');
  });

  it('NAV-08 NAV-09 /login shows the lobby at / with the login popup', async () => {
    const made = await arrive('/login');
    expect([made.page.address, place(made).route.screen, openDialogs(made)]).toEqual(['/', 'home', ['login']]);
  });

  it('NAV-10 /register shows the lobby with the register modal, and keeps the referral', async () => {
    const made = await arrive('/register?referralCode=R1');
    expect([made.page.address, place(made).route.screen, openDialogs(made)]).toEqual(['/register?referralCode=R1', 'home', ['register']]);
  });

  it('PWD-06 the link of a mail opens the way to a new password, and what it carries is out of the address before anything is asked', async () => {
    const link = '/forgot#code=123456&username=ana&email=ana%40example.test';
    const made = await arrive(link);
    expect([made.page.address, place(made).hash, openDialogs(made)]).toEqual(['/', '', ['forgot-password']]);
    expect(made.core.dialogs.store.getState().open[0]?.props).toEqual({ hash: 'code=123456&username=ana&email=ana%40example.test' });
    const page = new FakePage(link);
    page.sessionStorage.setItem('gp:demo@https://api.example/api:token', 'token-member');
    const { core } = testCore({}, page);
    const starting = core.start();
    expect([page.address, core.session.store.getState().state]).toEqual(['/', 'restoring']);
    await starting;
    expect(page.address).toBe('/');
  });

  it('OP-67 /login and /register of someone logged in are / without a popup; /agent of an agent is /agentHome', async () => {
    for (const path of ['/login', '/register']) {
      const made = await arrive(path, 'member');
      expect([made.page.address, openDialogs(made)]).toEqual(['/', []]);
    }
    expect((await arrive('/agent', 'agent1')).page.address).toBe('/agentHome');
    expect((await arrive('/agent', 'member')).page.address).toBe('/agent');
  });

  it('NAV-10 OP-67 free play may register: an invitation opens the form for it too, /login does not', async () => {
    const made = await arrive('/register?affiliateCode=A1', 'trial');
    expect([made.page.address, openDialogs(made)]).toEqual(['/register?affiliateCode=A1', ['register']]);
    expect(openDialogs(await arrive('/login', 'trial'))).toEqual([]);
  });

  it.each([
    ['a visitor', undefined],
    ['a trial account', 'trial'],
    ['a member', 'member'],
  ])('NAV-13 %s who opens /agentHome is sent to /agent', async (_who, username) => {
    expect((await arrive('/agentHome', username)).page.address).toBe('/agent');
  });

  it('NAV-14 NAV-16 ROL-24 an agent may enter /agentHome and /member', async () => {
    expect((await arrive('/agentHome', 'agent1')).page.address).toBe('/agentHome');
    expect((await arrive('/member?page=withdraw', 'agent1')).page.address).toBe('/member?page=withdraw');
  });

  it('NAV-43 an agent’s account is a real one, and may enter /pointMall', async () => {
    const made = await arrive('/pointMall', 'agent1');
    expect([made.page.address, openDialogs(made)]).toEqual(['/pointMall', []]);
  });

  it.each([
    ['NAV-16', '/member?page=withdraw'],
    ['NAV-43', '/pointMall'],
    ['NAV-31', '/favorite'],
    ['NAV-35', '/lottery?gameCode=G'],
    ['NAV-36', '/seaLottery?gameCode=G'],
    ['NAV-37', '/vnLottery?gameCode=G'],
  ])('%s a member who reloads %s stays there while the token is proved and after', async (_row, path) => {
    const made = await arrive(path, 'member');
    expect([made.page.address, openDialogs(made)]).toEqual([path, []]);
  });

  it.each([
    ['NAV-17', '/member'],
    ['NAV-33', '/favorite'],
    ['NAV-34', '/recent'],
    ['NAV-44', '/pointMall'],
  ])('%s a visitor who opens %s gets the lobby and the login popup, and after the login the page', async (_row, path) => {
    const made = await arrive(path);
    await quiet();
    expect([made.page.address, openDialogs(made)]).toEqual(['/', ['login']]);
    expect(
      made.platform.calls.map(call => call.path),
      'nothing of an account is asked for',
    ).toEqual(['/wps/system/status']);
    await made.core.session.login({ username: 'member', password: 'Demo1234' });
    await vi.waitFor(() => expect(made.page.address).toBe(path));
    expect(openDialogs(made)).toEqual([]);
  });

  it('OP-05 a visitor who gives the login up is not led there by a later login', async () => {
    const made = await arrive('/member');
    made.core.dialogs.close('login');
    await Promise.resolve();
    await made.core.session.login({ username: 'member', password: 'Demo1234' });
    await Promise.resolve();
    expect(made.page.address).toBe('/');
  });

  it.each([
    ['NAV-18', '/member'],
    ['NAV-44', '/pointMall'],
    ['ROL-14', '/favorite'],
  ])(
    '%s a trial account is not shown %s, on arrival and from inside, and told in both languages that a real one is needed',
    async (_row, path) => {
      const arrived = await arrive(path, 'trial');
      expect([arrived.page.address, place(arrived).route.screen]).toEqual(['/', 'home']);
      const inside = await arrive('/rng', 'trial');
      inside.core.navigation.navigate(path);
      expect([inside.page.entries, place(inside).path]).toEqual([['/rng'], '/rng']);
      for (const { core } of [arrived, inside]) {
        expect(core.dialogs.store.getState().open).toMatchObject([
          {
            name: 'info',
            props: { title: { key: 'dialog.real-account-title' }, body: { key: 'dialog.real-account-body' }, register: true },
          },
        ]);
        const words = () => (['dialog.real-account-title', 'dialog.real-account-body'] as const).map(key => core.language.t(key));
        expect(words()).toEqual([
          'A real account is needed',
          'You are trying the site with free play. To do this you need a real account.',
        ]);
        await core.language.use('ES');
        expect(words()).toEqual([
          'Necesitas una cuenta real',
          'Estás probando el sitio con juego gratis. Para esto necesitas una cuenta real.',
        ]);
      }
    },
  );

  it.each([
    ['NAV-17', '/member'],
    ['NAV-33', '/favorite'],
    ['NAV-34', '/recent'],
    ['NAV-44', '/pointMall'],
  ])('%s from inside, %s leaves a visitor where they are, with the login popup', async (_row, path) => {
    const made = await arrive('/rng');
    made.core.navigation.navigate(path);
    await quiet();
    expect([made.page.entries, place(made).path, openDialogs(made)]).toEqual([['/rng'], '/rng', ['login']]);
    expect(
      made.platform.calls.map(call => call.path),
      'nothing of an account is asked for',
    ).toEqual(['/wps/system/status']);
  });

  it.each([
    ['a visitor', undefined],
    ['a trial account', 'trial'],
    ['a member', 'member'],
  ])('NAV-13 %s whom a link inside the site leads to /agentHome comes to /agent', async (_who, username) => {
    const made = await arrive('/rng', username);
    made.core.navigation.navigate('/agentHome');
    expect([made.page.address, place(made).path]).toEqual(['/agent', '/agent']);
  });

  it.each([
    ['NAV-35', '/lottery'],
    ['NAV-36', '/seaLottery'],
    ['NAV-37', '/vnLottery'],
  ])('%s %s is for a trial account too, which holds a token', async (_row, path) => {
    const made = await arrive(path, 'trial');
    expect([made.page.address, place(made).path, openDialogs(made)]).toEqual([path, path, []]);
  });

  it.each([
    ['NAV-35', '/lottery'],
    ['NAV-35', '/lottert'],
    ['NAV-36', '/seaLottery'],
    ['NAV-37', '/vnLottery'],
  ])('%s NAV-38 ROL-11 %s without a token ends at / with the login popup', async (_row, path) => {
    const made = await arrive(`${path}?gameCode=G`);
    expect([made.page.address, openDialogs(made)]).toEqual(['/', ['login']]);
  });

  it.each(['/lottery', '/lottert', '/seaLottery', '/vnLottery'])(
    'NAV-38 a visitor whom a link inside the site leads to %s ends at / with the login popup too',
    async path => {
      const made = await arrive('/rng');
      made.core.navigation.navigate(path);
      expect([made.page.address, openDialogs(made)]).toEqual(['/', ['login']]);
    },
  );

  it('OP-03 /lottert is /lottery', async () => {
    expect((await arrive('/lottert?gameCode=G', 'member')).page.address).toBe('/lottery?gameCode=G');
  });

  it.each([
    '/',
    '/sports',
    '/rng',
    '/live',
    '/cockfight',
    '/search',
    '/help',
    '/promotions',
    '/winners',
    '/leaderboard',
    '/mirror',
    '/download',
    '/blog',
    '/brand',
    '/agreement',
    '/agent',
  ])('ROL-01 a visitor sees the public page %s, and is asked for nothing', async path => {
    const made = await arrive(path);
    expect([made.page.address, place(made).path, openDialogs(made)]).toEqual([path, path, []]);
  });

  it('NAV-20 /help#term opens the help modal at the terms', async () => {
    const made = await arrive('/');
    made.core.navigation.navigate('/help#term');
    expect(made.core.dialogs.store.getState().open).toMatchObject([{ name: 'help', props: { section: 'term' } }]);
  });

  it('leaving a guarded page at the end of the session', async () => {
    const made = await arrive('/member', 'member');
    await made.core.session.logout();
    expect(made.page.address).toBe('/');
  });

  it('a host that cancels gp-navigate handles it', async () => {
    const made = await arrive('/');
    made.page.document.addEventListener('gp-navigate', event => event.preventDefault());
    made.core.navigation.navigate('/rng');
    expect(made.page.entries).toEqual(['/']);
  });

  it.each(['//evil.example/promotions', 'https://evil.example/promotions', 'javascript:alert(1)', '/\\evil.example', 'http://['])(
    '%s leads home, never elsewhere',
    async to => {
      const made = await arrive('/rng');
      made.core.navigation.navigate(to);
      expect(made.page.address).toBe('/');
      expect(made.page.left).toEqual([]);
    },
  );

  it('OP-67 an unknown address stays as it was asked for, opens nothing and is left as any other', async () => {
    const made = await arrive('/juego/ma%C3%B1ana?x=1#y');
    expect([place(made).route.screen, made.page.address, openDialogs(made)]).toEqual(['not-found', '/juego/ma%C3%B1ana?x=1#y', []]);
    made.core.navigation.navigate('/rng');
    made.core.navigation.navigate('/casinos');
    expect(made.page.entries).toEqual(['/juego/ma%C3%B1ana?x=1#y', '/rng', '/casinos']);
    expect(made.core.navigation.href('/casinos?x=1')).toBe('/casinos?x=1');
  });

  it('OP-67 an unknown address names no other site', async () => {
    const { navigation } = (await arrive('/rng')).core;
    for (const to of ['/.//evil.example/x', '/..//evil.example/x', '/x/..//evil.example/x']) {
      expect(navigation.href(to), to).toBe('/evil.example/x');
      navigation.navigate(to);
      expect(navigation.store.getState().path, to).toBe('/evil.example/x');
    }
  });

  it('setQuery changes the address without an entry unless pushed, and empty removes', async () => {
    const made = await arrive('/rng?page=2&x=1');
    made.core.navigation.setQuery({ page: '', name: 'a b' });
    expect(made.page.entries).toEqual(['/rng?x=1&name=a+b']);
    made.core.navigation.setQuery({ page: '3' }, { push: true });
    expect(made.page.entries).toHaveLength(2);
    made.core.navigation.back();
    expect(place(made).query).toEqual({ x: '1', name: 'a b' });
  });

  it('going somewhere closes popups, but not a forced change of password', async () => {
    const made = await arrive('/');
    made.core.dialogs.open('notice');
    made.core.dialogs.open('change-password');
    made.core.navigation.navigate('/rng');
    expect(openDialogs(made)).toEqual(['change-password']);
  });
});

describe('navigation on a host page', () => {
  const embedded = (config = {}) =>
    testCore({ navigation: 'embed', siteUrl: 'https://casino.example/', ...config }, new FakePage('/blog/post?theirs=1'));

  it('OP-73 keeps the place in memory and leaves address, scroll position and history alone', async () => {
    const made = embedded();
    await made.core.start();
    made.core.navigation.setQuery({ category: 'RNG' }, { push: true });
    expect(place(made)).toMatchObject({ path: '/', query: { category: 'RNG' } });
    made.core.navigation.back();
    expect(place(made).query).toEqual({});
    expect([made.page.entries, made.page.scrolls, made.page.left]).toEqual([['/blog/post?theirs=1'], [], []]);
  });

  it('sends other paths to the operator’s site, after the host was asked', async () => {
    const made = embedded();
    made.core.navigation.navigate('/promotions?x=1');
    expect(made.page.left).toEqual(['https://casino.example/promotions?x=1']);
    expect(made.heard).toContainEqual(['navigate', { to: '/promotions?x=1', path: '/promotions', query: { x: '1' }, hash: '' }]);
    expect(made.core.navigation.href('/rng')).toBe('https://casino.example/rng');
    made.page.document.addEventListener('gp-navigate', event => event.preventDefault());
    made.core.navigation.navigate('/blog');
    expect(made.page.left).toHaveLength(1);
  });

  it('NAV-20 the terms link opens the help modal at the terms, and leads nobody away', () => {
    const { core, page } = embedded();
    core.navigation.navigate('/help#term');
    expect(core.dialogs.store.getState().open).toMatchObject([{ name: 'help', props: { section: 'term' } }]);
    expect([page.address, page.left]).toEqual(['/blog/post?theirs=1', []]);
  });

  it('opens dialogs of paths in place, and everything in place without a siteUrl', () => {
    const made = embedded();
    made.core.navigation.navigate('/login');
    expect([openDialogs(made), made.page.left]).toEqual([['login'], []]);
    const alone = embedded({ siteUrl: undefined });
    alone.core.navigation.navigate('/rng');
    expect([place(alone).path, alone.page.left]).toEqual(['/rng', []]);
  });

  it('SES-43 an agent who logs in or out stays on the host page, which is told where agents go', async () => {
    const made = await signedIn('agent1', { navigation: 'embed', siteUrl: 'https://casino.example' }, new FakePage('/blog'));
    expect(made.heard.filter(([name]) => name === 'navigate')).toEqual([
      ['navigate', { to: '/agentHome', path: '/agentHome', query: {}, hash: '' }],
    ]);
    const stood = made.core.navigation.store.getState().path;
    await made.core.session.logout();
    expect([made.page.left, made.page.address, stood]).toEqual([[], '/blog', '/']);
  });
});
