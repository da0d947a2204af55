import {
  axeFindings,
  describe,
  expect,
  find,
  it,
  mount,
  named,
  rootOf,
  signedInCore,
  testCore,
  until,
} from '../../../tests/widgets-support/index.js';
import './index.js';

describe('gp-footer', () => {
  it('HDR-32 each product leads to its category', async () => {
    const { core } = testCore();
    const host = await mount('gp-footer');
    for (const [name, path] of [
      ['LIVE', '/live'],
      ['RNG', '/rng'],
      ['FISH', '/fish'],
      ['SPORTS', '/sports'],
      ['ELOTT', '/elott'],
    ] as const) {
      (await named(host, name, '.products a')).click();
      await until(() => core.navigation.store.getState().path === path, `the page of ${name}`);
    }
    expect(rootOf(host).querySelectorAll('.products a')).to.have.length(5);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  for (const [name, to] of [
    ['Help centre', '/help'],
    ['Terms', '/help#term'],
    ['User agreement', '/agreement'],
    ['Our story', '/brand'],
    ['Blog', '/blog'],
    ['Official addresses', '/mirror'],
    ['Download app', '/download'],
    ['Agent centre', '/agent'],
  ] as const) {
    it(`HDR-31 ${name} leads to ${to}`, async () => {
      const { core } = testCore();
      const host = await mount('gp-footer');
      const help = await find(host, 'nav[aria-label=Help]');
      const link = await until(() => [...help.querySelectorAll('a')].find(({ textContent }) => textContent === name), name);
      expect(link.getAttribute('href')?.endsWith(to)).to.equal(true);
      link.click();
      const { path, hash } = core.navigation.store.getState();
      expect(path + (hash && `#${hash.replace('#', '')}`)).to.equal(to);
    });
  }

  it('NAV-15 NAV-45 stands below every page but an open game and the agent centre', async () => {
    const { core } = await signedInCore('demo_agent');
    const host = await mount('gp-footer');
    for (const gone of ['/seamless', '/agentHome']) {
      for (const path of ['/', '/lottery', '/vnLottery', '/member']) {
        core.navigation.navigate(path);
        await find(host, '.footer');
        expect([core.navigation.store.getState().path, host.getClientRects().length]).to.deep.equal([path, 1]);
      }
      core.navigation.navigate(gone);
      await until(() => !rootOf(host).querySelector('.footer') && host.getClientRects().length === 0, `it is gone at ${gone}`);
    }
  });

  it('SYS-24 SYS-25 the agent centre, the help centre, the official addresses, the apps and customer service are each one click away', async () => {
    const { core } = testCore({ navigation: 'history' });
    const host = await mount('gp-footer');
    for (const [name, path] of [
      ['Agent centre', '/agent'],
      ['Help centre', '/help'],
      ['Official addresses', '/mirror'],
      ['Download app', '/download'],
    ] as const) {
      (await named(host, name, 'nav[aria-label=Help] a')).click();
      await until(() => core.navigation.store.getState().path === path, path);
    }
    (await named(host, 'Customer service')).click();
    expect(core.dialogs.store.getState().open.at(-1)?.name).to.equal('chat');
  });

  it('HDR-35, CON-42 the bank logos move on every 3 s', async () => {
    const { core } = testCore();
    const { every } = core.scheduler;
    let step: (() => void) | undefined;
    Object.assign(core.scheduler, {
      every: (ms: number, run: () => void) => (ms === 3000 ? ((step = run), () => undefined) : every(ms, run)),
    });
    const host = await mount('gp-footer', { 'bank-logos': '/art/bank/{number}.svg' });
    await until(() => step, 'a step is due');
    step!();
    await until(() => getComputedStyle(rootOf(host).querySelector('.bank-row')!).getPropertyValue('--step') === '1', 'one logo further');
  });

  it('HDR-33 social icons lead to their resources', async () => {
    const { core, platform } = testCore();
    platform.on('GET /wps/system/status', () => ({
      resources: [{ channel: 'INSTAGRAM', labelNameEn: 'Instagram', url: 'https://instagram.example/' }],
    }));
    const host = await mount('gp-footer');
    await core.status.load();
    expect((await find<HTMLAnchorElement>(host, '.social a')).href).to.equal('https://instagram.example/');
  });

  it('HDR-33, ENT-32 each social channel has an icon that leads to its own link, and the apps have none here', async () => {
    const { core, platform } = testCore();
    const channels = ['LINE', 'TELEGRAM', 'TELEGRAM2', 'LIVECHAT', 'WHATSAPP', 'INSTAGRAM', 'FACEBOOK', 'TWITTER', 'Android'];
    platform.on('GET /wps/system/status', () => ({
      resources: channels.map(channel => ({ channel, labelNameEn: `Our ${channel}`, url: `https://${channel.toLowerCase()}.example/` })),
    }));
    const host = await mount('gp-footer');
    await core.status.load();
    await find(host, '.social a');
    const links = [...rootOf(host).querySelectorAll<HTMLAnchorElement>('.social a')].map(link => [
      link.getAttribute('aria-label'),
      link.href,
    ]);
    expect(links).to.deep.equal(
      channels.filter(channel => channel !== 'Android').map(channel => [`Our ${channel}`, `https://${channel.toLowerCase()}.example/`]),
    );
  });

  it('HDR-34, CON-44 the logos of all vendors, each once', async () => {
    const { platform } = testCore();
    const logo = (index: number) => `data:image/svg+xml,%3Csvg id="v${index}" xmlns="http://www.w3.org/2000/svg"/%3E`;
    const vendors = Array.from({ length: 34 }, (_, index) => ({
      vassalage: `V${index}`,
      displayName: `Vendor ${index}`,
      lagerIcon: logo(index),
      gameType: 'RNG',
    }));
    platform.on('GET /wps/relay/GCSGAME_newGameVendor', () => ({
      data: {
        lanes: [
          { gameCategory: 'Slots', gameType: 'RNG', vendors },
          { gameCategory: 'Live', gameType: 'LIVE', vendors: vendors.slice(0, 5) },
        ],
      },
    }));
    const host = await mount('gp-footer');
    await until(() => rootOf(host).querySelectorAll('.vendors li').length === 34, '34 vendors');
    for (const [index, place] of [...rootOf(host).querySelectorAll('.vendors li')].entries()) {
      place.scrollIntoView();
      await until(() => place.querySelector('img')?.src === logo(index), `the logo of vendor ${index}`);
    }
  });

  it('HDR-35, CON-41, CON-43, CON-45 23 bank logos, 16 in view on a wide screen, each step within 2 s', async () => {
    testCore();
    const host = await mount('gp-footer', { 'bank-logos': '/art/bank/{number}.svg' });
    host.style.width = '1200px';
    const row = await find(host, '.bank-row');
    const slides = [...row.querySelectorAll<HTMLElement>('li:not([aria-hidden])')];
    expect(slides.map(slide => new URL(slide.querySelector('img')!.src).pathname.split('/').at(-1))).to.deep.equal(
      Array.from({ length: 23 }, (_, index) => `${index + 1}.svg`),
    );
    expect(Math.round(row.getBoundingClientRect().width / slides[0]!.getBoundingClientRect().width)).to.equal(16);
    row.removeAttribute('data-at-start');
    expect(getComputedStyle(row).transitionDuration).to.equal('2s');
  });

  it('HDR-35 without addresses for the logos there is no carousel', async () => {
    testCore();
    const host = await mount('gp-footer');
    expect(rootOf(host).querySelector('.bank-row')).to.equal(null);
  });
});
