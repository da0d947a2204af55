import * as v from 'valibot';
import { isSameName } from '../../../src/api/account/same-name.js';
import { isPayoutAddress, PAYOUT_KINDS, plainAddress } from '../../../src/api/money/withdraw.js';
import type { PayoutAccountTable } from '../database/schema.js';
import { Failure } from '../failure.js';
import { assertPaymentPassword, hasPaymentPassword } from '../funds/payment-password.js';
import { settlementsOf } from '../funds/withdrawal-disputes.js';
import { restsUntil } from '../funds/withdrawal-rest.js';
import { cancelWithdrawal, confirmReceipt, requestWithdrawal, withdrawalReference, type ReceiptAnswer } from '../funds/withdrawals.js';
import { signedIn } from '../http/access.js';
import { assertKeyed, defineCall } from '../http/call.js';
import { plainText } from '../http/plain-text.js';
import { inputText, minorUnits, requiredId, toWireAmount, wholeNumber } from '../http/wire-input.js';
import type { Settings } from '../http/settings.js';
import { maskedAddress } from '../identity/masked.js';
import { isOtherName, realNameOf, realNameOfAccount } from '../identity/real-name.js';
import type { Db, Platform } from '../platform.js';
import { proofsOf } from '../funds/withdrawal-proofs.js';

const PAGE_SIZE = 10;
const MOST_ACCOUNTS = 5;
/** Characters of a member's words about what did not come. */
const LONGEST_CLAIM = 500;
const secret = v.optional(v.pipe(plainText(), v.maxLength(200, 'length')), '');

const config = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawConfig',
  access: 'real',
  input: v.object({}),
  async answer({ platform, caller, settings }) {
    const { accountId } = signedIn(caller);
    const profile = await platform.db
      .selectFrom('account_profile')
      .select(['payee_name', 'full_name', 'mobile_num'])
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return {
      value: {
        min: toWireAmount(await settings.number('withdraw_min')),
        max: toWireAmount(await settings.number('withdraw_max')),
        phoneDigits: await settings.number('withdraw_phone_digits'),
        receiptMinutes: await settings.number('withdraw_receipt_minutes'),
        hasPaymentPassword: await hasPaymentPassword(platform, accountId),
        payeeName: realNameOf(profile),
        sameNameOnly: await refusesOtherNames(settings),
        mobileNum: profile?.mobile_num ?? '',
        restsUntil: (await restsUntil(platform.db, accountId, platform.clock.now())) ?? null,
        imageMaxBytes: await settings.number('image_max_bytes'),
        imageMaxCount: await settings.number('image_max_count'),
      },
    };
  },
});

const accounts = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPayoutAccounts',
  access: 'real',
  input: v.object({}),
  async answer({ platform, caller }) {
    const { accountId } = signedIn(caller);
    const realName = await realNameOfAccount(platform.db, accountId);
    const rows = await platform.db
      .selectFrom('payout_account')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('active', '=', true)
      .orderBy('id')
      .execute();
    return { value: { list: rows.map(row => toWireAccount(row, realName)) } };
  },
});

const addAccount = defineCall({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_addPayoutAccount',
  access: 'real',
  sealed: true,
  input: v.object({ kind: v.picklist(PAYOUT_KINDS, 'unknown'), address: inputText, holder: inputText, paymentPassword: secret }),
  async answer({ platform, caller, input, settings }) {
    const { accountId } = signedIn(caller);
    const realName = await realNameOfAccount(platform.db, accountId);
    const isRefused = !isSameName(input.holder, realName) && (await refusesOtherNames(settings));
    const address = plainAddress(input.kind, input.address);
    const fields = {
      ...(!isPayoutAddress(input.kind, address) && { address: address === '' ? 'required' : 'pattern' }),
      ...(isRefused && { holder: 'other-name' }),
      ...((input.holder.length < 2 || input.holder.length > 60) && { holder: input.holder === '' ? 'required' : 'length' }),
      ...(input.paymentPassword === '' && { paymentPassword: 'required' }),
    };
    if (Object.keys(fields).length > 0) throw new Failure('bad-request', { fields });
    await assertPaymentPassword(platform, accountId, input.paymentPassword);
    const row = await platform.transact(async trx => {
      await trx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
      const own = await trx
        .selectFrom('payout_account')
        .select(['kind', 'address'])
        .where('account_id', '=', accountId)
        .where('active', '=', true)
        .execute();
      if (own.some(other => other.kind === input.kind && other.address.toLowerCase() === address.toLowerCase()))
        throw new Failure('bad-request', { fields: { address: 'taken' } });
      if (own.length >= MOST_ACCOUNTS)
        throw new Failure('bad-request', { message: `At most ${MOST_ACCOUNTS} receiving addresses.`, fields: { address: 'length' } });
      return trx
        .insertInto('payout_account')
        .values({ account_id: accountId, kind: input.kind, address, holder: input.holder, created_at: platform.clock.now() })
        .returningAll()
        .executeTakeFirstOrThrow();
    });
    return { value: { account: toWireAccount(row, realName) } };
  },
});

