import {
  describe,
  expect,
  named,
  find,
  it,
  make,
  mount,
  place,
  rootOf,
  shownText,
  signedInCore,
  testCore,
  until,
  whenReady,
  axeFindings,
} from '../../../tests/widgets-support/index.js';
import './index.js';

/** The next window that is opened, in place of the browser's. */
function watchWindows() {
  const opened: { opener: unknown; location: { href: string }; closed: boolean; close(): void }[] = [];
  const open = window.open;
  Object.assign(window, {
    open: () => {
      const made = { opener: {}, location: { href: 'about:blank' }, closed: false, close: () => void (made.closed = true) };
      opened.push(made);
      Object.assign(window, { open });
      return made;
    },
  });
  return opened;
}
const cut = () => Promise.reject(new TypeError('cut'));
const says = (host: Element, text: string) => until(() => shownText(host).includes(text), `it says “${text}”`);

describe('gp-status', () => {
  it('SYS-06, SYS-07, SYS-08, SYS-09, ERR-19 maintenance has title, end with countdown, text and customer service, in both languages', async () => {
    const { core, platform } = testCore({ navigation: 'history' });
    const end = Date.now() + 3_600_000;
    platform.on('GET /wps/system/status', () => ({
      maintenance: true,
      maintenanceEnd: new Date(end).toISOString(),
      customerService: [{ csType: 'chat', path: 'https://help.example/' }],
    }));
    const host = await mount('gp-status');
    const heading = await find(host, 'h1');
    await until(() => heading.textContent === 'System maintenance', 'its title');
    await says(host, 'Your balance and your bets are safe.');
    const time = await find<HTMLTimeElement>(host, 'time');
    expect([time.dateTime, time.textContent]).to.deep.equal([
      new Date(end).toISOString(),
      `Expected end: ${new Intl.DateTimeFormat(core.language.locale(), { dateStyle: 'full', timeStyle: 'short' }).format(end)}`,
    ]);
    const timer = await find(host, '[role="timer"]');
    expect(timer.textContent).to.match(/^(59|60):\d\d$|^1:00:00$/);
    (await named(host, 'Customer service', 'button')).click();
    expect(core.dialogs.store.getState().open.map(({ name }) => name)).to.deep.equal(['chat']);
    core.dialogs.closeAll();
    expect(await axeFindings(host)).to.deep.equal([]);
    await core.language.use('ES');
    await until(() => heading.textContent === 'Mantenimiento del sistema', 'its title in Spanish');
  });

  for (const [row, answer, title] of [
    ['SYS-02', { maintenance: true }, 'System maintenance'],
    ['SYS-03', { regionRestriction: true }, 'IP blocked'],
    ['SYS-04', { maintenance: true, regionRestriction: true, location: { ip: '203.0.113.9' } }, 'System maintenance'],
    ['SYS-14', { domainRoute: ['novapalace.example'] }, 'This address is not ours'],
  ] as const) {
    it(`${row} “${title}” stands in place of every address: ${Object.keys(answer).join(' and ')}`, async () => {
      const { core, platform } = await signedInCore('demo_agent', { checkDomain: true });
      const host = make('gp-status');
      const page = Object.assign(document.createElement('p'), { textContent: 'The page' });
      host.append(page);
      place(host);
      await until(() => page.checkVisibility(), 'the page is shown');
      platform.on('GET /wps/system/status', () => answer);
      await core.status.load();
      for (const path of ['/', '/rng', '/member', '/agentHome', '/lottery', '/seamless', '/help', '/promotions']) {
        core.navigation.navigate(path);
        expect(core.navigation.store.getState().path).to.equal(path);
        await until(() => host.shadowRoot?.querySelector('h1')?.textContent === title, `${path} is closed`);
        expect([path, page.checkVisibility(), rootOf(host).querySelectorAll('h1').length]).to.deep.equal([path, false, 1]);
      }
    });
  }

  it('SYS-05 ERR-12 beside a page it says that the platform cannot be asked, and one click asks again', async () => {
    const { platform } = testCore();
    platform.on('GET /wps/system/status', cut);
    const host = await mount('gp-status');
    const retry = await named(host, 'Try again');
    expect(shownText(host)).to.include('Network link abnormal, try again.');
    platform.on('GET /wps/system/status', () => ({}));
    retry.click();
    await until(() => shownText(host) === '', 'it is silent again');
  });

  it('SYS-08 the countdown runs by the platform’s clock, however the device’s is set', async () => {
    const { platform } = testCore();
    const time = Date.now() - 5 * 3_600_000;
    platform.on('GET /wps/system/status', () => ({ maintenance: true, time, maintenanceEnd: new Date(time + 3_600_000).toISOString() }));
    const host = await mount('gp-status');
    await says(host, 'System maintenance');
    expect((await find(host, '[role="timer"]')).textContent).to.match(/^(59|60):\d\d$|^1:00:00$/);
  });

  it('SYS-06 SYS-21 a platform that has not said whose it is has the brand of the page, and its languages', async () => {
    const { core, platform } = testCore();
    platform.on('GET /wps/system/status', () => ({ maintenance: true }));
    const host = make('gp-status', { 'boot-cover': true });
    const brand = Object.assign(document.createElement('p'), { slot: 'brand', textContent: 'Nova Palace' });
    host.append(brand);
    place(host);
    await says(host, 'System maintenance');
    expect(brand.checkVisibility()).to.equal(true);
    (await named(host, 'Español', 'button')).click();
    await says(host, 'Mantenimiento del sistema');
    await core.language.use('EN');
  });

  it('SYS-07 without an end there is no time', async () => {
    const { platform } = testCore();
    platform.on('GET /wps/system/status', () => ({ maintenance: true }));
    const host = await mount('gp-status');
    await says(host, 'System maintenance');
    expect(host.shadowRoot?.querySelector('time, [role="timer"]')).to.equal(null);
  });

  it('SYS-10, SYS-11, SYS-12, SYS-13, ERR-18 the region page names the block and the visitor’s IP', async () => {
    const { core, platform } = testCore();
    platform.on('GET /wps/system/status', () => ({
      regionRestriction: true,
      location: { ip: '203.0.113.9' },
      resources: [{ channel: 'WHATSAPP', url: 'https://chat.example/' }],
    }));
    const host = await mount('gp-status');
    await until(() => host.shadowRoot?.querySelector('h1')?.textContent === 'IP blocked', 'its title');
    await says(host, '203.0.113.9');
    await says(host, 'Access restricted due to location or IP.');
    expect([...rootOf(host).querySelectorAll('p')].map(({ textContent }) => textContent)).to.deep.equal([
      'Access restricted due to location or IP. If this is wrong, contact customer service.',
      'Your IP: 203.0.113.9',
    ]);
    const opened = watchWindows();
    (await named(host, 'Customer service', 'button')).click();
    await until(() => opened[0]?.location.href === 'https://chat.example/', 'a window of its own is led there');
    expect(core.dialogs.store.getState().open).to.deep.equal([]);
    await core.language.use('ES');
    await until(() => host.shadowRoot?.querySelector('h1')?.textContent === 'IP bloqueada', 'its title in Spanish');
  });

  it('SYS-01, SYS-05 a page inside it is shown only after the answer, and comes back without a reload', async () => {
    const { core, platform } = testCore();
    const release = platform.hold('GET /wps/system/status');
    const page = document.createElement('p');
    page.textContent = 'The page';
    const host = make('gp-status');
    host.append(page);
    place(host);
    await find(host, '[role="status"]');
    expect(page.checkVisibility()).to.equal(false);
    release();
    await until(() => page.checkVisibility(), 'the page is shown');
    platform.on('GET /wps/system/status', () => ({ maintenance: true }));
    await core.status.load();
    await until(() => !page.checkVisibility(), 'the page is hidden');
    platform.on('GET /wps/system/status', () => ({}));
    await core.status.load();
    await until(() => page.checkVisibility(), 'the page is back');
  });

  it('a status that cannot be had offers another try', async () => {
    const { platform } = testCore();
    let up = false;
    platform.on('GET /wps/system/status', () => (up ? {} : new Response('', { status: 500 })));
    const page = document.createElement('p');
    page.textContent = 'The page';
    const host = make('gp-status');
    host.append(page);
    place(host);
    const retry = await find(host, '[role="alert"] button');
    up = true;
    retry.click();
    await until(() => page.checkVisibility(), 'the page is shown');
  });

  it('SYS-05 as a cover it stands over the whole page until the answer', async () => {
    const { platform } = testCore();
    const release = platform.hold('GET /wps/system/status');
    const host = make('gp-status', { 'boot-cover': true });
    const brand = Object.assign(document.createElement('p'), { slot: 'brand', textContent: 'Nova Palace' });
    host.append(brand);
    place(host);
    const cover = await find(host, '.cover[role="status"]');
    const { width, height } = cover.getBoundingClientRect();
    expect([getComputedStyle(cover).position, width, height]).to.deep.equal(['fixed', document.documentElement.clientWidth, innerHeight]);
    expect(brand.checkVisibility()).to.equal(true);
    await until(() => host.dataset.phase === 'loading', 'the page can wait behind it');
    expect(document.body.dataset.gpPhase, 'for its own style sheet').to.equal('loading');
    release();
    await until(() => host.dataset.phase !== 'loading', 'the answer is there');
    await until(() => shownText(host) === '' && !brand.checkVisibility(), 'the cover is gone, with the brand');
    expect([host.dataset.phase, document.body.dataset.gpPhase]).to.deep.equal(['ready', 'ready']);
  });

  it('SYS-05 a cover that the platform’s word has lifted before the code was here is not put back, but says what is wrong after all', async () => {
    const { platform } = testCore();
    const release = platform.hold('GET /wps/system/status');
    const host = make('gp-status', { 'boot-cover': true });
    host.dataset.phase = 'ready';
    const ready = whenReady(host);
    place(host);
    await ready;
    expect([shownText(host), host.shadowRoot?.querySelector('.cover'), host.dataset.phase]).to.deep.equal(['', null, 'ready']);
    platform.on('GET /wps/system/status', () => ({ maintenance: true }));
    release();
    await says(host, 'System maintenance');
  });

  it('ERR-12 as a cover it says that the platform cannot be asked, whose page it is, and what else can be done', async () => {
    const { core, platform } = testCore();
    platform.on('GET /wps/system/status', cut);
    const host = make('gp-status', { 'boot-cover': true });
    const brand = Object.assign(document.createElement('p'), { slot: 'brand', textContent: 'Nova Palace' });
    const service = Object.assign(document.createElement('a'), { slot: 'service', href: 'mailto:help@example.com', textContent: 'Mail' });
    host.append(brand, service);
    place(host);
    const retry = await named(host, 'Try again');
    expect(shownText(host)).to.include('Network link abnormal, try again.');
    expect([host.dataset.phase, retry.closest('.cover') !== null]).to.deep.equal(['failed', true]);
    expect(brand.checkVisibility(), 'whose page it is').to.equal(true);
    await until(() => service.checkVisibility(), 'the way to customer service that the page knows');
    expect(await axeFindings(host)).to.deep.equal([]);
    (await named(host, 'Español', 'button')).click();
    await named(host, 'Reintentar');
    await core.language.use('EN');
    platform.on('GET /wps/system/status', () => ({}));
    retry.click();
    await until(() => shownText(host) === '', 'the cover is gone');
  });

  it('SYS-14 SYS-17 ERR-15 on a foreign domain it names the official ones and customer service, and the rest of the page is closed', async () => {
    const { core, platform } = testCore({ checkDomain: true });
    platform.on('GET /wps/system/status', () => ({
      domainRoute: ['novapalace.example', 'nova-palace.example'],
      mainDomain: 'novapalace.example',
      customerService: [{ csType: 'chat', path: 'https://help.example/' }],
    }));
    platform.on('GET /wps/system/domainRoute', () => ({
      list: [
        { domain: 'novapalace.example', kind: 'main' },
        { domain: 'nova-palace.example', kind: 'mirror' },
        { domain: 'carla.novapalace.example', kind: 'agent' },
      ],
    }));
    const host = await mount('gp-status', { 'boot-cover': true });
    await says(host, 'Invalid URL, contact customer service.');
    const links = () => [...host.shadowRoot!.querySelectorAll('a')].map(({ href }) => href);
    await until(() => links().length > 0, 'the official addresses');
    expect(links(), 'those of the page of official addresses, without an agent’s own').to.deep.equal([
      'https://novapalace.example/',
      'https://nova-palace.example/',
    ]);
    const opened = watchWindows();
    (await named(host, 'Customer service', 'button')).click();
    await until(() => core.dialogs.store.getState().open[0]?.name === 'chat', 'a foreign address is refused: the chat says so');
    expect([opened[0]?.closed, opened[0]?.location.href]).to.deep.equal([true, 'about:blank']);
    expect(await axeFindings(host)).to.deep.equal([]);
  });
});
