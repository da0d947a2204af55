import { forgotPasswordByEmail } from '../api/password.js';
import type { Core } from './core.js';

/** Asks for a mail with a code (PWD-05); answers for how many minutes it is good. Rejects with PlatformError. */
export function sendResetMail({ client }: Pick<Core, 'client'>, username: string, email: string): Promise<number> {
  return forgotPasswordByEmail(client, username, email);
}
