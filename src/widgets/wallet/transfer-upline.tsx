import { useRef, useState, type FormEvent } from 'react';
import type { ErrorCode } from '../../api/errors.js';
import { amountFault, minorUnitsOf } from '../../core/funds/amount.js';
import { securityStanding } from '../../core/member/security.js';
import { sendToUpline } from '../../core/funds/wallets.js';
import { useCore, useQuery, useStore, useText } from '../core-context.js';
import { Button } from '../ui/button.js';
import { DraftField } from '../ui/draft-field.js';
import { EmptyState } from '../ui/empty-state.js';
import { ErrorCard } from '../ui/error-card.js';
import { FormMessage } from '../ui/form-message.js';
import { FormSkeleton } from '../ui/form-skeleton.js';
import { users } from '../ui/icons.js';
import { onlyWrong } from '../ui/only-wrong.js';
import { useOwnDraft } from '../ui/own-draft.js';
import { PaymentPasswordForm } from '../ui/payment-password-form.js';
import { focusFirst, useAttempt } from '../ui/use-attempt.js';
import { useTextSet } from '../ui/use-text-set.js';
import { AmountField } from '../ui/amount-field.js';
import type { SectionProps } from './sections.js';
import { tellMoney } from '../ui/tell-money.js';

/** To the direct upline (WAL-17); without one there is no form. */
export function TransferUpline({ emit }: SectionProps) {
  const core = useCore();
  const t = useText();
  const hasTexts = useTextSet('identity');
  const upline = useStore(core.session.store, session => session.member?.uplineAccount ?? '');
  const password = useQuery(upline === '' ? undefined : securityStanding(core));
  const fail = (code: ErrorCode) => emit('gp-error', { code });
  if (upline === '') return <EmptyState icon={users} title={t('wallet.no-upline')} text={t('wallet.no-upline-hint')} />;
  const content = () => {
    if (!password.data || !hasTexts)
      return password.error ? <ErrorCard error={password.error} busy={password.loading} onRetry={password.refresh} /> : <FormSkeleton />;
    if (password.data.hasPaymentPassword) return <UplineForm upline={upline} emit={emit} />;
    return (
      <>
        <p className="soft">{t('wallet.password-first')}</p>
        <PaymentPasswordForm onDone={() => undefined} onFail={fail} />
      </>
    );
  };
  return (
    <div className="panel wallet-narrow">
      <p className="wallet-single">
        <span>
          {t('wallet.upline')} <strong>{upline}</strong>
        </span>
      </p>
      {content()}
    </div>
  );
}

function UplineForm({ upline, emit }: { upline: string; emit: SectionProps['emit'] }) {
  const core = useCore();
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const draft = useOwnDraft('transfer-upline');
  const balance = useStore(core.wallet.store, wallet => wallet.balance?.amount);
  const [round, setRound] = useState(0);
  const [done, setDone] = useState('');
  const attempt = useAttempt({
    tell: tellMoney,
    fieldOf: { 'insufficient-balance': 'amount' },
    onFail: code => emit('gp-error', { code }),
  });
  const { busy, errors, message } = attempt;
  const say = (field: string) => errors[field] && t(errors[field].key, errors[field].values);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setDone('');
    const paymentPassword = draft.get('paymentPassword');
    const wrong = onlyWrong({
      amount: amountFault(draft.get('amount'), { available: balance }, core.money.format),
      paymentPassword: paymentPassword === '' ? { key: 'wallet.password-empty' } : undefined,
    });
    const found = await attempt.run(wrong, async () => {
      const amount = minorUnitsOf(draft.get('amount')) ?? 0;
      const request = { amount, remark: draft.get('remark').trim() };
      await sendToUpline(core, { ...request, paymentPassword });
      emit('gp-transfer', { from: 'MAIN', to: upline, amount });
      draft.drop();
      setRound(count => count + 1);
      setDone(core.money.format(amount));
    });
    focusFirst(form.current, found);
  };
  return (
    <form
      ref={form}
      className="form"
      part="form"
      noValidate
      onFocus={core.session.prepareLogin}
      onSubmit={event => void onSubmit(event)}
      aria-label={t('wallet.upline-title')}
    >
      <FormMessage text={message && t(message.key, message.values)} />
      <AmountField
        key={`amount ${round}`}
        draft={draft}
        label={t('wallet.amount')}
        error={say('amount')}
        faultOf={amount => amountFault(amount, { available: balance }, core.money.format)}
        all={balance ?? 0}
        onCorrect={attempt.correct}
        onChange={() => setDone('')}
      />
      <DraftField
        key={`remark ${round}`}
        name="remark"
        label={t('wallet.remark')}
        required={false}
        autoComplete="off"
        autoCapitalize="sentences"
        maxLength={140}
        draft={draft}
        error={say('remark')}
        onCorrect={attempt.correct}
      />
      <DraftField
        key={`password ${round}`}
        secret
        name="paymentPassword"
        label={t('wallet.password')}
        autoComplete="off"
        draft={draft}
        error={say('paymentPassword')}
        onCorrect={attempt.correct}
      />
      <Button kind="primary" size="large" type="submit" part="submit" busy={busy}>
        {t(busy ? 'wallet.moving' : 'wallet.move')}
      </Button>
      <p className="wallet-done" role="status">
        {done && t('wallet.upline-done', { amount: done, upline })}
      </p>
    </form>
  );
}
