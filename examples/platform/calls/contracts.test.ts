import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractListAnswer, contractOfferAnswer, contractRequestAnswer, type ContractKind } from '../../../src/api/team/contracts.js';
import { readEnvelope } from '../../../src/api/wire/envelope.js';
import { consolidatedAnswer } from '../../../src/api/account/member.js';
import { messagesAnswer } from '../../../src/api/account/messages.js';
import { testTeam, type TestTeam } from '../contracts/test-team.js';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { brokenInvariants } from '../ledger/invariants.js';

const OFFER = '/wps/relay/MCS2_offerContract';
const TERMINATE = '/wps/relay/MCS2_requestContractTermination';
const ANSWERS = {
  dividend: ['GET', '/wps/relay/MCS2_processDividendReq'],
  daily: ['GET', '/wps/relay/MCS2_processDailySalContract'],
  hour: ['POST', '/wps/relay/MCS2_processContractHourSalary'],
  realtime: ['POST', '/wps/relay/MCSFE_processRealTimeSalaryContract'],
} as const;
/** The same money by every kind: `rate` percent, or units of the currency for an hour. */
const TERMS: Record<ContractKind, (rate: number) => Record<string, unknown>> = {
  dividend: rate => ({ tiers: [{ rate }] }),
  daily: rate => ({ tiers: [{ betAmount: 10, rate }] }),
  hour: amount => ({ tiers: [{ betAmount: 10, amount }] }),
  realtime: rate => ({ profitSalaryRate: rate, lossSalaryRate: rate }),
};
const KINDS = Object.keys(TERMS) as ContractKind[];

let test: TestApp;
let team: TestTeam;
let count = 0;
const tokens = new Map<string, string>();

beforeAll(async () => {
  test = await openTestApp();
  team = testTeam(test);
});
afterAll(async () => {
  expect(await brokenInvariants(test.platform.db)).toEqual([]);
  await test.close();
});

/** A tree of its own for each test: chief, whom the house gives all there is, above agent above member, and a second member below the agent. */
async function aTree() {
  const number = ++count;
  const [chief, agent, member, other] = [`chief${number}`, `agent${number}`, `member${number}`, `other${number}`];
  await team.joins(chief, null, 1);
  await team.houseGives(chief);
  await team.joins(agent, chief, 2);
  await team.joins(member, agent);
  await team.joins(other, agent);
  return { chief, agent, member, other };
}
async function tokenOf(account: string): Promise<string> {
  const token = tokens.get(account) ?? (await test.login(account));
  tokens.set(account, token);
  return token;
}
const send = async (method: 'GET' | 'POST', path: string, as: string, fields: Record<string, unknown> = {}) =>
  test.call(method, path, {
    token: await tokenOf(as),
    ...(method === 'GET' ? { query: fields as Record<string, string> } : { body: fields }),
  });
const refusal = async (answer: ReturnType<typeof send>) => {
  const { status, body } = await answer;
  return [status, body.code, body.fields];
};
const list = async (as: string, query: Record<string, string> = {}) =>
  v.parse(contractListAnswer, readEnvelope('list', await send('GET', '/wps/relay/MCS2_getContractList', as, query)));
const offers = (from: string, to: string, kind: ContractKind, rate: number, more: Record<string, unknown> = {}) =>
  send('POST', OFFER, from, { kind, account: to, period: 'daily', ...TERMS[kind](rate), ...more });
const offered = async (...of: Parameters<typeof offers>) => v.parse(contractOfferAnswer, readEnvelope('offer', await offers(...of)));
const answers = (as: string, kind: ContractKind, requestId: string, action: string, reason = '') =>
  send(ANSWERS[kind][0], ANSWERS[kind][1], as, { requestId, action, reason });
const answered = async (...of: Parameters<typeof answers>) =>
  v.parse(contractRequestAnswer, readEnvelope('answer', await answers(...of))).request;
const agreed = async (...of: Parameters<typeof offers>) => {
  const { contract, request } = await offered(...of);
  await answered(of[1], of[2], request.id, 'accept');
  return contract.id;
};
const asksToEnd = async (as: string, contractId: string) =>
  v.parse(contractRequestAnswer, readEnvelope('end', await send('POST', TERMINATE, as, { contractId }))).request;
