import * as v from 'valibot';
import { defineCall } from '../http/call.js';
import { networkOf } from '../http/network-of.js';
import { inputText } from '../http/wire-input.js';
import { countAttempt, takeAttemptBack } from '../identity/attempts.js';
import { findAffiliate } from '../identity/upline.js';

/** Codes are short, so one address may not try them all. */
const CHECKS = { most: 60, windowMs: 5 * 60_000 };

const check = defineCall({
  method: 'GET',
  path: '/wps/agent/affiliate',
  access: 'open',
  input: v.object({ code: inputText, domain: inputText }),
  async answer({ platform, input, ip }) {
    const subject = `affiliate-ip:${networkOf(ip)}`;
    await countAttempt(platform, { subject, ...CHECKS });
    const { code } = await findAffiliate(platform.db, input.code, input.domain);
    await takeAttemptBack(platform, subject);
    return { value: { code } };
  },
});

export const affiliateCalls = [check];
