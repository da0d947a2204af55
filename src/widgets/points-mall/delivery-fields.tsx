import type { DeliveryField } from '../../api/delivery.js';
import type { TextKey } from '../../core/core.js';
import { useText } from '../core-context.js';
import { DraftField } from '../ui/draft-field.js';
import { Field } from '../ui/field.js';
import type { FormDraft } from '../ui/form-draft.js';

interface DeliveryFieldsProps {
  draft: FormDraft;
  wrong: Readonly<Partial<Record<string, unknown>>>;
  onCorrect(field: string): void;
}

/** Where the goods go. What is wrong is said in one way, whichever end has found it. */
export function DeliveryFields({ draft, wrong, onCorrect }: DeliveryFieldsProps) {
  const t = useText();
  const fault = (field: DeliveryField) => (wrong[field] ? t(WRONG[field]) : undefined);
  const shared = { draft, onCorrect };
  const address = 'deliveryAddress';
  return (
    <fieldset className="delivery">
      <legend>{t('points.delivery')}</legend>
      <DraftField
        {...shared}
        name="deliveryName"
        label={t('points.delivery-name')}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={60}
        error={fault('deliveryName')}
      />
      <DraftField
        {...shared}
        name="deliveryPhone"
        label={t('points.delivery-phone')}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        maxLength={30}
        error={fault('deliveryPhone')}
      />
      <Field label={t('points.delivery-address')} help={t('points.delivery-help')} error={fault(address)}>
        {control => (
          <textarea
            {...control}
            className="input"
            name={address}
            rows={3}
            maxLength={300}
            required
            autoComplete="street-address"
            defaultValue={draft.get(address)}
            onInput={event => {
              draft.set(address, event.currentTarget.value);
              onCorrect(address);
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
