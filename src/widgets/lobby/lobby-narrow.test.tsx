import {
  all,
  cardOf,
  describe,
  expect,
  find,
  gameNames,
  it,
  LIST,
  mount,
  named,
  nextFrame,
  pick,
  rootOf,
  searchFor,
  setViewport,
  shownText,
  signedInCore,
  testCore,
  until,
  wireGames,
} from '../../../tests/widgets-support/index.js';
import './index.js';

const VENDORS_ROUTE = 'GET /wps/relay/GCSGAME_newGameVendor';
const LIST_ROUTE = `GET ${LIST}` as const;

describe('gp-lobby narrows', () => {
  for (const [row, name, code] of [
    ['CON-62', 'Classic slots', 'SC'],
    ['CON-63', 'Video poker', 'VP'],
    ['CON-64', 'Jackpots', 'JP'],
    ['CON-65', 'Table games', 'TG'],
    ['CON-66', 'Arcade', 'AC'],
  ] as const) {
    it(`${row} the subcategory ${code} asks for its code and shows its games`, async () => {
      const { platform } = testCore();
      const others = ['SC', 'VP', 'JP', 'TG', 'AC'].filter(each => each !== code);
      platform.on(VENDORS_ROUTE, () => slots(others, { code, name, vendors: ['A'] }));
      platform.on(LIST_ROUTE, ({ query }) => ({
        games: [{ ...wireGames[0], nodeId: '1', gameName: `Of ${query.get('gameClassify')}` }],
        totalPages: 1,
      }));
      const lobby = await mount('gp-lobby', { category: 'RNG' });
      (await named(lobby, name)).click();
      await until(() => gameNames(lobby)[0] === `Of ${code}`, `the games of ${code} stand`);
    });
  }

  it('CON-67 bingo is offered only where the language TY is supported', async () => {
    for (const [languages, offered] of [
      [['EN', 'ES'], false],
      [['EN', 'TY'], true],
    ] as const) {
      const { platform } = testCore({ languages: [...languages] });
      platform.on(VENDORS_ROUTE, () => slots(['SC', 'BG']));
      const lobby = await mount('gp-lobby', { category: 'RNG' });
      await named(lobby, 'Kind SC');
      expect(all(lobby, '.chip').some(chip => chip.textContent === 'Kind BG')).to.equal(offered);
      lobby.remove();
    }
  });

  it('LOB-45 a subcategory of an address that does not exist leaves the address, one that does stays', async () => {
    for (const [asked, kept] of [
      ['ZZ', undefined],
      ['SC', 'SC'],
    ] as const) {
      const { core, platform } = testCore();
      platform.on(VENDORS_ROUTE, () => slots(['SC']));
      core.navigation.setQuery({ category: 'RNG', class: asked, vassalage: '' });
      const lobby = await mount('gp-lobby', { 'follow-route': true });
      await named(lobby, 'Kind SC');
      await until(() => core.navigation.store.getState().query.class === kept, `${asked} becomes ${kept ?? 'all'}`);
      lobby.remove();
    }
  });

  it('LOB-20 on the full site another provider takes the classification out of the address, and all types are chosen again', async () => {
    const { core, platform } = testCore();
    platform.on(VENDORS_ROUTE, () => slots(['SC']));
    core.navigation.setQuery({ category: 'RNG', class: 'SC' });
    const lobby = await mount('gp-lobby', { 'follow-route': true });
    const chosen = () => all(lobby, '.chips-small [aria-pressed=true]').map(chip => chip.textContent);
    await until(() => chosen().join() === 'Kind SC', 'the classification is chosen');
    pick((await named(lobby, 'Provider', 'select')) as HTMLSelectElement, 'B');
    const call = await until(() => platform.callsTo(LIST).find(({ query }) => query.get('vassalage') === 'B'), 'its games are asked for');
    expect([call.query.get('gameClassify'), chosen(), core.navigation.store.getState().query]).to.deep.equal([
      '',
      ['All types'],
      { category: 'RNG', vendor: 'B' },
    ]);
  });

  it('CON-61 OP-23 NEW is set by the host, sent as classification, and has no chip', async () => {
    const { platform } = testCore();
    const lobby = await mount('gp-lobby', { category: 'RNG', filter: 'NEW' });
    await until(() => platform.callsTo(LIST).some(({ query }) => query.get('gameClassify') === 'NEW'), 'new games are asked for');
    expect(all(lobby, '[aria-label="Game filters"] button').map(chip => chip.textContent)).to.deep.equal([
      'All',
      'Hot',
      'Favourites',
      'Recent',
    ]);
  });

  it('CON-61 LOB-08 each filter type gives its list', async () => {
    const { platform } = await signedInCore();
    platform.on('GET /wps/relay/MCSFE_getFavoriteGamesList', () => ({ content: wireGames.slice(3, 5), totalPages: 1 }));
    platform.on('GET /wps/relay/GCS_recentGame', () => ({ list: wireGames.slice(7, 10), totalPages: 1 }));
    const lobby = await mount('gp-lobby', { category: 'RNG' });
    const expected = { Hot: wireGames.filter(game => game.isHot && game.gameType === 'RNG').length, Favourites: 2, Recent: 3, All: 18 };
    for (const [filter, count] of Object.entries(expected)) {
      (await named(lobby, filter, '.chip')).click();
      await until(() => gameNames(lobby).length === count && !rootOf(lobby).querySelector('[data-stale]'), `${filter} shows ${count}`);
    }
  });

  it('API-31 least bet and lines go with the call, and leave with the filter that has no such call', async () => {
    const { platform } = testCore();
    const lobby = await mount('gp-lobby', { category: 'RNG' });
    pick((await named(lobby, 'Min. bet', 'select')) as HTMLSelectElement, '20');
    await until(() => platform.callsTo(LIST).at(-1)?.query.get('minBet') === '0.2', 'the bet is asked for');
    pick((await named(lobby, 'Lines', 'select')) as HTMLSelectElement, '20');
    await until(() => platform.callsTo(LIST).at(-1)?.query.get('minLineNum') === '20', 'the lines are asked for');
    expect(platform.callsTo(LIST).at(-1)?.query.get('minBet')).to.equal('0.2');
    (await named(lobby, 'Hot', '.chip')).click();
    await until(() => !rootOf(lobby).querySelector('.stakes'), 'hot games have no such choice');
    const asked = platform.callsTo(LIST).length;
    (await named(lobby, 'All', '.chip')).click();
    await until(() => gameNames(lobby).length === 18, 'all games are back');
    expect(
      platform
        .callsTo(LIST)
        .slice(asked)
        .every(({ query }) => query.get('minBet') === null),
    ).to.equal(true);
  });

  it('API-31 where no game says its bets or its lines, nobody is asked for them', async () => {
    const { platform } = testCore();
    const games = wireGames.filter(({ gameType }) => gameType === 'RNG').map(({ minBet: _, ...game }) => game);
    platform.on(LIST_ROUTE, () => ({ games, totalPages: 1, total: games.length }));
    const lobby = await mount('gp-lobby', { category: 'RNG' });
    await until(() => gameNames(lobby).length === games.length, 'the games stand');
    await until(() => !rootOf(lobby).querySelector('[aria-label="Min. bet"]'), 'no least bet');
    await named(lobby, 'Lines', 'select');
  });

  it('LOB-09 more than ten providers stand in a wide menu', async () => {
    const { platform } = testCore();
    const vendors = Array.from({ length: 11 }, (_, index) => vendor(`V${index}`));
    platform.on(VENDORS_ROUTE, () => ({ data: { lanes: [{ gameCategory: 'RNG', gameType: 'RNG', vendors }] } }));
    const lobby = await mount('gp-lobby', { category: 'RNG' });
    const button = await named(lobby, 'Provider');
    button.click();
    const entries = await until(
      () => (button.getAttribute('aria-expanded') === 'true' ? all(lobby, '.provider-list button') : undefined),
      'the menu is open',
    );
    expect(entries.map(entry => entry.textContent)).to.deep.equal(['All providers', ...vendors.map(({ displayName }) => displayName)]);
    entries.at(-1)!.click();
    await until(() => platform.callsTo(LIST).at(-1)?.query.get('vassalage') === 'V10', 'its games are asked for');
    expect((await named(lobby, 'Provider: Vendor V10')).getAttribute('aria-expanded')).to.equal('false');
  });

  it('LOB-11 forgives accents and case in the lists that are cut here, too', async () => {
    const { platform } = testCore();
    platform.on('GET /wps/relay/GCSGAME_hotGamesV2', () => ({
      list: [
        { ...wireGames[0], nodeId: '1', gameName: 'Dragón Rojo' },
        { ...wireGames[0], nodeId: '2', gameName: 'Tigre' },
      ],
    }));
    const lobby = await mount('gp-lobby', { filter: 'HOT' });
    await until(() => gameNames(lobby).length === 2, 'both stand');
    await searchFor(lobby, 'ROJO dragon');
    await until(() => gameNames(lobby).join() === 'Dragón Rojo', 'only the match is left');
  });
});

