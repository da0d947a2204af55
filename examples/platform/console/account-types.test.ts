import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../identity/sessions.js';
import type { OpenedByOperator } from './account-types.js';
import { openTestConsole, type TestConsole } from './open-test-console.js';

let operator: TestConsole;
beforeAll(async () => {
  operator = await openTestConsole();
});
afterAll(() => operator.close());

type Answer = OpenedByOperator & { code?: string; fields?: Record<string, string> };
const open = (body: object) => operator.ask<Answer>('POST', '/accounts', { type: 0, upline: '', rate: null, ...body });
const turn = async (account: string, type: number, more: object = {}) =>
  operator.ask<Answer>('POST', `/accounts/${await operator.idOf(account)}/type`, { type, reason: 'agreed by phone', ...more });
const rowOf = (account: string) => operator.platform.db.selectFrom('account').selectAll().where('account', '=', account).executeTakeFirst();

describe('accounts that the operator opens', () => {
  it('an agent stands at the top or below another, with a password that is shown once and has to be changed', async () => {
    const { body } = await open({ account: 'newline01', type: 41, rate: 150 });
    expect(body).toMatchObject({ id: expect.any(Number), account: 'newline01', password: expect.stringMatching(/^[A-Za-z]{8}\d{4}$/) });
    expect(await rowOf('newline01')).toMatchObject({ type: 41, rate: 150, upline_id: null, path: '', password_default: true });
    expect(await operator.lastDeed()).toEqual({ action: 'account.open', ref: `account ${body.id} newline01` });
    const below = await open({ account: 'newline02', type: 42, upline: 'NewLine01' });
    expect(await rowOf('newline02')).toMatchObject({ type: 42, upline_id: body.id, path: `/${body.id}/` });
    expect(below.status).toBe(200);
    const audited = await operator.platform.db
      .selectFrom('audit')
      .select('after')
      .where('ref', '=', `account ${body.id} newline01`)
      .executeTakeFirstOrThrow();
    expect(audited.after, 'no password').toBe('{"type":41,"upline":null,"rate":150}');
  });

  it('what does not fit is said field by field, and nothing is opened', async () => {
    for (const [body, fields] of [
      [{ account: '' }, { account: 'Does not fit the rule for names of accounts.' }],
      [{ account: 'DEMO_member' }, { account: expect.any(String) }],
      [{ account: 'friend99', upline: 'demo_member' }, { upline: 'There is no such agent, or it is locked.' }],
      [{ account: 'friend99', type: 2 }, { type: 'At the top of a tree it can be a member or agent 1 or agent 41.' }],
      [{ account: 'friend99', type: 41, upline: 'demo_agent' }, { type: 'Below demo_agent it can be a member or agent 2.' }],
      [{ account: 'friend99', type: 4 }, { type: 'Member or a type of agent.' }],
      [{ account: 'friend99', rate: 9_999_999 }, { rate: expect.stringMatching(/^At most/) }],
    ] as const)
      expect([body, (await open(body)).body]).toMatchObject([body, { code: 'bad-request', fields }]);
    expect(await rowOf('friend99')).toBeUndefined();
  });
});

describe('the type of an account', () => {
  it('a member becomes an agent and a member again: logged out, audited with the reason', async () => {
    await open({ account: 'turning1', upline: 'demo_agent' });
    const id = await operator.idOf('turning1');
    const token = await operator.platform.transact(trx =>
      openSession(trx, operator.platform, { accountId: id, kind: 'member', ip: '192.0.2.7', hours: 24 }),
    );
    expect((await turn('turning1', 2, { reason: '' })).body.fields).toHaveProperty('reason');
    // Settings that nobody has read yet: within a transaction the embedded database could not answer them.
    operator.platform.events.emit('status-changed', undefined);
    expect((await turn('turning1', 2)).status).toBe(200);
    expect((await rowOf('turning1'))?.type).toBe(2);
    expect(
      (await operator.app.inject({ url: '/wps/member/info', headers: { authorization: `Bearer ${token}` } })).json<{ success: boolean }>()
        .success,
    ).toBe(false);
    expect(await operator.lastDeed()).toEqual({
      action: 'account.type',
      ref: `account ${id} turning1 (1 sessions, 0 games ended): agreed by phone`,
    });
    expect((await turn('turning1', 0, { seen: 0 })).body.code).toBe('changed-meanwhile');
    expect((await turn('turning1', 0, { seen: 2 })).status).toBe(200);
  });

  it('keeps to the line of the upline, and an agent that still has a team, contracts or codes stays one, for the database too', async () => {
    expect((await turn('demo_player', 41)).body.fields?.type).toMatch(/^Below its upline it can be a member/);
    expect((await turn('demo_agent', 0)).body.fields?.type).toMatch(/^It still has \d+ accounts below, .*End these first\.$/);
    expect((await rowOf('demo_agent'))?.type).toBe(1);
    const { db } = operator.platform;
    const agent = await operator.idOf('demo_agent');
    await expect(db.updateTable('account').set({ type: 0 }).where('id', '=', agent).execute()).rejects.toMatchObject({ code: '23001' });
    const member = await rowOf('demo_member');
    const { id: _id, ...copy } = member!;
    await expect(
      db
        .insertInto('account')
        .values({ ...copy, account: 'below_member', upline_id: member!.id })
        .execute(),
    ).rejects.toMatchObject({ code: '23001' });
    const trial = await db.selectFrom('account').select('account').where('type', '=', 4).executeTakeFirst();
    if (trial) expect((await turn(trial.account, 0)).body.fields?.type).toBe('An account of free play stays one.');
  });
});
