import * as v from 'valibot';
import { Failure } from '../failure.js';
import { letRest } from '../funds/withdrawal-rest.js';
import { roleOf } from '../http/caller.js';
import { defineCall, type CallContext } from '../http/call.js';
import { networkOf } from '../http/network-of.js';
import { plainText } from '../http/plain-text.js';
import { inputText } from '../http/wire-input.js';
import { forgetAttempts } from '../identity/attempts.js';
import { isCodeGood, spendCode } from '../identity/codes.js';
import { faultOf, loadRules } from '../identity/field-rules.js';
import { rememberAddress } from '../identity/known-address.js';
import { findByConfirmedMobile, readMobile } from '../identity/mobile.js';
import { sendCode } from '../identity/send-code.js';
import { resetMail } from '../identity/reset-mail.js';
import { assertNewPassword, hashNewPassword, setPassword } from '../identity/set-password.js';
import type { Platform } from '../platform.js';
import { completeLogin } from './complete-login.js';
import { isSwitchedOn } from '../switches.js';

const secretText = v.optional(v.pipe(plainText(), v.maxLength(200, 'length')), '');

/** Sends a code by mail, and a link with it. The answer is the same for a pair that nobody has, unless the setting asks for the wording of ERR-11. */
const byEmail = defineCall({
  method: 'POST',
  path: '/wps/member/password/email',
  access: 'open',
  input: v.object({ username: inputText, email: inputText }),
  async answer({ platform, settings, input, ip, language }) {
    await assertEmailPair(platform, input);
    const account = await findByEmail(platform, input);
    const minutes = await settings.number('mail_code_minutes');
    const restHours = await settings.number('binding_rest_hours');
    await sendCode(platform, settings, {
      kind: 'mail',
      to: input.email.toLowerCase(),
      purpose: 'reset',
      target: emailTarget(input),
      ip,
      minutes,
      deliver: account !== undefined,
      text: code =>
        resetMail(platform.config, {
          code,
          username: account?.account ?? input.username,
          email: input.email,
          minutes,
          restHours,
          language,
        }),
    });
    if (!account && (await settings.text('forgot_password_tells')) === '1') throw new Failure('account-not-found');
    return { value: { expiry: minutes } };
  },
});

/** Whether the code of a mail's link is still good: told when the link is opened, not after a password was typed. */
const checkLink = defineCall({
  method: 'POST',
  path: '/wps/member/password/email/link',
  access: 'open',
  sealed: true,
  input: v.object({ username: inputText, email: inputText, verificationCode: inputText }),
  async answer({ platform, input, ip }) {
    await assertEmailPair(platform, input);
    return { value: { good: await isCodeGood(platform, 'reset', emailTarget(input), input.verificationCode, ip) } };
  },
});

const setByEmail = defineCall({
  method: 'POST',
  path: '/wps/member/password/email/verification',
  access: 'open',
  sealed: true,
  input: v.object({ username: inputText, email: inputText, verificationCode: inputText, newPassword: secretText }),
  async answer(context) {
    const { platform, settings, input, ip } = context;
    await assertEmailPair(platform, input);
    await assertNewPassword(platform, settings, input.newPassword);
    await spendCode(platform, 'reset', emailTarget(input), input.verificationCode, ip);
    return reset(context, await findByEmail(platform, input), input.newPassword);
  },
});

/** With the code of `/wps/verification/sms/noLogin`, asked for with purpose `reset` (OP-40). */
const setByPhone = defineCall({
  method: 'POST',
  path: '/wps/member/password/verification',
  access: 'open',
  sealed: true,
  input: v.object({ countryDialingCode: inputText, mobileNum: inputText, verificationCode: inputText, newPassword: secretText }),
  async answer(context) {
    const { platform, settings, input, ip } = context;
    if (!(await isSwitchedOn(platform.db, 'FORGETMOBILE3'))) throw new Failure('function-disabled');
    const mobile = await readMobile(platform, input.countryDialingCode, input.mobileNum);
    await assertNewPassword(platform, settings, input.newPassword);
    await spendCode(platform, 'reset', mobile.target, input.verificationCode, ip);
    return reset(context, await findByConfirmedMobile(platform, mobile), input.newPassword);
  },
});

export const recoveryCalls = [byEmail, checkLink, setByEmail, setByPhone];

interface Found {
  id: number;
  account: string;
  status: string;
}

/** Sets the password of who has proved to hold the number or the address, ends all other sessions, and signs in (PWD-12). Whoever has taken the mailbox or the phone takes no money: withdrawals rest. */
async function reset(context: CallContext<unknown>, account: Found | undefined, newPassword: string): Promise<object> {
  const { platform, ip } = context;
  if (!account) throw new Failure('code-invalid', { fields: { verificationCode: 'wrong' } });
  if (account.status === 'locked') throw new Failure('account-locked');
  const hash = await hashNewPassword(platform, newPassword);
  await platform.transact(async trx => {
    await setPassword(trx, platform, account.id, hash);
    await letRest(trx, account.id, platform.clock.now());
  });
  // Whoever guessed at the old password does not hold its owner up any longer.
  for (const subject of [`account:${account.account.toLowerCase()}`, `pair:${account.account.toLowerCase()}|${networkOf(ip)}`])
    await forgetAttempts(platform, subject);
  await rememberAddress(platform, account.id, ip);
  return { value: await completeLogin(context, account.id) };
}

async function assertEmailPair(platform: Platform, { username, email }: { username: string; email: string }): Promise<void> {
  if (!(await isSwitchedOn(platform.db, 'FORGETEMAIL3'))) throw new Failure('function-disabled');
  const rules = await loadRules(platform.db);
  const faultIn = (field: string, value: string) => (value === '' ? 'required' : faultOf(rules.get(field), value, platform.log));
  const [name, mail] = [faultIn('username', username), faultIn('email', email)];
  if (name || mail) throw new Failure('bad-request', { fields: { ...(name && { username: name }), ...(mail && { email: mail }) } });
}

/** By a confirmed address only: one that was merely typed proves nothing. */
async function findByEmail(platform: Platform, { username, email }: { username: string; email: string }): Promise<Found | undefined> {
  const row = await platform.db
    .selectFrom('account')
    .innerJoin('account_binding', 'account_binding.account_id', 'account.id')
    .select(['account.id', 'account.account', 'account.status', 'account.type'])
    .where(eb => eb.fn('lower', ['account.account']), '=', username.toLowerCase())
    .where('kind', '=', 'email')
    .where(eb => eb.fn('lower', ['value']), '=', email.toLowerCase())
    .executeTakeFirst();
  return row && row.status === 'active' && roleOf(row.type) !== 'trial' ? row : undefined;
}

/** Bound to the pair: a code for one account does not serve another with the same address. */
function emailTarget({ username, email }: { username: string; email: string }): string {
  return `${username.toLowerCase()} <${email.toLowerCase()}>`;
}
