import type { SessionState } from './core.js';

/** The login state in the words of the source (SES-02, SES-12): a trial account's agent flag is "4", which grants nothing. */
export function loginFlags({ state, role, member }: SessionState) {
  return {
    isLogin: state === 'real' || state === 'trial',
    isAgent: role === 'trial' ? ('4' as const) : role === 'agent',
    isTrial: role === 'trial',
    userInfo: { userName: member?.account ?? '' },
  };
}
