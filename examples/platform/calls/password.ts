import * as v from 'valibot';
import { Failure } from '../failure.js';
import { signedIn } from '../http/access.js';
import { defineCall } from '../http/call.js';
import { plainText } from '../http/plain-text.js';
import { faultOfPassword, hashNewPassword, setPassword } from '../identity/set-password.js';
import { verifyPassword } from '../passwords.js';
import { createLoginGuard } from './login-guard.js';
import { openSession } from '../identity/sessions.js';

const secretText = v.optional(v.pipe(plainText(), v.maxLength(200, 'length')), '');
/** A session whose change is forced was opened by the password itself; for so long it stands for the old one (PWD-15). */
const PROVED_MS = 10 * 60_000;

/**
 * Changes the password. The old one is asked for unless the session is held back for this change and was opened with the old
 * password a moment ago. All sessions of the account end, this one too: the answer holds the token of the one that follows.
 */
const change = defineCall({
  method: 'POST',
  path: '/wps/member/password',
  access: 'real',
  sealed: true,
  duringPasswordChange: true,
  input: v.object({ oldPassword: secretText, newPassword: secretText, confirmNewPassword: secretText }),
  async answer({ platform, caller, input, ip, settings }) {
    const { accountId, account: name, tokenHash, firstLogin, mustChangePassword } = signedIn(caller);
    const session = await platform.db
      .selectFrom('session')
      .select('created_at')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirstOrThrow();
    const isProved = mustChangePassword && platform.clock.now() - session.created_at <= PROVED_MS;
    const fault = await faultOfPassword(platform, settings, input.newPassword);
    const fields = {
      ...(input.oldPassword === '' && !isProved && { oldPassword: 'required' }),
      ...(fault && { newPassword: fault }),
      ...(input.confirmNewPassword !== input.newPassword && {
        confirmNewPassword: input.confirmNewPassword === '' ? 'required' : 'different',
      }),
    };
    if (Object.keys(fields).length > 0) throw new Failure('bad-request', { fields });
    const account = await platform.db.selectFrom('account').select('password_hash').where('id', '=', accountId).executeTakeFirstOrThrow();
    if (input.oldPassword !== '') {
      const { isRight } = await createLoginGuard(platform, settings).attempt({ account: name, ip, captcha: 'never' }, () =>
        verifyPassword(input.oldPassword, account.password_hash),
      );
      if (!isRight) throw new Failure('bad-credentials', { message: 'The old password is not correct.', fields: { oldPassword: 'wrong' } });
    }
    if (await verifyPassword(input.newPassword, account.password_hash))
      throw new Failure('bad-request', { fields: { newPassword: 'unchanged' } });
    const passwordHash = await hashNewPassword(platform, input.newPassword);
    const hours = await settings.number('session_hours');
    const token = await platform.transact(async trx => {
      // Of two changes at once the later finds its session ended.
      const own = await trx
        .selectFrom('session')
        .select('token_hash')
        .where('token_hash', '=', tokenHash)
        .where('revoked_at', 'is', null)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!own) throw new Failure('not-logged-in');
      await setPassword(trx, platform, accountId, passwordHash);
      return openSession(trx, platform, { accountId, kind: 'member', ip, hours, firstLogin });
    });
    return { value: { token } };
  },
});

export const passwordCalls = [change];
