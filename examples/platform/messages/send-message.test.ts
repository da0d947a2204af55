import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { sendMessage, sendToAll } from './send-message.js';

let test: TestApp;
beforeAll(async () => void (test = await openTestApp()));
afterAll(() => test.close());

const idOf = async (account: string) =>
  (await test.platform.db.selectFrom('account').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id;
const unread = async (token: string) =>
  ((await test.call('GET', '/wps/relay/CSP_unreadCount', { token })).body.value as { count: number }).count;

describe('messages', () => {
  it('MSG-11 MSG-13 a message about money is unread and counted once, and undone with its transaction', async () => {
    const token = await test.login('demo_member');
    const account = await idOf('demo_member');
    const before = await unread(token);
    await test.platform.transact(trx =>
      sendMessage(trx, account, { kind: 'deposit_arrival', amount: 5_000, reference: 'D-1' }, test.platform.clock.now()),
    );
    expect(await unread(token)).toBe(before + 1);
    const broken = test.platform.transact(async trx => {
      await sendMessage(
        trx,
        account,
        { kind: 'withdrawal_rejected', amount: 5_000, reference: 'W-1', reason: 'Name differs' },
        test.platform.clock.now(),
      );
      throw new Error('the order could not be settled');
    });
    await expect(broken).rejects.toThrow('could not be settled');
    expect(await unread(token)).toBe(before + 1);
  });

  it('MSG-10 a letter to all reaches every open account but those of free play', async () => {
    const trial = await test.freePlay();
    const [member, agent] = [await test.login('demo_member'), await test.login('demo_agent')];
    const before = [await unread(member), await unread(agent)];
    const { count } = await test.platform.db
      .selectFrom('account')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('type', '!=', 4)
      .where('status', '=', 'active')
      .executeTakeFirstOrThrow();
    const mail = { kind: 'new_mail', title: 'Hello', content: 'All of you.' } as const;
    expect(await test.platform.transact(trx => sendToAll(trx, mail, test.platform.clock.now()))).toBe(count);
    expect([await unread(member), await unread(agent)]).toEqual(before.map(seen => seen + 1));
    const got = await test.platform.db
      .selectFrom('message')
      .innerJoin('account', 'account.id', 'message.account_id')
      .select('message.id')
      .where('account.type', '=', 4)
      .execute();
    expect([trial !== '', got]).toEqual([true, []]);
  });
});
