import {
  axeFindings,
  describe,
  expect,
  find,
  heard,
  it,
  mount,
  named,
  nextFrame,
  Refusal,
  rootOf,
  setViewport,
  shownText,
  signedInCore,
  testCore,
  type,
  until,
  wireGames,
  wireVendors,
} from '../../../tests/widgets-support/index.js';
import './index.js';

const LIST = '/wps/relay/GCSGAME_gameList';
const LIST_ROUTE = `GET ${LIST}`;

describe('gp-lobby home', () => {
  it('LOB-01 lists hot first, favourites second, then the categories of the vendor data', async () => {
    testCore();
    const lobby = await mount('gp-lobby');
    await until(() => entries(lobby).length === 7, 'the menu stands');
    expect(entries(lobby)).to.deep.equal(['Hot', 'Favourites', 'RNG', 'LIVE', 'FISH', 'SPORTS', 'ELOTT']);
  });

  it('a member finds the games played last and liked on top of the home, a visitor does not', async () => {
    const { core, platform } = await signedInCore();
    const liked = wireGames.at(-1)!;
    platform.on('GET /wps/relay/MCSFE_getFavoriteGamesList', () => ({ content: [liked], totalPages: 1 }));
    const lobby = await mount('gp-lobby');
    await until(() => titlesOf(lobby)[0] === 'Your games', 'they stand');
    expect(namesOnTop(lobby)).to.deep.equal([...wireGames.slice(0, 6), liked].map(({ gameName }) => gameName));
    await core.session.logout();
    await until(() => titlesOf(lobby)[0] === 'Hot games', 'they went with the session');
    expect(rootOf(lobby).querySelector('.own-room')).to.equal(null);
  });

  it('a member with one or two finds new games there: a row of them would stand nearly empty', async () => {
    const { platform } = await signedInCore();
    platform.on('GET /wps/relay/GCS_recentGame', () => ({ list: wireGames.slice(0, 2), totalPages: 1 }));
    platform.on(LIST_ROUTE, () => ({ games: wireGames.slice(0, 8), totalPages: 1 }));
    platform.on('GET /wps/relay/MCSFE_getFavoriteGamesList', () => ({ content: wireGames.slice(0, 1), totalPages: 1 }));
    const lobby = await mount('gp-lobby');
    await until(() => titlesOf(lobby)[0] === 'New games', 'they stand');
  });

  it('a member without any finds new games there; the room is as tall as the rail that comes', async () => {
    const { platform } = await signedInCore();
    platform.on('GET /wps/relay/GCS_recentGame', () => ({ list: [], totalPages: 1 }));
    platform.on(LIST_ROUTE, ({ query }) => ({
      games: query.get('gameClassify') === 'NEW' ? wireGames.slice(0, 8) : wireGames.slice(8, 12),
      totalPages: 1,
    }));
    let release!: () => void;
    const asked = new Promise<void>(resolve => (release = resolve));
    platform.on('GET /wps/relay/MCSFE_getFavoriteGamesList', () => asked.then(() => ({ content: [], totalPages: 1 })));
    const lobby = await mount('gp-lobby');
    await until(() => platform.callsTo('/wps/relay/GCS_recentGame').length > 0 && all(lobby, '.card-name').length > 0, 'the others stand');
    const room = rootOf(lobby).querySelector<HTMLElement>('.own-room');
    expect(room, 'room is kept').not.to.equal(null);
    const topOfHot = () => all(lobby, '.rail').at(-6)!.getBoundingClientRect().top;
    expect(titlesOf(lobby)[0]).to.equal('Hot games');
    const before = topOfHot();
    release();
    await until(() => titlesOf(lobby)[0] === 'New games', 'they stand');
    expect(platform.callsTo(LIST).some(({ query }) => query.get('gameClassify') === 'NEW')).to.equal(true);
    expect(topOfHot()).to.be.closeTo(before, 1);
  });

  it('LOB-15 begins at home: the blocks of all, and no list', async () => {
    testCore();
    const lobby = await mount('gp-lobby');
    await until(() => all(lobby, '.rail-title').length === 6, 'the blocks stand');
    expect(rootOf(lobby).querySelector('.lobby')?.getAttribute('data-screen')).to.equal('home');
    expect(rootOf(lobby).querySelector('[part=grid]')).to.equal(null);
  });

  it('LOB-02 LOB-03 each block has its title and a provider menu with All that filters', async () => {
    testCore();
    const lobby = await mount('gp-lobby');
    const select = (await named(lobby, 'Provider: RNG', 'select')) as HTMLSelectElement;
    expect(all(lobby, '.rail-title').map(title => title.textContent)).to.deep.equal([
      'Hot games',
      'RNG',
      'LIVE',
      'FISH',
      'SPORTS',
      'ELOTT',
    ]);
    expect([...select.options].map(option => option.text)).to.deep.equal(['All providers', 'Nova Play', 'Orbit Games']);
    select.value = 'ORBIT';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    const block = select.closest('.rail')!;
    await until(() => block.querySelectorAll('.vendor-card').length === 1, 'one vendor is left');
    expect(block.querySelector('.vendor-card')?.textContent).to.contain('Orbit Games');
    // A block of one vendor has its menu too.
    await scrollThrough(lobby);
    expect(all(lobby, '.rail select')).to.have.length(5);
  });

  it('LOB-04 CON-21 the hot block shows twelve games and leads to all of them', async () => {
    testCore();
    const lobby = await mount('gp-lobby');
    await until(() => all(lobby, '.rail-games .card-action').length === 12, 'twelve hot games stand');
    (await named(lobby, 'More games')).click();
    await until(() => pressed(lobby) === 'Hot', 'the list of hot games is shown');
  });

  it('CON-21 a block of few vendors is filled up with games to twelve cards', async () => {
    testCore();
    const lobby = await mount('gp-lobby', { 'without-hot': true });
    const block = (await named(lobby, 'Provider: RNG', 'select')).closest('.rail')!;
    block.scrollIntoView();
    await until(() => block.querySelector('.game-card .card-action'), 'its games stand');
    expect([block.querySelectorAll('.vendor-card').length, block.querySelectorAll('.game-card').length]).to.deep.equal([2, 10]);
    const isVendor = [...block.querySelectorAll('.rail-track > li')].map(item => item.matches('.rail-vendor'));
    expect(isVendor.lastIndexOf(false), 'games come first').to.equal(9);
  });

  it('a block further down is its heading and its room until it comes near, and then as high', async () => {
    testCore();
    const lobby = await mount('gp-lobby');
    await until(() => all(lobby, '.rail').length === 6, 'the blocks stand');
    const last = all(lobby, '.rail').at(-1)!;
    expect(last.querySelector('h2')?.textContent).to.equal('ELOTT');
    expect(last.querySelector('button, select, .vendor-card:not([aria-hidden])')).to.equal(null);
    const { height } = last.getBoundingClientRect();
    last.scrollIntoView();
    await until(() => last.querySelector('.vendor-card:not([aria-hidden])'), 'it stands');
    expect(Math.abs(last.getBoundingClientRect().height - height)).to.be.lessThan(1);
  });

  it('LOB-05 CON-22 a block of sports has five cards at most, others twelve', async () => {
    const { platform } = testCore();
    const vendors = (gameType: string) =>
      Array.from({ length: 15 }, (_, index) => ({
        vassalage: `V${index}`,
        displayName: `Vendor ${index}`,
        lagerIcon: '',
        gameType,
        isGame: '',
      }));
    platform.on('GET /wps/relay/GCSGAME_newGameVendor', () => ({
      data: { lanes: ['LIVE', 'SPORTS'].map(gameType => ({ gameCategory: gameType, gameType, vendors: vendors(gameType) })) },
    }));
    const lobby = await mount('gp-lobby', { 'without-hot': true });
    await until(() => all(lobby, '.vendor-card:not([aria-hidden])').length > 0, 'the blocks stand');
    expect(all(lobby, '.rail').map(rail => rail.querySelectorAll('.vendor-card').length)).to.deep.equal([12, 5]);
  });

  it('LOB-06 LOB-16 a visitor who chooses favourites is asked to log in, and stays at home', async () => {
    const { core, platform } = testCore();
    const lobby = await mount('gp-lobby');
    await heard('gp-login-required', async () => (await named(lobby, 'Favourites')).click());
    expect(core.dialogs.store.getState().open.map(({ name }) => name)).to.deep.equal(['login']);
    core.dialogs.closeAll();
    expect(platform.calls.filter(call => call.path.includes('Favorite'))).to.deep.equal([]);
    const screen = () => rootOf(lobby).querySelector('.lobby')?.getAttribute('data-screen');
    expect(screen()).to.equal('home');
    // From a list too.
    (await named(lobby, 'FISH')).click();
    await until(() => screen() !== 'home', 'a list stands');
    await heard('gp-login-required', async () => (await named(lobby, 'Favourites')).click());
    await until(() => screen() === 'home', 'it is home again');
  });

  it('LOB-23 LOB-24 a vendor card shows picture and name; only other than slots play at once', async () => {
    testCore();
    const lobby = await mount('gp-lobby');
    const live = await until(() => card(lobby, 'Salon Live'), 'the live vendor stands');
    const slots = await until(() => card(lobby, 'Nova Play'), 'the slot vendor stands');
    await scrollThrough(lobby);
    expect(live.querySelector('.vendor-play')?.getAttribute('aria-label')).to.equal('Play Salon Live');
    expect(slots.querySelector('.vendor-play')).to.equal(null);
    const cards = all(lobby, '.vendor-card:not([aria-hidden])');
    expect(
      cards.filter(each => !each.querySelector('.vendor-play')).map(each => each.querySelector('.card-name')?.textContent),
    ).to.deep.equal(['Nova Play', 'Orbit Games']);
    expect(cards.length).to.be.greaterThan(4);
    slots.scrollIntoView();
    const picture = await until(() => slots.querySelector<HTMLImageElement>('[data-state=shown] img'), 'its picture is shown');
    expect(picture.src).to.equal(wireVendors.data.lanes[0]?.vendors[0]?.lagerIcon);
  });

  it('GAM-10 the button of a vendor card that plays at once launches it', async () => {
    const { core, platform } = await signedInCore();
    const lobby = await mount('gp-lobby');
    (await named(lobby, 'Play Salon Live', '.vendor-play')).click();
    const launched = await until(() => platform.callsTo('/wps/game/launchGame')[0], 'the launch');
    expect(launched.body.vassalage).to.equal('SALON');
    await until(() => core.launch.store.getState().game?.state === 'open', 'it is open');
  });

  it('GAM-04 a slot vendor opens its games in place', async () => {
    const { platform } = testCore();
    const lobby = await mount('gp-lobby');
    (await until(() => card(lobby, 'Orbit Games')?.querySelector<HTMLElement>('.card-action'), 'the vendor stands')).click();
    await until(() => platform.callsTo(LIST).some(call => call.query.get('vassalage') === 'ORBIT'), 'its games are asked for');
  });

  it('GAM-04 where the address is followed, a slot vendor leads to /rng with its vassalage', async () => {
    const { core } = testCore();
    const lobby = await mount('gp-lobby', { 'follow-route': true });
    (await until(() => card(lobby, 'Orbit Games')?.querySelector<HTMLElement>('.card-action'), 'the vendor stands')).click();
    const { path, query } = core.navigation.store.getState();
    expect([path, query]).to.deep.equal(['/rng', { vassalage: 'ORBIT' }]);
  });

  it('ERR-27 says so, to the page too, when the vendors cannot be loaded, and tries again', async () => {
    const { platform } = testCore();
    let broken = true;
    platform.on('GET /wps/relay/GCSGAME_newGameVendor', () =>
      broken ? new Refusal(400, 'bad-request') : { data: { lanes: [{ gameCategory: 'LIVE', gameType: 'LIVE', vendors: [] }] } },
    );
    let lobby!: HTMLElement;
    const { detail, target } = await heard<{ code: string }>(
      'gp-error',
      async () => (lobby = await mount('gp-lobby', { 'without-hot': true })),
    );
    expect([detail.code, target]).to.deep.equal(['bad-request', lobby]);
    const retry = await named(lobby, 'Try again');
    expect(shownText(lobby))
      .to.contain('could not be loaded')
      .and.to.contain('Tell whoever runs the page')
      .and.not.to.contain('correct information');
    broken = false;
    retry.click();
    await until(() => !rootOf(lobby).querySelector('[role=alert]'), 'the message is gone');
  });
});

