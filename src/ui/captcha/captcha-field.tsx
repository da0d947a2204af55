import { useLayoutEffect, useRef } from 'react';
import { useText } from '../../element/core-context.js';
import { IconButton } from '../atoms/button.js';
import { Field } from '../form/field.js';
import { FieldError } from '../form/field-error.js';
import { refreshCw } from '../atoms/icons.js';
import type { useCaptcha } from './use-captcha.js';
import { useFocusAfter } from './use-focus-after.js';
import { useKeptHeight } from './use-kept-height.js';

interface CaptchaFieldProps {
  captcha: ReturnType<typeof useCaptcha>;
  error?: string;
  /** With the mark of required fields. */
  marked?: boolean;
  onInput(): void;
}

/**
 * Characters of a picture, another on request (SES-19 to SES-21); or work of the machine, for who does not read pictures. What takes its
 * place may be lower: the button below stays where it is.
 */
export function CaptchaField({ captcha, error, marked = false, onInput }: CaptchaFieldProps) {
  const t = useText();
  const { id, image } = captcha.captcha ?? {};
  const input = useRef<HTMLInputElement>(null);
  const room = useKeptHeight<HTMLDivElement>();
  /** What is pressed here makes place for another. */
  const pressed = useRef<HTMLButtonElement>(null);
  const { proving, working } = captcha;
  useFocusAfter(pressed, proving && (proving.share === undefined ? 'note' : 'work'));
  // Each picture has its own characters, so the field is empty before the picture is seen; it stays, so that it keeps the focus.
  useLayoutEffect(() => {
    if (input.current) input.current.value = '';
  }, [id]);
  const turn = async () => {
    onInput();
    if (!proving) return captcha.toProof();
    await captcha.toPicture();
    input.current?.focus();
  };
  const turning = (
    <button ref={pressed} type="button" className="link form-captcha-turn" onClick={() => void turn()}>
      {t(proving ? 'slider.to-picture' : 'proof.instead')}
    </button>
  );
  const work = proving && (
    <div className="field" part="field">
      <proving.Note share={proving.share} onCancel={proving.cancel} cancel={pressed} />
      <div aria-live="assertive" className="form-live">
        <FieldError id="captcha-proof-error" text={error} />
      </div>
      {proving.share === undefined && turning}
    </div>
  );
  const picture = !proving && (
    <Field label={`${t('login.captcha')}${marked ? ' *' : ''}`} error={error}>
      {control => (
        <>
          <div className="form-captcha">
            <input
              {...control}
              ref={input}
              className="input"
              name="captcha"
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              maxLength={12}
              required
              onInput={onInput}
            />
            {/* Only pictures that carry themselves: a captcha from elsewhere would tell a third party who logs in. */}
            {image?.startsWith('data:image/') && !captcha.failed && !working ? (
              <img src={image} alt={t('login.captcha-picture')} width={120} height={46} />
            ) : (
              <span className="form-captcha-none" role="status">
                {captcha.failed ? t('login.captcha-failed') : working ? t('proof.working') : ''}
              </span>
            )}
            <IconButton icon={refreshCw} label={t('login.captcha-refresh')} busy={working} onClick={captcha.refresh} />
          </div>
          {turning}
        </>
      )}
    </Field>
  );
  return (
    <div ref={room}>
      {work}
      {picture}
    </div>
  );
}
