import { useCallback, useState, type ComponentType } from 'react';
import { loadSection } from '../../core/kernel/load-section.js';
import type { LoginOutcome } from '../../core/parts/core.js';
import type { LoginVerificationProps } from './login-verification.js';

interface Asked {
  id: string;
  methods: readonly string[];
  View: ComponentType<LoginVerificationProps>;
}

/** The proof that a login may still need (SES-44). Its code comes when the platform first asks for one. */
export function useVerification() {
  const [asked, setAsked] = useState<Asked>();
  /** What to show after a login; rejects with `chunk-load` when it cannot be brought. */
  const follow = useCallback(async (outcome: LoginOutcome) => {
    if (outcome.kind !== 'verification') return setAsked(undefined);
    const { LoginVerification } = await loadSection(() => import('./login-verification.js'));
    setAsked({ id: outcome.id, methods: outcome.methods, View: LoginVerification });
  }, []);
  const leave = useCallback(() => setAsked(undefined), []);
  return { asked, follow, leave };
}
