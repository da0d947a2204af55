import { useEffect, useRef, useState } from 'react';
import { useCore, useText } from '../../element/core-context.js';
import { stateKey } from './state-badge.js';

interface Followed {
  id: string;
  reference: string;
  /** Minor units. */
  amount: number;
  /** As its badge says it. */
  state: string;
  /** Minor units that came back meanwhile. */
  paidAgain?: number;
}

/** What has become of an order while its owner looked on, as a sentence; empty until something has. `onNews` is called for all that may move money. */
export function useOrderNews(orders: readonly Followed[], onNews: () => void): string {
  const { format } = useCore().money;
  const t = useText();
  const known = useRef(new Map<string, Followed>());
  const [news, setNews] = useState<Followed>();
  const told = useRef(onNews);
  useEffect(() => {
    told.current = onNews;
  });
  useEffect(() => {
    let moved = false;
    for (const order of orders) {
      const before = known.current.get(order.id);
      known.current.set(order.id, order);
      if (!before) continue;
      if (before.state !== order.state) setNews(order);
      moved ||= before.state !== order.state || before.paidAgain !== order.paidAgain;
    }
    if (moved) told.current();
  }, [orders]);
  return news ? t('wallet.news', { reference: news.reference, amount: format(news.amount), state: t(stateKey(news.state)) }) : '';
}
