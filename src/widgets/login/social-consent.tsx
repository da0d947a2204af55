import { useEffect, useRef, type FormEvent } from 'react';
import { endSocialLogin } from '../../core/login-proofs.js';
import { useCore, useText } from '../core-context.js';
import { Agreement } from '../ui/agreement.js';
import { Button } from '../ui/button.js';
import { useDraft } from '../ui/form-draft.js';
import { FormMessage } from '../ui/form-message.js';
import type { LoginFormProps } from '../ui/login/login-form.js';
import { focusFirst, useAttempt } from '../ui/use-attempt.js';
import { PROVIDER_NAMES } from './social-providers.js';
import type { ConsentAsked } from './use-social-consent.js';

export interface SocialConsentProps extends Omit<LoginFormProps, 'popup' | 'remember'> {
  asked: ConsentAsked;
  onBack(): void;
}

/** Terms and age of who comes with a provider for the first time: no account is opened before (REG-36, REG-37, OP-58). */
export function SocialConsentForm({ asked, audience, host, onDone, onFail, onBack }: SocialConsentProps) {
  const core = useCore();
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const { login, name, minAge } = asked;
  const draft = useDraft(`social-consent-${login.state}`, { owner: 'page' });
  const { busy, errors, message, run, correct } = useAttempt({ onFail: code => onFail({ code }) });
  const provider = PROVIDER_NAMES[login.provider];

  // What was clicked has gone with the buttons.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const hasAgreed = new FormData(event.currentTarget).get('agreement') === 'on';
    const found = await run(hasAgreed ? {} : { agreement: { key: 'validation.agreement' } }, async () => {
      const outcome = await endSocialLogin(core, login, { audience, from: host }, true);
      draft.drop();
      await onDone(outcome);
    });
    focusFirst(form.current, found);
  };

  return (
    <form
      ref={form}
      className="form"
      part="form"
      method="post"
      noValidate
      onSubmit={event => void onSubmit(event)}
      aria-label={t('social.consent-title')}
    >
      <FormMessage text={message && t(message.key === 'error.login-window-closed' ? 'social.consent-over' : message.key, message.values)} />
      <p className="form-text">{t('social.consent-body', { who: name ? `${provider} (${name})` : provider })}</p>
      <Agreement
        minAge={minAge}
        draft={draft}
        host={host}
        error={errors.agreement && t(errors.agreement.key)}
        onInput={() => correct('agreement')}
      />
      <Button kind="primary" size="large" block type="submit" part="submit" busy={busy}>
        {t('social.consent-submit')}
      </Button>
      <Button kind="quiet" size="large" block onClick={onBack}>
        {t('common.back')}
      </Button>
    </form>
  );
}
