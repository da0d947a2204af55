import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakePage } from '../testing/fake-page.js';
import { FakePlatform, Refusal } from '../testing/fake-platform.js';
import { signedIn, testCore } from '../testing/test-core.js';

const GAME = { id: '7', vendorCode: 'PP', type: 'RNG' };
const ADD = '/wps/relay/MCSFE_addFavoriteGameV2';
const REMOVE = '/wps/relay/MCSFE_removeFavoriteGameV2';
/** Signed in, with the favourites of the account (41) loaded, on a clock that the test moves. */
async function ready(...more: Parameters<typeof signedIn>) {
  const made = await signedIn(...more);
  await vi.waitFor(() => expect(made.core.favourites.store.getState().ids.has('41')).toBe(true));
  let now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  return { ...made, ids: () => [...made.core.favourites.store.getState().ids].sort(), later: (ms: number) => void (now += ms) };
}

describe('favourites', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('LOB-29 ROL-09 a visitor gets the login popup and no call', async () => {
    const { core, platform } = testCore();
    await core.start();
    await core.favourites.toggle(GAME);
    expect(core.dialogs.store.getState().open.map(({ name }) => name)).toEqual(['login']);
    expect(platform.calls.filter(({ path }) => path.includes('avorite'))).toEqual([]);
  });

  it('LOB-30 LOB-32 LOB-33 shows at once and tells the platform; ids are strings', async () => {
    const { core, platform, ids, later } = await ready();
    const added = core.favourites.toggle(GAME);
    expect(ids()).toEqual(['41', '7']);
    await added;
    expect(platform.callsTo(ADD)[0]?.body).toEqual({ nodeId: '7', vendor: 'PP', gameType: 'RNG' });
    later(1001);
    const removed = core.favourites.toggle(GAME);
    expect(ids()).toEqual(['41']);
    await removed;
    expect(platform.callsTo(REMOVE)).toHaveLength(1);
  });

  it('LOB-31 adding what is there is skipped', async () => {
    const { core, platform, ids, later } = await ready();
    await core.favourites.add(GAME);
    later(1001);
    await core.favourites.add(GAME);
    expect([platform.callsTo(ADD).length, ids()]).toEqual([1, ['41', '7']]);
  });

  it.each([
    [900, 1],
    [999, 1],
    [1001, 2],
  ])('CON-05 two clicks %i ms apart are %i action(s)', async (gap, actions) => {
    const { core, platform, later } = await ready();
    await core.favourites.toggle(GAME);
    later(gap);
    await core.favourites.toggle(GAME);
    expect(platform.callsTo(ADD).length + platform.callsTo(REMOVE).length).toBe(actions);
  });

  it('CON-05 the second is counted from the last action, and another game’s heart is no exception', async () => {
    const { core, ids, later } = await ready();
    await core.favourites.toggle(GAME);
    later(900);
    await core.favourites.toggle({ ...GAME, id: '8' });
    expect(ids()).toEqual(['41', '7']);
    later(101);
    await core.favourites.toggle({ ...GAME, id: '8' });
    expect(ids()).toEqual(['41', '7', '8']);
  });

  it('CON-06 nothing runs later for a click that was too soon', async () => {
    const { core, platform, later } = await ready();
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
    await core.favourites.toggle(GAME);
    later(500);
    await core.favourites.toggle(GAME);
    // What would run then would find its second over.
    later(5000);
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    expect(platform.callsTo(ADD).length + platform.callsTo(REMOVE).length).toBe(1);
  });

  it.each([
    [ADD, '7'],
    [REMOVE, '41'],
  ])('takes the heart back with a message when %s is refused', async (path, id) => {
    const { core, platform, ids } = await ready();
    platform.on(`${path === ADD ? 'POST' : 'DELETE'} ${path}`, () => new Refusal(409, 'bad-request'));
    await core.favourites.toggle({ ...GAME, id });
    expect(ids()).toEqual(['41']);
    expect(core.dialogs.store.getState().open).toMatchObject([
      { name: 'info', props: { body: { key: 'error.bad-request' }, tone: 'warning' } },
    ]);
  });

  it('LOB-33 a number of the wire is found as the text of a game after a reload, and another user has none of them', async () => {
    const page = new FakePage();
    const { platform } = await ready('member', {}, page);
    const { core } = testCore({}, new FakePage('/', { session: page.sessionStorage }), platform);
    await core.start();
    await vi.waitFor(() => expect([...core.favourites.store.getState().ids]).toEqual(['41']));
    await core.session.logout();
    expect([...core.favourites.store.getState().ids]).toEqual([]);
    platform.on('GET /wps/relay/MCSFE_getFavoriteGames', () => ({ value: [] }));
    await core.session.login({ username: 'agent1', password: 'Demo1234' });
    await vi.waitFor(() => expect(platform.callsTo('/wps/relay/MCSFE_getFavoriteGames').length).toBeGreaterThan(2));
    expect([...core.favourites.store.getState().ids]).toEqual([]);
  });

  it('LOB-34 lottery favourites stay on this browser, per user', async () => {
    const page = new FakePage();
    const { core, platform, ids } = await ready('member', {}, page, new FakePlatform());
    await core.favourites.toggle({ id: '900', vendorCode: 'TCG_LOTTO_VN', type: 'ELOTT' });
    expect([ids(), platform.callsTo(ADD)]).toEqual([['41', '900'], []]);
    await core.session.logout();
    await core.session.login({ username: 'agent1', password: 'Demo1234' });
    await vi.waitFor(() => expect(ids()).toEqual(['41']));
    await core.session.login({ username: 'member', password: 'Demo1234' });
    await vi.waitFor(() => expect(ids()).toEqual(['41', '900']));
  });

  it('LOB-34 a lottery’s heart is the presser’s, also when he leaves at once', async () => {
    const { core, ids } = await ready();
    const pressed = core.favourites.toggle({ id: '900', vendorCode: 'TCG_LOTTO_VN', type: 'ELOTT' });
    await core.session.logout();
    await pressed;
    await core.session.login({ username: 'member', password: 'Demo1234' });
    await vi.waitFor(() => expect(ids()).toEqual(['41', '900']));
  });
});
