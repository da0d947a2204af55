import { useState, type ReactNode } from 'react';
import type { SecurityStanding } from '../../api/account/security.js';
import { isBound, type BindingKind } from '../../core/member/bindings.js';
import { securityStanding } from '../../core/member/security.js';
import { part } from '../../element/part.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { Button } from '../atoms/button.js';
import dialog from '../overlay/dialog.css';
import { ErrorCard } from '../atoms/error-card.js';
import { Icon } from '../atoms/icon.js';
import { circleAlert, circleCheck } from '../atoms/icons.js';
import { PaymentPasswordForm } from './payment-password-form.js';
import qr from '../share/qr-code.css';
import { Skeleton } from '../atoms/skeleton.js';
import { BindingDialog } from './binding-dialog.js';
import css from './security.css';
import { usePlatformTime } from '../time/use-platform-time.js';

/** What protects the account, each with what stands and the way to change it (MEM-24). */
export const SecurityList = part(SecurityListView, { css: [dialog, qr, css] });

function SecurityListView() {
  const core = useCore();
  const t = useText();
  const { data, error, refresh } = useQuery(securityStanding(core));
  const [open, setOpen] = useState(false);
  const [binding, setBinding] = useState<BindingKind>();
  const saved = () => {
    setOpen(false);
    void core.dialogs.info({ title: { key: 'member.payment-done' }, tone: 'success' });
  };
  const { day, moment } = usePlatformTime();
  return (
    <section className="card" aria-labelledby="security-title">
      <h3 id="security-title">{t('member.protection')}</h3>
      {!data && error && <ErrorCard error={error} onRetry={refresh} />}
      {!data && !error && (
        <div role="status" aria-busy="true" aria-label={t('common.loading')}>
          <Skeleton className="rows-loading" />
        </div>
      )}
      {data?.withdrawalsRestUntil != null && (
        <p className="rests">{t('member.binding-rests', { date: moment()(data.withdrawalsRestUntil) })}</p>
      )}
      {data && (
        <ul className="rows" role="list">
          <Row
            good={data.hasPassword}
            title={t('field.password')}
            text={
              data.hasPassword
                ? data.passwordChangedAt === undefined
                  ? t('member.set')
                  : t('member.password-changed', { date: day(data.passwordChangedAt) })
                : t('member.no-password')
            }
          >
            {data.hasPassword && core.status.offers({ text: 'dialog.change-password' }) && (
              <Button aria-label={t('dialog.change-password')} onClick={() => core.dialogs.open('change-password')}>
                {t('member.change')}
              </Button>
            )}
          </Row>
          <Row
            good={data.hasPaymentPassword}
            title={t('field.payment-password')}
            text={t(data.hasPaymentPassword ? 'member.payment-set' : 'member.payment-unset')}
          >
            <Button
              aria-expanded={open}
              aria-label={t(data.hasPaymentPassword ? 'member.payment-change' : 'member.payment-make')}
              onClick={() => setOpen(!open)}
            >
              {t(open ? 'common.cancel' : data.hasPaymentPassword ? 'member.change' : 'member.set-up')}
            </Button>
          </Row>
          {open && (
            <li className="row-form">
              <PaymentPasswordForm onDone={saved} />
            </li>
          )}
          <BindingRow kind="email" standing={data} title={t('field.email')} value={data.email} onOpen={setBinding} />
          <BindingRow kind="mobile" standing={data} title={t('field.mobile-num')} value={data.mobile} onOpen={setBinding} />
          <BindingRow
            kind="google"
            standing={data}
            title={t('member.authenticator')}
            value={data.hasAuthenticator ? t('member.bound') : ''}
            onOpen={setBinding}
          />
        </ul>
      )}
      {data && binding && <BindingDialog kind={binding} standing={data} onClose={() => setBinding(undefined)} />}
    </section>
  );
}

/** What is bound, masked; what was only given proves nothing until it is confirmed. */
function BindingRow({
  kind,
  standing,
  title,
  value,
  onOpen,
}: {
  kind: BindingKind;
  standing: SecurityStanding;
  title: string;
  value: string;
  onOpen(kind: BindingKind): void;
}) {
  const t = useText();
  const bound = isBound(standing, kind);
  const word = t(bound ? 'member.change' : value ? 'member.confirm' : kind === 'google' ? 'member.set-up' : 'member.add');
  return (
    <Row
      good={bound}
      title={title}
      text={
        bound ? (
          <bdi>{value}</bdi>
        ) : value ? (
          t('member.unconfirmed', { value })
        ) : (
          t(kind === 'google' ? 'member.not-bound' : 'member.not-given')
        )
      }
    >
      <Button aria-label={`${title}: ${word}`} onClick={() => onOpen(kind)}>
        {word}
      </Button>
    </Row>
  );
}

function Row({ good, title, text, children }: { good: boolean; title: string; text: ReactNode; children?: ReactNode }) {
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
