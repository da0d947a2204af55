import {
  describe,
  expect,
  find,
  it,
  mount,
  press as pressKey,
  rootOf,
  signedInCore,
  testCore,
  until,
  wireGames,
} from '../../../tests/widgets-support/index.js';
import '../../widgets/account-games/index.js';
import '../../widgets/lobby/index.js';
import '../../widgets/notice-ticker/index.js';
import { followKeys } from './arrow-keys.js';

const actions = (list: Element) => [...list.querySelectorAll<HTMLElement>('.card-action')];
const stops = (list: Element) => [...list.querySelectorAll<HTMLElement>('button, a')].filter(({ tabIndex }) => tabIndex === 0);

/** A list of games, with what tells the focused name. */
async function list(attributes: Record<string, string> = { filter: 'ALL', 'page-size': '12' }) {
  testCore();
  followKeys(document);
  const lobby = await mount('gp-lobby', attributes);
  const grid = await find(lobby, '.lobby-grid');
  await until(() => actions(grid).length === 12, 'it stands');
  const focused = () => actions(grid).indexOf(rootOf(lobby).activeElement as HTMLElement);
  const press = (key: string) =>
    (rootOf(lobby).activeElement ?? lobby).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
    );
  return { lobby, grid, focused, press };
}

describe('a list by the keyboard', () => {
  it('is one stop: its other cards are reached by arrows, and Home and End', async () => {
    const { grid, focused, press } = await list();
    expect(stops(grid).length).to.be.greaterThan(12);
    actions(grid)[0]!.focus();
    expect(stops(grid).every(control => grid.firstElementChild!.contains(control))).to.equal(true);
    press('ArrowRight');
    expect(focused()).to.equal(1);
    expect(stops(grid).every(control => grid.children[1]!.contains(control))).to.equal(true);
    press('End');
    expect(focused()).to.equal(11);
    press('ArrowRight');
    expect(focused(), 'there is none after the last').to.equal(11);
    press('Home');
    press('ArrowLeft');
    expect(focused(), 'nor before the first').to.equal(0);
  });

  it('is one stop for who comes from beside it, in the same root', async () => {
    const { lobby, grid, focused } = await list();
    (await find<HTMLElement>(lobby, '.lobby-entry')).focus();
    actions(grid)[3]!.focus();
    await pressKey('Tab');
    await pressKey('Tab');
    await pressKey('Tab');
    expect(grid.contains(rootOf(lobby).activeElement), 'the card’s own controls, then what follows the list').to.equal(false);
    await pressKey('Shift+Tab');
    expect(focused(), 'back at the card that one left').to.equal(-1);
    expect(grid.children[3]!.contains(rootOf(lobby).activeElement)).to.equal(true);
  });

  it('HOM-06 so are the notices that drift by, and the copy that closes their round is none', async () => {
    const { platform } = testCore();
    followKeys(document);
    const notices = ['a', 'b', 'c'].map(id => ({ id, title: `Notice ${id}`, content: '<p>x</p>', execution: '' }));
    platform.on('GET /wps/relay/MCSFE_getListAnnouncements', () => ({ player: notices }));
    const ticker = await mount('gp-notice-ticker');
    const first = await find<HTMLElement>(ticker, '.ticker-title');
    first.focus();
    expect(stops(rootOf(ticker).querySelector('.ticker-window')!)).to.deep.equal([first]);
    first.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true, composed: true, cancelable: true }));
    expect(rootOf(ticker).activeElement?.textContent).to.equal('Notice c');
  });

  it('goes to the card that stands below, and back up', async () => {
    const { grid, focused, press } = await list();
    const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
    actions(grid)[1]!.focus();
    press('ArrowDown');
    expect(focused()).to.equal(columns + 1);
    press('ArrowUp');
    expect(focused()).to.equal(1);
  });

  it('from right to left the arrow that points on goes on', async () => {
    const { lobby, grid, focused, press } = await list();
    rootOf(lobby).querySelector<HTMLElement>('[data-gp-root]')!.dir = 'rtl';
    actions(grid)[0]!.focus();
    press('ArrowLeft');
    expect(focused()).to.equal(1);
  });

  it('leaves what is pressed together with another key to the browser', async () => {
    const { lobby, grid, focused } = await list();
    actions(grid)[0]!.focus();
    const event = new KeyboardEvent('keydown', { key: 'ArrowRight', altKey: true, bubbles: true, composed: true, cancelable: true });
    rootOf(lobby).activeElement!.dispatchEvent(event);
    expect([event.defaultPrevented, focused()]).to.deep.equal([false, 0]);
  });

  it('LOB-41 whose card goes keeps a stop, and the focus in its place', async () => {
    const { platform, core } = await signedInCore();
    followKeys(document);
    const games = wireGames.slice(0, 3);
    platform.on('GET /wps/relay/MCSFE_getFavoriteGames', () => ({
      value: games.map(({ nodeId, vassalage, gameType }) => ({ nodeId, vendor: vassalage, gameType })),
    }));
    platform.on('GET /wps/relay/MCSFE_getFavoriteGamesList', () => ({ content: games, totalPages: 1 }));
    await core.session.adopt('token-demo_member');
    const host = await mount('gp-account-games');
    const grid = await find(host, '.games-grid');
    await until(() => actions(grid).length === 3, 'they stand');
    const heart = [...grid.querySelectorAll<HTMLElement>('.card-heart')][1]!;
    heart.focus();
    heart.click();
    await until(() => actions(grid).length === 2, 'it is gone');
    await until(() => rootOf(host).activeElement === actions(grid)[1], 'the focus is on the next');
    expect(stops(grid).every(control => grid.children[1]!.contains(control))).to.equal(true);
  });
});
