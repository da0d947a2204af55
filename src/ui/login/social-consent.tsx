import { useEffect } from 'react';
import { endSocialLogin } from '../../core/identity/login-proofs.js';
import { useCore, useText } from '../../element/core-context.js';
import { Agreement } from '../form/agreement.js';
import { Button } from '../atoms/button.js';
import { useDraft } from '../form/form-draft.js';
import { useForm } from '../form/use-form.js';
import { Form, Submit } from '../form/form.js';
import type { LoginFormProps } from './login-form.js';
import { PROVIDER_NAMES } from './social-providers.js';
import type { ConsentAsked } from './use-social-consent.js';

export interface SocialConsentProps extends Omit<LoginFormProps, 'popup' | 'remember'> {
  asked: ConsentAsked;
  onBack(): void;
}

/** Terms and age of who comes with a provider for the first time: no account is opened before (REG-36, REG-37, OP-58). */
export function SocialConsentForm({ asked, audience, host, onDone, onBack }: SocialConsentProps) {
  const core = useCore();
  const t = useText();
  const { login, name, minAge } = asked;
  const draft = useDraft(`social-consent-${login.state}`, { owner: 'page' });
  const form = useForm({
    draft,
    fields: ['agreement'],
    words: { 'error.login-window-closed': 'social.consent-over' },
    check: typed => ({ agreement: typed.agreement === 'on' ? undefined : { key: 'validation.agreement' } }),
    async send() {
      const outcome = await endSocialLogin(core, login, { audience, from: host }, true);
      draft.drop();
      await onDone(outcome);
    },
  });
  const { ref } = form;
  const provider = PROVIDER_NAMES[login.provider];

  // What was clicked has gone with the buttons.
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);

  return (
    <Form of={form} aria-label={t('social.consent-title')}>
      <p className="form-text">{t('social.consent-body', { who: name ? `${provider} (${name})` : provider })}</p>
      <Agreement minAge={minAge} draft={draft} host={host} error={form.say('agreement')} onInput={() => form.correct('agreement')} />
      <Submit of={form} block text={t('social.consent-submit')} />
      <Button kind="quiet" size="large" block onClick={onBack}>
        {t('common.back')}
      </Button>
    </Form>
  );
}
