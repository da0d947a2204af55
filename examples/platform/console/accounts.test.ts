import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../identity/sessions.js';
import { totpAt, totpStep } from '../identity/totp.js';
import { verifyPassword } from '../passwords.js';
import { DEMO_TOTP_SECRET } from '../seed/identity.js';
import type { Downline } from '../team/downlines.js';
import type { AccountDetail, AccountRow } from './accounts.js';
import type { Adjustment } from './adjustment.js';
import type { LedgerRow } from './ledger-row.js';
import { openTestConsole, type TestConsole } from './open-test-console.js';
import type { LedgerCheck } from './overview.js';
import type { Page, Stretch } from './paging.js';

const DAY_MS = 86_400_000;
let operator: TestConsole;
beforeAll(async () => {
  operator = await openTestConsole();
});
afterAll(() => operator.close());

async function detail(id: number): Promise<AccountDetail> {
  return (await operator.ask<AccountDetail>('GET', `/accounts/${id}`)).body;
}
async function logIn(accountId: number): Promise<string> {
  return operator.platform.transact(trx => openSession(trx, operator.platform, { accountId, kind: 'member', ip: '192.0.2.7', hours: 24 }));
}
async function memberInfo(token: string): Promise<number> {
  return (await operator.app.inject({ url: '/wps/member/info', headers: { authorization: `Bearer ${token}` } })).statusCode;
}
async function adjust(id: number, amount: number, key: string, reason = 'a test of the books') {
  return operator.ask<Adjustment & { code?: string }>('POST', `/accounts/${id}/adjustment`, { amount, reason }, { 'idempotency-key': key });
}

describe('list of accounts', () => {
  it('OPC-15 searches, filters, orders and pages in the database', async () => {
    const found = await operator.ask<Page<AccountRow>>('GET', '/accounts?search=DEMO_&status=active&order=balance&pageSize=3');
    expect(found.body.total).toBe(10);
    expect(found.body.totalPages).toBe(4);
    expect(found.body.list.map(row => row.balance)).toEqual([500_000, 200_000, 150_000]);
    const agents = await operator.ask<Page<AccountRow>>('GET', '/accounts?type=2');
    expect(agents.body.list.map(row => row.account)).toEqual(['demo_subagent']);
    const byMail = await operator.ask<Page<AccountRow>>('GET', '/accounts?search=demo_first@example');
    expect(byMail.body.list.map(row => row.account)).toEqual(['demo_first']);
  });

  it('OPC-15 wildcards of the search are taken literally', async () => {
    expect((await operator.ask<Page<AccountRow>>('GET', '/accounts?search=%25')).body.total).toBe(0);
  });

  it('OPC-05 a wrong filter is refused with the name of the field', async () => {
    const refused = await operator.ask('GET', '/accounts?page=0&status=asleep');
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      success: false,
      code: 'bad-request',
      fields: { page: 'At least 1.', status: 'active or locked.' },
    });
  });

  it('SES-48: an account with an authenticator shows its secret, its address for apps and the code that logs it in now', async () => {
    const { authenticator } = await detail(await operator.idOf('demo_newip'));
    const secret = DEMO_TOTP_SECRET;
    const step = totpStep(operator.platform.clock.now());
    expect(authenticator).toMatchObject({
      secret,
      address: `otpauth://totp/Nova%20Palace:demo_newip?secret=${secret}&issuer=Nova%20Palace`,
    });
    expect([step, step - 1].map(at => totpAt(secret, at))).toContain(authenticator?.code);
    expect((await detail(await operator.idOf('demo_member'))).authenticator).toBeNull();
  });

  it('INV-31: no answer about an account holds a hash', async () => {
    const id = await operator.idOf('demo_member');
    await logIn(id);
    expect(JSON.stringify(await detail(id))).not.toMatch(/scrypt|hash/i);
    expect((await detail(id)).sessions[0]?.id).toHaveLength(8);
    expect((await detail(await operator.idOf('demo_player'))).uplines.map(upline => upline.account)).toEqual([
      'demo_agent',
      'demo_subagent',
    ]);
  });
});

