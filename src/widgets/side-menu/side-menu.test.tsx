import {
  Refusal,
  axeFindings,
  beforeEach,
  describe,
  expect,
  find,
  it,
  mount,
  named,
  press,
  rootOf,
  setViewport,
  shownText,
  signedInCore,
  switchedOn,
  testCore,
  type,
  until,
} from '../../../tests/widgets-support/index.js';
import { openChat } from '../../core/content/chat.js';
import { qrModules } from '../../ui/share/qr-modules.js';
import './index.js';

const openDialogs = (made: { core: ReturnType<typeof testCore>['core'] }) =>
  made.core.dialogs.store.getState().open.map(entry => entry.name);

describe('gp-side-menu', () => {
  beforeEach(() => setViewport({ width: 1280, height: 800 }));

  it('ERR-27 categories that cannot be loaded leave the menu whole, with another try in their place', async () => {
    const { platform } = testCore();
    platform.on('GET /wps/relay/GCSGAME_newGameVendor', () => new Refusal(400, 'bad-request'));
    const host = await mount('gp-side-menu');
    await until(() => shownText(host).includes('Try again'), 'it offers another try');
    await until(() => shownText(host).includes('Home'), 'the rest stands');
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('HDR-19 HDR-21 NAV-16 what the member centre lists beside the rail, the rail leaves to it where there is room for both', async () => {
    const { core } = await signedInCore();
    const host = await mount('gp-side-menu');
    const deposit = await named(host, 'Deposit', '.side a');
    const isSeen = () => deposit.checkVisibility();
    expect(isSeen()).to.equal(true);
    core.navigation.navigate('/member?page=depositv2');
    await until(() => !isSeen(), 'the member centre has it');
    await setViewport({ width: 900, height: 800 });
    expect(isSeen(), 'the centre has no room for its menu').to.equal(true);
    await setViewport({ width: 1280, height: 800 });
    await core.session.logout();
    core.navigation.navigate('/member');
    await until(isSeen, 'a visitor has no centre');
  });

  for (const name of ['Wallet', 'Deposit', 'Withdraw', 'My account', 'Invite friends', 'Reward centre']) {
    it(`HDR-36 ${name} opens the login popup for a visitor`, async () => {
      const made = testCore();
      made.platform.on('GET /wps/system/status', () => switchedOn('REWARDCENTER3'));
      await made.core.start();
      const host = await mount('gp-side-menu');
      made.core.navigation.navigate('/promotions');
      (await named(host, name, '.side a')).click();
      expect([openDialogs(made), made.core.navigation.store.getState().path], 'over the page where one is').to.deep.equal([
        ['login'],
        '/promotions',
      ]);
    });
    it(`HDR-37 ${name} tells a trial account that a real one is needed`, async () => {
      const made = testCore();
      made.platform.on('GET /wps/system/status', () => switchedOn('REWARDCENTER3'));
      await made.core.start();
      await made.core.session.loginFreePlay();
      const host = await mount('gp-side-menu');
      (await named(host, name, '.side a')).click();
      expect(made.core.dialogs.store.getState().open.map(({ name: dialog, props }) => [dialog, Reflect.get(props, 'title')])).to.deep.equal(
        [['info', { key: 'dialog.real-account-title' }]],
      );
      expect(made.core.navigation.store.getState().path).to.equal('/');
    });
  }

  for (const [row, path] of [
    ['NAV-46', '/seamless'],
    ['NAV-47', '/lottery'],
    ['NAV-47', '/vnLottery'],
    ['NAV-47', '/seaLottery'],
    ['NAV-47', '/SEALOTTERY'],
    ['NAV-15', '/agentHome'],
  ] as const) {
    it(`${row} neither rail nor bar stand at ${path}, and they come back after it`, async () => {
      const { core } = await signedInCore('demo_agent');
      const host = await mount('gp-side-menu');
      await find(host, '.side');
      core.navigation.navigate(path);
      await until(() => !rootOf(host).querySelector('nav') && host.getClientRects().length === 0, 'it is gone');
      expect(core.navigation.store.getState().path.toLowerCase()).to.equal(path.toLowerCase());
      core.navigation.navigate('/member');
      await find(host, '.side');
      expect(host.getClientRects()).to.have.length(1);
    });
  }

  it('HDR-18 home leads home', async () => {
    const { core } = testCore();
    core.navigation.navigate('/rng');
    const host = await mount('gp-side-menu');
    (await named(host, 'Home', '.side a')).click();
    expect(core.navigation.store.getState().path).to.equal('/');
  });

  for (const [row, code, path] of [
    ['NAV-48', 'ELOTT', '/elott'],
    ['NAV-48', 'LOTT', '/elott'],
    ['NAV-49', 'LIVE', '/live'],
    ['NAV-50', 'SPORTS', '/sports'],
    ['NAV-51', 'FISH', '/fish'],
    ['NAV-52', 'RNG', '/rng'],
    ['NAV-53', 'PVP', '/pvp'],
    ['NAV-54', 'ESPORTS', '/esports'],
    ['NAV-55', 'COCKFIGHT', '/cockfight'],
  ] as const) {
    it(`${row} the category ${code} leads to ${path}`, async () => {
      const { core, platform } = testCore();
      platform.on('GET /wps/relay/GCSGAME_newGameVendor', () => ({
        data: {
          lanes: [
            {
              gameCategory: 'A category',
              gameType: code,
              vendors: [{ vassalage: 'A', displayName: 'A', lagerIcon: '', gameType: code, isGame: '' }],
            },
          ],
        },
      }));
      const host = await mount('gp-side-menu');
      const entry = await until(
        () => [...rootOf(host).querySelectorAll<HTMLAnchorElement>('.side a')].find(link => new URL(link.href).pathname === path),
        'the category stands',
      );
      entry.click();
      await until(() => core.navigation.store.getState().path === path, 'its page');
    });
  }

  it('OP-47 a category without a path of its own is the one that is marked, and home is not', async () => {
    const { core, platform } = testCore();
    platform.on('GET /wps/relay/GCSGAME_newGameVendor', () => ({
      data: {
        lanes: [
          {
            gameCategory: 'Mini',
            gameType: 'MINI',
            vendors: [{ vassalage: 'A', displayName: 'A', lagerIcon: '', gameType: 'MINI', isGame: '' }],
          },
        ],
      },
    }));
    const host = await mount('gp-side-menu');
    const marked = () => [...rootOf(host).querySelectorAll('[aria-current=page]')].map(entry => entry.getAttribute('href'));
    await until(() => rootOf(host).querySelector('.side [href$=MINI]'), 'the category stands');
    expect(new Set(marked())).to.deep.equal(new Set(['/']));
    core.navigation.navigate('/?category=MINI');
    await until(() => marked().length === 1 && marked()[0]?.endsWith('?category=MINI'), 'only the category is marked');
  });

  for (const [row, name, path] of [
    ['HDR-19', 'Deposit', '/member?depositv2'],
    ['HDR-20', 'Withdraw', '/member?withdraw'],
    ['HDR-21', 'My account', '/member?securityCenter'],
    ['HDR-22', 'Invite friends', '/member?referral'],
    ['HDR-23', 'Promotions', '/promotions?'],
    ['', 'Wallet', '/member?transferFund'],
  ] as const) {
    it(`${row} ${name} leads a member to its page`.trim(), async () => {
      const { core } = await signedInCore();
      const host = await mount('gp-side-menu');
      (await named(host, name, '.side a')).click();
      const { path: now, query } = core.navigation.store.getState();
      expect(`${now}?${query.page ?? ''}`).to.equal(path);
    });
  }

  it('MSG-09 messages stand only for an account of one’s own, with how many wait', async () => {
    const { core } = await signedInCore();
    const host = await mount('gp-side-menu');
    const mark = await find(host, '.side .unread-count');
    expect(mark.textContent).to.equal('3');
    mark.closest('a')!.click();
    await until(() => core.navigation.store.getState().query.page === 'messageV2', 'the messages');
    await core.session.logout();
    await until(() => !shownText(host).includes('Messages'), 'gone with the account');
  });

  it('HDR-26 licences open their popup', async () => {
    const made = testCore();
    const host = await mount('gp-side-menu');
    (await named(host, 'Licences', '.side button')).click();
    expect(openDialogs(made)).to.deep.equal(['license']);
  });

  it('HDR-27 the QR codes of the apps say the addresses of their resources', async () => {
    const { core, platform } = testCore();
    platform.on('GET /wps/system/status', () => ({
      resources: [
        { channel: 'Android', url: '/app/android.apk' },
        { channel: 'iOS', url: 'https://apps.example/ios' },
      ],
    }));
    const host = await mount('gp-side-menu');
    await core.status.load();
    (await find(host, '.side .apps summary')).click();
    const codes = await until(() => {
      const drawn = [...rootOf(host).querySelectorAll('.side .qr:not([aria-busy])')];
      return drawn.length === 2 ? drawn : undefined;
    }, 'two codes');
    const addresses = [`${location.origin}/app/android.apk`, 'https://apps.example/ios'];
    expect(codes.map(code => code.querySelector('path')?.getAttribute('d'))).to.deep.equal(
      addresses.map(address => qrModules(address).path),
    );
    expect([...rootOf(host).querySelectorAll<HTMLAnchorElement>('.side .app-codes a')].map(link => link.href)).to.deep.equal(addresses);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('HDR-24, HDR-25 VIP and reward centre stand only when they are on', async () => {
    const { core, platform } = testCore();
    platform.on('GET /wps/system/status', () => switchedOn('VIPSYS3'));
    await core.start();
    await core.session.login({ username: 'demo_member', password: 'Demo1234' });
    const host = await mount('gp-side-menu');
    await named(host, 'VIP', '.side a');
    expect(shownText(host)).not.to.include('Reward centre');
    platform.on('GET /wps/system/status', () => ({ whitelabel: [{ modId: 'REWARDCENTER3', enabled: true }] }));
    await core.status.load();
    await named(host, 'Reward centre', '.side a');
    await until(() => !shownText(host).includes('VIP'), 'VIP is gone with its switch');
    platform.on('GET /wps/system/status', () => switchedOn('VIPSYS3'));
    await core.status.load();
    await named(host, 'VIP', '.side a');
    await core.session.logout();
    await until(() => !shownText(host).includes('VIP'), 'VIP is gone with the account');
    await core.session.login({ username: 'demo_agent', password: 'Demo1234' });
    await named(host, 'Messages', '.side a');
    expect(shownText(host), 'an account without VIP').not.to.include('VIP');
  });

  it('HDR-28 the way to customer service has a mark when answers wait, and nobody is asked where nobody has written', async () => {
    const { core, platform } = testCore({ navigation: 'history' });
    platform.on('POST /wps/relay/CBS_chatUnread', ({ body }) => ({ count: body.session === 'visitor-1' ? 2 : 0 }));
    const host = await mount('gp-side-menu');
    await core.status.load();
    await named(host, 'Customer service', '.side .entry');
    expect(platform.callsTo('/wps/relay/CBS_chatUnread')).to.deep.equal([]);
    await openChat(core, 'support');
    await core.queries.changed(['unread-chat']);
    await find(host, '.side .entry .unread-count[aria-label="2 unread messages"]');
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('HDR-28, HDR-29 customer service and one link for each social channel', async () => {
    const { core, platform } = testCore({ navigation: 'history' });
    platform.on('GET /wps/system/status', () => ({
      resources: [
        { channel: 'TELEGRAM', labelNameEn: 'Telegram', url: 'https://telegram.example/' },
        { channel: 'FACEBOOK', labelNameEn: 'Facebook', url: 'javascript:alert(1)' },
        { channel: 'Android', labelNameEn: 'Android', url: 'https://apps.example/android' },
        { channel: 'LIVECHAT', labelNameEn: 'Live chat', url: 'https://chat.example/' },
        { channel: 'INSTAGRAM', labelNameEn: 'Instagram', url: '' },
        { channel: 'WHATSAPP', labelNameEn: 'WhatsApp', url: 'https://whatsapp.example/' },
      ],
    }));
    const host = await mount('gp-side-menu');
    await core.status.load();
    await find(host, '.side .social');
    expect([...rootOf(host).querySelectorAll<HTMLAnchorElement>('.side .social a')].map(link => link.href)).to.deep.equal([
      'https://telegram.example/',
      'https://chat.example/',
      'https://whatsapp.example/',
    ]);
    for (const [name, selector] of [
      ['Customer service', '.side .entry'],
      ['Live chat', '.side .social a'],
    ] as const) {
      (await named(host, name, selector)).click();
      expect(
        core.dialogs.store.getState().open.map(dialog => dialog.name),
        name,
      ).to.deep.equal(['chat']);
      core.dialogs.closeAll();
    }
  });

  it('HDR-30, I18-01 the language selector changes the texts', async () => {
    testCore({ languages: ['EN', 'ES'] });
    const host = await mount('gp-side-menu');
    const spanish = await named(host, 'Español', '.side button');
    expect(rootOf(host).querySelectorAll('.side .segment[lang]')).to.have.length(2);
    spanish.click();
    await until(() => shownText(host).includes('Inicio'), 'Spanish');
    expect(spanish.getAttribute('aria-pressed')).to.equal('true');
    const english = await named(host, 'English', '.side button');
    expect(english.getAttribute('aria-pressed')).to.equal('false');
    english.click();
    await until(() => shownText(host).includes('Home'), 'English again');
  });

  it('the categories of before stand while those of another language are on their way', async () => {
    const { core, platform } = testCore({ languages: ['EN', 'ES'] });
    const host = await mount('gp-side-menu');
    await until(() => shownText(host).includes('FISH'), 'they stand');
    platform.on('GET /wps/relay/GCSGAME_newGameVendor', () => new Promise(() => undefined));
    const entries = rootOf(host).querySelectorAll('.side a').length;
    await core.language.use('ES');
    await until(() => shownText(host).includes('Inicio'), 'Spanish');
    expect(rootOf(host).querySelectorAll('.side a')).to.have.length(entries);
  });

  it('HDR-30, I18-02 many languages stand behind one button, searched by any of their names, chosen by keyboard too', async () => {
    const { core } = testCore({ languages: ['all'] });
    const host = await mount('gp-side-menu');
    const button = await named(host, 'Language: English', '.side button');
    button.click();
    const field = await until(() => rootOf(host).querySelector<HTMLInputElement>('.language-panel .input'), 'the field comes');
    const names = () => [...rootOf(host).querySelectorAll('.language-option')].map(option => option.textContent);
    expect(rootOf(host).activeElement).to.equal(field);
    expect(names().length).to.equal(40);
    expect(names()[0], 'the language of now').to.equal('English');
    expect(rootOf(host).querySelector('.language-option[lang=ar]')?.getAttribute('dir')).to.equal('rtl');
    expect(await axeFindings(host)).to.deep.equal([]);
    await press('ArrowDown');
    expect(rootOf(host).activeElement?.textContent, 'down leads into the list').to.equal('English');
    field.focus();
    type(field, 'span');
    expect(names()).to.deep.equal(['Español']);
    await press('Enter');
    await until(() => core.language.store.getState().language === 'ES' && shownText(host).includes('Inicio'), 'Spanish');
    await until(() => rootOf(host).activeElement === button, 'the button has the focus again');
    button.click();
    await until(() => names()[0] === 'Español', 'it stands first now');
    type(rootOf(host).querySelector<HTMLInputElement>('.language-panel .input')!, 'xyzzy');
    await until(() => shownText(host).includes('0 resultados'), 'that nothing matches is told');
    await press('Escape');
    await until(() => !rootOf(host).querySelector('.language-panel') && rootOf(host).activeElement === button, 'Escape closes it');
  });

  it('SYS-22, OP-49 the theme switch changes the colours', async () => {
    const { core } = testCore();
    const host = await mount('gp-side-menu');
    const ground = () => getComputedStyle(rootOf(host).querySelector('.side')!).backgroundColor;
    const dark = ground();
    expect(await axeFindings(host), 'readable in the dark').to.deep.equal([]);
    (await named(host, 'Light', '.side button')).click();
    expect(core.theme.store.getState().choice).to.equal('light');
    await until(() => ground() !== dark, 'another ground');
    expect(await axeFindings(host), 'readable in the light').to.deep.equal([]);
    (await named(host, 'Dark', '.side button')).click();
    expect(core.theme.store.getState().choice).to.equal('dark');
    await until(() => ground() === dark, 'the first ground again');
  });

  it('folds to 72 px and remembers it', async () => {
    testCore();
    const host = await mount('gp-side-menu');
    expect(host.getBoundingClientRect().width).to.equal(240);
    (await named(host, 'Fold menu')).click();
    await until(() => host.getBoundingClientRect().width === 72, 'it is narrow');
    await named(host, 'Home', '.side a');
    const second = await mount('gp-side-menu');
    expect(second.getBoundingClientRect().width).to.equal(72);
  });

  it('where the page has less room it is narrow until somebody unfolds it', async () => {
    await setViewport({ width: 800, height: 800 });
    testCore();
    const host = await mount('gp-side-menu');
    expect(host.getBoundingClientRect().width).to.equal(72);
    (await named(host, 'Unfold menu')).click();
    await until(() => host.getBoundingClientRect().width === 240, 'it is wide');
  });

  it('beside the member centre, which has a menu of its own, it is narrow where the page has no room for two, until somebody unfolds it', async () => {
    const { core } = await signedInCore();
    const host = await mount('gp-side-menu');
    const width = () => host.getBoundingClientRect().width;
    expect(width()).to.equal(240);
    core.navigation.navigate('/member?page=depositv2');
    await until(() => width() === 72, 'it is narrow');
    core.navigation.navigate('/promotions');
    await until(() => width() === 240, 'elsewhere it is wide');
    core.navigation.navigate('/member');
    await until(() => width() === 72, 'it is narrow again');
    (await named(host, 'Unfold menu')).click();
    await until(() => width() === 240, 'who wants it, has it');
  });

  it('NAV-48 in the rail the categories, which header or lobby show too, are a press away', async () => {
    testCore();
    const host = await mount('gp-side-menu');
    const games = await find<HTMLDetailsElement>(host, '.side details');
    const first = games.querySelector('a')!;
    expect(first.checkVisibility()).to.equal(false);
    games.querySelector('summary')!.click();
    await until(() => first.checkVisibility(), 'they are seen');
  });

  it('NAV-48 the menu of phones is short: its categories are folded, but for who is in one of them', async () => {
    await setViewport({ width: 390, height: 844 });
    const { core } = testCore();
    const host = await mount('gp-side-menu');
    for (const [path, isOpen] of [
      ['/', false],
      ['/fish', true],
    ] as const) {
      core.navigation.navigate(path);
      (await named(host, 'Menu', '.bottom button')).click();
      const games = await find<HTMLDetailsElement>(host, 'dialog[open] details.side-games');
      expect(games.open, path).to.equal(isOpen);
      games.closest('dialog')!.dispatchEvent(new Event('cancel', { cancelable: true }));
      await until(() => !rootOf(host).querySelector('dialog'), 'it is closed');
    }
  });

  it('the menu of phones comes with the first press, styled in the theme of the moment, and gives the focus back', async () => {
    await setViewport({ width: 390, height: 844 });
    const { core, platform } = testCore({ languages: ['EN', 'ES'] });
    platform.on('GET /wps/system/status', () => ({
      resources: [{ channel: 'TELEGRAM', labelNameEn: 'Telegram', url: 'https://telegram.example/' }],
    }));
    const host = await mount('gp-side-menu');
    await core.status.load();
    const menu = await named(host, 'Menu', '.bottom button');
    menu.focus();
    menu.click();
    const drawer = await find<HTMLDialogElement>(host, 'dialog[open]');
    const channel = await until(() => drawer.querySelector<HTMLElement>('.social a'), 'the channel');
    expect(getComputedStyle(channel).borderRadius, 'the sheet of the later part').to.equal('50%');
    const ground = () => getComputedStyle(drawer).backgroundColor;
    const dark = ground();
    drawer.querySelector<HTMLElement>('[aria-label=Light]')!.click();
    await until(() => ground() !== dark, 'it has the other theme');
    expect(getComputedStyle(channel).borderRadius, 'the sheet stays').to.equal('50%');
    expect(await axeFindings(host)).to.deep.equal([]);
    drawer.dispatchEvent(new Event('cancel', { cancelable: true }));
    await until(() => !rootOf(host).querySelector('dialog'), 'it is closed');
    await until(() => rootOf(host).activeElement === menu, 'the focus is back');
  });

  it('a platform without a member centre has no entries of its pages', async () => {
    await setViewport({ width: 1280, height: 900 });
    const { core, platform } = await signedInCore();
    platform.on('GET /wps/system/status', () => ({ ...switchedOn(), capabilities: { lacks: ['getProfile'] } }));
    await core.status.load();
    const host = await mount('gp-side-menu');
    await named(host, 'Promotions', 'a, button');
    const names = [...rootOf(host).querySelectorAll('a, button')].map(entry => entry.textContent);
    for (const lost of ['Deposit', 'Withdraw', 'Wallet', 'My account', 'Messages', 'Invite friends', 'Reward centre'])
      expect(names).not.to.include(lost);
    expect(names).to.include('Favourites');
  });

  it('SYS-22 the drawer of phones covers the header: it holds the ways in, and for who is in the name and the way out', async () => {
    await setViewport({ width: 390, height: 844 });
    for (const isMember of [false, true]) {
      const { core } = isMember ? await signedInCore() : testCore();
      const host = await mount('gp-side-menu');
      (await named(host, 'Menu', '.bottom button')).click();
      const drawer = await find<HTMLDialogElement>(host, 'dialog[open]');
      const top = await until(() => drawer.querySelector('.drawer-account'), 'its top');
      const names = [...top.querySelectorAll('button')].map(button => button.textContent);
      expect(names).to.deep.equal(isMember ? ['Log out'] : ['Log in', 'Register']);
      if (isMember) {
        expect(top.querySelector('strong')?.textContent).to.equal(core.session.store.getState().member?.nickname);
        await until(() => /\d/.test(top.querySelector('.tabular')?.textContent ?? ''), 'the balance');
      }
      top.querySelector('button')!.click();
      await until(() => !rootOf(host).querySelector('dialog'), 'it makes room');
      const open = () => core.dialogs.store.getState().open.map(({ name }) => name);
      if (isMember) await until(() => open().includes('confirm'), 'it is asked first');
      else expect(open()).to.deep.equal(['login']);
      host.remove();
    }
  });

  it('the bar asks a visitor to log in and goes on to the wallet, and offers a trial account a real one', async () => {
    await setViewport({ width: 390, height: 844 });
    const made = testCore();
    const { core } = made;
    const host = await mount('gp-side-menu');
    const wallet = await named(host, 'Wallet', '.bottom a');
    expect([...rootOf(host).querySelectorAll('.bottom .bottom-entry')].map(entry => entry.textContent)).to.deep.equal([
      'Home',
      'Games',
      'Promos',
      'Wallet',
      'Account',
      'Menu',
    ]);
    wallet.click();
    expect(openDialogs(made)).to.deep.equal(['login']);
    await core.session.login({ username: 'demo_member', password: 'Demo1234' });
    await until(() => core.navigation.store.getState().query.page === 'transferFund', 'the wallet');
    await until(() => wallet.ariaCurrent === 'page', 'it is marked');
    (await named(host, 'Account', '.bottom a')).click();
    await until(
      () => core.navigation.store.getState().path === '/member' && !core.navigation.store.getState().query.page,
      'the member centre',
    );
    await core.session.logout();
    await core.session.loginFreePlay();
    core.dialogs.closeAll();
    wallet.click();
    expect(openDialogs(made)).to.deep.equal(['info']);
  });
});