describe('gp-lobby list', () => {
  it('LOB-12 CON-20 shows 18 games a page, and the following ones on the next', async () => {
    const { platform } = testCore();
    const lobby = await mount('gp-lobby', { category: 'RNG' });
    await until(() => names(lobby).length === 18, 'the first page stands');
    const first = names(lobby);
    expect(platform.callsTo(LIST).at(-1)?.query.get('pageSize')).to.equal('18');
    (await named(lobby, 'Next page')).click();
    await until(() => names(lobby)[0] !== first[0] && names(lobby).length === 18, 'the second page stands');
    expect(names(lobby).some(name => first.includes(name))).to.equal(false);
  });

  it('LOB-13 the last page leads no further', async () => {
    const { platform } = testCore();
    const lobby = await mount('gp-lobby', { category: 'RNG' });
    (await named(lobby, 'Page 4')).click();
    await until(() => names(lobby).length === 6, 'the last page stands');
    const asked = platform.callsTo(LIST).length;
    const next = await named(lobby, 'Next page');
    expect(next.getAttribute('aria-disabled')).to.equal('true');
    next.click();
    await nextFrame();
    expect(platform.callsTo(LIST).length).to.equal(asked);
    expect(names(lobby)).to.have.length(6);
  });

  it('LOB-13 LOB-12 page 999 of an address is the last page, and the address says so', async () => {
    const { core } = testCore();
    const lobby = await mount('gp-lobby', { 'follow-route': true });
    core.navigation.setQuery({ filter: 'ALL', vendor: 'NOVA', page: '999' });
    await until(() => names(lobby).length === 12, 'the last page stands');
    expect(core.navigation.store.getState().query.page).to.equal('2');
  });

  it('LOB-08 LOB-09 LOB-22 four filters and a provider menu; a provider asks once, with its code', async () => {
    const { platform } = testCore();
    const lobby = await mount('gp-lobby', { category: 'RNG' });
    await until(() => names(lobby).length === 18, 'the list stands');
    expect(all(lobby, '[aria-label="Game filters"] button').map(chip => chip.textContent)).to.deep.equal([
      'All',
      'Hot',
      'Favourites',
      'Recent',
    ]);
    (await named(lobby, 'Page 4')).click();
    await until(() => names(lobby).length === 6, 'the last page stands');
    const asked = platform.callsTo(LIST).length;
    await choose(lobby, 'ORBIT');
    await until(() => platform.callsTo(LIST).length > asked && !rootOf(lobby).querySelector('.lobby-list[aria-busy]'), 'its list stands');
    expect(names(lobby)).to.deep.equal(namesOf('ORBIT').slice(0, 18));
    expect(
      platform
        .callsTo(LIST)
        .slice(asked)
        .map(({ query }) => [query.get('vassalage'), query.get('pageNo')]),
    ).to.deep.equal([['ORBIT', '1']]);
  });

  it('LOB-17 LOB-18 LOB-19 another category starts with all providers, page 1, no search', async () => {
    const { platform } = testCore();
    const lobby = await mount('gp-lobby', { category: 'RNG', search: 'nova', vendor: 'NOVA' });
    (await named(lobby, 'Page 2')).click();
    await until(() => platform.callsTo(LIST).at(-1)?.query.get('pageNo') === '2', 'page 2 is asked for');
    (await named(lobby, 'FISH', '.lobby-entry')).click();
    const call = await until(
      () => platform.callsTo(LIST).find(({ query }) => query.get('gameType') === 'FISH'),
      'the category is asked for',
    );
    expect([call.query.get('pageNo'), call.query.get('vassalage'), call.query.get('gameName')]).to.deep.equal(['1', '', '']);
    expect((await find(lobby, 'button.search-field')).textContent).to.equal('Search games');
    await until(() => names(lobby).join() === namesOf('TIDE').join(), 'all its games stand');
  });

  it('LOB-17 LOB-18 LOB-19 on the full site provider, page and search leave the address with their category', async () => {
    const { core, platform } = testCore();
    core.navigation.navigate('/rng?q=nova&vendor=NOVA&page=2');
    const lobby = await mount('gp-lobby', { 'follow-route': true });
    const field = await find(lobby, 'button.search-field');
    expect(field.querySelector('.search-text')?.textContent).to.equal('nova');
    await until(() => names(lobby).length === 12, 'its second page stands');
    (await named(lobby, 'FISH', '.lobby-entry')).click();
    await until(() => names(lobby).join() === namesOf('TIDE').join(), 'all its games stand');
    const { path, query } = core.navigation.store.getState();
    expect([path, query, field.textContent]).to.deep.equal(['/fish', {}, 'Search games']);
    const ofFish = platform
      .callsTo(LIST)
      .filter(call => call.query.get('gameType') === 'FISH')
      .map(call => [call.query.get('vassalage'), call.query.get('pageNo'), call.query.get('gameName')]);
    expect(ofFish).to.deep.equal([['', '1', '']]);
  });

  it('NAV-28 /rng with a vassalage begins with that provider and its games alone', async () => {
    const { core, platform } = testCore();
    core.navigation.navigate('/rng?vassalage=ORBIT');
    const lobby = await mount('gp-lobby', { 'follow-route': true });
    await until(() => names(lobby).join() === namesOf('ORBIT').slice(0, 18).join(), 'its games stand');
    expect(((await named(lobby, 'Provider', 'select')) as HTMLSelectElement).value).to.equal('ORBIT');
    expect(platform.callsTo(LIST).map(({ query }) => [query.get('gameType'), query.get('vassalage')])).to.deep.equal([['RNG', 'ORBIT']]);
  });

  it('LOB-20 LOB-45 a classification is asked for by its code; another provider resets it', async () => {
    const { platform } = testCore();
    const lobby = await mount('gp-lobby', { category: 'RNG' });
    (await named(lobby, 'Video Slots')).click();
    await until(() => platform.callsTo(LIST).at(-1)?.query.get('gameClassify') === 'Video Slots', 'the classification is asked for');
    await choose(lobby, 'NOVA');
    await until(() => platform.callsTo(LIST).at(-1)?.query.get('vassalage') === 'NOVA', 'the provider is asked for');
    expect(platform.callsTo(LIST).at(-1)?.query.get('gameClassify')).to.equal('');
  });

  it('LOB-21 another language asks for the list anew, once, in that language', async () => {
    const { core, platform } = testCore();
    const lobby = await mount('gp-lobby', { category: 'RNG' });
    await until(() => names(lobby).length === 18, 'the list stands');
    const asked = platform.callsTo(LIST).length;
    await core.language.use('ES');
    await until(() => platform.callsTo(LIST).length > asked, 'the list is asked for again');
    await until(() => names(lobby).length === 18, 'it stands again');
    expect(
      platform
        .callsTo(LIST)
        .slice(asked)
        .map(call => call.query.get('language')),
    ).to.deep.equal(['ES']);
  });

  it('LOB-26 LOB-27 LOB-28 badge, free trial and picture only where the game has them', async () => {
    testCore();
    const lobby = await mount('gp-lobby', { category: 'RNG' });
    const hot = await until(() => card(lobby, 'Amber Nova 1'), 'the hot game stands');
    const trial = await until(() => card(lobby, 'Basil Nova 2'), 'the game with a trial stands');
    expect([hot, trial].map(game => [game.querySelector('.badge') !== null, game.querySelector('.card-trial') !== null])).to.deep.equal([
      [true, false],
      [false, true],
    ]);
    const shown = all(lobby, '.game-card:not([aria-hidden])');
    const having = (part: string, text?: string) =>
      shown
        .filter(each => each.querySelector(part) && (!text || each.querySelector(part)?.textContent === text))
        .map(each => each.querySelector('.card-name')?.textContent);
    const page = wireGames.slice(0, 18);
    expect(having('.badge', 'Hot')).to.deep.equal(page.filter(game => game.isHot).map(game => game.gameName));
    expect(having('.card-trial')).to.deep.equal(
      page.filter(game => game.supportPlay === '0' && !game.maintenance).map(game => game.gameName),
    );
  });

  it('LOB-26 where most games of a list are hot, no badge says so', async () => {
    testCore();
    const lobby = await mount('gp-lobby', { filter: 'HOT' });
    await until(() => all(lobby, '.game-card:not([aria-hidden])').length > 0, 'the hot games stand');
    expect(all(lobby, '.badge:not(.badge-quiet)')).to.deep.equal([]);
  });

  it('LOB-28 a card shows the picture and the name of either field', async () => {
    const { platform } = testCore();
    const picture = (name: string) => `data:image/svg+xml,%3Csvg id="${name}" xmlns="http://www.w3.org/2000/svg" width="9" height="9"/%3E`;
    const [one, other] = wireGames;
    platform.on(LIST_ROUTE, () => ({
      games: [
        { ...one, gameName: 'Named by game', nodeName: 'Not this', showIcon: picture('show'), iconUrl: picture('icon') },
        { ...other, gameName: '', nodeName: 'Named by node', showIcon: '', iconUrl: picture('icon') },
      ],
      totalPages: 1,
    }));
    const lobby = await mount('gp-lobby', { category: 'RNG' });
    for (const [name, id] of [
      ['Named by game', 'show'],
      ['Named by node', 'icon'],
    ] as const) {
      const shown = await until(() => card(lobby, name)?.querySelector('img'), name);
      expect(shown.src).to.equal(picture(id));
    }
  });

  it('GAM-01 a visitor who plays is asked to log in, and nothing is launched', async () => {
    const { platform } = testCore();
    const lobby = await mount('gp-lobby', { category: 'RNG' });
    const play = await named(lobby, 'Play Amber Nova 1');
    await heard('gp-login-required', () => play.click());
    expect(platform.callsTo('/wps/game/launchGame')).to.deep.equal([]);
  });

  it('GAM-08 a member who plays raises gp-launch from the lobby; a page that cancels it opens the game itself', async () => {
    await signedInCore();
    const lobby = await mount('gp-lobby', { category: 'RNG' });
    lobby.addEventListener('gp-launch', event => event.preventDefault());
    const play = await named(lobby, 'Play Amber Nova 1');
    const event = await heard<{ gameId: string }>('gp-launch', () => play.click());
    expect(event.target === lobby).to.equal(true);
    expect(event.detail.gameId).to.equal('NOVA-0');
  });

  it('LOB-30 the heart is filled at once and named for what it does next', async () => {
    const { platform } = await signedInCore();
    const release = platform.hold('POST /wps/relay/MCSFE_addFavoriteGameV2');
    const lobby = await mount('gp-lobby', { category: 'RNG' });
    const heart = await until(() => card(lobby, 'Amber Nova 1')?.querySelector<HTMLElement>('.card-heart'), 'the heart stands');
    expect([heart.getAttribute('aria-label'), heart.getAttribute('aria-pressed')]).to.deep.equal([
      `Add to favourites: ${heart.closest('article')?.querySelector('h3')?.textContent}`,
      'false',
    ]);
    heart.click();
    await until(() => heart.getAttribute('aria-pressed') === 'true', 'the heart is filled before the answer');
    expect(heart.getAttribute('aria-label')).to.match(/^Remove from favourites: /);
    release();
  });

  it('LOB-08 a member without favourites is told how to get some', async () => {
    await signedInCore();
    const lobby = await mount('gp-lobby', { filter: 'FAV' });
    await until(() => shownText(lobby).includes('No favourites yet'), 'the empty state stands');
  });

  it('LOB-07 a visitor who chooses recent is asked to log in, and nothing is asked for', async () => {
    const { core, platform } = testCore();
    const lobby = await mount('gp-lobby', { category: 'RNG' });
    await until(() => names(lobby).length === 18, 'the list stands');
    const recent = await named(lobby, 'Recent', '[aria-label="Game filters"] button');
    await heard('gp-login-required', () => recent.click());
    expect(core.dialogs.store.getState().open.map(({ name }) => name)).to.deep.equal(['login']);
    await nextFrame();
    expect(platform.callsTo('/wps/relay/GCS_recentGame')).to.deep.equal([]);
  });

  it('LOB-07 the recent list needs a login, and says so where it stands', async () => {
    const { core, platform } = testCore();
    const lobby = await mount('gp-lobby', { filter: 'RECENT' });
    const button = await named(lobby, 'Log in');
    await heard('gp-login-required', () => button.click());
    expect(core.dialogs.store.getState().open.map(({ name }) => name)).to.deep.equal(['login']);
    expect(platform.callsTo('/wps/relay/GCS_recentGame')).to.deep.equal([]);
  });
});

