import { Field } from './field.js';

interface TextFieldProps {
  label: string;
  value: string;
  type?: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

/** A line of text in a form, with what is wrong with it. */
export function TextField({ label, value, type = 'text', problem, onChange }: TextFieldProps) {
  return (
    <Field label={label} problem={problem}>
      {attributes => (
        <input type={type} value={value} autoComplete="off" {...attributes} onChange={event => onChange(event.target.value)} />
      )}
    </Field>
  );
}
