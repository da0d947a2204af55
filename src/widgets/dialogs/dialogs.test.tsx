import {
  describe,
  expect,
  find,
  it,
  mount,
  named,
  Refusal,
  rootOf,
  shownText,
  testCore,
  type,
  until,
  axeFindings,
  signedInCore,
  wireGames,
  wireVendors,
} from '../../../tests/widgets-support/index.js';
import { deepFocus } from '../../ui/overlay/deep-focus.js';
import { loadSafeHtml } from '../../ui/html/safe-html-code.js';
import './index.js';

const count = (host: Element) => rootOf(host).querySelectorAll('dialog[open]').length;

describe('gp-dialogs', () => {
  it('MOD-01 the login opens by name; its form is one shadow level deep and has the focus', async () => {
    const { core } = testCore();
    const host = await mount('gp-dialogs');
    core.dialogs.open('login');
    const login = await until(() => host.querySelector(':scope > gp-login'), 'gp-login is a child of gp-dialogs');
    const username = await find<HTMLInputElement>(login, 'input[name="username"]');
    await until(() => deepFocus(document) === username, 'the username has the focus');
    expect(username.getRootNode()).to.equal(login.shadowRoot);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('REG-45 the popup stays for the registration, and is gone once that is done', async () => {
    const { core } = testCore();
    const host = await mount('gp-dialogs');
    core.dialogs.open('register');
    const form = await until(() => host.querySelector('gp-register'), 'the form in its popup');
    const typed = { username: 'ana_maria', password: 'Secret12', confirmPassword: 'Secret12' };
    for (const [name, value] of Object.entries(typed)) type(await find<HTMLInputElement>(form, `input[name="${name}"]`), value);
    (await find(form, 'input[name=agreement]')).click();
    (await find<HTMLFormElement>(form, 'form[part=form]')).requestSubmit();
    const range = await find<HTMLInputElement>(form, 'input[type=range]');
    expect(count(host)).to.be.at.least(1);
    type(range, '120');
    (await named(form, 'Confirm', 'button')).click();
    await until(() => core.session.store.getState().state === 'real', 'signed in');
    await until(() => !form.isConnected, 'the form has gone');
    expect(count(host)).to.equal(0);
  });

  it('MOD-07 announcements open by themselves, so they are seen when all of them stands; a dialog that was asked for at once', async () => {
    const { core, platform } = testCore();
    platform.on('GET /wps/relay/MCSFE_getListAnnouncements', () => ({
      banners: [],
      player: [],
      popup: [{ id: 'p', title: 'Title', content: '<p>Content</p>', execution: 'B' }],
      promotion: [],
    }));
    const host = await mount('gp-dialogs');
    await Promise.all([loadSafeHtml(), core.language.need('notices'), core.queries.fetch(core.catalogue.announcements())]);
    const seen: boolean[] = [];
    const watching = new MutationObserver(() => {
      if (rootOf(host).querySelector('dialog[open]:not([data-waiting])'))
        seen.push(Boolean(host.querySelector('gp-announcements')?.shadowRoot?.querySelector('.slide .rich-text > *')));
    });
    watching.observe(rootOf(host), { childList: true, subtree: true, attributes: true });
    core.dialogs.open('announcement');
    await until(() => seen.length > 0, 'it is seen');
    watching.disconnect();
    expect(seen).to.not.include(false);
    core.dialogs.open('login');
    expect((await find(host, 'dialog[open]:last-of-type')).dataset.waiting).to.equal(undefined);
  });

  it('typed values survive closing the login by accident', async () => {
    const { core } = testCore();
    const host = await mount('gp-dialogs');
    core.dialogs.open('login');
    type(await find(await until(() => host.querySelector('gp-login'), 'the login'), 'input[name="username"]'), 'ana');
    (await named(host, 'Close')).click();
    await until(() => count(host) === 0 && !host.querySelector('gp-login'), 'the login is gone');
    core.dialogs.open('login');
    const again = await find<HTMLInputElement>(await until(() => host.querySelector('gp-login'), 'the login'), 'input[name="username"]');
    expect(again.value).to.equal('ana');
  });

  it('a login closes the popup', async () => {
    const { core } = testCore();
    const host = await mount('gp-dialogs');
    core.dialogs.open('login');
    const login = await until(() => host.querySelector('gp-login'), 'the login');
    type(await find(login, 'input[name="username"]'), 'demo_member');
    type(await find(login, 'input[name="password"]'), 'Demo1234');
    (await find<HTMLFormElement>(login, 'form')).requestSubmit();
    await until(() => count(host) === 0, 'the popup is closed');
    expect(core.session.store.getState().state).to.equal('real');
  });

  it('a question answers yes only by its own button, and the safe answer has the focus', async () => {
    const { core } = testCore();
    const host = await mount('gp-dialogs');
    const ask = () =>
      core.dialogs.confirm({ title: { key: 'dialog.logout-title' }, yes: { key: 'nav.log-out' }, no: { key: 'common.cancel' } });
    let answer = ask();
    const stay = await named(host, 'Cancel');
    await until(() => deepFocus(document) === stay, 'the safe answer has the focus');
    (await named(host, 'Log out')).click();
    expect(await answer).to.equal(true);
    answer = ask();
    (await find(host, 'dialog[open]')).dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(await answer).to.equal(false);
  });

  it('ERR-24 the trial message has a confirm button, in English and Spanish', async () => {
    const { core } = testCore();
    const host = await mount('gp-dialogs');
    await core.session.loginFreePlay();
    expect(core.access.ask('launch')).to.equal(false);
    await named(host, 'OK', '.message-actions button');
    for (const words of ['A real account is needed', 'You are trying the site with free play. To do this you need a real account.'])
      expect(shownText(host)).to.include(words);
    await core.language.use('ES');
    const confirm = await named(host, 'Aceptar', '.message-actions button');
    for (const words of ['Necesitas una cuenta real', 'Estás probando el sitio con juego gratis. Para esto necesitas una cuenta real.'])
      expect(shownText(host)).to.include(words);
    confirm.click();
    await until(() => count(host) === 0, 'closed');
  });

  it('ERR-22 a warning in the platform’s own words shows them, and its button closes it', async () => {
    const { core } = testCore();
    const host = await mount('gp-dialogs');
    const told = core.dialogs.info({
      title: { key: 'code.refused-title' },
      body: { key: 'common.said', values: { text: 'Five codes today. Try tomorrow.' } },
      tone: 'warning',
    });
    await find(host, 'dialog[open]');
    expect(shownText(host)).to.include('Five codes today. Try tomorrow.');
    (await find(host, '.message-actions button')).click();
    await told;
    await until(() => count(host) === 0, 'closed');
  });

  it('GAM-02 the trial message offers the registration, and the free trial of a game that has one', async () => {
    const { core } = testCore();
    const host = await mount('gp-dialogs');
    await core.session.loginFreePlay();
    let tried = 0;
    core.access.ask('launch', undefined, undefined, () => void tried++);
    (await named(host, 'Free trial')).click();
    await until(() => count(host) === 0, 'closed');
    expect(tried).to.equal(1);
    core.access.ask('favourites');
    const register = await named(host, 'Register');
    expect([...rootOf(host).querySelectorAll('.message-actions button')].map(({ textContent }) => textContent)).to.deep.equal([
      'OK',
      'Register',
    ]);
    register.click();
    await until(
      () =>
        core.dialogs.store
          .getState()
          .open.map(({ name }) => name)
          .join() === 'register',
      'the registration opens instead',
    );
  });

  it('a dialog that is called again comes to the front', async () => {
    const { core } = testCore();
    const host = await mount('gp-dialogs');
    core.dialogs.open('login');
    const login = await until(() => host.querySelector('gp-login'), 'the login');
    void core.dialogs.info({ title: { key: 'common.copied' } });
    await until(() => count(host) === 2, 'both are open');
    core.dialogs.open('login');
    await until(() => {
      const box = login.getBoundingClientRect();
      return box.width > 0 && document.elementFromPoint(box.left + box.width / 2, box.top + 20) === login;
    }, 'the login is on top');
    expect(count(host)).to.equal(2);
  });

  it('MOD-17 a dialog above another gives the focus back to what opened it there', async () => {
    const { core } = testCore();
    const host = await mount('gp-dialogs');
    core.dialogs.open('login');
    const login = await until(() => host.querySelector('gp-login'), 'the login');
    const name = await find<HTMLInputElement>(login, 'input[name="username"]');
    await until(() => deepFocus(document) === name, 'the field has the focus');
    core.dialogs.open('help', { section: 'term' });
    await until(() => count(host) === 2 && deepFocus(document) !== name, 'the help has it');
    core.dialogs.close('help');
    await until(() => count(host) === 1, 'the help is gone');
    await until(() => deepFocus(document) === name, 'the field has the focus again');
  });

  it('MOD-17 of three, each that is closed gives the focus back to what opened it in the one below', async () => {
    const { core } = testCore();
    const host = await mount('gp-dialogs');
    core.dialogs.open('login');
    const login = await until(() => host.querySelector('gp-login'), 'the login');
    const name = await find<HTMLInputElement>(login, 'input[name="username"]');
    await until(() => deepFocus(document) === name, 'the field has the focus');
    core.dialogs.open('help');
    const topic = await find<HTMLElement>(await until(() => host.querySelector('gp-help'), 'the help'), 'button, a[href]');
    topic.focus();
    core.dialogs.open('license');
    await until(() => count(host) === 3 && deepFocus(document) !== topic, 'the licences have it');
    const last = [...rootOf(host).querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)!;
    last.dispatchEvent(new Event('cancel', { cancelable: true }));
    await until(() => count(host) === 2, 'the licences are gone');
    await until(() => deepFocus(document) === topic, 'the topic has the focus again');
    core.dialogs.close('help');
    await until(() => count(host) === 1, 'the help is gone');
    await until(() => deepFocus(document) === name, 'the field has the focus again');
  });

  it('MOD-17 SYS-01 while the platform is closed the dialog steps back, and then stands as it was left, with the focus in it', async () => {
    const { core, platform } = testCore();
    const host = await mount('gp-dialogs');
    core.dialogs.open('login');
    const field = async () =>
      find<HTMLInputElement>(await until(() => host.querySelector('gp-login'), 'the login'), 'input[name="username"]');
    const typed = await field();
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    value.set!.call(typed, 'somebody');
    typed.dispatchEvent(new Event('input', { bubbles: true }));
    platform.on('GET /wps/system/status', () => ({ maintenance: true }));
    await core.status.load();
    await until(() => count(host) === 0, 'it steps back');
    platform.on('GET /wps/system/status', () => ({}));
    await core.status.load();
    await until(() => count(host) === 1, 'it is back');
    const back = await field();
    await until(() => back.value === 'somebody', 'what was typed stands');
    await until(() => deepFocus(document)?.matches('input[type="password"]'), 'the first empty field has the focus');
  });

  it('of a site that is covered because nothing is known of it the login waits, and comes when it is', async () => {
    const { core, platform } = testCore({ navigation: 'history' });
    platform.on('GET /wps/system/status', () => new Refusal(503, 'unknown'));
    const host = await mount('gp-dialogs');
    await core.status.load();
    core.dialogs.open('login');
    core.dialogs.open('chat');
    await until(() => count(host) === 1, 'customer service alone');
    core.dialogs.close('chat');
    platform.on('GET /wps/system/status', () => ({}));
    await core.status.load();
    await until(() => host.querySelector('gp-login'), 'the login');
  });

  it('GAM-09 a game under maintenance shows others, and a click starts one', async () => {
    const { core, platform } = await signedInCore();
    const host = await mount('gp-dialogs');
    const broken = wireGames.find(game => game.maintenance)!;
    const { games } = await core.queries.fetch(core.catalogue.games({ vendorCode: broken.vassalage, page: 1, pageSize: 30 }));
    await core.launch.game(games.find(game => game.inMaintenance)!);
    const first = await find(host, '.games button');
    await until(() => shownText(host).includes(`${broken.gameName} is under maintenance`), 'it says why');
    expect(rootOf(host).querySelectorAll('.games button').length).to.be.within(1, 12);
    expect(platform.callsTo('/wps/game/launchGame')).to.deep.equal([]);
    first.click();
    const { body } = await until(() => platform.callsTo('/wps/game/launchGame')[0], 'the other game is launched');
    expect(body.nodeId).to.not.equal(broken.nodeId);
  });

  it('MOD-09 GAM-05 GAM-06 GAM-07 a vendor whose isGame is VASSALAGE opens the popup of its games, and a click launches one', async () => {
    const { core, platform } = await signedInCore();
    const lane = wireVendors.data.lanes.find(({ gameType }) => gameType === 'FISH')!;
    platform.on('GET /wps/relay/GCSGAME_newGameVendor', () => ({
      data: { lanes: [{ ...lane, vendors: lane.vendors.map(vendor => ({ ...vendor, isGame: 'VASSALAGE' })) }] },
    }));
    const host = await mount('gp-dialogs');
    const [fishing] = await core.catalogue.loadCategories();
    await core.launch.vendor(fishing!.vendors[0]!);
    await find(host, '.games button');
    expect(shownText(host)).to.include('Games of Tide Studio');
    const names = [...rootOf(host).querySelectorAll('.game-name')].map(name => name.textContent);
    expect(names).to.deep.equal(wireGames.filter(game => game.vassalage === 'TIDE').map(game => game.gameName));
    (await find(host, '.games button')).click();
    const { body } = await until(() => platform.callsTo('/wps/game/launchGame')[0], 'a game is launched');
    expect([body.vassalage, body.nodeId]).to.deep.equal(['TIDE', wireGames.find(game => game.vassalage === 'TIDE')!.nodeId]);
  });

  it('GAM-06 the popup of a vendor of many games leads to all of them, page by page', async () => {
    const { core } = await signedInCore();
    const host = await mount('gp-dialogs');
    core.dialogs.open('game-popup', { vendorCode: 'ORBIT', name: 'Orbit Games' });
    const names = () => [...rootOf(host).querySelectorAll('.game-name')].map(name => name.textContent);
    await until(() => names().length === 18, 'the first page stands');
    const seen = names();
    (await named(host, 'Next')).click();
    await until(() => names().length === 12, 'the last page stands');
    expect([...seen, ...names()]).to.deep.equal(wireGames.filter(game => game.vassalage === 'ORBIT').map(game => game.gameName));
    expect(((await named(host, 'Next')) as HTMLButtonElement).disabled).to.equal(true);
  });

  it('a forced change of password does not close, but can be left by logging out (OP-18)', async () => {
    const { core, platform } = testCore();
    platform.on('POST /wps/session/login', () => ({ token: 'token-demo_member', passwordDefault: true }));
    const host = await mount('gp-dialogs');
    await core.session.login({ username: 'demo_member', password: 'Demo1234' });
    const dialog = await find(host, 'dialog[open]');
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(rootOf(host).querySelector('.dialog-close')).to.equal(null);
    expect(count(host)).to.equal(1);
    const form = await until(() => host.querySelector('gp-change-password'), 'the form is there');
    (await named(form, 'Log out')).click();
    await until(() => count(host) === 0, 'closed');
    expect(core.session.store.getState().passwordChange).to.equal(undefined);
  });

  for (const [row, name, tag] of [
    ['MOD-02', 'register', 'gp-register'],
    ['MOD-03', 'change-password', 'gp-change-password'],
    ['MOD-04', 'forgot-password', 'gp-forgot-password'],
  ] as const) {
    it(`${row} “${name}” opens by its name from anywhere, once, and closes`, async () => {
      const { core } = testCore();
      const host = await mount('gp-dialogs');
      core.dialogs.open(name);
      core.dialogs.open(name);
      const form = await until(() => host.querySelector(tag), 'its widget');
      expect([Reflect.get(form, 'popup'), form.matches('[popup]')]).to.deep.equal([true, true]);
      expect(count(host)).to.equal(1);
      (await find(host, '.dialog-close')).click();
      await until(() => count(host) === 0, 'closed');
    });
  }

  it('MOD-11 the chat room opens by its name from anywhere, once, and closes', async () => {
    const { core } = testCore();
    const host = await mount('gp-dialogs');
    core.dialogs.open('chat');
    core.dialogs.open('chat');
    await until(() => host.querySelector('gp-chat'), 'its widget');
    expect(count(host)).to.equal(1);
    core.dialogs.close('chat');
    await until(() => !host.querySelector('gp-chat'), 'closed');
  });

  it('NAV-20, SES-27, MOD-06 the help opens at the terms; MOD-08 the licence is a text of its own', async () => {
    const { core } = testCore();
    const host = await mount('gp-dialogs');
    for (const name of ['section', 'topic']) {
      core.dialogs.open('help', { [name]: 'term' });
      const help = await until(() => host.querySelector('gp-help'), 'the help');
      await until(() => shownText(help).includes('You must be 18 or older.'), 'the terms');
      core.dialogs.close('help');
      await until(() => !host.querySelector('gp-help'), 'the help is gone');
    }
    core.dialogs.open('license');
    const license = await until(
      () => [...host.querySelectorAll('gp-help')].find(each => Reflect.get(each, 'single') === true || each.hasAttribute('single')),
      'the licence',
    );
    await until(() => shownText(license).includes('Licensed by nobody.'), 'its text');
    expect(shownText(license)).not.to.include('Deposits');
  });

  it('MOD-07 the announcements and MOD-05 the notices open by name', async () => {
    const { core } = testCore();
    const host = await mount('gp-dialogs');
    core.dialogs.open('announcement');
    await until(() => host.querySelector('gp-announcements'), 'the announcements');
    core.dialogs.open('notice', { id: 'notice-1' });
    const notices = await until(() => host.querySelector('gp-notices'), 'the notices');
    await until(() => shownText(notices).includes('Planned work on Sunday.'), 'its text');
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('HOM-09 the notices open at the one that was asked for', async () => {
    const { core, platform } = testCore();
    const player = [1, 2].map(number => ({
      id: `n${number}`,
      title: `Notice ${number}`,
      content: `<p>Text of ${number}.</p>`,
      execution: 'B',
    }));
    platform.on('GET /wps/relay/MCSFE_getListAnnouncements', () => ({ banners: [], player, popup: [], promotion: [] }));
    const host = await mount('gp-dialogs');
    core.dialogs.open('notice', { id: 'n2' });
    const notices = await until(() => host.querySelector('gp-notices'), 'the notices');
    const opened = await find(notices, '.open-notice .rich-text > *');
    expect(opened.textContent).to.equal('Text of 2.');
  });

  it('I18-06 an open popup, the form in it and what it says of a failure change with the language', async () => {
    const { core } = testCore();
    const host = await mount('gp-dialogs');
    core.dialogs.open('login');
    const login = await until(() => host.querySelector<HTMLElement>('gp-login'), 'the login');
    type(await find(login, 'input[name="username"]'), 'demo_member');
    type(await find(login, 'input[name="password"]'), 'wrong');
    (await find<HTMLFormElement>(login, 'form')).requestSubmit();
    const said = (texts: string[]) => until(() => texts.every(text => shownText(login).includes(text)), texts.join(', '));
    await said(['Username', 'Username or password is not correct.']);
    const title = await find(host, 'dialog[open] h2');
    expect(title.textContent).to.equal('Log in');
    await core.language.use('ES');
    await said(['Usuario', 'El usuario o la contraseña no es correcto.']);
    expect([title.textContent, login.isConnected]).to.deep.equal(['Iniciar sesión', true]);
    expect(shownText(login)).not.to.include('Username');
  });

  it('MOD-10 MOD-12 a visitor who asks for contract or member centre gets the login instead; a member gets them', async () => {
    const { core } = testCore();
    const host = await mount('gp-dialogs');
    const names = () =>
      core.dialogs.store
        .getState()
        .open.map(({ name }) => name)
        .join();
    for (const name of ['contract', 'member-center'] as const) {
      core.dialogs.open(name);
      await until(() => names() === 'login', 'the login');
      core.dialogs.closeAll();
    }
    await core.session.login({ username: 'demo_member', password: 'Demo1234' });
    core.dialogs.open('contract', { kind: 'daily', request: '7' });
    const contract = await until(() => host.querySelector('gp-contract'), 'the contracts');
    expect([names(), contract.getAttribute('kind'), contract.getAttribute('request'), contract.hasAttribute('popup')]).to.deep.equal([
      'contract',
      'daily',
      '7',
      true,
    ]);
    await until(() => find(host, 'dialog[open] h2').then(heading => heading.textContent === 'Contracts'), 'its title');
    core.dialogs.closeAll();
    await core.session.logout();
    core.dialogs.closeAll();
    await core.session.login({ username: 'demo_agent', password: 'Demo1234' });
    core.dialogs.open('contract');
    await until(() => host.querySelector('gp-contract'), 'an agent’s contracts');
  });

  it('MOD-12 the member centre opens over the page at the page that is named, and no address changes', async () => {
    const { core } = await signedInCore();
    const host = await mount('gp-dialogs');
    const before = core.navigation.store.getState();
    core.dialogs.open('member-center', { page: 'security' });
    const centre = await until(() => host.querySelector('gp-member-centre'), 'the member centre');
    await until(() => centre.shadowRoot?.querySelector('h2')?.textContent === 'Security centre', 'its page');
    expect(core.navigation.store.getState()).to.deep.equal(before);
  });

  it('MOD-13 the agent centre opens over the page for an agent, and for nobody else', async () => {
    const { core } = await signedInCore('demo_agent');
    const host = await mount('gp-dialogs');
    const before = core.navigation.store.getState();
    core.dialogs.open('agent-center');
    await until(() => host.querySelector('gp-agent-centre'), 'the agent centre');
    expect(core.navigation.store.getState()).to.deep.equal(before);
    core.dialogs.closeAll();
    await core.session.logout();
    await core.session.login({ username: 'demo_member', password: 'Demo1234' });
    core.dialogs.open('agent-center');
    await until(() => core.dialogs.store.getState().open.every(({ name }) => name !== 'agent-center'), 'a member is sent away');
    expect(host.querySelector('gp-agent-centre')).to.equal(null);
  });

  it('a name without a widget is said honestly', async () => {
    const { core } = testCore();
    const host = await mount('gp-dialogs');
    Reflect.apply(core.dialogs.open, core.dialogs, ['of-another-version']);
    await until(() => shownText(host).includes('This is not available right now. Try again later.'), 'the message');
  });
});