/** Guarded like its adding: a session alone changes nothing of where money goes. */
const removeAccount = defineCall({
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removePayoutAccount',
  access: 'real',
  sealed: true,
  input: v.object({ id: requiredId, paymentPassword: secret }),
  async answer({ platform, caller, input }) {
    const { accountId } = signedIn(caller);
    await assertPaymentPassword(platform, accountId, input.paymentPassword);
    const { numUpdatedRows } = await platform.db
      .updateTable('payout_account')
      .set({ active: false })
      .where('id', '=', input.id)
      .where('account_id', '=', accountId)
      .where('active', '=', true)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Failure('not-found');
    return {};
  },
});

const create = defineCall({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_createWithdraw',
  access: 'real',
  sealed: true,
  input: v.object({ payoutAccountId: inputText, amount: minorUnits(0), mobileNum: inputText, paymentPassword: secret }),
  async answer({ platform, caller, input, settings, idempotencyKey, origin }) {
    const { accountId } = signedIn(caller);
    assertKeyed(idempotencyKey);
    const { payoutAccountId, amount, mobileNum } = input;
    const digits = await settings.number('withdraw_phone_digits');
    const isInLimits = amount >= (await settings.number('withdraw_min')) && amount <= (await settings.number('withdraw_max'));
    const fields = {
      ...(!/^[1-9]\d{0,14}$/.test(payoutAccountId) && { payoutAccountId: payoutAccountId === '' ? 'required' : 'unknown' }),
      ...(!isInLimits && { amount: amount === 0 ? 'required' : 'length' }),
      ...((!/^\d+$/.test(mobileNum) || mobileNum.length !== digits) && { mobileNum: mobileNum === '' ? 'required' : 'length' }),
      ...(input.paymentPassword === '' && { paymentPassword: 'required' }),
    };
    if (Object.keys(fields).length > 0) throw new Failure('bad-request', { fields });
    await assertPaymentPassword(platform, accountId, input.paymentPassword);
    // Addresses that were taken before the operator refused them.
    if (await refusesOtherNames(settings)) await assertOwnName(platform, accountId, Number(payoutAccountId));
    const { withdrawal } = await requestWithdrawal(platform, {
      accountId,
      payoutAccountId: Number(payoutAccountId),
      amount,
      mobileNum,
      key: idempotencyKey,
    });
    const [shown] = await withdrawalsOf(platform, origin, query => query.where('withdrawal.id', '=', withdrawal.id));
    return { value: { withdrawal: shown } };
  },
});

const list = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawList',
  access: 'real',
  input: v.object({ page: wholeNumber(1, 100_000, 1) }),
  async answer({ platform, caller, input, origin }) {
    const { accountId } = signedIn(caller);
    const { total } = await platform.db
      .selectFrom('withdrawal')
      .select(eb => eb.fn.countAll<number>().as('total'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    const shown = await withdrawalsOf(platform, origin, query =>
      query
        .where('withdrawal.account_id', '=', accountId)
        .limit(PAGE_SIZE)
        .offset((input.page - 1) * PAGE_SIZE),
    );
    return { value: { list: shown, totalPages: Math.max(1, Math.ceil(total / PAGE_SIZE)), serverTime: platform.clock.now() } };
  },
});

