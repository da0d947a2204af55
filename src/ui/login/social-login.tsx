import { useEffect, useRef, useState } from 'react';
import { errorCode } from '../../api/wire/errors.js';
import type { MessageText } from '../../core/parts/core.js';
import { errorText } from '../../core/format/error-text.js';
import { beginSocialLogin, endSocialLogin, socialConsent, type SocialProvider } from '../../core/identity/login-proofs.js';
import { useStanding, useCore, useStore, useText } from '../../element/core-context.js';
import { Button } from '../atoms/button.js';
import { FormMessage } from '../form/form-message.js';
import type { LoginFormProps } from './login-form.js';
import { openProviderWindow, providerAnswered } from './provider-window.js';
import { PROVIDER_MARKS, PROVIDER_NAMES } from './social-providers.js';
import type { ConsentAsked } from './use-social-consent.js';

const PROVIDERS: readonly { provider: SocialProvider; modId: string }[] = [
  { provider: 'google', modId: 'LOGINGOOGLE3' },
  { provider: 'facebook', modId: 'LOGINFACEBOOK3' },
  { provider: 'line', modId: 'LOGINLINE3' },
];

interface SocialLoginProps extends Omit<LoginFormProps, 'popup' | 'remember'> {
  /** The person is new here and has to agree first. */
  onConsent(asked: ConsentAsked): Promise<void>;
  /** The way to log in that is chosen above: what was said of an attempt goes with it. */
  way: string;
}

/** Sign-in with a provider in a window of its own (SES-28 to SES-30, SES-64); each button by its switch. */
export function SocialLogin({ audience, host, onDone, onConsent, way }: SocialLoginProps) {
  const core = useCore();
  const t = useText();
  const { fail: tellHost } = useStanding();
  useStore(core.status.store, status => status);
  const [busy, setBusy] = useState<SocialProvider>();
  const [message, setMessage] = useState<MessageText>();
  const [isCancelled, setCancelled] = useState(false);
  const leaving = useRef<AbortController>(undefined);
  const begin = () => {
    setMessage(undefined);
    setCancelled(false);
  };
  useEffect(begin, [way]);
  useEffect(() => () => leaving.current?.abort(), []);
  const offered = PROVIDERS.filter(({ modId }) => core.status.isOn(modId));
  if (offered.length === 0) return null;

  const go = async (provider: SocialProvider) => {
    if (busy) return;
    // Within the click, or browsers hold the window back.
    const opened = openProviderWindow();
    if (!opened) return setMessage({ key: 'social.blocked' });
    const stop = (leaving.current = new AbortController());
    setBusy(provider);
    begin();
    try {
      const begun = await beginSocialLogin(core, provider);
      opened.location.href = begun.url;
      // No failure: nothing is asked of the platform, and nothing is wrong (ERR-10 is a window that was closed).
      const answered = await providerAnswered(core, opened, begun, stop.signal);
      if (answered === 'cancelled') return setCancelled(true);
      const outcome = await endSocialLogin(core, answered, { audience, from: host }).catch(async (failure: unknown) => {
        const asked = socialConsent(failure);
        if (!asked) throw failure;
        await onConsent({ ...asked, login: answered });
      });
      if (outcome) await onDone(outcome);
    } catch (failure) {
      if (stop.signal.aborted) return;
      setMessage(errorText(failure));
      tellHost(errorCode(failure), failure);
    } finally {
      opened.close();
      if (!stop.signal.aborted) setBusy(undefined);
    }
  };

  return (
    <div className="form">
      <p className="form-or">{t('social.or')}</p>
      <FormMessage text={message && t(message.key, message.values)} />
      <div className="form-providers">
        {offered.map(({ provider }) => (
          <Button
            key={provider}
            size="large"
            icon={PROVIDER_MARKS[provider]}
            busy={busy === provider}
            aria-label={t(`social.${provider}`)}
            aria-disabled={busy !== undefined}
            onClick={() => void go(provider)}
          >
            {PROVIDER_NAMES[provider]}
          </Button>
        ))}
      </div>
      <p role="status" className="form-note">
        {busy ? t('social.waiting') : isCancelled ? t('social.cancelled') : ''}
      </p>
    </div>
  );
}
