import { contracts } from '../../core/contracts/contracts.js';
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
  Refusal,
  rootOf,
  shownText,
  signedInCore,
  switchedOn,
  testCore,
  type,
  until,
  wireContract,
  wireDaily,
  wireHour,
  wireRealtime,
  wireRequest,
  type WireRequest,
} from '../../../tests/widgets-support/index.js';
import type { DialogEntry } from '../../core/parts/core.js';
import { shownDialog } from '../../core/testing/shown-dialog.js';
import './index.js';

const LIST = 'GET /wps/relay/MCS2_getContractList';
const DIVIDEND = 'GET /wps/relay/MCS2_processDividendReq';
/** The call of each kind (AGT-44). */
const CALLS = {
  dividend: DIVIDEND,
  daily: 'GET /wps/relay/MCS2_processDailySalContract',
  hour: 'POST /wps/relay/MCS2_processContractHourSalary',
  realtime: 'POST /wps/relay/MCSFE_processRealTimeSalaryContract',
} as const;
const says = (host: Element, text: string) => until(() => shownText(host).includes(text), `it says “${text}”`);
const none = { contracts: [], requests: [] };
const offered = wireContract({ id: '1', status: 'offered', decidedAt: null });
const open = { contracts: [offered], requests: [wireRequest(offered)] };
type Account = 'demo_member' | 'demo_agent';

async function opened(data: object, { account = 'demo_member' as Account, attributes = {} as Record<string, string | boolean> } = {}) {
  const made = await signedInCore(account);
  made.platform.on('GET /wps/system/status', () => switchedOn('AGENTPOLICY3'));
  await made.core.status.load();
  // What was asked for while the switch was off.
  await made.core.queries.changed(['contract-flags']);
  made.platform.on(LIST, () => data);
  const host = await mount('gp-contract', attributes);
  return { ...made, host };
}
type Made = Awaited<ReturnType<typeof opened>>;

/** Answers the question that the page asks. */
async function confirmed({ core }: Made, yes: boolean): Promise<DialogEntry<'confirm'>['props']> {
  const asked = await until(() => shownDialog(core, 'confirm'), 'the question');
  core.dialogs.close(asked.id, yes);
  return asked.props;
}

afterEach(() => document.querySelectorAll('gp-contract').forEach(host => host.remove()));

/** Of every kind (AGT-34 to AGT-36). */
const CONDITIONS = ['Minimums count per', 'Minimum bet amount', 'Minimum active members', 'Fee taken off each payout'];

