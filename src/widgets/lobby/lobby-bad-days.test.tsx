import {
  all,
  cardOf,
  describe,
  expect,
  gameNames,
  heard,
  it,
  LIST,
  mount,
  named,
  Refusal,
  rootOf,
  shownText,
  testCore,
  until,
  wireGames,
} from '../../../tests/widgets-support/index.js';
import { overflowing } from '../../../tests/conformance/overflow.js';
import './index.js';

const VENDORS_ROUTE = 'GET /wps/relay/GCSGAME_newGameVendor';
const LIST_ROUTE = `GET ${LIST}` as const;
const HOT_ROUTE = 'GET /wps/relay/GCSGAME_hotGamesV2';
const LONG = 'Very long name of a game '.repeat(8).trim();
const THAI = 'มังกรทองคำแห่งโชคลาภ';
const MARKUP = '<img src=x onerror="window.wasHit=1"><b>Bold</b> &amp; brave';

describe('gp-lobby on bad days', () => {
  it('a game with a name of 200 characters, in Thai, with HTML in it, or without a picture is a card like any other', async () => {
    const { platform } = testCore();
    const odd = [LONG.padEnd(200, 'x'), 'x'.repeat(200), THAI, MARKUP, 'No picture'];
    platform.on(LIST_ROUTE, () => ({
      games: odd.map((gameName, index) => ({ ...wireGames[0], nodeId: `odd-${index}`, gameName, showIcon: '', iconUrl: '' })),
      totalPages: 1,
      total: odd.length,
    }));
    const lobby = await mount('gp-lobby', { category: 'RNG' });
    await until(() => gameNames(lobby).length === odd.length, 'they stand');
    expect(gameNames(lobby)).to.deep.equal(odd);
    expect(new Set(all(lobby, '.lobby-grid .game-card').map(card => card.getBoundingClientRect().height)).size).to.equal(1);
    expect(Reflect.get(window, 'wasHit')).to.equal(undefined);
    expect(rootOf(lobby).querySelector('.card-name b')).to.equal(null);
    const drawn = cardOf(lobby, 'No picture')?.querySelector('.image-initials');
    expect(drawn?.textContent).to.equal('NP');
    expect(overflowing(lobby, lobby.clientWidth)).to.deep.equal([]);
  });

  for (const language of ['EN', 'ES', 'AR']) {
    it(`LOB-26 a mark never lies under the heart or the free trial, on the narrowest card too (${language})`, async () => {
      const { platform } = testCore({ defaultLanguage: language });
      const [game] = wireGames;
      platform.on(LIST_ROUTE, () => ({
        games: [
          { ...game, nodeId: 'closed', isHot: 0, maintenance: true },
          { ...game, nodeId: 'hot', isHot: 1, supportPlay: 0 },
          { ...game, nodeId: 'long', isHot: 0, gameName: LONG },
        ],
        totalPages: 1,
        total: 3,
      }));
      const lobby = await mount('gp-lobby', { category: 'RNG' });
      lobby.style.width = '288px';
      await until(() => gameNames(lobby).length === 3, 'they stand');
      const cards = all(lobby, '.lobby-grid .game-card');
      for (const card of cards.slice(0, 2)) {
        const badge = card.querySelector('.badge');
        if (!badge) throw new Error('The card has no mark.');
        for (const other of card.querySelectorAll('.card-heart, .card-trial'))
          expect(areApart(badge, other), `${badge.textContent} and ${other.className}`).to.equal(true);
        expect(badge.scrollWidth).to.be.at.most(badge.clientWidth);
      }
      for (const card of cards)
        expect(card.querySelector('.card-note')?.getBoundingClientRect().top).to.equal(
          card.querySelector('.card-name')?.getBoundingClientRect().bottom,
        );
      expect(new Set(cards.map(card => card.getBoundingClientRect().height.toFixed(2))).size).to.equal(1);
    });
  }

  it('a vendor without games says so, and leads back to those that have some', async () => {
    const { platform } = testCore();
    platform.on(LIST_ROUTE, ({ query }) =>
      query.get('vassalage') === 'NONE'
        ? { games: [], totalPages: 0, total: 0 }
        : { games: wireGames.slice(0, 18), totalPages: 4, total: 60 },
    );
    const lobby = await mount('gp-lobby', { category: 'RNG', vendor: 'NONE' });
    await until(() => shownText(lobby).includes('No games match.'), 'the empty state stands');
    (await named(lobby, 'Clear filters')).click();
    await until(() => gameNames(lobby).length === 18, 'the list stands');
  });

  it('a category without vendors is not in the menu, and says so where it is asked for', async () => {
    const { platform } = testCore();
    platform.on(VENDORS_ROUTE, () => ({
      data: {
        lanes: [
          {
            gameCategory: 'Slots',
            gameType: 'RNG',
            vendors: [{ vassalage: 'A', displayName: 'A', lagerIcon: '', gameType: 'RNG', isGame: '' }],
          },
          { gameCategory: 'Fishing', gameType: 'FISH', vendors: [] },
        ],
      },
    }));
    const lobby = await mount('gp-lobby', { category: 'FISH' });
    await until(() => shownText(lobby).includes('There are no games here'), 'the empty state stands');
    expect(all(lobby, '.lobby-entry').map(entry => entry.textContent)).to.deep.equal(['Hot', 'Favourites', 'Slots']);
    (await named(lobby, 'Look at the games')).click();
    await until(() => rootOf(lobby).querySelector('[data-screen=home]'), 'the home view stands');
  });

  it('an unknown category of an attribute or of an address is said, not shown as a title', async () => {
    testCore();
    const byAttribute = await mount('gp-lobby', { category: 'nope' });
    await until(() => shownText(byAttribute).includes('There are no games here'), 'the empty state stands');
    expect(rootOf(byAttribute).querySelector('.lobby-title')?.textContent).to.equal('Game categories');
    byAttribute.remove();
    const { core } = testCore();
    core.navigation.setQuery({ category: 'NOPE' });
    const byAddress = await mount('gp-lobby', { 'follow-route': true });
    await until(() => shownText(byAddress).includes('There are no games here'), 'the empty state stands');
    await until(() => shownText(byAddress).includes('Amber Nova 1'), 'what others play stands below');
  });

  for (const page of ['-3', 'abc', '1.5']) {
    it(`LOB-13 page ${page} of an address is the first, and the address says so`, async () => {
      const { core, platform } = testCore();
      core.navigation.setQuery({ filter: 'ALL', page });
      const lobby = await mount('gp-lobby', { 'follow-route': true });
      await until(() => gameNames(lobby).length === 18, 'the list stands');
      expect(platform.callsTo(LIST)[0]?.query.get('pageNo')).to.equal('1');
      expect(core.navigation.store.getState().query).to.deep.equal({ filter: 'ALL' });
    });
  }

  it('LOB-09 a provider of an address that does not exist is all of them, and leaves the address', async () => {
    const { core } = testCore();
    core.navigation.setQuery({ category: 'RNG', vassalage: 'NOPE' });
    const lobby = await mount('gp-lobby', { 'follow-route': true });
    await until(() => gameNames(lobby).length === 18, 'all games stand');
    expect(core.navigation.store.getState().query).to.deep.equal({ category: 'RNG' });
  });

  it('LOB-12 back and forward show the page, the provider and the search that they did', async () => {
    const { core } = testCore();
    core.navigation.setQuery({ filter: 'ALL' });
    const lobby = await mount('gp-lobby', { 'follow-route': true });
    await until(() => gameNames(lobby).length === 18, 'the list stands');
    const first = gameNames(lobby)[0];
    (await named(lobby, 'Next page')).click();
    await until(() => gameNames(lobby)[0] !== first, 'the second page stands');
    core.navigation.back();
    await until(() => gameNames(lobby)[0] === first, 'the first page is back');
  });

  it('hot games that fail leave the blocks of the home view standing where they are, and come after another try', async () => {
    const { platform } = testCore();
    let fail: () => void = () => undefined;
    const failing = new Promise<void>(resolve => (fail = resolve));
    platform.on(HOT_ROUTE, () => failing.then(() => new Refusal(500, 'unknown')));
    const lobby = await mount('gp-lobby');
    await until(() => all(lobby, '.vendor-card:not([aria-hidden])').length > 0, 'the blocks stand');
    const second = () => all(lobby, '.rail')[1]!.getBoundingClientRect().top;
    const before = second();
    fail();
    await until(() => all(lobby, '.rail-failed [role=alert]').length === 1, 'what failed says so');
    expect(second()).to.be.closeTo(before, 0.5);
    platform.on(HOT_ROUTE, () => ({ list: wireGames.slice(0, 1) }));
    (await named(lobby, 'Try again')).click();
    await until(() => all(lobby, '.rail-games .card-action').length === 1, 'the game');
  });

  it('a list that fails leaves menu, filters and search in place, and stands after another try', async () => {
    const { platform } = testCore();
    let broken = true;
    platform.on(LIST_ROUTE, () => (broken ? new Refusal(400, 'bad-request') : { games: wireGames.slice(0, 3), totalPages: 1 }));
    const lobby = await mount('gp-lobby', { category: 'RNG' });
    const retry = await named(lobby, 'Try again');
    await until(() => all(lobby, '.lobby-entry').length === 7 && all(lobby, '.chip').length > 3, 'menu and filters stand');
    broken = false;
    retry.click();
    await until(() => gameNames(lobby).length === 3, 'the list stands');
  });

  it('going offline in the middle says so and keeps what stands; coming back asks again by itself', async () => {
    const { platform } = testCore();
    const lobby = await mount('gp-lobby', { category: 'RNG' });
    await until(() => gameNames(lobby).length === 18, 'the list stands');
    let offline = true;
    platform.on(LIST_ROUTE, () => {
      if (offline) throw new TypeError('Failed to fetch');
      return { games: wireGames.slice(18, 36), totalPages: 4, total: 60 };
    });
    (await named(lobby, 'Next page')).click();
    await named(lobby, 'Try again');
    expect(shownText(lobby)).to.contain('Network link abnormal');
    expect(gameNames(lobby)).to.deep.equal(wireGames.slice(0, 18).map(game => game.gameName));
    offline = false;
    await until(() => {
      window.dispatchEvent(new Event('online'));
      return gameNames(lobby)[0] === wireGames[18]?.gameName;
    }, 'the page stands without a click');
  });

  it('GAM-01 a page that takes the login over gets no popup', async () => {
    const { core } = testCore();
    const lobby = await mount('gp-lobby', { category: 'RNG' });
    lobby.addEventListener('gp-login-required', event => event.preventDefault());
    const play = await named(lobby, 'Play Amber Nova 1');
    await heard('gp-login-required', () => play.click());
    expect(core.dialogs.store.getState().open).to.deep.equal([]);
  });
});

function areApart(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
}
