import { Failure } from '../failure.js';
import type { Settings } from '../http/settings.js';
import { createAccount, takenFields } from '../identity/create-account.js';
import { faultOf, loadRules } from '../identity/field-rules.js';
import { registerInput } from '../identity/register-input.js';
import { under } from '../identity/upline.js';
import { hashOf } from '../ledger/canonical.js';
import { verifyPassword } from '../passwords.js';
import type { Platform } from '../platform.js';
import * as v from 'valibot';

export interface DownlineRequest {
  agentId: number;
  username: string;
  password: string;
  accountType: number;
  rate: number | null;
  ip: string;
  language: string;
  /** Where the agent's page stands. */
  origin: string;
  key: string;
}
export interface OpenedAccount {
  id: number;
  account: string;
  type: number;
}

/**
 * An account that an agent opens for a direct downline, once per key, by the rules that a registration has for name and password (INV-28).
 * Its owner agrees to nothing by that, and has to change the password at the first login. Throws Failure `bad-request` with `username` or
 * `password`, `idempotency-mismatch`.
 */
export async function openDownline(platform: Platform, settings: Settings, request: DownlineRequest): Promise<OpenedAccount> {
  const { agentId, username, password, accountType, rate } = request;
  const given = { key: `${agentId}:${request.key}`, hash: hashOf({ username, accountType, rate }), password };
  const known = await openedBy(platform, given);
  if (known) return known;
  const rules = await loadRules(platform.db);
  const fields: Record<string, string> = {};
  for (const [field, value] of [
    ['username', username],
    ['password', password],
  ] as const) {
    const fault = value === '' ? 'required' : faultOf(rules.get(field), value, platform.log);
    if (fault) fields[field] = fault;
  }
  if (!fields['password'] && (await verifyPassword(password, await settings.text('default_password_hash'))))
    fields['password'] = 'default-password';
  const values = v.parse(registerInput, { username, password, registerUrl: request.origin, domain: new URL(request.origin).hostname });
  const placement = { ...(await under(platform.db, agentId)), recommenderId: null, affiliateCode: null, accountType, rate };
  try {
    const wrong = { ...(await takenFields(platform, values, undefined)), ...fields };
    if (Object.keys(wrong).length > 0) throw new Failure('bad-request', { fields: wrong });
    const id = await createAccount(platform, { method: 'agent', values, placement, ip: request.ip, language: request.language, given });
    return { id, account: username, type: accountType };
  } catch (error) {
    // The same request, sent twice at once: the other one was first.
    const first = await openedBy(platform, given);
    if (first) return first;
    throw error;
  }
}

/** A repeat with another password than the account has is no repeat: the agent would hand that one over. */
async function openedBy(
  platform: Platform,
  { key, hash, password }: { key: string; hash: string; password: string },
): Promise<OpenedAccount | undefined> {
  const row = await platform.db
    .selectFrom('account_registration as how')
    .innerJoin('account', 'account.id', 'how.account_id')
    .select(['account.id', 'account.account', 'account.type', 'account.password_hash', 'account.password_default', 'how.creation_hash'])
    .where('how.creation_key', '=', key)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.creation_hash !== hash || (row.password_default && !(await verifyPassword(password, row.password_hash))))
    throw new Failure('idempotency-mismatch');
  return { id: row.id, account: row.account, type: row.type };
}
