import { useState, type ReactNode } from 'react';
import type { Transaction, Transactions } from '../../../api/records.js';
import type { Query, QueryState } from '../../../core/core.js';
import type { DateRange } from '../../../core/member/date-range.js';
import { useQuery, useText } from '../../core-context.js';
import { MoneyText } from '../money-text.js';
import { Pagination } from '../pagination.js';
import { useBegun } from '../use-begun.js';
import { entryText } from './entry-text.js';
import { Choice, RecordFilter } from './record-filter.js';
import { RecordFrame, Signed, Sums } from './record-frame.js';
import { RecordTable, type Column } from './record-table.js';
import { useDays } from './use-days.js';
import { useKept } from './use-kept.js';
import { useRecordTimes } from './use-record-times.js';

interface EntryRecordProps<E extends Transaction> {
  label: string;
  ask(range: DateRange, type: string, page: number): Query<Omit<Transactions, 'list'> & { list: E[] }>;
  /** Days to begin with. */
  days?: DateRange;
  /** Whose entries; another account begins at its first page. */
  account?: string;
  /** Chooses whose. */
  search?: ReactNode;
  whose?: Column<E>;
  /** Stands in place of the record for this failure. */
  instead?(error: QueryState<unknown>['error']): ReactNode;
}

/** Movements of money by days and kind, with their sums: of a member, or of a team (MEM-07, AGT-10). */
export function EntryRecord<E extends Transaction>({ label, ask, days, account = '', search, whose, instead }: EntryRecordProps<E>) {
  const t = useText();
  const time = useRecordTimes();
  const [range, setRange] = useDays(7, days);
  const [type, setType] = useState('');
  const [page, setPage] = useBegun(account, () => 1);
  const query = useQuery(ask(range, type, page));
  const data = useKept(query.data);
  const choose = (value: string) => {
    setType(value);
    setPage(1);
  };
  const columns: Column<E>[] = [
    { name: 'what', text: t('member.entry'), cell: row => entryText(row.type, t) },
    ...(whose ? [whose] : []),
    {
      name: 'time',
      text: t('member.time'),
      cell: row => <time dateTime={new Date(row.createdAt).toISOString()}>{time(row.createdAt)}</time>,
    },
    {
      name: 'reference',
      text: t('member.reference'),
      cell: row => `${row.id}${row.wallet && row.wallet !== 'MAIN' ? ` · ${row.wallet}` : ''}`,
    },
    { name: 'amount', text: t('member.amount'), isFigure: true, cell: row => <Signed amount={row.amount} /> },
    { name: 'balance', text: t('member.balance-after'), isFigure: true, cell: row => <MoneyText amount={row.balance} /> },
  ];
  return (
    <div className="records">
      <RecordFilter
        range={range}
        onRange={next => {
          setRange(next);
          setPage(1);
        }}
      >
        {search}
        <Choice
          label={t('member.entry')}
          all={t('common.all')}
          value={type}
          options={(data?.types ?? []).map(value => ({ value, label: entryText(value, t) }))}
          onChoose={choose}
        />
      </RecordFilter>
      {(query.error && instead?.(query.error)) || (
        <RecordFrame query={query} has={data !== undefined} isEmpty={data?.total === 0} onClear={type ? () => choose('') : undefined}>
          {data && (
            <>
              <Sums
                label={t('member.sums')}
                sums={[
                  { text: t('member.income'), amount: data.income },
                  { text: t('member.outgoing'), amount: data.outgoing },
                  { text: t('member.difference'), amount: data.income - data.outgoing, isResult: true },
                ]}
              />
              <RecordTable label={label} columns={columns} rows={data.list} keyOf={row => row.id} busy={query.loading} />
              <Pagination page={page} total={data.totalPages} onPage={setPage} label={label} />
            </>
          )}
        </RecordFrame>
      )}
    </div>
  );
}
