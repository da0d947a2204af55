import {
  afterEach,
  axeFindings,
  describe,
  expect,
  it,
  mount,
  named,
  Refusal,
  rootOf,
  shownText,
  signedInCore,
  until,
} from '../../../../tests/widgets-support/index.js';
import '../index.js';

const CALL = 'GET /wps/relay/MCS2_getTeamOverview';
const FIGURES = {
  newMembers: 2,
  activeMembers: 3,
  deposits: 150,
  withdrawals: 30,
  validBets: 29,
  stake: 37,
  payout: 28,
  bonus: 3,
  rebate: 0.2,
  result: -4.8,
};
const NOTHING = {
  newMembers: 0,
  activeMembers: 0,
  deposits: 0,
  withdrawals: 0,
  validBets: 0,
  stake: 0,
  payout: 0,
  bonus: 0,
  rebate: 0,
  result: 0,
};
const says = (host: Element, text: string) => until(() => shownText(host).includes(text), `it says “${text}”`);
const figureOf = (host: Element, name: string) =>
  [...rootOf(host).querySelectorAll('.team-sums > div')].find(each => each.querySelector('dt')?.textContent === name)?.querySelector('dd')
    ?.textContent;

afterEach(() => {
  document.querySelectorAll('gp-agent-centre').forEach(host => host.remove());
});

