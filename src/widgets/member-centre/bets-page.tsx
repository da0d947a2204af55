import { useState } from 'react';
import type { Bet } from '../../api/records.js';
import { previousDays } from '../../core/member/date-range.js';
import { bets } from '../../core/member/records.js';
import { useCore, useQuery, useStore, useText } from '../core-context.js';
import { MoneyText } from '../ui/money-text.js';
import { Pagination } from '../ui/pagination.js';
import { Choice, RecordFilter } from '../ui/centre/record-filter.js';
import { RecordFrame, Signed, Sums } from '../ui/centre/record-frame.js';
import { RecordTable, type Column } from '../ui/centre/record-table.js';
import { useGameTypes } from '../ui/centre/use-game-types.js';
import { useKept } from '../ui/centre/use-kept.js';
import { useRecordTimes } from '../ui/centre/use-record-times.js';

const NO_FILTER = { gameType: '', vendor: '' };

/** What was bet and what came of it (MEM-06). */
export function Page() {
  const core = useCore();
  const t = useText();
  const time = useRecordTimes();
  const gameType = useGameTypes();
  useStore(core.language.store, state => state.revision);
  const [range, setRange] = useState(() => previousDays(7, Date.now()));
  const [filter, setFilter] = useState(NO_FILTER);
  const [page, setPage] = useState(1);
  const query = useQuery(bets(core, range, filter, page));
  const data = useKept(query.data);
  const choose = (change: Partial<typeof NO_FILTER>) => {
    setFilter({ ...filter, ...change });
    setPage(1);
  };
  const columns: Column<Bet>[] = [
    {
      name: 'what',
      text: t('member.game'),
      cell: row => (
        <>
          {row.gameName || row.vendorName}
          <small>
            {row.vendorName || row.vassalage} · {gameType(row.gameType)}
          </small>
        </>
      ),
    },
    { name: 'time', text: t('member.time'), cell: row => <time dateTime={new Date(row.placedAt).toISOString()}>{time(row.placedAt)}</time> },
    { name: 'state', text: t('member.state'), cell: row => t(`member.bet-${row.status}`) },
    { name: 'stake', text: t('member.stake'), isFigure: true, cell: row => <MoneyText amount={row.stake} /> },
    { name: 'payout', text: t('member.payout'), isFigure: true, cell: row => (row.status === 'settled' ? <MoneyText amount={row.payout} /> : '–') },
    { name: 'amount', text: t('member.result'), isFigure: true, cell: row => (row.status === 'settled' ? <Signed amount={row.profit} /> : '–') },
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
        <Choice label={t('member.game-type')} all={t('common.all')} value={filter.gameType} options={(data?.gameTypes ?? []).map(value => ({ value, label: gameType(value) }))} onChoose={value => choose({ gameType: value })} />
        <Choice label={t('member.vendor')} all={t('common.all')} value={filter.vendor} options={(data?.vendors ?? []).map(({ code, name }) => ({ value: code, label: name }))} onChoose={value => choose({ vendor: value })} />
      </RecordFilter>
      <RecordFrame query={query} has={data !== undefined} isEmpty={data?.total === 0} onClear={filter.gameType || filter.vendor ? () => choose(NO_FILTER) : undefined}>
        {data && (
          <>
            <Sums
              label={t('member.sums')}
              sums={[
                { text: t('member.stake'), amount: data.stake },
                { text: t('member.payout'), amount: data.payout },
                { text: t('member.result'), amount: data.profit, isResult: true },
              ]}
            />
            <RecordTable label={t('nav.betting-record')} columns={columns} rows={data.list} keyOf={row => row.id} busy={query.loading} />
            <Pagination page={page} total={data.totalPages} onPage={setPage} label={t('nav.betting-record')} />
          </>
        )}
      </RecordFrame>
    </div>
  );
}