const confirm = defineCall({
  method: 'POST',
  path: '/wps/relay/MCSFE_confirmWithdrawReceipt',
  access: 'real',
  input: v.object({
    id: requiredId,
    receipt: v.picklist(['received', 'partly', 'not_received'], 'unknown'),
    receivedAmount: minorUnits(0),
    remainingAmount: minorUnits(0),
    proofImages: v.optional(v.array(requiredId), []),
    claim: v.optional(v.pipe(plainText(), v.trim(), v.maxLength(LONGEST_CLAIM, 'length')), ''),
  }),
  async answer({ platform, caller, input, settings }) {
    const { accountId } = signedIn(caller);
    const proofs = [...new Set(input.proofImages)];
    const own = await platform.db
      .selectFrom('withdrawal')
      .select('amount')
      .where('id', '=', input.id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (!own) throw new Failure('not-found');
    const fields = {
      ...(proofs.length > (await settings.number('image_max_count')) && { proofImages: 'length' }),
      ...(input.receipt === 'partly' && input.receivedAmount + input.remainingAmount !== own.amount && { remainingAmount: 'different' }),
    };
    if (Object.keys(fields).length > 0) throw new Failure('bad-request', { fields });
    const answer: ReceiptAnswer =
      input.receipt === 'partly' ? { receipt: 'partly', receivedAmount: input.receivedAmount } : { receipt: input.receipt };
    await confirmReceipt(platform, accountId, input.id, answer, { images: proofs, claim: input.claim });
    return {};
  },
});

const cancel = defineCall({
  method: 'DELETE',
  path: '/wps/relay/MCSFE_cancelWithdraw',
  access: 'real',
  input: v.object({ id: requiredId }),
  async answer({ platform, caller, input }) {
    await cancelWithdrawal(platform, signedIn(caller), input.id);
    return {};
  },
});

export const withdrawalCalls = [config, accounts, addAccount, removeAccount, create, list, confirm, cancel];

type WithdrawalQuery = ReturnType<typeof withdrawalQuery>;

function withdrawalQuery(db: Db) {
  return db
    .selectFrom('withdrawal')
    .innerJoin('payout_account as payout', 'payout.id', 'withdrawal.payout_account_id')
    .leftJoin('account_profile as profile', 'profile.account_id', 'withdrawal.account_id')
    .selectAll('withdrawal')
    .select(['payout.kind', 'payout.address', 'payout.holder', 'profile.payee_name', 'profile.full_name'])
    .orderBy('withdrawal.id', 'desc');
}

/** Withdrawals as the wire has them, newest first. */
async function withdrawalsOf(platform: Platform, origin: string, narrow: (query: WithdrawalQuery) => WithdrawalQuery) {
  const rows = await narrow(withdrawalQuery(platform.db)).execute();
  const ids = rows.map(row => row.id);
  const proofs = await proofsOf(platform, ids);
  const settlements = await settlementsOf(platform.db, ids);
  return rows.map(row => ({
    id: String(row.id),
    reference: withdrawalReference(row.id),
    payout: toWireAccount({ ...row, id: row.payout_account_id }, realNameOf(row)),
    amount: toWireAmount(row.amount),
    mobileNum: row.mobile_num,
    status: row.status,
    reason: row.reason ?? '',
    receipt: row.receipt,
    receiptBy: row.receipt_by ?? '',
    receivedAmount: row.received_amount === null ? null : toWireAmount(row.received_amount),
    remainingAmount: row.remaining_amount === null ? null : toWireAmount(row.remaining_amount),
    receiptDueAt: row.receipt_due_at,
    refundAmount: toWireAmount(row.refund_amount),
    refundStatus: row.refund_status,
    proofImages: (proofs.get(row.id) ?? []).map(path => origin + path),
    createdAt: row.created_at,
    decidedAt: row.decided_at,
    receiptAt: row.receipt_at,
    claim: row.claim,
    dispute: row.dispute,
    paidAgain: toWireAmount(row.paid_again),
    settlements: (settlements.get(row.id) ?? []).map(line => ({ ...line, amount: toWireAmount(line.amount) })),
  }));
}

/** Enough of the address for its owner to know it again: a session alone learns no more. `otherName`: not in the account's own name, as far as that is known. */
function toWireAccount(
  { id, kind, address, holder }: Pick<PayoutAccountTable, 'kind' | 'address' | 'holder'> & { id: number },
  realName: string,
) {
  return { id: String(id), kind, address: maskedAddress(address), holder, otherName: isOtherName(holder, realName) };
}

async function refusesOtherNames(settings: Settings): Promise<boolean> {
  return (await settings.number('payout_other_name_refused')) === 1;
}

async function assertOwnName({ db }: Platform, accountId: number, payoutAccountId: number): Promise<void> {
  const payee = await db
    .selectFrom('payout_account')
    .select('holder')
    .where('id', '=', payoutAccountId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (payee && !isSameName(payee.holder, await realNameOfAccount(db, accountId)))
    throw new Failure('bad-request', { fields: { payoutAccountId: 'other-name' } });
}
