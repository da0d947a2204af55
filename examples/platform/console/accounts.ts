import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as v from 'valibot';
import { Failure } from '../failure.js';
import { realNameOf } from '../identity/real-name.js';
import { totpAddress, totpAt, totpStep } from '../identity/totp.js';
import type { Platform, Queryable } from '../platform.js';
import { downlinesOf, type Downline } from '../team/downlines.js';
import { treeOf } from '../team/tree.js';
import { vipOf } from '../vip/vip.js';
import { pageOf, pageQuery, type Page } from './paging.js';
import { containing, filterText, idParams, numberText, parse } from './parse.js';

export interface AccountRow {
  id: number;
  account: string;
  nickname: string | null;
  /** 1, 2, 41, 42 agents; 4 trial; 0 member. */
  type: number;
  status: 'active' | 'locked';
  /** Of the main wallet, minor units. */
  balance: number;
  lastLoginAt: number | null;
  createdAt: number;
}
export interface AccountDetail extends AccountRow {
  language: string;
  vipRankLevel: number;
  /** Agreed with the upline, hundredths of a percent. */
  rate: number | null;
  firstLoginAt: number | null;
  passwordChangedAt: number;
  /** The password has to be changed at the next login. */
  passwordDefault: boolean;
  passwordExpired: boolean;
  hasPaymentPassword: boolean;
  /** While withdrawals rest after a change of what is bound; null when they do not. */
  withdrawalsRestUntil: number | null;
  uplines: { id: number; account: string }[];
  /** Direct ones, and all below at any depth. */
  downlines: number;
  team: number;
  realName: string;
  profile: { label: string; value: string }[];
  /** How the account came; null for those that were there from the beginning. */
  registration: AccountRegistration | null;
  bindings: { kind: string; value: string; boundAt: number }[];
  /** Of this sandbox, so that its login can be tried: base32 secret, otpauth address, and the code of this moment. */
  authenticator: { secret: string; address: string; code: string } | null;
  knownIps: { ip: string; registeredAt: number }[];
  wallets: { id: number; vendor: string; balance: number }[];
  sessions: AccountSession[];
  /** Settled ones. */
  bets: { count: number; stake: number; payout: number };
}
export interface AccountRegistration {
  at: number;
  method: string;
  /** Host name of the page, and its whole address. */
  domain: string;
  url: string;
  ip: string;
  affiliateCode: string | null;
  referralCode: string | null;
  recommender: { id: number; account: string } | null;
  /** By which way the number was proved, where it was. */
  proof: string | null;
  /** When the terms were accepted, in which version and language; null for accounts made before that was kept. */
  terms: { at: number; version: string; language: string; title: string } | null;
  ageConfirmedAt: number | null;
}
interface AccountSession {
  /** The first characters of the token's hash: tells rows apart and opens nothing. */
  id: string;
  kind: 'member' | 'trial';
  ip: string;
  createdAt: number;
  expiresAt: number;
  revokedAt: number | null;
  open: boolean;
}

const DAY_MS = 86_400_000;
const MAX_SESSIONS = 20;
const ORDERS = {
  account: ['lower(account.account)', 'asc'],
  balance: ['balance', 'desc'],
  'last-login': ['account.last_login_at', 'desc'],
  newest: ['account.id', 'desc'],
} as const;

const downlinesQuery = v.object({ ...pageQuery });
const listQuery = v.object({
  ...pageQuery,
  search: filterText,
  type: v.optional(numberText),
  status: v.optional(v.picklist(['active', 'locked'], 'active or locked.')),
  order: v.optional(v.picklist(['account', 'balance', 'last-login', 'newest'], 'account, balance, last-login or newest.'), 'account'),
});

export function accountRoutes(scope: FastifyInstance, platform: Platform): void {
  scope.get('/accounts', request => listAccounts(platform, parse(listQuery, request.query)));
  scope.get('/accounts/:id', request => accountDetail(platform, parse(idParams, request.params).id));
  scope.get('/accounts/:id/downlines', request =>
    directDownlines(platform, parse(idParams, request.params).id, parse(downlinesQuery, request.query)),
  );
}