describe('gp-lobby menu on the full site', () => {
  it('LOB-01 where the site’s header shows the categories, they are a press away; over a list the title says which one it is', async () => {
    await setViewport({ width: 1280, height: 900 });
    const { core } = testCore();
    const lobby = await mount('gp-lobby', { 'follow-route': true });
    const seen = () =>
      [...rootOf(lobby).querySelectorAll('.lobby-entries button')].filter(entry => entry.checkVisibility()).map(entry => entry.textContent);
    await until(() => rootOf(lobby).querySelectorAll('.lobby-entries .lobby-entry').length > 3, 'the menu stands');
    expect(seen()).to.deep.equal(['Hot', 'Favourites', 'Game categories']);
    core.navigation.navigate('/fish');
    await until(() => seen().join() === 'Game categories', 'hot and favourites are among the filters of the list');
    expect((await find(lobby, 'h2')).textContent).to.equal('FISH');
    (await named(lobby, 'Game categories')).click();
    await until(() => seen().length === rootOf(lobby).querySelectorAll('.lobby-entries .lobby-entry').length, 'all are seen');
    await setViewport({ width: 800, height: 600 });
  });
});

describe('gp-lobby search', () => {
  it('LOB-10 a toggle opens the search and closes it', async () => {
    testCore();
    const lobby = await mount('gp-lobby', { category: 'RNG' });
    (await named(lobby, 'Search games')).click();
    const input = await find<HTMLInputElement>(lobby, 'input[type=search]');
    await until(() => rootOf(lobby).activeElement === input, 'the search has the focus');
    (await named(lobby, 'Close search', 'dialog button')).click();
    await until(() => !rootOf(lobby).querySelector('input[type=search]'), 'the search is closed');
  });

  it('LOB-11 shows the games whose name matches; nonsense shows the way back', async () => {
    testCore();
    const lobby = await mount('gp-lobby', { category: 'RNG' });
    await search(lobby, 'ember');
    await until(() => names(lobby).length > 0 && names(lobby).every(name => name.includes('Ember')), 'only matches are shown');
    await search(lobby, 'xyzzy');
    (await named(lobby, 'Clear search')).click();
    await until(() => names(lobby).length === 18, 'the whole list is back');
    expect((await find(lobby, 'button.search-field')).textContent).to.equal('Search games');
  });

  it('LOB-11 an older answer never stands over a newer one, and the last page stays while the next is under way', async () => {
    const { platform } = testCore();
    const lobby = await mount('gp-lobby', { category: 'RNG' });
    await until(() => names(lobby).length === 18, 'the list stands');
    const release = platform.hold(LIST_ROUTE);
    await search(lobby, 'amber');
    await until(() => platform.callsTo(LIST).some(call => call.query.get('gameName') === 'amber'), 'the first search is under way');
    expect((await find(lobby, '.lobby-grid')).hasAttribute('data-stale')).to.equal(true);
    expect(names(lobby)).to.have.length(18);
    await search(lobby, 'basil');
    await until(() => platform.callsTo(LIST).some(call => call.query.get('gameName') === 'basil'), 'the second search is under way');
    release();
    await until(() => names(lobby).every(name => name.includes('Basil')), 'the newest answer stands');
    for (let frame = 0; frame < 5; frame++) {
      await nextFrame();
      expect(names(lobby).every(name => name.includes('Basil'))).to.equal(true);
    }
  });

  it('a list whose category is not known yet has no heading without words', async () => {
    const { platform } = testCore();
    const release = platform.hold('GET /wps/relay/GCSGAME_newGameVendor');
    const lobby = await mount('gp-lobby', { category: 'RNG' });
    await until(() => rootOf(lobby).querySelector('.lobby-title'), 'its place stands');
    expect(await axeFindings(lobby)).to.deep.equal([]);
    release();
    await until(() => rootOf(lobby).querySelector('h2:not([aria-hidden])'), 'its name stands');
  });

  it('LOB-43 a search on the home view lists matches of all categories', async () => {
    const { platform } = testCore();
    const lobby = await mount('gp-lobby');
    await search(lobby, 'haven');
    const call = await until(() => platform.callsTo(LIST).find(({ query }) => query.get('gameName') === 'haven'), 'it is asked for');
    expect(call.query.get('gameType')).to.equal('');
    await until(() => shownText(lobby).includes('10 games'), 'the number of matches is told');
    expect(names(lobby)).to.deep.equal(wireGames.filter(game => game.gameName.startsWith('Haven')).map(game => game.gameName));
    expect((await find(lobby, 'h2')).textContent).to.contain('haven');
    await search(lobby, 'xyzzy');
    await until(() => shownText(lobby).includes('No game found for “xyzzy”'), 'that nothing matches is told');
    const instead = await find(lobby, '.hot-games');
    expect(instead.querySelector('h2')?.textContent).to.equal('Hot games');
    expect(instead.querySelectorAll('.card').length, 'what others play stands under it').to.be.above(0);
    expect(all(lobby, '.lobby-grid').length, 'and nothing that would be a match').to.equal(0);
    (await named(lobby, 'Clear search')).click();
    await until(() => all(lobby, '.rail').length > 0, 'the home view is back');
  });

  it('ERR-13 a failed search says so and keeps what was typed', async () => {
    const { platform } = testCore();
    const lobby = await mount('gp-lobby', { category: 'RNG' });
    await until(() => names(lobby).length === 18, 'the list stands');
    platform.on(LIST_ROUTE, () => new Refusal(400, 'bad-request'));
    await search(lobby, 'amber');
    await named(lobby, 'Try again');
    expect((await find(lobby, 'button.search-field .search-text')).textContent).to.equal('amber');
  });
});

