import { useRef, useState, type FormEvent } from 'react';
import { downlineFault, sendToDownline } from '../../core/agent/team.js';
import type { MessageText } from '../../core/core.js';
import { amountFault, minorUnitsOf } from '../../core/funds/amount.js';
import { securityStanding } from '../../core/member/security.js';
import { useCore, useQuery, useStore, useText } from '../core-context.js';
import { AmountField } from '../ui/amount-field.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { DraftField } from '../ui/draft-field.js';
import { ErrorCard } from '../ui/error-card.js';
import { FormMessage } from '../ui/form-message.js';
import { FormSkeleton } from '../ui/form-skeleton.js';
import { onlyWrong } from '../ui/only-wrong.js';
import { useOwnDraft } from '../ui/own-draft.js';
import { PaymentPasswordForm } from '../ui/payment-password-form.js';
import { tellMoney } from '../ui/tell-money.js';
import { focusFirst, useAttempt } from '../ui/use-attempt.js';
import { useTextSet } from '../ui/use-text-set.js';

interface TransferDialogProps {
  /** An account of the own team. */
  to: string;
  onClose(): void;
  /** It is booked; minor units. */
  onSent(amount: number): void;
}

/** Sends money to a downline with the payment password, which is set up here by who has none (WAL-18, WAL-07). */
export function TransferDialog({ to, onClose, onSent }: TransferDialogProps) {
  const core = useCore();
  const t = useText();
  const hasTexts = [useTextSet('wallet'), useTextSet('identity')].every(Boolean);
  const security = useQuery(securityStanding(core));
  const content = () => {
    if (!security.data || !hasTexts)
      return security.error ? <ErrorCard error={security.error} busy={security.loading} onRetry={security.refresh} /> : <FormSkeleton />;
    if (security.data.hasPaymentPassword) return <TransferForm to={to} onSent={onSent} />;
    return (
      <>
        <p>{t('wallet.password-first')}</p>
        <PaymentPasswordForm onDone={() => undefined} onFail={() => undefined} />
      </>
    );
  };
  return (
    <Dialog title={t('team.send-of', { account: to })} size="form" onClose={onClose}>
      <div className="send">{content()}</div>
    </Dialog>
  );
}

function TransferForm({ to, onSent }: Pick<TransferDialogProps, 'to' | 'onSent'>) {
  const core = useCore();
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const draft = useOwnDraft(`transfer-down ${to}`);
  const balance = useStore(core.wallet.store, wallet => wallet.balance?.amount);
  const [refused, setRefused] = useState<MessageText>();
  const attempt = useAttempt({ tell: tellMoney, fieldOf: { 'insufficient-balance': 'amount' }, onFail: () => undefined });
  const { busy, errors } = attempt;
  const message = refused ?? attempt.message;
  const say = (field: string) => errors[field] && t(errors[field].key, errors[field].values);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRefused(undefined);
    const paymentPassword = draft.get('paymentPassword');
    const wrong = onlyWrong({
      amount: amountFault(draft.get('amount'), { available: balance }, core.money.format),
      paymentPassword: paymentPassword === '' ? { key: 'wallet.password-empty' } : undefined,
    });
    const found = await attempt.run(wrong, async () => {
      const amount = minorUnitsOf(draft.get('amount')) ?? 0;
      try {
        await sendToDownline(core, { account: to, amount, remark: draft.get('remark').trim(), paymentPassword });
      } catch (failure) {
        setRefused(downlineFault(failure, to));
        throw failure;
      }
      draft.drop();
      onSent(amount);
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
      aria-label={t('team.send-of', { account: to })}
    >
      <FormMessage text={message && t(message.key, message.values)} />
      <AmountField
        draft={draft}
        label={t('wallet.amount')}
        help={balance === undefined || errors['amount'] ? undefined : t('team.your-balance', { amount: core.money.format(balance) })}
        error={say('amount')}
        faultOf={amount => amountFault(amount, { available: balance }, core.money.format)}
        all={balance ?? 0}
        onCorrect={attempt.correct}
      />
      <DraftField
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
    </form>
  );
}
