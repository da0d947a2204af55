import type { CallContext } from '../http/call.js';
import { openSession } from '../identity/sessions.js';
import { isSwitchedOn } from '../switches.js';

/** How the account proved itself; who did not type the password is not asked to change it (SES-41). */
export type LoginProof = 'password' | 'code';

const DAY_MS = 86_400_000;

/** Opens the session of an account that has proved itself; what the client has to ask for next is in the result (ENT-07). */
export async function completeLogin(
  { platform, settings, ip }: Pick<CallContext<unknown>, 'platform' | 'settings' | 'ip'>,
  accountId: number,
  proof: LoginProof = 'password',
) {
  const expiryDays = await settings.number('password_expiry_days');
  const hours = await settings.number('session_hours');
  const isExpiryEnforced = await isSwitchedOn(platform.db, 'PWDEXPFORCECHANGE3');
  return platform.transact(async trx => {
    const now = platform.clock.now();
    const account = await trx.selectFrom('account').selectAll().where('id', '=', accountId).forNoKeyUpdate().executeTakeFirstOrThrow();
    const firstTimeLogin = account.first_login_at === null;
    const passwordExpired = proof === 'password' && now - account.password_changed_at > expiryDays * DAY_MS;
    const passwordDefault = proof === 'password' && account.password_default;
    const mustChangePassword = passwordDefault || (passwordExpired && isExpiryEnforced);
    await trx
      .updateTable('account')
      .set({ first_login_at: account.first_login_at ?? now, last_login_at: now })
      .where('id', '=', accountId)
      .execute();
    const token = await openSession(trx, platform, {
      accountId,
      kind: 'member',
      ip,
      hours,
      firstLogin: firstTimeLogin,
      mustChangePassword,
    });
    return { token, firstTimeLogin, passwordExpired, passwordDefault };
  });
}