describe('gp-lobby while the platform is in trouble', () => {
  it('the list of a category says once that it did not come', async () => {
    const { platform } = testCore();
    for (const route of ['GET /wps/relay/GCSGAME_newGameVendor', LIST_ROUTE] as const)
      platform.on(route, () => new Response('', { status: 503 }));
    const lobby = await mount('gp-lobby', { category: 'RNG' });
    await named(lobby, 'Try again');
    await until(
      () => platform.callsTo('/wps/relay/GCSGAME_newGameVendor').length > 0 && !rootOf(lobby).querySelector('.lobby-list[aria-busy]'),
      'nothing is under way',
    );
    await nextFrame();
    expect(all(lobby, '.notice-error')).to.have.length(1);
  });
});

describe('gp-lobby for everybody', () => {
  it('SYS-22 axe finds nothing on the home view', async () => {
    testCore();
    const lobby = await mount('gp-lobby');
    await until(() => all(lobby, '.vendor-card:not([aria-hidden])').length > 0, 'the blocks stand');
    expect(await axeFindings(lobby)).to.deep.equal([]);
  });

  it('SYS-22 axe finds nothing in a list, in the light theme', async () => {
    testCore({ theme: 'light' });
    const lobby = await mount('gp-lobby', { category: 'RNG', search: 'ember' });
    await until(() => names(lobby).length > 0, 'the list stands');
    await until(
      () =>
        rootOf(lobby)
          .getAnimations()
          .every(({ playState }) => playState === 'finished'),
      'colours have arrived',
    );
    expect(await axeFindings(lobby)).to.deep.equal([]);
  });
});

