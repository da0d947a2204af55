import type { ReactNode } from 'react';
import { MoneyText } from '../../../ui/atoms/money-text.js';
import type { PageProps } from '../../../ui/centre/page.js';
import { SalaryPage } from './salary-page.js';
import { usePeriodTexts } from './use-period-texts.js';

/** Real-time salary, every five minutes (AGT-14, CON-15). */
export function Page({ host }: PageProps) {
  const { times } = usePeriodTexts();
  return (
    <SalaryPage
      host={host}
      kind="realtime"
      period={{ text: 'salary.time', cell: times }}
      columns={(t, rate) => [
        { name: 'won', text: t('salary.bets-won'), isFigure: true, cell: row => at(row.profitBet, rate(row.profitSalaryRate)) },
        { name: 'lost', text: t('salary.bets-lost'), isFigure: true, cell: row => at(row.lossBet, rate(row.lossSalaryRate)) },
      ]}
    />
  );
}

function at(amount: number, rate: string): ReactNode {
  return (
    <span>
      <MoneyText amount={amount} /> <span className="salary-rate">× {rate}</span>
    </span>
  );
}
