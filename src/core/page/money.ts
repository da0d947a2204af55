import type { Money } from '../parts/core.js';
import type { Shared } from '../parts/shared.js';
import { numberFormat } from '../../texts/forms/forms-of.js';

/** Shows minor units, always with 2 decimals (CON-48), in the manner of the language. */
export function createMoney({ language: { locale }, wallet, status }: Shared): Money {
  const formats = new Map<string, Intl.NumberFormat>();
  /** The balance's currency and symbol, else the platform's, else the default (CON-77). */
  const current = () => {
    const { value } = status.store.getState();
    return wallet.store.getState().balance ?? { currency: value?.currency ?? 'USD', symbol: value?.currencySymbol ?? '$' };
  };

  function format(currency: string | undefined): Intl.NumberFormat {
    const key = `${locale()} ${currency}`;
    let made = formats.get(key);
    if (!made)
      formats.set(key, (made = numberFormat(locale(), { minimumFractionDigits: 2, maximumFractionDigits: 2, ...styleOf(currency) })));
    return made;
  }

  return {
    format(amount, { currency, symbol, withoutSymbol } = {}) {
      const value = amount / 100;
      if (withoutSymbol) return format(undefined).format(value);
      const shown = currency ?? current().currency;
      const sign = symbol ?? (shown === current().currency ? current().symbol : undefined);
      // A code that Intl does not know (such as a chain currency) is written before the number.
      if (!isCode(shown)) return `${sign ?? shown} ${format(undefined).format(value)}`;
      return format(shown)
        .formatToParts(value)
        .map(part => (part.type === 'currency' && sign ? sign : part.value))
        .join('');
    },
  };
}

function styleOf(currency: string | undefined): Intl.NumberFormatOptions {
  return currency ? { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } : {};
}

function isCode(currency: string): boolean {
  return /^[A-Z]{3}$/.test(currency);
}
