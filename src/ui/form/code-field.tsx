import { useRef, useState } from 'react';
import { saidBy } from '../../core/format/error-text.js';
import type { SentCode } from '../../core/identity/identity.js';
import { platformNow } from '../../core/format/platform-time.js';
import { useCore, useLocale, useText } from '../../element/core-context.js';
import { Button } from '../atoms/button.js';
import { Field } from './field.js';
import type { FormDraft } from './form-draft.js';
import { clockText, useCountdown } from './use-countdown.js';
import { localDigits } from '../../texts/forms/local-digits.js';

interface CodeFieldProps {
  draft: FormDraft;
  /** In a form with more than one code. */
  name?: string;
  label?: string;
  error?: string;
  required?: boolean;
  /** Says so with a star, in a form that has others too (REG-35). */
  marked?: boolean;
  onInput(): void;
  /** Sends a code; undefined when it did not, and the person has been told why. Rejects when the platform refused. */
  send(): Promise<SentCode | undefined>;
}

const THROTTLE = 1000; // CON-03
export const CODE_NAME = 'verificationCode';

/** A code that is sent on request; the button waits until the next may be sent (SES-34 to SES-36, CON-02). */
export function CodeField({ draft, name = CODE_NAME, label, error, required = true, marked, onInput, send }: CodeFieldProps) {
  const core = useCore();
  const t = useText();
  const locale = useLocale();
  const kept = (field: string) => (name === CODE_NAME ? field : `${name}-${field}`);
  const [until, setUntil] = useState(() => Number(draft.get(kept('codeUntil'))) || undefined);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const pressed = useRef(-THROTTLE);
  const left = useCountdown(until);
  const to = draft.get(kept('codeTo'));
  const sentTo = to ? t('code.sent-to', { to }) : undefined;
  const input = useRef<HTMLInputElement>(null);

  const press = async () => {
    if (left > 0 || busy || performance.now() - pressed.current < THROTTLE) return;
    pressed.current = performance.now();
    setBusy(true);
    try {
      const code = await send();
      if (!code) return;
      const end = platformNow(core) + code.seconds * 1000;
      draft.set(kept('codeUntil'), String(end));
      draft.set('phoneSession', code.phoneSession ?? '');
      draft.set(kept('codeTo'), code.to ?? '');
      setUntil(end);
      setSent(true);
      input.current?.focus();
    } catch (failure) {
      await core.dialogs.info({ title: { key: 'code.refused-title' }, body: saidBy(failure), tone: 'warning' }); // ERR-22
    } finally {
      setBusy(false);
    }
  };

  return (
    <Field label={`${label ?? t('code.label')}${marked ? ' *' : ''}`} help={sentTo} error={error}>
      {control => (
        <div className="form-code">
          <input
            {...control}
            ref={input}
            className="input tabular"
            name={name}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={12}
            required={required}
            defaultValue={draft.get(name)}
            onInput={event => {
              draft.set(name, event.currentTarget.value);
              onInput();
            }}
          />
          <Button size="large" className="form-send tabular" busy={busy} aria-disabled={left > 0 || busy} onClick={() => void press()}>
            {left > 0
              ? t('code.wait', { time: localDigits(clockText(left), locale) })
              : t(until === undefined ? 'code.send' : 'code.another')}
          </Button>
          <span role="status" className="visually-hidden">
            {sent ? (sentTo ?? t('code.sent')) : ''}
          </span>
        </div>
      )}
    </Field>
  );
}
