import { useId } from 'react';
import type { Country } from '../../api/account/countries.js';
import type { Mobile } from '../../api/account/verification.js';
import { countries } from '../../core/identity/identity.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { Field } from './field.js';
import type { FormDraft } from './form-draft.js';
import { Icon } from '../atoms/icon.js';
import { chevronDown } from '../atoms/icons.js';

interface MobileFieldProps {
  draft: FormDraft;
  error?: string;
  required?: boolean;
  /** Says so with a star, in a form that has others too (REG-35). */
  marked?: boolean;
  onInput(): void;
}

/** A number with its country's dialling code beside it, the platform's own country to begin with, whatever the language (REG-13, REG-50). */
export function MobileField({ draft, error, required = true, marked, onInput }: MobileFieldProps) {
  const core = useCore();
  const t = useText();
  const list = useQuery(countries(core)).data ?? [];
  const country = useId();
  const shown = list.find(({ countryCode }) => countryCode === draft.get('country')) ?? list[0];
  return (
    <Field label={`${t('field.mobile-num')}${marked ? ' *' : ''}`} error={error}>
      {control => (
        <div className="form-mobile">
          <label className="visually-hidden" htmlFor={country}>
            {t('field.country')}
          </label>
          {/* Closed it is as short as can be, whatever the country is called; its list has the names. */}
          <span className="input form-country tabular">
            <span aria-hidden="true">{shown && `${shown.countryCode} +${shown.countryDialingCode}`}</span>
            <Icon of={chevronDown} />
            {/* Drawn anew when the list has come, so that its first country is the one chosen. */}
            <select
              key={list.length}
              id={country}
              name="country"
              autoComplete="tel-country-code"
              defaultValue={shown?.countryCode}
              onChange={event => draft.change({ country: event.currentTarget.value })}
            >
              {list.map(({ countryCode, countryDialingCode, name }) => (
                <option key={countryCode} value={countryCode} dir="auto">
                  {`+${countryDialingCode} ${name || countryCode}`}
                </option>
              ))}
            </select>
          </span>
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
export function readMobile({ country, mobileNum }: Readonly<Record<'country' | 'mobileNum', string>>, list: readonly Country[]): Mobile {
  const { countryDialingCode = '' } = list.find(({ countryCode }) => countryCode === country) ?? {};
  const typed = mobileNum.replace(/[\s().-]/g, '');
  const ownCode = `+${countryDialingCode}`;
  return { countryDialingCode, mobileNum: countryDialingCode && typed.startsWith(ownCode) ? typed.slice(ownCode.length) : typed };
}
