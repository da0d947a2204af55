import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { minorUnits, optionalText, text } from '../wire/wire.js';

/** A wallet of the account; `MAIN` or a vendor's code. Balance in minor units. */
export type VendorWallet = v.InferOutput<typeof walletListAnswer>['list'][number];

/** The vendor code of the main wallet. */
export const MAIN_WALLET = 'MAIN';

export const walletListAnswer = v.object({ list: v.array(v.object({ vendor: text, displayName: optionalText, balance: minorUnits })) });
const walletTransferAnswer = v.object({ transactionId: text, fromBalance: minorUnits, toBalance: minorUnits });
export const walletCollectAnswer = v.object({ collected: minorUnits, balance: minorUnits });

/** Every wallet of the account, the main one first (O-24). */
export const listWallets = endpoint({
  path: '/wps/relay/GCS_walletList',
  token: 'required',
  answer: walletListAnswer,
  read: ({ list }) => list,
});

/**
 * Moves an amount between two wallets of the account, once per key (API-26, WAL-02). In minor units. Errors: insufficient-balance,
 * function-disabled (one wallet for all vendors), idempotency-mismatch.
 */
export const transferBetweenWallets = endpoint({
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  token: 'required',
  send: ({ from, to, amount }: { from: string; to: string; amount: number }, idempotencyKey: string) => ({
    body: { from, to, amount: amount / 100 },
    idempotencyKey,
  }),
  answer: walletTransferAnswer,
});

/** Moves everything of the vendors' wallets into the main one, once per key (O-83). */
export const collectWallets = endpoint({
  method: 'POST',
  path: '/wps/relay/GCS_walletCollect',
  token: 'required',
  send: (idempotencyKey: string) => ({ idempotencyKey, body: {} }),
  answer: walletCollectAnswer,
});

export const uplineTransferAnswer = v.object({ transactionId: text, balance: minorUnits });

/**
 * Moves an amount to the direct upline, once per key (O-25, WAL-17, E). In minor units. Errors: not-found without an upline,
 * insufficient-balance, bad-request with `paymentPassword` or `amount`, rate-limited.
 */
export const transferToUpline = endpoint({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_transferUpline',
  token: 'required',
  send: ({ amount, ...rest }: { amount: number; remark: string; paymentPassword: string }, idempotencyKey: string) => ({
    sealed: { ...rest, amount: amount / 100 },
    idempotencyKey,
  }),
  answer: uplineTransferAnswer,
});
