import {
  afterEach,
  axeFindings,
  describe,
  expect,
  find,
  it,
  mount,
  named,
  Refusal,
  rootOf,
  shownText,
  signedInCore,
  type,
  until,
  type WireRequest,
} from '../../../tests/widgets-support/index.js';
import './index.js';

const BETS = '/wps/relay/ODSFE2_TeamBetHist';
const PROFIT = '/wps/relay/ODSFE2_TeamProfitLoss';
const ENTRIES = '/wps/relay/ODSFE2_TeamTransHist';
const REVENUE = '/wps/relay/ODSFE2_AgentRevenue';
const ME = { account: 'demo_agent', nickname: 'Bruno', type: 1 };
const says = (host: Element, text: string) => until(() => shownText(host).includes(text), `it says “${text}”`);
const rows = (host: Element) =>
  [...rootOf(host).querySelectorAll('.record tbody tr')].map(row => [...row.querySelectorAll('td')].map(cell => cell.textContent));
const accounts = (host: Element) =>
  [...rootOf(host).querySelectorAll('.record tbody td[data-name=account]')].map(cell => cell.textContent).join();

const bet = (id: number, account: string) => ({
  id,
  account,
  gameName: 'Crown Coins',
  vassalage: 'KTE',
  vendorName: 'Kite',
  gameType: 'RNG',
  stake: 10,
  payout: 25,
  profit: 15,
  status: 'settled',
  placedAt: '2026-01-15T12:00:00Z',
});
const entry = (id: number, account: string, kind: string, amount: number) => ({
  id,
  account,
  type: kind,
  wallet: 'MAIN',
  amount,
  balance: 40,
  createdAt: '2026-01-15T12:00:00Z',
});
const line = (account: string, more: object) => ({
  account,
  nickname: '',
  type: 0,
  members: 0,
  stake: 100,
  validStake: 90,
  payout: 40,
  bonus: 5,
  rebate: 1,
  deposits: 200,
  withdrawals: 30,
  result: -54,
  ...more,
});

/** The agent has carla, who has diego; of anybody else the platform says nothing. */
function ofTeam<T extends { account: string }>(list: T[]): (request: WireRequest) => object | Refusal {
  return ({ query }) => {
    const account = query.get('account') ?? '';
    const found = list.filter(each => account === '' || each.account === account);
    return found.length === 0
      ? new Refusal(404, 'not-found')
      : {
          list: found,
          total: found.length,
          totalPages: 1,
          stake: 20,
          payout: 50,
          profit: 30,
          income: 9,
          outgoing: 4,
          gameTypes: ['RNG'],
          vendors: [{ code: 'KTE', name: 'Kite' }],
          types: ['bet', 'deposit'],
        };
  };
}
async function opened(page: string) {
  const made = await signedInCore('demo_agent');
  made.platform.on(`GET ${BETS}`, ofTeam([bet(2, 'carla'), bet(1, 'diego')]));
  made.platform.on(`GET ${ENTRIES}`, ofTeam([entry(2, 'carla', 'deposit', 9), entry(1, 'diego', 'bet', -4)]));
  made.platform.on(`GET ${PROFIT}`, ({ query }: WireRequest) => {
    const account = query.get('account') ?? '';
    const sums = line('', {});
    if (account === 'carla')
      return {
        path: [ME, { account: 'carla', type: 2 }],
        list: [line('diego', { stake: 70 }), line('carla', { isItself: true })],
        total: 2,
        totalPages: 1,
        sums,
      };
    return account === ''
      ? { path: [ME], list: [line('carla', { nickname: 'Carla', type: 2, members: 1 })], total: 1, totalPages: 1, sums }
      : new Refusal(404, 'not-found');
  });
  const day = { dividend: 0, dailySalary: 4, hourSalary: 1.5, realtimeSalary: 0, total: 5.5 };
  made.platform.on(`GET ${REVENUE}`, () => ({ list: [{ day: '2026-01-15', ...day }], sums: { ...day, dividend: 20, total: 25.5 } }));
  const host = await mount('gp-agent-centre', { page });
  host.style.inlineSize = '1200px';
  const asked = (path: string) => Object.fromEntries(made.platform.callsTo(path).at(-1)?.query ?? []);
  return { ...made, host, asked };
}
const look = async (host: Element, account: string) => {
  type(await find(host, 'input[name=account]'), account);
  (await named(host, 'Find the account')).click();
};

