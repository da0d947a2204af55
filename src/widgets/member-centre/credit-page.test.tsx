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
  until,
} from '../../../tests/widgets-support/index.js';
import './index.js';

const CALL = 'GET /wps/relay/ODSFE2_MemCreditReport';
const says = (host: Element, text: string) => until(() => shownText(host).includes(text), `it says “${text}”`);
const REPORT = {
  opening: 100,
  closing: 132.5,
  deposit: 50,
  bet: -17.5,
  change: 32.5,
  list: [
    { from: '2026-01-15', to: '2026-01-15', bet: -17.5, change: -17.5 },
    { from: '2026-01-14', to: '2026-01-14', deposit: 50, change: 50 },
  ],
};

afterEach(() => {
  document.querySelectorAll('gp-member-centre').forEach(host => host.remove());
});

describe('gp-member-centre creditReport', () => {
  it('OP-32 MEM-18 days are the platform’s, which the page says; a status that comes late moves those that nobody chose', async () => {
    const { core, platform } = await signedInCore();
    platform.on(CALL, () => REPORT);
    const host = await mount('gp-member-centre', { page: 'creditReport' });
    const asked = () => platform.callsTo('/wps/relay/ODSFE2_MemCreditReport').at(-1)!.query;
    await says(host, 'Days and times of the platform (GMT+0)');
    // Whatever the hour, one of the two zones has another day than Greenwich.
    for (const gmtOffset of [-12, 12]) {
      platform.on('GET /wps/system/status', () => ({ gmtOffset }));
      await core.status.load();
      await says(host, `(GMT${gmtOffset > 0 ? '+' : '-\u2060'}${Math.abs(gmtOffset)})`);
      const today = new Date(Date.now() + gmtOffset * 3_600_000).toISOString().slice(0, 10);
      await until(() => rootOf(host).querySelector<HTMLInputElement>('input[name=to]')?.value === today, `today is ${today}`);
      await until(() => asked().get('offset') === String(gmtOffset * 60), 'the days of that zone are asked for');
      expect(new Date(Number(asked().get('to'))).getUTCHours()).to.equal(12);
    }
  });

  it('MEM-18 balance before and after, sums, and each day’s figures; by week as well', async () => {
    const { platform } = await signedInCore();
    platform.on(CALL, ({ query }) =>
      query.get('period') === 'week' ? { ...REPORT, list: [{ ...REPORT.list[0], from: '2026-01-12', to: '2026-01-18' }] } : REPORT,
    );
    const host = await mount('gp-member-centre', { page: 'creditReport' });
    host.style.inlineSize = '1000px';
    const asked = () => platform.callsTo('/wps/relay/ODSFE2_MemCreditReport').at(-1)!.query;
    await says(host, 'Thu, Jan 15');
    for (const text of ['$100.00', '+$32.50', '$132.50', 'Deposits', '+$50.00', 'Bet result', '-$17.50'])
      expect(shownText(host)).to.include(text);
    expect([...rootOf(host).querySelectorAll('.balances > div, .statement')].map(each => each.textContent)).to.deep.equal([
      'Balance before$100.00',
      'Change+$32.50',
      'Balance after$132.50',
      'Thu, Jan 15-$17.50Bet result-$17.50',
      'Wed, Jan 14+$50.00Deposits+$50.00',
    ]);
    expect(shownText(host)).not.to.include('Transfers');
    expect([asked().get('period'), Math.round((Number(asked().get('to')) - Number(asked().get('from'))) / 86_400_000)]).to.deep.equal([
      'day',
      30,
    ]);
    expect(Number(asked().get('offset'))).to.equal(0);
    const choice = await find<HTMLSelectElement>(host, 'select');
    choice.value = 'week';
    choice.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => /Mon, Jan 12\s*–\s*Sun, Jan 18/.test(shownText(host)), 'the week');
    expect(await axeFindings(host)).to.deep.equal([]);
    host.style.inlineSize = '320px';
    await until(() => !rootOf(host).querySelector('.entry'), 'the page alone');
    expect(host.scrollWidth).to.be.at.most(320);
    const days = await until(() => rootOf(host).querySelector('.cut-row[data-cut]:not([data-cut=""]) > .chips'), 'days that are cut');
    expect(getComputedStyle(days).maskImage, 'they fade there').to.include('linear-gradient');
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('MEM-18 days on which nothing happened say so, and a failure tries again', async () => {
    const { platform } = await signedInCore();
    platform.on(CALL, () => new Refusal(500, 'unknown'));
    const host = await mount('gp-member-centre', { page: 'creditReport' });
    const retry = await named(host, 'Try again');
    platform.on(CALL, () => ({ list: [], opening: 5, closing: 5 }));
    retry.click();
    await says(host, 'Nothing on these days');
  });
});