function all(lobby: Element, selector: string): HTMLElement[] {
  return [...rootOf(lobby).querySelectorAll<HTMLElement>(selector)];
}
function titlesOf(lobby: Element): (string | null)[] {
  return all(lobby, '.rail-title').map(title => title.textContent);
}
/** Of the games in the first block. */
function namesOnTop(lobby: Element): (string | null)[] {
  return [...(all(lobby, '.rail')[0]?.querySelectorAll('.card-name') ?? [])].map(name => name.textContent);
}
function entries(lobby: Element): (string | null)[] {
  return all(lobby, '.lobby-entry').map(entry => entry.textContent);
}
function names(lobby: Element): string[] {
  return all(lobby, '.lobby-grid .game-card .card-action').map(action => action.textContent ?? '');
}
function namesOf(vendor: string): string[] {
  return wireGames.filter(game => game.vassalage === vendor).map(game => game.gameName);
}
function card(lobby: Element, name: string): HTMLElement | undefined {
  return all(lobby, '.card:not([aria-hidden])').find(element => element.querySelector('.card-name')?.textContent === name);
}
function pressed(lobby: Element): string | null | undefined {
  return rootOf(lobby).querySelector('[aria-label="Game filters"] [aria-pressed=true]')?.textContent;
}
async function choose(lobby: Element, vendor: string): Promise<void> {
  const select = (await named(lobby, 'Provider', 'select')) as HTMLSelectElement;
  await until(() => [...select.options].some(option => option.value === vendor), 'the provider is offered');
  select.value = vendor;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
/** Has all that matches shown in the lobby. */
async function search(lobby: Element, text: string): Promise<void> {
  (rootOf(lobby).querySelector<HTMLElement>('button.search-field') ?? (await named(lobby, 'Search games'))).click();
  const input = await find<HTMLInputElement>(lobby, 'input[type=search]');
  type(input, text);
  input.form!.requestSubmit();
}

/** Brings each block of the home view near, so that all stand. */
async function scrollThrough(lobby: Element) {
  for (const rail of all(lobby, '.rail')) {
    rail.scrollIntoView();
    await until(() => !rail.querySelector('.rail-keeper'), 'the block stands');
  }
}
