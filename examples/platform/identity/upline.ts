import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../database/schema.js';
import { Failure } from '../failure.js';
import { roleOf } from '../http/caller.js';
import type { Platform, Queryable } from '../platform.js';

export interface Recruitment {
  /** Typed or given by the page. */
  affiliateCode: string;
  recommenderId: string;
  referralCode: string;
  /** Host name of the page. */
  domain: string;
}
/** Where a new account stands: under an agent, or at the top; and who brought it. */
export interface Placement {
  uplineId: number | null;
  path: string;
  recommenderId: number | null;
  /** The code in force, also when it came with the domain. */
  affiliateCode: string | null;
  /** Of who registers by an agent's link: its type, and the rate in hundredths of a percent. A member without a rate when missing. */
  accountType?: number;
  rate?: number | null;
}
/** What a code gives to who registers by it. */
interface FoundCode {
  code: string;
  agentId: number;
  accountType: number;
  rate: number | null;
}

/** The active code, as it is written; Throws Failure `affiliate-invalid`. An empty code asks for the one of the domain. */
export async function findAffiliate(db: Queryable, code: string, domain: string): Promise<FoundCode> {
  const agentOfDomain = code === '' ? await agentOf(db, domain) : undefined;
  const row = await db
    .selectFrom('affiliate_code')
    .innerJoin('account', 'account.id', 'affiliate_code.agent_id')
    .select([
      'affiliate_code.code',
      'affiliate_code.domain',
      'affiliate_code.account_type',
      'affiliate_code.rate',
      'account.id',
      'account.type',
      'account.status',
    ])
    .where('affiliate_code.active', '=', true)
    .where(eb =>
      agentOfDomain === undefined
        ? eb(eb.fn('lower', ['affiliate_code.code']), '=', code.toLowerCase())
        : ofDomain(eb, agentOfDomain, domain),
    )
    .orderBy('affiliate_code.code')
    .executeTakeFirst();
  // A code that is bound to a domain is good there only.
  if (
    !row ||
    (code === '' && agentOfDomain === undefined) ||
    roleOf(row.type) !== 'agent' ||
    row.status !== 'active' ||
    (row.domain !== null && row.domain !== domain.toLowerCase())
  ) {
    throw new Failure('affiliate-invalid', { fields: { affiliateCode: 'unknown' } });
  }
  return { code: row.code, agentId: row.id, accountType: row.account_type, rate: row.rate };
}

/**
 * Three ways to be recruited end in one upline (OP-42): an affiliate code goes before the agent of the domain, and that before
 * the recommender, of whom the next agent upwards is the upline. Throws Failure `affiliate-invalid`, or `bad-request` for a
 * recommender that does not exist. A referral code comes with the address and cannot be mended, so an unknown one is only kept.
 */
export async function placeAccount({ db }: Platform, recruitment: Recruitment): Promise<Placement> {
  const { affiliateCode, referralCode, domain } = recruitment;
  const recommenderId = (await findRecommender(db, recruitment.recommenderId)) ?? (await findReferrer(db, referralCode));
  if (affiliateCode !== '') {
    const { code, agentId, accountType, rate } = await findAffiliate(db, affiliateCode, domain);
    return { ...(await under(db, agentId)), recommenderId, affiliateCode: code, accountType, rate };
  }
  const agentId = await agentOf(db, domain);
  if (agentId !== undefined) {
    const own = await db
      .selectFrom('affiliate_code')
      .select(['code', 'rate'])
      .where('active', '=', true)
      .where(eb => ofDomain(eb, agentId, domain))
      .orderBy('code')
      .executeTakeFirst();
    return { ...(await under(db, agentId)), recommenderId, affiliateCode: own?.code ?? null, rate: own?.rate ?? null };
  }
  if (recommenderId === null) return { uplineId: null, path: '', recommenderId: null, affiliateCode: null };
  const recommender = await db
    .selectFrom('account')
    .select(['id', 'type', 'upline_id'])
    .where('id', '=', recommenderId)
    .executeTakeFirstOrThrow();
  const upline = roleOf(recommender.type) === 'agent' ? recommender.id : recommender.upline_id;
  return { ...(upline === null ? { uplineId: null, path: '' } : await under(db, upline)), recommenderId, affiliateCode: null };
}

/** Codes that come with an agent's domain: those for members that are good there. Nobody becomes an agent by a domain alone. */
function ofDomain(eb: ExpressionBuilder<Database, 'affiliate_code'>, agentId: number, domain: string) {
  return eb.and([
    eb('affiliate_code.agent_id', '=', agentId),
    eb('affiliate_code.account_type', '=', 0),
    eb.or([eb('affiliate_code.domain', 'is', null), eb('affiliate_code.domain', '=', domain.toLowerCase())]),
  ]);
}

/** Where an account stands that an agent opens or recruits. */
export async function under(db: Queryable, agentId: number): Promise<{ uplineId: number; path: string }> {
  const { path } = await db.selectFrom('account').select('path').where('id', '=', agentId).executeTakeFirstOrThrow();
  return { uplineId: agentId, path: `${path || '/'}${agentId}/` };
}

async function agentOf(db: Queryable, domain: string): Promise<number | undefined> {
  if (domain === '') return undefined;
  const row = await db
    .selectFrom('domain_route')
    .select('agent_id')
    .where('domain', '=', domain.toLowerCase())
    .where('kind', '=', 'agent')
    .where('active', '=', true)
    .executeTakeFirst();
  return row?.agent_id ?? undefined;
}

async function findRecommender(db: Queryable, id: string): Promise<number | null> {
  if (id === '') return null;
  const isId = /^[0-9]{1,12}$/.test(id);
  const row = isId
    ? await db.selectFrom('account').select(['id', 'type']).where('id', '=', Number(id)).where('status', '=', 'active').executeTakeFirst()
    : undefined;
  if (!row || roleOf(row.type) === 'trial') throw new Failure('bad-request', { fields: { recommenderId: 'unknown' } });
  return row.id;
}

async function findReferrer(db: Queryable, code: string): Promise<number | null> {
  if (code === '') return null;
  const row = await db
    .selectFrom('referral_code')
    .select('account_id')
    .where(eb => eb.fn('lower', ['code']), '=', code.toLowerCase())
    .executeTakeFirst();
  return row?.account_id ?? null;
}
