import { Field } from './field.js';

interface SelectFieldProps<V extends string> {
  name?: string;
  label: string;
  help?: string;
  error?: string;
  required?: boolean;
  value: V;
  options: readonly { value: V; text: string }[];
  onChange(value: V): void;
}

/** A choice of one of several. */
export function SelectField<V extends string>({ name, label, help, error, required, value, options, onChange }: SelectFieldProps<V>) {
  return (
    <Field label={label} help={help} error={error}>
      {control => (
        <select
          {...control}
          className="input"
          name={name}
          required={required}
          value={value}
          onChange={({ target }) => {
            const chosen = options[target.selectedIndex];
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
