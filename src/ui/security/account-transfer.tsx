import { amountFault, minorUnitsOf } from '../../core/funds/amount.js';
import type { MessageText } from '../../core/parts/core.js';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { AmountField } from '../form/amount-field.js';
import { DraftField } from '../form/draft-field.js';
import { Form, Submit } from '../form/form.js';
import { useDraft } from '../form/form-draft.js';
import { tellMoney } from '../form/tell-money.js';
import { useForm } from '../form/use-form.js';

interface AccountTransferProps {
  /** Names the form, and its draft. */
  name: string;
  label: string;
  /** What stands below the amount before anything is wrong with it; minor units. */
  helpOf?(balance: number): string;
  /** Books it; minor units. */
  send(wish: { amount: number; remark: string; paymentPassword: string }): Promise<void>;
  /** What is told then, where the form stays; the amount as it reads. */
  done?(amount: string): string;
  refusal?(failure: unknown): MessageText | undefined;
}

/** Money to another account of the own line, with a remark and the payment password (WAL-17, WAL-18). */
export function AccountTransfer({ name, label, helpOf, send, done, refusal }: AccountTransferProps) {
  const core = useCore();
  const t = useText();
  const balance = useStore(core.wallet.store, wallet => wallet.balance?.amount);
  const amountWrong = (typed: string) => amountFault(typed, { available: balance }, core.money.format);
  const draft = useDraft(name);
  const form = useForm({
    draft,
    fields: ['amount', 'remark', 'paymentPassword'],
    tell: tellMoney,
    fieldOf: { 'insufficient-balance': 'amount' },
    refusal,
    check: typed => ({
      amount: amountWrong(typed.amount),
      paymentPassword: typed.paymentPassword === '' ? { key: 'wallet.password-empty' } : undefined,
    }),
    async send({ remark, paymentPassword, ...typed }) {
      const amount = minorUnitsOf(typed.amount) ?? 0;
      await send({ amount, remark: remark.trim(), paymentPassword });
      draft.settle();
      return core.money.format(amount);
    },
  });
  return (
    <Form of={form} secret aria-label={label}>
      <AmountField
        {...form.field('amount')}
        label={t('wallet.amount')}
        help={balance === undefined || form.errors.amount ? undefined : helpOf?.(balance)}
        faultOf={amountWrong}
        all={balance ?? 0}
        onChange={form.forget}
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
      {done && (
        <p className="wallet-done" role="status">
          {form.sent && done(form.sent)}
        </p>
      )}
    </Form>
  );
}
