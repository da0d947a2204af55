import { randomInt } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { AffiliateCodeTable } from '../database/schema.js';
import { Failure } from '../failure.js';
import { faultOf, loadRules } from '../identity/field-rules.js';
import type { Platform, Queryable, Trx } from '../platform.js';

export type RegisterLink = Selectable<AffiliateCodeTable>;
export interface NewLink {
  agentId: number;
  /** Empty: one is made. */
  code: string;
  accountType: number;
  rate: number | null;
  /** Host name; empty for everywhere. */
  domain: string;
}

/** So many open ones may an agent have. */
export const MOST_OPEN = 20;
const CODE = /^[A-Za-z0-9_-]{3,32}$/;
/** Nothing that is read as something else. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const MADE_LENGTH = 8;
const TRIES = 8;

/** Host names that the agent may bind a code to: the platform's own, and the agent's. */
export async function linkDomains(db: Queryable, agentId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('domain_route')
    .select('domain')
    .where('active', '=', true)
    .where(by => by.or([by('kind', '<>', 'agent'), by('agent_id', '=', agentId)]))
    .orderBy('domain')
    .execute();
  return rows.map(({ domain }) => domain);
}

/** The agent's own codes, open ones first, each with how many of the own team came by it. */
export async function linksOf(db: Queryable, agentId: number): Promise<(RegisterLink & { members: number })[]> {
  const codes = await db
    .selectFrom('affiliate_code')
    .selectAll()
    .where('agent_id', '=', agentId)
    .orderBy('active', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .execute();
  const joined = await db
    .selectFrom('account_registration as how')
    .innerJoin('account', 'account.id', 'how.account_id')
    .select(eb => ['how.affiliate_code as code', eb.fn.countAll<number>().as('members')])
    .where('account.upline_id', '=', agentId)
    .where('how.affiliate_code', 'is not', null)
    .groupBy('how.affiliate_code')
    .execute();
  const members = new Map(joined.map(row => [row.code, Number(row.members)]));
  return codes.map(link => ({ ...link, members: members.get(link.code) ?? 0 }));
}

/**
 * Opens a code of the agent's own. A repeat of what stands already answers it. Throws Failure `bad-request` with `code` (`length`, `pattern`,
 * `taken`) or `domain` (`unknown`), `quota-exceeded` with too many open ones.
 */
export async function openLink(platform: Platform, trx: Trx, link: NewLink): Promise<RegisterLink> {
  await trx.selectFrom('account').select('id').where('id', '=', link.agentId).forNoKeyUpdate().execute();
  const domain = link.domain.toLowerCase() || null;
  if (domain !== null && !(await linkDomains(trx, link.agentId)).includes(domain))
    throw new Failure('bad-request', { fields: { domain: 'unknown' } });
  const rule = (await loadRules(trx)).get('affiliateCode');
  if (link.code !== '') {
    // Whoever gets the code must be able to type it into the form.
    const fault = faultOf(rule, link.code, platform.log) ?? (CODE.test(link.code) ? undefined : 'pattern');
    if (fault) throw new Failure('bad-request', { fields: { code: fault } });
    const known = await trx
      .selectFrom('affiliate_code')
      .selectAll()
      .where(by => by.fn('lower', ['code']), '=', link.code.toLowerCase())
      .executeTakeFirst();
    const isSame =
      known?.agent_id === link.agentId &&
      known.active &&
      known.account_type === link.accountType &&
      known.rate === link.rate &&
      known.domain === domain;
    if (known && isSame) return known;
    if (known) throw new Failure('bad-request', { fields: { code: 'taken' } });
  }
  await assertRoom(trx, link.agentId);
  const row = { agent_id: link.agentId, account_type: link.accountType, rate: link.rate, domain, created_at: platform.clock.now() };
  for (let tried = 0; tried < TRIES; tried++) {
    const code = link.code || madeCode(rule?.min_length ?? 0, rule?.max_length ?? MADE_LENGTH);
    const added = await trx
      .insertInto('affiliate_code')
      .values({ ...row, code })
      .onConflict(conflict => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (added) return added;
    if (link.code !== '') break;
  }
  throw new Failure('bad-request', { fields: { code: 'taken' } });
}

/** Closes the agent's own code: nobody registers by it any more, whoever has stays. Throws Failure `not-found`. */
export async function closeLink(trx: Trx, agentId: number, code: string): Promise<RegisterLink> {
  const link = await lockOwn(trx, agentId, code);
  if (!link.active) return link;
  return trx
    .updateTable('affiliate_code')
    .set({ active: false, closed_by: 'agent' })
    .where('code', '=', code)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Opens a code again that the agent has closed. Throws Failure `not-found`, `activity-refused` when it was the operator, `quota-exceeded`. */
export async function reopenLink(trx: Trx, agentId: number, code: string): Promise<RegisterLink> {
  const link = await lockOwn(trx, agentId, code);
  if (link.active) return link;
  if (link.closed_by !== 'agent')
    throw new Failure('activity-refused', { message: 'This code was closed by customer service. Ask there to open it again.' });
  await assertRoom(trx, agentId);
  return trx
    .updateTable('affiliate_code')
    .set({ active: true, closed_by: null })
    .where('code', '=', code)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function lockOwn(trx: Trx, agentId: number, code: string): Promise<RegisterLink> {
  await trx.selectFrom('account').select('id').where('id', '=', agentId).forNoKeyUpdate().execute();
  const link = await trx
    .selectFrom('affiliate_code')
    .selectAll()
    .where('code', '=', code)
    .where('agent_id', '=', agentId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!link) throw new Failure('not-found', { message: 'There is no such code of yours.' });
  return link;
}

async function assertRoom(trx: Trx, agentId: number): Promise<void> {
  const { open } = await trx
    .selectFrom('affiliate_code')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('agent_id', '=', agentId)
    .where('active', '=', true)
    .executeTakeFirstOrThrow();
  if (open >= MOST_OPEN)
    throw new Failure('quota-exceeded', { message: `At most ${MOST_OPEN} codes can be open at once. Close one first.` });
}

function madeCode(least: number, most: number): string {
  const length = Math.min(Math.max(MADE_LENGTH, least), Math.max(most, 1));
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
