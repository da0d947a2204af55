import { registerByMobile, registerByUsername, type RegisterRequest } from '../../api/account/registration.js';
import { confirmPhoneVerification } from '../../api/account/verification.js';
import type { Core, LoginOutcome, LoginTerms } from '../parts/core.js';
import { usesProvider } from './identity.js';

export type Registration = RegisterRequest;

/** Registers and signs in (REG-01, REG-44). Throws PlatformError, with `fields` for what the platform's rules refuse. */
export function registerAccount(
  { session }: Pick<Core, 'session'>,
  method: 'username' | 'mobile',
  request: Registration,
  terms: LoginTerms,
): Promise<LoginOutcome> {
  return session.enter(client => (method === 'mobile' ? registerByMobile : registerByUsername)(client, request), {
    ...terms,
    withoutPassword: true,
  });
}

/** On the provider path the number is proved before anything is registered, and a failure ends it (REG-41); else there is nothing to prove. */
export async function proveNumber(
  core: Pick<Core, 'client' | 'status'>,
  phoneSession: string,
  verificationCode: string | undefined,
): Promise<Pick<Registration, 'firebaseIdToken' | 'firebaseChannel'>> {
  if (!verificationCode || !phoneSession || !usesProvider(core, 'register')) return {};
  return confirmPhoneVerification(core.client, phoneSession, verificationCode);
}
