import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { TeamProfitLine } from '../../api/team-records.js';
import { teamProfit } from '../../core/agent/records.js';
import { useCore, useQuery, useText } from '../core-context.js';
import { addSheet } from '../sheets.js';
import type { PageProps } from '../ui/centre/page.js';
import { RecordFilter } from '../ui/centre/record-filter.js';
import { RecordFrame, Signed, Sums } from '../ui/centre/record-frame.js';
import { RecordTable, type Column } from '../ui/centre/record-table.js';
import { useDays } from '../ui/centre/use-days.js';
import { useKept } from '../ui/centre/use-kept.js';
import { MoneyText } from '../ui/money-text.js';
import { Pagination } from '../ui/pagination.js';
import { useBegun } from '../ui/use-begun.js';
import { AccountSearch, nobodyOf } from './account-search.js';
import { givenDays } from './given-days.js';
import path from './team-path.css';
import { TeamPath } from './team-path.js';
import css from './team-records.css';

/** What each direct downline won and lost with everybody below it, down the tree and back up (AGT-08). */
export function Page({ host, given, go }: PageProps) {
  const core = useCore();
  const t = useText();
  const [account, setAccount] = useState(given['account'] ?? '');
  const [range, setRange] = useDays(7, givenDays(given));
  const [page, setPage] = useBegun(account, () => 1);
  const query = useQuery(teamProfit(core, range, account, page));
  const data = useKept(query.data);
  const place = useRef<HTMLDivElement>(null);
  const walking = useRef(false);
  useLayoutEffect(() => addSheet(host.shadowRoot!, path + css), [host]);
  // The line that was pressed is gone: the lines that stand next take the focus.
  useEffect(() => {
    if (walking.current) place.current?.focus({ preventScroll: true });
    walking.current = false;
  }, [account]);
  const open = (next: string) => {
    walking.current = true;
    setAccount(next);
  };
  const lead = (to: string) => (name: string) => go(to, { account: name, ...range });

  return (
    <div className="records">
      <RecordFilter
        range={range}
        onRange={next => {
          setRange(next);
          setPage(1);
        }}
      >
        <AccountSearch account={account} onSearch={setAccount} />
      </RecordFilter>
      {nobodyOf(account, () => open(''), t)(query.error) || (
        <div
          ref={place}
          className="records team-profit"
          tabIndex={-1}
          role="group"
          aria-label={account === '' ? t('team.you') : t('records.team-of', { account })}
        >
          {account !== '' && data && data.path.length > 1 && <TeamPath path={data.path} onOpen={open} />}
          <RecordFrame query={query} has={data !== undefined} isEmpty={data?.total === 0}>
            {data && (
              <>
                <Sums
                  label={t('member.sums')}
                  sums={[
                    { text: t('member.stake'), amount: data.sums.stake },
                    { text: t('overview.valid-bets'), amount: data.sums.validStake },
                    { text: t('member.payout'), amount: data.sums.payout },
                    { text: t('member.extras'), amount: data.sums.bonus + data.sums.rebate },
                    { text: t('overview.deposits'), amount: data.sums.deposits },
                    { text: t('overview.withdrawals'), amount: data.sums.withdrawals },
                    { text: t('member.result'), amount: data.sums.result, isResult: true },
                  ]}
                />
                <p className="records-note">{t('records.profit-note')}</p>
                <Lines
                  rows={data.list}
                  busy={query.loading}
                  onOpen={open}
                  onBets={lead('personalHistoryCopy')}
                  onEntries={lead('agentDownlineTransactionDetailsCopy')}
                />
                <Pagination page={page} total={data.totalPages} onPage={setPage} label={t('records.profit')} />
              </>
            )}
          </RecordFrame>
        </div>
      )}
    </div>
  );
}

interface LinesProps {
  rows: readonly TeamProfitLine[];
  busy: boolean;
  onOpen(account: string): void;
  onBets(account: string): void;
  onEntries(account: string): void;
}

function Lines({ rows, busy, onOpen, onBets, onEntries }: LinesProps) {
  const t = useText();
  const figure = (amount: number) => (amount === 0 ? '–' : <MoneyText amount={amount} />);
  /** A figure with another that belongs to it below, where that is not zero. */
  const both = (amount: number, more: number, text: string) => (
    <span>
      {figure(amount)}
      {more !== 0 && (
        <small>
          {text} <MoneyText amount={more} />
        </small>
      )}
    </span>
  );
  const columns: Column<TeamProfitLine>[] = [
    {
      name: 'what',
      text: t('records.account'),
      cell: ({ account, nickname, members, isItself }) => (
        <>
          {members > 0 && !isItself ? (
            <button type="button" className="of-account" aria-label={t('team.open-of', { account })} onClick={() => onOpen(account)}>
              {account}
            </button>
          ) : (
            account
          )}
          {nickname && <small>{nickname}</small>}
          {isItself && <small>{t('records.itself')}</small>}
          {members > 0 && <small>{t('records.below', { count: members })}</small>}
        </>
      ),
    },
    { name: 'stake', text: t('member.stake'), isFigure: true, cell: row => both(row.stake, row.validStake, t('records.valid')) },
    { name: 'payout', text: t('member.payout'), isFigure: true, cell: row => figure(row.payout) },
    { name: 'extras', text: t('member.extras'), isFigure: true, cell: row => figure(row.bonus + row.rebate) },
    {
      name: 'deposits',
      text: t('overview.deposits'),
      isFigure: true,
      cell: row => both(row.deposits, row.withdrawals, t('overview.withdrawals')),
    },
    { name: 'amount', text: t('member.result'), isFigure: true, cell: row => <Signed amount={row.result} /> },
    {
      name: 'ways',
      text: t('records.ways'),
      cell: ({ account }) => (
        <span className="record-ways">
          <button type="button" className="of-account" aria-label={t('records.bets-of', { account })} onClick={() => onBets(account)}>
            {t('records.to-bets')}
          </button>
          <button type="button" className="of-account" aria-label={t('records.entries-of', { account })} onClick={() => onEntries(account)}>
            {t('records.to-entries')}
          </button>
        </span>
      ),
    },
  ];
  return <RecordTable label={t('records.profit')} columns={columns} rows={rows} keyOf={row => row.account} busy={busy} />;
}
