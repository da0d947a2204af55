import { checkMailLink, forgotPasswordByEmail, setPasswordByEmail, setPasswordByPhone } from '../../api/account/password.js';
import { withSignal, type Client } from '../../api/wire/call.js';
import type { LoginResult } from '../../api/account/session.js';
import type { Core, LoginTerms } from '../parts/core.js';
import { forgetLogin } from '../session/remember.js';

type ByMail = Parameters<typeof setPasswordByEmail>[1];
type ByPhone = Parameters<typeof setPasswordByPhone>[1];
export interface MailLink {
  username: string;
  email: string;
  verificationCode: string;
}
type Parts = Pick<Core, 'session' | 'config' | 'navigation'>;

/** Asks for a mail with a code (PWD-05); answers for how many minutes it is good. Throws PlatformError. */
export function sendResetMail({ client }: Pick<Core, 'client'>, username: string, email: string): Promise<number> {
  return forgotPasswordByEmail(client, username, email);
}

/** What the link of the mail carries behind its `#`; undefined when that is something else. */
export function readMailLink(hash: unknown): MailLink | undefined {
  const given = new URLSearchParams(typeof hash === 'string' ? hash : '');
  const [verificationCode, username, email] = ['code', 'username', 'email'].map(name => given.get(name) ?? '');
  return verificationCode && username && email ? { verificationCode, username, email } : undefined;
}

/** Whether a mail's link can still be used; where that cannot be told now, it is tried. */
export function isLinkGood({ client }: Pick<Core, 'client'>, link: MailLink, signal: AbortSignal): Promise<boolean> {
  return checkMailLink(withSignal(client, signal), link).catch(() => true);
}

/** Sets the new password with the code of the mail, signs in and goes home. Throws PlatformError. */
export function resetByMail(core: Parts, change: ByMail, terms: LoginTerms): Promise<void> {
  return reset(core, client => setPasswordByEmail(client, change), terms);
}

/** The same with the code that was sent to a number (PWD-10, PWD-12, PWD-13). Throws PlatformError. */
export function resetByPhone(core: Parts, change: ByPhone, terms: LoginTerms): Promise<void> {
  return reset(core, client => setPasswordByPhone(client, change), terms);
}

async function reset(core: Parts, prove: (client: Client) => Promise<LoginResult>, terms: LoginTerms): Promise<void> {
  await core.session.enter(prove, { ...terms, withoutPassword: true });
  // What was remembered is the old password.
  void forgetLogin(core);
  if (core.config.navigation === 'history') core.navigation.navigate('/');
}