describe('where an account stands', () => {
  it('AGT-01: those above it, how many are below, and its direct downlines by page', async () => {
    const [agent, sub] = [await operator.idOf('demo_agent'), await operator.idOf('demo_subagent')];
    expect(await detail(agent)).toMatchObject({ uplines: [], downlines: 1, team: 2 });
    expect(await detail(sub)).toMatchObject({ uplines: [{ id: agent, account: 'demo_agent' }], downlines: 1, team: 1 });
    const below = await operator.ask<Page<Downline>>('GET', `/accounts/${agent}/downlines?pageSize=5`);
    expect(below.body).toMatchObject({
      total: 1,
      totalPages: 1,
      list: [{ id: sub, account: 'demo_subagent', type: 2, members: 1, balance: 200_000 }],
    });
    expect((await operator.ask<Page<Downline>>('GET', `/accounts/${agent}/downlines?page=2`)).body.list).toEqual([]);
    expect((await operator.ask('GET', '/accounts/987654/downlines')).status).toBe(404);
  });
});

describe('money', () => {
  it('INV-01 INV-02: a credit and a debit are booked against the house and leave the books right', async () => {
    const id = await operator.idOf('demo_first');
    expect((await adjust(id, 12_345, 'credit-key-1')).body.balance).toBe(62_345);
    expect(await operator.lastDeed()).toMatchObject({ action: 'account.credit', ref: expect.stringContaining('+12345 minor units') });
    expect((await adjust(id, -2_345, 'debit-key-1')).body.balance).toBe(60_000);
    expect(await operator.lastDeed()).toMatchObject({ action: 'account.debit', ref: expect.stringContaining('a test of the books') });
    const [newest] = (await operator.ask<Stretch<LedgerRow>>('GET', '/ledger?account=Demo_First&type=adjustment')).body.list;
    expect(newest?.entries.map(entry => [entry.owner, entry.amount])).toEqual([
      ['demo_first', -2_345],
      ['house:cash', 2_345],
    ]);
    expect((await operator.ask<LedgerCheck>('GET', '/ledger/check')).body).toMatchObject({
      ok: true,
      sum: 0,
      wrongWallets: 0,
      negativeWallets: 0,
    });
  });

  it('INV-03: a debit beyond the balance is refused as a whole and leaves no audit row', async () => {
    const id = await operator.idOf('demo_expired');
    const before = await operator.lastDeed();
    const refused = await adjust(id, -50_001, 'debit-key-2');
    expect(refused).toMatchObject({ status: 409, body: { code: 'insufficient-balance' } });
    expect((await detail(id)).balance).toBe(50_000);
    expect(await operator.lastDeed()).toEqual(before);
    expect((await operator.ask<LedgerCheck>('GET', '/ledger/check')).body.ok).toBe(true);
  });

  it('INV-04: the same key books once, and never another amount', async () => {
    const id = await operator.idOf('demo_default');
    const first = await adjust(id, 500, 'same-key-1');
    const again = await adjust(id, 500, 'same-key-1');
    expect(again.body).toMatchObject({ txnId: first.body.txnId, balance: 50_500, repeated: true });
    expect(await adjust(id, 600, 'same-key-1')).toMatchObject({ status: 422, body: { code: 'idempotency-mismatch' } });
    expect((await detail(id)).balance).toBe(50_500);
  });

  it('INV-04: a booking without a key, without a reason or of a broken amount is refused', async () => {
    const id = await operator.idOf('demo_default');
    expect((await operator.ask('POST', `/accounts/${id}/adjustment`, { amount: 100, reason: 'no key' })).status).toBe(400);
    expect((await adjust(id, 100, 'refused-key-1', ' ')).status).toBe(400);
    expect((await adjust(id, 0.5, 'refused-key-2')).status).toBe(400);
    expect((await adjust(id, 0, 'refused-key-3')).status).toBe(400);
    expect((await adjust(987_654, 100, 'refused-key-4')).status).toBe(404);
  });

  it('OPC-16 exports the ledger as CSV with one line per entry', async () => {
    const { entries } = (await operator.ask<LedgerCheck>('GET', '/ledger/check')).body;
    const whole = (await operator.ask<string>('GET', '/ledger.csv')).body.trimEnd().split('\r\n');
    expect(whole).toHaveLength(entries + 1);
    const own = (await operator.ask<string>('GET', '/ledger.csv?account=demo_agent41')).body;
    expect(own).toMatch(/,deposit,seed,\d+,seed:deposit:\d+,\d+,\d+,demo_agent41,MAIN,150000,150000\r\n/);
  });

  it('OPC-16 the ledger is read in stretches that neither overlap nor leave out', async () => {
    const ids: number[] = [];
    for (let before: number | null = Number.MAX_SAFE_INTEGER; before !== null;) {
      const { body }: { body: Stretch<LedgerRow> } = await operator.ask<Stretch<LedgerRow>>('GET', `/ledger?pageSize=200&before=${before}`);
      ids.push(...body.list.map(row => row.id));
      before = body.next;
    }
    const { transactions } = (await operator.ask<LedgerCheck>('GET', '/ledger/check')).body;
    expect(ids).toHaveLength(transactions);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  });
});

