import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as v from 'valibot';
import { Failure } from '../failure.js';
import { roleOf } from '../http/caller.js';
import { plainText } from '../http/plain-text.js';
import { faultOf, loadRules } from '../identity/field-rules.js';
import type { Platform, Queryable } from '../platform.js';
import { audit, audited } from './audit.js';
import { pageOf, pageQuery, type Page } from './paging.js';
import { containing, filterText, parse } from './parse.js';

export interface UplineName {
  id: number;
  account: string;
}
export interface AffiliateRow {
  code: string;
  /** The agent whose team it recruits for. */
  agent: UplineName & { type: number; status: 'active' | 'locked' };
  /** Agents above that one, from the top. */
  uplines: UplineName[];
  /** Host name that the code is bound to; null for everywhere. */
  domain: string | null;
  active: boolean;
  /** Of who registers by it; rate in hundredths of a percent. */
  accountType: number;
  rate: number | null;
  /** Null while it is open, and for those that were closed before that was kept. */
  closedBy: 'agent' | 'operator' | null;
  /** Accounts that registered with it. */
  joined: number;
}
/** An account that registered with a code. */
export interface RecruitRow {
  id: number;
  account: string;
  type: number;
  /** Where it stands now, from the top; empty for an account without an upline. */
  uplines: UplineName[];
  method: string;
  /** Host name of the page it came from. */
  domain: string;
  ip: string;
  at: number;
}

