import { useState, type ReactNode } from 'react';
import { securityStanding } from '../../core/member/security.js';
import { useCore, useQuery, useStore, useText } from '../core-context.js';
import { Button } from '../ui/button.js';
import { ErrorCard } from '../ui/error-card.js';
import { Icon } from '../ui/icon.js';
import { circleAlert, circleCheck } from '../ui/icons.js';
import { PaymentPasswordForm } from '../ui/payment-password-form.js';
import { Skeleton } from '../ui/skeleton.js';

/** What protects the account, each with what stands and the way to change it (MEM-24). */
export function SecurityList() {
  const core = useCore();
  const t = useText();
  useStore(core.language.store, state => state.revision);
  const { data, error, refresh } = useQuery(securityStanding(core));
  const [open, setOpen] = useState(false);
  const saved = () => {
    setOpen(false);
    void core.dialogs.info({ title: { key: 'member.payment-done' }, tone: 'success' });
  };
  const date = (at: number) => new Intl.DateTimeFormat(core.language.locale(), { dateStyle: 'medium' }).format(at);
  return (
    <section className="card" aria-labelledby="security-title">
      <h3 id="security-title">{t('member.protection')}</h3>
      {!data && error && <ErrorCard error={error} onRetry={refresh} />}
      {!data && !error && (
        <div role="status" aria-busy="true" aria-label={t('common.loading')}>
          <Skeleton className="rows-loading" />
        </div>
      )}
      {data && (
        <ul className="rows" role="list">
          <Row good title={t('field.password')} text={data.passwordChangedAt === undefined ? t('member.set') : t('member.password-changed', { date: date(data.passwordChangedAt) })}>
            <Button aria-label={t('dialog.change-password')} onClick={() => core.dialogs.open('change-password')}>{t('member.change')}</Button>
          </Row>
          <Row good={data.hasPaymentPassword} title={t('field.payment-password')} text={t(data.hasPaymentPassword ? 'member.payment-set' : 'member.payment-unset')}>
            <Button aria-expanded={open} aria-label={t(data.hasPaymentPassword ? 'member.payment-change' : 'member.payment-make')} onClick={() => setOpen(!open)}>
              {t(open ? 'common.cancel' : data.hasPaymentPassword ? 'member.change' : 'member.set-up')}
            </Button>
          </Row>
          {open && (
            <li className="row-form">
              <PaymentPasswordForm onDone={saved} onFail={() => undefined} />
            </li>
          )}
          <Row good={data.email !== ''} title={t('field.email')} text={data.email || t('member.not-given')} />
          <Row good={data.mobile !== ''} title={t('field.mobile-num')} text={data.mobile || t('member.not-given')} />
          <Row good={data.hasAuthenticator} title={t('member.authenticator')} text={t(data.hasAuthenticator ? 'member.bound' : 'member.not-bound')} />
        </ul>
      )}
    </section>
  );
}

function Row({ good, title, text, children }: { good: boolean; title: string; text: string; children?: ReactNode }) {
  return (
    <li className="row" data-good={good || undefined}>
      <Icon of={good ? circleCheck : circleAlert} />
      <p>
        <strong>{title}</strong>
        <span>{text}</span>
      </p>
      {children}
    </li>
  );
}
