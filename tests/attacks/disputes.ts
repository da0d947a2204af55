import { randomUUID } from 'node:crypto';
import { decideWithdrawal, requestWithdrawal } from '../../examples/platform/funds/withdrawals.js';
import { newToken } from '../../examples/platform/secrets.js';
import type { Attack } from './attack.js';
import { atOnce, broken, CLIENTS, done } from './at-once.js';
import type { Answer } from './target.js';

interface Scene {
  /** Approved withdrawals whose receipt is open. */
  ids: number[];
  upload: number;
}

const AMOUNT = 5_000;
const COUNT = 8;
/** What no cashier may pay when 50.00 are missing. */
const NO_AMOUNTS: readonly unknown[] = [0, -1, -5_000, 0.5, 5_001, 1e308, '5000', null, {}, true];

export const disputes: Attack<Scene> = {
  name: 'disputes',
  holds: 'what did not come is disputed once, and settled once: never paid above what is missing, never after it was refused',
  most: { requests: 2_000, seconds: 240 },
  async prepare(platform) {
    const { db, clock } = platform;
    const { id: accountId } = await db.selectFrom('account').select('id').where('account', '=', 'demo_member').executeTakeFirstOrThrow();
    const at = clock.now();
    const payee = await db
      .insertInto('payout_account')
      .values({ account_id: accountId, kind: 'ewallet', address: 'alma@wallet', holder: 'Alma Demo', created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    const upload = await db
      .insertInto('upload')
      .values({ key: newToken(), account_id: accountId, mime: 'image/png', bytes: 1, sha256: '', content: '', created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    const ids: number[] = [];
    for (let count = 0; count < COUNT; count++) {
      const { withdrawal } = await requestWithdrawal(platform, {
        accountId,
        payoutAccountId: payee.id,
        amount: AMOUNT,
        mobileNum: '5500000001',
        key: randomUUID(),
      });
      await platform.transact(trx => decideWithdrawal(trx, platform, withdrawal.id, { approved: true, receiptMinutes: 600 }));
      ids.push(withdrawal.id);
    }
    return { ids, upload: upload.id };
  },
  async run(target, find, { ids, upload }) {
    const token = await target.login('demo_member');
    const stranger = await target.login('demo_player');
    const tell = (id: number, body: object, as = token) =>
      target.ask('/wps/relay/MCSFE_confirmWithdrawReceipt', {
        method: 'POST',
        token: as,
        body: { id, proofImages: [upload], claim: 'It did not come', ...body },
      });
    const hear = (what: string, answers: readonly Answer[]) => {
      for (const fault of broken(answers)) find(`${what}: ${fault}`);
    };
    for (const [index, id] of ids.entries()) {
      const isPart = index % 2 === 1;
      const missing = isPart ? AMOUNT / 2 : AMOUNT;
      const words = isPart
        ? { receipt: 'partly', receivedAmount: missing / 100, remainingAmount: missing / 100 }
        : { receipt: 'not_received' };
      const others = await Promise.all([
        tell(id, words, stranger),
        ...[-25, 0, 50.01, 75, 1e9, '0x10', 'NaN'].map(receivedAmount =>
          tell(id, { receipt: 'partly', receivedAmount, remainingAmount: typeof receivedAmount === 'number' ? 50 - receivedAmount : 25 }),
        ),
      ]);
      hear('what cannot have come', others);
      if (done(others) > 0) find(`what cannot have come is taken: ${others.map(({ status }) => status).join()}`);
      // The same word from all at once, and the operator's that it came.
      const told = await atOnce(CLIENTS, turn =>
        turn === 31 ? tell(id, { receipt: 'partly', receivedAmount: 10, remainingAmount: 40 }) : tell(id, words),
      );
      hear('a word', told);
      const pay = (amount: unknown, seen: unknown = missing) =>
        target.operate(`/withdrawals/${id}/pay-again`, { amount: amount as number, missing: seen as number, words: '' });
      const refuse = (seen = missing) => target.operate(`/withdrawals/${id}/refuse`, { reason: 'By the attack', missing: seen });
      const wrong = await Promise.all([
        ...NO_AMOUNTS.map(amount => pay(amount)),
        pay(1_000_000, 1_000_000),
        pay(missing, missing + 1),
        pay(missing, -1),
      ]);
      hear('a payment that cannot be', wrong);
      if (done(wrong) > 0) find(`a payment that cannot be is made: ${wrong.map(({ status }) => status).join()}`);
      const settled = await atOnce(CLIENTS, turn =>
        index < 2 ? pay(missing) : index < 4 && turn % 2 === 0 ? refuse() : pay(turn % 3 === 0 ? missing : missing / 2),
      );
      hear('a settlement', settled);
      if (done(settled) !== 1)
        find(
          `${done(settled)} of ${CLIENTS} cashiers settle one dispute as they saw it: ${[...new Set(settled.map(({ status, json }) => `${status} ${String(json.code ?? '')}`))].join()}`,
        );
      const rest = await atOnce(CLIENTS, turn => (turn % 4 === 3 ? refuse(missing / 2) : pay(missing / 2, missing / 2)));
      hear('the rest', rest);
      if (done(rest) > 1) find(`the rest is settled ${done(rest)} times`);
      const late = await Promise.all([
        tell(id, { receipt: 'not_received' }),
        tell(id, { receipt: 'partly', receivedAmount: 1, remainingAmount: 49 }),
        pay(missing),
        pay(missing / 2, missing / 2),
        refuse(),
        refuse(missing / 2),
      ]);
      hear('what comes later', late);
      if (done(late.slice(isPart ? 0 : 1)) > 0) find(`what comes later is taken: ${late.map(({ status }) => status).join()}`);
    }
  },
  async audit({ db }, find, { ids }) {
    const rows = await db
      .selectFrom('withdrawal')
      .select(['id', 'amount', 'dispute', 'received_amount', 'remaining_amount', 'paid_again'])
      .where('id', 'in', ids)
      .execute();
    for (const { id, amount, dispute, received_amount: received, remaining_amount: remaining, paid_again: paid } of rows) {
      if (dispute === 'none' || dispute === 'open') find(`withdrawal ${id} ends as ${dispute}`);
      if (paid > (remaining ?? 0) || (received ?? 0) + (remaining ?? 0) !== amount)
        find(`withdrawal ${id}: ${received} came, ${remaining} did not, ${paid} were paid again of ${amount}`);
    }
  },
};
