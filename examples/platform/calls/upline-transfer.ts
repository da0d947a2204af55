import * as v from 'valibot';
import { Failure } from '../failure.js';
import { assertNotResting } from '../funds/withdrawal-rest.js';
import { assertPaymentPassword } from '../funds/payment-password.js';
import { signedIn } from '../http/access.js';
import { assertKeyed, defineCall } from '../http/call.js';
import { plainText } from '../http/plain-text.js';
import { inputText, minorUnits, toWireAmount } from '../http/wire-input.js';
import { book } from '../ledger/book.js';
import { sendMessage } from '../messages/send-message.js';

const secret = v.optional(v.pipe(plainText(), v.maxLength(200, 'length')), '');

/** O-25, WAL-17, INV-21: to the direct upline and to nobody else. */
const transferUpline = defineCall({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_transferUpline',
  access: 'real',
  sealed: true,
  input: v.object({ amount: minorUnits(0), remark: v.pipe(inputText, v.maxLength(140, 'length')), paymentPassword: secret }),
  async answer({ platform, caller, input, idempotencyKey }) {
    const { accountId, account: sender } = signedIn(caller);
    assertKeyed(idempotencyKey);
    const { amount, remark } = input;
    const { upline_id: uplineId } = await platform.db
      .selectFrom('account')
      .select('upline_id')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    if (uplineId === null) throw new Failure('not-found', { message: 'This account has no upline.' });
    const fields = { ...(amount === 0 && { amount: 'required' }), ...(input.paymentPassword === '' && { paymentPassword: 'required' }) };
    if (Object.keys(fields).length > 0) throw new Failure('bad-request', { fields });
    await assertPaymentPassword(platform, accountId, input.paymentPassword);
    const at = platform.clock.now();
    const booked = await platform.transact(async trx => {
      const result = await book(trx, {
        type: 'transfer_up',
        ref: { type: 'account', id: String(uplineId) },
        idempotencyKey: `up:${accountId}:${idempotencyKey}`,
        at,
        entries: [
          { wallet: { account: accountId }, amount: -amount },
          { wallet: { account: uplineId }, amount },
        ],
      });
      if (result.repeated) return result;
      await assertNotResting(trx, accountId, at);
      const [from = 0, to = 0] = result.wallets;
      await trx
        .insertInto('fund_transfer')
        .values({ kind: 'up', from_wallet: from, to_wallet: to, amount, remark: remark || null, txn_id: result.txnId, created_at: at })
        .execute();
      await sendMessage(trx, uplineId, { kind: 'transfer_in', amount, reference: sender }, at);
      return result;
    });
    const [own = 0] = booked.balances;
    return { value: { transactionId: String(booked.txnId), balance: toWireAmount(own) } };
  },
});

export const uplineTransferCalls = [transferUpline];
