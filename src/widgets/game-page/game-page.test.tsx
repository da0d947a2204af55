import {
  axeFindings,
  describe,
  expect,
  find,
  heard,
  it,
  mount,
  named,
  Refusal,
  rootOf,
  shownText,
  testCore,
  until,
  wireGames,
} from '../../../tests/widgets-support/index.js';
import './index.js';

const GAMES = 'GET /wps/relay/GCSGAME_gameList';
const game = wireGames.find(({ gameType, supportPlay }) => gameType === 'RNG' && supportPlay === '0')!;
const attributes = { vendor: game.vassalage, code: game.gameCode };
const others = (host: Element) => [...rootOf(host).querySelectorAll('.more .card-name')].map(name => name.textContent);

describe('gp-game-page', () => {
  it('OP-81 shows the game that is named, what it asks for, and other games of its vendor', async () => {
    testCore();
    const host = await mount('gp-game-page', attributes);
    await until(() => others(host).length > 0, 'all stands');
    expect(rootOf(host).querySelector('h2')?.textContent).to.equal(game.gameName);
    expect(shownText(host)).to.include(`More from`);
    expect(rootOf(host).querySelector('.facts')?.textContent).to.include('Free trialWithout login');
    expect(others(host)).not.to.include(game.gameName);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('GAM-01 a visitor who wants to play is asked to log in; the free trial starts as it is', async () => {
    const { core } = testCore();
    const host = await mount('gp-game-page', attributes);
    await heard('gp-login-required', async () => (await named(host, 'Play')).click());
    const trial = await named(host, 'Free trial');
    await until(() => trial.ariaBusy === null, 'the login is asked for');
    trial.click();
    await until(() => core.launch.store.getState().game?.mode === 'demo', 'the trial');
  });

  it('OP-81 a platform that does not know the value answers with a vendor’s games: the named one is found among them', async () => {
    const { platform } = testCore();
    platform.on(GAMES, ({ query }) => {
      const games = wireGames.filter(({ vassalage }) => vassalage === query.get('vassalage'));
      return { games, totalPages: 1, total: games.length };
    });
    const host = await mount('gp-game-page', attributes);
    await until(() => rootOf(host).querySelector('h2')?.textContent === game.gameName, 'it stands');
  });

  it('OP-81 a game that is not there says so and leads to the lobby', async () => {
    testCore();
    const host = await mount('gp-game-page', { ...attributes, code: 'nothing' });
    await until(() => shownText(host).includes('This game is not here'), 'it says so');
    await named(host, 'Customer service', 'button');
    await named(host, 'Play Amber Nova 1', 'a, button');
    const { detail } = await heard<{ to: string }>('gp-navigate', async () => (await named(host, 'To the lobby')).click());
    expect(detail.to).to.equal('/');
  });

  it('OP-81 a failure says so, and another try shows the game', async () => {
    const { platform } = testCore();
    platform.on(GAMES, () => new Refusal(503, 'unknown'));
    const host = await mount('gp-game-page', attributes);
    const again = await named(host, 'Try again');
    expect(shownText(host)).to.include('This game could not be loaded');
    platform.on(GAMES, () => ({ games: [game], totalPages: 1, total: 1 }));
    again.click();
    await until(() => rootOf(host).querySelector('h2')?.textContent === game.gameName, 'it stands');
  });

  it('GAM-09 a game under maintenance offers no way to play, and says that it rests', async () => {
    const { platform } = testCore();
    platform.on(GAMES, () => ({ games: [{ ...game, maintenance: 1 }], totalPages: 1, total: 1 }));
    const host = await mount('gp-game-page', attributes);
    await until(() => shownText(host).includes('resting'), 'it says so');
    expect([...rootOf(host).querySelectorAll('.ways button')].map(button => button.textContent)).to.deep.equal(['Share']);
  });

  it('ERR-25 OP-81 without a way of the device the address is copied, and that is said', async () => {
    const { core } = testCore({ siteUrl: 'https://site.example' });
    const host = await mount('gp-game-page', attributes);
    const share = await named(host, 'Share');
    Object.defineProperty(navigator, 'canShare', { value: () => false, configurable: true });
    try {
      share.click();
      await until(() => core.dialogs.store.getState().open.length > 0, 'it is said');
    } finally {
      Reflect.deleteProperty(navigator, 'canShare');
    }
    expect(JSON.stringify(core.dialogs.store.getState().open)).to.include(`https://site.example/game/${game.vassalage}/${game.gameCode}`);
  });

  it('OP-81 while it is on its way it keeps its place and has no empty names', async () => {
    const { platform } = testCore();
    const release = platform.hold(GAMES);
    const host = await mount('gp-game-page', attributes);
    expect((await find(host, '[aria-busy]')).querySelectorAll('.skeleton').length).to.be.greaterThan(0);
    release();
  });
});
