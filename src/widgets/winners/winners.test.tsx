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
  signedInCore,
  testCore,
  until,
  wireWinners,
} from '../../../tests/widgets-support/index.js';
import './index.js';

const RANKS = '/wps/relay/GCSGAME_getRankList';

describe('gp-winners', () => {
  it('MEM-26 ENT-31 shows player, amount, game and picture of each winner, largest first', async () => {
    const { platform } = testCore();
    platform.on(`GET ${RANKS}`, () => ({ value: { list: wireWinners.list.toReversed() } }));
    const host = await mount('gp-winners');
    await until(() => rows(host).length === wireWinners.list.length, 'every winner stands');
    expect(cells(rows(host)[0]!)).to.deep.equal(['am***0', 'Amber Rising', '', '$1,000.00']);
    expect(cells(rows(host).at(-1)!)[0]).to.equal('ja***9');
    expect((await find<HTMLImageElement>(host, '.wins-picture img')).src).to.match(/^data:image/);
  });

  it('MEM-26 the largest win stands first, however old', async () => {
    const { platform } = testCore();
    const list = [
      [9, '2026-03-02T10:00:00Z'],
      [5, '2026-03-02T12:00:00Z'],
      [7, '2026-03-02T11:00:00Z'],
    ].map(([index, settledAt]) => ({ ...win(Number(index)), settledAt }));
    platform.on(`GET ${RANKS}`, () => ({ value: { list } }));
    const host = await mount('gp-winners');
    await until(() => rows(host).length === 3, 'every winner stands');
    expect(rows(host).map(row => cells(row)[0])).to.deep.equal([9, 7, 5].map(index => win(index).customerName));
  });

  it('API-50 CON-24 asks for all categories, at most twenty, and shows no more than it was told', async () => {
    const { platform } = testCore();
    platform.on(`GET ${RANKS}`, () => ({ value: { list: Array.from({ length: 50 }, (_, index) => win(index)) } }));
    const host = await mount('gp-winners', { limit: 99 });
    await until(() => rows(host).length > 0, 'the board stands');
    const { query } = platform.callsTo(RANKS)[0]!;
    expect([query.get('gameCategory'), query.get('language'), query.get('limitNum')]).to.deep.equal(['ALL', 'EN', '20']);
    expect(rows(host)).to.have.length(20);
  });

  it('MEM-26 a category narrows the board; one without winners says so', async () => {
    const { platform } = testCore();
    platform.on(`GET ${RANKS}`, ({ query }) => ({ value: { list: query.get('gameCategory') === 'LIVE' ? [] : wireWinners.list } }));
    const host = await mount('gp-winners');
    (await named(host, 'LIVE')).click();
    await until(() => shownText(host).includes('No winners here yet'), 'the empty state stands');
    expect(platform.callsTo(RANKS).at(-1)?.query.get('gameCategory')).to.equal('LIVE');
    (await named(host, 'All')).click();
    await until(() => rows(host).length === wireWinners.list.length, 'all are back');
  });

  it('MEM-27 the leaderboard ranks the largest wins: three on the podium, the rest with their rank', async () => {
    const { platform } = testCore();
    platform.on(`GET ${RANKS}`, () => ({ value: { list: Array.from({ length: 6 }, (_, index) => win(index)) } }));
    const host = await mount('gp-winners', { list: 'leaderboard' });
    await until(() => rows(host).length === 3, 'the rest stands below the podium');
    expect(
      [...rootOf(host).querySelectorAll('.podium-place')].map(place => [
        place.getAttribute('data-rank'),
        place.querySelector('.podium-amount')?.textContent,
      ]),
    ).to.deep.equal([
      ['1', '$600.00'],
      ['2', '$500.00'],
      ['3', '$400.00'],
    ]);
    expect(rows(host).map(row => cells(row)[0])).to.deep.equal(['4', '5', '6']);
    (await named(host, '24 hours')).click();
    await until(() => platform.callsTo(RANKS).at(-1)?.query.get('days') === '1', 'a day is asked for');
    expect(platform.callsTo(RANKS).at(-1)?.query.get('rankBy')).to.equal('amount');
  });

  it('MEM-27 a member reads the own place among those who staked most this week, with the way to the missions; a visitor is asked nothing', async () => {
    const leaders = '/wps/relay/MCSFE_getMissionLeaderboard';
    const { core, platform } = await signedInCore();
    const host = await mount('gp-winners', { list: 'leaderboard' });
    await until(() => shownText(host).includes('You are number 2 of this week’s stakes, with $120.50.'), 'the own place');
    const { detail } = await heard<{ to: string }>('gp-navigate', async () => (await named(host, 'Missions and ranks')).click());
    expect(detail.to).to.equal('/member?page=missionLeaderboard');
    platform.on(`GET ${leaders}`, () => ({ list: [], own: null }));
    await core.queries.changed(['promotions']);
    await until(() => shownText(host).includes('You are not ranked this week'), 'no place yet');
    expect(await axeFindings(host)).to.deep.equal([]);
    await core.session.logout();
    await until(() => !rootOf(host).querySelector('.own-place'), 'nothing for a visitor');
    const asked = platform.callsTo(leaders).length;
    const other = await mount('gp-winners', { list: 'leaderboard' });
    await until(() => rootOf(other).querySelector('.podium-amount'), 'the board stands');
    expect(platform.callsTo(leaders)).to.have.length(asked);
  });

  it('says how long ago a win was, where the platform says when', async () => {
    const { platform } = testCore();
    platform.on(`GET ${RANKS}`, () => ({ value: { list: [{ ...win(0), settledAt: new Date(Date.now() - 125_000).toISOString() }] } }));
    const host = await mount('gp-winners');
    expect((await find(host, 'time')).textContent).to.equal('2 min. ago');
  });

  it('says that the board failed and tries again', async () => {
    const { platform } = testCore();
    let broken = true;
    platform.on(`GET ${RANKS}`, () => (broken ? new Refusal(400, 'bad-request') : wireWinners));
    const host = await mount('gp-winners');
    const retry = await named(host, 'Try again');
    broken = false;
    retry.click();
    await until(() => rows(host).length > 0, 'the board stands');
  });

  it('axe finds nothing on board and leaderboard', async () => {
    testCore();
    for (const list of ['winners', 'leaderboard']) {
      const host = await mount('gp-winners', { list });
      await until(() => rows(host).length > 0, 'it stands');
      expect(await axeFindings(host)).to.deep.equal([]);
    }
  });
});

function win(index: number) {
  return { customerName: `pl***${index}`, winAmount: (index + 1) * 100, gameName: `Game ${index}`, iconUrl: '' };
}

function rows(host: Element): HTMLElement[] {
  return [...rootOf(host).querySelectorAll<HTMLElement>('tbody tr:not([aria-hidden])')];
}

function cells(row: Element): string[] {
  return [...row.querySelectorAll('td')].map(cell => cell.querySelector('.wins-game-name')?.textContent ?? cell.textContent);
}
