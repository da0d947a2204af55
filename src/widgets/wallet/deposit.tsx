import { useState } from 'react';
import { errorCode } from '../../api/wire/errors.js';
import { isOfLine } from '../../core/format/error-text.js';
import { depositMethods } from '../../core/funds/deposits.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { CustomerServiceEntry } from '../../ui/contact/customer-service-entry.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { FormSkeleton } from '../../ui/form/form-skeleton.js';
import { creditCard } from '../../ui/atoms/icons.js';
import { DepositForm } from './deposit-form.js';
import { DepositOrders } from './deposit-orders.js';
import type { SectionProps } from './sections.js';

/** Ways to deposit, and what has become of the orders (WAL-05, OP-35). */
export function Deposit({ emit }: SectionProps) {
  const core = useCore();
  const t = useText();
  const { data: methods, error, loading, refresh } = useQuery(depositMethods(core));
  const [placed, setPlaced] = useState('');
  // Without a connection nothing here comes: that is said once.
  if (!methods && isOfLine(errorCode(error))) return <ErrorCard error={error} busy={loading} onRetry={refresh} />;
  const order = () => {
    if (!methods) return error ? <ErrorCard error={error} busy={loading} onRetry={refresh} /> : <FormSkeleton />;
    if (methods.length > 0) return <DepositForm methods={methods} emit={emit} onOrdered={setPlaced} />;
    return (
      <EmptyState icon={creditCard} title={t('wallet.no-methods')}>
        <CustomerServiceEntry className="button button-primary">{t('common.customer-service')}</CustomerServiceEntry>
      </EmptyState>
    );
  };
  return (
    <div className="wallet-columns">
      <section className="panel" aria-label={t('wallet.deposit-new')}>
        {order()}
      </section>
      <DepositOrders emit={emit} placed={placed} onArrive={() => setPlaced('')} />
    </div>
  );
}
