import { useState } from 'react';
import type { Bonus } from '../../api/bonuses.js';
import { bonuses } from '../../core/member/bonuses.js';
import { useCore, useQuery, useText } from '../core-context.js';
import { Pagination } from '../ui/pagination.js';
import { bonusText } from './bonus-text.js';
import { Choice, RecordFilter } from '../ui/centre/record-filter.js';
import { RecordFrame, Signed, Sums } from '../ui/centre/record-frame.js';
import { RecordTable, type Column } from '../ui/centre/record-table.js';
import { useDays } from '../ui/centre/use-days.js';
import { useKept } from '../ui/centre/use-kept.js';
import { useRecordTimes } from '../ui/centre/use-record-times.js';

/** What was given to the account, and for what (MEM-09). */
export function Page() {
  const core = useCore();
  const t = useText();
  const time = useRecordTimes();
  const [range, setRange] = useDays(30);
  const [source, setSource] = useState('');
  const [page, setPage] = useState(1);
  const query = useQuery(bonuses(core, range, source, page));
  const data = useKept(query.data);
  const choose = (next: string) => {
    setSource(next);
    setPage(1);
  };
  const columns: Column<Bonus>[] = [
    {
      name: 'what',
      text: t('bonus.source'),
      cell: row => (
        <>
          {bonusText(row.source, t)}
          {row.title && <small>{row.title}</small>}
        </>
      ),
    },
    {
      name: 'time',
      text: t('member.time'),
      cell: row => <time dateTime={new Date(row.createdAt).toISOString()}>{time(row.createdAt)}</time>,
    },
    { name: 'state', text: t('member.state'), cell: row => t(row.status === 'credited' ? 'bonus.credited' : 'bonus.taken-back') },
    { name: 'amount', text: t('member.amount'), isFigure: true, cell: row => <Signed amount={row.amount} /> },
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
          label={t('bonus.source')}
          all={t('common.all')}
          value={source}
          options={(data?.sources ?? []).map(value => ({ value, label: bonusText(value, t) }))}
          onChoose={choose}
        />
      </RecordFilter>
      <RecordFrame query={query} has={data !== undefined} isEmpty={data?.total === 0} onClear={source ? () => choose('') : undefined}>
        {data && (
          <>
            <Sums label={t('member.sums')} sums={[{ text: t('bonus.sum'), amount: data.amount, isResult: true }]} />
            <RecordTable label={t('bonus.title')} columns={columns} rows={data.list} keyOf={row => row.id} busy={query.loading} />
            <Pagination page={page} total={data.totalPages} onPage={setPage} label={t('bonus.title')} />
          </>
        )}
      </RecordFrame>
    </div>
  );
}
