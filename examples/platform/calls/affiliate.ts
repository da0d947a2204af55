import * as v from 'valibot';
import { signedIn } from '../http/access.js';
import { defineCall } from '../http/call.js';
import { inputText } from '../http/wire-input.js';
import { countAttempt } from '../identity/attempts.js';
import { findAffiliate } from '../identity/upline.js';

/** Codes are short, so one address may not try them all. */
const CHECKS = { most: 60, windowMs: 5 * 60_000 };

const check = defineCall({
  method: 'GET',
  path: '/wps/agent/affiliate',
  access: 'open',
  input: v.object({ code: inputText, domain: inputText }),
  async answer({ platform, input, ip }) {
    await countAttempt(platform, { subject: `affiliate-ip:${ip}`, ...CHECKS });
    const { code } = await findAffiliate(platform.db, input.code, input.domain);
    return { value: { code } };
  },
});

/** The agent's own codes with how many of the own team came by each, open ones first. */
const links = defineCall({
  method: 'GET',
  path: '/wps/relay/MCS2_registerLink',
  access: 'agent',
  input: v.object({}),
  async answer({ platform, caller }) {
    const { accountId } = signedIn(caller);
    const codes = await platform.db.selectFrom('affiliate_code').select(['code', 'domain', 'active']).where('agent_id', '=', accountId).orderBy('active', 'desc').orderBy('code').execute();
    const joined = await platform.db
      .selectFrom('account_registration as how')
      .innerJoin('account', 'account.id', 'how.account_id')
      .select(eb => ['how.affiliate_code as code', eb.fn.countAll<number>().as('members')])
      .where('account.upline_id', '=', accountId)
      .where('how.affiliate_code', 'is not', null)
      .groupBy('how.affiliate_code')
      .execute();
    const members = new Map(joined.map(row => [row.code, Number(row.members)]));
    return { value: { list: codes.map(({ code, domain, active }) => ({ code, domain: domain ?? '', active, members: members.get(code) ?? 0 })) } };
  },
});

export const affiliateCalls = [check, links];
