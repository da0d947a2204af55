import { useEffect, useRef } from 'react';
import { useText } from '../core-context.js';
import { IconButton } from './button.js';
import { Field } from './field.js';
import { refreshCw } from './icons.js';
import type { useCaptcha } from './use-captcha.js';

interface CaptchaFieldProps {
  captcha: ReturnType<typeof useCaptcha>;
  error?: string;
  /** With the mark of required fields. */
  marked?: boolean;
  onInput(): void;
}

/** Characters of a picture, or a question for who cannot see it; another on request (SES-19 to SES-21). */
export function CaptchaField({ captcha, error, marked = false, onInput }: CaptchaFieldProps) {
  const t = useText();
  const { id, image, question } = captcha.captcha ?? {};
  const input = useRef<HTMLInputElement>(null);
  // Each picture has its own characters; the field itself stays, so that it keeps the focus.
  useEffect(() => {
    if (input.current) input.current.value = '';
  }, [id]);
  const turn = async () => {
    await captcha.turnTo(question ? 'picture' : 'question');
    input.current?.focus();
  };
  return (
    <Field label={`${question || t('login.captcha')}${marked ? ' *' : ''}`} error={error}>
      {control => (
        <>
          <div className="form-captcha" data-question={question ? '' : undefined}>
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
            {question && !captcha.failed ? null : image?.startsWith('data:image/') && !captcha.failed ? (
              <img src={image} alt={t('login.captcha-picture')} width={120} height={46} />
            ) : (
              <span className="form-captcha-none" role="status">
                {captcha.failed ? t('login.captcha-failed') : ''}
              </span>
            )}
            <IconButton icon={refreshCw} label={t(question ? 'slider.another' : 'login.captcha-refresh')} onClick={captcha.refresh} />
          </div>
          <button type="button" className="link form-captcha-turn" onClick={() => void turn()}>
            {t(question ? 'slider.to-picture' : 'slider.to-question')}
          </button>
        </>
      )}
    </Field>
  );
}
