import { useEffect, useRef, useState } from 'react';
import type { PayoutAccount } from '../../../api/money/withdraw.js';
import type { TextKey } from '../../../core/parts/core.js';
import { payoutAccounts, withdrawConfig } from '../../../core/funds/withdrawals.js';
import { useGate } from '../../../element/gate.js';
import { part } from '../../../element/part.js';
import { useCore, useQuery, useText } from '../../../element/core-context.js';
import { Button } from '../../../ui/atoms/button.js';
import { ErrorCard } from '../../../ui/atoms/error-card.js';
import { FormSkeleton } from '../../../ui/form/form-skeleton.js';
import { PaymentPasswordForm } from '../../../ui/security/payment-password-form.js';
import { PayoutFacts } from './payout-facts.js';
import { PayoutAccountForm } from './payout-account-form.js';
import { PayoutRemovalForm } from './payout-removal-form.js';
import type { SectionProps } from '../sections.js';
import { WithdrawForm } from './withdraw-form.js';
import { Withdrawals } from './withdrawals.js';
import { usePlatformTime } from '../../../ui/time/use-platform-time.js';

const ASK_EVERY = 30_000; // ms, while withdrawals rest: their form opens by itself

type Place = 'form' | 'address' | 'remove' | 'password';

/** Password first, then a receiving address, then the request (WAL-06 to WAL-10); beside it what has become of the others. */
export const Withdraw = part(WithdrawView, { texts: ['identity', 'pages'] });

function WithdrawView({ emit }: SectionProps) {
  const core = useCore();
  const t = useText();
  const { hasTexts } = useGate();
  const config = useQuery(withdrawConfig(core));
  const accounts = useQuery(payoutAccounts(core));
  const [wanted, setWanted] = useState<Place>('form');
  const [removed, setRemoved] = useState<PayoutAccount>();
  const [done, setDone] = useState('');
  const go = (place: Place, said = '') => {
    setWanted(place);
    setDone(said);
  };
  const isReady = config.data !== undefined && accounts.data !== undefined && hasTexts;
  const place: Place = !config.data?.hasPaymentPassword
    ? 'password'
    : accounts.data?.length === 0 && wanted === 'form'
      ? 'address'
      : wanted;
  const isFirst = place !== wanted;
  const moment = usePlatformTime().moment();
  const isResting = config.data?.restsUntil != null;
  useEffect(() => (isResting ? core.scheduler.every(ASK_EVERY, config.refresh) : undefined), [core, isResting, config.refresh]);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = isReady ? place : undefined;
  const before = useRef(shown);
  useEffect(() => {
    // The form that had the focus has gone: whoever cannot see it hears what stands there now.
    if (before.current && shown && before.current !== shown) heading.current?.focus();
    before.current = shown ?? before.current;
  }, [shown]);

  const content = () => {
    if (!config.data || !accounts.data || !hasTexts) {
      const error = config.error ?? accounts.error;
      const retry = () => {
        config.refresh();
        accounts.refresh();
      };
      return error ? <ErrorCard error={error} busy={config.loading || accounts.loading} onRetry={retry} /> : <FormSkeleton />;
    }
    const first = (why: TextKey) =>
      isFirst && (
        <>
          <p className="soft">{t(why)}</p>
          <PayoutFacts config={config.data!} />
        </>
      );
    if (place === 'password') {
      return (
        <>
          {first('wallet.password-first')}
          <PaymentPasswordForm onDone={() => go('form', t('wallet.password-done'))} />
        </>
      );
    }
    if (place === 'address') {
      return (
        <>
          {first('wallet.address-first')}
          <PayoutAccountForm
            holder={config.data.payeeName}
            sameNameOnly={config.data.sameNameOnly}
            onDone={() => go('form', t('wallet.address-done'))}
          />
        </>
      );
    }
    if (place === 'remove' && removed)
      return <PayoutRemovalForm account={removed} onDone={() => go('form', t('wallet.address-removed'))} />;
    const remove = (account: PayoutAccount) => {
      setRemoved(account);
      go('remove');
    };
    return (
      <WithdrawForm
        config={config.data}
        accounts={accounts.data}
        emit={emit}
        onAddress={() => go('address')}
        onRemove={remove}
        onAsked={() => setDone('')}
        onRest={config.refresh}
      />
    );
  };
  const titles: Readonly<Record<Place, TextKey>> = {
    form: 'wallet.withdraw-new',
    address: 'wallet.address-add',
    remove: 'wallet.address-remove',
    password: config.data?.hasPaymentPassword ? 'wallet.password-change' : 'wallet.password-set',
  };
  const title = t(titles[place]);
  return (
    <div className="wallet-columns">
      <section className="panel" aria-label={isReady ? title : undefined}>
        {isReady && (
          // The page's own title says it where this is all that stands here.
          <h3 ref={heading} tabIndex={-1} className={place === 'form' ? 'visually-hidden' : undefined}>
            {title}
          </h3>
        )}
        {done && (
          <p className="wallet-done" role="status">
            {done}
          </p>
        )}
        {isReady && config.data?.restsUntil != null && (
          <p className="form-notice" role="status">
            {t('wallet.rests', { date: moment(config.data.restsUntil) })}
          </p>
        )}
        {content()}
        {isReady && config.data?.hasPaymentPassword && (
          <div className="actions">
            {wanted !== 'form' && <Button onClick={() => go('form')}>{t('common.back')}</Button>}
            {place === 'form' && (
              <Button kind="quiet" onClick={() => go('password')}>
                {t('wallet.password-change')}
              </Button>
            )}
          </div>
        )}
      </section>
      <Withdrawals emit={emit} limits={config.data} />
    </div>
  );
}
