import type { DeliveryField } from '../../api/money/delivery.js';
import type { TextKey } from '../../core/parts/core.js';
import { useText } from '../../element/core-context.js';
import { DraftField } from '../../ui/form/draft-field.js';
import { Field } from '../../ui/form/field.js';
import type { FormDraft } from '../../ui/form/form-draft.js';

interface DeliveryFieldsProps {
  field(name: DeliveryField): { name: string; draft: FormDraft; error?: string; onCorrect(field: string): void };
}

/** Where the goods go. What is wrong is said in one way, whichever end has found it. */
export function DeliveryFields({ field: given }: DeliveryFieldsProps) {
  const t = useText();
  const field = (name: DeliveryField) => {
    const props = given(name);
    return { ...props, error: props.error && t(WRONG[name]) };
  };
  const { name, draft, error, onCorrect } = field('deliveryAddress');
  return (
    <fieldset className="delivery">
      <legend>{t('points.delivery')}</legend>
      <DraftField {...field('deliveryName')} label={t('points.delivery-name')} autoComplete="name" autoCapitalize="words" maxLength={60} />
      <DraftField
        {...field('deliveryPhone')}
        label={t('points.delivery-phone')}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        maxLength={30}
      />
      <Field label={t('points.delivery-address')} help={t('points.delivery-help')} error={error}>
        {control => (
          <textarea
            {...control}
            className="input"
            name={name}
            rows={3}
            maxLength={300}
            required
            autoComplete="street-address"
            defaultValue={draft.get(name)}
            onInput={event => {
              draft.set(name, event.currentTarget.value);
              onCorrect(name);
            }}
          />
        )}
      </Field>
    </fieldset>
  );
}

const WRONG: Readonly<Record<DeliveryField, TextKey>> = {
  deliveryName: 'points.delivery-name-wrong',
  deliveryPhone: 'points.delivery-phone-wrong',
  deliveryAddress: 'points.delivery-address-wrong',
};