describe('actions', () => {
  it('INV-06: locking ends the sessions at once; unlocking lets log in again', async () => {
    const id = await operator.idOf('demo_newip');
    const token = await logIn(id);
    expect(await memberInfo(token)).toBe(200);
    expect((await operator.ask('POST', `/accounts/${id}/lock`)).status).toBe(200);
    expect(await memberInfo(token)).toBe(401);
    expect(await detail(id)).toMatchObject({ status: 'locked' });
    expect(await operator.lastDeed()).toEqual({ action: 'account.lock', ref: `account ${id} demo_newip (1 sessions, 0 games ended)` });
    await operator.platform.db
      .insertInto('login_attempt')
      .values(
        ['account:demo_newip', 'pair:demo_newip|203.0.113.7'].map(subject => ({
          subject,
          failures: 9,
          last_at: operator.platform.clock.now(),
        })),
      )
      .execute();
    await operator.ask('POST', `/accounts/${id}/unlock`);
    expect(await detail(id)).toMatchObject({ status: 'active' });
    expect(await operator.platform.db.selectFrom('login_attempt').selectAll().where('subject', 'like', '%demo%newip%').execute()).toEqual(
      [],
    );
    expect(await memberInfo(token)).toBe(401);
  });

  it('INV-06: revoking ends every session of the account and of no other, and its open pages are told', async () => {
    const id = await operator.idOf('demo_agent42');
    const tokens = [await logIn(id), await logIn(id)];
    const other = await logIn(await operator.idOf('demo_agent41'));
    const told: unknown[] = [];
    const stop = operator.platform.events.on('account-changed', detail => told.push(detail));
    await operator.ask('POST', `/accounts/${id}/revoke-sessions`);
    stop();
    expect(told).toEqual([{ accountId: id }]);
    expect(await Promise.all([...tokens, other].map(memberInfo))).toEqual([401, 401, 200]);
    expect((await detail(id)).sessions.every(session => !session.open)).toBe(true);
    expect(await operator.lastDeed()).toMatchObject({ action: 'account.revoke-sessions' });
  });

  it('OPC-17 a password is expired, flagged as default and reset', async () => {
    const id = await operator.idOf('demo_agent');
    await operator.ask('POST', `/accounts/${id}/expire-password`);
    expect(await detail(id)).toMatchObject({ passwordExpired: true });
    expect(operator.platform.clock.now() - (await detail(id)).passwordChangedAt).toBeGreaterThan(90 * DAY_MS);
    await operator.ask('POST', `/accounts/${id}/default-password`, { on: true });
    expect(await detail(id)).toMatchObject({ passwordDefault: true });
    await operator.ask('POST', `/accounts/${id}/default-password`, { on: false });
    expect(await detail(id)).toMatchObject({ passwordDefault: false });

    const token = await logIn(id);
    const { password } = (await operator.ask<{ password: string }>('POST', `/accounts/${id}/reset-password`, {})).body;
    const { password_hash } = await operator.platform.db
      .selectFrom('account')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(await verifyPassword(password, password_hash)).toBe(true);
    expect(await detail(id)).toMatchObject({ passwordExpired: false, passwordDefault: true });
    expect(await memberInfo(token)).toBe(401);
    expect(JSON.stringify(await operator.lastDeed())).not.toContain(password);
  });

  it('INV-28: a password of the operator has to fit the rule that members meet', async () => {
    const id = await operator.idOf('demo_agent');
    expect((await operator.ask('POST', `/accounts/${id}/reset-password`, { password: 'short' })).status).toBe(400);
    expect((await operator.ask('POST', `/accounts/${id}/reset-password`, { password: 'only letters here' })).status).toBe(400);
    const kept = await operator.ask('POST', `/accounts/${id}/reset-password`, { password: 'Given1234', mustChange: false });
    expect(kept.body).toMatchObject({ success: true, password: null });
    expect(await detail(id)).toMatchObject({ passwordDefault: false });
  });

  it('OPC-05 an unknown account is told, and nothing is written', async () => {
    const before = await operator.lastDeed();
    for (const action of ['lock', 'unlock', 'revoke-sessions', 'expire-password', 'reset-password']) {
      expect((await operator.ask('POST', `/accounts/987654/${action}`, {})).status).toBe(404);
    }
    expect(await operator.lastDeed()).toEqual(before);
  });
});
