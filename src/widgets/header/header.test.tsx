import type { Core } from '../../core/parts/core.js';
import {
  Refusal,
  axeFindings,
  describe,
  expect,
  find,
  it,
  mount,
  named,
  rootOf,
  setViewport,
  shownText,
  signedInCore,
  testCore,
  switchedOn,
  until,
  wireVendors,
} from '../../../tests/widgets-support/index.js';
import { shownDialog } from '../../core/testing/shown-dialog.js';
import './index.js';

const says = (host: Element, text: string) => until(() => shownText(host).includes(text), `it says “${text}”`);
/** Path and page of where the core is. */
const place = (core: Core) => {
  const { path, query } = core.navigation.store.getState();
  return `${path}?${query.page ?? ''}`;
};
const openMenu = async (host: Element) => (await named(host, /^My menu/)).click();

describe('gp-header', () => {
  it('HDR-01 a visitor has a login button', async () => {
    const { core } = testCore();
    const host = await mount('gp-header');
    (await named(host, 'Log in')).click();
    expect(core.dialogs.store.getState().open.map(entry => entry.name)).to.deep.equal(['login']);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('leaves the height of a phone on its side to the open game', async () => {
    const { core } = testCore();
    const host = await mount('gp-header');
    await find(host, '.bar');
    await setViewport({ width: 844, height: 390 });
    expect(getComputedStyle(host).display, 'elsewhere it stays').not.to.equal('none');
    core.navigation.navigate('/seamless');
    await until(() => getComputedStyle(host).display === 'none', 'it is out of the way');
    await setViewport({ width: 390, height: 844 });
    expect(getComputedStyle(host).display, 'upright there is room').not.to.equal('none');
  });

  it('HDR-03, HDR-04 a login brings the member panel with the balance', async () => {
    const { core, platform } = testCore();
    const host = await mount('gp-header');
    await named(host, 'Log in');
    await named(host, 'Register');
    expect(rootOf(host).querySelector('.balance, .member-button')).to.equal(null);
    await core.session.login({ username: 'demo_member', password: 'Demo1234' });
    await says(host, '$1,234.56');
    await named(host, /^My menu/);
    for (const gone of ['Log in', 'Register']) expect(shownText(host)).not.to.include(gone);
    expect(await axeFindings(host)).to.deep.equal([]);
    platform.on('GET /wps/v2/wallets/balance', () => ({ balance: 87.65, currency: 'USD', currencySymbol: '$' }));
    await core.wallet.refresh();
    await says(host, '$87.65');
  });

  it('a trial account is told so on a phone too, where a member has the balance instead', async () => {
    await setViewport({ width: 390, height: 844 });
    const { core } = testCore();
    const host = await mount('gp-header');
    await core.session.loginFreePlay();
    const called = await find<HTMLElement>(host, '.member-called');
    await until(() => called.textContent === 'Free play' && called.getClientRects().length > 0, 'the mark shows');
    await core.session.logout();
    await core.session.login({ username: 'demo_member', password: 'Demo1234' });
    await find(host, '.balance');
    expect(rootOf(host).querySelector('.member-called')?.getClientRects().length).to.equal(0);
  });

  it('HDR-37 deposit, withdraw and account of the header tell a trial account that a real one is needed', async () => {
    const { core } = testCore();
    await core.session.loginFreePlay();
    const host = await mount('gp-header');
    const told = () => core.dialogs.store.getState().open.map(({ name, props }) => [name, Reflect.get(props, 'title')]);
    const choices = [
      () => named(host, 'Deposit', '.deposit'),
      ...['Deposit', 'Withdraw', 'My account'].map(name => async () => (await openMenu(host), named(host, name, '.menu-item'))),
    ];
    for (const choice of choices) {
      (await choice()).click();
      expect(told()).to.deep.equal([['info', { key: 'dialog.real-account-title' }]]);
      core.dialogs.closeAll();
    }
    expect(core.navigation.store.getState().path).to.equal('/');
  });

  it('HDR-05 the balance is hidden by asterisks and shown again', async () => {
    await signedInCore();
    const host = await mount('gp-header');
    (await named(host, 'Hide balance')).click();
    await says(host, '*****');
    expect(shownText(host)).not.to.include('1,234.56');
    (await named(host, 'Show balance')).click();
    await says(host, '1,234.56');
    expect(shownText(host)).not.to.include('*');
  });

  it('HDR-06 refresh asks once and shows the new figure', async () => {
    const { platform } = await signedInCore();
    const host = await mount('gp-header');
    await says(host, '1,234.56');
    const before = platform.callsTo('/wps/v2/wallets/balance').length;
    platform.on('GET /wps/v2/wallets/balance', () => ({ balance: 99.5, currency: 'USD', currencySymbol: '$' }));
    (await named(host, 'Refresh balance')).click();
    await says(host, '$99.50');
    expect(platform.callsTo('/wps/v2/wallets/balance').length - before).to.equal(1);
  });

  it('HDR-09 the picture of the account is shown in the panel and in its menu', async () => {
    const { core, platform } = testCore();
    const picture = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/%3E';
    platform.on('GET /wps/member/info/icon', () => ({ url: picture }));
    await core.start();
    await core.session.login({ username: 'demo_member', password: 'Demo1234' });
    const host = await mount('gp-header');
    expect((await find<HTMLImageElement>(host, '.member-button .avatar img')).src).to.equal(picture);
    await openMenu(host);
    expect((await find<HTMLImageElement>(host, '.avatar-large img')).src).to.equal(picture);
  });

  it('the menu says that it is open as soon as it is seen', async () => {
    await signedInCore();
    const host = await mount('gp-header');
    const button = await named(host, /^My menu/);
    button.click();
    const seen = await new Promise<boolean>(resolve => {
      queueMicrotask(() => resolve(rootOf(host).querySelector('.menu-panel:popover-open') !== null));
    });
    expect([seen, button.getAttribute('aria-expanded')]).to.deep.equal([true, 'true']);
  });

  it('HDR-09, ERR-26 a broken picture falls back to the drawn one', async () => {
    const { core, platform } = testCore();
    platform.on('GET /wps/member/info/icon', () => ({ url: 'data:image/png;base64,AAAA' }));
    await core.start();
    await core.session.login({ username: 'demo_member', password: 'Demo1234' });
    const host = await mount('gp-header');
    await find(host, '.avatar[data-default] svg');
    expect(rootOf(host).querySelector('.avatar img')).to.equal(null);
  });

  it('SYS-21 the logo is that of the brand; its name stands where there is none, or it does not load', async () => {
    const { core, platform } = testCore();
    platform.on('GET /wps/system/status', () => ({ merchantName: 'Casa Roja' }));
    const host = await mount('gp-header');
    await until(() => rootOf(host).querySelector('.brand-name')?.textContent === 'Casa Roja', 'its name');
    platform.on('GET /wps/system/status', () => ({
      merchantName: 'Casa Azul',
      logoUrl: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    }));
    await core.status.load();
    const logo = await find<HTMLImageElement>(host, '.brand-logo');
    expect([logo.alt, logo.src.startsWith('data:image/svg+xml')]).to.deep.equal(['Casa Azul', true]);
    logo.dispatchEvent(new Event('error'));
    await until(() => rootOf(host).querySelector('.brand-name')?.textContent === 'Casa Azul', 'its name again');
  });

  it('HDR-16, ERR-25 the id is shown and copied', async () => {
    const { core } = await signedInCore();
    const host = await mount('gp-header');
    await openMenu(host);
    await says(host, 'ID 1');
    const copied: string[] = [];
    const { writeText } = navigator.clipboard;
    navigator.clipboard.writeText = text => Promise.resolve(void copied.push(text));
    try {
      (await named(host, 'Copy user id')).click();
      const said = await until(() => shownDialog(core, 'info'), 'a dialog says so');
      expect(said.props.tone).to.equal('success');
    } finally {
      navigator.clipboard.writeText = writeText;
    }
    expect(copied).to.deep.equal(['1']);
  });

  it('HDR-17 the VIP label only with VIP', async () => {
    await signedInCore('demo_member');
    const host = await mount('gp-header');
    await says(host, 'Gold · level 3');
    host.remove();

    const { core, platform } = testCore();
    platform.on('GET /wps/member/info', () => ({
      id: '1',
      account: 'demo_member',
      nickname: 'Dana',
      type: 0,
      hasVip: false,
      vipLabelName: 'Gold',
      vipRankLevel: 3,
    }));
    await core.start();
    await core.session.login({ username: 'demo_member', password: 'Demo1234' });
    const without = await mount('gp-header');
    await openMenu(without);
    await says(without, 'ID 1');
    expect([rootOf(without).querySelector('.vip'), shownText(without).includes('Gold')]).to.deep.equal([null, false]);
  });

  it('HDR-02 a visitor has a register button', async () => {
    const { core } = testCore();
    const host = await mount('gp-header');
    (await named(host, 'Register')).click();
    expect(core.dialogs.store.getState().open.map(entry => entry.name)).to.deep.equal(['register']);
  });

  it('HDR-07 deposit leads to its page', async () => {
    const { core } = await signedInCore();
    const host = await mount('gp-header');
    (await named(host, 'Deposit')).click();
    expect(place(core)).to.equal('/member?depositv2');
  });

  for (const [row, name, page] of [
    ['HDR-08', 'Withdraw', 'withdraw'],
    ['HDR-10', 'My account', 'securityCenter'],
    ['HDR-11', 'Betting record', 'personalHistoryCopy'],
    ['HDR-12', 'Messages', 'messageV2'],
  ] as const) {
    it(`${row} the menu’s ${name} leads to its page`, async () => {
      const { core } = await signedInCore();
      const host = await mount('gp-header');
      await openMenu(host);
      (
        await until(
          () => [...rootOf(host).querySelectorAll<HTMLElement>('.menu-item')].find(item => item.textContent?.startsWith(name)),
          name,
        )
      ).click();
      expect(place(core)).to.equal(`/member?${page}`);
    });
  }

  it('PWD-15 the menu’s change of password opens its dialog', async () => {
    const { core } = await signedInCore();
    const host = await mount('gp-header');
    await openMenu(host);
    (await named(host, 'Change password')).click();
    expect(core.dialogs.store.getState().open.at(-1)?.name).to.equal('change-password');
  });

  it('a platform that changes no passwords is not asked to', async () => {
    const { core, platform } = await signedInCore();
    platform.on('GET /wps/system/status', () => ({ ...switchedOn(), capabilities: { lacks: ['changePassword'] } }));
    await core.status.load();
    const host = await mount('gp-header');
    await openMenu(host);
    await named(host, 'Log out');
    expect(shownText(host)).not.to.include('Change password');
  });

  it('a platform without a member centre has no ways to its pages, neither in the header nor in its menu', async () => {
    const { core, platform } = await signedInCore();
    platform.on('GET /wps/system/status', () => ({ ...switchedOn(), capabilities: { lacks: ['getProfile'] } }));
    await core.status.load();
    const host = await mount('gp-header');
    await openMenu(host);
    await named(host, 'Log out');
    const names = [...rootOf(host).querySelectorAll('button')].map(button => button.textContent);
    for (const lost of ['Deposit', 'Withdraw', 'Wallet', 'My account', 'Betting record', 'Messages']) expect(names).not.to.include(lost);
    expect(names).to.include('Change password');
  });

  it('HDR-13 the menu’s customer service opens its chat room', async () => {
    const { core } = await signedInCore('demo_member', { navigation: 'history' });
    const host = await mount('gp-header');
    await openMenu(host);
    (await named(host, 'Customer service')).click();
    expect(core.dialogs.store.getState().open.at(-1)?.name).to.equal('chat');
  });

  it('MSG-09 the number of unread messages is asked for and shown', async () => {
    const { platform } = await signedInCore();
    const host = await mount('gp-header');
    await named(host, /3 unread/);
    await openMenu(host);
    expect((await find(host, '.unread-count')).textContent).to.equal('3');
    expect(platform.callsTo('/wps/relay/CSP_unreadCount').length).to.equal(1);
  });

  it('MSG-09, HDR-14 free play has no box: its unread messages are not asked for, and no agent entry', async () => {
    const { core, platform } = testCore();
    await core.session.loginFreePlay();
    const host = await mount('gp-header');
    await openMenu(host);
    await named(host, 'Messages', '.menu-item');
    expect(shownText(host)).not.to.include('Agent centre');
    expect(platform.callsTo('/wps/relay/CSP_unreadCount')).to.deep.equal([]);
    expect(rootOf(host).querySelector('.dot, .unread-count')).to.equal(null);
  });

  it('ERR-27 categories that do not come are asked for again, quietly', async () => {
    const { core, platform } = testCore();
    platform.on('GET /wps/relay/GCSGAME_newGameVendor', () => new Refusal(400, 'bad-request'));
    let again: (() => void) | undefined;
    const { after } = core.scheduler;
    Object.assign(core.scheduler, {
      after: (ms: number, run: () => void) => (ms === 5000 ? ((again = run), () => undefined) : after(ms, run)),
    });
    const host = await mount('gp-header');
    await until(() => again, 'another try is due');
    expect(shownText(host)).not.to.include('Try again');
    platform.on('GET /wps/relay/GCSGAME_newGameVendor', () => wireVendors);
    again!();
    await find(host, '.category-link[href$="/rng"]');
  });

  it('HDR-14, HDR-17 an agent has the agent entry, and no VIP label without VIP', async () => {
    const { core } = await signedInCore('demo_agent');
    const host = await mount('gp-header');
    await openMenu(host);
    const centre = await named(host, 'Agent centre');
    expect(rootOf(host).querySelector('.vip')).to.equal(null);
    centre.click();
    await until(() => core.navigation.store.getState().path === '/agentHome', 'the agents’ page');
    await core.session.logout();
    core.navigation.navigate('/');
    await core.session.login({ username: 'demo_member', password: 'Demo1234' });
    await openMenu(host);
    await says(host, 'Gold');
    expect(shownText(host)).not.to.include('Agent centre');
  });

  it('HDR-15 sign out asks first', async () => {
    const { core } = await signedInCore();
    const host = await mount('gp-header');
    await openMenu(host);
    (await named(host, 'Log out')).click();
    const [question] = core.dialogs.store.getState().open;
    expect(core.dialogs.store.getState().open.map(({ name }) => name)).to.deep.equal(['confirm']);
    expect(core.session.store.getState().state).to.equal('real');
    core.dialogs.close(question!.id, false);
    await openMenu(host);
    (await named(host, 'Log out')).click();
    expect(core.session.store.getState().state, 'who says no stays').to.equal('real');
    core.dialogs.close(core.dialogs.store.getState().open.at(-1)!.id, true);
    await named(host, 'Log in');
  });

  it('NAV-56 categories are links, with the vendors one click away', async () => {
    const { core } = testCore();
    const host = await mount('gp-header');
    const slots = await find<HTMLAnchorElement>(host, '.category-link[href$="/rng"]');
    expect(slots.textContent).to.equal('RNG');
    (await named(host, 'Providers: RNG')).click();
    const vendors = await until(() => rootOf(host).querySelector('.menu-panel:popover-open'), 'the vendors');
    expect([...vendors.querySelectorAll('.vendor-name')].map(name => name.textContent)).to.deep.equal(['Nova Play', 'Orbit Games']);
    slots.click();
    await until(() => core.navigation.store.getState().path === '/rng', 'the category’s page');
  });

  it('NAV-56 where the current category has no room, what holds it is marked as it would be', async () => {
    const { core } = testCore();
    core.navigation.navigate('/live');
    const host = await mount('gp-header');
    const isMarked = (selector: string) =>
      getComputedStyle(rootOf(host).querySelector(selector)!.closest('.category')!).boxShadow !== 'none';
    host.style.inlineSize = '1400px';
    await until(() => rootOf(host).querySelector('.category-link[aria-current]') && isMarked('.category-link[aria-current]'), 'in the bar');
    expect(rootOf(host).querySelector('.menu-item[aria-current]')).to.equal(null);
    host.style.inlineSize = '420px';
    rootOf(host).querySelector<HTMLElement>('.categories')!.style.cssText =
      'display: flex; visibility: visible; flex: none; inline-size: 140px';
    await until(() => rootOf(host).querySelector('.menu-item[aria-current]'), 'it is behind the dots');
    expect(isMarked('.menu-item[aria-current]')).to.equal(true);
    core.navigation.navigate('/help');
    await until(() => !rootOf(host).querySelector('.menu-item[aria-current]'), 'the page is another');
    expect(isMarked('.menu-item')).to.equal(false);
  });

  it('HDR-04 whatever the balance, the bar is no wider than the phone, and the logo is whole or not there', async () => {
    const { core, platform } = await signedInCore();
    const logoUrl = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 5 1'/%3E";
    platform.on('GET /wps/system/status', () => ({ merchantName: 'Nova Palace', logoUrl }));
    await core.status.load();
    const sees: string[] = [];
    for (const balance of [1.5, 1_234_567.89, 123_456_789.01]) {
      platform.on('GET /wps/v2/wallets/balance', () => ({ balance, currency: 'USD', currencySymbol: '$' }));
      for (const width of [320, 390]) {
        const host = await mount('gp-header');
        host.style.inlineSize = `${width}px`;
        (await named(host, 'Refresh balance')).click();
        await says(host, new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(balance));
        const logo = await find(host, '.brand-logo');
        const brand = logo.closest('.brand')!.getBoundingClientRect();
        const { left, right, top } = logo.getBoundingClientRect();
        expect(right - left, `${balance} at ${width}`).to.equal(96);
        sees.push(top >= brand.bottom ? 'none' : right <= brand.right + 0.5 ? 'whole' : 'cut');
        const bar = rootOf(host).querySelector('.bar')!;
        expect(bar.scrollWidth, `${balance} at ${width}`).to.be.at.most(width);
        host.remove();
      }
    }
    expect(sees).to.deep.equal(['none', 'whole', 'none', 'none', 'none', 'none']);
  });

  it('NAV-56 what has no room stands under its name, beside the last that fits', async () => {
    const { platform } = testCore();
    platform.on('GET /wps/relay/GCSGAME_newGameVendor', () => ({
      data: {
        lanes: ['LIVE', 'FISH', 'PVP', 'RNG', 'SPORTS', 'ELOTT', 'COCKFIGHT'].map(gameType => ({
          gameCategory: `Kind ${gameType}`,
          gameType,
          vendors: [{ vassalage: gameType, displayName: gameType, gameType }],
        })),
      },
    }));
    const host = await mount('gp-header');
    await find(host, '.category-link');
    const bar = rootOf(host).querySelector<HTMLElement>('.categories')!;
    bar.style.cssText = 'display: flex; visibility: visible; flex: none; inline-size: 420px';
    const more = await named(host, 'More categories');
    await until(() => more.checkVisibility(), 'not all have room');
    expect(more.innerText).to.include('More categories');
    const fit = [...rootOf(host).querySelectorAll('li.category:not([data-over])')];
    expect(fit.length).to.be.above(0);
    for (const direction of ['ltr', 'rtl']) {
      bar.style.direction = direction;
      await until(() => {
        const [last, next] = [fit.at(-1)!.getBoundingClientRect(), more.getBoundingClientRect()];
        return Math.abs(direction === 'ltr' ? next.left - last.right : last.left - next.right) < 2;
      }, `beside it, ${direction}`);
    }
  });

  for (const [what, goes] of [
    ['another page', ({ core }: ReturnType<typeof testCore>) => core.navigation.navigate('/help')],
    ['a connection that goes', () => window.dispatchEvent(new Event('offline'))],
  ] as const) {
    it(`${what} closes the open vendors`, async () => {
      const made = testCore();
      const host = await mount('gp-header');
      (await named(host, 'Providers: RNG')).click();
      await until(() => rootOf(host).querySelector('.menu-panel:popover-open'), 'the vendors');
      goes(made);
      await until(() => !rootOf(host).querySelector('.menu-panel:popover-open'), 'they are closed');
    });
  }

  it('a press of a category before its vendors have opened leads there, and nothing opens over it', async () => {
    const { core } = testCore();
    const host = await mount('gp-header');
    const slots = await find<HTMLAnchorElement>(host, '.category-link[href$="/rng"]');
    const own = window.setTimeout;
    const waits: number[] = [];
    const clear = window.clearTimeout;
    const cleared: (number | undefined)[] = [];
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number) => {
        const timer = own(run, ms);
        if (ms === 120) waits.push(timer);
        return timer;
      },
      clearTimeout: (timer?: number) => {
        cleared.push(timer);
        clear(timer);
      },
    });
    try {
      slots.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true, composed: true }));
      await until(() => waits.length === 1, 'the mouse rests');
      slots.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'mouse', bubbles: true, composed: true }));
      expect(cleared).to.include(waits[0]);
      slots.click();
      await until(() => core.navigation.store.getState().path === '/rng', 'the category’s page');
    } finally {
      Object.assign(window, { setTimeout: own, clearTimeout: clear });
    }
  });

  it('CON-49 the vendors are wide from eleven on', async () => {
    const { platform } = testCore();
    const vendors = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ vassalage: `V${index}`, displayName: `Vendor ${index}`, gameType: 'LIVE' }));
    platform.on('GET /wps/relay/GCSGAME_newGameVendor', () => ({
      data: {
        lanes: [
          { gameCategory: 'Ten', gameType: 'LIVE', vendors: vendors(10) },
          { gameCategory: 'Eleven', gameType: 'FISH', vendors: vendors(11) },
        ],
      },
    }));
    const host = await mount('gp-header');
    await until(() => rootOf(host).querySelectorAll('.vendor-panel').length === 2, 'both categories');
    const [ten, eleven] = rootOf(host).querySelectorAll<HTMLElement>('.vendor-panel');
    expect(ten?.dataset.wide).to.equal(undefined);
    expect(eleven?.dataset.wide).to.equal('true');
    const widths: number[] = [];
    for (const name of ['Providers: Ten', 'Providers: Eleven']) {
      (await named(host, name)).click();
      const panel = await until(() => rootOf(host).querySelector('.menu-panel:popover-open'), name);
      widths.push(Math.round(panel.getBoundingClientRect().width));
      (await named(host, name)).click();
      await until(() => !rootOf(host).querySelector('.menu-panel:popover-open'), 'it is closed');
    }
    expect(widths[1], 'the wide one').to.be.greaterThan(widths[0]! * 2);
  });

  it('NAV-15 NAV-45 NAV-46 stands over every page but that of the agent centre, over an open game too', async () => {
    const { core } = await signedInCore('demo_agent');
    const host = await mount('gp-header');
    for (const path of ['/', '/member', '/seamless', '/lottery']) {
      core.navigation.navigate(path);
      await find(host, '.bar');
      expect([core.navigation.store.getState().path, host.getClientRects().length]).to.deep.equal([path, 1]);
    }
    core.navigation.navigate('/agentHome');
    await until(() => !rootOf(host).querySelector('.bar') && host.getClientRects().length === 0, 'it is gone');
    core.navigation.navigate('/');
    await find(host, '.bar');
  });

  it('SYS-01 shows nothing while the platform is closed', async () => {
    const { core, platform } = testCore();
    platform.on('GET /wps/system/status', () => ({ maintenance: true }));
    const host = await mount('gp-header');
    await core.status.load();
    await until(() => shownText(host) === '', 'it is empty');
  });
});
