import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boundOf, upTo } from '../contracts/bounds.js';
import { withTiers } from '../contracts/terms.js';
import { brokenInvariants } from '../ledger/invariants.js';
import type { Platform } from '../platform.js';
import { identityTables } from './migrations/006-identity.js';
import { bindings } from './migrations/053-bindings.js';
import { rebateTables } from './migrations/038-rebate.js';
import { promotionTables } from './migrations/025-promotions.js';
import { pointsStart } from './migrations/034-points-start.js';
import { promotionTickets } from './migrations/036-promotion-tickets.js';
import { withdrawalDisputes } from './migrations/050-withdrawal-disputes.js';
import { chatTrust } from './migrations/066-chat-trust.js';
import { fewerAttempts } from './migrations/064-fewer-attempts.js';
import { proofOfWork } from './migrations/063-proof-of-work.js';
import { houseContracts } from './migrations/046-house-contracts.js';
import { settledTooOften } from './migrations/075-settled-too-often.js';
import { zaloNumbers } from './migrations/076-zalo-numbers.js';
import { chosenLanguage } from './migrations/083-chosen-language.js';
import { payToName } from './migrations/090-pay-to-name.js';
import { namesByLanguage } from './migrations/105-names-by-language.js';
import type { Migration } from './migrations/migration.js';
import { migrations } from './migrations/migrations.js';
import { PglitePool } from './pglite-pool.js';
import type { Database } from './schema.js';
import { openTestPlatform } from './test-platform.js';

let platform: Platform;
beforeAll(async () => (platform = await openTestPlatform()));
afterAll(() => platform.close());

it('a database that is in use already gets the settings that identity needs, and keeps what was changed', async () => {
  const added = ['sms_quota', 'sms_limit_per_5min', 'mail_code_minutes', 'forgot_password_tells', 'login_failures_global'];
  await platform.db.deleteFrom('setting').where('key', 'in', added.slice(1)).execute();
  await platform.db.updateTable('setting').set({ value: '7' }).where('key', '=', 'sms_quota').execute();
  await sql.raw(identityTables.statements.at(-1) ?? '').execute(platform.db);
  const rows = await platform.db.selectFrom('setting').selectAll().where('key', 'in', added).execute();
  expect(Object.fromEntries(rows.map(row => [row.key, row.value]))).toEqual({
    sms_quota: '7',
    sms_limit_per_5min: '3',
    mail_code_minutes: '15',
    forgot_password_tells: '0',
    login_failures_global: '500',
  });
});

