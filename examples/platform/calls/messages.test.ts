import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messagesAnswer } from '../../../src/api/account/messages.js';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { sendMessage, type MessageToSend } from '../messages/send-message.js';

let test: TestApp;
let token: string;
let other: string;
beforeAll(async () => {
  test = await openTestApp();
  [token, other] = [await test.login('demo_member'), await test.login('demo_player')];
});
beforeEach(async () => {
  await test.platform.db.deleteFrom('message').execute();
});
afterAll(() => test.close());

const list = async (query: Record<string, string | number> = {}, of = token) =>
  v.parse(messagesAnswer, (await test.call('GET', '/wps/relay/CSP_messageList', { token: of, query })).body.value);
const unread = async (of = token) =>
  ((await test.call('GET', '/wps/relay/CSP_unreadCount', { token: of })).body.value as { count: number }).count;
const read = (body: object, of = token) => test.call('POST', '/wps/relay/CSP_messageRead', { token: of, body: { ...body } });
async function send(...messages: MessageToSend[]) {
  const { id } = await test.platform.db.selectFrom('account').select('id').where('account', '=', 'demo_member').executeTakeFirstOrThrow();
  for (const message of messages) await test.platform.transact(trx => sendMessage(trx, id, message, test.platform.clock.now()));
}
const mail = (title: string): MessageToSend => ({ kind: 'new_mail', title, content: `Text of ${title}` });

describe('the box of an account', () => {
  it.each<[string, MessageToSend, string, string, string]>([
    ['MSG-10', { kind: 'new_mail', title: 'Hello', content: 'All of you.' }, 'Hello', 'Hello', 'All of you.'],
    [
      'MSG-11',
      { kind: 'deposit_arrival', amount: 123_450, reference: 'D7' },
      'Your deposit has arrived',
      'Tu depósito ha llegado',
      '$1,234.50 has been added to your balance. Order D7.',
    ],
    [
      'MSG-12',
      { kind: 'withdrawal_approved', amount: 5_000, reference: 'W1' },
      'Your withdrawal is approved',
      'Tu retiro está aprobado',
      '$50.00 is on its way to you. Confirm in your wallet when it has arrived. Withdrawal W1.',
    ],
    [
      'MSG-13',
      { kind: 'withdrawal_rejected', amount: 5_000, reference: 'W2', reason: 'Name differs' },
      'Your withdrawal was rejected',
      'Tu retiro fue rechazado',
      '$50.00 is back in your balance. Withdrawal W2.\nReason: Name differs',
    ],
    [
      'MSG-14',
      { kind: 'deposit_failed', amount: 5_000, reference: 'D8', reason: 'Wrong proof' },
      'Your deposit did not arrive',
      'Tu depósito no llegó',
      'The deposit of $50.00 was not completed and nothing was added to your balance. Order D8.\nReason: Wrong proof',
    ],
  ])(
    '%s %j stands first in the box, counts once, and is read in the reader’s language',
    async (_row, message, english, spanish, content) => {
      const before = await unread();
      await send(message);
      expect(await unread()).toBe(before + 1);
      const [newest] = (await list({ language: 'EN' })).list;
      expect([newest?.kind, newest?.title, newest?.isRead]).toEqual([message.kind, english, false]);
      expect(newest?.content).toContain(content);
      expect((await list({ language: 'ES' })).list[0]?.title).toBe(spanish);
      expect((await list({ kind: message.kind })).list).toHaveLength(1);
    },
  );

  it('MSG-15 INV-30 reading lowers the count once, and of one’s own messages alone', async () => {
    await send(mail('One'), mail('Two'), mail('Three'));
    const [newest] = (await list()).list;
    expect([await unread(), newest?.isRead]).toEqual([3, false]);
    await read({ ids: [newest?.id] }, other);
    expect(await unread()).toBe(3);
    for (let twice = 0; twice < 2; twice++) await read({ ids: [newest?.id] });
    expect([await unread(), (await list()).list.map(({ isRead }) => isRead)]).toEqual([2, [true, false, false]]);
    await read({ all: true });
    expect(await unread()).toBe(0);
    expect((await read({})).body.code).toBe('bad-request');
    expect((await read({ ids: ['x'] })).status).toBe(400);
  });

  it('O-48 what is deleted leaves list and count, of one’s own alone', async () => {
    await send(mail('One'), mail('Two'));
    const ids = (await list()).list.map(({ id }) => id);
    await test.call('DELETE', '/wps/relay/CSP_messageDelete', { token: other, body: { ids } });
    expect(await unread()).toBe(2);
    await test.call('DELETE', '/wps/relay/CSP_messageDelete', { token, body: { ids: [ids[0]] } });
    expect([(await list()).list.map(({ title }) => title), await unread()]).toEqual([['One'], 1]);
  });

  it('O-46 ten a page', async () => {
    await send(...Array.from({ length: 12 }, (_, index) => mail(`No. ${index + 1}`)));
    const second = await list({ page: 2 });
    expect([second.list.map(({ title }) => title), second.total, second.totalPages]).toEqual([['No. 2', 'No. 1'], 12, 2]);
  });
});
