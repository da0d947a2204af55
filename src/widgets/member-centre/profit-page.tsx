import type { ProfitRow } from '../../api/money/records.js';
import { profitLoss, profitSums } from '../../core/member/records.js';
import { useCore, useText } from '../../element/core-context.js';
import { MoneyText } from '../../ui/atoms/money-text.js';
import { byDay, DayChart } from '../../ui/chart/day-chart.js';
import { Signed } from '../../ui/record/record-frame.js';
import { RecordPage } from '../../ui/record/record-page.js';
import type { Column } from '../../ui/record/record-table.js';
import { RecordDay } from '../../ui/record/record-times.js';
import { useGameTypes } from '../../ui/record/use-game-types.js';
import { useRecord } from '../../ui/record/use-record.js';

const FIGURES = [
  ['stake', 'member.stake'],
  ['payout', 'member.payout'],
  ['bonus', 'member.bonus'],
  ['rebate', 'member.rebate'],
] as const;

/** What play brought, by day and game type, with the days as a picture; the platform sums its ledger (MEM-08). */
export function Page() {
  const core = useCore();
  const t = useText();
  const gameType = useGameTypes();
  const record = useRecord(range => profitLoss(core, range), { days: 7 });
  return (
    <RecordPage
      of={record}
      label={t('member.profit-loss')}
      sums={({ list }) => {
        const sums = profitSums(list);
        return [
          { text: t('member.result'), amount: sums.result, isResult: true },
          ...FIGURES.map(([name, text]) => ({ text: t(text), amount: sums[name] })),
        ];
      }}
      above={({ list }) => (
        <DayChart
          range={record.range}
          busy={!record.isOwn}
          withTable
          figures={[
            { name: 'result', text: t('member.result'), kind: 'result', values: byDay(list, row => row.result) },
            ...FIGURES.map(([name, text]) => ({ name, text: t(text), kind: 'amount' as const, values: byDay(list, row => row[name]) })),
          ]}
        />
      )}
      columns={[
        { name: 'what', text: t('member.game-type'), cell: row => (row.gameType ? gameType(row.gameType) : t('member.extras')) },
        { name: 'time', text: t('member.day'), cell: row => <RecordDay day={row.day} /> },
        ...FIGURES.map(([name, text]): Column<ProfitRow> => ({
          name,
          text: t(text),
          isFigure: true,
          cell: row => (row[name] === 0 ? '–' : <MoneyText amount={row[name]} />),
        })),
        { name: 'amount', text: t('member.result'), isFigure: true, cell: row => <Signed amount={row.result} /> },
      ]}
      keyOf={row => `${row.day}/${row.gameType}`}
    />
  );
}
