import type { PayoutAccount } from '../../../api/money/withdraw.js';
import { removeReceivingAddress } from '../../../core/funds/withdrawals.js';
import { useCore, useText } from '../../../element/core-context.js';
import { DraftField } from '../../../ui/form/draft-field.js';
import { Form, Submit } from '../../../ui/form/form.js';
import { useDraft } from '../../../ui/form/form-draft.js';
import { useForm } from '../../../ui/form/use-form.js';

/** Takes a receiving address away, guarded by the withdraw password as its adding is (WAL-08, O-20). */
export function PayoutRemovalForm({ account, onDone }: { account: PayoutAccount; onDone(): void }) {
  const core = useCore();
  const t = useText();
  const draft = useDraft('payout-removal');
  const form = useForm({
    draft,
    fields: ['paymentPassword'],
    check: ({ paymentPassword }) => ({ paymentPassword: paymentPassword === '' ? { key: 'wallet.password-empty' } : undefined }),
    async send({ paymentPassword }) {
      await removeReceivingAddress(core, { id: account.id, paymentPassword });
      draft.drop();
      onDone();
    },
  });
  return (
    <Form of={form} secret aria-label={t('wallet.address-remove')}>
      <p className="form-text">{t('wallet.address-remove-body', { address: account.address })}</p>
      <DraftField {...form.field('paymentPassword')} secret label={t('wallet.password')} autoComplete="off" />
      <Submit of={form} kind="danger" text={t('wallet.address-remove')} />
    </Form>
  );
}
