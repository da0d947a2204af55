import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { minorUnits, optionalFlag, optionalText } from '../wire/wire.js';

/** Balance in minor units with its currency. */
export interface Balance {
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** Default $ (CON-77). */
  symbol: string;
  /** Names what of the account's changes is in it, as the stream of changes names them (ours, optional). */
  changes?: string;
}

export const balanceAnswer = v.object({ balance: minorUnits, currency: optionalText, currencySymbol: optionalText, changes: optionalText });
export const merchantWalletAnswer = v.object({ isSingle: optionalFlag });

/** Balance and currency of the account (API-25). */
export const getBalance = endpoint({
  path: '/wps/v2/wallets/balance',
  token: 'required',
  answer: balanceAnswer,
  read: answer => ({
    amount: answer.balance,
    currency: answer.currency || 'USD',
    symbol: answer.currencySymbol || '$',
    ...(answer.changes && { changes: answer.changes }),
  }),
});

/** One wallet for all vendors, or one per vendor (API-28, OP-51). */
export const getMerchantWallet = endpoint({ path: '/wps/relay/GCS_merchantWallet', token: 'required', answer: merchantWalletAnswer });
