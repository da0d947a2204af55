import * as v from 'valibot';
import { Failure } from '../failure.js';
import { signedIn } from '../http/access.js';
import { defineCall, type CallContext } from '../http/call.js';
import { inputText, requiredText } from '../http/wire-input.js';
import { beginChange, endChange, sendAgain, type ChangeOwner, type Wanted } from '../identity/binding-change.js';
import { codeText } from '../identity/binding-words.js';
import { BINDING_KINDS, bindingsOf } from '../identity/bindings.js';
import { faultOf, loadRules } from '../identity/field-rules.js';
import { masked } from '../identity/masked.js';
import { readMobile } from '../identity/mobile.js';
import { assertOwner, ownerProofInput, ownerWays, ownTarget } from '../identity/owner-proof.js';
import { sendCode, smsMinutes } from '../identity/send-code.js';
import type { Platform } from '../platform.js';

const kind = v.picklist(BINDING_KINDS, 'must be email, mobile or google');
const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/** Begins a binding or a change of one (O-80, MEM-24): a session alone is not enough, whoever it is has to prove to be the owner. */
const start = defineCall({
  method: 'POST',
  path: '/wps/member/binding/start',
  access: 'real',
  sealed: true,
  input: v.object({ kind, email: inputText, countryDialingCode: inputText, mobileNum: inputText, ...ownerProofInput }),
  async answer(context) {
    const { platform, settings, input, ip } = context;
    const owner = ownerOf(context);
    const wanted = await readWanted(platform, owner, input);
    const provedBy = await assertOwner(platform, owner.accountId, input, { ip });
    return { value: await beginChange(platform, settings, owner, wanted, provedBy) };
  },
});

const send = defineCall({
  method: 'POST',
  path: '/wps/member/binding/send',
  access: 'real',
  input: v.object({ id: requiredText, to: v.picklist(['new', 'email', 'mobile'], 'must be new, email or mobile') }),
  answer: async context => ({
    value: await sendAgain(context.platform, context.settings, ownerOf(context), context.input.id, context.input.to),
  }),
});

/** Ends it with the codes (O-10, E). */
const finish = defineCall({
  method: 'POST',
  path: '/wps/member/binding',
  access: 'real',
  sealed: true,
  input: v.object({
    id: requiredText,
    verificationCode: inputText,
    oldKind: v.optional(v.picklist([...BINDING_KINDS, ''], 'must be email, mobile or google'), ''),
    oldCode: inputText,
  }),
  async answer(context) {
    const restUntil = await endChange(context.platform, ownerOf(context), context.input.id, context.input);
    return { value: { withdrawalsRestUntil: restUntil ?? null } };
  },
});

/** A code to a confirmed address, by which the owner of an account without a password proves to be it. */
const sendOwn = defineCall({
  method: 'POST',
  path: '/wps/member/proof/send',
  access: 'real',
  input: v.object({ kind: v.picklist(['email', 'mobile'], 'must be email or mobile') }),
  async answer(context) {
    const { platform, settings, input, ip, language } = context;
    const { accountId } = ownerOf(context);
    const { [input.kind]: bound } = await bindingsOf(platform.db, accountId);
    if (!bound || !(await ownerWays(platform, accountId)).includes(input.kind)) throw new Failure('function-disabled');
    const { countdown, minutes } = await smsMinutes(settings);
    await sendCode(platform, settings, {
      kind: input.kind === 'email' ? 'mail' : 'sms',
      to: bound.value,
      purpose: 'binding',
      target: ownTarget(accountId, input.kind, bound.value),
      ip,
      minutes,
      deliver: true,
      text: code => codeText('owner', language, code),
    });
    return { value: { expiry: countdown, to: masked(input.kind, bound.value) } };
  },
});

export const bindingCalls = [start, send, finish, sendOwn];

function ownerOf({ caller, ip, language }: CallContext<unknown>): ChangeOwner {
  const { accountId, account, tokenHash } = signedIn(caller);
  return { accountId, account, tokenHash, ip, language };
}

async function readWanted(
  platform: Platform,
  { account }: ChangeOwner,
  input: { kind: (typeof BINDING_KINDS)[number]; email: string; countryDialingCode: string; mobileNum: string },
): Promise<Wanted> {
  if (input.kind === 'google') return { kind: 'google', value: account };
  if (input.kind === 'mobile') {
    const mobile = await readMobile(platform, input.countryDialingCode, input.mobileNum);
    return { kind: 'mobile', value: mobile.target, mobile };
  }
  const fault =
    input.email === ''
      ? 'required'
      : (faultOf((await loadRules(platform.db)).get('email'), input.email, platform.log) ??
        (EMAIL.test(input.email) ? undefined : 'pattern'));
  if (fault) throw new Failure('bad-request', { fields: { email: fault } });
  return { kind: 'email', value: input.email.toLowerCase() };
}
