import { useEffect, useRef, useState, type ReactNode } from 'react';
import { securityStanding } from '../../core/member/security.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { useGate } from '../../element/gate.js';
import { ErrorCard } from '../atoms/error-card.js';
import { FormSkeleton } from '../form/form-skeleton.js';
import { PaymentPasswordForm } from './payment-password-form.js';

/** A form that takes the payment password; who has none sets it up here first (WAL-07). Brings the texts of `wallet` by its place. */
export function WithPaymentPassword({ children }: { children: ReactNode }) {
  const { hasTexts } = useGate();
  const t = useText();
  const { data, error, loading, refresh } = useQuery(securityStanding(useCore()));
  const [isNew, setNew] = useState(false);
  const told = useRef<HTMLParagraphElement>(null);
  const isThere = data?.hasPaymentPassword === true;
  // The form that had the focus has made way for what it was set up for.
  useEffect(() => {
    if (isNew && isThere) told.current?.focus();
  }, [isNew, isThere]);
  if (!data || !hasTexts) return error ? <ErrorCard error={error} busy={loading} onRetry={refresh} /> : <FormSkeleton />;
  if (isThere)
    return (
      <>
        {isNew && (
          <p ref={told} className="form-text" role="status" tabIndex={-1}>
            {t('wallet.password-done')}
          </p>
        )}
        {children}
      </>
    );
  return (
    <>
      <p className="soft">{t('wallet.password-first')}</p>
      <PaymentPasswordForm onDone={() => setNew(true)} />
    </>
  );
}
