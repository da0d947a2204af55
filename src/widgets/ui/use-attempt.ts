import { useRef, useState } from 'react';
import { errorCode, type ErrorCode } from '../../api/errors.js';
import type { MessageText } from '../../core/core.js';
import { errorText, formText } from '../../core/error-text.js';
import type { FieldRules } from '../../core/identity.js';
import { fieldFaults } from '../../core/validation/field-fault.js';

export type Errors = Readonly<Record<string, MessageText>>;
interface AttemptHooks {
  rules?: FieldRules;
  /** At which field a refusal without field names is told. */
  fieldOf?: Partial<Record<ErrorCode, string>>;
  /** Fields whose rule has another name. */
  ruleNames?: Readonly<Record<string, string>>;
  /** What is told of a failure that no field tells. */
  tell?: (failure: unknown) => MessageText;
  onFail(code: ErrorCode): void;
}

/** Sends a form, one attempt at a time, and holds what is wrong with the last one. */
export function useAttempt({ rules, fieldOf = {}, ruleNames = {}, tell = errorText, onFail }: AttemptHooks) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [message, setMessage] = useState<MessageText>();
  const running = useRef(false);

  return {
    busy,
    errors,
    message,
    setErrors,
    /** Sends unless something is wrong before or another attempt runs; resolves with what is wrong. */
    async run(wrong: Errors, send: () => Promise<unknown>): Promise<Errors> {
      if (running.current) return {};
      setErrors(wrong);
      setMessage(undefined);
      if (Object.keys(wrong).length > 0) return wrong;
      running.current = true;
      setBusy(true);
      try {
        await send();
        return {};
      } catch (failure) {
        const code = errorCode(failure);
        const found: Record<string, MessageText> = fieldFaults(failure, field => rules?.of(ruleNames[field] ?? field));
        const field = fieldOf[code];
        // The code says more than the word at its field (ERR-04, ERR-06).
        if (field) found[field] = { key: `error.${code}` };
        setErrors(found);
        setMessage(Object.keys(found).length > 0 ? undefined : formText(tell(failure)));
        onFail(code);
        return found;
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    /** A field that is being corrected no longer shows its error. */
    correct(field: string) {
      setErrors(before => (before[field] ? Object.fromEntries(Object.entries(before).filter(([name]) => name !== field)) : before));
    },
  };
}

/** Where a code's refusal is told, in every form that takes one. */
export const CODE_FIELDS: Partial<Record<ErrorCode, string>> = {
  'code-invalid': 'verificationCode',
  'code-missing': 'verificationCode',
  'code-expired': 'verificationCode',
  'phone-invalid': 'mobileNum',
};

/** Puts the focus on the first wrong field of a form. */
export function focusFirst(form: HTMLFormElement | null, wrong: Errors): void {
  const control = [...(form?.elements ?? [])].find(element => wrong[element.getAttribute('name') ?? '']);
  if (control instanceof HTMLElement) control.focus();
}