const flags = async (as: string) =>
  v.parse(consolidatedAnswer, readEnvelope('flags', await send('GET', '/wps/member/info/funds/consolidated', as)));
const box = async (as: string, language = 'EN') =>
  v.parse(messagesAnswer, readEnvelope('box', await send('GET', '/wps/relay/CSP_messageList', as, { language }))).list;
const contractIn = async (as: string, id: string) => (await list(as)).contracts.find(contract => contract.id === id);

describe('offering a contract', () => {
  it.each(KINDS)('AGT-38 ROL-26 CON-69 an agent offers a %s contract; both sides see it with its terms', async kind => {
    const { chief, agent } = await aTree();
    for (const [index, period] of ['daily', 'weekly', 'semimonthly', 'monthly'].entries()) {
      const more = {
        period,
        minBetAmount: 50.25,
        minActiveMembers: 2,
        feeRate: 1.5,
        ...(kind === 'realtime' && { singleBettingAmount: 5 }),
      };
      const { contract, request } = await offered(chief, agent, kind, 2 + index, more);
      expect(contract).toMatchObject({
        kind,
        direction: 'given',
        account: agent,
        period,
        status: 'offered',
        minBetAmount: 5_025,
        minActiveMembers: 2,
        feeRate: 1.5,
        ends: [],
      });
      expect(request).toMatchObject({ contractId: contract.id, kind, type: 'new', direction: 'sent', account: agent, status: 'open' });
      const received = await list(agent, { kind, status: 'offered', direction: 'received' });
      expect(received.contracts).toEqual([{ ...contract, direction: 'received', account: chief }]);
      expect(received.requests.find(({ id }) => id === request.id)).toEqual({ ...request, direction: 'received', account: chief });
      await answered(agent, kind, request.id, 'reject');
    }
  });

  it.each([
    ['AGT-27', 'dividend', { validBet: 1_000, rate: 1 }, { validBet: 100_000, rate: 1 }],
    ['AGT-28', 'dividend', { profitLoss: 100.5, rate: 1 }, { profitLoss: 10_050, rate: 1 }],
    ['AGT-29', 'dividend', { activeMembers: 2, rate: 1 }, { activeMembers: 2, rate: 1 }],
    ['AGT-30', 'dividend', { rate: 3.14 }, { rate: 3.14 }],
    ['AGT-31', 'daily', { betAmount: 10, rate: 0.5 }, { betAmount: 1_000, rate: 0.5 }],
    ['AGT-32', 'hour', { betAmount: 10, amount: 2.5 }, { betAmount: 1_000, amount: 250 }],
  ] as const)('%s the level of a %s contract comes back as it was offered: %j', async (_row, kind, level, stored) => {
    const { chief, agent } = await aTree();
    const none = { validBet: null, profitLoss: null, activeMembers: null, betAmount: null, rate: null, amount: null };
    expect(
      (await offered(chief, agent, kind, 0, { ...(kind === 'dividend' && { period: 'monthly' }), tiers: [level] })).contract.tiers,
    ).toEqual([{ ...none, ...stored }]);
  });

  it('AGT-33 the rates of a real-time contract come back as they were offered', async () => {
    const { chief, agent } = await aTree();
    expect(
      (await offered(chief, agent, 'realtime', 0, { profitSalaryRate: 0.1, lossSalaryRate: 0.25, singleBettingAmount: 3 })).contract,
    ).toMatchObject({ tiers: [], profitSalaryRate: 0.1, lossSalaryRate: 0.25, singleBettingAmount: 300 });
  });

  it('AGT-34 AGT-35 AGT-36 the conditions of a contract come back as they were offered', async () => {
    const { chief, agent } = await aTree();
    const { contract } = await offered(chief, agent, 'daily', 1, { minBetAmount: 12.34, minActiveMembers: 7, feeRate: 1.25 });
    expect(contract).toMatchObject({ minBetAmount: 1_234, minActiveMembers: 7, feeRate: 1.25 });
  });

  it('AGT-38 INV-17 INV-21 to nobody but a direct downline', async () => {
    const { chief, agent, member } = await aTree();
    const { member: stranger } = await aTree();
    for (const [from, to] of [
      [chief, member],
      [chief, stranger],
      [agent, chief],
      [agent, agent],
      [agent, 'nobody_at_all'],
    ] as const) {
      expect(await refusal(offers(from, to, 'daily', 1)), `${from} to ${to}`).toEqual([400, 'bad-request', { account: 'not-downline' }]);
    }
    expect(await refusal(offers(agent, '', 'daily', 1))).toEqual([400, 'bad-request', { account: 'required' }]);
    expect((await offers(member, stranger, 'daily', 1)).body.code).toBe('agent-required');
    const ids = await Promise.all([chief, member].map(team.idOf));
    const row = { kind: 'daily' as const, upline_id: ids[0] ?? 0, downline_id: ids[1] ?? 0, period: 'daily' as const, offered_at: 1 };
    await expect(test.platform.db.insertInto('contract').values(row).execute()).rejects.toMatchObject({ constraint: 'contract_begins' });
  });

  it('AGT-38 wrong terms are refused field by field, and nothing is kept', async () => {
    const { chief, agent } = await aTree();
    const wrong = { minBetAmount: -1, feeRate: 101, tiers: [{ betAmount: 'x', rate: 3 }] };
    expect(await refusal(offers(chief, agent, 'daily', 1, wrong))).toEqual([
      400,
      'bad-request',
      { minBetAmount: 'invalid', feeRate: 'invalid', 'tiers.0.betAmount': 'invalid' },
    ]);
    expect((await offers(chief, agent, 'daily', 1, { tiers: 'many' })).status).toBe(400);
    expect((await list(agent)).contracts).toEqual([]);
  });

  it('AGT-38 one offer of a kind at a time; the same again answers the first', async () => {
    const { chief, agent } = await aTree();
    const first = await offered(chief, agent, 'hour', 3);
    expect(await offered(chief, agent, 'hour', 3)).toEqual(first);
    expect(await refusal(offers(chief, agent, 'hour', 4))).toEqual([400, 'bad-request', { account: 'open-offer' }]);
    for (const other of [{ minBetAmount: 5 }, { minActiveMembers: 2 }, { period: 'weekly' }])
      expect(await refusal(offers(chief, agent, 'hour', 3, other)), JSON.stringify(other)).toEqual([
        400,
        'bad-request',
        { account: 'open-offer' },
      ]);
    await offered(chief, agent, 'daily', 3);
    expect((await list(agent)).contracts).toHaveLength(2);
    expect((await box(agent)).filter(({ content }) => content.includes('hourly salary'))).toHaveLength(1);
  });

  it.each(KINDS)('OP-34 an agent does not offer more than it receives: %s', async kind => {
    const { chief, agent, member } = await aTree();
    await agreed(chief, agent, kind, 3);
    expect((await offers(agent, member, kind, 3.01)).body).toMatchObject({
      code: 'bad-request',
      fields: { [kind === 'realtime' ? 'profitSalaryRate' : 'tiers']: 'too-high' },
    });
    await offered(agent, member, kind, 3);
    // Who receives nothing of a kind has nothing to pass on.
    expect(await refusal(offers(agent, member, kind === 'daily' ? 'hour' : 'daily', 1))).toEqual([
      400,
      'bad-request',
      { kind: 'none-received' },
    ]);
  });
});

