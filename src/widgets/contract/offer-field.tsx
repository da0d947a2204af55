import { Field } from '../../ui/form/field.js';

interface OfferFieldProps {
  name: string;
  label: string;
  help?: string;
  error?: string;
  /** To choose from; others may be typed. */
  choices?: readonly string[];
  value: string;
  onChange(value: string): void;
}

/** A field of the offer; all but the account's take figures. */
export function OfferField({ name, label, help, error, choices = [], value, onChange }: OfferFieldProps) {
  const isName = name === 'account';
  return (
    <Field label={label} help={help} error={error}>
      {control => (
        <>
          <input
            {...control}
            className={isName ? 'input' : 'input tabular'}
            name={name}
            list={choices.length > 0 ? `${control.id}-choices` : undefined}
            inputMode={isName ? undefined : name.endsWith('ctiveMembers') ? 'numeric' : 'decimal'}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={isName ? 40 : 16}
            value={value}
            onChange={event => onChange(event.target.value)}
          />
          {choices.length > 0 && (
            <datalist id={`${control.id}-choices`}>
              {choices.map(choice => (
                <option key={choice} value={choice} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}