it('MSG-08 OP-80 promotion texts of a database that is in use become promotions under their numbers, which banners lead to', async () => {
  const { db } = platform;
  for (const [lang, title] of [
    ['EN', 'Goal bonus'],
    ['ES', 'Bono por gol'],
  ]) {
    await sql`insert into announcement (id, lang, type, title, content, sort) values (900, ${lang}, 'PR', ${title}, '<p>A <b>reward</b>.</p>', 7)`.execute(
      db,
    );
  }
  for (const statement of promotionTables.statements.filter(text => /^(?:insert|delete|select)/.test(text)))
    await sql.raw(statement).execute(db);
  expect(
    await db.selectFrom('promotion').select(['kind', 'category', 'reward_amount', 'sort']).where('id', '=', 900).executeTakeFirst(),
  ).toEqual({ kind: 'event', category: 'game', reward_amount: 0, sort: 7 });
  expect(
    await db.selectFrom('promotion_text').select(['lang', 'title', 'content']).where('promotion_id', '=', 900).orderBy('lang').execute(),
  ).toEqual([
    { lang: 'EN', title: 'Goal bonus', content: '<p>A <b>reward</b>.</p>' },
    { lang: 'ES', title: 'Bono por gol', content: '<p>A <b>reward</b>.</p>' },
  ]);
  expect(await db.selectFrom('announcement').select('id').where('id', '=', 900).execute()).toEqual([]);
  const { id } = await db
    .insertInto('promotion')
    .values({
      category: 'game',
      tags: '[]',
      kind: 'event',
      image: '',
      starts_at: null,
      ends_at: null,
      reward_kind: null,
      sort: 1,
      created_at: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(id).toBe(901);
});

it('WAL-05 accounts to pay to of a database that is in use are told apart from their names, other addresses stay', async () => {
  const { db } = platform;
  const ways = () =>
    db.selectFrom('deposit_method').select(['id', 'pay_to', 'pay_to_name']).where('id', 'in', ['bank', 'usdt']).orderBy('id').execute();
  const fresh = await ways();
  await db
    .updateTable('deposit_method')
    .set({ pay_to: 'Nova Palace · 012 180 0123 4567 8901', pay_to_name: '' })
    .where('id', '=', 'bank')
    .execute();
  await sql.raw(payToName.statements.at(-1) ?? '').execute(db);
  expect(await ways()).toEqual(fresh);
  expect(fresh[0]).toEqual({ id: 'bank', pay_to: '012 180 0123 4567 8901', pay_to_name: 'Nova Palace' });
});

it('PTS-03 CON-18 a database that is in use gets rates and rewards of points as a new one does, and once', async () => {
  const { db } = platform;
  const run = async () => {
    for (const statement of pointsStart.statements) await sql.raw(statement).execute(db);
  };
  const ratios = () =>
    db.selectFrom('points_ratio').select(['kind', 'amount_from', 'amount_to', 'ratio']).orderBy('kind').orderBy('amount_from').execute();
  const rewards = () =>
    db
      .selectFrom('points_reward')
      .innerJoin('points_reward_text', 'points_reward_text.reward_id', 'points_reward.id')
      .select(['type', 'amount', 'amount_requirement', 'points_requirement', 'quantity', 'status', 'image', 'sort', 'lang', 'name'])
      // Those that there were names in when points came.
      .where('lang', 'in', ['EN', 'ES'])
      .orderBy('sort')
      .orderBy('lang')
      .execute();
  await db.deleteFrom('redeem_request').execute();
  // The seed's own redemption has taken one.
  await db.updateTable('points_reward').set({ quantity: 500 }).where('sort', '=', 1).execute();
  const seeded = { ratios: await ratios(), rewards: await rewards() };
  expect([seeded.ratios.length, seeded.rewards.length]).toEqual([7, 16]);
  await run();
  expect({ ratios: await ratios(), rewards: await rewards() }).toEqual(seeded);
  for (const table of ['points_ratio', 'points_reward_text', 'points_reward'] as const) await db.deleteFrom(table).execute();
  await run();
  expect({ ratios: await ratios(), rewards: await rewards() }).toEqual(seeded);
});

it('PRO-16 a database that is in use gets the prizes of the raffles as a new one does, and once', async () => {
  const { db } = platform;
  const prizes = () =>
    db.selectFrom('raffle_prize').select(['kind', 'gives', 'amount', 'weight', 'stock', 'sort']).orderBy('kind').orderBy('sort').execute();
  const run = () => sql.raw(promotionTickets.statements.at(-1) ?? '').execute(db);
  const seeded = await prizes();
  expect(seeded).toHaveLength(19);
  await run();
  expect(await prizes()).toEqual(seeded);
  await db.deleteFrom('raffle_prize').execute();
  await run();
  expect(await prizes()).toEqual(seeded);
});

it('MEM-14 a database that is in use already gets rebate rates for its ranks, and for the lowest where it has none; what was set stays', async () => {
  const { db } = platform;
  const rates = () =>
    db.selectFrom('rebate_rate').select(['vip_level', 'rate']).where('game_type', '=', 'RNG').orderBy('vip_level').execute();
  const seeded = await rates();
  await db.deleteFrom('rebate_rate').where('vip_level', '>', 0).execute();
  await db.updateTable('rebate_rate').set({ rate: 77 }).where('game_type', '=', 'RNG').execute();
  await sql.raw(rebateTables.statements.at(-1) ?? '').execute(db);
  expect(await rates()).toEqual(seeded.map(row => (row.vip_level === 0 ? { ...row, rate: 77 } : row)));
});

it('WAL-13 INV-11 withdrawals that did not come before the cashier could settle them wait for him now', async () => {
  const { db, clock } = platform;
  const { id: account_id } = await db.selectFrom('account').select('id').where('account', '=', 'demo_member').executeTakeFirstOrThrow();
  const { id: payout_account_id } = await db
    .insertInto('payout_account')
    .values({ account_id, kind: 'bank', address: '0121800123456789', holder: 'Alma', created_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`alter table withdrawal drop constraint withdrawal_dispute, drop constraint withdrawal_paid_again, disable trigger withdrawal_moves`.execute(
    db,
  );
  const row = {
    account_id,
    payout_account_id,
    amount: 2_000,
    mobile_num: '1',
    balance_after: 0,
    status: 'approved' as const,
    receipt_by: 'user' as const,
    receipt_at: 1,
    request_hash: '',
    created_at: 1,
    decided_at: 1,
  };
  const said = [
    ['received', 2_000],
    ['partly', 500],
    ['not_received', 0],
  ] as const;
  await db
    .insertInto('withdrawal')
    .values(
      said.map(([receipt, received_amount]) => ({
        ...row,
        receipt,
        received_amount,
        remaining_amount: 2_000 - received_amount,
        idempotency_key: receipt,
      })),
    )
    .execute();
  const [, update = '', constraints = ''] = withdrawalDisputes.statements;
  for (const statement of [update, constraints, 'alter table withdrawal enable trigger withdrawal_moves'])
    await sql.raw(statement).execute(db);
  expect(await db.selectFrom('withdrawal').select(['receipt', 'dispute', 'paid_again']).orderBy('id').execute()).toEqual([
    { receipt: 'received', dispute: 'none', paid_again: 0 },
    { receipt: 'partly', dispute: 'open', paid_again: 0 },
    { receipt: 'not_received', dispute: 'open', paid_again: 0 },
  ]);
});

it('MSG-16 a database that is in use: visitors go on with their keys for a while, members’ old keys open nothing, pictures and settings stay', async () => {
  const { db } = platform;
  for (const statement of [
    `alter table chat_access drop column session_hash, drop column expires_at, drop column replaced_at`,
    `drop index chat_access_session, chat_message_pictures, chat_session_visitors`,
    `alter table chat_message drop column picture_removed_at`,
    `drop table rate_limit`,
    `delete from setting where key like 'chat_p%'`,
    `update setting set value = '7' where key = 'chat_visitor_days'`,
  ])
    await sql.raw(statement).execute(db);
  const { id: account_id } = await db.selectFrom('account').select('id').where('account', '=', 'demo_member').executeTakeFirstOrThrow();
  for (const [token, account] of [
    ['of a visitor', null],
    ['of a member', account_id],
  ] as const) {
    await sql`with opened as (insert into chat_session (model_id, account_id, language, opened_at, last_at) values ('support', ${account}, 'EN', 1000, 1000) returning id)
      insert into chat_access (token_hash, chat_session_id, created_at) select ${token}, id, 1000 from opened`.execute(db);
  }
  for (const statement of chatTrust.statements) await sql.raw(statement).execute(db);
  expect(
    await db
      .selectFrom('chat_access')
      .select(['token_hash', 'session_hash', 'expires_at', 'replaced_at'])
      .where('token_hash', 'like', 'of a%')
      .execute(),
  ).toEqual([{ token_hash: 'of a visitor', session_hash: null, expires_at: 1000 + 30 * 86_400_000, replaced_at: null }]);
  const rows = await db.selectFrom('setting').selectAll().where('key', 'like', 'chat_%').orderBy('key').execute();
  expect(rows.map(row => row.value)).toEqual(['30', '500', '7']);
});

it('MEM-24 of a database that is in use numbers count as confirmed, which nobody could change; mail addresses have to be confirmed, those of the seed apart', async () => {
  const { db } = platform;
  await db.deleteFrom('account_binding').where('kind', '<>', 'google').execute();
  const { id } = await db.selectFrom('account').select('id').where('account', '=', 'demo_first').executeTakeFirstOrThrow();
  await db.updateTable('account_profile').set({ email: 'typed@example.test' }).where('account_id', '=', id).execute();
  for (const statement of bindings.statements.filter(text => text.startsWith('insert'))) await sql.raw(statement).execute(db);
  const bound = async (account: string) =>
    (
      await db
        .selectFrom('account_binding')
        .innerJoin('account', 'account.id', 'account_id')
        .select(['kind', 'value'])
        .where('account', '=', account)
        .orderBy('kind')
        .execute()
    ).map(({ kind, value }) => `${kind} ${value}`);
  expect(await bound('demo_first')).toEqual(['mobile +525500000009']);
  expect(await bound('demo_member')).toEqual(['email demo_member@example.test', 'mobile +525500000001']);
});

it('OP-34 INV-18 a database that is in use gets ceilings and a contract of the house for each top agent; what is above goes on, paid up to there, and nothing new comes above', async () => {
  const pglite = await PGlite.create();
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: new PglitePool(pglite) }) });
  const run = async (...steps: readonly Migration[]) => {
    for (const { statements } of steps) for (const statement of statements) await sql.raw(statement).execute(db);
  };
  const at = Date.UTC(2026, 4, 4);
  await run(...migrations.slice(0, migrations.indexOf(houseContracts)));
  await db.insertInto('merchant').values({ code: 'demo', name: 'Demo', logo_url: '', gmt_offset: -6, active: true }).execute();
  await db.insertInto('clock').values({ id: 1, offset_ms: 0, frozen_at: at }).execute();
  await db.insertInto('setting').values({ key: 'contract_daily_max', value: '400' }).execute();
  const joins = async (account: string, type: number, path: string, upline_id: number | null) =>
    (
      await db
        .insertInto('account')
        .values({
          account,
          nickname: null,
          type,
          upline_id,
          path,
          password_hash: '!',
          password_changed_at: 0,
          payment_password_hash: null,
          avatar_url: null,
          created_at: 0,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const top = await joins('top', 1, '', null);
  const below = await joins('below', 2, `/${top}/`, top);
  const lowest = await joins('lowest', 0, `/${top}/${below}/`, below);
  await joins('member', 0, '', null);
  const gives = async (upline: number, downline: number, status: string, rate: number) => {
    const { rows } = await sql<{
      id: number;
    }>`insert into contract (kind, upline_id, downline_id, period, status, offered_at, decided_at, settled_until, due_at) values ('daily', ${upline}, ${downline}, 'daily', ${status}, 1,
      ${status === 'active' ? 1 : null}, ${status === 'active' ? 1 : null}, ${status === 'active' ? 1 : null}) returning id`.execute(db);
    const id = rows[0]?.id ?? 0;
    await db.insertInto('contract_tier').values({ contract_id: id, seq: 0, bet_amount: 0, rate }).execute();
    await db
      .insertInto('contract_request')
      .values({
        contract_id: id,
        type: 'new',
        from_id: upline,
        to_id: downline,
        created_at: 1,
        ...(status === 'active' && { status: 'accepted', answered_at: 1, answered_by: 'account' }),
      })
      .execute();
    return id;
  };
  // As it could be agreed until now: all there is, by an agent with nothing itself.
  const [running, fitting] = [await gives(top, below, 'active', 10_000), await gives(below, lowest, 'active', 300)];
  const offered = await gives(below, lowest, 'offered', 500);
  await run(houseContracts);

  const settings = await db.selectFrom('setting').selectAll().where('key', 'like', 'contract%').orderBy('key').execute();
  expect(Object.fromEntries(settings.map(({ key, value }) => [key, value]))).toEqual({
    contract_daily_max: '400',
    contract_dividend_max: '3000',
    contract_hour_max: '2500',
    contract_realtime_loss_max: '100',
    contract_realtime_profit_max: '50',
  });
  const house = await db
    .selectFrom('contract')
    .leftJoin('contract_tier', 'contract_id', 'id')
    .select(['kind', 'downline_id', 'status', 'decided_at', 'rate', 'amount', 'profit_salary_rate', 'loss_salary_rate'])
    .where('upline_id', 'is', null)
    .orderBy('kind')
    .execute();
  const common = {
    downline_id: top,
    status: 'active',
    decided_at: at,
    rate: null,
    amount: null,
    profit_salary_rate: null,
    loss_salary_rate: null,
  };
  expect(house).toEqual([
    { ...common, kind: 'daily', rate: 400 },
    { ...common, kind: 'dividend', rate: 3_000 },
    { ...common, kind: 'hour', amount: 2_500 },
    { ...common, kind: 'realtime', profit_salary_rate: 50, loss_salary_rate: 100 },
  ]);
  const carried = await db.selectFrom('contract').select(['id', 'status']).where('carried_over', '=', true).orderBy('id').execute();
  expect(carried).toEqual([
    { id: running, status: 'active' },
    { id: offered, status: 'offered' },
  ]);
  expect([(await boundOf(db, top, 'daily')).highest, (await boundOf(db, below, 'daily')).highest]).toEqual([400, 400]);
  expect(
    upTo(
      (await withTiers(db, await db.selectFrom('contract').selectAll().where('id', '=', running).execute()))[0]!,
      await boundOf(db, top, 'daily'),
    ).tiers[0]?.rate,
  ).toBe(400);
  expect(await brokenInvariants(db)).toEqual([]);
  await expect(db.updateTable('contract').set({ carried_over: true }).where('id', '=', fitting).execute()).rejects.toMatchObject({
    code: '23001',
  });
  await expect(
    db
      .insertInto('contract')
      .values({
        kind: 'realtime',
        upline_id: below,
        downline_id: lowest,
        period: 'daily',
        single_betting_amount: 0,
        profit_salary_rate: 1,
        loss_salary_rate: 0,
        offered_at: at,
      })
      .execute(),
  ).rejects.toMatchObject({ constraint: 'contract_stands' });
  await db.destroy();
});

it('OP-34 INV-18 REG-47 a database that is in use keeps a dividend that is settled more often than its giver’s, marked, and knows which number earned a bonus first', async () => {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: new PglitePool(await PGlite.create()) }) });
  // As when it is brought up to date: all in one transaction.
  const run = (...steps: Migration[]) =>
    db.transaction().execute(async trx => {
      for (const { statements } of steps) for (const statement of statements) await sql.raw(statement).execute(trx);
    });
  await run(...migrations.slice(0, migrations.indexOf(settledTooOften)));
  const joins = async (account: string, type: number, path: string, upline_id: number | null) =>
    (
      await db
        .insertInto('account')
        .values({
          account,
          nickname: null,
          type,
          upline_id,
          path,
          password_hash: '!',
          password_changed_at: 0,
          payment_password_hash: null,
          avatar_url: null,
          created_at: 0,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  await db.insertInto('setting').values({ key: 'contract_dividend_max', value: '3000' }).execute();
  const top = await joins('top', 1, '', null);
  const below = await joins('below', 2, `/${top}/`, top);
  const lowest = await joins('lowest', 0, `/${top}/${below}/`, below);
  const gives = (upline_id: number | null, downline_id: number, period: 'weekly' | 'monthly') =>
    db.transaction().execute(async trx => {
      const { id } = await trx
        .insertInto('contract')
        .values({
          kind: 'dividend',
          upline_id,
          downline_id,
          period,
          status: 'active',
          offered_at: 1,
          decided_at: 1,
          settled_until: 1,
          due_at: 1,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx.insertInto('contract_tier').values({ contract_id: id, seq: 0, rate: 500 }).execute();
      await trx
        .insertInto('contract_request')
        .values({
          contract_id: id,
          type: 'new',
          from_id: upline_id,
          to_id: downline_id,
          created_at: 1,
          status: 'accepted',
          answered_at: 1,
          answered_by: 'account',
        })
        .execute();
      return id;
    });
  await gives(null, top, 'monthly');
  const [often] = [await gives(top, below, 'weekly'), await gives(below, lowest, 'monthly')];
  // Paid to both for the same number, in two writings; only what it says of them counts here.
  await sql`alter table ledger_txn disable trigger user`.execute(db);
  for (const [account_id, zalo] of [
    [top, '55 1234'],
    [below, '551234'],
  ] as const) {
    await sql`insert into account_profile (account_id, zalo) values (${account_id}, ${zalo})`.execute(db);
    const { rows } = await sql<{
      id: number;
    }>`insert into ledger_txn (type, idempotency_key, request_hash, ref_type, ref_id, created_at) values ('bonus', ${`zalo:${account_id}`}, 'hash', 'test', '1', 1) returning id`.execute(
      db,
    );
    await sql`insert into zalo_bonus (account_id, amount, txn_id, created_at) values (${account_id}, 100, ${rows[0]?.id}, ${account_id})`.execute(
      db,
    );
  }
  await run(settledTooOften, zaloNumbers);
  expect(await db.selectFrom('contract').select(['id', 'status']).where('carried_over', '=', true).execute()).toEqual([
    { id: often, status: 'active' },
  ]);
  await expect(gives(below, lowest, 'weekly')).rejects.toBeDefined();
  await expect(db.updateTable('contract').set({ carried_over: true }).where('id', '>', often).execute()).rejects.toMatchObject({
    code: '23001',
  });
  expect(await db.selectFrom('zalo_bonus').select(['account_id', 'number']).orderBy('account_id').execute()).toEqual([
    { account_id: top, number: '551234' },
    { account_id: below, number: null },
  ]);
  expect((await brokenInvariants(db)).filter(text => text.includes('INV-18'))).toEqual([]);
  await db.destroy();
});

it('OP-41 a database that is in use asks for the work that it asked for: fewer attempts, each dearer', async () => {
  const { db } = platform;
  const attempts = async () =>
    (await db.selectFrom('setting').select('value').where('key', '=', 'proof_attempts').executeTakeFirst())?.value;
  const run = async (statement = '') => sql.raw(statement).execute(db);
  const seeded = await attempts();
  for (const [before, after] of [
    ['1000', '200'],
    ['2', '1'],
  ] as const) {
    await db.updateTable('setting').set({ value: before }).where('key', '=', 'proof_attempts').execute();
    await run(fewerAttempts.statements[0]);
    expect(await attempts()).toBe(after);
  }
  // One that comes from before there was such work gets both steps, and with them what a new one gets.
  await db.deleteFrom('setting').where('key', '=', 'proof_attempts').execute();
  await run(proofOfWork.statements.at(-1));
  await run(fewerAttempts.statements[0]);
  expect(await attempts()).toBe(seeded);
});

it('API-74 a database that is in use: languages that were chosen stay, the one that everybody had without a choice goes', async () => {
  const pglite = await PGlite.create();
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: new PglitePool(pglite) }) });
  const run = async (...steps: readonly Migration[]) => {
    for (const { statements } of steps) for (const statement of statements) await sql.raw(statement).execute(db);
  };
  const at = migrations.indexOf(chosenLanguage);
  await run(...migrations.slice(0, at));
  const account = (name: string) => ({
    account: name,
    nickname: null,
    type: 0,
    path: '',
    upline_id: null,
    password_hash: '!',
    password_changed_at: 0,
    payment_password_hash: null,
    avatar_url: null,
    created_at: 0,
  });
  await db
    .insertInto('account')
    .values([
      { ...account('never'), language: 'ES' },
      { ...account('english'), language: 'EN' },
    ])
    .execute();
  await run(...migrations.slice(at));
  await db.insertInto('account').values(account('later')).execute();
  expect(await db.selectFrom('account').select(['account', 'language']).orderBy('id').execute()).toEqual([
    { account: 'never', language: null },
    { account: 'english', language: 'EN' },
    { account: 'later', language: null },
  ]);
  await db.destroy();
});

