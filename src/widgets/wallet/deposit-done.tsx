import type { DepositOrder } from '../../api/money/deposit.js';
import { depositOrders } from '../../core/funds/deposits.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { Icon } from '../../ui/atoms/icon.js';
import { circleCheck } from '../../ui/atoms/icons.js';
import { StateBadge } from './state-badge.js';

/** What came of the order that was just sent: how much, under which name, and what comes next, until it has arrived too. */
export function DepositDone({ sent }: { sent: DepositOrder | undefined }) {
  const { money } = useCore();
  const t = useText();
  const order = useOrdered(sent);
  return (
    <div className="deposit-done" role="status">
      {order && (
        <>
          <Icon of={circleCheck} />
          <p className="deposit-done-head">
            <strong className="tabular">{money.format(order.amount)}</strong> <StateBadge state={order.status} />
          </p>
          {order.status === 'pending' ? (
            <>
              <p>{t('wallet.ordered', { reference: order.reference })}</p>
              {order.payTo && (
                <p>
                  {t('wallet.pay-to', { amount: money.format(order.amount + order.fee) })} <bdi>{order.payToName}</bdi>{' '}
                  <bdi>{order.payTo}</bdi>
                </p>
              )}
              <p className="soft">{t(order.dueAt ? 'wallet.arrives-soon' : 'wallet.arrives-seen')}</p>
            </>
          ) : (
            <p className="soft tabular">{order.reference}</p>
          )}
        </>
      )}
    </div>
  );
}

/** The order as the list beside knows it; one that failed or was taken back is told there alone. */
function useOrdered(sent: DepositOrder | undefined): DepositOrder | undefined {
  const core = useCore();
  const list = useQuery(sent && depositOrders(core, 1)).data?.list;
  const order = list?.find(({ id }) => id === sent?.id) ?? sent;
  return order?.status === 'failed' ? undefined : order;
}
