import { describe, expect, it } from 'vitest';
import { plainDigits } from './plain-digits.js';

describe('digits as people type them', () => {
  it.each([
    ['Arabic', '١٢٣٤٥٦٧٨٩٠', '1234567890'],
    ['Persian and Urdu', '۱۲۳۴۵۶۷۸۹۰', '1234567890'],
    ['Hindi', '१२३४५६७८९०', '1234567890'],
    ['Bengali', '১২৩৪৫৬৭৮৯০', '1234567890'],
    ['Thai', '๑๒๓๔๕๖๗๘๙๐', '1234567890'],
    ['Lao', '໑໒໓໔໕໖໗໘໙໐', '1234567890'],
    ['Khmer', '១២៣៤៥៦៧៨៩០', '1234567890'],
    ['Burmese', '၁၂၃၄၅၆၇၈၉၀', '1234567890'],
    ['full width', '１２．５０', '12.50'],
    ['mathematical', '𝟏𝟐𝟎 𝟘𝟙', '120 01'],
    ['with the signs of Arabic', '١٬٢٣٤٫٥٠', '1,234.50'],
    ['none', 'abc ½ ² 12', 'abc ½ ² 12'],
  ])('%s', (_, typed, plain) => expect(plainDigits(typed)).toBe(plain));

  it('knows every decimal digit that there is', () => {
    const all = Array.from({ length: 0x110000 }, (_, code) => code).filter(
      code => !(code >= 0xd800 && code <= 0xdfff) && /\p{Nd}/u.test(String.fromCodePoint(code)),
    );
    expect(all.length).toBeGreaterThan(600);
    const read = all.map(code => plainDigits(String.fromCodePoint(code))).join('');
    expect(read).toBe('0123456789'.repeat(all.length / 10));
  });
});
