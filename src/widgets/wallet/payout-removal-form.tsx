import type { PayoutAccount } from '../../api/money/withdraw.js';
import { removeReceivingAddress } from '../../core/funds/withdrawals.js';
import { useCore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { DraftField } from '../../ui/form/draft-field.js';
import { FormMessage } from '../../ui/form/form-message.js';
import { useDraft } from '../../ui/form/form-draft.js';
import { useForm } from '../../ui/form/use-form.js';

interface PayoutRemovalFormProps {
  account: PayoutAccount;
  onDone(): void;
  onFail(code: string): void;
}

/** Takes a receiving address away, guarded by the withdraw password as its adding is (WAL-08, O-20). */
export function PayoutRemovalForm({ account, onDone, onFail }: PayoutRemovalFormProps) {
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
    onFail,
  });
  return (
    <form {...form.props} onFocus={core.session.prepareLogin} aria-label={t('wallet.address-remove')}>
      <FormMessage text={form.message} />
      <p className="form-text">{t('wallet.address-remove-body', { address: account.address })}</p>
      <DraftField {...form.field('paymentPassword')} secret label={t('wallet.password')} autoComplete="off" />
      <Button kind="danger" size="large" type="submit" part="submit" busy={form.busy}>
        {t('wallet.address-remove')}
      </Button>
    </form>
  );
}
