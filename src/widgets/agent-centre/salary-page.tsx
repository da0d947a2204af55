import type { TextKey, Translate } from '../../core/core.js';
import { useLayoutEffect, useState } from 'react';
import type { ContractKind, SalaryRecord } from '../../api/contracts.js';
import { salaryRecords } from '../../core/contracts/contracts.js';
import { useCore, useQuery, useText } from '../core-context.js';
import { addSheet } from '../sheets.js';
import type { PageProps } from '../ui/centre/page.js';
import { RecordFilter } from '../ui/centre/record-filter.js';
import { RecordFrame, Sums } from '../ui/centre/record-frame.js';
import { RecordTable, type Column } from '../ui/centre/record-table.js';
import { useDays } from '../ui/centre/use-days.js';
import { useKept } from '../ui/centre/use-kept.js';
import { EmptyState } from '../ui/empty-state.js';
import { coins } from '../ui/icons.js';
import { MoneyText } from '../ui/money-text.js';
import { Pagination } from '../ui/pagination.js';
import { Skeleton } from '../ui/skeleton.js';
import { useTextSet } from '../ui/use-text-set.js';
import { ContractStrip } from './contract-strip.js';
import css from './salary-page.css';

interface SalaryPageProps extends Pick<PageProps, 'host'> {
  kind: ContractKind;
  /** What stands between the period and what was paid. */
  columns(t: Translate, rate: (percent: number | null | undefined) => string): Column<SalaryRecord>[];
  /** Names of the period's column and of the periods. */
  period: { text: TextKey; cell(row: SalaryRecord): string };
}

/** What the contracts of one kind brought, period by period, with the contract itself above (AGT-11 to AGT-14). */
export function SalaryPage({ host, kind, columns, period }: SalaryPageProps) {
  const core = useCore();
  const t = useText();
  const hasTexts = useTextSet('contracts');
  const [range, setRange] = useDays(30);
  const [page, setPage] = useState(1);
  const query = useQuery(salaryRecords(core, kind, range, page));
  const data = useKept(query.data);
  useLayoutEffect(() => addSheet(host.shadowRoot!, css), [host]);
  const percent = new Intl.NumberFormat(core.language.locale(), { style: 'percent', maximumFractionDigits: 2 });
  if (!hasTexts) return <Skeleton className="strip-loading" />;
  const all: Column<SalaryRecord>[] = [
    { name: 'what', text: t(period.text), cell: row => <time dateTime={new Date(row.from).toISOString()}>{period.cell(row)}</time> },
    ...columns(t, rate => (rate ? percent.format(rate / 100) : '–')),
    { name: 'amount', text: t('salary.amount'), isFigure: true, cell: row => <Paid row={row} /> },
  ];
  return (
    <div className="records">
      <ContractStrip kind={kind} />
      <RecordFilter
        range={range}
        onRange={next => {
          setRange(next);
          setPage(1);
        }}
      />
      <RecordFrame query={query} has={data !== undefined} isEmpty={false}>
        {data?.total === 0 ? (
          <EmptyState icon={coins} title={t('salary.empty')} text={t('salary.empty-text')} />
        ) : (
          data && (
            <>
              <Sums
                label={t('salary.sums')}
                sums={[
                  { text: t('salary.bets'), amount: data.validBet },
                  { text: t('salary.gross'), amount: data.gross },
                  { text: t('salary.fee'), amount: data.fee },
                  { text: t('salary.amount'), amount: data.amount },
                ]}
              />
              <RecordTable label={t(`contract.kind-${kind}`)} columns={all} rows={data.list} keyOf={row => row.id} busy={query.loading} />
              <Pagination page={page} total={data.totalPages} onPage={setPage} label={t(`contract.kind-${kind}`)} />
            </>
          )
        )}
      </RecordFrame>
    </div>
  );
}

/** What was paid; of what was not, why. */
function Paid({ row: { state, amount, fee } }: { row: SalaryRecord }) {
  const { money } = useCore();
  const t = useText();
  return (
    <span className="salary-paid">
      <MoneyText amount={amount} />
      {state !== 'paid' && <small>{t(`salary.${state}`)}</small>}
      {state === 'paid' && fee > 0 && <small>{t('salary.fee-of', { fee: money.format(fee) })}</small>}
    </span>
  );
}
