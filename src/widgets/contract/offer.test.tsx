import {
  afterEach,
  axeFindings,
  describe,
  expect,
  find,
  heard,
  it,
  mount,
  named,
  rootOf,
  shownText,
  signedInCore,
  switchedOn,
  type,
  until,
  wireContract,
  wireRequest,
} from '../../../tests/widgets-support/index.js';
import './index.js';

const LIST = 'GET /wps/relay/MCS2_getContractList';
const OFFER = 'POST /wps/relay/MCS2_offerContract';
const says = (host: Element, text: string) => until(() => shownText(host).includes(text), `it says “${text}”`);
const offer = wireContract({ id: '9', direction: 'given', account: 'dan', status: 'offered' });

async function opened(attributes: Record<string, string> = {}, account: 'demo_agent' | 'demo_member' = 'demo_agent', bounds?: object[]) {
  const made = await signedInCore(account);
  made.platform.on('GET /wps/system/status', () => switchedOn('AGENTPOLICY3'));
  await made.core.status.load();
  made.platform.on(LIST, () => ({ contracts: [], requests: [], ...(bounds && { bounds }) }));
  const host = await mount('gp-contract', { section: 'offer', ...attributes });
  const field = (name: string) => find<HTMLInputElement>(host, `[name="${name}"]`);
  const fill = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) type(await field(name), value);
  };
  return { ...made, host, field, fill };
}
function choose(select: HTMLElement, value: string) {
  if (!(select instanceof HTMLSelectElement)) throw new Error('Only selects are chosen from.');
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

afterEach(() => document.querySelectorAll('gp-contract').forEach(host => host.remove()));

describe('gp-contract offers', () => {
  it('AGT-38, ROL-26, CON-69 an offer carries downline, kind, period, levels and conditions; it then waits among the given ones', async () => {
    const { host, platform, fill } = await opened({ downline: 'dan' });
    await fill({ 'tiers.0.validBet': '5000', 'tiers.0.profitLoss': '200', 'tiers.0.activeMembers': '3', 'tiers.0.rate': '5' });
    (await named(host, 'Add a level')).click();
    await until(() => host.shadowRoot?.activeElement?.getAttribute('name') === 'tiers.1.validBet', 'the focus in the new level');
    await fill({
      'tiers.1.validBet': '20,000.50',
      'tiers.1.profitLoss': '200',
      'tiers.1.activeMembers': '3',
      'tiers.1.rate': '7,5 %',
      minBetAmount: '1000',
      minActiveMembers: '3',
      feeRate: '2',
    });
    const period = await named(host, 'Period');
    expect([...(period as HTMLSelectElement).options].map(({ value }) => value)).to.deep.equal([
      'daily',
      'weekly',
      'semimonthly',
      'monthly',
    ]);
    choose(period, 'weekly');
    expect(await axeFindings(host)).to.deep.equal([]);
    const release = platform.hold(OFFER);
    platform.on(OFFER, () => {
      platform.on(LIST, () => ({ contracts: [offer], requests: [wireRequest(offer)] }));
      return { contract: offer, request: wireRequest(offer) };
    });
    const event = await heard<object>('gp-contract', async () => {
      const button = await named(host, 'Send offer');
      button.click();
      (await find(host, 'form')).dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
      button.click();
      release();
    });
    expect(event.detail).to.deep.equal({ id: '', kind: 'dividend', action: 'offer' });
    await says(host, 'The offer is with dan now.');
    await says(host, 'Waits for an answer');
    expect(platform.callsTo('/wps/relay/MCS2_offerContract').map(({ body }) => body)).to.deep.equal([
      {
        kind: 'dividend',
        account: 'dan',
        period: 'weekly',
        minBetAmount: 1000,
        minActiveMembers: 3,
        feeRate: 2,
        tiers: [
          { validBet: 5000, profitLoss: 200, activeMembers: 3, rate: 5 },
          { validBet: 20_000.5, profitLoss: 200, activeMembers: 3, rate: 7.5 },
        ],
      },
    ]);
    (await named(host, 'Offer a contract')).click();
    expect((await find<HTMLInputElement>(host, '[name="tiers.0.rate"]')).value).to.equal('');
  });

  it('AGT-33 a real-time salary has rates and a single betting amount instead of levels', async () => {
    const { host, platform, fill } = await opened({ kind: 'realtime', downline: 'dan' });
    await fill({ profitSalaryRate: '0.3', singleBettingAmount: '2' });
    expect(rootOf(host).querySelector('.offer-level')).to.equal(null);
    platform.on(OFFER, () => ({ contract: offer, request: wireRequest(offer) }));
    (await named(host, 'Send offer')).click();
    await says(host, 'The offer is with dan now.');
    expect(platform.callsTo('/wps/relay/MCS2_offerContract')[0]?.body).to.include({
      kind: 'realtime',
      profitSalaryRate: 0.3,
      lossSalaryRate: 0,
      singleBettingAmount: 2,
    });
  });

  it('AGT-38 direct downlines are there to choose from, and an offer that waits already is said at once at the account', async () => {
    const { host, platform, field, core } = await opened({ kind: 'dividend' }, 'demo_agent', [{ kind: 'dividend', rate: 20 }]);
    platform.on('GET /wps/relay/MCS2_getDownlineList', () => ({
      path: [],
      list: [
        { id: '4', account: 'dan', nickname: '', type: 0 },
        { id: '5', account: 'eva', nickname: '', type: 0 },
      ],
      total: 2,
      totalPages: 1,
      levels: 1,
    }));
    platform.on(LIST, () => ({
      contracts: [offer],
      requests: [],
      bounds: [
        { kind: 'dividend', rate: 20 },
        { kind: 'daily', rate: 1 },
      ],
    }));
    await core.queries.changed();
    const account = (await field('account')) as HTMLInputElement;
    await until(() => [...(account.list?.options ?? [])].map(({ value }) => value).join() === 'dan,eva', 'both downlines to choose from');
    expect(platform.callsTo('/wps/relay/MCS2_getDownlineList').every(({ query }) => query.get('level') === '1')).to.equal(true);
    type(account, 'Dan');
    await says(host, 'has an open offer of this kind');
    choose(await field('kind'), 'daily');
    await until(() => !shownText(host).includes('has an open offer'), 'of another kind none waits');
    choose(await field('kind'), 'dividend');
    type(account, 'eva');
    await until(() => !shownText(host).includes('has an open offer'), 'for another none waits');
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('AGT-38 what is wrong is said at its field before anything is sent, and the first of them has the focus', async () => {
    const { host, platform, fill, field } = await opened();
    await fill({ 'tiers.0.validBet': 'much', feeRate: '101' });
    (await named(host, 'Send offer')).click();
    for (const text of ['Enter the account', 'Enter an amount, such as', 'Fill this in.', 'Enter a percentage from 0 to 100'])
      await says(host, text);
    expect(host.shadowRoot?.activeElement).to.equal(await field('account'));
    expect(platform.callsTo('/wps/relay/MCS2_offerContract')).to.have.length(0);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('OP-34 the form says at its fields what the account has itself, refuses more before it is sent, and a kind that it has none of', async () => {
    const { host, platform, fill, field } = await opened({ kind: 'daily', downline: 'dan' }, 'demo_agent', [
      { kind: 'daily', rate: 1.5 },
      { kind: 'realtime', profitSalaryRate: 0.5, lossSalaryRate: 1 },
      { kind: 'dividend', rate: 20, period: 'weekly' },
    ]);
    await says(host, 'At most 1.5%, as much as you receive yourself.');
    await fill({ 'tiers.0.betAmount': '500', 'tiers.0.rate': '1.51' });
    (await named(host, 'Send offer')).click();
    await says(host, 'Enter at most 1.5%: you cannot offer more than you receive');
    expect(host.shadowRoot?.activeElement).to.equal(await field('tiers.0.rate'));
    await fill({ 'tiers.0.rate': 'much', feeRate: '101' });
    (await named(host, 'Send offer')).click();
    await says(host, 'Enter a percentage up to 1.5%, with at most two decimals.');
    await says(host, 'Enter a percentage from 0 to 100, such as 2.5.');
    await fill({ feeRate: '' });
    choose(await field('kind'), 'realtime');
    await says(host, 'At most 0.5%');
    await says(host, 'At most 1%');
    await fill({ profitSalaryRate: '0.5', lossSalaryRate: '1.01' });
    (await named(host, 'Send offer')).click();
    await until(async () => host.shadowRoot?.activeElement === (await field('lossSalaryRate')), 'the focus at what is too high');
    await says(host, 'Enter at most 1%: you cannot offer more');
    await fill({ profitSalaryRate: '-1', lossSalaryRate: '1.001' });
    (await named(host, 'Send offer')).click();
    await says(host, 'Enter a percentage up to 0.5%');
    await says(host, 'Enter a percentage up to 1%');
    choose(await field('kind'), 'dividend');
    await says(host, 'at most as often as yours: Week');
    choose(await field('period'), 'daily');
    await fill({ 'tiers.0.rate': '5' });
    (await named(host, 'Send offer')).click();
    await says(host, 'more often than your own');
    choose(await field('kind'), 'hour');
    await says(host, 'You receive no contract of this kind yourself');
    await fill({ 'tiers.0.amount': '1' });
    (await named(host, 'Send offer')).click();
    expect(platform.callsTo('/wps/relay/MCS2_offerContract')).to.have.length(0);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('OP-34 an amount that is wrong names the bound, in Spanish too', async () => {
    const { host, fill, core } = await opened({ kind: 'hour', downline: 'dan' }, 'demo_agent', [{ kind: 'hour', amount: 25 }]);
    await says(host, 'At most $25.00, as much as you receive yourself.');
    await fill({ 'tiers.0.betAmount': 'much', 'tiers.0.amount': '25.01' });
    (await named(host, 'Send offer')).click();
    await says(host, 'Enter at most $25.00: you cannot offer more');
    await says(host, 'Enter an amount, such as 500 or 500.50.');
    await fill({ 'tiers.0.amount': '2.505' });
    (await named(host, 'Send offer')).click();
    await says(host, 'Enter an amount up to $25.00, with at most two decimals.');
    await core.language.use('ES');
    await says(host, 'Escribe un importe de hasta $25.00');
  });

  it('OP-34 a bound that fell while the form was open is named as it is by then', async () => {
    const { host, platform, fill, field } = await opened({ kind: 'daily', downline: 'dan' }, 'demo_agent', [{ kind: 'daily', rate: 1.5 }]);
    await says(host, 'At most 1.5%, as much as you receive yourself.');
    await fill({ 'tiers.0.betAmount': '500', 'tiers.0.rate': '1.5' });
    platform.on(OFFER, () => Response.json({ success: false, code: 'bad-request', fields: { tiers: 'too-high' } }, { status: 400 }));
    platform.on(LIST, () => ({ contracts: [], requests: [], bounds: [{ kind: 'daily', rate: 1.2 }] }));
    (await named(host, 'Send offer')).click();
    await says(host, 'Enter at most 1.2%: you cannot offer more than you receive');
    await says(host, 'At most 1.2%, as much as you receive yourself.');
    expect(shownText(host)).not.to.contain('1.5%');
    expect(host.shadowRoot?.activeElement).to.equal(await field('tiers.0.rate'));
    expect((await field('tiers.0.rate')).value).to.equal('1.5');
  });

  it('AGT-38 what the platform refuses is said at its field, nothing typed is lost, also when the form was closed', async () => {
    const { host, platform, fill, field } = await opened({ kind: 'daily' });
    await fill({ account: 'stranger', 'tiers.0.betAmount': '500', 'tiers.0.rate': '9' });
    platform.on(OFFER, () =>
      Response.json(
        { success: false, code: 'bad-request', fields: { account: 'not-downline', 'tiers.0.rate': 'too-high' } },
        { status: 400 },
      ),
    );
    (await named(host, 'Send offer')).click();
    await says(host, 'is not directly below yours');
    await says(host, 'more than you receive');
    expect([(await field('account')).value, (await field('tiers.0.rate')).value]).to.deep.equal(['stranger', '9']);
    host.remove();
    const again = await mount('gp-contract', { section: 'offer' });
    const kept = async (name: string) => (await find<HTMLInputElement>(again, `[name="${name}"]`)).value;
    expect([await kept('account'), await kept('tiers.0.betAmount'), await kept('kind')]).to.deep.equal(['stranger', '500', 'daily']);
  });

  it('levels are added up to ten and taken away; at 320 px nothing is wider than its place', async () => {
    const { host, fill } = await opened({ kind: 'hour' });
    await fill({ 'tiers.0.betAmount': '100' });
    const add = await named(host, 'Add a level');
    for (let level = 2; level <= 10; level++) {
      add.click();
      await until(() => rootOf(host).querySelectorAll('.offer-level').length === level, `level ${level}`);
    }
    expect((add as HTMLButtonElement).disabled).to.equal(true);
    (await named(host, 'Remove level 1')).click();
    await until(() => rootOf(host).querySelectorAll('.offer-level').length === 9, 'one less');
    expect((await find<HTMLInputElement>(host, '[name="tiers.0.betAmount"]')).value).to.equal('');
    host.style.inlineSize = '320px';
    expect(host.scrollWidth).to.be.at.most(320);
  });

  it('ROL-26 members have no form of an offer', async () => {
    const { host } = await opened({}, 'demo_member');
    await says(host, 'No open request');
    expect(rootOf(host).querySelector('form')).to.equal(null);
  });
});
