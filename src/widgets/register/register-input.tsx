import type { Core, TextKey } from '../../core/parts/core.js';
import { messageOf } from '../../core/validation/check-field.js';
import { useCore, useText } from '../../element/core-context.js';
import { CodeField } from '../../ui/form/code-field.js';
import { Field } from '../../ui/form/field.js';
import { FIELD_HINTS } from '../../ui/form/field-hints.js';
import type { FormDraft } from '../../ui/form/form-draft.js';
import { MobileField } from '../../ui/form/mobile-field.js';
import { PasswordInput } from '../../ui/form/password-input.js';
import type { SentCode } from '../../core/identity/identity.js';
import type { RegisterField } from './register-fields.js';

interface RegisterInputProps {
  field: RegisterField;
  draft: FormDraft;
  error?: string;
  /** Stands while nothing was typed. */
  first?: string;
  /** Given by the page: stands and cannot be changed. */
  locked?: string;
  onInput(): void;
  send(): Promise<SentCode | undefined>;
}

const MOST = 200;
/** What is chosen here for good: its rule stands beside it before it can be broken. */
const RULED: ReadonlySet<string> = new Set(['username', 'password']);

/** One field as its rule wants it. */
export function RegisterInput({ field, draft, error, first, locked, onInput, send }: RegisterInputProps) {
  const core = useCore();
  const t = useText();
  const { name, kind, rule } = field;
  const { required } = rule;
  if (kind === 'mobile') return <MobileField draft={draft} error={error} required={required} marked={required} onInput={onInput} />;
  if (kind === 'code') return <CodeField draft={draft} error={error} required={required} marked={required} onInput={onInput} send={send} />;

  const key = labelOf(name);
  const ruled = RULED.has(name) ? messageOf(rule, 'pattern') : undefined;
  const help = locked ? t('register.code-locked') : ruled ? t(ruled.key, ruled.values) : helpOf(core, key, t);
  const shared = {
    name,
    required,
    // Over-long input is told, not cut: pasting would lose its end unseen.
    maxLength: MOST,
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
    defaultValue: locked || draft.get(name) || first,
    readOnly: Boolean(locked),
    onInput: (event: { currentTarget: HTMLInputElement }) => {
      draft.set(name, event.currentTarget.value);
      onInput();
    },
  };
  const { type = 'text', ...hints } = FIELD_HINTS[name] ?? { autoComplete: 'off' };
  return (
    <Field label={`${t(key)}${required ? ' *' : ''}`} help={help} error={error}>
      {control =>
        kind === 'password' ? (
          <PasswordInput {...control} {...shared} {...hints} />
        ) : (
          <input {...control} {...shared} {...hints} type={type} className="input" />
        )
      }
    </Field>
  );
}

/** The name that people read of a field. */
export function labelOf(name: string): TextKey {
  return `field.${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}` as TextKey;
}

function helpOf({ language }: Core, key: TextKey, t: ReturnType<typeof useText>): string | undefined {
  return language.i18n.exists(`${key}-help`) ? t(`${key}-help` as TextKey) : undefined;
}
