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

const CALL = 'GET /wps/relay/ODSFE2_MemBonusDet';
const says = (host: Element, text: string) => until(() => shownText(host).includes(text), `it says “${text}”`);
const ROWS = [
  { id: '9', source: 'activity', title: 'Weekend boost', amount: 20, status: 'credited', createdAt: '2026-01-15T12:00:00Z' },
  { id: '8', source: 'of-its-own', amount: -5, status: 'taken_back', createdAt: '2026-01-14T12:00:00Z' },
];

afterEach(() => {
  document.querySelectorAll('gp-member-centre').forEach(host => host.remove());
});

describe('gp-member-centre bonusDetails', () => {
  it('MEM-09 source, title, amount, time and state; by source and page, and back to everything', async () => {
    const { platform } = await signedInCore();
    platform.on(CALL, ({ query }) => {
      const list = ROWS.filter(({ source }) => !query.get('source') || source === query.get('source'));
      return { list, total: list.length, totalPages: 2, amount: 15, sources: ['activity', 'of-its-own'] };
    });
    const host = await mount('gp-member-centre', { page: 'bonusDetails' });
    host.style.inlineSize = '1000px';
    const asked = () => platform.callsTo('/wps/relay/ODSFE2_MemBonusDet').at(-1)!.query;
    await says(host, 'Weekend boost');
    for (const text of ['Promotion', 'Credited', '+$20.00', '-$5.00', 'Taken back', '+$15.00', 'Jan 15'])
      expect(shownText(host)).to.include(text);
    const rows = [...rootOf(host).querySelectorAll('tbody tr')].map(row => [...row.querySelectorAll('td')].map(cell => cell.textContent));
    expect(rows.map(([what, , state, amount]) => [what, state, amount])).to.deep.equal([
      ['PromotionWeekend boost', 'Credited', '+$20.00'],
      ['Bonus', 'Taken back', '-$5.00'],
    ]);
    expect(Math.round((Number(asked().get('to')) - Number(asked().get('from'))) / 86_400_000)).to.equal(30);
    (await named(host, 'Page 2')).click();
    await until(() => asked().get('page') === '2', 'the second page');
    const choice = await find<HTMLSelectElement>(host, 'select');
    expect([...choice.options].map(({ text }) => text)).to.deep.equal(['All', 'Promotion', 'Bonus']);
    choice.value = 'activity';
    choice.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => asked().get('source') === 'activity' && asked().get('page') === '1', 'the source, from its first page');
    await until(() => rootOf(host).querySelectorAll('tbody tr').length === 1, 'its rows');
    expect(await axeFindings(host)).to.deep.equal([]);
    host.style.inlineSize = '320px';
    await until(() => !rootOf(host).querySelector('.entry'), 'the page alone');
    expect(host.scrollWidth).to.be.at.most(320);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('MEM-09 without bonuses it says so, and a failure tries again', async () => {
    const { platform } = await signedInCore();
    platform.on(CALL, () => new Refusal(500, 'unknown'));
    const host = await mount('gp-member-centre', { page: 'bonusDetails' });
    const retry = await named(host, 'Try again');
    platform.on(CALL, () => ({ list: [] }));
    retry.click();
    await says(host, 'Nothing on these days');
  });
});
