import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../identity/sessions.js';
import { brokenInvariants } from '../ledger/invariants.js';
import type { AccountDetail } from './accounts.js';
import { openTestConsole, type TestConsole } from './open-test-console.js';

let operator: TestConsole;
beforeAll(async () => {
  operator = await openTestConsole();
});
afterAll(() => operator.close());

const idOf = async (account: string) =>
  (await operator.platform.db.selectFrom('account').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id;
const release = (id: number, body: object) =>
  operator.ask<{ code?: string; fields?: Record<string, string>; message?: string }>('POST', `/accounts/${id}/release-bindings`, body);
const detail = async (id: number) => (await operator.ask<AccountDetail>('GET', `/accounts/${id}`)).body;

describe('help for an owner who has lost what is bound', () => {
  it('MEM-24 takes it off with a reason: sessions end, withdrawals rest, the old addresses are told, and it is written down', async () => {
    const { db, clock } = operator.platform;
    const id = await idOf('demo_player');
    const token = await operator.platform.transact(trx =>
      openSession(trx, operator.platform, { accountId: id, kind: 'member', ip: '192.0.2.7', hours: 24 }),
    );
    expect(await release(id, { kinds: ['email', 'mobile'], reason: 'short' })).toMatchObject({ status: 400 });
    expect(await release(id, { kinds: [], reason: 'known by voice and papers' })).toMatchObject({ status: 400 });
    expect(await release(id, { kinds: ['google'], reason: 'known by voice and papers' })).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile' },
    });
    expect((await detail(id)).bindings.map(({ kind }) => kind)).toEqual(['email', 'mobile']);
    const ended: unknown[] = [];
    const stop = operator.platform.events.on('session-ended', detail => ended.push(detail));
    expect(await release(id, { kinds: ['email', 'mobile'], reason: 'known by voice and papers' })).toMatchObject({ status: 200 });
    stop();
    expect(ended, 'its live chat ends with them').toEqual([{ accountId: id }]);
    const after = await detail(id);
    expect(after.bindings).toEqual([]);
    expect(after.withdrawalsRestUntil).toBeGreaterThan(clock.now() + 23 * 3_600_000);
    expect(after.sessions.filter(({ open }) => open)).toEqual([]);
    expect((await operator.app.inject({ url: '/wps/member/info', headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(401);
    for (const target of ['demo_player@example.test', '+525500000004']) {
      const told = await db.selectFrom('outbox').select('text').where('target', '=', target).execute();
      expect(told.map(({ text }) => text).join('\n')).toMatch(/ha quitado el correo[^]*ha quitado el número de celular/);
    }
    const {
      ref,
      before,
      after: became,
    } = await db
      .selectFrom('audit')
      .select(['ref', 'before', 'after'])
      .where('action', '=', 'account.release-bindings')
      .executeTakeFirstOrThrow();
    expect([ref, before, became]).toEqual([
      `account ${id} demo_player: known by voice and papers`,
      JSON.stringify({ email: 'demo_player@example.test', mobile: '+525500000004' }),
      JSON.stringify({ email: null, mobile: null }),
    ]);
    expect(await brokenInvariants(db)).toEqual([]);
  });
});