it('OP-48 a database that is in use keeps its names in every language, and none is without English', async () => {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: new PglitePool(await PGlite.create()) }) });
  const at = migrations.indexOf(namesByLanguage);
  // As when it is brought up to date: all in one transaction.
  await db.transaction().execute(async trx => {
    for (const { statements } of migrations.slice(0, at)) for (const statement of statements) await sql.raw(statement).execute(trx);
    for (const statement of [
      `insert into vendor_category (game_category, game_type, title_en, title_es, title_ar, sort) values ('RNG', 'RNG', 'Slots', 'Tragamonedas', 'سلوت', 1), ('PVP', 'PVP', 'Cards', 'Cartas', null, 2)`,
      `insert into game_classify (game_category, code, name_en, name_es, name_ar, sort) values ('RNG', 'NEW', 'New', 'Nuevos', 'جديدة', 1)`,
      `insert into deposit_method (id, kind, name_en, name_es, hint_en, hint_es, pay_to, min, max, sort) values ('bank', 'bank', 'Bank', 'Banco', 'By noon.', 'Antes de mediodía.', '1', 1, 2, 1)`,
      `insert into chat_model (id, cs_type, name_en, name_es, hint_en, hint_es, sort) values ('support', 'LIVECHAT', 'Help', 'Ayuda', 'All of it', 'Todo', 1)`,
    ])
      await sql.raw(statement).execute(trx);
  });
  await db.transaction().execute(async trx => {
    for (const { statements } of migrations.slice(at)) for (const statement of statements) await sql.raw(statement).execute(trx);
  });
  expect(await db.selectFrom('vendor_category').select('titles').orderBy('sort').execute()).toEqual([
    { titles: { EN: 'Slots', ES: 'Tragamonedas', AR: 'سلوت' } },
    { titles: { EN: 'Cards', ES: 'Cartas' } },
  ]);
  expect(await db.selectFrom('game_classify').select('names').execute()).toEqual([{ names: { EN: 'New', ES: 'Nuevos', AR: 'جديدة' } }]);
  expect(await db.selectFrom('deposit_method').select(['names', 'hints']).execute()).toEqual([
    { names: { EN: 'Bank', ES: 'Banco' }, hints: { EN: 'By noon.', ES: 'Antes de mediodía.' } },
  ]);
  expect(await db.selectFrom('chat_model').select(['names', 'hints']).execute()).toEqual([
    { names: { EN: 'Help', ES: 'Ayuda' }, hints: { EN: 'All of it', ES: 'Todo' } },
  ]);
  expect(await db.selectFrom('lottery_group').select('titles').where('game_group_code', '=', 'SEA_PICK').execute()).toEqual([
    { titles: { EN: 'Six numbers', ES: 'Seis números' } },
  ]);
  for (const names of ['{"ES":"Banco"}', '{"EN":1}', '{}'])
    await expect(db.updateTable('deposit_method').set({ names }).execute()).rejects.toMatchObject({ code: '23514' });
  await db.destroy();
});
