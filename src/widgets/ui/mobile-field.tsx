import { useId } from 'react';
import type { Country } from '../../api/countries.js';
import type { Mobile } from '../../api/verification.js';
import { countries } from '../../core/identity.js';
import { useCore, useQuery, useText } from '../core-context.js';
import { Field } from './field.js';
import type { FormDraft } from './form-draft.js';

interface MobileFieldProps {
  draft: FormDraft;
  error?: string;
  required?: boolean;
  onInput(): void;
}

/** A number with its country's dialling code beside it (REG-13, REG-50). */
export function MobileField({ draft, error, required = true, onInput }: MobileFieldProps) {
  const core = useCore();
  const t = useText();
  const list = useQuery(countries(core)).data ?? [];
  const country = useId();
  const chosen = draft.get('country') || likely(list, core.language.locale());
  return (
    <Field label={`${t('field.mobile-num')}${required ? ' *' : ''}`} error={error}>
      {control => (
        <div className="form-mobile">
          <label className="visually-hidden" htmlFor={country}>
            {t('field.country')}
          </label>
          {/* Drawn anew when the list has come, so that the likely country is the one chosen. */}
          <select
            key={list.length}
            id={country}
            className="input"
            name="country"
            autoComplete="tel-country-code"
            defaultValue={chosen}
            onChange={event => draft.set('country', event.currentTarget.value)}
          >
            {list.map(({ countryCode, countryDialingCode, name }) => (
              <option key={countryCode} value={countryCode}>
                {`+${countryDialingCode} ${name || countryCode}`}
              </option>
            ))}
          </select>
          <input
            {...control}
            className="input tabular"
            type="tel"
            name="mobileNum"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={20}
            required={required}
            defaultValue={draft.get('mobileNum')}
            onInput={event => {
              draft.set('mobileNum', event.currentTarget.value);
              onInput();
            }}
          />
        </div>
      )}
    </Field>
  );
}

/** What a form holds of the number: digits only, however it was typed or pasted. */
export function readMobile(form: FormData, list: readonly Country[]): Mobile {
  const { countryDialingCode = '' } = list.find(({ countryCode }) => countryCode === form.get('country')) ?? {};
  const typed = String(form.get('mobileNum') ?? '').replace(/[\s().-]/g, '');
  const ownCode = `+${countryDialingCode}`;
  return { countryDialingCode, mobileNum: countryDialingCode && typed.startsWith(ownCode) ? typed.slice(ownCode.length) : typed };
}

/** The country of the language's region, such as MX of es-MX, else the first. */
function likely(list: readonly Country[], locale: string): string {
  const region = /-([A-Z]{2})$/.exec(locale)?.[1];
  return (list.find(({ countryCode }) => countryCode === region) ?? list[0])?.countryCode ?? '';
}
