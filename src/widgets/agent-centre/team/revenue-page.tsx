import type { RevenueDay } from '../../../api/team/team-records.js';
import { agentRevenue } from '../../../core/agent/records.js';
import { useCore, useText } from '../../../element/core-context.js';
import { byDay, DayChart } from '../../../ui/chart/day-chart.js';
import { Signed } from '../../../ui/record/record-frame.js';
import { RecordPage } from '../../../ui/record/record-page.js';
import type { Column } from '../../../ui/record/record-table.js';
import { RecordDay } from '../../../ui/record/record-times.js';
import { useRecord } from '../../../ui/record/use-record.js';
import { CsvButton } from './csv-button.js';

const KINDS = [
  { kind: 'dividend', text: 'member.entry-dividend' },
  { kind: 'dailySalary', text: 'member.entry-daily-salary' },
  { kind: 'hourSalary', text: 'member.entry-hour-salary' },
  { kind: 'realtimeSalary', text: 'member.entry-realtime-salary' },
] as const;

/** What the agent's work brought, by day and kind; the platform sums its ledger (AGT-09). */
export function Page() {
  const core = useCore();
  const t = useText();
  const record = useRecord(range => agentRevenue(core, range), { days: 30 });
  return (
    <RecordPage
      of={record}
      label={t('records.revenue')}
      sums={({ sums }) => [
        { text: t('records.income'), amount: sums.total, isResult: true },
        ...KINDS.map(({ kind, text }) => ({ text: t(text), amount: sums[kind] })),
      ]}
      above={({ list }) => (
        <>
          <DayChart
            range={record.range}
            busy={!record.isOwn}
            figures={[
              { name: 'total', text: t('records.income'), kind: 'amount', values: byDay(list, row => row.total) },
              // Of one kind alone the sum says it all.
              ...(kindsOf(list).length > 1 ? kindsOf(list) : []).map(({ kind, text }) => ({
                name: kind,
                text: t(text),
                kind: 'amount' as const,
                values: byDay(list, row => row[kind]),
              })),
            ]}
          />
          <CsvButton
            name="my-income"
            range={record.range}
            rows={list}
            columns={[
              { head: t('member.day'), of: row => row.day },
              ...KINDS.map(({ kind, text }) => ({ head: t(text), of: (row: RevenueDay) => ({ minor: row[kind] }) })),
              { head: t('records.income'), of: row => ({ minor: row.total }) },
            ]}
          />
        </>
      )}
      columns={[
        { name: 'what', text: t('member.day'), cell: row => <RecordDay day={row.day} /> },
        ...KINDS.map(({ kind, text }): Column<RevenueDay> => ({
          name: kind,
          text: t(text),
          isFigure: true,
          cell: row => (row[kind] === 0 ? '–' : <Signed amount={row[kind]} />),
        })),
        { name: 'amount', text: t('records.income'), isFigure: true, cell: row => <Signed amount={row.total} /> },
      ]}
      keyOf={row => row.day}
    />
  );
}

/** Kinds that brought something in these days. */
function kindsOf(list: readonly RevenueDay[]) {
  return KINDS.filter(({ kind }) => list.some(row => row[kind] !== 0));
}
