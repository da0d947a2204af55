import type { ComponentProps, ReactNode } from 'react';
import { Field } from './field.js';
import type { FormDraft } from './form-draft.js';
import { PasswordInput } from './password-input.js';

interface DraftFieldProps extends Omit<ComponentProps<'input'>, 'name' | 'defaultValue' | 'onInput' | 'ref'> {
  name: string;
  label: string;
  draft: FormDraft;
  error?: string;
  help?: string;
  /** Beside the label. */
  aside?: ReactNode;
  /** With the switch that shows what is typed. */
  secret?: boolean;
  onCorrect(field: string): void;
}

/** A field that must be filled in and whose value outlives its form. Unmarked: such forms have no others. */
export function DraftField({ name, label, draft, error, help, aside, secret = false, onCorrect, ...rest }: DraftFieldProps) {
  const shared: Omit<ComponentProps<'input'>, 'ref'> = {
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
    maxLength: 200,
    required: true,
    ...rest,
    name,
    defaultValue: draft.get(name),
    onInput: event => {
      draft.set(name, event.currentTarget.value);
      onCorrect(name);
    },
  };
  return (
    <Field key={draft.round} label={label} error={error} help={help} aside={aside}>
      {control => (secret ? <PasswordInput {...control} {...shared} /> : <input {...control} {...shared} className="input" />)}
    </Field>
  );
}
