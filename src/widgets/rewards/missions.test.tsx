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
  switchedOn,
  testCore,
  until,
  wireMissions,
  wireVendors,
  wireVip,
  type TestCore,
} from '../../../tests/widgets-support/index.js';
import './index.js';

const SUMMARY = '/wps/relay/MCSFE_getMissionSummaryDetails';
const LEADERS = '/wps/relay/MCSFE_getMissionLeaderboard';
const CLAIM = '/wps/relay/MCSFE_claimMission';
const VIP = '/wps/relay/MCS2_getVipInfo';
const CLAIM_VIP = '/wps/relay/MCS2_claimVipBonus';
const STATUS = 'GET /wps/system/status';

const says = (host: Element, text: string) => until(() => shownText(host).includes(text), `“${text}”`);
const missions = () => mount('gp-rewards', { section: 'missionLeaderboard' });
const vip = () => mount('gp-rewards', { section: 'vip' });
const focusIn = (host: Element) => rootOf(host).activeElement;
const row = (host: Element, title: string) =>
  until(
    () => [...rootOf(host).querySelectorAll('.mission')].find(each => each.querySelector('.mission-text strong')?.textContent === title),
    title,
  );
const keysOf = ({ platform }: TestCore, path: string) => platform.callsTo(path).map(({ headers }) => headers.get('idempotency-key'));
async function member(): Promise<TestCore> {
  const made = testCore();
  made.platform.on(STATUS, () => switchedOn('VIPSYS3', 'PTSYS3'));
  await made.core.start();
  await made.core.session.login({ username: 'demo_member', password: 'Demo1234' });
  return made;
}

