import * as v from 'valibot';
import { Failure } from '../failure.js';
import { signedIn } from '../http/access.js';
import { defineCall } from '../http/call.js';
import { minorUnits, requiredText, toWireAmount } from '../http/wire-input.js';
import { book } from '../ledger/book.js';
import { balanceOf } from '../ledger/wallets.js';

const balance = defineCall({
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  access: 'session',
  input: v.object({}),
  async answer({ platform, caller }) {
    const merchant = await platform.db.selectFrom('merchant').select(['currency', 'currency_symbol']).where('code', '=', platform.config.merchant).executeTakeFirstOrThrow();
    // A trial account owns no wallet (INV-05), which reads as zero.
    const amount = await balanceOf(platform.db, signedIn(caller).accountId);
    return { value: { balance: toWireAmount(amount), currency: merchant.currency, currencySymbol: merchant.currency_symbol } };
  },
});

const merchantWallet = defineCall({
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  access: 'session',
  input: v.object({}),
  answer: async ({ settings }) => ({ value: { isSingle: (await settings.number('merchant_wallet_single')) === 1 } }),
});

const walletList = defineCall({
  method: 'GET',
  path: '/wps/relay/GCS_walletList',
  access: 'real',
  input: v.object({}),
  async answer({ platform, caller }) {
    const rows = await platform.db
      .selectFrom('wallet')
      .select(['vendor', 'balance'])
      .where('owner_type', '=', 'account')
      .where('owner_id', '=', String(signedIn(caller).accountId))
      .orderBy('vendor')
      .execute();
    return { value: { list: rows.map(row => ({ vendor: row.vendor, balance: toWireAmount(row.balance) })) } };
  },
});

const walletTransfer = defineCall({
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  access: 'real',
  input: v.object({ from: requiredText, to: requiredText, amount: v.pipe(minorUnits(0), v.minValue(1, 'must be above 0')) }),
  async answer({ platform, caller, input, settings, catalogue, idempotencyKey }) {
    const { accountId } = signedIn(caller);
    if (idempotencyKey === '') throw new Failure('bad-request', { fields: { 'Idempotency-Key': 'is needed for every call that moves money' } });
    if ((await settings.number('merchant_wallet_single')) === 1) throw new Failure('function-disabled');
    const vendors = new Set(['MAIN', ...(await catalogue()).games.map(game => game.vassalage)]);
    if (!vendors.has(input.from) || !vendors.has(input.to) || input.from === input.to) {
      throw new Failure('bad-request', { fields: { to: 'from and to are two different wallets: MAIN or a vendor' } });
    }
    const booked = await platform.transact(async trx => {
      const result = await book(trx, {
        type: 'wallet_transfer',
        ref: { type: 'account', id: String(accountId) },
        idempotencyKey: `transfer:${accountId}:${idempotencyKey}`,
        at: platform.clock.now(),
        entries: [
          { wallet: { account: accountId, vendor: input.from }, amount: -input.amount },
          { wallet: { account: accountId, vendor: input.to }, amount: input.amount },
        ],
      });
      const [from = 0, to = 0] = result.wallets;
      if (!result.repeated) {
        await trx
          .insertInto('fund_transfer')
          .values({
            kind: 'wallet',
            from_wallet: from,
            to_wallet: to,
            amount: input.amount,
            remark: null,
            txn_id: result.txnId,
            created_at: platform.clock.now(),
          })
          .execute();
      }
      return result;
    });
    const [fromBalance = 0, toBalance = 0] = booked.balances;
    const main = input.from === 'MAIN' ? fromBalance : input.to === 'MAIN' ? toBalance : undefined;
    if (!booked.repeated && main !== undefined) platform.events.emit('balance-changed', { accountId, balance: main });
    return { value: { transactionId: String(booked.txnId), fromBalance: toWireAmount(fromBalance), toBalance: toWireAmount(toBalance) } };
  },
});

export const walletCalls = [balance, merchantWallet, walletList, walletTransfer];
