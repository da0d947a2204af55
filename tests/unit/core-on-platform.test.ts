import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../examples/platform/http/test-app.js';
import { createCore } from '../../src/core/create-core.js';
import type { Game } from '../../src/api/games/games.js';
import type { ConfigInput, Core } from '../../src/core/parts/core.js';
import { FakePage } from '../../src/core/testing/fake-page.js';

/** The real core, over real HTTP with real sealing, against the real sandbox platform. */
describe('core on the sandbox platform', () => {
  let sandbox: TestApp;
  let apiBase: string;
  beforeAll(async () => {
    sandbox = await openTestApp();
    apiBase = await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => sandbox.close());

  async function start(config: ConfigInput = {}, page = new FakePage()): Promise<{ core: Core; page: FakePage }> {
    const core = createCore(
      { apiBase, merchant: 'demo', navigation: 'history', defaultLanguage: 'EN', checkDomain: false, ...config },
      { page },
    );
    onTestFinished(() => core.stop());
    await core.start();
    return { core, page };
  }
  const demo = (username: string) => ({ username, password: 'Demo1234' });

  it('ROL-02 a visitor gets status, categories, hot games, pages, search, announcements and winners', async () => {
    const { core } = await start();
    const { queries, catalogue } = core;
    expect(core.status.store.getState()).toMatchObject({ phase: 'ready', value: { status: 0 } });
    const codes = (await queries.fetch(catalogue.categories())).map(({ code }) => code);
    expect(codes.slice(codes.indexOf('SPORTS'), codes.indexOf('SPORTS') + 3)).toEqual(['SPORTS', 'ESPORTS', 'COCKFIGHT']);
    const page = await queries.fetch(catalogue.games({ type: 'RNG', page: 1, pageSize: 18 }));
    expect([page.games.length, page.totalPages > 1]).toEqual([18, true]);
    const name = page.games[0]!.name;
    expect((await queries.fetch(catalogue.games({ name, page: 1, pageSize: 18 }))).games.map(game => game.name)).toContain(name);
    expect((await queries.fetch(catalogue.hotGames())).length).toBeGreaterThan(0);
    expect((await queries.fetch(catalogue.announcements())).banners.length).toBeGreaterThan(0);
    const wins = (await queries.fetch(catalogue.winners())).map(({ winAmount }) => winAmount);
    expect([wins.length > 0, wins.toSorted((a, b) => b - a)]).toEqual([true, wins]);
  });

  it('SES-58 SES-62 GAM-16 a member logs in, has a balance, gives a heart, plays, and logs out', async () => {
    const { core, page } = await start();
    await expect(core.session.login({ ...demo('demo_member'), password: 'wrong' })).rejects.toMatchObject({ code: 'bad-credentials' });
    await expect(core.session.login(demo('demo_member'))).resolves.toEqual({ kind: 'logged-in' });
    await vi.waitFor(() => expect(core.wallet.store.getState().balance?.amount).toBeGreaterThan(0), 10_000);
    expect(core.wallet.store.getState().error).toBeUndefined();
    for (const query of [
      core.account.unread(),
      core.account.icon(),
      core.account.consolidated(),
      core.account.recentGames(),
      core.account.favouriteGames(),
    ])
      expect(await core.queries.fetch<unknown>(query)).not.toBeUndefined();

    const { games } = await core.queries.fetch(core.catalogue.games({ type: 'RNG', page: 1, pageSize: 18 }));
    const [game, played] = games.filter(({ opensList, inMaintenance, usesFbLaunch }) => !opensList && !inMaintenance && !usesFbLaunch) as [
      Game,
      Game,
    ];
    const had = core.favourites.store.getState().ids.has(game.id);
    await core.favourites.toggle(game);
    const liked = (await core.queries.fetch({ ...core.account.favouriteGames(), staleAfter: 0 })).some(({ id }) => id === game.id);
    expect(liked).toBe(!had);

    await core.launch.game(played);
    core.launch.close();
    expect((await core.queries.fetch(core.account.recentGames())).list.map(({ id }) => id)).toEqual([played.id]);
    await core.launch.game(game);
    expect(core.launch.store.getState().game).toMatchObject({ state: 'open', gameId: game.id, url: expect.stringMatching(/^http/) });
    expect(page.address).toBe('/seamless');
    core.launch.close();
    expect((await core.queries.fetch(core.account.recentGames())).list.map(({ id }) => id)).toEqual([game.id, played.id]);

    const token = core.session.token()!;
    await core.session.logout();
    expect(page.address).toBe('/');
    await expect(core.session.adopt(token)).rejects.toMatchObject({ code: 'not-logged-in' });
  });

  it('SES-03 SES-05 a reload keeps the session', async () => {
    const first = await start();
    await first.core.session.login(demo('demo_player'));
    const { core } = await start({}, new FakePage('/', { session: first.page.sessionStorage }));
    expect(core.session.store.getState()).toMatchObject({ state: 'real', member: { account: 'demo_player' } });
  });

  it('ERR-14 a token that the platform revoked ends the session', async () => {
    const { core } = await start();
    await core.session.login(demo('demo_player'));
    await sandbox.call('DELETE', '/wps/session/logout', { token: core.session.token() });
    await core.wallet.refresh();
    expect(core.session.store.getState().state).toBe('logged-out');
  });

  it('SES-10 SES-43 agents are agents', async () => {
    for (const username of ['demo_agent', 'demo_subagent']) {
      const { core, page } = await start();
      await core.session.login(demo(username));
      expect([core.session.store.getState().role, page.address]).toEqual(['agent', '/agentHome']);
    }
  });

  it('SES-54 SES-55 ROL-13 free play is a trial session', async () => {
    const { core } = await start();
    await core.session.loginFreePlay();
    expect(core.session.store.getState()).toMatchObject({ state: 'trial', role: 'trial' });
    expect(core.access.can('launch')).toBe(false);
  });

  it('SES-37 SES-39 SES-44 first login, expired password and unregistered IP take their ways', async () => {
    const expired = await start();
    await expect(expired.core.session.login(demo('demo_expired'))).resolves.toEqual({ kind: 'password-change', reason: 'expired' });
    const first = await start();
    await first.core.session.login(demo('demo_first'));
    expect(first.core.session.store.getState().isFirstLogin).toBe(true);
    const elsewhere = await start();
    await expect(elsewhere.core.session.login(demo('demo_newip'))).resolves.toMatchObject({ kind: 'verification' });
  });

  it('OP-07 a visitor opens a free trial', async () => {
    const { core } = await start();
    const { games } = await core.queries.fetch(core.catalogue.games({ type: 'RNG', page: 1, pageSize: 100 }));
    const trial = games.find(({ hasFreeTrial, inMaintenance }) => hasFreeTrial && !inMaintenance)!;
    await core.launch.game(trial, { demo: true });
    expect(core.launch.store.getState().game).toMatchObject({ state: 'open', mode: 'demo' });
  });

  it('API-74 the platform keeps the language of the account', async () => {
    const { core } = await start();
    await core.session.login(demo('demo_player'));
    await core.language.use('ES');
    expect(core.language.t('nav.home')).toBe('Inicio');
    const kept = () =>
      sandbox.platform.db.selectFrom('account').select('language').where('account', '=', 'demo_player').executeTakeFirstOrThrow();
    await vi.waitFor(async () => expect((await kept()).language).toBe('ES'), 10_000);
  });
});
