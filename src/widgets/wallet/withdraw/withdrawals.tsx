import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { WithdrawConfig, Withdrawal } from '../../../api/money/withdraw.js';
import { errorCode } from '../../../api/wire/errors.js';
import type { MessageText } from '../../../core/parts/core.js';
import { followMoney } from '../../../core/funds/wallets.js';
import { callOffWithdrawal, isPaidInPart, refreshWithdrawals, withdrawals } from '../../../core/funds/withdrawals.js';
import { useCore, useQuery, useText } from '../../../element/core-context.js';
import { Button } from '../../../ui/atoms/button.js';
import { EmptyState } from '../../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../../ui/atoms/error-card.js';
import { arrowUpFromLine } from '../../../ui/atoms/icons.js';
import { Pagination } from '../../../ui/atoms/pagination.js';
import { tellMoney } from '../../../ui/form/tell-money.js';
import { ListSkeleton } from '../deposit-orders.js';
import { Moment } from '../moment.js';
import { ReceiptForm } from './receipt-form.js';
import type { SectionProps } from '../sections.js';
import { shortAddress } from './short-address.js';
import { StateBadge } from '../state-badge.js';
import { useOrderNews } from '../use-order-news.js';
import { WithdrawalHistory } from './withdrawal-history.js';

const ASK_EVERY = 5_000; // ms, while one waits for a decision, a receipt or the end of a dispute
/** How a dispute ended, as a state. */
const ENDS: Readonly<Partial<Record<Withdrawal['dispute'], string>>> = { paid: 'paid-again', refused: 'refused' };

/** The account's withdrawals, each with what its receipt needs or says. */
export function Withdrawals({ emit, limits }: { emit: SectionProps['emit']; limits: WithdrawConfig | undefined }) {
  const core = useCore();
  const t = useText();
  const [page, setPage] = useState(1);
  const { data, error, loading, refresh } = useQuery(withdrawals(core, page));
  const isOpen =
    data?.list.some(({ status, receipt, dispute }) => status === 'pending' || receipt === 'open' || dispute === 'open') ?? false;
  const followed = useMemo(() => data?.list.map(item => ({ ...item, state: stateOf(item) })) ?? [], [data]);
  // What was decided meanwhile may have moved money.
  const news = useOrderNews(followed, () => followMoney(core));
  useEffect(() => (isOpen ? core.scheduler.every(ASK_EVERY, () => refreshWithdrawals(core)) : undefined), [core, isOpen]);
  return (
    <section className="panel" aria-label={t('wallet.withdrawals')}>
      <h3>{t('wallet.withdrawals')}</h3>
      <p className="wallet-done" role="status">
        {news}
      </p>
      {!data && (error ? <ErrorCard error={error} busy={loading} onRetry={refresh} /> : <ListSkeleton />)}
      {data?.list.length === 0 && <EmptyState icon={arrowUpFromLine} title={t('wallet.no-withdrawals')} />}
      {data && data.list.length > 0 && (
        <ul className="orders" part="list" role="list">
          {data.list.map(item => (
            <Item key={item.id} item={item} limits={limits} emit={emit} />
          ))}
        </ul>
      )}
      <Pagination page={page} total={data?.totalPages ?? 0} onPage={setPage} label={t('wallet.withdrawals')} />
    </section>
  );
}

function Item({ item, limits, emit }: { item: Withdrawal; limits: WithdrawConfig | undefined; emit: SectionProps['emit'] }) {
  const core = useCore();
  const t = useText();
  const row = useRef<HTMLLIElement>(null);
  const focusRow = useCallback(() => row.current?.focus(), []);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<MessageText>();
  const { format } = core.money;
  const { receipt, refundAmount, refundStatus } = item;
  const callOff = async () => {
    setSaid(undefined);
    const { reference, amount } = item;
    const sure = await core.dialogs.confirm({
      title: { key: 'wallet.call-off-title', values: { reference } },
      body: { key: 'wallet.call-off-body', values: { amount: format(amount) } },
      yes: { key: 'wallet.call-off' },
    });
    if (!sure) return;
    setBusy(true);
    try {
      await callOffWithdrawal(core, item.id);
    } catch (failure) {
      setSaid(errorCode(failure) === 'bad-request' ? { key: 'wallet.call-off-late' } : tellMoney(failure));
      emit('gp-error', { code: errorCode(failure), cause: failure });
    } finally {
      setBusy(false);
    }
    // Its button goes with the state.
    focusRow();
  };
  return (
    <li ref={row} className="order" tabIndex={-1}>
      <p className="order-head">
        <strong className="tabular">{format(item.amount)}</strong>
        <StateBadge state={stateOf(item)} />
      </p>
      <p className="order-line">
        <span>{`${t(`wallet.kind-${item.payout.kind}`)} ${shortAddress(item.payout.address)}`}</span>{' '}
        <span className="tabular">{item.reference}</span> <Moment at={item.createdAt} />
      </p>
      {item.payout.otherName && (
        <p className="order-line">
          <span className="other-name">{t('wallet.other-name-of', { name: item.payout.holder })}</span>
        </p>
      )}
      {said && (
        <p className="field-error" role="alert">
          {t(said.key, said.values)}
        </p>
      )}
      {item.status === 'pending' && (
        <>
          <p className="order-line">{t('wallet.held')}</p>
          <Button size="small" busy={busy} aria-label={`${t('wallet.call-off')} ${item.reference}`} onClick={() => void callOff()}>
            {t('wallet.call-off')}
          </Button>
        </>
      )}
      {item.status === 'cancelled' && <p className="order-line">{t('wallet.call-off-done')}</p>}
      {item.status === 'rejected' && <p className="order-reason">{t('wallet.returned', { reason: item.reason })}</p>}
      {receipt === 'partly' && (
        <p className="order-line">
          {t(item.paidAgain > 0 ? 'wallet.partly-came' : 'wallet.partly-amounts', {
            received: format(item.receivedAmount ?? 0),
            remaining: format(item.remainingAmount ?? 0),
          })}
        </p>
      )}
      {item.receiptBy !== '' && item.receiptBy !== 'user' && (
        <p className="order-line">{t(item.receiptBy === 'timeout' ? 'wallet.forced-time' : 'wallet.forced-operator')}</p>
      )}
      {refundStatus === 'credited' && <p className="order-good">{t('wallet.refund-credited', { amount: format(refundAmount) })}</p>}
      {refundStatus === 'forfeited' && <p className="order-reason">{t('wallet.refund-forfeited', { amount: format(refundAmount) })}</p>}
      {item.dispute !== 'none' && <WithdrawalHistory item={item} />}
      {item.proofImages.length > 0 && (
        <ul className="pictures">
          {item.proofImages.map((url, index) => (
            <li key={url} className="picture">
              <a href={url} target="_blank" rel="noopener noreferrer">
                <img src={url} alt={t('feedback.image', { number: index + 1 })} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {receipt === 'open' && item.receiptDueAt && (
        <>
          <p className="order-line">
            <span>
              {t('wallet.receipt-until')} <Moment at={item.receiptDueAt} />
            </span>
          </p>
          {refundStatus === 'open' && <p className="order-line">{t('wallet.refund-open', { amount: format(refundAmount) })}</p>}
          {limits && <ReceiptForm item={item} limits={limits} onLeft={focusRow} />}
        </>
      )}
    </li>
  );
}

/** What it has come to, in one word. */
function stateOf(item: Withdrawal): string {
  if (item.receipt === 'none' || item.receipt === 'open') return item.status;
  return isPaidInPart(item) && item.dispute === 'refused' ? 'part-refused' : (ENDS[item.dispute] ?? item.receipt);
}
