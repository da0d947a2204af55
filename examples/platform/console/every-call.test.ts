import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { offerContract, requestTermination } from '../contracts/agreements.js';
import { orderDeposit } from '../funds/deposits.js';
import { confirmReceipt, decideWithdrawal, requestWithdrawal } from '../funds/withdrawals.js';
import { placeBet } from '../lottery/place-bet.js';
import { createLotterySchedule } from '../lottery/scheduler.js';
import { openTestConsole, type TestConsole } from './open-test-console.js';

/** How each writing call is made so that it is done; `:name` of the path is filled from `params`. */
interface Example {
  body?: object;
  params?: Record<string, string | number>;
  headers?: Record<string, string>;
  picture?: Buffer;
}

const SMALLEST_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const KEYED = { 'idempotency-key': 'every-call-0001' };
const TEXTS = { EN: { title: 'Maintenance', content: '<p>Tonight</p>' }, ES: { title: 'Mantenimiento', content: '<p>Esta noche</p>' } };
const NOTICE = {
  type: 'PL',
  execution: null,
  groupName: null,
  url: null,
  linkageType: null,
  linkage: null,
  startsAt: null,
  endsAt: null,
  sort: 0,
  texts: TEXTS,
};
const PROMOTION = {
  category: 'slots',
  tags: ['daily'],
  kind: 'application',
  image: '',
  startsAt: null,
  endsAt: null,
  needsComment: true,
  needsImages: false,
  rewardAmount: 500,
  mission: null,
  active: true,
  sort: 1,
  texts: {
    EN: { title: 'More spins', summary: 'Spin more.', content: '<p>Text</p>' },
    ES: { title: 'Más giros', summary: 'Gira más.', content: '<p>Texto</p>' },
  },
};
/** Writing methods that change nothing anybody else sees: trying a pattern, and remembering what the operator has read. */
const LEAVES_NO_TRACE = new Set(['POST /register-rules/try', 'POST /chats/:id/read']);

