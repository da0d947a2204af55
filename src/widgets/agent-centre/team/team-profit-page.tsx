import { useEffect, useRef, useState } from 'react';
import type { TeamProfitLine } from '../../../api/team/team-records.js';
import { teamProfit } from '../../../core/agent/records.js';
import type { Translate } from '../../../core/parts/core.js';
import { part } from '../../../element/part.js';
import { useCore, useText } from '../../../element/core-context.js';
import type { PageProps } from '../../../ui/centre/page.js';
import { RecordFilter } from '../../../ui/record/record-filter.js';
import { Signed } from '../../../ui/record/record-frame.js';
import { RecordLines } from '../../../ui/record/record-lines.js';
import type { Column } from '../../../ui/record/record-table.js';
import { useRecord } from '../../../ui/record/use-record.js';
import { MoneyText } from '../../../ui/atoms/money-text.js';
import { AccountSearch, nobodyOf } from './account-search.js';
import { givenDays } from './given-days.js';
import path from './team-path.css';
import { TeamPath } from './team-path.js';
import css from './team-records.css';

/** What each direct downline won and lost with everybody below it, down the tree and back up (AGT-08). */
export const Page = part(PageView, { css: [path, css] });

function PageView({ given, go }: PageProps) {
  const core = useCore();
  const t = useText();
  const [account, setAccount] = useState(given['account'] ?? '');
  const record = useRecord((range, _, page) => teamProfit(core, range, account, page), { days: 7, given: givenDays(given), account });
  const place = useRef<HTMLDivElement>(null);
  const walking = useRef(false);
  // The line that was pressed is gone: the lines that stand next take the focus.
  useEffect(() => {
    if (walking.current) place.current?.focus({ preventScroll: true });
    walking.current = false;
  }, [account]);
  const open = (next: string) => {
    walking.current = true;
    setAccount(next);
  };
  const lead = (to: string) => (name: string) => go(to, { account: name, ...record.range });
  const columns = columnsOf(t, { open, bets: lead('personalHistoryCopy'), entries: lead('agentDownlineTransactionDetailsCopy') });
  return (
    <div className="records">
      <RecordFilter of={record}>
        <AccountSearch account={account} onSearch={setAccount} />
      </RecordFilter>
      {nobodyOf(account, () => open(''), t)(record.error) || (
        <div
          ref={place}
          className="records team-profit"
          tabIndex={-1}
          role="group"
          aria-label={account === '' ? t('team.you') : t('records.team-of', { account })}
        >
          {account !== '' && record.data && record.data.path.length > 1 && <TeamPath path={record.data.path} onOpen={open} />}
          <RecordLines
            of={record}
            label={t('records.profit')}
            sums={({ sums }) => [
              { text: t('member.result'), amount: sums.result, isResult: true },
              { text: t('member.stake'), amount: sums.stake },
              { text: t('overview.valid-bets'), amount: sums.validStake },
              { text: t('member.payout'), amount: sums.payout },
              { text: t('member.extras'), amount: sums.bonus + sums.rebate },
              { text: t('overview.deposits'), amount: sums.deposits },
              { text: t('overview.withdrawals'), amount: sums.withdrawals },
            ]}
            above={() => <p className="records-note">{t('records.profit-note')}</p>}
            columns={columns}
            keyOf={row => row.account}
          />
        </div>
      )}
    </div>
  );
}

interface Ways {
  open(account: string): void;
  bets(account: string): void;
  entries(account: string): void;
}

function columnsOf(t: Translate, ways: Ways): Column<TeamProfitLine>[] {
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
  return [
    {
      name: 'what',
      text: t('records.account'),
      cell: ({ account, nickname, members, isItself }) => (
        <>
          {members > 0 && !isItself ? (
            <button type="button" className="of-account" aria-label={t('team.open-of', { account })} onClick={() => ways.open(account)}>
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
          <button type="button" className="of-account" aria-label={t('records.bets-of', { account })} onClick={() => ways.bets(account)}>
            {t('records.to-bets')}
          </button>
          <button
            type="button"
            className="of-account"
            aria-label={t('records.entries-of', { account })}
            onClick={() => ways.entries(account)}
          >
            {t('records.to-entries')}
          </button>
        </span>
      ),
    },
  ];
}
