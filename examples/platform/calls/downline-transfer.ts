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
import { downlineOf } from '../team/tree.js';

const secret = v.optional(v.pipe(plainText(), v.maxLength(200, 'length')), '');

/** O-26, WAL-18, INV-21: to any account of the own tree and to nobody else. */
const transferDownline = defineCall({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_transferDownline',
  access: 'agent',
  sealed: true,
  input: v.object({
    account: inputText,
    amount: minorUnits(0),
    remark: v.pipe(inputText, v.maxLength(140, 'length')),
    paymentPassword: secret,
  }),
  async answer({ platform, caller, input, idempotencyKey }) {
    const { accountId, account: sender } = signedIn(caller);
    assertKeyed(idempotencyKey);
    const { amount, remark } = input;
    const missing = {
      ...(input.account === '' && { account: 'required' }),
      ...(amount === 0 && { amount: 'required' }),
      ...(input.paymentPassword === '' && { paymentPassword: 'required' }),
    };
    if (Object.keys(missing).length > 0) throw new Failure('bad-request', { fields: missing });
    const { id: downlineId, account } = await downlineOf(platform.db, accountId, input.account);
    await assertPaymentPassword(platform, accountId, input.paymentPassword);
    const at = platform.clock.now();
    const booked = await platform.transact(async trx => {
      // Held until the end, so that nobody locks it meanwhile; a repeat is answered whatever has become of it.
      const { status } = await trx.selectFrom('account').select('status').where('id', '=', downlineId).forShare().executeTakeFirstOrThrow();
      const result = await book(trx, {
        type: 'transfer_down',
        ref: { type: 'account', id: String(downlineId) },
        idempotencyKey: `down:${accountId}:${idempotencyKey}`,
        at,
        entries: [
          { wallet: { account: accountId }, amount: -amount },
          { wallet: { account: downlineId }, amount },
        ],
      });
      if (result.repeated) return result;
      await assertNotResting(trx, accountId, at);
      if (status !== 'active')
        throw new Failure('bad-request', { message: `${account} is locked and takes no money.`, fields: { account: 'locked' } });
      const [from = 0, to = 0] = result.wallets;
      await trx
        .insertInto('fund_transfer')
        .values({ kind: 'down', from_wallet: from, to_wallet: to, amount, remark: remark || null, txn_id: result.txnId, created_at: at })
        .execute();
      await sendMessage(trx, downlineId, { kind: 'transfer_in', amount, reference: sender }, at);
      return result;
    });
    const [own = 0] = booked.balances;
    return { value: { transactionId: String(booked.txnId), balance: toWireAmount(own) } };
  },
});

export const downlineTransferCalls = [transferDownline];
