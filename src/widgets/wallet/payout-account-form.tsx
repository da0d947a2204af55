import { useState } from 'react';
import { PAYOUT_KINDS, addReceivingAddress, addressFault, isOtherName, isSameName } from '../../core/funds/withdrawals.js';
import { useCore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { DraftField } from '../../ui/form/draft-field.js';
import { Field } from '../../ui/form/field.js';
import { FormMessage } from '../../ui/form/form-message.js';
import { useDraft } from '../../ui/form/form-draft.js';
import { useForm } from '../../ui/form/use-form.js';

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
  const draft = useDraft('payout-account', { initial: { holder } });
  const [kind, setKind] = useState(PAYOUT_KINDS.find(known => known === draft.get('kind')) ?? PAYOUT_KINDS[0]);
  const [isOther, setOther] = useState(isOtherName(draft.get('holder'), holder));
  const form = useForm({
    draft,
    fields: ['address', 'holder', 'paymentPassword'],
    check: typed => ({
      address: addressFault(kind, typed.address),
      holder:
        typed.holder.trim().length < 2
          ? { key: 'wallet.holder-empty' }
          : sameNameOnly && !isSameName(typed.holder.trim(), holder)
            ? { key: 'validation.other-name' }
            : undefined,
      paymentPassword: typed.paymentPassword === '' ? { key: 'wallet.password-empty' } : undefined,
    }),
    async send(typed) {
      await addReceivingAddress(core, { ...typed, kind, holder: typed.holder.trim() });
      draft.drop();
      onDone();
    },
    onFail,
  });
  const takeHolder = (field: string) => {
    setOther(isOtherName(draft.get('holder'), holder));
    form.correct(field);
  };
  return (
    <form {...form.props} onFocus={core.session.prepareLogin} aria-label={t('wallet.address-add')}>
      <FormMessage text={form.message} />
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
              form.correct('address');
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
      <DraftField {...form.field('address')} label={t(`wallet.number-${kind}`)} autoComplete="off" maxLength={80} />
      <DraftField
        {...form.field('holder')}
        help={sameNameOnly ? t('validation.other-name') : undefined}
        label={t('wallet.holder')}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={60}
        onCorrect={takeHolder}
      />
      <p className="wallet-warning" role="status">
        {isOther && t(sameNameOnly ? 'wallet.other-name-refused' : 'wallet.other-name-entry', { name: holder })}
      </p>
      <DraftField {...form.field('paymentPassword')} secret label={t('wallet.password')} autoComplete="off" />
      <Button kind="primary" size="large" type="submit" part="submit" busy={form.busy}>
        {t('wallet.address-save')}
      </Button>
    </form>
  );
}
