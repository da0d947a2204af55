import type { RevenueDay } from '../../api/team-records.js';
import { agentRevenue } from '../../core/agent/records.js';
import { dayOf } from '../../core/member/date-range.js';
import { useCore, useQuery, useStore, useText } from '../core-context.js';
import { RecordFilter } from '../ui/centre/record-filter.js';
import { RecordFrame, Signed, Sums } from '../ui/centre/record-frame.js';
import { RecordTable, type Column } from '../ui/centre/record-table.js';
import { useDays } from '../ui/centre/use-days.js';
import { useKept } from '../ui/centre/use-kept.js';
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
  useStore(core.language.store, state => state.revision);
  const [range, setRange] = useDays(30);
  const query = useQuery(agentRevenue(core, range));
  const data = useKept(query.data);
  const days = new Intl.DateTimeFormat(core.language.locale(), { weekday: 'short', day: 'numeric', month: 'short' });
  const columns: Column<RevenueDay>[] = [
    { name: 'what', text: t('member.day'), cell: row => <time dateTime={row.day}>{days.format(dayOf(row.day))}</time> },
    ...KINDS.map(({ kind, text }): Column<RevenueDay> => ({
      name: kind,
      text: t(text),
      isFigure: true,
      cell: row => (row[kind] === 0 ? '–' : <Signed amount={row[kind]} />),
    })),
    { name: 'amount', text: t('records.income'), isFigure: true, cell: row => <Signed amount={row.total} /> },
  ];
  return (
    <div className="records">
      <RecordFilter range={range} onRange={setRange} />
      <RecordFrame query={query} has={data !== undefined} isEmpty={data?.list.length === 0}>
        {data && (
          <>
            <Sums
              label={t('member.sums')}
              sums={[
                { text: t('records.income'), amount: data.sums.total, isResult: true },
                ...KINDS.map(({ kind, text }) => ({ text: t(text), amount: data.sums[kind] })),
              ]}
            />
            <CsvButton
              name="my-income"
              range={range}
              rows={data.list}
              columns={[
                { head: t('member.day'), of: row => row.day },
                ...KINDS.map(({ kind, text }) => ({ head: t(text), of: (row: RevenueDay) => ({ minor: row[kind] }) })),
                { head: t('records.income'), of: row => ({ minor: row.total }) },
              ]}
            />
            <RecordTable label={t('records.revenue')} columns={columns} rows={data.list} keyOf={row => row.day} busy={query.loading} />
          </>
        )}
      </RecordFrame>
    </div>
  );
}