describe('gp-contract', () => {
  it('AGT-43 an offered dividend says who offers it, in words, and what can be done', async () => {
    const { host } = await opened(open);
    await says(host, 'New contract: Dividend');
    for (const text of ['Offered by ada', 'at the end of each month', 'Accept', 'Reject']) expect(shownText(host)).to.include(text);
    expect(await axeFindings(host)).to.deep.equal([]);
    host.style.inlineSize = '320px';
    expect(host.scrollWidth).to.be.at.most(320);
  });

  it('AGT-43 who offered is not asked to answer', async () => {
    const given = wireContract({ id: '8', direction: 'given', account: 'dan', status: 'offered', decidedAt: null });
    const { host } = await opened(
      { contracts: [given, offered], requests: [wireRequest(given, { direction: 'sent' }), wireRequest(offered)] },
      { account: 'demo_agent' },
    );
    const requests = () =>
      [...rootOf(host).querySelectorAll('.request')].map(card => [
        card.textContent?.includes('Offered by ada'),
        ...[...card.querySelectorAll('.actions button')].map(button => button.textContent),
      ]);
    await until(() => requests().length > 0, 'a request');
    expect(requests()).to.deep.equal([[true, 'Accept', 'Reject']]);
  });

  for (const [row, heading, first, second] of [
    ['AGT-27', 'Valid bets from', '$5,000.00', '$20,000.00'],
    ['AGT-28', 'Loss of the team from', '$200.00', '$1,000.00'],
    ['AGT-29', 'Active members from', '3', '8'],
    ['AGT-30', 'Rate', '5%', '7.5%'],
  ] as const) {
    it(`${row} the levels of a dividend say: ${heading}`, async () => {
      const { host } = await opened(open);
      await says(host, 'New contract: Dividend');
      const [names = [], ...levels] = [...rootOf(host).querySelectorAll('.tiers tr')].map(line =>
        [...line.children].map(cell => cell.textContent),
      );
      const column = names.indexOf(heading);
      expect(levels.map(level => level[column])).to.deep.equal([first, second]);
    });
  }

  for (const [row, name, value] of [
    ['AGT-34', 'Minimum bet amount', '$1,000.00'],
    ['AGT-35', 'Minimum active members', '3'],
    ['AGT-36', 'Fee taken off each payout', '2%'],
  ] as const) {
    it(`${row} a contract says its condition: ${name}`, async () => {
      const { host } = await opened(open);
      await says(host, 'New contract: Dividend');
      const term = [...rootOf(host).querySelectorAll('.terms-list dt')].find(each => each.textContent === name);
      expect(term?.nextElementSibling?.textContent).to.equal(value);
    });
  }

  for (const [row, contract, kind, pays] of [
    [
      'AGT-31',
      wireDaily({ id: '2' }),
      'Daily wage',
      [
        ['Bet amount from', 'Rate'],
        ['$500.00', '0.5%'],
      ],
    ],
    [
      'AGT-32',
      wireHour({ id: '3' }),
      'Hourly salary',
      [
        ['Bet amount from', 'Amount for the hour'],
        ['$300.00', '$4.50'],
      ],
    ],
    [
      'AGT-33',
      wireRealtime({ id: '4' }),
      'Real-time salary',
      [
        ['Profit salary rate, of bets that won', '0.3%'],
        ['Loss salary rate, of bets that lost', '0.6%'],
        ['Single betting amount', '$2.00'],
      ],
    ],
  ] as const) {
    it(`${row} a contract of its kind says what it pays: ${kind}`, async () => {
      const { host } = await opened({ contracts: [contract], requests: [] });
      await says(host, kind);
      const lines = [...rootOf(host).querySelectorAll('.tiers tr, .terms-list > *')].map(line =>
        [...line.children].map(cell => cell.textContent),
      );
      expect(lines.filter(([name]) => !CONDITIONS.includes(name ?? ''))).to.deep.equal(pays);
    });
  }

  it('AGT-39, AGT-44 accepting asks first, answers with the call of each kind, tells the page, and the menu’s flags are asked for anew', async () => {
    for (const [kind, make] of Object.entries({ dividend: wireContract, daily: wireDaily, hour: wireHour, realtime: wireRealtime })) {
      const contract = make({ id: '7', status: 'offered' });
      const made = await opened({ contracts: [contract], requests: [wireRequest(contract)] });
      const { host, platform, core } = made;
      const route = CALLS[kind as keyof typeof CALLS];
      const answers: WireRequest[] = [];
      platform.on(route, request => {
        answers.push(request);
        platform.on(LIST, () => ({
          contracts: [{ ...contract, status: 'active' }],
          requests: [wireRequest(contract, { status: 'accepted' })],
        }));
        return { request: wireRequest(contract, { status: 'accepted' }) };
      });
      const flags = core.account.consolidated();
      const stop = core.queries.follow(flags.key, flags.load, () => undefined, flags);
      const asked = () => platform.callsTo('/wps/member/info/funds/consolidated').length;
      await until(() => core.queries.read(flags.key).data, 'the flags');
      const before = asked();
      (await named(host, 'Accept')).click();
      await confirmed(made, false);
      expect(answers).to.have.length(0);
      const event = await heard<object>('gp-contract', async () => {
        (await named(host, 'Accept')).click();
        await confirmed(made, true);
      });
      expect(event.detail).to.deep.equal({ id: '7', kind, action: 'accept' });
      await says(host, 'The contract with ada is active now.');
      await says(host, 'Ask to end it');
      const [{ query, body } = { query: new URLSearchParams(), body: {} }] = answers;
      expect(route.startsWith('GET') ? Object.fromEntries(query) : body).to.include({ requestId: 'r7', action: 'accept' });
      expect(asked()).to.equal(before + 1);
      await until(() => host.shadowRoot?.activeElement?.textContent === 'The contract with ada is active now.', 'the focus');
      stop();
      host.remove();
    }
  });

  it('AGT-40 rejecting takes a reason, which may stay away; what was typed outlives a refusal', async () => {
    const made = await opened(open);
    const { host, platform } = made;
    platform.on(DIVIDEND, () => new Refusal(500, 'unknown', 'Not now.'));
    (await named(host, 'Reject')).click();
    const reason = await find<HTMLTextAreaElement>(host, 'textarea');
    await until(() => host.shadowRoot?.activeElement === reason, 'the focus');
    type(reason, 'Too little');
    (await named(host, 'Reject the offer')).click();
    await says(host, 'No answer came');
    expect(reason.value).to.equal('Too little');
    const rejected = {
      contracts: [{ ...offered, status: 'rejected' }],
      requests: [wireRequest(offered, { status: 'rejected', reason: 'Too little' })],
    };
    platform.on(DIVIDEND, () => {
      platform.on(LIST, () => rejected);
      return { request: rejected.requests[0] };
    });
    (await named(host, 'Reject the offer')).click();
    await says(host, 'You rejected the offer of ada.');
    expect(Object.fromEntries(platform.callsTo('/wps/relay/MCS2_processDividendReq').at(-1)?.query ?? [])).to.include({
      requestId: 'r1',
      action: 'reject',
      reason: 'Too little',
    });
    await says(host, '1 past contract');
    expect(rootOf(host).querySelector<HTMLDetailsElement>('.past')?.open).to.equal(false);
  });

  it('AGT-42 before agreeing it is said whose contracts would end, on the page and in the question', async () => {
    const lower = { ...offered, ends: ['dan', 'eve'] };
    const made = await opened({ contracts: [lower], requests: [wireRequest(lower)] }, { account: 'demo_agent' });
    await says(made.host, 'your own contract of this kind with dan and eve ends at once');
    (await named(made.host, 'Accept')).click();
    const { body, danger } = await confirmed(made, false);
    expect([JSON.stringify(body).includes('dan and eve'), danger]).to.deep.equal([true, true]);
    expect(await axeFindings(made.host)).to.deep.equal([]);
    made.host.remove();
    const single = { ...offered, ends: ['dan'] };
    const other = await opened({ contracts: [single], requests: [wireRequest(single)] }, { account: 'demo_agent' });
    await says(other.host, 'your own contract of this kind with dan ends at once');
  });

  it('AGT-37 the requests are of both kinds, a new contract and the end of one, each with what can be answered', async () => {
    const active = wireContract({ id: '5', kind: 'dividend' });
    const { host } = await opened({
      contracts: [offered, active],
      requests: [wireRequest(offered), wireRequest(active, { id: 'e5', type: 'termination' })],
    });
    const requests = () =>
      [...rootOf(host).querySelectorAll('.request')].map(each =>
        [each.querySelector('h3'), ...each.querySelectorAll('.actions button')].map(part => part?.textContent),
      );
    await until(() => requests().length === 2, 'both requests');
    expect(requests()).to.deep.equal([
      ['New contract: Dividend', 'Accept', 'Reject'],
      ['End of a contract: Dividend', 'End it', 'Keep it'],
    ]);
  });

  it('AGT-37, AGT-41 the wish to end one is asked once and waits; the other side ends it or keeps it', async () => {
    const active = wireContract({ id: '5' });
    const made = await opened({ contracts: [active], requests: [] });
    const { host, platform } = made;
    const wish = wireRequest(active, { id: 'e5', type: 'termination', direction: 'sent' });
    platform.on('POST /wps/relay/MCS2_requestContractTermination', () => {
      platform.on(LIST, () => ({ contracts: [active], requests: [wish] }));
      return { request: wish };
    });
    const button = await named(host, 'Ask to end it');
    button.focus();
    button.click();
    await confirmed(made, true);
    await says(host, 'It ends when ada agrees.');
    expect([button.getAttribute('aria-disabled'), host.shadowRoot?.activeElement === button]).to.deep.equal(['true', true]);
    button.click();
    expect(platform.callsTo('/wps/relay/MCS2_requestContractTermination').map(({ body }) => body)).to.deep.equal([{ contractId: '5' }]);
    host.remove();

    const given = wireContract({ id: '6', direction: 'given', account: 'dan' });
    const asked = { contracts: [given], requests: [wireRequest(given, { type: 'termination', direction: 'received' })] };
    const other = await opened(asked, { account: 'demo_agent' });
    await says(other.host, 'dan asks to end it');
    other.platform.on(DIVIDEND, () => {
      other.platform.on(LIST, () => ({ contracts: [{ ...given, status: 'terminated', terminatedBy: 'downline' }], requests: [] }));
      return { request: asked.requests[0] };
    });
    const flags = other.core.account.consolidated();
    const stop = other.core.queries.follow(flags.key, flags.load, () => undefined, flags);
    await until(() => other.core.queries.read(flags.key).data, 'the flags of the menu');
    const asksFlags = () => other.platform.callsTo('/wps/member/info/funds/consolidated').length;
    const before = asksFlags();
    (await named(other.host, 'End it')).click();
    await confirmed(other, true);
    await says(other.host, 'The contract with dan has ended.');
    expect(asksFlags()).to.equal(before + 1);
    stop();
    await says(other.host, 'To your downlines');
    await says(other.host, 'Ended at the downline’s request');
  });

  it('AGT-38 an offer that waits is withdrawn after a question; the line above says the newest, and it stands among the past ones', async () => {
    const given = wireContract({ id: '8', direction: 'given', account: 'dan', status: 'offered', decidedAt: null });
    const made = await opened({ contracts: [given], requests: [wireRequest(given, { direction: 'sent' })] }, { account: 'demo_agent' });
    const { host, platform } = made;
    const sent = () => platform.callsTo('/wps/relay/MCS2_requestContractTermination').map(({ body }) => body);
    await says(host, 'Waits for an answer');
    // Nobody is above this agent, and what waits is its own.
    expect([shownText(host).includes('From your upline'), shownText(host).includes('No open request')]).to.deep.equal([false, false]);
    expect(await axeFindings(host)).to.deep.equal([]);
    (await named(host, 'Withdraw the offer')).click();
    await confirmed(made, false);
    expect(sent()).to.have.length(0);
    platform.on('POST /wps/relay/MCS2_requestContractTermination', () => {
      const request = wireRequest(given, { direction: 'sent', status: 'rejected', answeredBy: 'auto' });
      platform.on(LIST, () => ({ contracts: [{ ...given, status: 'rejected', decidedAt: given.offeredAt }], requests: [request] }));
      return { request };
    });
    const event = await heard<object>('gp-contract', async () => {
      (await named(host, 'Withdraw the offer')).click();
      await confirmed(made, true);
    });
    expect(event.detail).to.deep.equal({ id: '8', kind: 'dividend', action: 'withdraw' });
    expect(sent()).to.deep.equal([{ contractId: '8', offer: true }]);
    await until(() => host.shadowRoot?.activeElement?.textContent === 'The offer to dan is withdrawn.', 'the focus');
    await says(host, '1 past contract');
    expect(rootOf(host).querySelector('.past-state')?.textContent).to.include('Withdrawn');
  });

  it('OP-34 a top agent has tabs for the house and its downlines; what the house offers is said to be of the house, and accepted like any other', async () => {
    const offer = wireContract({ id: '7', account: '', status: 'offered', decidedAt: null });
    const daily = wireDaily({ id: '4', account: '', ends: ['dan'], paidUpTo: { rate: 0.25 } });
    const made = await opened({ contracts: [offer, daily], requests: [wireRequest(offer)] }, { account: 'demo_agent' });
    const { host, platform } = made;
    for (const text of ['Offered by the house', 'From the house', 'To your downlines', 'with the house', 'Paid up to 0.25%'])
      await says(host, text);
    expect(await axeFindings(host)).to.deep.equal([]);
    (await named(host, 'Ask to end it')).click();
    expect(JSON.stringify((await confirmed(made, false)).body)).to.include('"accounts":"dan"');
    platform.on(DIVIDEND, () => {
      platform.on(LIST, () => ({ contracts: [{ ...offer, status: 'active' }], requests: [] }));
      return { request: wireRequest(offer, { status: 'accepted' }) };
    });
    (await named(host, 'Accept')).click();
    await confirmed(made, true);
    await says(host, 'The contract with the house is active now.');
  });

  it('OP-34 an offer above what its giver has by now cannot be accepted, and the page says so', async () => {
    const late = { ...offered, paidUpTo: { rate: 2 } };
    const made = await opened({ contracts: [late], requests: [wireRequest(late)] });
    await says(made.host, 'Its giver has less by now (2%)');
    made.platform.on(DIVIDEND, () =>
      Response.json({ success: false, code: 'bad-request', fields: { action: 'above-giver' } }, { status: 400 }),
    );
    (await named(made.host, 'Accept')).click();
    await confirmed(made, true);
    await says(made.host, 'This offer is above what its giver has by now.');
  });

  it('AGT-38 an offer that was accepted meanwhile is not withdrawn, and the page says so', async () => {
    const given = wireContract({ id: '8', direction: 'given', account: 'dan', status: 'offered', decidedAt: null });
    const made = await opened({ contracts: [given], requests: [wireRequest(given, { direction: 'sent' })] }, { account: 'demo_agent' });
    made.platform.on('POST /wps/relay/MCS2_requestContractTermination', () => {
      made.platform.on(LIST, () => ({ contracts: [{ ...given, status: 'active', decidedAt: given.offeredAt }], requests: [] }));
      return Response.json({ success: false, code: 'bad-request', fields: { contractId: 'answered' } }, { status: 400 });
    });
    (await named(made.host, 'Withdraw the offer')).click();
    await confirmed(made, true);
    await says(made.host, 'This request was answered meanwhile');
    await says(made.host, 'Ask to end it');
  });

  it('AGT-38 an offer whose withdrawal was cut off and arrived is gone from the list, and the page says that no answer came', async () => {
    const given = wireContract({ id: '8', direction: 'given', account: 'dan', status: 'offered', decidedAt: null });
    const made = await opened({ contracts: [given], requests: [wireRequest(given, { direction: 'sent' })] }, { account: 'demo_agent' });
    made.platform.on('POST /wps/relay/MCS2_requestContractTermination', () => {
      made.platform.on(LIST, () => ({ contracts: [{ ...given, status: 'rejected', decidedAt: given.offeredAt }], requests: [] }));
      return Response.error();
    });
    (await named(made.host, 'Withdraw the offer')).click();
    await confirmed(made, true);
    await says(made.host, '1 past contract');
    await says(made.host, 'No answer came. Look at the list');
  });

  it('an agent without any contract finds that said in a box, with the way to offer one', async () => {
    const { host } = await opened(none, { account: 'demo_agent' });
    await says(host, 'No contracts yet');
    expect([rootOf(host).querySelector('[role=tab]'), rootOf(host).querySelectorAll('.notice').length]).to.deep.equal([null, 1]);
    (await named(host, 'Offer a contract')).click();
    await find(host, '[name="account"]');
  });

  it('a request that was answered elsewhere says so, and what stands now is shown', async () => {
    const made = await opened(open);
    made.platform.on(DIVIDEND, () => {
      made.platform.on(LIST, () => ({ contracts: [{ ...offered, status: 'active' }], requests: [] }));
      return Response.json({ success: false, code: 'bad-request', fields: { action: 'answered' } }, { status: 400 });
    });
    (await named(made.host, 'Accept')).click();
    await confirmed(made, true);
    await says(made.host, 'This request was answered meanwhile');
    await says(made.host, 'Ask to end it');
  });

  it('the request that is named stands first; of a kind that is named only that kind', async () => {
    const daily = wireDaily({ id: '2', status: 'offered' });
    const data = { contracts: [offered, daily, wireDaily({ id: '3' })], requests: [wireRequest(offered), wireRequest(daily)] };
    const { host } = await opened(data, { attributes: { request: 'r2' } });
    await until(() => rootOf(host).querySelectorAll('.request').length === 2, 'both');
    expect(rootOf(host).querySelector('.request h3')?.textContent).to.equal('New contract: Daily wage');
    const replacing = [...rootOf(host).querySelectorAll('.request')].map(card => card.textContent?.includes('It takes the place'));
    expect(replacing).to.deep.equal([true, false]);
    host.remove();
    const { host: one } = await opened(data, { attributes: { kind: 'dividend' } });
    await says(one, 'New contract: Dividend');
    expect(rootOf(one).querySelectorAll('.request')).to.have.length(1);
  });

  it('AGT-43 without a request it says so; a failure tries again; without the switch, for visitors and in free play nothing is asked', async () => {
    const { host, platform } = await opened(none);
    await says(host, 'No open request');
    host.remove();
    const failing = await opened(none);
    failing.host.remove();
    failing.platform.on(LIST, () => new Refusal(500, 'unknown'));
    await failing.core.queries.changed(['contracts']);
    failing.core.queries.set(contracts(failing.core).key, undefined);
    const broken = await mount('gp-contract');
    const retry = await named(broken, 'Try again');
    failing.platform.on(LIST, () => open);
    retry.click();
    await says(broken, 'New contract: Dividend');
    broken.remove();
    expect(platform.callsTo('/wps/relay/MCS2_getContractList').length).to.be.greaterThan(0);

    const off = await signedInCore();
    const closed = await mount('gp-contract');
    await says(closed, 'There are no contracts right now');
    closed.remove();
    const visitor = testCore();
    visitor.platform.on('GET /wps/system/status', () => switchedOn('AGENTPOLICY3'));
    const stranger = await mount('gp-contract');
    (await named(stranger, 'Log in')).click();
    expect(visitor.core.dialogs.store.getState().open.map(({ name }) => name)).to.deep.equal(['login']);
    expect([...off.platform.calls, ...visitor.platform.calls].filter(({ path }) => path.includes('getContractList'))).to.have.length(0);
  });

  it('members see what they received; agents have tabs, and what they gave', async () => {
    const data = { contracts: [wireContract({ id: '1' }), wireDaily({ id: '2', direction: 'given', account: 'dan' })], requests: [] };
    const { host } = await opened(data);
    await says(host, 'with ada, your upline');
    expect(shownText(host)).not.to.include('Offer a contract');
    expect(rootOf(host).querySelector('[role=tab]')).to.equal(null);
    host.remove();
    const { host: agents } = await opened(data, { account: 'demo_agent' });
    (await named(agents, 'To your downlines')).click();
    await says(agents, 'with dan, your downline');
    expect(shownText(agents)).not.to.include('with ada');
    expect(await axeFindings(agents)).to.deep.equal([]);
    await named(agents, 'Offer a contract');
  });
});