describe('gp-lobby moves', () => {
  it('LOB-14 another category is shown from its top', async () => {
    testCore();
    const lobby = await mount('gp-lobby', { category: 'RNG' });
    await until(() => gameNames(lobby).length === 18, 'the list stands');
    lobby.style.marginBlockEnd = '2000px';
    window.scrollTo(0, 600);
    expect(lobby.getBoundingClientRect().top).to.be.below(0);
    (await named(lobby, 'FISH', '.lobby-entry')).click();
    await until(() => Math.abs(lobby.getBoundingClientRect().top) < 1, 'the top of the lobby is seen');
  });

  it('LOB-25 a click anywhere on a vendor card is a click on its button', async () => {
    testCore();
    const lobby = await mount('gp-lobby', { 'without-hot': true });
    for (const name of ['Salon Live', 'Nova Play']) {
      const vendorCard = await until(
        () => all(lobby, '.vendor-card:not([aria-hidden])').find(card => card.textContent.startsWith(name)),
        `${name} stands`,
      );
      // What was out of view can be hit from the next frame on (content-visibility), and what comes above moves it.
      await until(() => {
        vendorCard.scrollIntoView({ block: 'center' });
        const art = vendorCard.querySelector('.card-art')!.getBoundingClientRect();
        const hit = rootOf(lobby).elementFromPoint(art.left + art.width / 2, art.top + art.height / 2);
        return vendorCard.querySelector('button.card-action')!.contains(hit);
      }, `the middle of ${name} is its button`);
    }
  });

  it('LOB-12 nothing below the list moves when a page has fewer games', async () => {
    testCore();
    const lobby = await mount('gp-lobby', { category: 'RNG' });
    await until(() => gameNames(lobby).length === 18, 'the list stands');
    const pager = await find(lobby, '.pages');
    const list = pager.parentElement!;
    // It is measured in a frame after it stands.
    await until(() => Math.abs(parseFloat(list.style.minBlockSize) - list.getBoundingClientRect().height) < 1, 'its height is kept');
    const before = [pager.getBoundingClientRect().top, lobby.getBoundingClientRect().height];
    (await named(lobby, 'Page 4')).click();
    await until(() => gameNames(lobby).length === 6, 'the last page stands');
    expect(pager.getBoundingClientRect().top).to.be.closeTo(before[0]!, 0.5);
    expect(lobby.getBoundingClientRect().height).to.be.closeTo(before[1]!, 0.5);
    await searchFor(lobby, 'xyzzy');
    await until(() => shownText(lobby).includes('No game found'), 'the empty state stands');
    expect(Math.abs(lobby.getBoundingClientRect().height - before[1]!)).to.be.below(1);
  });

  it('LOB-12 a list that becomes narrower and wide again is as high as before, with what is far out of view', async () => {
    await setViewport({ width: 800, height: 300 });
    testCore();
    const lobby = await mount('gp-lobby', { category: 'RNG' });
    await until(() => gameNames(lobby).length === 18, 'the list stands');
    const list = (await find(lobby, '.pages')).parentElement!;
    const kept = () => parseFloat(list.style.minBlockSize);
    const isKept = () => Math.abs(kept() - list.getBoundingClientRect().height) < 1;
    const wide = list.getBoundingClientRect().width;
    await until(isKept, 'its height is kept');
    const before = kept();
    for (const narrow of [490, 520]) {
      lobby.style.width = `${narrow}px`;
      await until(() => list.getBoundingClientRect().width < wide - 100 && kept() > before + 100 && isKept(), 'it is narrow');
      // What was seen keeps its height when it is out of view again.
      list.scrollIntoView({ block: 'end' });
      await nextFrame();
      await nextFrame();
      list.scrollIntoView();
      await nextFrame();
      lobby.style.width = '';
      await until(() => list.getBoundingClientRect().width === wide && Math.abs(kept() - before) < 1, `as high as before ${narrow} px`);
    }
    await setViewport({ width: 800, height: 600 });
  });

  it('LOB-12 a skeleton is as high as the cards that come', async () => {
    const { platform } = testCore();
    const release = platform.hold(LIST_ROUTE);
    const lobby = await mount('gp-lobby', { category: 'RNG' });
    const skeleton = (await find(lobby, '.lobby-grid .card[aria-hidden]')).getBoundingClientRect();
    release();
    await until(() => gameNames(lobby).length === 18, 'the list stands');
    const shown = cardOf(lobby, 'Amber Nova 1')!.getBoundingClientRect();
    expect([shown.width, shown.height, shown.top]).to.deep.equal([skeleton.width, skeleton.height, skeleton.top]);
  });

  it('LOB-09 API-31 on a phone what narrows stands behind one button, which counts what is chosen', async () => {
    await setViewport({ width: 390, height: 844 });
    testCore();
    const lobby = await mount('gp-lobby', { category: 'RNG' });
    const toggle = await named(lobby, 'Filters');
    const select = (await named(lobby, 'Min. bet', 'select')) as HTMLSelectElement;
    expect(select.checkVisibility()).to.equal(false);
    toggle.click();
    await until(() => toggle.getAttribute('aria-expanded') === 'true' && select.checkVisibility(), 'the choices are seen');
    pick(select, '20');
    await until(() => toggle.textContent === 'Filters (1)', 'one is counted');
    toggle.click();
    await until(() => !select.checkVisibility(), 'they are out of the way');
    await setViewport({ width: 1280, height: 844 });
    expect([select.checkVisibility(), toggle.checkVisibility()], 'a wide lobby shows them').to.deep.equal([true, false]);
    await setViewport({ width: 800, height: 600 });
  });

  it('LOB-11 a long word that nothing matches stays inside its box on a phone', async () => {
    await setViewport({ width: 390, height: 844 });
    const { core, platform } = testCore();
    platform.on(LIST_ROUTE, () => ({ games: [], totalPages: 0 }));
    core.navigation.setQuery({ filter: 'ALL', gameName: 'x'.repeat(300) });
    const lobby = await mount('gp-lobby', { 'follow-route': true });
    const box = (await find(lobby, '.notice')).getBoundingClientRect();
    for (const part of all(lobby, '.notice > *, .notice button')) {
      expect(part.getBoundingClientRect().right, part.className.toString()).to.be.at.most(box.right);
      expect(part.getBoundingClientRect().left, part.className.toString()).to.be.at.least(box.left);
    }
    const title = await find(lobby, '.lobby-title');
    expect(title.scrollWidth).to.be.at.most(title.clientWidth);
  });
});

function vendor(code: string) {
  return { vassalage: code, displayName: `Vendor ${code}`, lagerIcon: '', gameType: 'RNG', isGame: '' };
}
function slots(codes: readonly string[], ...more: object[]) {
  return {
    data: {
      lanes: [
        {
          gameCategory: 'RNG',
          gameType: 'RNG',
          vendors: [vendor('A'), vendor('B')],
          gameClassify: [...codes.map(code => ({ code, name: `Kind ${code}`, vendors: ['A', 'B'] })), ...more],
        },
      ],
    },
  };
}
