import * as v from 'valibot';
import { signedIn } from '../http/access.js';
import { assertKeyed, defineCall } from '../http/call.js';
import { plainText } from '../http/plain-text.js';
import { inputText, requiredText, wholeNumber } from '../http/wire-input.js';
import { countAttempt } from '../identity/attempts.js';
import type { Platform } from '../platform.js';
import { readDecimal } from '../read-decimal.js';
import { openDownline } from '../recruiting/open-account.js';
import { closeLink, linkDomains, linksOf, MOST_OPEN, openLink, reopenLink, type RegisterLink } from '../recruiting/register-links.js';
import { assertTerms, recruitingTerms } from '../recruiting/terms.js';

const PATH = '/wps/relay/MCS2_registerLink';
/** Codes and names of others can be asked for here, so an agent may not ask without end. */
const CHANGES = { most: 60, windowMs: 15 * 60_000 };
const ACCOUNTS = { most: 30, windowMs: 15 * 60_000 };

/** Percent with at most two decimals on the wire → hundredths of a percent; null when empty. */
const rate = v.pipe(
  inputText,
  v.transform(value => (value === '' ? null : readDecimal(value, 2))),
  v.nullable(v.pipe(v.number('pattern'), v.maxValue(99_999, 'pattern'))),
);
const terms = { accountType: wholeNumber(0, 99, 0), rate };

/** The agent's own codes, open ones first, and what the agent may give with a new one (O-54, AGT-05). */
const links = defineCall({
  method: 'GET',
  path: PATH,
  access: 'agent',
  input: v.object({}),
  async answer({ platform, caller, settings }) {
    const { accountId } = signedIn(caller);
    const { accountTypes, rateMax } = await recruitingTerms(platform.db, settings, accountId);
    const list = await linksOf(platform.db, accountId);
    return {
      value: {
        list: list.map(link => toWire(link, link.members)),
        accountTypes,
        rateMax: rateMax / 100,
        domains: await linkDomains(platform.db, accountId),
        mostOpen: MOST_OPEN,
      },
    };
  },
});

/** A new code, or with `reopen` one of the agent's own that was closed. */
const open = defineCall({
  method: 'POST',
  path: PATH,
  access: 'agent',
  input: v.object({ code: inputText, ...terms, domain: inputText, reopen: v.optional(v.boolean(), false) }),
  async answer({ platform, caller, settings, input }) {
    const { accountId: agentId } = signedIn(caller);
    await countChange(platform, agentId);
    if (input.reopen) return { value: toWire(await platform.transact(trx => reopenLink(trx, agentId, input.code))) };
    assertTerms(await recruitingTerms(platform.db, settings, agentId), input);
    return { value: toWire(await platform.transact(trx => openLink(platform, trx, { ...input, agentId }))) };
  },
});

const close = defineCall({
  method: 'DELETE',
  path: PATH,
  access: 'agent',
  input: v.object({ code: requiredText }),
  async answer({ platform, caller, input }) {
    const { accountId } = signedIn(caller);
    await countChange(platform, accountId);
    return { value: toWire(await platform.transact(trx => closeLink(trx, accountId, input.code))) };
  },
});

/** An account for a direct downline (O-55, AGT-05). */
const createDownline = defineCall({
  method: 'PUT',
  path: '/wps/relay/MCS2_createDownline',
  access: 'agent',
  sealed: true,
  input: v.object({ username: inputText, password: v.optional(v.pipe(plainText(), v.maxLength(200, 'length')), ''), ...terms }),
  async answer({ platform, caller, settings, input, ip, language, origin, idempotencyKey }) {
    const { accountId: agentId } = signedIn(caller);
    assertKeyed(idempotencyKey);
    await countAttempt(platform, { subject: `downline:${agentId}`, ...ACCOUNTS });
    assertTerms(await recruitingTerms(platform.db, settings, agentId), input);
    const { id, account, type } = await openDownline(platform, settings, { ...input, agentId, ip, language, origin, key: idempotencyKey });
    return { value: { id: String(id), account, accountType: type } };
  },
});

export const recruitingCalls = [links, open, close, createDownline];

function countChange(platform: Platform, agentId: number): Promise<void> {
  return countAttempt(platform, { subject: `register-link:${agentId}`, ...CHANGES });
}

function toWire(link: RegisterLink, members = 0) {
  const { code, domain, active, account_type: accountType } = link;
  return {
    code,
    domain: domain ?? '',
    active,
    members,
    accountType,
    rate: link.rate === null ? null : link.rate / 100,
    canReopen: !active && link.closed_by === 'agent',
  };
}
