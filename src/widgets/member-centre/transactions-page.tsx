import { useState } from 'react';
import type { Transaction } from '../../api/records.js';
import { previousDays } from '../../core/member/date-range.js';
import { transactions } from '../../core/member/records.js';
import { useCore, useQuery, useText } from '../core-context.js';
import { MoneyText } from '../ui/money-text.js';
import { Pagination } from '../ui/pagination.js';
import { entryText } from '../ui/centre/entry-text.js';
import { Choice, RecordFilter } from '../ui/centre/record-filter.js';
import { RecordFrame, Signed, Sums } from '../ui/centre/record-frame.js';
import { RecordTable, type Column } from '../ui/centre/record-table.js';
import { useKept } from '../ui/centre/use-kept.js';
import { useRecordTimes } from '../ui/centre/use-record-times.js';

/** Every movement of the account's money (MEM-07). */
export function Page() {
  const core = useCore();
  const t = useText();
  const time = useRecordTimes();
  const [range, setRange] = useState(() => previousDays(7, Date.now()));
  const [type, setType] = useState('');
  const [page, setPage] = useState(1);
  const query = useQuery(transactions(core, range, type, page));
  const data = useKept(query.data);
  const columns: Column<Transaction>[] = [
    { name: 'what', text: t('member.entry'), cell: row => entryText(row.type, t) },
    { name: 'time', text: t('member.time'), cell: row => <time dateTime={new Date(row.createdAt).toISOString()}>{time(row.createdAt)}</time> },
    { name: 'reference', text: t('member.reference'), cell: row => `${row.id}${row.wallet && row.wallet !== 'MAIN' ? ` · ${row.wallet}` : ''}` },
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
        <Choice
          label={t('member.entry')}
          all={t('common.all')}
          value={type}
          options={(data?.types ?? []).map(value => ({ value, label: entryText(value, t) }))}
          onChoose={value => {
            setType(value);
            setPage(1);
          }}
        />
      </RecordFilter>
      <RecordFrame query={query} has={data !== undefined} isEmpty={data?.total === 0} onClear={type ? () => setType('') : undefined}>
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
            <RecordTable label={t('member.transactions')} columns={columns} rows={data.list} keyOf={row => row.id} busy={query.loading} />
            <Pagination page={page} total={data.totalPages} onPage={setPage} label={t('member.transactions')} />
          </>
        )}
      </RecordFrame>
    </div>
  );
}
