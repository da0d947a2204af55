import * as v from 'valibot';
import { Failure } from '../failure.js';
import { signedIn } from '../http/access.js';
import { countPaymentTry, forgetPaymentTries } from '../funds/payment-password.js';
import { letRest, restsUntil } from '../funds/withdrawal-rest.js';
import { defineCall } from '../http/call.js';
import { plainText } from '../http/plain-text.js';
import { bindingsOf } from '../identity/bindings.js';
import { faultOf, loadRules } from '../identity/field-rules.js';
import { masked } from '../identity/masked.js';
import { assertOwner, hasPassword, ownerProofInput, ownerWays } from '../identity/owner-proof.js';
import { hashPassword, verifyPassword } from '../passwords.js';

const secretText = v.optional(v.pipe(plainText(), v.maxLength(200, 'length')), '');
const PROOFS = { most: 5, windowMs: 10 * 60_000 };
const SHOWN_ADDRESSES = 10;

/** How well the account is protected: what stands, without what it is (MEM-24). */
const standing = defineCall({
  method: 'GET',
  path: '/wps/member/security',
  access: 'real',
  input: v.object({}),
  async answer({ platform, caller, ip, settings }) {
    const { accountId } = signedIn(caller);
    const account = await platform.db
      .selectFrom('account')
      .leftJoin('account_profile as profile', 'profile.account_id', 'account.id')
      .select([
        'account.password_changed_at',
        'account.password_hash',
        'account.payment_password_hash',
        'profile.email',
        'profile.mobile_num',
        'profile.country_dialing_code',
      ])
      .where('account.id', '=', accountId)
      .executeTakeFirstOrThrow();
    const bound = await bindingsOf(platform.db, accountId);
    const addresses = await platform.db
      .selectFrom('known_ip')
      .select(['ip', 'registered_at'])
      .where('account_id', '=', accountId)
      .orderBy('registered_at', 'desc')
      .limit(SHOWN_ADDRESSES)
      .execute();
    return {
      value: {
        passwordChangedAt: account.password_changed_at,
        hasPassword: hasPassword(account.password_hash),
        hasPaymentPassword: account.payment_password_hash !== null,
        email: masked('email', bound.email?.value ?? account.email ?? ''),
        emailConfirmed: bound.email !== undefined,
        mobile: account.mobile_num ? `+${account.country_dialing_code ?? ''} ••• ${account.mobile_num.slice(-3)}` : '',
        mobileConfirmed: bound.mobile !== undefined,
        hasAuthenticator: bound.google !== undefined,
        ownerWays: await ownerWays(platform, accountId),
        withdrawalsRestUntil: (await restsUntil(platform.db, accountId, platform.clock.now())) ?? null,
        restHours: await settings.number('binding_rest_hours'),
        addresses: addresses.map(row => ({ ip: row.ip, registeredAt: row.registered_at, isThis: row.ip === ip })),
      },
    };
  },
});

/**
 * Sets the payment password; the old one proves it, and the first time the password of the account (O-09, E). For an account that has none a
 * code to a confirmed address or a fresh sign-in with its provider does: a session alone never sets what then proves the owner. After a change
 * withdrawals rest, after the first one not.
 */
const paymentPassword = defineCall({
  method: 'POST',
  path: '/wps/member/paymentPassword',
  access: 'real',
  sealed: true,
  input: v.object({ ...ownerProofInput, oldPassword: secretText, newPassword: secretText, confirmNewPassword: secretText }),
  async answer({ platform, caller, input, ip }) {
    const { accountId } = signedIn(caller);
    const { password_hash: login, payment_password_hash: before } = await platform.db
      .selectFrom('account')
      .select(['password_hash', 'payment_password_hash'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const isByPassword = before !== null || hasPassword(login);
    const rule = (await loadRules(platform.db)).get('paymentPassword');
    const fault = input.newPassword === '' ? 'required' : faultOf(rule, input.newPassword, platform.log);
    const fields = {
      ...(isByPassword && input.oldPassword === '' && { oldPassword: 'required' }),
      ...(fault && { newPassword: fault }),
      ...(input.confirmNewPassword !== input.newPassword && {
        confirmNewPassword: input.confirmNewPassword === '' ? 'required' : 'different',
      }),
    };
    if (Object.keys(fields).length > 0) throw new Failure('bad-request', { fields });
    if (isByPassword) {
      await countPaymentTry(platform, accountId, PROOFS);
      if (!(await verifyPassword(input.oldPassword, before ?? login)))
        throw new Failure('bad-credentials', {
          message: `The ${before === null ? 'login' : 'payment'} password is not correct.`,
          fields: { oldPassword: 'wrong' },
        });
      // The old password was right: whatever is wrong with the new one, no guess stays counted.
      await forgetPaymentTries(platform, accountId);
      if (before !== null && input.newPassword === input.oldPassword)
        throw new Failure('bad-request', { fields: { newPassword: 'unchanged' } });
    } else {
      await assertOwner(platform, accountId, input, { ip });
    }
    const hash = await hashPassword(input.newPassword, platform.config.passwordCost);
    // Of two changes at once the later finds another one standing.
    await platform.transact(async trx => {
      const changed = await trx
        .updateTable('account')
        .set({ payment_password_hash: hash })
        .where('id', '=', accountId)
        .where('payment_password_hash', before === null ? 'is' : '=', before)
        .executeTakeFirst();
      if (changed.numUpdatedRows === 0n) throw new Failure('bad-credentials', { fields: { oldPassword: 'wrong' } });
      if (before !== null) await letRest(trx, accountId, platform.clock.now());
    });
    return {};
  },
});

export const securityCalls = [standing, paymentPassword];
