import { useEffect, useRef, useState } from 'react';
import type { LotteryBet } from '../../../api/games/lottery.js';
import { lotteryBets } from '../../../core/lottery/lottery-queries.js';
import { useCore, useQuery, useStore } from '../../../element/core-context.js';

const ASK_EVERY = 1_500; // ms, while a bet waits for its draw

/** What a draw brought to the member's bets on it, minor units. */
export interface BetNews {
  issueNo: string;
  stake: number;
  payout: number;
}

/** The member's newest bets on a lottery, followed until they are settled; `news` are those of the last settlement seen. */
export function useBets(gameCode: string, lastIssue: string | undefined) {
  const core = useCore();
  const isReal = useStore(core.session.store, ({ state }) => state === 'real');
  const { data, error, refresh } = useQuery(isReal ? lotteryBets(core, gameCode, 1) : undefined);
  const open = useRef(new Set<string>());
  const [news, setNews] = useState<BetNews>();
  const list = data?.list;
  useEffect(() => {
    if (!isReal) setNews(undefined);
  }, [isReal]);

  useEffect(() => {
    const settled = (list ?? []).filter(bet => bet.status === 'settled' && open.current.has(bet.id));
    open.current = new Set((list ?? []).filter(({ status }) => status === 'open').map(({ id }) => id));
    const first = settled[0];
    if (!first) return;
    setNews(
      sumOf(
        first.issueNo,
        settled.filter(({ issueNo }) => issueNo === first.issueNo),
      ),
    );
    void core.wallet.refresh();
  }, [list, core]);
  // Numbers came: bets on them are settled right after.
  const isDue = list?.some(bet => bet.status === 'open' && lastIssue !== undefined && bet.closesAt <= (data?.serverTime ?? 0)) === true;
  const waits = list?.some(({ status }) => status === 'open') === true;
  useEffect(() => {
    if (waits) refresh();
  }, [lastIssue, waits, refresh]);
  useEffect(() => (isDue ? core.scheduler.every(ASK_EVERY, refresh) : undefined), [isDue, core, refresh]);
  return { bets: list, totalPages: data?.totalPages ?? 0, news, isReal, error: data ? undefined : error, refresh };
}

function sumOf(issueNo: string, bets: readonly LotteryBet[]): BetNews {
  return {
    issueNo,
    stake: bets.reduce((sum, bet) => sum + bet.stake, 0),
    payout: bets.reduce((sum, bet) => sum + (bet.payout ?? 0), 0),
  };
}