describe('answering', () => {
  it.each([
    ['API-61', 'dividend'],
    ['API-62', 'daily'],
    ['API-63', 'hour'],
    ['API-64', 'realtime'],
  ] as const)('%s AGT-39 AGT-44 accept puts a %s contract into force, with the call of its kind alone', async (_row, kind) => {
    const { chief, agent, member } = await aTree();
    const { contract, request } = await offered(chief, agent, kind, 2);
    for (const other of KINDS.filter(each => each !== kind))
      expect((await answers(agent, other, request.id, 'accept')).body.code, other).toBe('not-found');
    expect(await refusal(answers(chief, kind, request.id, 'accept'))).toEqual([400, 'bad-request', { requestId: 'not-addressee' }]);
    expect((await answers(member, kind, request.id, 'accept')).body.code).toBe('not-found');
    expect(await refusal(answers(agent, kind, request.id, 'maybe'))).toEqual([
      400,
      'bad-request',
      { action: 'accept, reject or terminate' },
    ]);
    expect(await refusal(answers(agent, kind, request.id, 'terminate'))).toEqual([400, 'bad-request', { action: 'accept or reject' }]);
    expect(await contractIn(agent, contract.id)).toMatchObject({ status: 'offered' });

    const done = await answered(agent, kind, request.id, 'accept');
    expect(done).toMatchObject({ id: request.id, status: 'accepted', answeredBy: 'account', answeredAt: expect.any(Number) });
    expect(await contractIn(chief, contract.id)).toMatchObject({ status: 'active', decidedAt: expect.any(Number) });
    expect(await answered(agent, kind, request.id, 'accept')).toEqual(done);
    expect(await refusal(answers(agent, kind, request.id, 'reject'))).toEqual([400, 'bad-request', { action: 'answered' }]);
  });

  it('AGT-40 reject leaves nothing active, and says why', async () => {
    const { chief, agent } = await aTree();
    const { contract, request } = await offered(chief, agent, 'dividend', 2);
    const done = await answered(agent, 'dividend', request.id, 'reject', 'Too <little>');
    expect(done).toMatchObject({ status: 'rejected', reason: 'Too <little>' });
    expect(await answered(agent, 'dividend', request.id, 'reject', 'Another word')).toEqual(done);
    expect(await refusal(answers(agent, 'dividend', request.id, 'accept'))).toEqual([400, 'bad-request', { action: 'answered' }]);
    expect(await contractIn(agent, contract.id)).toMatchObject({ status: 'rejected' });
    expect((await flags(agent)).divtypereq).toBe(0);
    expect((await box(chief))[0]).toMatchObject({
      kind: 'contract',
      title: `Contract rejected: dividend, ${agent}`,
      content: `${agent} has rejected your contract: dividend.\nReason: Too <little>`,
    });
  });

  it('INV-19 ROL-28 AGT-23 AGT-24 AGT-25 AGT-26 flags follow from contracts and requests: none, active, waiting for an answer', async () => {
    const { chief, agent, member } = await aTree();
    const off = { divtypereq: 0, dailysalreqtype: 0, contracthoursalreq: 0, realtimesalreqtype: 0 };
    const all = { divtypereq: 1, dailysalreqtype: 1, contracthoursalreq: 1, realtimesalreqtype: 1 };
    expect([await flags(agent), await flags(chief)]).toEqual([off, all]);
    const offer = await offered(chief, agent, 'daily', 2);
    expect([await flags(agent), await flags(chief), await flags(member)]).toEqual([{ ...off, dailysalreqtype: 2 }, all, off]);
    await answered(agent, 'daily', offer.request.id, 'accept');
    expect([await flags(agent), await flags(chief)]).toEqual([{ ...off, dailysalreqtype: 1 }, all]);
    await agreed(chief, agent, 'hour', 2);
    await agreed(chief, agent, 'realtime', 2);
    const dividend = await agreed(chief, agent, 'dividend', 2);
    const request = await asksToEnd(chief, dividend);
    expect(await flags(agent)).toEqual({ divtypereq: 2, dailysalreqtype: 1, contracthoursalreq: 1, realtimesalreqtype: 1 });
    await answered(agent, 'dividend', request.id, 'accept');
    expect(await flags(agent)).toEqual({ divtypereq: 0, dailysalreqtype: 1, contracthoursalreq: 1, realtimesalreqtype: 1 });
  });
});

