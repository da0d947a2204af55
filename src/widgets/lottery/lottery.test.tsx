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
  setViewport,
  shownText,
  signedInCore,
  testCore,
  type,
  until,
  wireBet,
  wireLastNumbers,
  wireLotteryMenu,
  wireOpened,
} from '../../../tests/widgets-support/index.js';
import type { PrizeMode } from '../../api/games/games.js';
import './index.js';

/** Exactly these (CON-60): one more or fewer in the type does not compile. */
const MODES = Object.keys({ LOTT: 0, ZY: 0, ELOTT: 0, SEA: 0 } satisfies Record<PrizeMode, 0>);
const BETS = '/lgw/vn/bets';
const LAUNCH = '/wps/game/launchGame';
const LAST = '/lotto/lgw/games/opened/numero';
const RECENT = '/lgw/vn/games/game_menu/recent';
const cards = (host: Element) => [...rootOf(host).querySelectorAll('.lottery-card-open')].map(card => card.textContent);
const slipSays = (host: Element) => rootOf(host).querySelector('.slip-message')?.textContent ?? '';

const asks = (host: Element) => rootOf(host).querySelector('[role="alertdialog"]');
const answer = async (host: HTMLElement, yes: boolean) =>
  (await find<HTMLElement>(host, `.ask-actions .button:${yes ? 'last' : 'first'}-child`)).click();

async function askOddEven(host: HTMLElement): Promise<void> {
  await until(() => shownText(host).includes('closes in'), 'the draw takes bets');
  (await named(host, 'Big or small')).click();
  (await named(host, 'Odd')).click();
  (await named(host, 'Even')).click();
  (await named(host, 'Place bet')).click();
  await until(() => asks(host) !== null, 'it asks first');
}

async function placeOddEven(host: HTMLElement, yes = true): Promise<void> {
  await askOddEven(host);
  await answer(host, yes);
}

