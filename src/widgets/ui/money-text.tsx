import { useCore, useStore } from '../core-context.js';

interface MoneyTextProps {
  /** Minor units. */
  amount: number;
  currency?: string;
  /** Only the number; the currency stands beside it in letters. */
  withoutSymbol?: boolean;
  className?: string;
}

/** An amount in the player's language, with figures of one width (CON-48). */
export function MoneyText({ amount, currency, withoutSymbol, className = '' }: MoneyTextProps) {
  const { money, language } = useCore();
  useStore(language.store, state => state.revision);
  return <span className={`tabular ${className}`.trimEnd()}>{money.format(amount, { currency, withoutSymbol })}</span>;
}
