import { PAYOUT_KINDS, addReceivingAddress, addressFault, isOtherName, isSameName } from '../../../core/funds/withdrawals.js';
import { useCore, useText } from '../../../element/core-context.js';
import { DraftField } from '../../../ui/form/draft-field.js';
import { SelectField } from '../../../ui/form/select-field.js';
import { Form, Submit } from '../../../ui/form/form.js';
import { useDraft } from '../../../ui/form/form-draft.js';
import { useForm } from '../../../ui/form/use-form.js';

interface PayoutAccountFormProps {
  /** The name that the platform knows of the payee. */
  holder: string;
  /** Another name is refused. */
  sameNameOnly: boolean;
  onDone(): void;
}

/** A receiving address, guarded by the withdraw password (WAL-08, OP-35). */
export function PayoutAccountForm({ holder, sameNameOnly, onDone }: PayoutAccountFormProps) {
  const core = useCore();
  const t = useText();
  const draft = useDraft('payout-account', { initial: { holder } });
  const kind = PAYOUT_KINDS.find(known => known === draft.get('kind')) ?? PAYOUT_KINDS[0];
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
  });
  return (
    <Form of={form} secret aria-label={t('wallet.address-add')}>
      <SelectField
        name="kind"
        label={t('wallet.kind')}
        value={kind}
        options={PAYOUT_KINDS.map(value => ({ value, text: t(`wallet.kind-${value}`) }))}
        onChange={chosen => {
          draft.change({ kind: chosen });
          form.correct('address');
        }}
      />
      <DraftField {...form.field('address')} label={t(`wallet.number-${kind}`)} autoComplete="off" maxLength={80} />
      <DraftField
        {...form.field('holder')}
        help={sameNameOnly ? t('validation.other-name') : undefined}
        label={t('wallet.holder')}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={60}
        onCorrect={field => {
          draft.change({ [field]: draft.get(field) });
          form.correct(field);
        }}
      />
      <p className="wallet-warning" role="status">
        {isOtherName(draft.get('holder'), holder) &&
          t(sameNameOnly ? 'wallet.other-name-refused' : 'wallet.other-name-entry', { name: holder })}
      </p>
      <DraftField {...form.field('paymentPassword')} secret label={t('wallet.password')} autoComplete="off" />
      <Submit of={form} text={t('wallet.address-save')} />
    </Form>
  );
}
