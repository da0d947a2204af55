import * as v from 'valibot';
import { signedIn } from '../http/access.js';
import { defineCall } from '../http/call.js';
import { plainText } from '../http/plain-text.js';
import { requiredText } from '../http/wire-input.js';
import { Failure } from '../failure.js';
import { claimHandover, HANDOVER_SECONDS, newHandover, noteOpened } from '../identity/handover.js';
import { hashOfToken } from '../secrets.js';
import { completeLogin } from './complete-login.js';

/** For the server of a host that has signed the account in: what its page redeems, once, from `origin`, within a minute. */
const give = defineCall({
  method: 'POST',
  path: '/wps/session/handover',
  access: 'real',
  input: v.object({ origin: requiredText }),
  async answer({ platform, caller, input }) {
    const { accountId, tokenHash } = signedIn(caller);
    const code = await newHandover(platform, { accountId, givenBy: tokenHash, origin: input.origin });
    return { value: { code, expiresIn: HANDOVER_SECONDS } };
  },
});

/** A session of its own for the page. The key is the page's secret: whoever repeats with it had no answer and gets another session for the first. */
const redeem = defineCall({
  method: 'POST',
  path: '/wps/session/handover/redeem',
  access: 'open',
  sealed: true,
  input: v.object({ code: v.pipe(v.optional(plainText(), ''), v.regex(/^[\w-]{43}$/, 'must be a code of a hand-over')) }),
  async answer(context) {
    const { platform, input, idempotencyKey, pageOrigin } = context;
    if (idempotencyKey === '') throw new Failure('bad-request', { fields: { 'Idempotency-Key': 'is needed: a secret of this page' } });
    const accountId = await claimHandover(platform, input.code, { claim: idempotencyKey, origin: pageOrigin });
    const value = await completeLogin(context, accountId, 'code');
    await noteOpened(platform, input.code, hashOfToken(value.token));
    return { value };
  },
});

export const handoverCalls = [give, redeem];
