import { useEffect, useMemo, useRef, useState } from 'react';
import type { DepositOrder } from '../../api/money/deposit.js';
import { errorCode } from '../../api/wire/errors.js';
import type { MessageText, TextKey } from '../../core/parts/core.js';
import { errorText } from '../../core/format/error-text.js';
import { depositOrders, refreshDeposits, takeBackDeposit } from '../../core/funds/deposits.js';
import { followMoney } from '../../core/funds/wallets.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { tagOfText } from '../../ui/html/tag-of-text.js';
import { Button, IconButton } from '../../ui/atoms/button.js';
import { copyText } from '../../ui/share/copy-text.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { arrowDownToLine, copy } from '../../ui/atoms/icons.js';
import { Pagination } from '../../ui/atoms/pagination.js';
import { Skeleton } from '../../ui/atoms/skeleton.js';
import { Moment } from './moment.js';
import type { SectionProps } from './sections.js';
import { StateBadge } from './state-badge.js';
import { useOrderNews } from './use-order-news.js';

const ASK_EVERY = 3_000; // ms, while an order is pending

/** What has come back, or never will, is not promised any more. */
const FEE_TEXTS: Readonly<Partial<Record<string, TextKey>>> = { credited: 'wallet.fee-credited', forfeited: 'wallet.fee-forfeited' };

interface DepositOrdersProps {
  emit: SectionProps['emit'];
  /** The order that was just placed; its heading gets the focus, so that everybody knows what happened. */
  placed: string;
  onArrive(): void;
}

/** The account's orders; pending ones are followed until they have arrived or failed. */
export function DepositOrders({ emit, placed, onArrive }: DepositOrdersProps) {
  const core = useCore();
  const t = useText();
  const [page, setPage] = useState(1);
  const { data, error, loading, refresh } = useQuery(depositOrders(core, page));
  const [said, setSaid] = useState<MessageText>();
  const isPending = data?.list.some(({ status }) => status === 'pending') ?? false;
  const followed = useMemo(() => data?.list.map(({ status, ...order }) => ({ ...order, state: status })) ?? [], [data]);
  // Something has arrived or failed: the balance is another.
  const news = useOrderNews(followed, () => followMoney(core));
  useEffect(() => (isPending ? core.scheduler.every(ASK_EVERY, () => refreshDeposits(core)) : undefined), [core, isPending]);

  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!placed) return;
    setPage(1);
    const heading = list.current?.querySelector<HTMLElement>(`[data-order="${CSS.escape(placed)}"] > h4`);
    if (!heading) return;
    heading.focus();
    onArrive();
  }, [placed, data, onArrive]);

  const takeBack = async ({ id, reference, amount }: DepositOrder, row: HTMLElement | null) => {
    setSaid(undefined);
    const sure = await core.dialogs.confirm({
      title: { key: 'wallet.take-back-title', values: { reference } },
      body: { key: 'wallet.take-back-body', values: { amount: core.money.format(amount) } },
      yes: { key: 'wallet.take-back' },
    });
    if (!sure) return;
    try {
      await takeBackDeposit(core, id);
    } catch (failure) {
      setSaid(errorCode(failure) === 'bad-request' ? { key: 'wallet.ended' } : errorText(failure));
      emit('gp-error', { code: errorCode(failure), cause: failure });
    }
    // Its button goes when the order is no longer pending.
    row?.focus();
  };
  return (
    <section ref={list} className="panel" aria-label={t('wallet.deposits')}>
      <h3>{t('wallet.deposits')}</h3>
      {said && (
        <p className="field-error" role="alert">
          {t(said.key, said.values)}
        </p>
      )}
      <p className="wallet-done" role="status">
        {news}
      </p>
      {!data && (error ? <ErrorCard error={error} busy={loading} onRetry={refresh} /> : <ListSkeleton />)}
      {data?.list.length === 0 && <EmptyState icon={arrowDownToLine} title={t('wallet.no-deposits')} text={t('wallet.no-deposits-hint')} />}
      {data && data.list.length > 0 && (
        <ul className="orders" part="list" role="list">
          {data.list.map(order => (
            <li key={order.id} className="order" data-order={order.id} tabIndex={-1}>
              <h4 className="order-head" tabIndex={-1}>
                <strong className="tabular">{core.money.format(order.amount)}</strong> <StateBadge state={order.status} />
              </h4>
              <p className="order-line">
                <span lang={tagOfText(order.lang)}>{order.methodName}</span> <span className="tabular">{order.reference}</span>{' '}
                <Moment at={order.createdAt} />
              </p>
              {order.fee > 0 && order.status !== 'failed' && (
                <p className="order-line">{t(FEE_TEXTS[order.feeRefund] ?? 'wallet.fee-of', { fee: core.money.format(order.fee) })}</p>
              )}
              {order.status === 'failed' && (
                <p className="order-reason">
                  {order.reason === 'declined' ? t('wallet.declined') : order.reason === 'cancelled' ? t('wallet.cancelled') : order.reason}
                </p>
              )}
              {order.status === 'pending' && (
                <>
                  <p className="order-line">{t(order.dueAt ? 'wallet.arrives-soon' : 'wallet.arrives-seen')}</p>
                  {order.payTo && (
                    <p className="pay-to">
                      <span>{t('wallet.pay-to', { amount: core.money.format(order.amount + order.fee) })}</span>
                      {/* Forms of banks ask for name and number apart. */}
                      {[order.payToName, order.payTo].filter(Boolean).map(text => (
                        <span key={text} className="pay-to-part">
                          <code>{text}</code>
                          <IconButton
                            size="small"
                            icon={copy}
                            label={t('wallet.copy', { text })}
                            onClick={() => void copyText(core, text)}
                          />
                        </span>
                      ))}
                    </p>
                  )}
                  <Button
                    size="small"
                    aria-label={`${t('wallet.take-back')} ${order.reference}`}
                    onClick={event => void takeBack(order, event.currentTarget.closest('li'))}
                  >
                    {t('wallet.take-back')}
                  </Button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} total={data?.totalPages ?? 0} onPage={setPage} label={t('wallet.deposits')} />
    </section>
  );
}

/** A list whose rows are on their way. */
export function ListSkeleton() {
  const t = useText();
  return (
    <div className="orders" role="status" aria-busy="true" aria-label={t('common.loading')}>
      {[1, 2, 3].map(row => (
        <Skeleton key={row} className="order-wait" />
      ))}
    </div>
  );
}
