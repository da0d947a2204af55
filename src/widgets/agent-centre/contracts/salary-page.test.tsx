import { hasKind } from '../../../core/contracts/flags.js';
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
  switchedOn,
  until,
  wireContract,
  wireRealtime,
  wireRequest,
} from '../../../../tests/widgets-support/index.js';
import '../index.js';

const FLAGS = 'GET /wps/member/info/funds/consolidated';
const LIST = 'GET /wps/relay/MCS2_getContractList';
const RECORDS = {
  agentDividendRecordCopy2: 'GET /wps/relay/MCS2_getDividendRecord',
  agentDailyWages2: 'GET /wps/relay/MCS2_getDailySalRecord',
  agentHourSalary: 'GET /wps/relay/MCS2_getContractHourSalaryRecord',
  agentRealtimeSalary: 'GET /wps/relay/MCSFE_getRealTimeSalaryRecord',
} as const;
const NOON = Date.UTC(2026, 0, 15, 12);
const HOUR = 3_600_000;
const record = (change: object = {}) => ({
  id: '1',
  contractId: '1',
  account: 'ada',
  from: NOON,
  to: NOON + HOUR,
  validBet: 812.5,
  result: -90,
  activeMembers: 4,
  profitBet: 500,
  lossBet: 312.5,
  rate: null,
  gross: 4.5,
  fee: 0.09,
  amount: 4.41,
  state: 'paid',
  paidAt: NOON + HOUR,
  ...change,
});
const answered = (...list: object[]) => ({ list, total: list.length, totalPages: 1, validBet: 812.5, gross: 4.5, fee: 0.09, amount: 4.41 });
const cells = (host: Element) =>
  [...rootOf(host).querySelectorAll('.records tbody tr')].map(row => [...row.querySelectorAll('td')].map(cell => cell.textContent));
const says = (host: Element, text: string) => until(() => shownText(host).includes(text), `it says “${text}”`);
const entries = (host: Element) => [...rootOf(host).querySelectorAll('.entry-text')].map(entry => entry.textContent);

const KINDS = ['Dividends', 'Daily wage', 'Hourly salary', 'Real-time salary'];

async function opened(
  page: keyof typeof RECORDS | 'messageV2',
  { flags = {}, list = { contracts: [] as object[], requests: [] as object[] }, records = () => answered() as unknown, only = '' } = {},
) {
  const made = await signedInCore('demo_agent');
  made.platform.on('GET /wps/system/status', () => ({ ...switchedOn('AGENTPOLICY3'), gmtOffset: -6 }));
  await made.core.status.load();
  made.platform.on(FLAGS, () => flags);
  made.platform.on(LIST, () => list);
  for (const route of Object.values(RECORDS)) made.platform.on(route, !only || only === route ? records : () => answered());
  await made.core.queries.changed(['contract-flags']);
  const host = await mount('gp-agent-centre', { page });
  host.style.inlineSize = '1100px';
  return { ...made, host };
}

afterEach(() => document.querySelectorAll('gp-agent-centre').forEach(host => host.remove()));

