import { Field } from '../ui/field.js';

interface OfferFieldProps {
  name: string;
  label: string;
  help?: string;
  error?: string;
  value: string;
  onChange(value: string): void;
}

/** A field of the offer; all but the account's take figures. */
export function OfferField({ name, label, help, error, value, onChange }: OfferFieldProps) {
  const isName = name === 'account';
  return (
    <Field label={label} help={help} error={error}>
      {control => (
        <input
          {...control}
          className={isName ? 'input' : 'input tabular'}
          name={name}
          inputMode={isName ? undefined : name.endsWith('ctiveMembers') ? 'numeric' : 'decimal'}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={isName ? 40 : 16}
          value={value}
          onChange={event => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
