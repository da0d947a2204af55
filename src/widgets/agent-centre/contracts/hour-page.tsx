import { MoneyText } from '../../../ui/atoms/money-text.js';
import type { PageProps } from '../../../ui/centre/page.js';
import { SalaryPage } from './salary-page.js';
import { usePeriodTexts } from './use-period-texts.js';

/** Hourly salary (AGT-13). */
export function Page({ host }: PageProps) {
  const { times } = usePeriodTexts();
  return (
    <SalaryPage
      host={host}
      kind="hour"
      period={{ text: 'salary.hour', cell: times }}
      columns={t => [{ name: 'bets', text: t('salary.bets'), isFigure: true, cell: row => <MoneyText amount={row.validBet} /> }]}
    />
  );
}
