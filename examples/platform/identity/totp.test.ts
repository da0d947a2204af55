import { describe, expect, it } from 'vitest';
import { totpAt, totpStep } from './totp.js';

describe('authenticator codes', () => {
  // The secret of RFC 6238, appendix B (SHA-1), in base32; its eight digits cut to the last six.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('SES-48 RFC 6238 at %i s', (seconds, code) => {
    expect(totpAt(secret, totpStep(seconds * 1000))).toBe(code);
  });
});