describe('gp-rewards, missions', () => {
  it('MEM-12 PRO-18 each mission has what it asks for, how far it is, its reward and its next step', async () => {
    const { platform } = await signedInCore();
    const lanes = wireVendors.data.lanes.map(lane => ({ ...lane, gameCategory: lane.gameType === 'RNG' ? 'Slots' : lane.gameCategory }));
    platform.on('GET /wps/relay/GCSGAME_newGameVendor', () => ({ data: { lanes } }));
    const host = await missions();
    await says(host, '1 reward waits for you');
    await says(host, '5 bets in Slots');
    const text = shownText(host);
    for (const words of [
      'Today',
      '5 of 5',
      'Bonus $1.00',
      'This week',
      'Bet $500.00 in any game',
      '$120.50 of $500.00',
      '200 points',
      'until ',
    ])
      expect(text).to.include(words);
    expect((await row(host, 'Warm-up'))?.textContent).to.include('Claimed');
    expect((await row(host, 'Big week'))?.querySelector('a')?.getAttribute('href')).to.include('/search');
    expect(rootOf(host).querySelectorAll('.mission button').length).to.equal(1);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('PRO-18 OP-32 the end of missions is the platform’s moment, and how far off it is goes by its clock, however the device’s is set', async () => {
    const made = testCore();
    const now = Date.UTC(2026, 1, 3, 15);
    made.platform.on(STATUS, () => ({ ...switchedOn('VIPSYS3'), gmtOffset: 0, time: now }));
    made.platform.on(`GET ${SUMMARY}`, () => ({ list: [{ ...wireMissions[0], endsAt: now + 5.5 * 3_600_000 }] }));
    await made.core.start();
    await made.core.session.login({ username: 'demo_member', password: 'Demo1234' });
    const host = await missions();
    await says(host, 'in 5 hours');
    expect(shownText(host)).to.match(/8:30\sPM/);
  });

  it('O-44 a claim is told to the page, shown, and the word about it has the focus', async () => {
    const made = await signedInCore();
    const claimed = { ...wireMissions[0], status: 'claimed' };
    made.platform.on(`POST ${CLAIM}`, () => {
      made.platform.on(`GET ${SUMMARY}`, () => ({ list: [claimed, ...wireMissions.slice(1)] }));
      return { mission: claimed };
    });
    const host = await missions();
    const button = await named(host, 'Claim Bonus $1.00: Five spins');
    const { detail } = await heard('gp-claim', () => button.click());
    expect(detail).to.deep.equal({ id: '1', kind: 'mission', amount: 100, points: 0 });
    await says(host, 'Bonus $1.00 is yours.');
    await until(() => focusIn(host)?.textContent === 'Bonus $1.00 is yours.', 'the word has the focus');
    expect(rootOf(host).querySelectorAll('.mission button').length).to.equal(0);
    expect(made.platform.callsTo(CLAIM).map(({ body }) => body)).to.deep.equal([{ missionId: '1' }]);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('INV-04 after a cut the same claim carries the same key; a refusal is said and the list is asked for again', async () => {
    const made = await signedInCore();
    made.platform.on(`POST ${CLAIM}`, () => new Refusal(502, 'unknown'));
    const host = await missions();
    (await named(host, 'Claim Bonus $1.00: Five spins')).click();
    await says(host, 'No answer came. See in the list how it stands');
    const asked = made.platform.callsTo(SUMMARY).length;
    made.platform.on(`POST ${CLAIM}`, () => new Refusal(409, 'activity-refused'));
    const again = await until(
      () => [...rootOf(host).querySelectorAll<HTMLButtonElement>('.mission button:not([aria-busy])')][0],
      'the button is free',
    );
    again.click();
    await says(host, 'You cannot claim this now.');
    await until(() => made.platform.callsTo(SUMMARY).length > asked, 'the list is asked for again');
    made.platform.on(`POST ${CLAIM}`, () => {
      made.platform.on(`GET ${SUMMARY}`, () => ({ list: wireMissions.slice(1) }));
      return new Refusal(502, 'unknown');
    });
    const last = await until(
      () => [...rootOf(host).querySelectorAll<HTMLButtonElement>('.mission button:not([aria-busy])')][0],
      'the button is free again',
    );
    last.focus();
    last.click();
    await until(() => focusIn(host)?.textContent?.includes('it counts once'), 'where the button is gone, the word has the focus');
    const keys = keysOf(made, CLAIM);
    expect(keys.length).to.be.at.least(2);
    expect(new Set(keys).size).to.equal(1);
  });

  it('says that there are no missions, and that they could not be loaded, with another try', async () => {
    const { platform } = await signedInCore();
    platform.on(`GET ${SUMMARY}`, () => new Refusal(500, 'unknown'));
    const host = await missions();
    const retry = await named(host, 'Try again');
    await says(host, 'de***r');
    platform.on(`GET ${SUMMARY}`, () => ({ list: [] }));
    retry.click();
    await says(host, 'No missions right now');
    expect(await axeFindings(host)).to.deep.equal([]);
  });
});

describe('gp-rewards, the leaderboard', () => {
  it('PRO-19 has the ranks of the platform, the own one marked, by day, week and month', async () => {
    const { platform } = await signedInCore();
    const host = await missions();
    await says(host, 'lu***8');
    const own = rootOf(host).querySelector('.leaders [aria-current]')?.textContent;
    expect(own).to.include('2').and.include('de***r').and.include('You').and.include('$120.50');
    platform.on(`GET ${LEADERS}`, ({ query }) => ({
      list: [1, 1, 3].map((rank, index) => ({ rank, customerName: `${query.get('period')} ${index}`, amount: 3 - index })),
      own: { rank: 57, customerName: 'de***r', amount: 1, isOwn: true },
    }));
    (await named(host, 'This month', '[role=tab]')).click();
    await says(host, '57');
    expect(
      [...rootOf(host).querySelectorAll('.leaders tbody:not(.leaders-below) tr')].map(
        line => line.querySelector('.leader-rank')?.textContent,
      ),
    ).to.deep.equal(['1', '1', '3']);
    expect(rootOf(host).querySelector('.leaders-below [aria-current]')?.textContent).to.include('You');
    expect(platform.callsTo(LEADERS).map(({ query }) => query.get('period'))).to.deep.equal(['week', 'month']);
    platform.on(`GET ${LEADERS}`, () => ({ list: [{ rank: 1, customerName: 'lu***8', amount: 3 }], own: null }));
    (await named(host, 'Today', '[role=tab]')).click();
    await says(host, 'You are not ranked yet');
  });

  it('nobody there and an answer that does not come leave the missions whole', async () => {
    const { platform } = await signedInCore();
    platform.on(`GET ${LEADERS}`, () => new Refusal(500, 'unknown'));
    const host = await missions();
    await says(host, 'Five spins');
    const retry = await named(host, 'Try again');
    platform.on(`GET ${LEADERS}`, () => ({ list: [], own: null }));
    retry.click();
    await says(host, 'Nobody is ranked yet');
  });
});

describe('gp-rewards, VIP', () => {
  it('MEM-19 PRO-20 shows rank, the way to the next, and what each rank asks for and gives', async () => {
    await member();
    const host = await vip();
    await says(host, '$1,525.00 more in settled bets to VIP 3');
    await says(host, '$975.00 of $2,500.00');
    expect((await find<HTMLProgressElement>(host, '.vip-way progress')).value).to.equal(0.39);
    await says(host, 'VIP 3 brings $20.00');
    expect(rootOf(host).querySelectorAll('progress'), 'one scale').to.have.length(1);
    const rows = [...rootOf(host).querySelectorAll('.ranks tbody tr')];
    expect(rows.map(each => each.hasAttribute('aria-current'))).to.deep.equal([false, false, true, false]);
    for (const [index, words] of [
      [0, 'Reached'],
      [1, 'Claimed'],
      [2, '$500.00'],
      [2, '$5.00'],
      [3, 'Not reached yet'],
    ] as const)
      expect(rows[index]?.textContent).to.include(words);
    expect([...rootOf(host).querySelectorAll('.ranks button')].map(button => button.getAttribute('aria-label'))).to.deep.equal([
      'Claim $5.00 for VIP 2',
    ]);
    expect(await axeFindings(host)).to.deep.equal([]);
    await setViewport({ width: 320, height: 640 });
    expect(host.scrollWidth).to.be.at.most(host.clientWidth);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('O-38 claims the bonus of a rank once; the highest rank has no next', async () => {
    const made = await member();
    const top = { ...wireVip, ranks: wireVip.ranks.slice(0, 3).map(rank => (rank.level === 2 ? { ...rank, status: 'claimed' } : rank)) };
    made.platform.on(`POST ${CLAIM_VIP}`, () => {
      made.platform.on(`GET ${VIP}`, () => top);
      return top;
    });
    const host = await vip();
    const button = await named(host, 'Claim $5.00 for VIP 2');
    const { detail } = await heard('gp-claim', () => button.click());
    expect(detail).to.deep.equal({ id: '2', kind: 'vip', amount: 500, points: 0 });
    await says(host, '$5.00 is yours.');
    await says(host, 'You have reached the highest rank.');
    expect(made.platform.callsTo(CLAIM_VIP).map(({ body }) => body)).to.deep.equal([{ level: 2 }]);
  });

  it('PRO-20 a rank reached since the login is told to the header: the account is asked for again', async () => {
    const made = await member();
    expect(made.core.session.store.getState().member?.vip).to.deep.equal({ label: 'Gold', level: 3 });
    made.platform.on('GET /wps/member/info', () => ({
      id: '1',
      account: 'demo_member',
      type: 0,
      hasVip: true,
      vipLabelName: 'VIP 2',
      vipRankLevel: 2,
    }));
    await vip();
    await until(() => made.core.session.store.getState().member?.vip?.label === 'VIP 2', 'the header’s account says the same');
  });

  it('MEM-19 is gone when its switch is off, also while it is open', async () => {
    const { core, platform } = await member();
    const host = await vip();
    await says(host, 'All ranks');
    platform.on(STATUS, () => switchedOn('PTSYS3'));
    await core.status.load();
    await says(host, 'There is no VIP programme right now.');
    expect(shownText(host)).not.to.include('All ranks');
  });

  it('an answer that does not come has another try', async () => {
    const { platform } = await member();
    platform.on(`GET ${VIP}`, () => new Refusal(500, 'unknown'));
    const host = await vip();
    const retry = await named(host, 'Try again');
    platform.on(`GET ${VIP}`, () => wireVip);
    retry.click();
    await says(host, 'All ranks');
  });
});

describe('gp-rewards, missions and VIP without an account', () => {
  it('PRO-23 a visitor is asked to log in, a trial account for a real one, and no call is made', async () => {
    const made = testCore();
    made.platform.on(STATUS, () => switchedOn('VIPSYS3'));
    await made.core.start();
    const hosts = [await missions(), await vip()];
    for (const host of hosts) (await named(host, 'Log in')).click();
    expect(made.core.dialogs.store.getState().open.map(({ name }) => name)).to.include('login');
    await made.core.session.loginFreePlay();
    for (const host of hosts) await until(() => !shownText(host).includes('Log in'), 'the trial is told something else');
    expect(made.platform.calls.filter(({ path }) => [SUMMARY, LEADERS, VIP].includes(path))).to.deep.equal([]);
  });
});