let operator: TestConsole;
let examples: Record<string, Example>;
beforeAll(async () => {
  operator = await openTestConsole();
  await operator.app.ready();
  const { db, clock } = operator.platform;
  const member = await operator.idOf('demo_member');
  const model = await db.selectFrom('chat_model').select('id').executeTakeFirstOrThrow();
  const now = clock.now();
  const chat = await db
    .insertInto('chat_session')
    .values({ model_id: model.id, account_id: member, language: 'EN', opened_at: now, last_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const feedback = await db
    .insertInto('feedback')
    .values({
      account_id: member,
      question_type: 'other',
      content: 'It works',
      language: 'EN',
      idempotency_key: 'every-call',
      created_at: now,
      reply: null,
      replied_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const game = await db.selectFrom('game').select(['node_id', 'vassalage', 'game_type']).orderBy('node_id').executeTakeFirstOrThrow();
  const announcement = await db.selectFrom('announcement').select('id').orderBy('id').executeTakeFirstOrThrow();
  const draw = { game_code: (await db.selectFrom('lottery_game').select('game_code').executeTakeFirstOrThrow()).game_code };
  const schedule = createLotterySchedule(operator.platform);
  await schedule.run();
  await schedule.stop();
  const open = await db
    .selectFrom('lottery_draw')
    .select('id')
    .where('game_code', '=', draw.game_code)
    .where('numbers', 'is', null)
    .orderBy('closes_at', 'desc')
    .executeTakeFirstOrThrow();
  const prize = await db
    .selectFrom('lottery_draw')
    .innerJoin('lottery_game', 'lottery_game.game_code', 'lottery_draw.game_code')
    .select(['lottery_draw.game_code', 'issue_no'])
    .where('number_rule', '=', 'D6')
    .where('numbers', 'is', null)
    .orderBy('closes_at', 'desc')
    .executeTakeFirstOrThrow();
  const { betId } = await placeBet(operator.platform, {
    accountId: member,
    gameCode: prize.game_code,
    issueNo: prize.issue_no,
    play: 'last-digit',
    selection: 'odd even',
    unitStake: 100,
    idempotencyKey: 'every-call',
  });
  const channel = await db.selectFrom('resource').select('channel').executeTakeFirstOrThrow();
  const service = await db.selectFrom('customer_service').select('cs_type').executeTakeFirstOrThrow();
  const help = await db.selectFrom('help_entry').select(['key', 'lang']).executeTakeFirstOrThrow();
  const offer = await db.selectFrom('promotion').select('id').where('kind', '=', 'application').orderBy('id').executeTakeFirstOrThrow();
  const applications = await db
    .insertInto('activity_application')
    .values(
      [0, 1].map(index => ({
        promotion_id: offer.id,
        account_id: member,
        status: 'applying' as const,
        period_key: `every-call-${index}`,
        created_at: now,
      })),
    )
    .returning('id')
    .execute();
  const order = (index: number) =>
    orderDeposit(operator.platform, { accountId: member, methodId: 'bank', amount: 5_000, proofId: null, key: `every-call-${index}` });
  const deposits = [(await order(1)).id, (await order(2)).id];
  const payout = await db
    .insertInto('payout_account')
    .values({ account_id: member, kind: 'bank', address: '0121800123456789', holder: 'Alma', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const withdraw = (index: number) =>
    requestWithdrawal(operator.platform, {
      accountId: member,
      payoutAccountId: payout.id,
      amount: 2_000,
      mobileNum: '5500000001',
      key: `every-call-${index}`,
    });
  const withdrawals = [(await withdraw(1)).withdrawal.id, (await withdraw(2)).withdrawal.id];
  const disputed = async (index: number) => {
    const { id } = (await withdraw(index)).withdrawal;
    await operator.platform.transact(trx => decideWithdrawal(trx, operator.platform, id, { approved: true, receiptMinutes: 30 }));
    await confirmReceipt(operator.platform, member, id, { receipt: 'not_received' }, { images: [], claim: '' });
    return id;
  };
  const disputes = [await disputed(3), await disputed(4)];
  const { value: houseOffer } = await operator.platform.transact(trx =>
    offerContract(trx, {
      uplineId: null,
      account: 'demo_agent41',
      wire: { kind: 'daily', period: 'daily', tiers: [{ betAmount: 0, rate: 1 }] },
      now: () => now,
    }),
  );
  const askedToEnd = await db
    .selectFrom('contract')
    .select(['id', 'downline_id'])
    .where('upline_id', 'is', null)
    .where('status', '=', 'active')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await operator.platform.transact(trx =>
    requestTermination(trx, { accountId: askedToEnd.downline_id, contractId: askedToEnd.id, now: () => now }),
  );
  const rewards = await db.selectFrom('points_reward').select('id').where('quantity', '>', 1).limit(1).execute();
  const redeems = await db
    .insertInto('redeem_request')
    .values(
      [1, 2].map(index => ({
        account_id: member,
        reward_id: rewards[0]!.id,
        points: 10,
        amount: 100,
        idempotency_key: `every-call-${index}`,
        ref_no: `every-call-${index}`,
        applied_at: now,
      })),
    )
    .returning('id')
    .execute();
  const ofMember = { params: { id: member } };
  examples = {
    // Before the clock is turned: then it would be closed.
    'POST /pictures': { headers: { 'content-type': 'image/png' }, picture: SMALLEST_PNG },
    'POST /goods/:id/picture': { params: { id: rewards[0]!.id }, body: { image: '/art/story/other.svg' } },
    'POST /bets/:id/void': { params: { id: betId }, body: { reason: 'The draw is doubtful' } },
    'POST /lottery/draws/:id/draw': { params: { id: open.id } },
    'POST /accounts': { body: { account: 'everycall1', type: 1, upline: '', rate: null } },
    'POST /accounts/:id/type': { params: { id: await operator.idOf('demo_player') }, body: { type: 2, reason: 'a test' } },
    'POST /accounts/:id/lock': ofMember,
    'POST /accounts/:id/unlock': ofMember,
    'POST /accounts/:id/revoke-sessions': ofMember,
    'POST /accounts/:id/expire-password': ofMember,
    'POST /accounts/:id/clear-payment-password': ofMember,
    'POST /accounts/:id/release-bindings': { ...ofMember, body: { kinds: ['email'], reason: 'known by voice and papers' } },
    'POST /accounts/:id/default-password': { ...ofMember, body: { on: true } },
    'POST /accounts/:id/name': { ...ofMember, body: { name: 'Alma Otra' } },
    'POST /accounts/:id/reset-password': { ...ofMember, body: { password: 'Another123' } },
    'POST /accounts/:id/adjustment': { ...ofMember, body: { amount: 500, reason: 'a test' }, headers: KEYED },
    'PATCH /system': { body: { maintenance: true } },
    'POST /system/blocked': { body: { prefix: '203.0.113.' } },
    'DELETE /system/blocked/:prefix': { params: { prefix: '203.0.113.' } },
    'PATCH /switches/:modId': {
      params: { modId: (await db.selectFrom('whitelabel_node').select('mod_id').executeTakeFirstOrThrow()).mod_id },
      body: { enabled: false },
    },
    'PATCH /vendors/:vassalage/:gameType': { params: { vassalage: game.vassalage, gameType: game.game_type }, body: { maintenance: true } },
    'PATCH /games/:id': { params: { id: game.node_id }, body: { hot: false } },
    'POST /clock/advance': { body: { ms: 1000 } },
    'POST /clock/set': { body: { at: Date.UTC(2030, 0) } },
    'POST /clock/freeze': {},
    'POST /clock/resume': {},
    'PATCH /register-rules/:field': { params: { field: 'email' }, body: { maxLength: 77 } },
    'PATCH /settings/:key': { params: { key: 'min_age' }, body: { value: '21' } },
    'POST /addresses/domains': { body: { domain: 'every-call.example', kind: 'mirror' } },
    'PATCH /addresses/domains/:domain': { params: { domain: 'every-call.example' }, body: { active: false } },
    'PATCH /addresses/channels/:channel': { params: { channel: channel.channel }, body: { active: false } },
    'PATCH /addresses/services/:csType': { params: { csType: service.cs_type }, body: { active: false } },
    'POST /addresses/representatives': { body: { contactId: 'every-call' } },
    'DELETE /addresses/representatives/:contactId': { params: { contactId: 'every-call' } },
    'POST /announcements': { body: NOTICE },
    'PUT /announcements/:id': { params: { id: announcement.id }, body: NOTICE },
    'DELETE /announcements/:id': { params: { id: announcement.id } },
    'POST /promotions': { body: PROMOTION },
    'PUT /promotions/:id': { params: { id: offer.id }, body: PROMOTION },
    'PUT /missions/:id': {
      params: { id: (await db.selectFrom('mission').select('id').orderBy('id').executeTakeFirstOrThrow()).id },
      body: { target: 7, rewardAmount: 60, active: true, titles: { EN: 'More', ES: 'Más' } },
    },
    'PUT /vip-ranks/:level': { params: { level: 1 }, body: { label: 'VIP 1', need: 15_000, bonusAmount: 250 } },
    'PUT /rebate-rates/:gameType': { params: { gameType: 'RNG' }, body: { rates: { 0: 45 } } },
    'POST /activities/:id/issue': { params: { id: applications[0]?.id ?? 0 }, body: {} },
    'POST /activities/:id/reject': { params: { id: applications[1]?.id ?? 0 }, body: { note: 'Not this time' } },
    'PUT /help-texts/:key/:lang': { params: { key: help.key, lang: help.lang }, body: { title: 'New', body: '<p>New</p>' } },
    'POST /chats/:id/messages': { params: { id: chat.id }, body: { text: 'Hello', key: 'every-call-1' } },
    'POST /chats/:id/images': { params: { id: chat.id }, headers: { ...KEYED, 'content-type': 'image/png' }, picture: SMALLEST_PNG },
    'POST /chats/:id/close': { params: { id: chat.id } },
    'POST /letters': { body: { account: 'demo_member', title: 'Hello', content: 'Welcome' } },
    'PUT /feedback/:id/reply': { params: { id: feedback.id }, body: { reply: 'Thank you' } },
    'POST /affiliates': { body: { code: 'EVERY01', agent: 'demo_agent' } },
    'PATCH /affiliates/:code': { params: { code: 'EVERY01' }, body: { active: false } },
    'POST /deposits/:id/arrive': { params: { id: deposits[0]! } },
    'POST /deposits/:id/fail': { params: { id: deposits[1]! }, body: { reason: 'No such transfer' } },
    'PATCH /deposit-methods/:id': { params: { id: 'usdt' }, body: { active: false } },
    'POST /withdrawals/:id/approve': { params: { id: withdrawals[0]! } },
    'POST /withdrawals/:id/reject': { params: { id: withdrawals[1]! }, body: { reason: 'Name differs' } },
    'POST /withdrawals/:id/force-receipt': { params: { id: withdrawals[0]! } },
    'POST /withdrawals/:id/pay-again': { params: { id: disputes[0]! }, body: { amount: 2_000, missing: 2_000 } },
    'POST /withdrawals/:id/refuse': { params: { id: disputes[1]! }, body: { reason: 'Has come', missing: 2_000 } },
    'POST /redeems/:id/approve': { params: { id: redeems[0]!.id } },
    'POST /redeems/:id/reject': { params: { id: redeems[1]!.id }, body: { reason: 'Once a month' } },
    'POST /rewards': { body: { account: 'demo_member', kind: 'egg_ticket', amount: 0, count: 1, days: 7 }, headers: KEYED },
    'POST /contracts': { body: { account: 'demo_agent', kind: 'daily', period: 'daily', tiers: [{ betAmount: '0', rate: '1' }] } },
    'POST /contracts/:id/withdraw': { params: { id: houseOffer.contractId } },
    'POST /contracts/:id/keep': { params: { id: askedToEnd.id }, body: { reason: 'It goes on' } },
    'POST /contracts/:id/end': {
      params: {
        id: (
          await db
            .selectFrom('contract')
            .select('id')
            .where('status', '=', 'active')
            .where('upline_id', 'is not', null)
            .orderBy('id', 'desc')
            .executeTakeFirstOrThrow()
        ).id,
      },
      body: { reason: 'Played against itself' },
    },
    'POST /prizes': { body: { kind: 'egg_ticket', gives: 'bonus', amount: 100, weight: 5, stock: null, sort: 9 } },
    'PUT /prizes/:id': {
      params: {
        id: (await db.selectFrom('raffle_prize').select('id').where('kind', '=', 'egg_ticket').limit(1).executeTakeFirstOrThrow()).id,
      },
      body: { kind: 'egg_ticket', gives: 'bonus', amount: 200, weight: 5, stock: null, sort: 9 },
    },
    'PUT /faults': { body: { path: '/wps/none', kind: 'error', value: 500 } },
    'DELETE /faults': {},
    'POST /reset': { body: { confirm: 'RESET' } },
  };
}, 300_000);
afterAll(() => operator.close());

/** One figure for all that the database holds. */
async function everything(): Promise<string> {
  const { db } = operator.platform;
  const { rows } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = current_schema() and tablename <> 'request_log' order by 1`.execute(db);
  const parts: string[] = [];
  for (const { name } of rows) {
    const { rows: sums } = await sql<{
      sum: string;
    }>`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${sql.table(name)} t`.execute(db);
    parts.push(`${name} ${sums[0]?.sum ?? ''}`);
  }
  return parts.join('\n');
}

function addressOf(path: string, { params = {} }: Example = {}): string {
  return `/sandbox/api${path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(params[name] ?? 1)))}`;
}

describe('every call of the console', () => {
  it('OPC-01 is refused without the key and with a wrong one, and changes nothing', async () => {
    const before = await everything();
    const answers: string[] = [];
    const { routes, app } = operator;
    for (const [index, { method, path }] of routes.entries()) {
      for (const authorization of ['', 'Bearer wrong', `Basic ${operator.platform.config.operatorKey}`]) {
        const { body, picture, headers } = examples[`${method} ${path}`] ?? {};
        const response = await app.inject({
          method: method as 'GET',
          url: addressOf(path, examples[`${method} ${path}`]),
          // Ten wrong keys close the door to an address; each call comes from its own.
          remoteAddress: `198.51.100.${index}`,
          headers: { ...headers, authorization },
          ...((picture ?? body) && { payload: picture ?? body }),
        });
        answers.push(`${method} ${path} ${response.statusCode} ${response.json<{ code: string }>().code}`);
      }
    }
    expect(routes.length).toBeGreaterThan(55);
    expect(answers.filter(answer => !answer.endsWith(' 401 not-logged-in'))).toEqual([]);
    expect(await everything()).toBe(before);
  }, 300_000);

  it('OPC-06 that writes has an example here', () => {
    const writing = operator.routes
      .map(({ method, path }) => `${method} ${path}`)
      .filter(name => !name.startsWith('GET ') && !LEAVES_NO_TRACE.has(name));
    expect(Object.keys(examples).sort()).toEqual(writing.sort());
  });

  it('OPC-06 that writes leaves one line in the audit, with who, what, and what was before and after', async () => {
    const { db } = operator.platform;
    const lines = () => db.selectFrom('audit').selectAll().orderBy('id').execute();
    const wrong: string[] = [];
    const withoutDetail: string[] = [];
    for (const [name, example] of Object.entries(examples)) {
      const [method = '', path = ''] = name.split(' ');
      const known = (await lines()).length;
      const query = name === 'DELETE /faults' ? '?path=%2Fwps%2Fnone' : '';
      const response = await operator.app.inject({
        method: method as 'POST',
        url: addressOf(path, example) + query,
        headers: { ...example.headers, authorization: `Bearer ${operator.platform.config.operatorKey}` },
        ...((example.picture ?? example.body) && { payload: example.picture ?? example.body }),
      });
      const added = (await lines()).slice(known);
      const [line] = added;
      if (response.statusCode !== 200 || added.length !== 1 || !line?.actor.startsWith('operator ') || line.action === '')
        wrong.push(`${name}: ${response.statusCode} ${response.body.slice(0, 200)}, ${added.length} lines`);
      if (!line?.before && !line?.after) withoutDetail.push(name);
    }
    expect(wrong).toEqual([]);
    // All of the database; its line says so.
    expect(withoutDetail).toEqual(['POST /reset']);
  }, 300_000);
});
