import { describe, it, mount, named, shownText, signedInCore, switchedOn, until } from '../widgets-support/index.js';
import '../../src/widgets/header/index.js';
import '../../src/widgets/outlet/index.js';
import '../../src/widgets/side-menu/index.js';

describe('the sections of the site', () => {
  it('SYS-23 promotions, points mall, VIP ranks, jackpot and winners are reached from home by what stands there', async () => {
    const { core, platform } = await signedInCore();
    platform.on('GET /wps/system/status', () => switchedOn('PTSYS3', 'VIPSYS3'));
    await core.status.load();
    const [header, menu, outlet] = [await mount('gp-header'), await mount('gp-side-menu'), await mount('gp-outlet')];
    const ways = [
      { path: '/promotions', tag: 'gp-promotions', shows: 'Welcome', go: async () => (await named(menu, 'Promotions', '.side a')).click() },
      { path: '/member', tag: 'gp-rewards', shows: 'VIP 2', go: async () => (await named(menu, 'VIP', '.side a')).click() },
      {
        path: '/pointMall',
        tag: 'gp-points-mall',
        shows: 'Redeem',
        go: async () => {
          (await named(header, /^My menu/)).click();
          (await named(header, 'Points mall')).click();
        },
      },
      {
        path: '/winners',
        tag: 'gp-winners',
        shows: 'Amber Rising',
        go: async () => (await named(await until(() => outlet.querySelector('gp-winner-ticker'), 'the ticker'), 'Top wins', 'a')).click(),
      },
    ];
    for (const { path, tag, shows, go } of ways) {
      const jackpot = await until(() => outlet.querySelector('gp-jackpot'), 'the jackpot stands at home');
      await until(() => shownText(jackpot).includes('Jackpot'), 'it says its name');
      await go();
      await until(() => core.navigation.store.getState().path === path, `at ${path}`);
      await until(() => {
        const section = outlet.querySelector(tag);
        return section?.shadowRoot && shownText(section).includes(shows);
      }, `${path} shows “${shows}”`);
      core.navigation.navigate('/');
    }
  });
});
