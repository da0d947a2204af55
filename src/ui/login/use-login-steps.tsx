import type { LoginOutcome } from '../../core/parts/core.js';
import type { LoginFormProps } from './login-form.js';
import { useSocialConsent } from './use-social-consent.js';
import { useVerification } from './use-verification.js';

/** What may stand between a login and its session: the proof that the platform asks for, and the consent of who comes with a provider for the first time. */
export function useLoginSteps(shared: Omit<LoginFormProps, 'onDone' | 'remember'>) {
  const { asked, follow, leave } = useVerification();
  const { consent, ask, settle } = useSocialConsent();
  const finish = async (outcome: LoginOutcome) => {
    await follow(outcome);
    settle();
  };
  const props = { ...shared, onDone: follow };
  return {
    follow,
    ask,
    /** The step that stands in place of the form. */
    step: asked ? (
      <asked.View {...props} id={asked.id} methods={asked.methods} onBack={leave} />
    ) : (
      consent && <consent.View {...props} asked={consent} onDone={finish} onBack={settle} />
    ),
    title: asked ? ('login.verify-title' as const) : ('social.consent-title' as const),
  };
}