describe('gp-agent-centre agentTeamOverview', () => {
  it('AGT-04 figures of the whole team with those of the direct downlines, and each day’s; other days ask again', async () => {
    const { platform } = await signedInCore('demo_agent');
    platform.on(CALL, () => ({
      team: { ...FIGURES, members: 12 },
      direct: { ...NOTHING, members: 4, deposits: 100 },
      list: [
        { day: '2026-01-15', ...NOTHING, result: 7.2, payout: 4 },
        { day: '2026-01-14', ...FIGURES },
      ],
    }));
    const host = await mount('gp-agent-centre', { page: 'agentTeamOverview' });
    host.style.inlineSize = '1200px';
    const asked = () => platform.callsTo('/wps/relay/MCS2_getTeamOverview').at(-1)!.query;
    const days = () => Math.round((Number(asked().get('to')) - Number(asked().get('from'))) / 86_400_000);
    await says(host, 'Thu, Jan 15');
    const sums = [...rootOf(host).querySelectorAll('.team-sums > div')].map(each => [
      each.querySelector('dt')?.textContent,
      each.querySelector('dd')?.textContent,
    ]);
    expect(sums).to.deep.equal([
      ['Members', '12Direct: 4'],
      ['New members', '2Direct: 0'],
      ['Active members', '3Direct: 0'],
      ['Deposits', '$150.00Direct: $100.00'],
      ['Withdrawals', '$30.00Direct: $0.00'],
      ['Valid bets', '$29.00Direct: $0.00'],
      ['Stake', '$37.00Direct: $0.00'],
      ['Paid out', '$28.00Direct: $0.00'],
      ['Bonus and rebate', '$3.20Direct: $0.00'],
      ['Result of the team', '-$4.80Direct: $0.00'],
    ]);
    expect([...rootOf(host).querySelectorAll('.team-days tbody tr')].map(row => row.textContent)).to.deep.equal([
      'Thu, Jan 1500$0.00$0.00$0.00+$7.20',
      'Wed, Jan 1423$150.00$30.00$29.00-$4.80',
    ]);
    expect(days()).to.equal(7);
    expect(Number(asked().get('offset'))).to.equal(0);
    (await named(host, 'Previous 30 days')).click();
    await until(() => days() === 30, 'thirty days are asked for');
    expect(await axeFindings(host)).to.deep.equal([]);
    host.style.inlineSize = '320px';
    await until(() => !rootOf(host).querySelector('.entry'), 'the page alone');
    expect(host.scrollWidth).to.be.at.most(320);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('AGT-09 the agent’s own income of the same days stands first, and the days are saved as a file', async () => {
    const { platform } = await signedInCore('demo_agent');
    platform.on(CALL, () => ({
      team: { ...FIGURES, members: 12 },
      direct: { ...NOTHING, members: 4 },
      list: [{ day: '2026-01-14', ...FIGURES }],
    }));
    platform.on('GET /wps/relay/ODSFE2_AgentRevenue', () => ({ list: [], sums: { dividend: 20, total: 25.5 } }));
    const host = await mount('gp-agent-centre', { page: 'agentTeamOverview' });
    await says(host, '+$25.50');
    const income = rootOf(host).querySelector('.team-income')!;
    expect(income.compareDocumentPosition(rootOf(host).querySelector('.team-sums')!) & Node.DOCUMENT_POSITION_FOLLOWING).to.be.above(0);
    const asked = (path: string) => platform.callsTo(path).at(-1)!.query.get('from');
    expect(asked('/wps/relay/ODSFE2_AgentRevenue')).to.equal(asked('/wps/relay/MCS2_getTeamOverview'));
    const saved = new Promise<{ name: string; blob: Blob }>(resolve => {
      const { createObjectURL } = URL;
      let blob = new Blob();
      URL.createObjectURL = made => {
        if (made instanceof Blob) blob = made;
        return createObjectURL(made);
      };
      HTMLAnchorElement.prototype.click = function click() {
        Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
        URL.createObjectURL = createObjectURL;
        resolve({ name: this.download, blob });
      };
    });
    (await named(host, 'Save as CSV')).click();
    const { name, blob } = await saved;
    expect(name).to.match(/^team-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
    expect((await blob.text()).replace(/^\uFEFF/, '').split('\r\n')[1]).to.equal(
      '2026-01-14,2,3,150.00,30.00,29.00,37.00,28.00,3.20,-4.80',
    );
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('AGT-04 each day of the team stands as a picture of one figure, which can be another, and of accounts too', async () => {
    const { platform } = await signedInCore('demo_agent');
    platform.on(CALL, ({ query }) => {
      const day = (ago: number) => new Date(Number(query.get('to')) - (ago + 1) * 86_400_000).toISOString().slice(0, 10);
      return {
        team: { ...FIGURES, members: 12 },
        direct: { ...NOTHING, members: 4 },
        list: [
          { day: day(0), ...NOTHING, result: 7.2, payout: 4 },
          { day: day(6), ...FIGURES },
        ],
      };
    });
    const host = await mount('gp-agent-centre', { page: 'agentTeamOverview' });
    host.style.inlineSize = '1200px';
    await until(() => rootOf(host).querySelector('.chart-bars') !== null, 'the picture');
    const label = () => rootOf(host).querySelector('.chart-bars')?.ariaLabel ?? '';
    const signs = () => [...rootOf(host).querySelectorAll('.chart-bar')].map(bar => bar.getAttribute('data-sign'));
    expect(label()).to.match(/^Result by day\. .+: \+\$2\.40 in all\. Most on .+: \+\$7\.20\. Least on .+: -\$4\.80\.$/);
    expect(signs()).to.deep.equal(['-1', '0', '0', '0', '0', '0', '1']);
    (await named(host, 'New members')).click();
    await until(() => label().startsWith('New members by day.'), 'accounts');
    expect(label()).to.match(/: 2 in all\. Most on .+: 2\.$/);
    expect([...rootOf(host).querySelectorAll('.chart-ticks span')].map(({ textContent }) => textContent)).to.deep.equal(['0', '1', '2']);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('AGT-04 a team that did nothing has zeros; a failure tries again', async () => {
    const { platform } = await signedInCore('demo_agent');
    platform.on(CALL, () => new Refusal(500, 'unknown'));
    const host = await mount('gp-agent-centre', { page: 'agentTeamOverview' });
    const retry = await named(host, 'Try again');
    platform.on(CALL, () => ({
      team: { ...NOTHING, members: 0 },
      direct: { ...NOTHING, members: 0 },
      list: [{ day: '2026-01-15', ...NOTHING }],
    }));
    retry.click();
    await until(() => figureOf(host, 'Members') === '0Direct: 0', 'zeros');
    expect(figureOf(host, 'Result of the team')).to.equal('$0.00Direct: $0.00');
    expect(shownText(host)).to.include('Thu, Jan 15');
  });
});