describe('gp-lottery list', () => {
  it('LOT-01 LOT-02 LOT-03 LOT-05 shows each lottery under its group with its last numbers', async () => {
    const { platform } = testCore();
    const drawn = { FAST3: ['4', '0', '7'], HANOI: ['9', '9', '8'], LUCKY3: ['1', '2', '3'] };
    platform.on(`GET ${LAST}`, () => ({
      serverTime: 0,
      list: Object.entries(drawn).map(([gameCode, numbers]) => ({ ...wireLastNumbers.list[0], gameCode, numbers })),
    }));
    const host = await mount('gp-lottery');
    await until(() => cards(host).length === 3, 'the lotteries stand');
    const groups = [...rootOf(host).querySelectorAll('.lottery-group')].map(group => [
      group.getAttribute('aria-label'),
      [...group.querySelectorAll('.lottery-card-open')].map(card => card.textContent),
    ]);
    expect(groups).to.deep.equal([
      ['Fast draws', ['Lotto Fast 3', 'Lotto Lucky 3']],
      ['Vietnam', ['Hanói 1 minute']],
    ]);
    const numbers = () =>
      [...rootOf(host).querySelectorAll('.lottery-card')].map(card => card.querySelector('.balls')?.getAttribute('aria-label'));
    await until(() => numbers().join(' | ') === 'Numbers 4, 0, 7 | Numbers 1, 2, 3 | Numbers 9, 9, 8', 'each has its own last numbers');
    const [call] = platform.callsTo('/lgw/vn/games/game_menu');
    expect(call?.query.get('prizeMode')).to.equal('ELOTT');
    expect(call?.query.get('device')).to.equal('WEB');
    (await named(host, 'Vietnam', '[role="tab"]')).click();
    await until(() => cards(host).length === 1, 'only the group');
  });

  it('headings go down rank by rank; where the screen has the heading, it is not said twice', async () => {
    testCore();
    for (const followsRoute of [false, true]) {
      const host = await mount('gp-lottery', { 'prize-mode': 'SEA', 'follow-route': followsRoute });
      await until(() => cards(host).length === 3, 'the lotteries stand');
      const ranks = () => [...rootOf(host).querySelectorAll('h1, h2, h3, h4')].map(({ localName }) => localName);
      const titles = [...rootOf(host).querySelectorAll('h2')].filter(({ textContent }) => textContent === 'Lotteries');
      expect(titles.length).to.equal(followsRoute ? 0 : 1);
      expect(rootOf(host).querySelector('.lottery-title')?.textContent).to.equal('Lotteries');
      expect(new Set(ranks())).to.deep.equal(new Set(['h2', 'h3']));
      expect(rootOf(host).querySelector('.lottery-group > :first-child')?.localName).to.equal('h2');
      (await named(host, 'Favourites', '[role="tab"]')).blur();
      const field = await find<HTMLInputElement>(host, 'input[type=search]');
      type(field, 'fast');
      await until(() => cards(host).length === 1, 'one is found');
      expect(ranks().slice(-2)).to.deep.equal(['h2', 'h3']);
      host.remove();
    }
  });

  it('on a phone the heart stands in the line of the name', async () => {
    testCore();
    const host = await mount('gp-lottery', { 'game-code': 'FAST3' });
    host.style.inlineSize = '366px';
    const [back, heart] = [await find(host, '.lottery-page-head > .button'), await find(host, '.lottery-page-head > .card-heart')];
    const middle = (element: Element) => element.getBoundingClientRect().top + element.getBoundingClientRect().height / 2;
    expect(Math.abs(middle(back) - middle(heart))).to.be.at.most(2);
    expect(heart.getBoundingClientRect().width).to.be.at.least(44);
  });

  it('a calendar says which lotteries draw on which of the next seven days, and leads to each; without such ones there is none', async () => {
    const { platform } = testCore();
    const menu = wireLotteryMenu();
    const [fast, lucky, hanoi] = menu.games;
    const day = 86_400;
    const daily = { ...lucky, drawEverySeconds: day, closesAt: new Date(menu.serverTime + 1_000).toISOString() };
    const weekly = { ...hanoi, drawEverySeconds: 7 * day, closesAt: new Date(menu.serverTime + 2 * day * 1_000).toISOString() };
    platform.on('GET /lgw/vn/games/game_menu', () => ({ ...menu, games: [fast, daily, weekly] }));
    const host = await mount('gp-lottery');
    (await named(host, 'Calendar', '[role="tab"]')).click();
    const days = () => [...rootOf(host).querySelectorAll('.draw-day')];
    const names = (section?: Element) => [...(section?.querySelectorAll('.draw-row-name') ?? [])].map(({ textContent }) => textContent);
    await until(() => days().length === 8, 'seven days and what draws all day long');
    expect(names(days()[2])).to.have.members(['Lotto Lucky 3', 'Hanói 1 minute']);
    expect(names(days()[3])).to.deep.equal(['Lotto Lucky 3']);
    expect(names(days()[7])).to.deep.equal(['Lotto Fast 3']);
    expect(days()[7]?.querySelector('.draw-row-time')?.textContent).to.equal('A draw every minute');
    expect(await axeFindings(host)).to.deep.equal([]);
    (await named(host, /Hanói 1 minute/, '.draw-row')).click();
    await until(() => rootOf(host).querySelector('h2')?.textContent === 'Hanói 1 minute', 'it opens');

    platform.on('GET /lgw/vn/games/game_menu', () => menu);
    const other = await mount('gp-lottery', { 'prize-mode': 'SEA' });
    await until(() => cards(other).length === 3, 'the lotteries stand');
    expect([...rootOf(other).querySelectorAll('[role="tab"]')].map(({ textContent }) => textContent)).not.to.include('Calendar');
  });

  for (const mode of MODES) {
    it(`LOT-03 CON-60 asks for the prize mode of the attribute: ${mode}`, async () => {
      const { platform } = testCore();
      await mount('gp-lottery', { 'prize-mode': mode });
      await until(() => platform.callsTo('/lgw/vn/games/game_menu')[0]?.query.get('prizeMode') === mode, `${mode} is asked for`);
    });
  }

  it('finds a lottery by part of its name without accents, and says when there is none', async () => {
    testCore();
    const host = await mount('gp-lottery');
    const field = await find<HTMLInputElement>(host, 'input[type="search"]');
    type(field, 'hanoi');
    await until(() => cards(host).join() === 'Hanói 1 minute', 'it is found');
    type(field, 'nothing like it');
    (await named(host, 'Clear search')).click();
    await until(() => cards(host).length === 3, 'all are back');
  });

  it('LOT-04 shows a member the lotteries opened last, and asks no such thing of a visitor', async () => {
    const { core, platform } = testCore();
    const [fast, lucky] = wireLotteryMenu().games;
    platform.on(`GET ${RECENT}`, () => ({ serverTime: 0, games: [lucky, fast] }));
    const host = await mount('gp-lottery');
    await until(() => cards(host).length === 3, 'the lotteries stand');
    expect([platform.callsTo(RECENT), rootOf(host).querySelector('.lottery-recent')]).to.deep.equal([[], null]);
    await core.session.login({ username: 'demo_member', password: 'Demo1234' });
    const recent = await find(host, '.lottery-recent');
    expect([...recent.querySelectorAll('button, a')].map(({ textContent }) => textContent)).to.deep.equal([
      'Lotto Lucky 3',
      'Lotto Fast 3',
    ]);
    (await named(host, 'Lotto Fast 3', '.lottery-recent button')).click();
    await until(() => rootOf(host).querySelector('h2')?.textContent === 'Lotto Fast 3', 'it opens');
  });

  it('LOB-34 keeps favourites for each account on this browser, without a call', async () => {
    const { core, platform } = await signedInCore();
    const host = await mount('gp-lottery');
    (await named(host, /^Add to favourites: /)).click();
    (await named(host, 'Favourites', '[role="tab"]')).click();
    await until(() => cards(host).join() === 'Lotto Fast 3', 'only the favourite');
    expect(platform.callsTo('/wps/relay/MCSFE_addFavoriteGameV2')).to.have.length(0);
    await core.session.logout();
    await core.session.login({ username: 'demo_agent', password: 'Demo1234' });
    await until(() => cards(host).length === 0, 'another account has none of them');
    await core.session.logout();
    await core.session.login({ username: 'demo_member', password: 'Demo1234' });
    await until(() => cards(host).join() === 'Lotto Fast 3', 'the first finds it again');
  });

  it('says that it failed and tries again', async () => {
    const { platform } = testCore();
    let broken = true;
    platform.on('GET /lgw/vn/games/game_menu', () => (broken ? new Refusal(400, 'bad-request') : wireLotteryMenu()));
    const host = await mount('gp-lottery');
    const retry = await named(host, 'Try again');
    broken = false;
    retry.click();
    await until(() => cards(host).length === 3, 'the lotteries stand');
  });
});