const FREE_CODE = /^[A-Za-z0-9_-]{3,32}$/;
const listQuery = v.object({ ...pageQuery, search: filterText, state: v.optional(v.picklist(['on', 'off'], 'on or off.')) });
const params = v.object({ code: plainText() });
const hostName = v.pipe(
  plainText(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(253, 'At most 253 characters.'),
  v.regex(/^(?:[a-z0-9-]{1,63}\.)*[a-z0-9-]{1,63}$/, 'Must be a host name, such as agent.example'),
);
const newCode = v.object({
  code: v.pipe(plainText('Must be text.'), v.trim(), v.regex(FREE_CODE, 'Must be 3 to 32 letters, digits, - or _.')),
  agent: v.pipe(
    plainText('Must be the login name of an agent.'),
    v.trim(),
    v.minLength(1, 'Must be the login name of an agent.'),
    v.maxLength(64, 'At most 64 characters.'),
  ),
  domain: v.optional(v.nullable(hostName), null),
});
const change = v.object({ active: v.boolean('Must be true or false.') });

/** Codes that recruit for agents (OP-42), and who came by each. A code is never removed: accounts name it. */
export function affiliateRoutes(scope: FastifyInstance, platform: Platform): void {
  scope.get('/affiliates', request => listCodes(platform, parse(listQuery, request.query)));
  scope.get('/affiliates/:code/accounts', async request =>
    listRecruits(platform.db, parse(params, request.params).code, parse(v.object(pageQuery), request.query)),
  );

  scope.post('/affiliates', async request => {
    const { code, agent, domain } = parse(newCode, request.body);
    await platform.transact(async trx => {
      const owner = await trx
        .selectFrom('account')
        .select(['id', 'account', 'type', 'status'])
        .where(eb => eb.fn('lower', ['account']), '=', agent.toLowerCase())
        .executeTakeFirst();
      if (!owner || roleOf(owner.type) !== 'agent')
        throw wrong('agent', owner ? `${owner.account} is no agent.` : `There is no account ${agent}.`);
      // Whoever gets the code must be able to type it into the form.
      const fault = faultOf((await loadRules(trx)).get('affiliateCode'), code, platform.log);
      if (fault)
        throw wrong(
          'code',
          fault === 'length'
            ? 'Is shorter or longer than the registration rule for affiliateCode takes.'
            : 'Does not fit the registration rule for affiliateCode.',
        );
      const added = await trx
        .insertInto('affiliate_code')
        .values({ code, agent_id: owner.id, domain, created_at: platform.clock.now() })
        .onConflict(conflict => conflict.doNothing())
        .executeTakeFirst();
      if (added.numInsertedOrUpdatedRows === 0n)
        throw wrong('code', 'This code is taken, perhaps in other letters of upper and lower case.');
      await audit(trx, platform, request, {
        action: 'affiliate.add',
        ref: `${code} of ${owner.account}`,
        after: { agent: owner.account, domain, active: true },
      });
    });
    return {};
  });
  scope.patch('/affiliates/:code', async request => {
    const { code } = parse(params, request.params);
    const { active } = parse(change, request.body);
    await platform.transact(async trx => {
      const read = () => trx.selectFrom('affiliate_code').select('active').where('code', '=', code).forNoKeyUpdate().executeTakeFirst();
      const changed = await audited(trx, platform, request, { action: active ? 'affiliate.on' : 'affiliate.off', ref: code }, read, () =>
        trx
          .updateTable('affiliate_code')
          .set({ active, closed_by: active ? null : 'operator' })
          .where('code', '=', code)
          .executeTakeFirst(),
      );
      if (changed.numUpdatedRows === 0n) throw new Failure('not-found', { message: `There is no affiliate code ${code}.` });
    });
    return {};
  });
}

async function listCodes({ db }: Platform, query: v.InferOutput<typeof listQuery>): Promise<Page<AffiliateRow>> {
  let found = db.selectFrom('affiliate_code as code').innerJoin('account as agent', 'agent.id', 'code.agent_id');
  if (query.search) {
    const like = containing(query.search);
    found = found.where(by =>
      by.or([by('code.code', 'ilike', like), by('agent.account', 'ilike', like), by('code.domain', 'ilike', like)]),
    );
  }
  if (query.state) found = found.where('code.active', '=', query.state === 'on');
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select([
      'code.code',
      'code.domain',
      'code.active',
      'code.account_type',
      'code.rate',
      'code.closed_by',
      'agent.id',
      'agent.account',
      'agent.type',
      'agent.status',
      'agent.path',
    ])
    .select(sql<number>`(select count(*)::int from account_registration where affiliate_code = code.code)`.as('joined'))
    .orderBy('code.active', 'desc')
    .orderBy('code.code')
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
    .execute();
  const names = await namesAbove(db, rows);
  const list = rows.map(row => ({
    code: row.code,
    agent: { id: row.id, account: row.account, type: row.type, status: row.status },
    uplines: names(row),
    domain: row.domain,
    active: row.active,
    accountType: row.account_type,
    rate: row.rate,
    closedBy: row.closed_by,
    joined: row.joined,
  }));
  return pageOf(list, total, query.pageSize);
}

async function listRecruits(
  db: Queryable,
  code: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<Page<RecruitRow> & { code: string }> {
  const known = await db.selectFrom('affiliate_code').select('code').where('code', '=', code).executeTakeFirst();
  if (!known) throw new Failure('not-found', { message: `There is no affiliate code ${code}.` });
  const found = db
    .selectFrom('account_registration as how')
    .innerJoin('account', 'account.id', 'how.account_id')
    .where('how.affiliate_code', '=', code);
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select([
      'account.id',
      'account.account',
      'account.type',
      'account.path',
      'how.register_method',
      'how.domain',
      'how.ip',
      'how.created_at',
    ])
    .orderBy('how.created_at', 'desc')
    .orderBy('account.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const names = await namesAbove(db, rows);
  const list = rows.map(row => ({
    id: row.id,
    account: row.account,
    type: row.type,
    uplines: names(row),
    method: row.register_method,
    domain: row.domain,
    ip: row.ip,
    at: row.created_at,
  }));
  return { code, ...pageOf(list, total, pageSize) };
}

/** The names of all who stand above the accounts of a list, asked once. */
async function namesAbove(
  db: Queryable,
  accounts: { id: number; path: string }[],
): Promise<(account: { id: number; path: string }) => UplineName[]> {
  const idsAbove = ({ id, path }: { id: number; path: string }) =>
    path
      .split('/')
      .filter(Boolean)
      .map(Number)
      .filter(above => above !== id);
  const ids = [...new Set(accounts.flatMap(idsAbove))];
  const rows = ids.length === 0 ? [] : await db.selectFrom('account').select(['id', 'account']).where('id', 'in', ids).execute();
  const known = new Map(rows.map(row => [row.id, row]));
  return account => idsAbove(account).flatMap(id => known.get(id) ?? []);
}

function wrong(field: string, problem: string): Failure {
  return new Failure('bad-request', { message: problem, fields: { [field]: problem } });
}
