import { useCore } from '../../element/core-context.js';
import { asGain } from '../../core/format/as-gain.js';

interface MoneyTextProps {
  /** Minor units. */
  amount: number;
  currency?: string;
  /** Only the number; the currency stands beside it in letters. */
  withoutSymbol?: boolean;
  /** Says the plus too, where the language has the minus: before the number, also from right to left. */
  withPlus?: boolean;
  className?: string;
}

/** An amount in the player's language, with figures of one width (CON-48). */
export function MoneyText({ amount, currency, withoutSymbol, withPlus, className = '' }: MoneyTextProps) {
  const { money } = useCore();
  const format = (shown: number) => money.format(shown, { currency, withoutSymbol });
  return <span className={`tabular ${className}`.trimEnd()}>{withPlus && amount > 0 ? asGain(format(-amount)) : format(amount)}</span>;
}