describe('gp-lottery game', () => {
  it('LOT-13 opens the lottery of the attribute, and says when there is none of that code', async () => {
    testCore();
    const host = await mount('gp-lottery', { 'game-code': 'HANOI' });
    await until(() => rootOf(host).querySelector('h2')?.textContent === 'Hanói 1 minute', 'it is open');
    host.setAttribute('game-code', 'NONE');
    (await named(host, 'All lotteries')).click();
    await until(() => cards(host).length === 3, 'the list stands');
  });

  it('LOT-08 LOT-09 LOT-10 LOT-11 LOT-12 launches what a member opens, with the list the view is lobby', async () => {
    const { platform } = await signedInCore();
    const host = await mount('gp-lottery');
    (await named(host, 'Lotto Fast 3')).click();
    await until(() => platform.callsTo(LAUNCH).length === 2, 'both are launched');
    const [lobby, betting] = platform.callsTo(LAUNCH).map(call => call.body);
    const both = {
      lottoArea: 'VN',
      launchMode: 'LOTT',
      prizeMode: 'ELOTT',
      device: 'WEB',
      language: 'EN',
      backUrl: location.origin + location.pathname,
    };
    expect(lobby).to.deep.equal({ ...both, view: 'lobby', gameCode: '' });
    expect(betting).to.deep.equal({ ...both, view: 'betting', gameCode: 'FAST3' });
    (await named(host, 'Back to all lotteries')).click();
    await until(() => cards(host).length === 3, 'back leads to the list');
  });

  it('a lottery in maintenance says so in place of the bet board', async () => {
    const { platform } = await signedInCore();
    platform.on(`POST ${LAUNCH}`, () => new Refusal(409, 'game-maintenance'));
    const host = await mount('gp-lottery', { 'game-code': 'FAST3' });
    await until(() => shownText(host).includes('Under maintenance'), 'it says so');
    expect(rootOf(host).querySelector<HTMLElement>('.desk-place')?.hidden).to.equal(true);
  });

  it('a lottery that the platform fails to open says so, and opens at the next try', async () => {
    const { platform } = await signedInCore();
    platform.on(`POST ${LAUNCH}`, () => new Refusal(500, 'unknown'));
    const host = await mount('gp-lottery', { 'game-code': 'FAST3' });
    const again = await named(host, 'Try again');
    expect(shownText(host)).not.to.contain('Under maintenance');
    platform.on(`POST ${LAUNCH}`, () => ({ url: 'https://games.example/play' }));
    again.click();
    await until(() => rootOf(host).querySelector<HTMLElement>('.desk-place')?.hidden === false, 'the board stands');
  });

  it('ROL-08 OP-08 lets a visitor look, and asks for the login at the bet; a trial account is told of a real one', async () => {
    const { core, platform } = testCore();
    const host = await mount('gp-lottery', { 'game-code': 'FAST3' });
    await until(() => shownText(host).includes('closes in'), 'the draw takes bets');
    (await named(host, 'Quick pick')).click();
    const bet = await named(host, 'Place bet');
    await heard('gp-login-required', () => bet.click());
    core.dialogs.closeAll();
    await core.session.loginFreePlay();
    bet.click();
    await until(
      () => core.dialogs.store.getState().open.some(({ name, props }) => name === 'info' && JSON.stringify(props).includes('real-account')),
      'the dialog stands',
    );
    expect(platform.callsTo(BETS).filter(({ method }) => method === 'POST')).to.have.length(0);
    expect(platform.callsTo(LAUNCH)).to.have.length(0);
  });

  it('ROL-13 OP-08 says at the bet form of a trial account that betting needs a real one, and offers the registration', async () => {
    const { core } = testCore();
    const host = await mount('gp-lottery', { 'game-code': 'FAST3' });
    await until(() => shownText(host).includes('closes in'), 'the draw takes bets');
    expect(rootOf(host).querySelector('.trial-note')).to.equal(null);
    await core.session.loginFreePlay();
    await until(() => rootOf(host).querySelector('.trial-note')?.textContent?.includes('betting needs a real account'), 'it says so');
    expect(await axeFindings(host)).to.deep.equal([]);
    (await named(host, 'Register')).click();
    await until(() => core.dialogs.store.getState().open.some(({ name }) => name === 'register'), 'the registration opens');
  });

  it('LOT-14 places a bet after asking, sealed and with a key, and says that it stands', async () => {
    const { platform } = await signedInCore();
    let list: unknown[] = [];
    platform.on(`POST ${BETS}`, () => {
      list = [wireBet()];
      return { bet: wireBet(), balance: 100 };
    });
    platform.on(`GET ${BETS}`, () => ({ serverTime: Date.now(), list, total: list.length, totalPages: 1 }));
    const host = await mount('gp-lottery', { 'game-code': 'FAST3' });
    const balances = platform.callsTo('/wps/v2/wallets/balance').length;
    const event = await heard<{ stake: number }>('gp-lottery-bet', () => placeOddEven(host));
    expect(event.detail).to.deep.equal({ gameCode: 'FAST3', issueNo: '20260101-0002', stake: 200 });
    const sent = platform.callsTo(BETS).find(({ method }) => method === 'POST')!;
    expect(sent.body).to.deep.equal({ gameCode: 'FAST3', issueNo: '20260101-0002', play: 'last-digit', selection: 'odd even', stake: 1 });
    expect(sent.headers.get('Idempotency-Key')).to.match(/^lottery-/);
    await until(() => slipSays(host).includes('is in draw 20260101-0002'), 'it says so');
    await until(() => platform.callsTo('/wps/v2/wallets/balance').length > balances, 'the balance is asked for');
    await until(() => rootOf(host).querySelector('.desk-bets')?.textContent?.includes('Waiting for the draw'), 'it stands among the bets');
  });

  it('LOT-14 the question names the draw, what is chosen, the stake of each bet, the total and what a bet pays', async () => {
    await signedInCore();
    const host = await mount('gp-lottery', { 'game-code': 'FAST3' });
    await askOddEven(host);
    const rows = [...asks(host)!.querySelectorAll('.ask-rows > div')].map(row => [...row.children].map(({ textContent }) => textContent));
    expect(asks(host)?.textContent).to.contain('Draw 20260101-0002 closes in');
    expect(rows).to.deep.equal([
      ['Lotto Fast 3', 'Big or small'],
      ['Your picks', 'Odd, Even'],
      ['Each bet', '$1.00'],
      ['Total', '2 bets · $2.00'],
      ['A winning bet pays', '$1.90'],
    ]);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('INV-25 a question that outlives its draw says so, bets nothing on it, and offers the next one', async () => {
    const { core, platform } = await signedInCore();
    let issueNo = '20260101-0002';
    platform.on('GET /lgw/vn/numeros/opened/game', () => {
      const opened = wireOpened();
      return { ...opened, current: issueNo === '' ? null : { ...opened.current, issueNo } };
    });
    platform.on(`POST ${BETS}`, () => ({ bet: wireBet({ issueNo: '20260101-0003' }), balance: 100 }));
    const host = await mount('gp-lottery', { 'game-code': 'FAST3' });
    await askOddEven(host);
    const yes = await find<HTMLElement>(host, '.ask-actions .button:last-child');
    issueNo = '';
    await core.queries.changed(['draws']);
    await until(() => asks(host)?.textContent?.includes('Draw 20260101-0002 has closed') === true, 'it says that the draw is over');
    expect(yes.getAttribute('aria-disabled')).to.equal('true');
    yes.click();
    expect(asks(host)).not.to.equal(null);
    issueNo = '20260101-0003';
    await core.queries.changed(['draws']);
    await until(
      () => yes.textContent === 'Bet in the next draw' && asks(host)?.textContent?.includes('Draw 20260101-0003 closes in') === true,
      'the next draw is offered',
    );
    expect(await axeFindings(host)).to.deep.equal([]);
    expect(platform.callsTo(BETS).filter(({ method }) => method === 'POST')).to.have.length(0);
    yes.click();
    await until(() => slipSays(host).includes('is in draw 20260101-0003'), 'the bet stands');
    expect(platform.callsTo(BETS).find(({ method }) => method === 'POST')?.body).to.include({
      issueNo: '20260101-0003',
      selection: 'odd even',
    });
  });

  it('a draw that closes while the question stands leaves what was chosen, and the way out bets nothing', async () => {
    const { core, platform } = await signedInCore();
    let issueNo = '20260101-0002';
    platform.on('GET /lgw/vn/numeros/opened/game', () => {
      const opened = wireOpened();
      return { ...opened, current: { ...opened.current, issueNo } };
    });
    const host = await mount('gp-lottery', { 'game-code': 'FAST3' });
    await askOddEven(host);
    issueNo = '20260101-0003';
    await core.queries.changed(['draws']);
    await until(() => asks(host)?.textContent?.includes('has closed') === true, 'it says that the draw is over');
    await answer(host, false);
    await until(() => asks(host) === null, 'the question is gone');
    expect(rootOf(host).querySelectorAll('.choice[aria-pressed="true"]')).to.have.length(2);
    expect(platform.callsTo(BETS).filter(({ method }) => method === 'POST')).to.have.length(0);
  });

  it('places nothing when the member says no', async () => {
    const { platform } = await signedInCore();
    const host = await mount('gp-lottery', { 'game-code': 'FAST3' });
    await placeOddEven(host, false);
    await until(() => asks(host) === null, 'the question is gone');
    expect(platform.callsTo(BETS).filter(({ method }) => method === 'POST')).to.have.length(0);
    expect(rootOf(host).querySelectorAll('.choice[aria-pressed="true"]')).to.have.length(2);
  });

  it('INV-04 after a cut the same bet is sent again under the same key, and what was chosen is not lost', async () => {
    const { platform } = await signedInCore();
    let cut = true;
    platform.on(`POST ${BETS}`, () => {
      if (cut) throw new TypeError('cut');
      return { bet: wireBet(), balance: 100 };
    });
    const host = await mount('gp-lottery', { 'game-code': 'FAST3' });
    await placeOddEven(host);
    await until(() => slipSays(host).includes('counts once'), 'it says what to do');
    cut = false;
    (await named(host, 'Place bet')).click();
    await answer(host, true);
    await until(() => slipSays(host).includes('Good luck'), 'it stands');
    const keys = platform
      .callsTo(BETS)
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys.length).to.be.greaterThan(1);
    expect(new Set(keys).size).to.equal(1);
  });

  it('INV-04 once the draw of a bet that may have arrived is over, nothing says any more that another press counts once', async () => {
    const { core, platform } = await signedInCore();
    let issueNo = '20260101-0002';
    platform.on('GET /lgw/vn/numeros/opened/game', () => {
      const opened = wireOpened();
      return { ...opened, current: { ...opened.current, issueNo } };
    });
    platform.on(`POST ${BETS}`, () => {
      throw new TypeError('cut');
    });
    const host = await mount('gp-lottery', { 'game-code': 'FAST3' });
    await askOddEven(host);
    const before = platform.callsTo(BETS).filter(({ method }) => method === 'GET').length;
    await answer(host, true);
    await until(() => slipSays(host).includes('counts once'), 'it says what to do');
    await until(() => platform.callsTo(BETS).filter(({ method }) => method === 'GET').length > before, 'the own bets are asked for');
    issueNo = '20260101-0003';
    await core.queries.changed(['draws']);
    await until(() => !slipSays(host).includes('counts once'), 'of the next draw it is not said');
    expect(rootOf(host).querySelectorAll('.choice[aria-pressed="true"]')).to.have.length(2);
  });

  it('LOT-14 “Good luck” goes with the draw that it is said of', async () => {
    const { core, platform } = await signedInCore();
    let issueNo = '20260101-0002';
    platform.on('GET /lgw/vn/numeros/opened/game', () => {
      const opened = wireOpened();
      return { ...opened, current: { ...opened.current, issueNo } };
    });
    platform.on(`POST ${BETS}`, () => ({ bet: wireBet(), balance: 100 }));
    const host = await mount('gp-lottery', { 'game-code': 'FAST3' });
    await placeOddEven(host);
    await until(() => slipSays(host).includes('Good luck'), 'it stands');
    issueNo = '20260101-0003';
    await core.queries.changed(['draws']);
    await until(() => !slipSays(host).includes('Good luck'), 'it is gone');
  });

  it('LOT-13 over the list of the full site a way home stands on a phone, where that screen has no bar', async () => {
    await setViewport({ width: 390, height: 844 });
    const { core } = testCore();
    core.navigation.navigate('/lottery');
    const host = await mount('gp-lottery', { 'follow-route': true });
    (await named(host, 'Home', '.lottery-home')).click();
    await until(() => core.navigation.store.getState().path === '/', 'home');
    await setViewport({ width: 800, height: 600 });
  });

  it('what is chosen while a bet is on its way is for the next one, and a message goes with its session', async () => {
    const { core, platform } = await signedInCore();
    let answerBet: () => void = () => undefined;
    platform.on(`POST ${BETS}`, async () => {
      await new Promise<void>(resolve => (answerBet = resolve));
      return { bet: wireBet(), balance: 100 };
    });
    const host = await mount('gp-lottery', { 'game-code': 'FAST3' });
    await placeOddEven(host);
    await until(() => platform.callsTo(BETS).some(({ method }) => method === 'POST'), 'the bet is on its way');
    (await named(host, 'Odd')).click();
    answerBet();
    await until(() => slipSays(host).includes('Good luck'), 'it stands');
    expect(rootOf(host).querySelectorAll('.choice[aria-pressed="true"]'), '“Even” is left').to.have.length(1);
    await core.session.logout();
    await until(() => slipSays(host) === '', 'nothing is said of it to who comes next');
  });

  it('a refused bet says why and keeps the choice', async () => {
    const { platform } = await signedInCore();
    platform.on(`POST ${BETS}`, () => new Refusal(409, 'draw-closed'));
    const host = await mount('gp-lottery', { 'game-code': 'FAST3' });
    await placeOddEven(host);
    await until(() => slipSays(host).includes('This draw is closed'), 'it says why');
    expect(rootOf(host).querySelectorAll('.choice[aria-pressed="true"]')).to.have.length(2);
  });

  it('LOT-14 once a digit is chosen, the slip names the first place without one, and the board marks all of them', async () => {
    await signedInCore();
    const host = await mount('gp-lottery', { 'game-code': 'FAST3' });
    const places = await until(() => {
      const found = [...rootOf(host).querySelectorAll<HTMLElement>('.board-place')];
      return found.length === 3 ? found : undefined;
    }, 'the board stands');
    const marked = () => places.map(place => place.hasAttribute('data-missing')).join();
    expect(marked()).to.equal('false,false,false');
    places[1]!.querySelector('button')!.click();
    await until(() => marked() === 'true,false,true', 'the other two are marked');
    await until(() => slipSays(host) === 'Choose: Digit 1', 'the slip names the first');
    places[0]!.querySelector('button')!.click();
    await until(() => slipSays(host) === 'Choose: Digit 3', 'the next one is named');
    places[2]!.querySelector('button')!.click();
    await until(() => marked() === 'false,false,false', 'nothing is missing');
  });

  it('says what is missing instead of a dead button: numbers, a stake in range', async () => {
    await signedInCore();
    const host = await mount('gp-lottery', { 'game-code': 'FAST3' });
    const bet = await named(host, 'Place bet');
    bet.click();
    await until(() => slipSays(host).includes('at least one digit for each of the 3 places'), 'the numbers are missing');
    (await named(host, 'Quick pick')).click();
    const stake = await find<HTMLInputElement>(host, '.slip-own input');
    type(stake, '5000');
    await until(() => slipSays(host).includes('$0.10 to $1,000.00'), 'the range stands');
    expect(stake.getAttribute('aria-invalid')).to.equal('true');
    type(stake, '2,5');
    await until(() => rootOf(host).querySelector('.slip-sums')?.textContent?.includes('$2.50'), 'a comma is understood');
  });

  it('LOT-14 a stake that is no plain amount within the bounds is neither multiplied nor sent; the bounds stand at the field', async () => {
    const { platform } = await signedInCore();
    const host = await mount('gp-lottery', { 'game-code': 'FAST3' });
    await until(() => shownText(host).includes('closes in'), 'the draw takes bets');
    (await named(host, 'Quick pick')).click();
    const stake = await find<HTMLInputElement>(host, '.slip-own input');
    const bounds = rootOf(host).getElementById(stake.getAttribute('aria-describedby') ?? '');
    expect(bounds?.textContent).to.equal('$0.10 to $1,000.00 for each bet.');
    for (const typed of ['-10', '1e3', '0x10', '0.005', '1.999', '1000000000', 'Infinity', '']) {
      type(stake, '1');
      await until(() => stake.getAttribute('aria-invalid') === null, 'a good stake stands');
      type(stake, typed);
      await until(() => stake.getAttribute('aria-invalid') === 'true', `“${typed}” is refused`);
      expect(rootOf(host).querySelector('.slip-sums')?.textContent, typed).to.match(/Total–/);
      expect(bounds?.hasAttribute('data-wrong'), typed).to.equal(true);
      (await named(host, 'Place bet')).click();
      expect(asks(host), typed).to.equal(null);
    }
    expect(slipSays(host)).to.equal('Enter an amount from $0.10 to $1,000.00, such as 1 or 1.50.');
    expect(platform.callsTo(BETS).filter(({ method }) => method === 'POST')).to.have.length(0);
  });

  it('LOT-14 shows the numbers and what they brought when the draw has been', async () => {
    const { platform } = await signedInCore();
    let drawn = false;
    const { now } = Date;
    const at = now();
    const done = {
      issueNo: '20260101-0002',
      closesAt: new Date(at + 60_000).toISOString(),
      numbers: ['1', '2', '3'],
      seedHash: 'abc',
      serverSeed: 'def',
    };
    platform.on('GET /lgw/vn/numeros/opened/game', () => {
      const opened = wireOpened(at, 60_000);
      drawn = Date.now() > at + 60_000;
      return drawn
        ? {
            ...opened,
            serverTime: Date.now(),
            current: { ...opened.current, issueNo: '20260101-0003', closesAt: new Date(at + 600_000).toISOString() },
            list: [done, ...opened.list],
          }
        : { ...opened, serverTime: Date.now() };
    });
    platform.on(`GET ${BETS}`, () => ({
      serverTime: Date.now(),
      list: [drawn ? wireBet({ status: 'settled', payout: 4, numbers: ['1', '2', '3'] }) : wireBet()],
      total: 1,
      totalPages: 1,
    }));
    const host = await mount('gp-lottery', { 'game-code': 'FAST3' });
    await until(() => shownText(host).includes('Draw 20260101-0002 closes in'), 'the draw takes bets');
    Date.now = () => now() + 61_000;
    try {
      await until(() => shownText(host).includes('You won $4.00 in draw 20260101-0002!'), 'the win is told');
    } finally {
      Date.now = now;
    }
    expect(shownText(host)).to.contain('Numbers 1, 2, 3');
    expect(rootOf(host).querySelector('.bet')?.getAttribute('data-state')).to.equal('won');
  });

  it('a play whose prizes are all alike says once what it pays, and not on each choice', async () => {
    testCore();
    const host = await mount('gp-lottery', { 'game-code': 'FAST3' });
    (await named(host, 'Big or small')).click();
    await until(() => shownText(host).includes('Pays 1.9 times the stake'), 'it says so');
    expect(rootOf(host).querySelector('.choice small')).to.equal(null);
  });

  it('on a phone a draw of many numbers shows the first seven and counts the others; all are read out', async () => {
    await setViewport({ width: 390, height: 844 });
    const { platform } = testCore();
    const numbers = Array.from({ length: 27 }, (_, index) => String(10_000 + index));
    platform.on('GET /lgw/vn/numeros/opened/game', () => {
      const opened = wireOpened();
      return { ...opened, list: opened.list.map(draw => ({ ...draw, numbers })) };
    });
    const host = await mount('gp-lottery', { 'game-code': 'FAST3' });
    const balls = await find<HTMLElement>(host, '.hero-last [role="img"]');
    const shown = () => [...balls.children].filter(ball => getComputedStyle(ball).visibility === 'visible');
    expect(shown().map(ball => ball.textContent)).to.deep.equal([...numbers.slice(0, 7), numbers[26]]);
    expect(getComputedStyle(shown()[7]!, '::before').content).to.equal('"+" counter(more)');
    expect(balls.getAttribute('aria-label')).to.include(numbers.join(', '));
    await setViewport({ width: 1280, height: 844 });
    expect(shown()).to.have.length(27);
  });

  it('numbers drawn, and the places of a bet, keep their order from right to left too', async () => {
    const { core, platform } = await signedInCore();
    platform.on(`GET ${BETS}`, () => ({
      serverTime: Date.now(),
      list: [wireBet({ selection: '1 2|3|4' })],
      total: 1,
      totalPages: 1,
    }));
    await core.language.use('AR');
    const host = await mount('gp-lottery', { 'game-code': 'FAST3' });
    const balls = await find<HTMLElement>(host, '.hero-last [role="img"]');
    await until(() => getComputedStyle(balls).direction === 'ltr', 'from left to right');
    const [first, second] = [...balls.children].map(ball => ball.getBoundingClientRect());
    expect(first!.right).to.be.below(second!.left);
    expect(balls.lastElementChild!.getBoundingClientRect().right).to.be.closeTo(balls.getBoundingClientRect().right, 1);
    (await named(host, core.language.t('lottery.tab-my-bets'), '[role=tab]')).click();
    const bet = await find<HTMLElement>(host, '.bet-selection > *');
    expect([bet.textContent, getComputedStyle(bet).direction]).to.deep.equal(['1 2 · 3 · 4', 'ltr']);
  });

  it('LOT-14 a bet that the operator has voided is no loss: its stake came back', async () => {
    const { platform } = await signedInCore();
    platform.on(`GET ${BETS}`, () => ({ serverTime: Date.now(), list: [wireBet({ status: 'cancelled' })], total: 1, totalPages: 1 }));
    const host = await mount('gp-lottery', { 'game-code': 'FAST3' });
    await until(() => /Void, stake returned:\s*\$/.test(shownText(host)), 'it says so');
    expect(rootOf(host).querySelector('.bet')?.getAttribute('data-state')).to.equal('cancelled');
  });

  it('shows results with their proof and the rules with the return to player', async () => {
    testCore();
    const host = await mount('gp-lottery', { 'game-code': 'FAST3' });
    (await named(host, 'Results', '[role="tab"]')).click();
    await until(() => shownText(host).includes('Check this draw'), 'the results stand');
    (await named(host, 'Rules', '[role="tab"]')).click();
    await until(() => shownText(host).includes('95.0%') && shownText(host).includes('×950'), 'the rules stand');
  });

  it('on a phone the slip is one row: the total opens the stake, and a wrong stake opens it by itself', async () => {
    await setViewport({ width: 390, height: 844 });
    await signedInCore();
    const host = await mount('gp-lottery', { 'game-code': 'FAST3' });
    const fold = await find<HTMLElement>(host, '.slip-fold');
    await until(() => fold.textContent === 'Choose: Digit 10 bets × $1.00', 'it says what comes next, and what a bet costs');
    (await named(host, 'Quick pick')).click();
    const stake = await find<HTMLInputElement>(host, '.slip-own input');
    const isShown = () => stake.getClientRects().length > 0;
    expect(isShown()).to.equal(false);
    expect(rootOf(host).querySelector('.slip')!.getBoundingClientRect().height).to.be.lessThan(844 / 8);
    await until(() => fold.textContent?.includes('Total $1.00') === true, 'the total stands');
    fold.click();
    await until(isShown, 'the stake shows');
    type(stake, '5000');
    fold.click();
    await until(() => !isShown(), 'it is folded again');
    (await named(host, 'Place bet')).click();
    await until(isShown, 'what is wrong shows');
    expect(asks(host)).to.equal(null);
  });

  it('on a phone all parts of a lottery stand in view, in Spanish too', async () => {
    await setViewport({ width: 360, height: 700 });
    const { core } = testCore();
    const host = await mount('gp-lottery', { 'game-code': 'FAST3' });
    await core.language.use('ES');
    await named(host, 'Reglas', '[role="tab"]');
    const list = rootOf(host).querySelector('.lottery-page .tabs-list')!;
    expect(list.scrollWidth).to.be.at.most(list.clientWidth);
  });

  for (const width of [390, 1280]) {
    it(`axe finds nothing in any part at ${width} px`, async () => {
      await setViewport({ width, height: 900 });
      const { platform } = await signedInCore();
      platform.on(`GET ${BETS}`, () => ({
        serverTime: Date.now(),
        list: [wireBet({ status: 'settled', payout: 4, numbers: ['1', '2', '3'] }), wireBet({ betId: '78' })],
        total: 2,
        totalPages: 1,
      }));
      const host = await mount('gp-lottery');
      await until(() => cards(host).length === 3, 'the list stands');
      expect(await axeFindings(host)).to.deep.equal([]);
      (await named(host, 'Lotto Fast 3')).click();
      for (const tab of ['Any order', 'Big or small']) {
        (await named(host, tab)).click();
        expect(await axeFindings(host)).to.deep.equal([]);
      }
      for (const tab of ['My bets', 'Results', 'Rules']) {
        (await named(host, tab, '[role="tab"]')).click();
        await until(() => rootOf(host).querySelector(`[role="tab"][aria-selected="true"]`)?.textContent === tab, 'it is chosen');
        expect(await axeFindings(host)).to.deep.equal([]);
      }
    });
  }
});
