import {
  axeFindings,
  describe,
  expect,
  heard,
  it,
  mount,
  named,
  Refusal,
  rootOf,
  shownText,
  signedInCore,
  testCore,
  until,
  wireGames,
} from '../../../tests/widgets-support/index.js';
import './index.js';

const FAVOURITES = '/wps/relay/MCSFE_getFavoriteGamesList';
const RECENT = '/wps/relay/GCS_recentGame';

describe('gp-account-games favourites', () => {
  it('LOB-41 CON-23 fetches 999 at once and shows 18 a page', async () => {
    const { platform } = await signedInCore();
    platform.on(`GET ${FAVOURITES}`, () => ({ content: wireGames.slice(0, 40), totalPages: 1 }));
    const host = await mount('gp-account-games', { list: 'favourites' });
    await until(() => names(host).length === 18, 'the first page stands');
    const calls = platform.callsTo(FAVOURITES).length;
    (await named(host, 'Page 3')).click();
    await until(() => names(host).length === 4, 'the last page stands');
    expect(names(host)[0]).to.equal(wireGames[36]?.gameName);
    expect(platform.callsTo(FAVOURITES)).to.have.length(calls);
    expect(platform.callsTo(FAVOURITES)[0]?.query.get('pageSize')).to.equal('999');
  });

  it('NAV-31 shows the favourites of the account and no other games', async () => {
    const { platform } = await signedInCore();
    platform.on(`GET ${FAVOURITES}`, () => ({ content: wireGames.slice(4, 7), totalPages: 1 }));
    platform.on(`GET ${RECENT}`, () => ({ value: { list: wireGames.slice(0, 2), totalPages: 1 } }));
    const host = await mount('gp-account-games', { list: 'favourites' });
    await until(() => names(host).length > 0, 'they stand');
    expect(names(host)).to.deep.equal(wireGames.slice(4, 7).map(({ gameName }) => gameName));
  });

  it('LOB-41 a heart that is taken leaves the list at once, and comes back when the platform refuses', async () => {
    const { core, platform } = await signedInCore();
    platform.on('GET /wps/relay/MCSFE_getFavoriteGames', () => ({
      value: wireGames.slice(0, 3).map(({ nodeId, vassalage, gameType }) => ({ nodeId, vendor: vassalage, gameType })),
    }));
    platform.on(`GET ${FAVOURITES}`, () => ({ content: wireGames.slice(0, 3), totalPages: 1 }));
    await core.session.adopt('token-demo_member');
    const host = await mount('gp-account-games');
    await until(() => core.favourites.store.getState().ids.size === 3 && names(host).length === 3, 'three stand');
    platform.on('DELETE /wps/relay/MCSFE_removeFavoriteGameV2', () => new Refusal(400, 'bad-request'));
    const release = platform.hold('DELETE /wps/relay/MCSFE_removeFavoriteGameV2');
    (await named(host, /^Remove from favourites: /)).click();
    await until(() => names(host).length === 2, 'it is gone before the answer');
    release();
    await until(() => names(host).length === 3, 'it is back');
    expect(core.dialogs.store.getState().open.map(({ name }) => name)).to.include('info');
  });

  it('shows the games also where the call of the hearts failed', async () => {
    const { core, platform } = testCore();
    platform.on('GET /wps/relay/MCSFE_getFavoriteGames', () => new Refusal(400, 'bad-request'));
    platform.on(`GET ${FAVOURITES}`, () => ({ content: wireGames.slice(0, 3), totalPages: 1 }));
    await core.start();
    await core.session.adopt('token-demo_member');
    const host = await mount('gp-account-games');
    await until(() => names(host).length === 3, 'they stand');
  });

  it('without favourites says how to get some, and leads to the games', async () => {
    await signedInCore();
    const host = await mount('gp-account-games');
    await until(() => shownText(host).includes('No favourites yet'), 'the empty state stands');
    const event = await heard<{ to: string }>('gp-navigate', async () => (await named(host, 'Look at the games')).click());
    expect(event.detail.to).to.equal('/');
  });

  it('LOB-06 a visitor is offered the login, and nothing is asked for', async () => {
    const { platform } = testCore();
    const host = await mount('gp-account-games');
    const button = await named(host, 'Log in');
    await heard('gp-login-required', () => button.click());
    expect(platform.callsTo(FAVOURITES)).to.deep.equal([]);
  });

  it('says that the list failed and tries again', async () => {
    const { platform } = await signedInCore();
    let broken = true;
    platform.on(`GET ${FAVOURITES}`, () => (broken ? new Refusal(400, 'bad-request') : { content: wireGames.slice(0, 2), totalPages: 1 }));
    const host = await mount('gp-account-games');
    const retry = await named(host, 'Try again');
    broken = false;
    retry.click();
    await until(() => names(host).length === 2, 'they stand');
  });
});

