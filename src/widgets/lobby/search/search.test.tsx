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

const found = (lobby: Element) => all(lobby, '.seek-grid .game-card .card-name').map(name => name.textContent);
const field = (lobby: Element) => find<HTMLInputElement>(lobby, 'input[type=search]');

/** Opens the search of a phone. */
async function onPhone(attributes = {}) {
  await setViewport({ width: 390, height: 844 });
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

  it('by the keyboard one goes down from the field to what stands first', async () => {
    const { lobby } = await onPhone();
    (await field(lobby)).dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true, composed: true }));
    expect(rootOf(lobby).activeElement).to.equal(all(lobby, '.suggestions .chip')[0]);
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

describe('the search beside the menu', () => {
  it('LOB-10 while it is empty, earlier searches, categories and providers stand below it', async () => {
    testCore();
    const lobby = await mount('gp-lobby');
    (await named(lobby, 'Search games')).click();
    const panel = await find(lobby, '.search-panel');
    expect(panel.textContent).to.include('Providers');
    type(await field(lobby), 'ember');
    await until(() => !rootOf(lobby).querySelector('.search-panel'), 'it makes room');
    expect(await axeFindings(lobby)).to.deep.equal([]);
  });
});
