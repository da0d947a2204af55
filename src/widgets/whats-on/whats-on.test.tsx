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
  wireFixture,
  wireLotteryMenu,
} from '../../../tests/widgets-support/index.js';
import { contract } from './contract.js';
import './index.js';

const FIXTURES = 'GET /wps/games/fixtures';
const MENU = 'GET /lgw/vn/games/game_menu';
const cards = (host: Element) => [...rootOf(host).querySelectorAll<HTMLElement>('.on-fixture')];

describe('gp-whats-on', () => {
  it('O-92 shows what runs with its score and what comes with its time and odds, and asks for its category', async () => {
    const { platform } = testCore();
    const host = await mount('gp-whats-on', { category: 'sports' });
    await until(() => cards(host).length === 2, 'both stand');
    expect(platform.callsTo('/wps/games/fixtures')[0]!.query.get('category')).to.equal('SPORTS');
    const [live, next] = cards(host) as [HTMLElement, HTMLElement];
    expect(live.innerText.replace(/\s+/g, ' ')).to.match(/Football Live 63' Home 1 2 Away 1 1 Watch live/);
    expect(next.querySelector('[role="timer"]')?.textContent).to.match(/^in 00:(49|50)$/);
    expect([...next.querySelectorAll('button')].map(button => button.textContent)).to.deep.equal(['1Home 2 wins1.85', '2Away 2 wins3.40']);
  });

  it('O-92 one that runs and one that comes stand in turn, whatever their order', async () => {
    const { platform } = testCore();
    const now = Date.now();
    const list = [1, 2, 3].map(number => wireFixture(`${number}`, { startsAt: now - number * 1_000 }));
    const coming = [4, 5].map(number => wireFixture(`${number}`, { startsAt: now + number * 60_000 }));
    platform.on(FIXTURES, () => ({ value: { serverTime: now, list: [...coming, ...list] } }));
    const host = await mount('gp-whats-on');
    await until(() => cards(host).length === 5, 'all stand');
    expect(cards(host).map(card => card.querySelector('.on-name')?.textContent)).to.deep.equal([1, 4, 2, 5, 3].map(n => `Home ${n}`));
    expect(rootOf(host).querySelector('h2')?.textContent).to.equal('On now and next');
  });

  it('O-92 where none runs yet, those that begin first stand above those that begin after them', async () => {
    const { platform } = testCore();
    const now = Date.now();
    const list = [1, 2, 3, 4].map(number => wireFixture(`${number}`, { startsAt: now + (number > 2 ? 75_000 : 15_000) }));
    platform.on(FIXTURES, () => ({ value: { serverTime: now, list } }));
    const host = await mount('gp-whats-on');
    await until(() => cards(host).length === 4, 'all stand');
    expect(cards(host).map(card => card.querySelector('.on-name')?.textContent)).to.deep.equal([1, 3, 2, 4].map(n => `Home ${n}`));
  });

  it('GAM-01 odds lead into the game in which they are offered, behind the login', async () => {
    testCore();
    const host = await mount('gp-whats-on');
    await heard('gp-login-required', async () => (await named(host, /Home 2 wins/, 'button')).click());
  });

  it('O-92 GAM-01 the odds that are pressed are told with the launch, what runs is told without', async () => {
    const { platform } = await signedInCore();
    const host = await mount('gp-whats-on');
    const launched = () => platform.callsTo('/wps/game/launchGame').map(({ body }) => body as object);
    (await named(host, /Home 2 wins/, 'button')).click();
    await until(() => launched().length === 1, 'the game of the odds');
    expect(launched()[0]).to.include({ nodeId: '71', fixtureId: '2', pick: 'home' });
    (await named(host, /Watch live/, 'button')).click();
    await until(() => launched().length === 2, 'the game of what runs');
    expect(launched()[1]).not.to.have.any.keys('fixtureId', 'pick');
  });

  it('O-92 a row that begins to run while somebody looks stays in its place, whatever order the platform tells', async () => {
    const { core, platform } = testCore();
    const now = Date.now();
    const list = [1, 2, 3, 4].map(number => wireFixture(`${number}`, { startsAt: now + (number === 1 ? -5_000 : number * 60_000) }));
    platform.on(FIXTURES, () => ({ value: { serverTime: now, list } }));
    const host = await mount('gp-whats-on');
    const names = () => cards(host).map(card => card.querySelector('.on-name')?.textContent);
    await until(() => names().length === 4, 'all stand');
    const before = names();
    const [first, second, third, last] = list as [object, object, object, object];
    const running = [{ ...last, startsAt: now - 1_000, homeScore: 0, awayScore: 0 }, { ...third, startsAt: now - 1_000 }, second, first];
    platform.on(FIXTURES, () => ({ value: { serverTime: now, list: running } }));
    await core.queries.changed(['games']);
    await until(() => host.shadowRoot!.querySelectorAll('.on-live').length === 3, 'they run');
    expect(names()).to.deep.equal(before);
  });

  it('a fixture that begins meanwhile offers no odds any more', async () => {
    const { platform } = testCore();
    const now = Date.now();
    const soon = wireFixture('3', { startsAt: now + 700, prices: [{ pick: 'home', odds: 2 }] });
    platform.on(FIXTURES, () => ({ value: { serverTime: now, list: [soon] } }));
    const host = await mount('gp-whats-on');
    await named(host, /Home 3 wins/, 'button');
    await until(() => shownText(host).includes('Watch live'), 'it runs');
    expect(shownText(host)).not.to.include('Home 3 wins');
  });

  it('where the platform does not tell it, or nothing is on, nothing stands', async () => {
    for (const tell of [
      () => {
        return new Refusal(404, 'not-found');
      },
      () => ({ value: { serverTime: Date.now(), list: [] } }),
    ]) {
      const { platform } = testCore();
      platform.on(FIXTURES, tell);
      const host = await mount('gp-whats-on');
      await until(() => host.offsetHeight === 0, 'no room is taken');
      expect(host.dataset.nothing).to.equal('');
      host.remove();
    }
  });

  it('O-92 the place that is reserved is filled, a failure keeps it, says so, and another try fills it', async () => {
    for (const [category, call, answer, reserved] of [
      ['SPORTS', FIXTURES, { value: { serverTime: Date.now(), list: [wireFixture('3', { startsAt: Date.now() })] } }, contract.reserve],
      ['ELOTT', MENU, wireLotteryMenu(), contract.reserveWhere[1]],
    ] as const) {
      const { platform } = testCore();
      const release = platform.hold(call);
      const host = await mount('gp-whats-on', { category });
      await until(() => rootOf(host).querySelector('.on-skeleton'), 'it is coming');
      const before = host.offsetHeight;
      expect(`${before}px`, `the height that ${category} reserves`).to.equal(reserved);
      platform.on(call, () => new Refusal(503, 'unknown'));
      release();
      const again = await named(host, 'Try again');
      expect(shownText(host)).to.include('What is on could not be loaded');
      expect(host.offsetHeight, category).to.equal(before);
      platform.on(call, () => answer);
      again.click();
      await until(() => rootOf(host).querySelector('.on-fixture, .lottery-card'), 'it stands');
      host.remove();
    }
  });

  it('LOT-05 of lotteries it shows the next draws with last numbers, time and prize, and leads to their board', async () => {
    testCore();
    const host = await mount('gp-whats-on', { category: 'ELOTT' });
    const card = await until(() => rootOf(host).querySelector<HTMLElement>('.lottery-card-open'), 'a draw stands');
    await until(() => rootOf(host).querySelector('.balls'), 'its last numbers');
    expect(shownText(host)).to.match(/\$[\d.]+ wins up to \$[\d.,]+/);
    expect(rootOf(host).querySelector('[data-next] .lottery-card-open'), 'what is drawn next is told from the others').not.to.equal(null);
    await heard('gp-navigate', () => card.click());
  });

  it('axe finds nothing', async () => {
    testCore();
    const host = await mount('gp-whats-on');
    await until(() => cards(host).length === 2, 'both stand');
    expect(await axeFindings(host)).to.deep.equal([]);
  });
});
