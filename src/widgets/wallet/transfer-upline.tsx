import type { ErrorCode } from '../../api/wire/errors.js';
import { amountFault, minorUnitsOf } from '../../core/funds/amount.js';
import { securityStanding } from '../../core/member/security.js';
import { sendToUpline } from '../../core/funds/wallets.js';
import { useGate } from '../../element/gate.js';
import { part } from '../../element/part.js';
import { useCore, useQuery, useStore, useText } from '../../element/core-context.js';
import { DraftField } from '../../ui/form/draft-field.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { Form, Submit } from '../../ui/form/form.js';
import { FormSkeleton } from '../../ui/form/form-skeleton.js';
import { users } from '../../ui/atoms/icons.js';
import { useDraft } from '../../ui/form/form-draft.js';
import { useForm } from '../../ui/form/use-form.js';
import { PaymentPasswordForm } from '../../ui/security/payment-password-form.js';
import { AmountField } from '../../ui/form/amount-field.js';
import type { SectionProps } from './sections.js';
import { tellMoney } from '../../ui/form/tell-money.js';

/** To the direct upline (WAL-17); without one there is no form. */
export const TransferUpline = part(TransferUplineView, { texts: ['identity'] });

function TransferUplineView({ emit }: SectionProps) {
  const core = useCore();
  const t = useText();
  const { hasTexts } = useGate();
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
  const balance = useStore(core.wallet.store, wallet => wallet.balance?.amount);
  const amountWrong = (typed: string) => amountFault(typed, { available: balance }, core.money.format);
  const draft = useDraft('transfer-upline');
  const form = useForm({
    draft,
    fields: ['amount', 'remark', 'paymentPassword'],
    tell: tellMoney,
    fieldOf: { 'insufficient-balance': 'amount' },
    check: typed => ({
      amount: amountWrong(typed.amount),
      paymentPassword: typed.paymentPassword === '' ? { key: 'wallet.password-empty' } : undefined,
    }),
    async send({ paymentPassword, ...typed }) {
      const amount = minorUnitsOf(typed.amount) ?? 0;
      const request = { amount, remark: typed.remark.trim() };
      await sendToUpline(core, { ...request, paymentPassword });
      emit('gp-transfer', { from: 'MAIN', to: upline, amount });
      draft.settle();
      return core.money.format(amount);
    },
    onFail: code => emit('gp-error', { code }),
  });
  return (
    <Form of={form} secret aria-label={t('wallet.upline-title')}>
      <AmountField {...form.field('amount')} label={t('wallet.amount')} faultOf={amountWrong} all={balance ?? 0} onChange={form.forget} />
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
      <p className="wallet-done" role="status">
        {form.sent && t('wallet.upline-done', { amount: form.sent, upline })}
      </p>
    </Form>
  );
}
