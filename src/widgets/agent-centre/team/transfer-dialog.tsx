import { downlineFault, sendToDownline } from '../../../core/agent/team.js';
import { amountFault, minorUnitsOf } from '../../../core/funds/amount.js';
import { securityStanding } from '../../../core/member/security.js';
import { useGate } from '../../../element/gate.js';
import { part } from '../../../element/part.js';
import { useCore, useQuery, useStore, useText } from '../../../element/core-context.js';
import { AmountField } from '../../../ui/form/amount-field.js';
import { Dialog } from '../../../ui/overlay/dialog.js';
import { DraftField } from '../../../ui/form/draft-field.js';
import { ErrorCard } from '../../../ui/atoms/error-card.js';
import { Form, Submit } from '../../../ui/form/form.js';
import { FormSkeleton } from '../../../ui/form/form-skeleton.js';
import { useDraft } from '../../../ui/form/form-draft.js';
import { useForm } from '../../../ui/form/use-form.js';
import { PaymentPasswordForm } from '../../../ui/security/payment-password-form.js';
import { tellMoney } from '../../../ui/form/tell-money.js';

interface TransferDialogProps {
  /** An account of the own team. */
  to: string;
  onClose(): void;
  /** It is booked; minor units. */
  onSent(amount: number): void;
}

/** Sends money to a downline with the payment password, which is set up here by who has none (WAL-18, WAL-07). */
export const TransferDialog = part(TransferDialogView, { texts: ['wallet', 'identity'] });

function TransferDialogView({ to, onClose, onSent }: TransferDialogProps) {
  const core = useCore();
  const t = useText();
  const { hasTexts } = useGate();
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
  const balance = useStore(core.wallet.store, wallet => wallet.balance?.amount);
  const amountWrong = (typed: string) => amountFault(typed, { available: balance }, core.money.format);
  const draft = useDraft(`transfer-down ${to}`);
  const form = useForm({
    draft,
    fields: ['amount', 'remark', 'paymentPassword'],
    tell: tellMoney,
    fieldOf: { 'insufficient-balance': 'amount' },
    refusal: failure => downlineFault(failure, to),
    check: typed => ({
      amount: amountWrong(typed.amount),
      paymentPassword: typed.paymentPassword === '' ? { key: 'wallet.password-empty' } : undefined,
    }),
    async send({ remark, paymentPassword, ...typed }) {
      const amount = minorUnitsOf(typed.amount) ?? 0;
      await sendToDownline(core, { account: to, amount, remark: remark.trim(), paymentPassword });
      draft.drop();
      onSent(amount);
    },
  });
  return (
    <Form of={form} secret aria-label={t('team.send-of', { account: to })}>
      <AmountField
        {...form.field('amount')}
        label={t('wallet.amount')}
        help={balance === undefined || form.errors.amount ? undefined : t('team.your-balance', { amount: core.money.format(balance) })}
        faultOf={amountWrong}
        all={balance ?? 0}
      />
      <DraftField
        {...form.field('remark')}
        label={t('wallet.remark')}
        required={false}
        autoComplete="off"
        autoCapitalize="sentences"
        maxLength={140}
      />
      <DraftField {...form.field('paymentPassword')} secret label={t('wallet.password')} autoComplete="off" />
      <Submit of={form} text={t(form.busy ? 'wallet.moving' : 'wallet.move')} />
    </Form>
  );
}