describe('what follows from accepting', () => {
  it.each(KINDS)('AGT-42 INV-18 a lower %s contract ends those above it that the account gives, and no others', async kind => {
    const { chief, agent, member, other } = await aTree();
    for (const each of KINDS) await agreed(chief, agent, each, 9);
    const [above, below] = [await agreed(agent, member, kind, 5), await agreed(agent, other, kind, 3)];
    const another = await agreed(agent, member, kind === 'daily' ? 'hour' : 'daily', 9);
    const { contract, request } = await offered(chief, agent, kind, 3);
    expect((await contractIn(agent, contract.id))?.ends).toEqual([member]);
    // Whoever offers does not learn what the downline gives.
    expect((await contractIn(chief, contract.id))?.ends).toEqual([]);
    await answered(agent, kind, request.id, 'accept');
    expect(await contractIn(member, above)).toMatchObject({ status: 'terminated', terminatedBy: 'auto', terminatedAt: expect.any(Number) });
    expect([
      (await contractIn(other, below))?.status,
      (await contractIn(member, another))?.status,
      (await contractIn(agent, contract.id))?.ends,
    ]).toEqual(['active', 'active', [other]]);
    for (const [account, with_] of [
      [agent, member],
      [member, agent],
    ] as const)
      expect(
        (await box(account)).filter(({ title }) => title.startsWith('Contract ended') && title.endsWith(`, ${with_}`)),
        account,
      ).toHaveLength(1);
    const lines = await test.platform.db.selectFrom('audit').selectAll().where('ref', '=', `contract ${above}`).orderBy('id').execute();
    expect(lines.map(({ actor, action }) => [actor, action])).toEqual([
      [agent, 'offer contract'],
      [member, 'accept contract'],
      [agent, 'end contract (auto)'],
    ]);
  });

  it('OP-34 of a real-time salary either rate that is higher suffices', async () => {
    const { chief, agent, member, other } = await aTree();
    const live = (from: string, to: string, profitSalaryRate: number, lossSalaryRate: number) =>
      agreed(from, to, 'realtime', 0, { profitSalaryRate, lossSalaryRate });
    await live(chief, agent, 1, 1);
    const [loss, neither] = [await live(agent, member, 0.1, 0.6), await live(agent, other, 0.5, 0.5)];
    await live(chief, agent, 0.5, 0.5);
    expect([(await contractIn(member, loss))?.status, (await contractIn(other, neither))?.status]).toEqual(['terminated', 'active']);
  });

  it('OP-34 tiered contracts compare their highest tier', async () => {
    const { chief, agent, member } = await aTree();
    await agreed(chief, agent, 'daily', 4);
    const given = await agreed(agent, member, 'daily', 0, {
      tiers: [
        { betAmount: 1, rate: 1 },
        { betAmount: 100_000, rate: 4 },
      ],
    });
    await agreed(chief, agent, 'daily', 3.99);
    expect((await contractIn(member, given))?.status).toBe('terminated');
  });

  it('INV-18 offers above what the account accepts are withdrawn too', async () => {
    const { chief, agent, member } = await aTree();
    await agreed(chief, agent, 'daily', 5);
    const high = await offered(agent, member, 'daily', 5);
    await agreed(chief, agent, 'daily', 3);
    expect(await refusal(answers(member, 'daily', high.request.id, 'accept'))).toEqual([400, 'bad-request', { action: 'answered' }]);
    expect((await list(agent)).requests.find(({ id }) => id === high.request.id)).toMatchObject({ status: 'rejected', answeredBy: 'auto' });
    await offered(agent, member, 'daily', 3);
  });

  it('INV-17 a new contract takes the place of the one that is active', async () => {
    const { chief, agent } = await aTree();
    const old = await agreed(chief, agent, 'hour', 2);
    const request = await asksToEnd(agent, old);
    const next = await agreed(chief, agent, 'hour', 4);
    expect([await contractIn(agent, old), (await contractIn(agent, next))?.status]).toEqual([
      expect.objectContaining({ status: 'terminated', terminatedBy: 'auto' }),
      'active',
    ]);
    expect((await list(chief)).requests.find(({ id }) => id === request.id)).toMatchObject({ status: 'accepted', answeredBy: 'auto' });
    expect(await refusal(answers(chief, 'hour', request.id, 'reject'))).toEqual([400, 'bad-request', { action: 'answered' }]);
  });
});

