import { useState, type ComponentType } from 'react';
import { loadSection } from '../../core/kernel/load-section.js';
import type { AnsweredLogin, SocialConsent } from '../../core/identity/login-proofs.js';
import type { SocialConsentProps } from './social-consent.js';

export interface ConsentAsked extends SocialConsent {
  login: AnsweredLogin;
}

/** The consent that a first sign-in with a provider waits for (OP-58). Its code comes when the platform first asks for one. */
export function useSocialConsent() {
  const [consent, setConsent] = useState<ConsentAsked & { View: ComponentType<SocialConsentProps> }>();
  return {
    consent,
    /** Rejects with `chunk-load` when the step cannot be brought. */
    async ask(asked: ConsentAsked) {
      const { SocialConsentForm } = await loadSection(() => import('./social-consent.js'));
      setConsent({ ...asked, View: SocialConsentForm });
    },
    settle: () => setConsent(undefined),
  };
}
