import {
  all,
  axeFindings,
  describe,
  expect,
  find,
  gameNames,
  it,
  LIST,
  mount,
  named,
  rootOf,
  setViewport,
  shownText,
  testCore,
  type,
  until,
  wireGames,
} from '../../../../tests/widgets-support/index.js';
import '../index.js';

const found = (lobby: Element) => all(lobby, 'section:not(.hot-games) > .seek-grid .game-card .card-name').map(name => name.textContent);
const hot = (lobby: Element) => all(lobby, 'dialog .hot-games .game-card .card-name').map(name => name.textContent);
const field = (lobby: Element) => find<HTMLInputElement>(lobby, 'input[type=search]');

const onPhone = (attributes = {}) => opened(attributes, { width: 390, height: 844 });

/** Opens the search. */
async function opened(attributes = {}, viewport = { width: 1280, height: 800 }) {
  await setViewport(viewport);
  const made = testCore();
  const lobby = await mount('gp-lobby', attributes);
  const opener = await named(lobby, 'Search games');
  opener.focus();
  opener.click();
  await find(lobby, 'dialog[open] .suggestions');
  return { ...made, lobby, opener };
}

describe('the search of a phone', () => {
  it('LOB-10 is a screen over the page with categories and providers, and what is typed into has the focus', async () => {
    const { lobby } = await onPhone();
    expect(rootOf(lobby).activeElement).to.equal(await field(lobby));
    expect(shownText(lobby)).to.include('Categories').and.to.include('Providers');
    expect(await axeFindings(lobby)).to.deep.equal([]);
  });

  it('LOB-11 finds as one types, while the page below stays as it is; Enter shows all of it there', async () => {
    const { lobby } = await onPhone({ category: 'RNG' });
    await until(() => gameNames(lobby).length === 18, 'the page stands');
    const below = gameNames(lobby);
    type(await field(lobby), 'ember');
    await until(() => found(lobby).length > 0 && found(lobby).every(name => name.includes('Ember')), 'only matches');
    expect(gameNames(lobby)).to.deep.equal(below);
    (await field(lobby)).form!.requestSubmit();
    await until(() => gameNames(lobby).every(name => name.includes('Ember')), 'the list shows them');
    expect(rootOf(lobby).querySelector('dialog')).to.equal(null);
    (await named(lobby, 'Close search')).click();
    await until(() => gameNames(lobby).length === 18, 'the whole list is back');
  });

  it('LOB-10 its way back leaves everything as it was, with the focus where it was', async () => {
    const { lobby, opener, platform } = await onPhone({ category: 'RNG' });
    await until(() => gameNames(lobby).length === 18, 'the page stands');
    type(await field(lobby), 'ember');
    await until(() => found(lobby).length > 0, 'it finds');
    const calls = platform.callsTo(LIST).length;
    (await named(lobby, 'Close search', 'dialog button')).click();
    await until(() => !rootOf(lobby).querySelector('dialog'), 'it is closed');
    await until(() => rootOf(lobby).activeElement === opener, 'the focus is back');
    expect(platform.callsTo(LIST)).to.have.length(calls);
    expect(gameNames(lobby)).to.have.length(18);
  });

  it('LOB-10 cleared from the empty list, the field of the page says again what it is for', async () => {
    const { lobby } = await onPhone({ category: 'RNG' });
    type(await field(lobby), 'xyzzy');
    (await field(lobby)).form!.requestSubmit();
    (await named(lobby, 'Clear search', '.lobby-results button')).click();
    await until(() => gameNames(lobby).length === 18, 'the whole list is back');
    expect((await find(lobby, 'button.search-field')).textContent).to.equal('Search games');
  });

  it('what was searched for is offered again, the last first, until it is cleared', async () => {
    const { lobby } = await onPhone();
    for (const text of ['ember', 'xyzzy']) {
      type(await field(lobby), text);
      (await field(lobby)).form!.requestSubmit();
      await until(() => !rootOf(lobby).querySelector('dialog'), 'the list is shown');
      (await named(lobby, 'Close search')).click();
      (await named(lobby, 'Search games')).click();
      await find(lobby, 'dialog[open] .suggestions');
    }
    const recent = () => all(lobby, '[aria-label="Recent searches"] .chip').map(chip => chip.textContent);
    expect(recent()).to.deep.equal(['xyzzy', 'ember']);
    all(lobby, '[aria-label="Recent searches"] .chip')[1]!.click();
    await until(() => found(lobby).some(name => name.includes('Ember')), 'it is searched for again');
    (await named(lobby, 'Clear search')).click();
    (await named(lobby, 'Clear')).click();
    await until(() => recent().length === 0, 'they are gone');
  });

  it('letters narrow categories and providers too, without their accents', async () => {
    const { lobby } = await onPhone();
    type(await field(lobby), 'orbít');
    await until(() => all(lobby, '.suggestions .chip').length === 1, 'one is left');
    expect(all(lobby, '.suggestions .chip')[0]!.textContent).to.equal('Orbit Games');
  });

  it('LOB-11 an empty search shows what others play, and so does one that finds nothing', async () => {
    const { lobby } = await onPhone();
    await until(() => hot(lobby).length === 12, 'hot games');
    type(await field(lobby), 'ember');
    await until(() => found(lobby).length > 0, 'it finds');
    expect(hot(lobby)).to.deep.equal([]);
    type(await field(lobby), 'xyzzy');
    await until(() => shownText(lobby).includes('No game found for “xyzzy”') && hot(lobby).length === 12, 'they stand below that');
    expect(found(lobby)).to.deep.equal([]);
  });

  it('each group of suggestions is one stop for Tab', async () => {
    const { lobby } = await onPhone();
    const groups = await until(() => {
      const shown = all(lobby, '.suggestions [role=group]');
      return shown.length > 1 ? shown : undefined;
    }, 'groups of them');
    expect(groups.every(group => group.querySelectorAll('[data-keys] > .chip').length > 1)).to.equal(true);
  });

  it('by the keyboard one goes down from the field to what stands first', async () => {
    const { lobby } = await onPhone();
    await until(() => all(lobby, '.suggestions .chip').length > 0, 'there is something to go to');
    (await field(lobby)).dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true, composed: true }));
    expect(rootOf(lobby).activeElement).to.equal(all(lobby, '.suggestions .chip')[0]);
  });

  it('LOB-10 on the screen of all games the field stands open, and an address can open the search itself', async () => {
    await setViewport({ width: 390, height: 844 });
    const { core } = testCore();
    core.navigation.navigate('/search');
    const lobby = await mount('gp-lobby', { 'follow-route': true });
    expect((await find(lobby, 'button.search-field')).textContent).to.equal('Search games');
    expect(rootOf(lobby).querySelector('dialog')).to.equal(null);
    core.navigation.navigate('/search#search');
    await find(lobby, 'dialog[open] .suggestions');
    expect(rootOf(lobby).activeElement).to.equal(await field(lobby));
  });

  it('LOB-11 what a category has not, all games may have: from its search and from its list', async () => {
    const { lobby, platform } = await onPhone({ category: 'FISH' });
    platform.on(`GET ${LIST}`, ({ query }) => {
      const games = query.get('gameType') === 'FISH' ? [] : wireGames.slice(0, 3);
      return { games, totalPages: games.length && 1, total: games.length };
    });
    type(await field(lobby), 'ember');
    (await field(lobby)).form!.requestSubmit();
    const all = await named(lobby, 'Search all games', '.lobby-results button');
    expect(shownText(lobby), 'the spelling is not to blame').not.to.include('Check the spelling');
    all.click();
    await until(() => gameNames(lobby).length === 3, 'they stand in the list');
    expect(platform.callsTo(LIST).at(-1)?.query.get('gameType')).to.equal('');
    expect(platform.callsTo(LIST).at(-1)?.query.get('gameName')).to.equal('ember');
  });

  it('LOB-11 nothing in this category: all games can be searched', async () => {
    const { lobby, platform } = await onPhone({ category: 'FISH' });
    platform.on(`GET ${LIST}`, ({ query }) => {
      const games = query.get('gameType') === 'FISH' ? [] : wireGames.slice(0, 3);
      return { games, totalPages: 1, total: games.length };
    });
    type(await field(lobby), 'ember');
    (await named(lobby, 'Search all games')).click();
    await until(() => found(lobby).length > 0, 'it finds');
    expect(platform.callsTo(LIST).at(-1)?.query.get('gameType')).to.equal('');
  });
});

