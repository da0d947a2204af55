import type { Mobile } from '../../api/account/verification.js';
import type { MessageText } from '../../core/parts/core.js';
import { checkField } from '../../core/validation/check-field.js';
import type { RegisterField } from './register-fields.js';
import { fieldText } from '../../ui/form/field-text.js';

export type RegisterValues = Readonly<Record<string, string>>;
/** What is wrong, by field; `agreement` is the tick of terms and age. */
export type RegisterErrors = Readonly<Record<string, MessageText>>;

/** Reads the form: secrets as they are, everything else without the spaces around it, numbers as the platform wants them. */
export function readValues(form: FormData, fields: readonly RegisterField[], mobile: Mobile): RegisterValues {
  const values: Record<string, string> = {};
  for (const { name, kind } of fields) {
    const typed = fieldText(form, name);
    values[name] = kind === 'password' ? typed : kind === 'mobile' ? mobile.mobileNum : typed.trim();
  }
  if (values.mobileNum) values.countryDialingCode = mobile.countryDialingCode;
  return values;
}

/** Everything that must be put right before anything is sent (REG-34, REG-36 to REG-38). */
export function checkValues(fields: readonly RegisterField[], values: RegisterValues, agreed: boolean): RegisterErrors {
  const errors: Record<string, MessageText> = {};
  for (const { name, rule } of fields) {
    const value = values[name] ?? '';
    const wrong = name === 'confirmPassword' ? checkConfirmation(value, values.password ?? '') : checkField(rule, value);
    if (wrong) errors[name] = wrong;
  }
  if (!agreed) errors.agreement = { key: 'validation.agreement' };
  return errors;
}

function checkConfirmation(value: string, password: string): MessageText | undefined {
  if (value === '') return { key: 'validation.empty' };
  return value === password ? undefined : { key: 'validation.different' };
}
