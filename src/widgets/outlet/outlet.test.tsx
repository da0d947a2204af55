import {
  axeFindings,
  describe,
  expect,
  find,
  it,
  make,
  mount,
  named,
  nextFrame,
  place,
  shownText,
  signedInCore,
  switchedOn,
  testCore,
  until,
  whenReady,
} from '../../../tests/widgets-support/index.js';
import { deepFocus } from '../../ui/overlay/deep-focus.js';
import './index.js';

const tags = (host: Element) => [...host.children].map(child => child.localName);

describe('gp-outlet', () => {
  it('NAV-04 HOM-07 home is made of widgets that stand one shadow level deep', async () => {
    testCore();
    const host = await mount('gp-outlet');
    await until(() => tags(host).length === 5, 'five widgets');
    expect(tags(host)).to.have.members(['gp-banners', 'gp-notice-ticker', 'gp-winner-ticker', 'gp-jackpot', 'gp-lobby']);
  });

  it('where a part has nothing to show, no room is left for it', async () => {
    testCore();
    const host = await mount('gp-outlet');
    const notices = await until(() => host.querySelector<HTMLElement>('gp-notice-ticker'), 'its tag stands');
    const jackpot = await until(() => host.querySelector<HTMLElement>('gp-jackpot'), 'the jackpot’s too');
    const before = jackpot.offsetLeft;
    expect(notices.offsetWidth).to.be.greaterThan(0);
    notices.dataset.nothing = '';
    expect([notices.offsetWidth, jackpot.offsetLeft < before]).to.deep.equal([0, true]);
  });

  it('takes over the widgets that stand in it already, and leaves no other', async () => {
    testCore();
    const host = make('gp-outlet');
    const [lobby, help] = ['lobby', 'help'].map(slot => Object.assign(document.createElement(`gp-${slot}`), { slot }));
    host.append(lobby!, help!);
    const ready = whenReady(host);
    place(host);
    await ready;
    await until(() => tags(host).length === 5, 'five widgets');
    expect(host.querySelector('gp-lobby')).to.equal(lobby);
    expect(lobby!.hasAttribute('follow-route')).to.equal(true);
    expect(help!.isConnected).to.equal(false);
  });

  it('SYS-21 the title is the brand’s of the configuration, and another one’s when that changes', async () => {
    const { core, platform } = testCore();
    platform.on('GET /wps/system/status', () => ({ merchantName: 'Casa Roja' }));
    const host = await mount('gp-outlet');
    await until(() => document.title === 'Casa Roja' && shownText(host).includes('Casa Roja'), 'home is named after it');
    platform.on('GET /wps/system/status', () => ({ merchantName: 'Casa Azul' }));
    await core.status.load();
    await until(() => document.title === 'Casa Azul', 'the other brand');
    core.navigation.navigate('/live');
    await until(() => document.title.endsWith('· Casa Azul'), 'on its pages too');
  });

  it('the address of the registration, whose form stands over the home, has a title of its own', async () => {
    const { core } = testCore();
    await mount('gp-outlet');
    core.navigation.navigate('/register');
    await until(() => /^Register · ./.test(document.title), 'it is named');
    core.navigation.navigate('/');
    await until(() => document.title !== '' && !document.title.includes('Register'), 'home is named after the brand again');
  });

  it('NAV-27 a category screen has its lobby, and the title of the vendor data', async () => {
    const { core } = testCore();
    const host = await mount('gp-outlet');
    core.navigation.navigate('/rng');
    const lobby = await until(() => host.querySelector('gp-lobby[category="RNG"], gp-lobby'), 'the lobby');
    await until(() => Reflect.get(lobby, 'category') === 'RNG', 'of slots');
    const heading = await find(host, 'h1');
    await until(() => heading.textContent === 'RNG', 'the title');
    expect(document.title).to.include('RNG');
  });

  it('OP-74 the document is named after the member’s page that stands, and anew after each screen', async () => {
    const { core } = await signedInCore();
    core.navigation.navigate('/member?page=withdraw');
    await mount('gp-outlet');
    const named = (page: string) =>
      until(() => document.title === `${page} · ${core.status.store.getState().value?.brand.name}`, `named ${page}: ${document.title}`);
    await named('Withdraw');
    core.navigation.navigate('/member?page=security');
    await named('Security centre');
    await core.language.use('ES');
    await named('Centro de seguridad');
    core.navigation.navigate('/live');
    await until(() => document.title.startsWith('LIVE'), 'named after the screen');
    await core.language.use('EN');
  });

  it('OP-67 an unknown address says so, names it and the document, and has ways on and games', async () => {
    const { core } = testCore({ navigation: 'history' });
    core.navigation.navigate('/casinos/ma%C3%B1ana');
    const host = await mount('gp-outlet');
    await until(() => shownText(host).includes('/casinos/mañana'), 'the address as it was typed');
    expect((await find(host, 'h1')).textContent).to.equal('We did not find this. Go back and choose again.');
    await until(() => /^We did not find this · ./.test(document.title), 'the document is named');
    const ways = [...host.shadowRoot!.querySelectorAll<HTMLAnchorElement>('.lost-ways > a')];
    expect(ways.map(way => [way.textContent, way.getAttribute('href')])).to.deep.equal([
      ['Home page', '/'],
      ['Search games', '/search#search'],
    ]);
    await named(host, 'Play Amber Nova 1', 'a, button');
    (await named(host, 'Customer service', 'button')).click();
    expect(core.dialogs.store.getState().open.map(({ name }) => name)).to.deep.equal(['chat']);
    core.dialogs.closeAll();
    expect(await axeFindings(host)).to.deep.equal([]);
    ways[0]!.click();
    await until(() => tags(host).length === 5 && !shownText(host).includes('/casinos'), 'home stands');
    core.navigation.navigate('/');
  });

  it('the focus goes to the new screen’s heading, but not at the start', async () => {
    const { core } = testCore();
    const host = await mount('gp-outlet');
    const heading = await find(host, 'h1');
    expect(deepFocus(document)).not.to.equal(heading);
    core.navigation.navigate('/live');
    await until(() => deepFocus(document) === heading, 'the heading has the focus');
  });

  it('the focus goes to the heading of another screen under the same path too', async () => {
    const { core } = testCore();
    core.navigation.navigate('/help');
    const host = await mount('gp-outlet');
    const heading = await find(host, 'h1');
    core.navigation.navigate('/help#feedback');
    await until(() => deepFocus(document) === heading, 'the heading has the focus');
    expect(heading.textContent).to.equal('Feedback and complaints');
  });

  it('NAV-45 the heading of an open game is its name, and the only one of the first level', async () => {
    const { core } = await signedInCore();
    const host = await mount('gp-outlet');
    const { games } = await core.queries.fetch(core.catalogue.games({ vendorCode: 'NOVA', page: 1, pageSize: 18 }));
    await core.launch.game(games[0]!);
    core.navigation.navigate('/seamless');
    await until(() => host.shadowRoot?.querySelector('h1')?.textContent === 'Amber Nova 1', 'the name');
    const game = await until(() => host.querySelector('gp-game'), 'the game');
    await until(() => game.shadowRoot?.querySelector('[part=bar]'), 'its bar');
    expect(game.shadowRoot?.querySelector('h1')).to.equal(null);
    expect(document.title).to.include('Amber Nova 1');
  });

  for (const [path, tag, call, shows] of [
    ['/promotions', 'gp-promotions', '/wps/relay/MCSFE_getPromotionList', 'Welcome'],
    ['/rng', 'gp-lobby', '/wps/relay/GCSGAME_gameList', 'Amber Nova 1'],
    ['/help', 'gp-help', '/wps/system/helpCenter', 'How to deposit'],
    ['/recent', 'gp-account-games', '/wps/relay/GCS_recentGame', 'Amber Nova 1'],
    ['/lottery', 'gp-lottery', '/lgw/vn/games/game_menu', 'Hanói 1 minute'],
  ] as const) {
    it(`NAV-03 while what ${path} shows is under way its place is covered, and no longer afterwards`, async () => {
      const { core, platform } = await signedInCore();
      const release = platform.hold(`GET ${call}`);
      const host = await mount('gp-outlet');
      core.navigation.navigate(path);
      const widget = await until(() => host.querySelector(tag), 'its widget');
      const covers = () => [...(widget.shadowRoot?.querySelectorAll('.skeleton') ?? [])].filter(each => each.checkVisibility());
      await until(() => covers().length > 0, 'its place is held');
      release();
      await until(() => shownText(widget).includes(shows), 'what it shows');
      await until(() => covers().length === 0, 'the cover is gone');
    });
  }

  for (const [row, answer] of [
    ['SYS-01 SYS-02', { maintenance: true }],
    ['SYS-01 SYS-03', { regionRestriction: true }],
    ['SYS-14', { domainRoute: ['other.example'] }],
  ] as const) {
    it(`${row} shows nothing on any address while the platform is closed: ${JSON.stringify(answer)}`, async () => {
      const { core, platform } = await signedInCore('demo_agent', { checkDomain: true });
      const host = await mount('gp-outlet');
      await until(() => core.status.store.getState().phase === 'ready' && tags(host).length > 0, 'it was open');
      platform.on('GET /wps/system/status', () => answer);
      await core.status.load();
      for (const path of ['/', '/rng', '/member', '/agentHome', '/lottery', '/seamless', '/help', '/promotions']) {
        core.navigation.navigate(path);
        await until(() => shownText(host) === '' && tags(host).length === 0, `${path} is empty`);
        expect(core.navigation.store.getState().path).to.equal(path);
      }
    });
  }

  for (const [row, path, call] of [
    ['NAV-33', '/favorite', '/wps/relay/MCSFE_getFavoriteGamesList'],
    ['NAV-34', '/recent', '/wps/relay/GCS_recentGame'],
  ] as const) {
    it(`${row} a visitor who goes to ${path} keeps the home, with the login popup, and the list is not asked for`, async () => {
      const { core, platform } = testCore();
      const host = await mount('gp-outlet');
      await until(() => tags(host).length === 5, 'the home stands');
      core.navigation.navigate(path);
      expect(core.dialogs.store.getState().open.map(({ name }) => name)).to.deep.equal(['login']);
      await nextFrame();
      expect([tags(host).length, tags(host).includes('gp-account-games'), platform.callsTo(call)]).to.deep.equal([5, false, []]);
    });
  }

  it('LOT-13 /vnLottery?gameCode= opens the lottery of that code', async () => {
    const { core } = await signedInCore();
    core.navigation.navigate('/vnLottery?gameCode=HANOI');
    const host = await mount('gp-outlet');
    const lottery = await until(() => host.querySelector('gp-lottery'), 'its widget');
    await until(() => lottery.shadowRoot?.querySelector('h2')?.textContent === 'Hanói 1 minute', 'it is open');
    core.navigation.navigate('/vnLottery?gameCode=FAST3');
    await until(() => lottery.shadowRoot?.querySelector('h2')?.textContent === 'Lotto Fast 3', 'the other is open');
  });

  for (const [row, path, title, text] of [
    ['MEM-21', '/agreement', 'User agreement', 'What we promise each other.'],
    ['MEM-23', '/brand', 'Our story', 'A house with quiet rooms.'],
  ] as const) {
    it(`${row} ${path} shows its text alone, under its title`, async () => {
      const { core, platform } = testCore();
      platform.on('GET /wps/system/helpCenter', () => ({
        list: [
          { key: 'deposits', title: 'Deposits', body: '<p>Choose a method.</p>' },
          { key: 'agreement', title: 'User agreement', body: '<p>What we promise each other.</p>' },
          { key: 'brand', title: 'Our story', body: '<p>A house with quiet rooms.</p>' },
        ],
      }));
      core.navigation.navigate(path);
      const host = await mount('gp-outlet');
      const help = await until(() => host.querySelector('gp-help'), 'its widget');
      await until(() => shownText(help).includes(text), 'its text');
      expect([tags(host), (await find(host, 'h1')).textContent, shownText(help)]).to.deep.equal([['gp-help'], title, title + text]);
    });
  }

  for (const [row, path, account, tag, shows] of [
    ['NAV-12, AGT-02', '/agent', undefined, 'gp-agent-login', 'Password'],
    ['SYS-25', '/agent', undefined, 'gp-agent-login', 'Bring players. Keep your team.'],
    ['SYS-25', '/mirror', undefined, 'gp-mirrors', 'mirror.example'],
    ['SYS-24', '/download', undefined, 'gp-app-download', 'Download for iOS'],
    ['SYS-24', '/download', undefined, 'gp-app-download', 'Download for Android'],
    ['NAV-14', '/agentHome', 'demo_agent', 'gp-agent-centre', 'Team overview'],
    ['NAV-16', '/member', 'demo_member', 'gp-member-centre', 'Security centre'],
    ['NAV-19, SYS-25', '/help', undefined, 'gp-help', 'How to deposit'],
    ['NAV-31', '/favorite', 'demo_member', 'gp-account-games', 'No favourites yet'],
    ['NAV-32', '/recent', 'demo_member', 'gp-account-games', 'Amber Nova 1'],
    ['NAV-35', '/lottery', 'demo_member', 'gp-lottery', 'Hanói 1 minute'],
    ['NAV-36', '/seaLottery', 'demo_member', 'gp-lottery', 'Hanói 1 minute'],
    ['NAV-37', '/vnLottery', 'demo_member', 'gp-lottery', 'Hanói 1 minute'],
    ['NAV-42', '/promotions', undefined, 'gp-promotions', 'Summary of Welcome.'],
    ['NAV-43', '/pointMall', 'demo_member', 'gp-points-mall', '400 points'],
    ['NAV-45', '/seamless', 'demo_member', 'gp-game', 'No game'],
  ] as const) {
    it(`${row} ${path} shows <${tag}> with “${shows}”`, async () => {
      const { core, platform } = account ? await signedInCore(account) : testCore();
      const apps = ['iOS', 'Android'].map(channel => ({ channel, labelNameEn: channel, url: `https://apps.example/${channel}` }));
      platform.on('GET /wps/system/status', () => ({ ...switchedOn('PTSYS3'), resources: apps }));
      await core.status.load();
      core.navigation.navigate(path);
      const host = await mount('gp-outlet');
      const widget = await until(() => host.querySelector(tag), 'its widget');
      await until(() => shownText(widget).includes(shows), `it shows “${shows}”`);
      expect(tags(host)).to.deep.equal([tag]);
    });
  }
});
