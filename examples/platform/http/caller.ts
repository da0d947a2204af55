import type { FastifyRequest } from 'fastify';
import type { Platform } from '../platform.js';
import { hashOfToken } from '../secrets.js';

/** Who calls: nobody known, or the account behind an unexpired, unrevoked session (INV-06). */
export type Caller = { role: 'visitor' } | SignedInCaller;
export interface SignedInCaller {
  role: 'trial' | 'member' | 'agent';
  accountId: number;
  account: string;
  type: number;
  tokenHash: string;
  firstLogin: boolean;
  mustChangePassword: boolean;
}

const AGENT_TYPES = new Set([1, 2, 41, 42]);
const TRIAL_TYPE = 4;

/** `inQuery`: this call takes the token in its query too, which others never do: addresses are kept in histories and logs. */
export async function identify(platform: Platform, request: FastifyRequest, inQuery: boolean): Promise<Caller> {
  const token = bearerOf(request) || (inQuery ? queryTokenOf(request) : '');
  if (!token) return { role: 'visitor' };
  const tokenHash = hashOfToken(token);
  const row = await platform.db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([
      'session.expires_at',
      'session.revoked_at',
      'session.first_login',
      'session.must_change_password',
      'account.id',
      'account.account',
      'account.type',
      'account.status',
    ])
    .where('session.token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!row || row.revoked_at !== null || row.expires_at <= platform.clock.now() || row.status !== 'active') return { role: 'visitor' };
  return {
    role: roleOf(row.type),
    accountId: row.id,
    account: row.account,
    type: row.type,
    tokenHash,
    firstLogin: row.first_login,
    mustChangePassword: row.must_change_password,
  };
}

export function roleOf(accountType: number): SignedInCaller['role'] {
  if (accountType === TRIAL_TYPE) return 'trial';
  return AGENT_TYPES.has(accountType) ? 'agent' : 'member';
}

function bearerOf(request: FastifyRequest): string {
  return /^Bearer ([\w-]{1,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
}

function queryTokenOf({ query }: FastifyRequest): string {
  return typeof query === 'object' && query !== null && 'token' in query && typeof query.token === 'string'
    ? query.token.slice(0, 200)
    : '';
}
