import { useEffect, useState, type FormEvent } from 'react';
import type { MessageText } from '../../core/parts/core.js';
import { errorText, formText } from '../../core/format/error-text.js';
import { neededRule, type FieldRules } from '../../core/identity/identity.js';
import { saveZalo, zaloBonus } from '../../core/identity/profile.js';
import { checkField } from '../../core/validation/check-field.js';
import { fieldFaults } from '../../core/validation/field-fault.js';
import { useCore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { fieldText } from '../../ui/form/field-text.js';
import { Field } from '../../ui/form/field.js';
import { typePlain } from '../../ui/keyboard/type-plain.js';

/** After a registration without one: a Zalo number brings a bonus (REG-47, CON-16). */
export function ZaloInvitation({ rules }: { rules: FieldRules }) {
  const core = useCore();
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<MessageText>();
  const [amount, setAmount] = useState(0);
  useEffect(() => void zaloBonus(core).then(setAmount), [core]);
  const close = () => core.dialogs.close('zalo');
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const zalo = fieldText(new FormData(event.currentTarget), 'zalo').trim();
    const wrong = checkField(neededRule(rules, 'zalo'), zalo);
    setError(wrong);
    if (wrong || busy) return;
    setBusy(true);
    try {
      await saveZalo(core, zalo);
      close();
    } catch (failure) {
      setError(fieldFaults(failure, rules.of).zalo ?? formText(errorText(failure)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="form" noValidate onInputCapture={typePlain} onSubmit={event => void save(event)} aria-label={t('zalo.title')}>
      <p className="form-text">{amount > 0 && t('zalo.body', { amount: core.money.format(amount) })}</p>
      <Field label={t('zalo.number')} error={error && t(error.key, error.values)}>
        {control => (
          <input {...control} className="input tabular" type="tel" name="zalo" inputMode="tel" autoComplete="tel" maxLength={40} required />
        )}
      </Field>
      <Button kind="primary" size="large" block type="submit" busy={busy}>
        {t('zalo.save')}
      </Button>
      <Button kind="quiet" size="large" block onClick={close}>
        {t('zalo.later')}
      </Button>
    </form>
  );
}