describe('ending a contract', () => {
  it.each([
    ['the upline', 'upline'],
    ['the downline', 'downline'],
  ] as const)('AGT-37 AGT-41 %s asks, the other side agrees, and it ends', async (_, by) => {
    const { chief, agent } = await aTree();
    const [asks, agrees] = by === 'upline' ? [chief, agent] : [agent, chief];
    const id = await agreed(chief, agent, 'realtime', 1);
    const request = await asksToEnd(asks, id);
    expect(request).toMatchObject({
      contractId: id,
      kind: 'realtime',
      type: 'termination',
      direction: 'sent',
      account: agrees,
      status: 'open',
    });
    expect(await asksToEnd(asks, id)).toEqual(request);
    expect(await refusal(send('POST', TERMINATE, agrees, { contractId: id }))).toEqual([400, 'bad-request', { contractId: 'asked' }]);
    const offer = await offered(chief, agent, 'daily', 1);
    expect(offer.request.type).toBe('new');
    const open = (await list(agent)).requests.filter(({ status }) => status === 'open');
    expect(new Set(open.map(({ contractId, type }) => `${contractId} ${type}`))).toEqual(
      new Set([`${id} termination`, `${offer.contract.id} new`]),
    );
    expect((await contractIn(asks, id))?.status).toBe('active');
    await answered(agrees, 'realtime', request.id, 'terminate', by === 'upline' ? 'We part as friends' : '');
    const noted = await test.platform.db
      .selectFrom('audit')
      .select(['actor', 'action', 'after'])
      .where('ref', '=', `contract ${id}`)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(noted).toMatchObject({ actor: agrees, action: `end contract (${by})` });
    expect(JSON.parse(noted.after ?? '')).toEqual({
      kind: 'realtime',
      upline: chief,
      downline: agent,
      was: 'active',
      ...(by === 'upline' && { reason: 'We part as friends' }),
    });
    expect(await contractIn(asks, id)).toMatchObject({ status: 'terminated', terminatedBy: by });
    expect((await flags(agent)).realtimesalreqtype).toBe(0);
    expect((await box(asks))[0]?.title).toBe(`Contract ended: real-time salary, ${agrees}`);
    expect(await refusal(send('POST', TERMINATE, asks, { contractId: id }))).toEqual([400, 'bad-request', { contractId: 'not-active' }]);
  });

  it('AGT-41 a termination that is rejected leaves the contract as it is, and can be asked for again', async () => {
    const { chief, agent } = await aTree();
    const id = await agreed(chief, agent, 'daily', 1);
    const request = await asksToEnd(chief, id);
    expect(await refusal(answers(chief, 'daily', request.id, 'accept'))).toEqual([400, 'bad-request', { requestId: 'not-addressee' }]);
    expect(await answered(agent, 'daily', request.id, 'reject', 'No')).toMatchObject({ status: 'rejected', reason: 'No' });
    expect((await contractIn(chief, id))?.status).toBe('active');
    expect((await asksToEnd(agent, id)).id).not.toBe(request.id);
  });

  it('AGT-38 AGT-41 the upline takes back an offer that waits, once; what was answered meanwhile stays', async () => {
    const { chief, agent } = await aTree();
    const { contract, request } = await offered(chief, agent, 'daily', 2);
    expect(await refusal(send('POST', TERMINATE, agent, { contractId: contract.id }))).toEqual([
      400,
      'bad-request',
      { contractId: 'not-active' },
    ]);
    const done = await asksToEnd(chief, contract.id);
    expect(done).toMatchObject({ id: request.id, type: 'new', direction: 'sent', status: 'rejected', answeredBy: 'auto' });
    expect(
      v.parse(contractRequestAnswer, readEnvelope('end', await send('POST', TERMINATE, chief, { contractId: contract.id, offer: true })))
        .request,
    ).toEqual(done);
    for (const as of [chief, agent])
      expect(await contractIn(as, contract.id), as).toMatchObject({ status: 'rejected', decidedAt: expect.any(Number) });
    expect(await refusal(answers(agent, 'daily', request.id, 'accept'))).toEqual([400, 'bad-request', { action: 'answered' }]);
    expect((await flags(agent)).dailysalreqtype).toBe(0);
    expect((await box(agent)).map(({ title }) => title)).toEqual([
      `Offer withdrawn: daily wage, ${chief}`,
      `Contract offered: daily wage, ${chief}`,
    ]);
    expect(await box(chief)).toEqual([]);
    const lines = await test.platform.db
      .selectFrom('audit')
      .select(['actor', 'action'])
      .where('ref', '=', `contract ${contract.id}`)
      .orderBy('id')
      .execute();
    expect(lines).toEqual([
      { actor: chief, action: 'offer contract' },
      { actor: chief, action: 'withdraw offer' },
    ]);

    const held = await agreed(chief, agent, 'daily', 2);
    expect(await refusal(send('POST', TERMINATE, chief, { contractId: held, offer: true }))).toEqual([
      400,
      'bad-request',
      { contractId: 'answered' },
    ]);
    expect((await list(chief)).requests.filter(({ status }) => status === 'open')).toEqual([]);
    const refused = await offered(chief, agent, 'hour', 2);
    await answered(agent, 'hour', refused.request.id, 'reject');
    expect(await refusal(send('POST', TERMINATE, chief, { contractId: refused.contract.id, offer: true }))).toEqual([
      400,
      'bad-request',
      { contractId: 'answered' },
    ]);
  });

  it('MSG-10 letters reach who has not done it, in the language that they are read in; what follows by itself reaches both sides', async () => {
    const { chief, agent } = await aTree();
    const { request } = await offered(chief, agent, 'daily', 2);
    expect([await box(chief), (await box(agent)).map(({ title }) => title)]).toEqual([[], [`Contract offered: daily wage, ${chief}`]]);
    expect((await box(agent, 'ES'))[0]).toMatchObject({
      title: `Contrato ofrecido: salario diario, ${chief}`,
      content: `${chief} te ofrece un contrato: salario diario. Acéptalo o recházalo en tus contratos.`,
    });
    await answered(agent, 'daily', request.id, 'accept');
    expect([(await box(chief)).map(({ title }) => title), (await box(agent)).length]).toEqual([
      [`Contract accepted: daily wage, ${agent}`],
      1,
    ]);
    await agreed(chief, agent, 'daily', 3);
    for (const [as, other] of [
      [chief, agent],
      [agent, chief],
    ] as const)
      expect(
        (await box(as)).map(({ title }) => title),
        as,
      ).toContain(`Contract replaced: daily wage, ${other}`);
  });

  it('INV-21 AGT-41 contracts and requests of others do not exist', async () => {
    const { chief, agent, member } = await aTree();
    const id = await agreed(chief, agent, 'daily', 1);
    for (const as of [member, 'demo_agent']) expect((await send('POST', TERMINATE, as, { contractId: id })).body.code).toBe('not-found');
    expect((await list(member)).contracts).toEqual([]);
  });

  it('INV-17 the database keeps what was agreed', async () => {
    const { chief, agent } = await aTree();
    const id = Number(await agreed(chief, agent, 'daily', 1));
    const { db } = test.platform;
    await expect(db.updateTable('contract').set({ fee_rate: 5 }).where('id', '=', id).execute()).rejects.toMatchObject({ code: '23001' });
    await expect(db.updateTable('contract').set({ status: 'rejected' }).where('id', '=', id).execute()).rejects.toMatchObject({
      code: '23001',
    });
    await expect(db.updateTable('contract_tier').set({ rate: 9_000 }).where('contract_id', '=', id).execute()).rejects.toMatchObject({
      code: '23001',
    });
    await expect(
      db.updateTable('contract_request').set({ status: 'rejected' }).where('contract_id', '=', id).execute(),
    ).rejects.toMatchObject({ code: '23001' });
    const twice = {
      kind: 'daily' as const,
      upline_id: await team.idOf(chief),
      downline_id: await team.idOf(agent),
      period: 'daily' as const,
      status: 'active' as const,
      offered_at: 1,
      decided_at: 1,
      settled_until: 1,
      due_at: 2,
    };
    await expect(db.insertInto('contract').values(twice).execute()).rejects.toMatchObject({ constraint: 'contract_one_active' });
  });

  it('both sides’ open pages are told', async () => {
    const { chief, agent } = await aTree();
    const ids = [await team.idOf(chief), await team.idOf(agent)];
    const told: (number | undefined)[] = [];
    const stop = test.platform.events.on('account-changed', ({ accountId }) => told.push(accountId));
    const { request } = await offered(chief, agent, 'daily', 1);
    expect(told.splice(0).sort()).toEqual(ids);
    await answered(agent, 'daily', request.id, 'accept');
    expect(told.splice(0).sort()).toEqual(ids);
    await answered(agent, 'daily', request.id, 'accept');
    expect(told).toEqual([]);
    stop();
  });
});
