import * as v from 'valibot';
import { Failure } from '../failure.js';
import { signedIn } from '../http/access.js';
import { defineCall } from '../http/call.js';
import { hashPassword, verifyPassword } from '../passwords.js';
import { createLoginGuard } from './login-guard.js';
import { breachOfRule } from './register-rules.js';

const secretText = v.optional(v.pipe(v.string(), v.maxLength(200, 'at most 200 characters')), '');

/** Changes the password with the old one; every other session of the account ends (INV-06, INV-07). */
const change = defineCall({
  method: 'POST',
  path: '/wps/member/password',
  access: 'real',
  sealed: true,
  duringPasswordChange: true,
  input: v.object({ oldPassword: secretText, newPassword: secretText, confirmNewPassword: secretText }),
  async answer({ platform, caller, input, ip, settings }) {
    const { accountId, account: name, tokenHash } = signedIn(caller);
    const breach = await breachOfRule(platform.db, 'password', input.newPassword);
    const defaultHash = await settings.text('default_password_hash');
    const fields = {
      ...(breach && { newPassword: breach }),
      ...(!breach && input.newPassword === input.oldPassword && { newPassword: 'must differ from the old one' }),
      ...(!breach && (await verifyPassword(input.newPassword, defaultHash)) && { newPassword: 'must not be the default password' }),
      ...(input.confirmNewPassword !== input.newPassword && { confirmNewPassword: 'is not the same' }),
    };
    if (Object.keys(fields).length > 0) throw new Failure('bad-request', { fields });
    const guard = createLoginGuard(platform, settings);
    await guard.check(name, ip);
    const account = await platform.db.selectFrom('account').select('password_hash').where('id', '=', accountId).executeTakeFirstOrThrow();
    if (!(await verifyPassword(input.oldPassword, account.password_hash))) {
      await guard.failed(name, ip);
      throw new Failure('bad-credentials', { message: 'The old password is not correct.', fields: { oldPassword: 'is not right' } });
    }
    const passwordHash = await hashPassword(input.newPassword, platform.config.passwordCost);
    const now = platform.clock.now();
    await platform.transact(async trx => {
      await trx.updateTable('account').set({ password_hash: passwordHash, password_changed_at: now, password_default: false }).where('id', '=', accountId).execute();
      await trx.updateTable('session').set({ must_change_password: false }).where('token_hash', '=', tokenHash).execute();
      await trx
        .updateTable('session')
        .set({ revoked_at: now })
        .where('account_id', '=', accountId)
        .where('token_hash', '!=', tokenHash)
        .where('revoked_at', 'is', null)
        .execute();
    });
    await guard.succeeded(name);
    return {};
  },
});

export const passwordCalls = [change];
