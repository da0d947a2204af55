import { useState } from 'react';
import type { Lottery, LotteryBet, NumberRule } from '../../../api/games/lottery.js';
import { lotteryBets } from '../../../core/lottery/lottery-queries.js';
import { useCore, useLocale, useQuery, useText } from '../../../element/core-context.js';
import { Button } from '../../../ui/atoms/button.js';
import { EmptyState } from '../../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../../ui/atoms/error-card.js';
import { ticket } from '../../../ui/atoms/icons.js';
import { MoneyText } from '../../../ui/atoms/money-text.js';
import { Pagination } from '../../../ui/atoms/pagination.js';
import { Skeleton } from '../../../ui/atoms/skeleton.js';
import { Balls } from '../../../ui/lottery/balls.js';
import { playName, selectionName } from './play-text.js';
import type { useBets } from './use-bets.js';

interface MyBetsProps {
  lottery: Lottery;
  rule: NumberRule;
  own: ReturnType<typeof useBets>;
  host: HTMLElement;
}

/** The member's bets on a lottery, page by page: open, won and lost. */
export function MyBets({ lottery, rule, own, host }: MyBetsProps) {
  const core = useCore();
  const t = useText();
  const [page, setPage] = useState(1);
  const older = useQuery(own.isReal && page > 1 ? lotteryBets(core, lottery.code, page) : undefined);
  const list = page === 1 ? own.bets : older.data?.list;
  const error = page === 1 ? own.error : older.error;
  if (!own.isReal) {
    return (
      <EmptyState icon={ticket} title={t('lottery.login-title')} text={t('lottery.login-text')}>
        <Button kind="primary" onClick={() => core.access.ask('launch', undefined, host)}>
          {t('lottery.login')}
        </Button>
      </EmptyState>
    );
  }
  if (error && !list)
    return <ErrorCard error={error} title={t('lottery.bets-failed')} onRetry={page === 1 ? own.refresh : older.refresh} />;
  if (!list) return <Skeleton className="lottery-skeleton-page" />;
  if (list.length === 0) return <EmptyState icon={ticket} title={t('lottery.no-bets-title')} text={t('lottery.no-bets-text')} />;
  return (
    <>
      <ul className="bet-list" role="list">
        {list.map(bet => (
          <li key={bet.id}>
            <BetRow bet={bet} kind={rule.kind} />
          </li>
        ))}
      </ul>
      <Pagination page={page} total={own.totalPages} onPage={setPage} label={t('lottery.tab-my-bets')} />
    </>
  );
}

/** One bet: what it is on, what it cost, and how it went. */
export function BetRow({ bet, kind }: { bet: LotteryBet; kind: NumberRule['kind'] }) {
  const t = useText();
  const locale = useLocale();
  const payout = bet.payout ?? 0;
  // What pays no more than it cost is no win.
  const state = bet.status !== 'settled' ? bet.status : payout > bet.stake ? 'won' : payout > 0 ? 'paid' : 'lost';
  const back = bet.status === 'cancelled' ? bet.stake : payout;
  return (
    <article className="bet" data-state={state}>
      <div className="bet-head">
        <strong>{playName(bet.play, t)}</strong>
        <span className="bet-state">
          {t(`lottery.state-${state}`)} {back > 0 && <MoneyText amount={back} />}
        </span>
      </div>
      <p className="bet-selection tabular">
        {/* Places stand in their order in every direction of reading: it is the bet. */}
        <bdi dir={bet.selection.includes('|') ? 'ltr' : undefined}>{selectionName(bet, t, locale)}</bdi>
      </p>
      <p className="bet-foot faint tabular">
        {bet.issueNo} · <MoneyText amount={bet.stake} />
        {bet.lines > 1 && ` · ${t('lottery.lines', { count: bet.lines })}`}
      </p>
      {bet.numbers.length > 0 && <Balls kind={kind} numbers={bet.numbers} size="small" most={kind === 'loto' ? 3 : 20} />}
    </article>
  );
}
