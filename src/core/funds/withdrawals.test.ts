import { describe, expect, it } from 'vitest';
import { addressFault } from './withdrawals.js';

describe('receiving addresses', () => {
  it.each([
    ['bank', '0012 3456 7890'],
    ['bank', 'DE89 3704 0044 0532 0130 00'],
    ['bank', 'NL91 ABNA 0417 1643 00'],
    ['bank', 'gb29-nwbk-6016-1331-9268-19'],
    ['ewallet', '+525512345678'],
    ['chain', 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'],
  ] as const)('%s takes %s, an IBAN with the letters of its bank too (ISO 13616)', (kind, typed) => {
    expect(addressFault(kind, typed)).toBeUndefined();
  });

  it.each([
    ['bank', '1234567', 'wallet.address-bank'],
    ['bank', 'NLA1 ABNA 0417 1643 00', 'wallet.address-bank'],
    ['bank', 'my account', 'wallet.address-bank'],
    ['bank', ' - ', 'wallet.address-empty'],
    ['chain', 'short', 'wallet.address-chain'],
  ] as const)('%s refuses %s', (kind, typed, key) => {
    expect(addressFault(kind, typed)).toEqual({ key });
  });
});
