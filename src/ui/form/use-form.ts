import { useEffect, useRef, useState, type FormEvent } from 'react';
import { errorCode, type ErrorCode } from '../../api/wire/errors.js';
import type { MessageText, TextKey } from '../../core/parts/core.js';
import { errorText, formText } from '../../core/format/error-text.js';
import type { FieldRules } from '../../core/identity/identity.js';
import { fieldFaults } from '../../core/validation/field-fault.js';
import { useStanding, useText } from '../../element/core-context.js';
import { fieldText } from './field-text.js';
import type { FormDraft } from './form-draft.js';
import { onlyWrong } from './only-wrong.js';
import { typePlain } from '../keyboard/type-plain.js';

export type Errors = Readonly<Record<string, MessageText>>;
/** What was found of each field; undefined where nothing is wrong. */
type Checked = Readonly<Record<string, MessageText | undefined>>;

interface FormSpec<F extends string, R> {
  /** What outlives the form until it is sent. */
  draft: FormDraft;
  /** Fields that are read when it is sent. */
  fields?: readonly F[];
  /** Something that must come first is under way: nothing is sent. */
  waits?: boolean;
  /** What is wrong before anything is sent. */
  check?(typed: Readonly<Record<F, string>>): Checked;
  /** Sends; what it resolves with is `sent` until the next attempt. */
  send(typed: Readonly<Record<F, string>>): Promise<R>;
  rules?: FieldRules;
  /** Fields whose rule has another name. */
  ruleNames?: Readonly<Record<string, string>>;
  /** At which field a refusal without field names is told. */
  fieldOf?: Partial<Record<ErrorCode, string>>;
  /** What a refusal says of the fields, where it is more than its words for them. */
  faults?(failure: unknown, found: Partial<Errors>): Checked;
  /** What is told of a failure that no field tells. */
  tell?(failure: unknown): MessageText;
  /** What is told of a failure above the form, whatever the fields tell. */
  refusal?(failure: unknown): MessageText | undefined;
  /** Texts that stand for others in this form. */
  words?: Readonly<Partial<Record<TextKey, TextKey>>>;
  /** What else a refusal means here; the host page is told of it. */
  onFail?(code: ErrorCode): void;
}

/** A form: one attempt at a time, and what is wrong with the last one, with the focus on the first wrong field. */
export function useForm<const F extends string = never, R = unknown>(spec: FormSpec<F, R>) {
  const { draft, fields = [], waits, rules, ruleNames = {}, fieldOf = {}, tell = errorText, words = {} } = spec;
  const t = useText();
  const { fail: tellHost } = useStanding();
  const ref = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [message, setMessage] = useState<MessageText>();
  const [sent, setSent] = useState<R>();
  // A field that empties itself is another one: the focus that it had goes to the button, not to the page's start (WCAG 2.4.3).
  useEffect(() => {
    const isLost = sent !== undefined && document.activeElement === document.body;
    if (isLost) ref.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
  }, [sent]);

  const sayText = (text: MessageText | undefined) => text && t(words[text.key] ?? text.key, text.values);
  const say = (field: string) => sayText(errors[field]);
  /** What stands in the form; of fields that it does not show, what was kept. */
  const read = () => {
    const data = new FormData(ref.current ?? undefined);
    return Object.fromEntries(fields.map(name => [name, data.has(name) ? fieldText(data, name) : draft.get(name)])) as Record<F, string>;
  };
  /** Tells what is wrong and puts the focus on the first of it; whether there is any. */
  const blame = (checked: Checked) => {
    const wrong = onlyWrong(checked);
    setErrors(wrong);
    const control = [...(ref.current?.elements ?? [])].find(element => wrong[element.getAttribute('name') ?? '']);
    if (control instanceof HTMLElement) control.focus();
    return Object.keys(wrong).length > 0;
  };
  const faultsOf = (failure: unknown): Errors => {
    const code = errorCode(failure);
    const found: Record<string, MessageText> = fieldFaults(failure, field => rules?.of(ruleNames[field] ?? field));
    const field = fieldOf[code];
    // The code says more than the word at its field (ERR-04, ERR-06).
    if (field) found[field] = { key: `error.${code}` };
    return onlyWrong(spec.faults?.(failure, found) ?? found);
  };
  /** Sends unless something is wrong before or another attempt runs. */
  const attempt = async (send: () => Promise<R>, checked: Checked = {}) => {
    if (running.current) return;
    setMessage(undefined);
    setSent(undefined);
    if (blame(checked)) return;
    running.current = true;
    setBusy(true);
    try {
      const done = await send();
      setSent(() => done);
    } catch (failure) {
      // Who stopped it has been told nothing wrong.
      if (errorCode(failure) === 'aborted') return;
      const found = faultsOf(failure);
      setMessage(spec.refusal?.(failure) ?? (Object.keys(found).length > 0 ? undefined : formText(tell(failure))));
      tellHost(errorCode(failure), failure);
      spec.onFail?.(errorCode(failure));
      blame(found);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  /** A field that is being corrected no longer shows its error, or shows another. */
  const correct = (field: string, fault?: MessageText) =>
    setErrors(before => (before[field] === fault ? before : onlyWrong({ ...before, [field]: fault })));

  return {
    busy,
    errors,
    /** What is told above the form. */
    message: sayText(message),
    /** Tells something above the form that no failure says. */
    tell: setMessage,
    /** What the last attempt came to. */
    sent,
    ref,
    read,
    say,
    blame,
    attempt,
    correct,
    /** Something else is being filled in: what was sent is told no longer. */
    forget: () => setSent(undefined),
    /** Another form stands here: neither what was sent nor what was wrong is told any longer. */
    clear() {
      setErrors({});
      setSent(undefined);
    },
    /** For the form itself. */
    props: {
      ref,
      className: 'form',
      part: 'form',
      noValidate: true,
      onInputCapture: typePlain,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        if (waits) return;
        const typed = read();
        void attempt(() => spec.send(typed), spec.check?.(typed));
      },
    },
    /** For one of its fields. */
    field: (name: F) => ({ name, draft, error: say(name), onCorrect: correct }),
  };
}

/** Where a code's refusal is told, in every form that takes one. */
export const CODE_FIELDS: Partial<Record<ErrorCode, string>> = {
  'code-invalid': 'verificationCode',
  'code-missing': 'verificationCode',
  'code-expired': 'verificationCode',
  'phone-invalid': 'mobileNum',
};
/** Where a captcha's refusal is told. */
export const CAPTCHA_FIELDS: Partial<Record<ErrorCode, string>> = { 'captcha-invalid': 'captcha', 'captcha-required': 'captcha' };