describe('gp-account-games recent', () => {
  it('NAV-32 shows the games that the account played, in the order of the platform', async () => {
    const { platform } = await signedInCore();
    const played = [wireGames[5], wireGames[2], wireGames[9]];
    platform.on(`GET ${FAVOURITES}`, () => ({ content: wireGames.slice(0, 2), totalPages: 1 }));
    platform.on(`GET ${RECENT}`, () => ({ value: { list: played, totalPages: 1 } }));
    const host = await mount('gp-account-games', { list: 'recent' });
    await until(() => names(host).length > 0, 'they stand');
    expect(names(host)).to.deep.equal(played.map(game => game?.gameName));
  });

  it('LOB-42 shows 12 a page, with the number of pages that the platform says', async () => {
    const { platform } = await signedInCore();
    platform.on(`GET ${RECENT}`, ({ query }) => {
      const page = Number(query.get('page'));
      return { value: { list: wireGames.slice((page - 1) * 12, Math.min(page * 12, 13)), totalPages: 2 } };
    });
    const host = await mount('gp-account-games', { list: 'recent' });
    await until(() => names(host).length === 12, 'the first page stands');
    (await named(host, 'Next page')).click();
    await until(() => names(host).length === 1, 'the second page stands');
    expect(names(host)).to.deep.equal([wireGames[12]?.gameName]);
    expect(platform.callsTo(RECENT).at(-1)?.query.get('pageSize')).to.equal('12');
  });

  it('LOB-42 keeps the page in the address; one beyond the end is the last', async () => {
    const { core, platform } = await signedInCore();
    platform.on(`GET ${RECENT}`, ({ query }) => ({
      value: {
        list: query.get('page') === '2' ? wireGames.slice(0, 1) : query.get('page') === '1' ? wireGames.slice(0, 12) : [],
        totalPages: 2,
      },
    }));
    const host = await mount('gp-account-games', { list: 'recent', 'follow-route': true });
    core.navigation.setQuery({ page: '77' });
    await until(() => core.navigation.store.getState().query.page === '2' && names(host).length === 1, 'the last page stands');
  });

  it('OP-08 a trial account’s list is empty, and says so', async () => {
    const { core, platform } = testCore();
    platform.on(`GET ${RECENT}`, () => ({ value: { list: [], totalPages: 0 } }));
    await core.start();
    await core.session.loginFreePlay();
    const host = await mount('gp-account-games', { list: 'recent' });
    await until(() => shownText(host).includes('No recent games yet'), 'the empty state stands');
  });

  it('axe finds nothing in list, empty list and locked list', async () => {
    testCore();
    const locked = await mount('gp-account-games');
    await named(locked, 'Log in');
    expect(await axeFindings(locked)).to.deep.equal([]);
    await signedInCore();
    const empty = await mount('gp-account-games');
    await until(() => shownText(empty).includes('No favourites yet'), 'the empty state stands');
    const list = await mount('gp-account-games', { list: 'recent' });
    await until(() => names(list).length > 0, 'the list stands');
    expect([...(await axeFindings(empty)), ...(await axeFindings(list))]).to.deep.equal([]);
  });
});

function names(host: Element): string[] {
  return [...rootOf(host).querySelectorAll('.game-card .card-action')].map(card => card.textContent);
}
