import { useState, type ReactNode } from 'react';
import type { Bet, Bets } from '../../../api/records.js';
import type { Query, QueryState } from '../../../core/core.js';
import type { DateRange } from '../../../core/member/date-range.js';
import { useCore, useQuery, useStore, useText } from '../../core-context.js';
import { MoneyText } from '../money-text.js';
import { Pagination } from '../pagination.js';
import { useBegun } from '../use-begun.js';
import { Choice, RecordFilter } from './record-filter.js';
import { RecordFrame, Signed, Sums } from './record-frame.js';
import { RecordTable, type Column } from './record-table.js';
import { useGameTypes } from './use-game-types.js';
import { useDays } from './use-days.js';
import { useKept } from './use-kept.js';
import { useRecordTimes } from './use-record-times.js';

const NO_FILTER = { gameType: '', vendor: '' };

interface BetRecordProps<B extends Bet> {
  label: string;
  ask(range: DateRange, filter: typeof NO_FILTER, page: number): Query<Omit<Bets, 'list'> & { list: B[] }>;
  /** Days to begin with. */
  days?: DateRange;
  /** Whose bets; another account begins at its first page. */
  account?: string;
  /** Chooses whose. */
  search?: ReactNode;
  whose?: Column<B>;
  /** Stands in place of the record for this failure. */
  instead?(error: QueryState<unknown>['error']): ReactNode;
}

/** Bets by days, game type and vendor, with their sums: of a member, or of a team (MEM-06, AGT-07). */
export function BetRecord<B extends Bet>({ label, ask, days, account = '', search, whose, instead }: BetRecordProps<B>) {
  const core = useCore();
  const t = useText();
  const time = useRecordTimes();
  const gameType = useGameTypes();
  useStore(core.language.store, state => state.revision);
  const [range, setRange] = useDays(7, days);
  const [filter, setFilter] = useState(NO_FILTER);
  const [page, setPage] = useBegun(account, () => 1);
  const query = useQuery(ask(range, filter, page));
  const data = useKept(query.data);
  const choose = (change: Partial<typeof NO_FILTER>) => {
    setFilter({ ...filter, ...change });
    setPage(1);
  };
  const columns: Column<B>[] = [
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
    ...(whose ? [whose] : []),
    {
      name: 'time',
      text: t('member.time'),
      cell: row => <time dateTime={new Date(row.placedAt).toISOString()}>{time(row.placedAt)}</time>,
    },
    { name: 'state', text: t('member.state'), cell: row => t(`member.bet-${row.status}`) },
    { name: 'stake', text: t('member.stake'), isFigure: true, cell: row => <MoneyText amount={row.stake} /> },
    {
      name: 'payout',
      text: t('member.payout'),
      isFigure: true,
      cell: row => (row.status === 'settled' ? <MoneyText amount={row.payout} /> : '–'),
    },
    {
      name: 'amount',
      text: t('member.result'),
      isFigure: true,
      cell: row => (row.status === 'settled' ? <Signed amount={row.profit} /> : '–'),
    },
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
          label={t('member.game-type')}
          all={t('common.all')}
          value={filter.gameType}
          options={(data?.gameTypes ?? []).map(value => ({ value, label: gameType(value) }))}
          onChoose={value => choose({ gameType: value })}
        />
        <Choice
          label={t('member.vendor')}
          all={t('common.all')}
          value={filter.vendor}
          options={(data?.vendors ?? []).map(({ code, name }) => ({ value: code, label: name }))}
          onChoose={value => choose({ vendor: value })}
        />
      </RecordFilter>
      {(query.error && instead?.(query.error)) || (
        <RecordFrame
          query={query}
          has={data !== undefined}
          isEmpty={data?.total === 0}
          onClear={filter.gameType || filter.vendor ? () => choose(NO_FILTER) : undefined}
        >
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
              <RecordTable label={label} columns={columns} rows={data.list} keyOf={row => row.id} busy={query.loading} />
              <Pagination page={page} total={data.totalPages} onPage={setPage} label={label} />
            </>
          )}
        </RecordFrame>
      )}
    </div>
  );
}