async function directDownlines(
  { db }: Platform,
  id: number,
  { page, pageSize }: v.InferOutput<typeof downlinesQuery>,
): Promise<Page<Downline>> {
  const { list, total } = await downlinesOf(db, await treeOf(db, id), {
    search: '',
    level: 1,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return pageOf(list, total, pageSize);
}

async function listAccounts({ db }: Platform, query: v.InferOutput<typeof listQuery>): Promise<Page<AccountRow>> {
  let found = db
    .selectFrom('account')
    .leftJoin('account_profile as profile', 'profile.account_id', 'account.id')
    .leftJoin('wallet', join =>
      join
        .on('wallet.owner_type', '=', 'account')
        .on('wallet.vendor', '=', 'MAIN')
        .on('wallet.owner_id', '=', sql<string>`account.id::text`),
    );
  if (query.type !== undefined) found = found.where('account.type', '=', query.type);
  if (query.status) found = found.where('account.status', '=', query.status);
  if (query.search) {
    const like = containing(query.search);
    found = found.where(by =>
      by.or([
        by('account.account', 'ilike', like),
        by('account.nickname', 'ilike', like),
        by('profile.email', 'ilike', like),
        by('profile.mobile_num', 'ilike', like),
      ]),
    );
  }
  const [column, direction] = ORDERS[query.order];
  const rows = await found
    .select([
      'account.id',
      'account.account',
      'account.nickname',
      'account.type',
      'account.status',
      'account.last_login_at',
      'account.created_at',
    ])
    .select(sql<number>`coalesce(wallet.balance, 0)`.as('balance'))
    .orderBy(sql.raw(`${column} ${direction} nulls last`))
    .orderBy('account.id')
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
    .execute();
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return pageOf(rows.map(toRow), total, query.pageSize);
}

async function accountDetail({ db, clock }: Platform, id: number): Promise<AccountDetail> {
  const now = clock.now();
  const account = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
  if (!account) throw new Failure('not-found', { message: `There is no account ${id}.` });
  const profile = await db.selectFrom('account_profile').selectAll().where('account_id', '=', id).executeTakeFirst();
  const uplineIds = account.path
    .split('/')
    .filter(Boolean)
    .map(Number)
    .filter(upline => upline !== id);
  const uplines =
    uplineIds.length === 0 ? [] : await db.selectFrom('account').select(['id', 'account']).where('id', 'in', uplineIds).execute();
  const below = await db
    .selectFrom('account')
    .select([sql<number>`count(*)::int`.as('team'), sql<number>`count(*) filter (where upline_id = ${id})::int`.as('direct')])
    .where('path', 'like', `${account.path || '/'}${id}/%`)
    .executeTakeFirstOrThrow();
  const bindings = await db
    .selectFrom('account_binding')
    .select(['kind', 'value', 'bound_at', 'secret'])
    .where('account_id', '=', id)
    .orderBy('kind')
    .execute();
  const secret = bindings.find(({ kind }) => kind === 'google')?.secret;
  const knownIps = await db
    .selectFrom('known_ip')
    .selectAll()
    .where('account_id', '=', id)
    .orderBy('registered_at', 'desc')
    .limit(MAX_SESSIONS)
    .execute();
  const wallets = await db
    .selectFrom('wallet')
    .select(['id', 'vendor', 'balance'])
    .where('owner_type', '=', 'account')
    .where('owner_id', '=', String(id))
    .orderBy(sql`vendor <> 'MAIN'`)
    .orderBy('vendor')
    .execute();
  const sessions = await db
    .selectFrom('session')
    .selectAll()
    .where('account_id', '=', id)
    .orderBy('created_at', 'desc')
    .limit(MAX_SESSIONS)
    .execute();
  const bets = await db
    .selectFrom('bet')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(sum(stake), 0)::bigint`.as('stake'),
      sql<number>`coalesce(sum(payout), 0)::bigint`.as('payout'),
    ])
    .where('account_id', '=', id)
    .where('status', '=', 'settled')
    .executeTakeFirstOrThrow();
  const expiryDays = await db.selectFrom('setting').select('value').where('key', '=', 'password_expiry_days').executeTakeFirst();
  const expiry = Number(expiryDays?.value ?? 0) * DAY_MS;
  return {
    ...toRow({ ...account, balance: wallets.find(wallet => wallet.vendor === 'MAIN')?.balance ?? 0 }),
    language: account.language ?? '',
    rate: account.rate,
    vipRankLevel: (await vipOf(db, id)).rank.level,
    firstLoginAt: account.first_login_at,
    passwordChangedAt: account.password_changed_at,
    passwordDefault: account.password_default,
    passwordExpired: expiry > 0 && account.password_changed_at + expiry < now,
    hasPaymentPassword: account.payment_password_hash !== null,
    withdrawalsRestUntil:
      account.withdrawals_rest_until !== null && account.withdrawals_rest_until > now ? account.withdrawals_rest_until : null,
    uplines: uplineIds.flatMap(uplineId => uplines.filter(upline => upline.id === uplineId)),
    downlines: below.direct,
    team: below.team,
    realName: realNameOf(profile),
    profile: profile ? profileLines(profile) : [],
    registration: await registrationOf(db, id),
    bindings: bindings.map(row => ({ kind: row.kind, value: row.value, boundAt: row.bound_at })),
    authenticator: secret ? { secret, address: totpAddress(account.account, secret), code: totpAt(secret, totpStep(now)) } : null,
    knownIps: knownIps.map(row => ({ ip: row.ip, registeredAt: row.registered_at })),
    wallets,
    sessions: sessions.map(row => ({
      id: row.token_hash.slice(0, 8),
      kind: row.kind,
      ip: row.ip,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      revokedAt: row.revoked_at,
      open: row.revoked_at === null && row.expires_at > now,
    })),
    bets,
  };
}

async function registrationOf(db: Queryable, id: number): Promise<AccountRegistration | null> {
  const row = await db
    .selectFrom('account_registration as how')
    .leftJoin('account as recommender', 'recommender.id', 'how.recommender_id')
    .leftJoin('terms_text as terms', 'terms.version', 'how.terms_version')
    .selectAll('how')
    .select(['recommender.account as recommender', 'terms.lang as terms_lang', 'terms.title as terms_title'])
    .where('how.account_id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { terms_accepted_at: acceptedAt, terms_version: version } = row;
  return {
    at: row.created_at,
    method: row.register_method,
    domain: row.domain,
    url: row.register_url,
    ip: row.ip,
    affiliateCode: row.affiliate_code,
    referralCode: row.referral_code,
    recommender: row.recommender_id === null ? null : { id: row.recommender_id, account: row.recommender ?? '' },
    proof: row.firebase_channel,
    terms:
      acceptedAt === null || version === null
        ? null
        : { at: acceptedAt, version, language: row.terms_lang ?? '', title: row.terms_title ?? '' },
    ageConfirmedAt: row.age_confirmed_at,
  };
}

function toRow(row: {
  id: number;
  account: string;
  nickname: string | null;
  type: number;
  status: 'active' | 'locked';
  balance: number;
  last_login_at: number | null;
  created_at: number;
}): AccountRow {
  const { id, account, nickname, type, status, balance } = row;
  return { id, account, nickname, type, status, balance, lastLoginAt: row.last_login_at, createdAt: row.created_at };
}

function profileLines(profile: Record<string, unknown>): AccountDetail['profile'] {
  return Object.entries(profile)
    .filter(([name, value]) => name !== 'account_id' && value !== null && value !== '')
    .map(([name, value]) => ({ label: name.replaceAll('_', ' '), value: String(value) }));
}
