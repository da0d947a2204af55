import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LetterRow } from './letters.js';
import { sendMessage } from '../messages/send-message.js';
import { openTestConsole, type TestConsole } from './open-test-console.js';

let operator: TestConsole;
beforeAll(async () => {
  operator = await openTestConsole();
  await operator.app.ready();
});
afterAll(() => operator.close());

const rows = async (query = '') => (await operator.ask<{ list: LetterRow[] }>('GET', `/letters${query}`)).body.list;

describe('letters of the operator', () => {
  it('MSG-10 one account gets a letter, whatever the case of its name; the audit knows', async () => {
    expect(
      (await operator.ask('POST', '/letters', { account: 'Demo_Member', title: ' Hello ', content: 'Welcome back.' })).body,
    ).toMatchObject({ sent: 1 });
    expect(await rows('?search=demo_member')).toMatchObject([
      { account: 'demo_member', kind: 'new_mail', title: 'Hello', content: 'Welcome back.', readAt: null, deletedAt: null },
    ]);
    expect(await operator.lastDeed()).toEqual({ action: 'letter.send', ref: 'Demo_Member' });
  });

  it('MSG-10 everybody gets one, once each', async () => {
    const { sent } = (await operator.ask<{ sent: number }>('POST', '/letters', { title: 'To all', content: 'News.' })).body;
    const got = await operator.platform.db.selectFrom('message').select('account_id').where('title', '=', 'To all').execute();
    expect([got.length, new Set(got.map(row => row.account_id)).size]).toEqual([sent, sent]);
    expect(sent).toBeGreaterThan(10);
  });

  it('a name that nobody has, and a letter without words, are refused and send nothing', async () => {
    const count = async () =>
      (
        await operator.platform.db
          .selectFrom('message')
          .select(eb => eb.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count;
    const before = await count();
    expect(await operator.ask('POST', '/letters', { account: 'nobody_here', title: 'A', content: 'B' })).toMatchObject({
      status: 400,
      body: { fields: { account: 'Nobody has this name.' } },
    });
    expect(await operator.ask('POST', '/letters', { account: 'demo_member', title: ' ', content: '' })).toMatchObject({
      status: 400,
      body: { fields: { title: 'Must not be empty.', content: 'Must not be empty.' } },
    });
    expect(await count()).toBe(before);
  });

  it('what the platform told by itself stands there too, in words', async () => {
    const id = await operator.idOf('demo_player');
    const letter = { kind: 'withdrawal_rejected', amount: 1_250, reference: 'W9', reason: 'Name differs' } as const;
    await operator.platform.transact(trx => sendMessage(trx, id, letter, operator.platform.clock.now()));
    expect((await rows('?search=demo_player'))[0]).toMatchObject({
      kind: 'withdrawal_rejected',
      content: '$12.50 is back in your balance. Withdrawal W9.\nReason: Name differs',
    });
  });
});
