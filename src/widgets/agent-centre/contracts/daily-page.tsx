import { MoneyText } from '../../../ui/atoms/money-text.js';
import type { PageProps } from '../../../ui/centre/page.js';
import { SalaryPage } from './salary-page.js';
import { usePeriodTexts } from './use-period-texts.js';

/** Daily wage (AGT-12). */
export function Page({ host }: PageProps) {
  const { days } = usePeriodTexts();
  return (
    <SalaryPage
      host={host}
      kind="daily"
      period={{ text: 'salary.day', cell: days }}
      columns={(t, rate) => [
        { name: 'bets', text: t('salary.bets'), isFigure: true, cell: row => <MoneyText amount={row.validBet} /> },
        { name: 'rate', text: t('salary.rate'), isFigure: true, cell: row => rate(row.rate) },
      ]}
    />
  );
}