afterEach(() => {
  document.querySelectorAll('gp-agent-centre').forEach(host => host.remove());
});

describe('gp-agent-centre records of the team', () => {
  it('AGT-07 bets of the team with their accounts; a name leads to its own, and back to all', async () => {
    const { host, asked } = await opened('personalHistoryCopy');
    await until(() => accounts(host) === 'carla,diego', 'both');
    expect(asked(BETS)).to.include({ account: '', gameType: '', page: '1' });
    expect(rows(host)).to.deep.equal(
      ['carla', 'diego'].map(account => [
        'Crown CoinsKite · RNG',
        account,
        'Jan 15, 2026, 12:00 PM',
        'Settled',
        '$10.00',
        '$25.00',
        '+$15.00',
      ]),
    );
    expect(await axeFindings(host)).to.deep.equal([]);
    (await named(host, 'Only diego')).click();
    await until(() => accounts(host) === 'diego', 'one alone');
    const field = await find<HTMLInputElement>(host, 'input[name=account]');
    expect([field.value, asked(BETS).account]).to.deep.equal(['diego', 'diego']);
    type(field, '');
    await until(() => accounts(host) === 'carla,diego', 'both again');
  });

  it('AGT-07 INV-21 a name that nobody in the team has is said and stays in its field', async () => {
    const { host } = await opened('personalHistoryCopy');
    await until(() => accounts(host) === 'carla,diego', 'both');
    await look(host, 'stranger');
    await says(host, 'Nobody called “stranger” is in your team');
    const field = await find<HTMLInputElement>(host, 'input[name=account]');
    expect(field.value).to.equal('stranger');
    (await named(host, 'Show the whole team')).click();
    await until(() => accounts(host) === 'carla,diego', 'both again');
    expect(field.value).to.equal('');
  });

  it('AGT-10 account details of the team by kind and account', async () => {
    const { host, asked } = await opened('agentDownlineTransactionDetailsCopy');
    await until(() => accounts(host) === 'carla,diego', 'both');
    expect(rows(host).map(([kind, account, , , amount, balance]) => [kind, account, amount, balance])).to.deep.equal([
      ['Deposit', 'carla', '+$9.00', '$40.00'],
      ['Bet', 'diego', '-$4.00', '$40.00'],
    ]);
    const kind = await find<HTMLSelectElement>(host, '.filter select');
    kind.value = 'deposit';
    kind.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => asked(ENTRIES).type === 'deposit', 'the kind is asked for');
    await look(host, 'carla');
    await until(() => accounts(host) === 'carla', 'one alone');
    expect(asked(ENTRIES)).to.include({ account: 'carla', type: 'deposit' });
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('AGT-08 user loss down the tree and back up; the lines that stand next take the focus', async () => {
    const { host, asked } = await opened('palStatementsAgentCopy');
    await says(host, '1 member below');
    expect(rows(host)[0]?.slice(1, 6)).to.deep.equal(['$100.00Valid $90.00', '$40.00', '$6.00', '$200.00Withdrawals $30.00', '-$54.00']);
    (await named(host, 'Open the team of carla')).click();
    await says(host, 'By itself, without its team');
    expect(asked(PROFIT)).to.include({ account: 'carla', page: '1' });
    expect(rootOf(host).activeElement?.getAttribute('aria-label')).to.equal('Team of carla');
    expect(rootOf(host).querySelector('.path [aria-current=page]')?.textContent).to.equal('carla');
    expect(await axeFindings(host)).to.deep.equal([]);
    (await named(host, 'Your team', '.path button')).click();
    await until(() => rows(host).length === 1, 'the own lines again');
  });

  it('AGT-08 a line leads to the account’s bets and details in the same days', async () => {
    const { host, asked } = await opened('palStatementsAgentCopy');
    const from = await find<HTMLInputElement>(host, 'input[name=from]');
    type(from, '2026-01-02');
    type(await find(host, 'input[name=to]'), '2026-01-20');
    await until(() => asked(PROFIT).from === String(new Date(2026, 0, 2).getTime()), 'the days are asked for');
    (await named(host, 'Bets of carla')).click();
    await until(() => asked(BETS).account === 'carla', 'the bets of carla');
    expect([asked(BETS).from, asked(BETS).to]).to.deep.equal(
      [new Date(2026, 0, 2), new Date(2026, 0, 21)].map(date => String(date.getTime())),
    );
  });

  it('AGT-09 my income by day and kind', async () => {
    const { host } = await opened('agentRevenueReport');
    await says(host, '$25.50');
    const sums = [...rootOf(host).querySelectorAll('.sums > div')].map(sum => [...sum.children].map(({ textContent }) => textContent));
    expect(sums).to.deep.equal([
      ['Income', '+$25.50'],
      ['Dividend', '$20.00'],
      ['Daily wage', '$4.00'],
      ['Hourly salary', '$1.50'],
      ['Real-time salary', '$0.00'],
    ]);
    expect([...rootOf(host).querySelectorAll('.record thead th')].map(head => head.textContent)).to.deep.equal([
      'Day',
      'Dividend',
      'Daily wage',
      'Hourly salary',
      'Real-time salary',
      'Income',
    ]);
    expect(rows(host)).to.deep.equal([['Thu, Jan 15', '–', '+$4.00', '+$1.50', '–', '+$5.50']]);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('AGT-09 my income stands as a picture day by day, of each kind that brought something', async () => {
    const { host, platform } = await opened('agentRevenueReport');
    const day = { dividend: 0, dailySalary: 4, hourSalary: 1.5, realtimeSalary: 0, total: 5.5 };
    platform.on(`GET ${REVENUE}`, ({ query }) => {
      const last = new Date(Number(query.get('to')) - 86_400_000).toISOString().slice(0, 10);
      return { list: [{ day: last, ...day }], sums: day };
    });
    (await named(host, 'Previous 7 days')).click();
    const label = () => rootOf(host).querySelector('.chart-bars')?.ariaLabel ?? '';
    const signs = () => [...rootOf(host).querySelectorAll('.chart-bar')].map(bar => bar.getAttribute('data-sign')).join('');
    await until(() => signs() === '0000001', 'the last of seven days alone');
    expect(label()).to.match(/^Income by day\. .+: \$5\.50 in all\. Most on .+: \$5\.50\.$/);
    expect([...rootOf(host).querySelectorAll('.chart .chip')].map(({ textContent }) => textContent)).to.deep.equal([
      'Income',
      'Daily wage',
      'Hourly salary',
    ]);
    (await named(host, 'Hourly salary')).click();
    await until(() => label().includes('$1.50 in all'), 'one kind');
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('no page of them is wider than a small phone', async () => {
    for (const page of ['personalHistoryCopy', 'palStatementsAgentCopy', 'agentDownlineTransactionDetailsCopy', 'agentRevenueReport']) {
      const { host } = await opened(page);
      host.style.inlineSize = '320px';
      await until(() => rows(host).length > 0, 'the rows');
      await until(() => !rootOf(host).querySelector('.entry'), 'the page alone');
      expect([page, host.scrollWidth <= 320]).to.deep.equal([page, true]);
      expect(await axeFindings(host)).to.deep.equal([]);
      host.remove();
    }
  });
});
