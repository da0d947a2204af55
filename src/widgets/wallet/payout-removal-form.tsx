import { useRef, type FormEvent } from 'react';
import type { PayoutAccount } from '../../api/withdraw.js';
import { removeReceivingAddress } from '../../core/funds/withdrawals.js';
import { useCore, useText } from '../core-context.js';
import { Button } from '../ui/button.js';
import { DraftField } from '../ui/draft-field.js';
import { FormMessage } from '../ui/form-message.js';
import { onlyWrong } from '../ui/only-wrong.js';
import { useOwnDraft } from '../ui/own-draft.js';
import { focusFirst, useAttempt } from '../ui/use-attempt.js';

interface PayoutRemovalFormProps {
  account: PayoutAccount;
  onDone(): void;
  onFail(code: string): void;
}

/** Takes a receiving address away, guarded by the withdraw password as its adding is (WAL-08, O-20). */
export function PayoutRemovalForm({ account, onDone, onFail }: PayoutRemovalFormProps) {
  const core = useCore();
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const draft = useOwnDraft('payout-removal');
  const attempt = useAttempt({ onFail });
  const { busy, errors, message } = attempt;
  const wrongPassword = errors.paymentPassword;

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const paymentPassword = draft.get('paymentPassword');
    const found = await attempt.run(
      onlyWrong({ paymentPassword: paymentPassword === '' ? { key: 'wallet.password-empty' } : undefined }),
      async () => {
        await removeReceivingAddress(core, { id: account.id, paymentPassword });
        draft.drop();
        onDone();
      },
    );
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
      aria-label={t('wallet.address-remove')}
    >
      <FormMessage text={message && t(message.key, message.values)} />
      <p className="form-text">{t('wallet.address-remove-body', { address: account.address })}</p>
      <DraftField
        secret
        name="paymentPassword"
        label={t('wallet.password')}
        autoComplete="off"
        draft={draft}
        error={wrongPassword && t(wrongPassword.key, wrongPassword.values)}
        onCorrect={attempt.correct}
      />
      <Button kind="danger" size="large" type="submit" part="submit" busy={busy}>
        {t('wallet.address-remove')}
      </Button>
    </form>
  );
}