describe('the search with room', () => {
  it('LOB-10 is a dialog of one height: what may be meant at its start, hot games beside it, until one types', async () => {
    const { lobby } = await opened();
    const dialog = await find(lobby, 'dialog[open]');
    await until(() => hot(lobby).length === 12, 'hot games');
    const [may, games] = ['.suggestions', '.seek-found'].map(box => dialog.querySelector(box)!.getBoundingClientRect());
    expect(may!.right, 'beside each other').to.be.at.most(games!.left);
    const { height, top } = dialog.getBoundingClientRect();
    expect([height <= 800, top >= 0]).to.deep.equal([true, true]);
    expect(await axeFindings(lobby)).to.deep.equal([]);
    type(await field(lobby), 'ember');
    await until(() => found(lobby).length > 0 && found(lobby).every(name => name.includes('Ember')), 'only matches');
    expect(hot(lobby)).to.deep.equal([]);
    expect(dialog.getBoundingClientRect().height, 'nothing jumps').to.equal(height);
    expect(await axeFindings(lobby)).to.deep.equal([]);
  });

  it('LOB-10 Escape leaves the page as it was; LOB-11 Enter shows all of it there, and what was searched for can be changed', async () => {
    const { lobby, opener } = await opened({ category: 'RNG' });
    type(await field(lobby), 'ember');
    await until(() => found(lobby).length > 0, 'it finds');
    rootOf(lobby)
      .querySelector('dialog')!
      .dispatchEvent(new Event('cancel', { cancelable: true }));
    await until(() => !rootOf(lobby).querySelector('dialog') && rootOf(lobby).activeElement === opener, 'the focus is back');
    expect(gameNames(lobby)).to.have.length(18);
    opener.click();
    type(await field(lobby), 'ember');
    (await field(lobby)).form!.requestSubmit();
    await until(() => gameNames(lobby).every(name => name.includes('Ember')), 'the list shows them');
    (await find(lobby, 'button.search-field')).click();
    expect((await field(lobby)).value).to.equal('ember');
  });
});
