import { useRef, useState, type FormEvent } from 'react';
import { PAYOUT_KINDS, addReceivingAddress, addressFault, isOtherName, isSameName } from '../../core/funds/withdrawals.js';
import { useCore, useText } from '../core-context.js';
import { Button } from '../ui/button.js';
import { DraftField } from '../ui/draft-field.js';
import { Field } from '../ui/field.js';
import { FormMessage } from '../ui/form-message.js';
import { onlyWrong } from '../ui/only-wrong.js';
import { useOwnDraft } from '../ui/own-draft.js';
import { focusFirst, useAttempt } from '../ui/use-attempt.js';

interface PayoutAccountFormProps {
  /** The name that the platform knows of the payee. */
  holder: string;
  /** Another name is refused. */
  sameNameOnly: boolean;
  onDone(): void;
  onFail(code: string): void;
}

/** A receiving address, guarded by the withdraw password (WAL-08, OP-35). */
export function PayoutAccountForm({ holder, sameNameOnly, onDone, onFail }: PayoutAccountFormProps) {
  const core = useCore();
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const draft = useOwnDraft('payout-account');
  if (draft.get('holder') === '' && holder !== '') draft.set('holder', holder);
  const [kind, setKind] = useState(PAYOUT_KINDS.find(known => known === draft.get('kind')) ?? PAYOUT_KINDS[0]);
  const attempt = useAttempt({ onFail });
  const { busy, errors, message } = attempt;
  const say = (field: string) => errors[field] && t(errors[field].key, errors[field].values);
  const [isOther, setOther] = useState(isOtherName(draft.get('holder'), holder));
  const takeHolder = (field: string) => {
    setOther(isOtherName(draft.get('holder'), holder));
    attempt.correct(field);
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const account = {
      kind,
      address: draft.get('address'),
      holder: draft.get('holder').trim(),
      paymentPassword: draft.get('paymentPassword'),
    };
    const wrong = onlyWrong({
      address: addressFault(kind, account.address),
      holder:
        account.holder.length < 2
          ? { key: 'wallet.holder-empty' }
          : sameNameOnly && !isSameName(account.holder, holder)
            ? { key: 'validation.other-name' }
            : undefined,
      paymentPassword: account.paymentPassword === '' ? { key: 'wallet.password-empty' } : undefined,
    });
    const found = await attempt.run(wrong, async () => {
      await addReceivingAddress(core, account);
      draft.drop();
      onDone();
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
      aria-label={t('wallet.address-add')}
    >
      <FormMessage text={message && t(message.key, message.values)} />
      <Field label={t('wallet.kind')}>
        {control => (
          <select
            {...control}
            className="input"
            name="kind"
            value={kind}
            onChange={event => {
              const chosen = PAYOUT_KINDS.find(known => known === event.target.value) ?? kind;
              draft.set('kind', chosen);
              setKind(chosen);
              attempt.correct('address');
            }}
          >
            {PAYOUT_KINDS.map(known => (
              <option key={known} value={known}>
                {t(`wallet.kind-${known}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <DraftField
        name="address"
        label={t(`wallet.number-${kind}`)}
        autoComplete="off"
        maxLength={80}
        draft={draft}
        error={say('address')}
        onCorrect={attempt.correct}
      />
      <DraftField
        name="holder"
        help={sameNameOnly ? t('validation.other-name') : undefined}
        label={t('wallet.holder')}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={60}
        draft={draft}
        error={say('holder')}
        onCorrect={takeHolder}
      />
      <p className="wallet-warning" role="status">
        {isOther && t(sameNameOnly ? 'wallet.other-name-refused' : 'wallet.other-name-entry', { name: holder })}
      </p>
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
        {t('wallet.address-save')}
      </Button>
    </form>
  );
}