describe('gp-agent-centre contracts', () => {
  for (const [row, flag, text, type] of [
    ['AGT-23', 'divtypereq', 'Dividends', 'enableCt'],
    ['AGT-24', 'dailysalreqtype', 'Daily wage', 'salary'],
    ['AGT-25', 'contracthoursalreq', 'Hourly salary', 'salary'],
    ['AGT-26', 'realtimesalreqtype', 'Real-time salary', 'salary'],
  ] as const) {
    it(`${row}, ROL-28, OP-33 ${text} stands by ${flag} alone, a waiting request is worn, and the type’s word is kept`, async () => {
      const { host } = await opened('messageV2', { flags: { [flag]: 2 } });
      await until(() => entries(host).includes(text), text);
      const entry = [...rootOf(host).querySelectorAll<HTMLElement>('.entry')].find(each => each.textContent?.includes(text));
      await until(() => entry?.querySelector('.badge')?.getAttribute('aria-label') === '1 open request', 'the mark');
      expect(entry?.dataset.type).to.equal(type);
      expect(KINDS.filter(each => entries(host).includes(each))).to.deep.equal([text]);
    });
  }

  it('ROL-28 without a flag none of them stands', async () => {
    const { host, core } = await opened('messageV2');
    await until(() => core.queries.read(hasKind('realtime')(core).key).data === false && entries(host).includes('Contracts'), 'the menu');
    expect(KINDS.filter(each => entries(host).includes(each))).to.deep.equal([]);
  });

  it('AGT-41, AGT-23 an entry comes and goes without a reload', async () => {
    const { host, platform, core } = await opened('messageV2');
    await until(() => entries(host).includes('Contracts'), 'the menu');
    const change = async (divtypereq: number) => {
      platform.on(FLAGS, () => ({ divtypereq }));
      await Promise.all([core.queries.changed(['contract-flags', 'contracts'])]);
    };
    await change(1);
    await until(() => entries(host).includes('Dividends'), 'it is there');
    expect(rootOf(host).querySelector('.entry[data-type=enableCt] .badge')).to.equal(null);
    await change(0);
    await until(() => !entries(host).includes('Dividends'), 'it is gone');
  });

  it('AGT-11 dividends: the platform’s days, bets, result, members, rate, what was paid, why not, and sums', async () => {
    const month = { from: Date.UTC(2026, 0, 1, 6), to: Date.UTC(2026, 1, 1, 6), rate: 5, gross: 4.5 };
    const { host } = await opened('agentDividendRecordCopy2', {
      flags: { divtypereq: 1 },
      records: () => answered(record(month), record({ ...month, id: '2', rate: null, amount: 0, fee: 0, state: 'below-minimum' })),
    });
    await says(host, 'Jan 1 – 31, 2026');
    expect(cells(host)).to.deep.equal([
      ['Jan 1 – 31, 2026', '$812.50', '-$90.00', '4', '5%', '$4.41after $0.09 fee'],
      ['Jan 1 – 31, 2026', '$812.50', '-$90.00', '4', '–', '$0.00Minimum not reached'],
    ]);
    expect([...rootOf(host).querySelectorAll('.sums > div')].map(each => each.textContent)).to.deep.equal([
      'Valid bets$812.50',
      'Before fees$4.50',
      'Fees$0.09',
      'Paid$4.41',
    ]);
    expect(await axeFindings(host)).to.deep.equal([]);
    host.style.inlineSize = '320px';
    await until(() => !rootOf(host).querySelector('.entry'), 'the page alone');
    expect(host.scrollWidth).to.be.at.most(320);
  });

  for (const [row, page, more, texts] of [
    [
      'AGT-12',
      'agentDailyWages2',
      { from: Date.UTC(2026, 0, 15, 6), to: Date.UTC(2026, 0, 16, 6), rate: 0.5 },
      ['Jan 15, 2026', '$812.50', '0.5%', '$4.41after $0.09 fee'],
    ],
    ['AGT-13', 'agentHourSalary', {}, ['Jan 15, 2026, 6:00 – 7:00 AM', '$812.50', '$4.41after $0.09 fee']],
    [
      'AGT-14',
      'agentRealtimeSalary',
      { profitSalaryRate: 0.3, lossSalaryRate: 0.6 },
      ['Jan 15, 2026, 6:00 – 7:00 AM', '$500.00 × 0.3%', '$312.50 × 0.6%', '$4.41after $0.09 fee'],
    ],
  ] as const) {
    it(`${row} ${page} has a record of its own`, async () => {
      const { host } = await opened(page, { only: RECORDS[page], records: () => answered(record(more)) });
      expect(await until(() => cells(host)[0], 'its line')).to.deep.equal(texts);
      expect(await axeFindings(host)).to.deep.equal([]);
    });
  }

  it('an open request stands above the record, else the contract that pays; both open the contract dialog', async () => {
    const active = wireRealtime({ id: '1' });
    const offered = wireRealtime({ id: '2', status: 'offered' });
    const { host, core, platform } = await opened('agentRealtimeSalary', {
      list: { contracts: [active, offered], requests: [wireRequest(offered)] },
    });
    await says(host, 'ada offers you a contract.');
    (await named(host, 'Read and answer')).click();
    const shown = () => core.dialogs.store.getState().open.at(-1);
    expect([shown()?.name, shown()?.props]).to.deep.equal(['contract', { kind: 'realtime', request: 'r2' }]);
    core.dialogs.closeAll();
    platform.on(LIST, () => ({ contracts: [active, wireContract({ id: '3' })], requests: [] }));
    await core.queries.changed(['contracts']);
    await says(host, 'Active contract with ada');
    (await named(host, 'See the contract')).click();
    expect(shown()?.props).to.deep.equal({ kind: 'realtime' });
  });

  it('days without payouts say so, also without a contract; a failure tries again', async () => {
    const { host, platform } = await opened('agentHourSalary', { records: () => new Refusal(500, 'unknown') });
    const retry = await named(host, 'Try again');
    platform.on(RECORDS.agentHourSalary, () => answered());
    retry.click();
    await says(host, 'No payouts on these days');
    await says(host, 'You have no contract of this kind right now.');
  });
});
