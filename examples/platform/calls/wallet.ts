import * as v from 'valibot';
import { Failure } from '../failure.js';
import { signedIn } from '../http/access.js';
import { assertKeyed, defineCall } from '../http/call.js';
import { minorUnits, requiredText, toWireAmount } from '../http/wire-input.js';
import { book } from '../ledger/book.js';
import { balanceOf, MAIN } from '../ledger/wallets.js';
import type { Queryable } from '../platform.js';

const balance = defineCall({
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  access: 'session',
  input: v.object({}),
  async answer({ platform, caller, changes }) {
    const { accountId, role } = signedIn(caller);
    // Taken before the balance is read: what is booked meanwhile makes the page ask once more, never miss it.
    const known = role !== 'trial' ? await changes.accounts.ticket(accountId) : '';
    const merchant = await platform.db
      .selectFrom('merchant')
      .select(['currency', 'currency_symbol'])
      .where('code', '=', platform.config.merchant)
      .executeTakeFirstOrThrow();
    // A trial account owns no wallet (INV-05), which reads as zero.
    const amount = await balanceOf(platform.db, accountId);
    return {
      value: { balance: toWireAmount(amount), currency: merchant.currency, currencySymbol: merchant.currency_symbol, changes: known },
    };
  },
});

const merchantWallet = defineCall({
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  access: 'session',
  input: v.object({}),
  answer: async ({ settings }) => ({ value: { isSingle: (await settings.number('merchant_wallet_single')) === 1 } }),
});

/** O-24. With a wallet for each vendor all of them, also those that are empty; with one for all only what still lies elsewhere. */
const walletList = defineCall({
  method: 'GET',
  path: '/wps/relay/GCS_walletList',
  access: 'real',
  input: v.object({}),
  async answer({ platform, caller, settings, catalogue }) {
    const { games } = await catalogue();
    const names = new Map(games.map(game => [game.vassalage, game.vendorName]));
    const balances = new Map((await walletsOfAccount(platform.db, signedIn(caller).accountId)).map(row => [row.vendor, row.balance]));
    const isSingle = (await settings.number('merchant_wallet_single')) === 1;
    const filled = [...balances].filter(([vendor, amount]) => vendor !== MAIN && amount > 0).map(([vendor]) => vendor);
    const vendors = isSingle ? filled : [...new Set([...names.keys(), ...filled])];
    const nameOf = (vendor: string) => names.get(vendor) ?? vendor;
    vendors.sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'));
    return {
      value: {
        list: [MAIN, ...vendors].map(vendor => ({
          vendor,
          displayName: vendor === MAIN ? '' : nameOf(vendor),
          balance: toWireAmount(balances.get(vendor) ?? 0),
        })),
      },
    };
  },
});

const walletTransfer = defineCall({
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  access: 'real',
  input: v.object({ from: requiredText, to: requiredText, amount: v.pipe(minorUnits(0), v.minValue(1, 'must be above 0')) }),
  async answer({ platform, caller, input, settings, catalogue, idempotencyKey }) {
    const { accountId } = signedIn(caller);
    assertKeyed(idempotencyKey);
    // What lies in a vendor's wallet since there were several can always be brought home.
    if (input.to !== MAIN && (await settings.number('merchant_wallet_single')) === 1) throw new Failure('function-disabled');
    const vendors = new Set([MAIN, ...(await catalogue()).vendorNames.keys()]);
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
    return { value: { transactionId: String(booked.txnId), fromBalance: toWireAmount(fromBalance), toBalance: toWireAmount(toBalance) } };
  },
});

/** O-83: everything that lies in vendors' wallets moves into the main wallet, in one booking. Nothing to move books nothing. */
const walletCollect = defineCall({
  method: 'POST',
  path: '/wps/relay/GCS_walletCollect',
  access: 'real',
  input: v.object({}),
  async answer({ platform, caller, idempotencyKey }) {
    const { accountId } = signedIn(caller);
    assertKeyed(idempotencyKey);
    const key = `collect:${accountId}:${idempotencyKey}`;
    const at = platform.clock.now();
    const done = await platform.transact(async trx => {
      // The wallets stay as they are while they are counted, and a repeat waits for the first.
      await trx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
      const known = await trx.selectFrom('ledger_txn').select('id').where('idempotency_key', '=', key).executeTakeFirst();
      if (known) {
        const { amount, balance_after } = await trx
          .selectFrom('ledger_entry')
          .innerJoin('wallet', 'wallet.id', 'ledger_entry.wallet_id')
          .select(['amount', 'balance_after'])
          .where('txn_id', '=', known.id)
          .where('vendor', '=', MAIN)
          .executeTakeFirstOrThrow();
        return { collected: amount, balance: balance_after };
      }
      const filled = (await walletsOfAccount(trx, accountId, true)).filter(row => row.vendor !== MAIN && row.balance > 0);
      const collected = filled.reduce((sum, row) => sum + row.balance, 0);
      if (collected === 0) return { collected: 0, balance: await balanceOf(trx, accountId) };
      const { txnId, balances, wallets } = await book(trx, {
        type: 'wallet_transfer',
        ref: { type: 'account', id: String(accountId) },
        idempotencyKey: key,
        at,
        entries: [
          { wallet: { account: accountId }, amount: collected },
          ...filled.map(row => ({ wallet: { account: accountId, vendor: row.vendor }, amount: -row.balance })),
        ],
      });
      const [main = 0, ...sources] = wallets;
      await trx
        .insertInto('fund_transfer')
        .values(
          filled.map((row, index) => ({
            kind: 'wallet' as const,
            from_wallet: sources[index] ?? 0,
            to_wallet: main,
            amount: row.balance,
            remark: null,
            txn_id: txnId,
            created_at: at,
          })),
        )
        .execute();
      return { collected, balance: balances[0] ?? 0 };
    });
    return { value: { collected: toWireAmount(done.collected), balance: toWireAmount(done.balance) } };
  },
});

export const walletCalls = [balance, merchantWallet, walletList, walletTransfer, walletCollect];

/** Every wallet of an account; `locked` keeps them as they are until the transaction ends. */
async function walletsOfAccount(db: Queryable, accountId: number, locked = false) {
  const query = db
    .selectFrom('wallet')
    .select(['vendor', 'balance'])
    .where('owner_type', '=', 'account')
    .where('owner_id', '=', String(accountId))
    .orderBy('id');
  return (locked ? query.forNoKeyUpdate() : query).execute();
}
