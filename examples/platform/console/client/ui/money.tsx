import { useStanding } from '../standing.js';

/** Minor units in the merchant's currency. `signed` shows + and − and colours them. */
export function Money({ minor, signed = false }: { minor: number; signed?: boolean }) {
  const text = useMoneyText(signed ? 'exceptZero' : 'auto');
  const tone = signed ? (minor > 0 ? ' plus' : minor < 0 ? ' minus' : '') : '';
  return <span className={`money${tone}`}>{text(minor)}</span>;
}

/** The same as plain text, for what is said in passing. */
export function useMoneyText(signDisplay: 'exceptZero' | 'auto' = 'auto'): (minor: number) => string {
  const { standing } = useStanding();
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: standing?.merchant.currency ?? 'USD',
    currencyDisplay: 'narrowSymbol',
    signDisplay,
  });
  return minor => format.format(minor / 100);
}
