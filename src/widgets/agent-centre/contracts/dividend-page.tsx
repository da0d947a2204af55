import { MoneyText } from '../../../ui/atoms/money-text.js';
import type { PageProps } from '../../../ui/centre/page.js';
import { Signed } from '../../../ui/record/record-frame.js';
import { SalaryPage } from './salary-page.js';
import { usePeriodTexts } from './use-period-texts.js';

/** Dividends (AGT-11). */
export function Page({ host }: PageProps) {
  const { days } = usePeriodTexts();
  return (
    <SalaryPage
      host={host}
      kind="dividend"
      period={{ text: 'salary.period', cell: days }}
      columns={(t, rate) => [
        { name: 'bets', text: t('salary.bets'), isFigure: true, cell: row => <MoneyText amount={row.validBet} /> },
        { name: 'result', text: t('salary.result'), isFigure: true, cell: row => <Signed amount={row.result} /> },
        { name: 'members', text: t('salary.active-members'), isFigure: true, cell: row => row.activeMembers },
        { name: 'rate', text: t('salary.rate'), isFigure: true, cell: row => rate(row.rate) },
      ]}
    />
  );
}
