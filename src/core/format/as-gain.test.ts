import { describe, expect, it } from 'vitest';
import { numberFormat } from '../../texts/forms/forms-of.js';
import { LANGUAGES, languageTag } from '../../texts/languages.js';
import { asGain } from './as-gain.js';

describe('asGain', () => {
  it.each(LANGUAGES)('CON-48 a gain has a plus and no minus in %s, and is the loss otherwise', code => {
    const format = numberFormat(languageTag(code) ?? '', { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' });
    const [loss, gain] = [format.format(-2.5), asGain(format.format(-2.5))];
    expect(gain).toContain('+');
    expect(gain).not.toMatch(/\p{Pd}|\u2212/u);
    expect(gain.replace('+', '')).toBe(loss.replace(/\p{Pd}|\u2212/u, ''));
  });
});
