import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import * as v from 'valibot';
import { Failure } from '../failure.js';
import { roleOf } from '../http/caller.js';
import { originOf } from '../http/own-hosts.js';
import { plainText } from '../http/plain-text.js';
import { createSettings } from '../http/settings.js';
import { createAccount, takenFields } from '../identity/create-account.js';
import { faultOf, loadRules } from '../identity/field-rules.js';
import { registerInput } from '../identity/register-input.js';
import { under } from '../identity/upline.js';
import { hashOf } from '../ledger/canonical.js';
import type { Platform, Queryable, Trx } from '../platform.js';
import { recruitingTerms } from '../recruiting/terms.js';
import { tell } from '../tell.js';
import { audit } from './audit.js';
import { endSessions } from './end-sessions.js';
import { newPassword } from './new-password.js';
import { idParams, parse } from './parse.js';
import { assertSeen } from './seen.js';

/** An account that the operator has opened; the password is shown once and kept nowhere. */
export interface OpenedByOperator {
  id: number;
  account: string;
  password: string;
}

/** At the top of a tree: a member, or an agent that begins a line. */
const AT_TOP = [0, 1, 41];
const TYPES = [0, 1, 2, 41, 42];
const type = v.pipe(
  v.number('Must be a type.'),
  v.check(value => TYPES.includes(value), 'Member or a type of agent.'),
);
const newAccount = v.object({
  account: v.pipe(plainText('Must be text.'), v.trim()),
  type,
  /** Name of the agent above; empty at the top. */
  upline: v.pipe(v.optional(plainText('Must be text.'), ''), v.trim(), v.maxLength(120, 'At most 120 characters.')),
  /** Hundredths of a percent. */
  rate: v.optional(
    v.nullable(v.pipe(v.number('Must be a number.'), v.safeInteger('At most two decimals.'), v.minValue(0, 'Not below 0.'))),
    null,
  ),
});
const newType = v.object({
  type,
  seen: v.optional(v.number()),
  reason: v.pipe(
    plainText('Must say why.'),
    v.trim(),
    v.minLength(3, 'Must say why, in at least 3 characters.'),
    v.maxLength(200, 'At most 200 characters.'),
  ),
});

/** Opens members and agents, and makes a member an agent or an agent a member, by the rules that recruiting agents have. */
export function accountTypeRoutes(scope: FastifyInstance, platform: Platform): void {
  const settings = createSettings(platform);

  scope.post('/accounts', async (request): Promise<OpenedByOperator> => {
    const { account, type: accountType, upline, rate } = parse(newAccount, request.body);
    const { db } = platform;
    const fault = account === '' ? 'required' : faultOf((await loadRules(db)).get('username'), account, platform.log);
    const agent =
      upline === ''
        ? undefined
        : await db
            .selectFrom('account')
            .select(['id', 'account', 'type', 'status'])
            .where(by => by.fn('lower', ['account']), '=', upline.toLowerCase())
            .executeTakeFirst();
    const isUpline = upline === '' || (agent !== undefined && roleOf(agent.type) === 'agent' && agent.status === 'active');
    const terms = isUpline ? await termsBelow(db, agent?.id ?? null) : undefined;
    const origin = originOf(request);
    const password = newPassword();
    const values = v.parse(registerInput, { username: account, password, registerUrl: origin, domain: new URL(origin).hostname });
    const taken = await takenFields(platform, values, undefined);
    const fields = {
      ...(fault && { account: 'Does not fit the rule for names of accounts.' }),
      ...(taken['username'] && { account: 'There is an account of this name.' }),
      ...(!isUpline && { upline: 'There is no such agent, or it is locked.' }),
      ...(terms && !terms.accountTypes.includes(accountType) && { type: mayBe(terms.accountTypes, agent?.account) }),
      ...(terms && rate !== null && rate > terms.rateMax && { rate: `At most ${terms.rateMax / 100} %.` }),
    };
    if (Object.keys(fields).length > 0) throw new Failure('bad-request', { fields });
    const placement = {
      ...(agent ? await under(db, agent.id) : { uplineId: null, path: '' }),
      recommenderId: null,
      affiliateCode: null,
      accountType,
      rate,
    };
    const id = await createAccount(platform, {
      method: 'agent',
      values,
      placement,
      ip: request.ip,
      language: '',
      given: { key: `operator:${account.toLowerCase()}`, hash: hashOf({ accountType, upline: agent?.id ?? null, rate }) },
      after: (trx, made) =>
        audit(trx, platform, request, {
          action: 'account.open',
          ref: `account ${made} ${account}`,
          before: {},
          after: { type: accountType, upline: agent?.account ?? null, rate },
        }),
    });
    return { id, account, password };
  });

  scope.post('/accounts/:id/type', async request => {
    const { id } = parse(idParams, request.params);
    const wish = parse(newType, request.body);
    // What is asked of the database beside a transaction would wait for the transaction's end.
    const known = await platform.db.selectFrom('account').select('upline_id').where('id', '=', id).executeTakeFirst();
    if (!known) throw new Failure('not-found', { message: `There is no account ${id}.` });
    const { accountTypes } = await termsBelow(platform.db, known.upline_id);
    await platform.transact(trx => changeType(trx, request, id, wish, accountTypes));
    return {};
  });

  async function changeType(
    trx: Trx,
    request: FastifyRequest,
    id: number,
    wish: v.InferOutput<typeof newType>,
    accountTypes: readonly number[],
  ): Promise<void> {
    const account = await trx
      .selectFrom('account')
      .select(['account', 'type', 'upline_id'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!account) throw new Failure('not-found', { message: `There is no account ${id}.` });
    const deed = { action: 'account.type', ref: `account ${id} ${account.account}` };
    await assertSeen(trx, wish.seen === undefined ? undefined : { type: wish.seen }, { type: account.type }, deed);
    const refuse = (message: string) => new Failure('bad-request', { message, fields: { type: message } });
    if (roleOf(account.type) === 'trial') throw refuse('An account of free play stays one.');
    if (wish.type === account.type) return;
    if (!accountTypes.includes(wish.type)) throw refuse(mayBe(accountTypes, account.upline_id === null ? undefined : 'its upline'));
    const held = roleOf(account.type) === 'agent' ? await heldBy(trx, id) : [];
    if (held.length > 0) throw refuse(`It still has ${held.join(', ')}. End these first.`);
    await trx.updateTable('account').set({ type: wish.type }).where('id', '=', id).execute();
    tell(trx, 'account-changed', { accountId: id });
    const ended = await endSessions(trx, id, platform.clock.now());
    await audit(trx, platform, request, {
      action: deed.action,
      ref: `${deed.ref} (${ended}): ${wish.reason}`,
      before: { type: account.type },
      after: { type: wish.type },
    });
  }

  async function termsBelow(db: Queryable, uplineId: number | null): Promise<{ accountTypes: number[]; rateMax: number }> {
    return uplineId === null
      ? { accountTypes: AT_TOP, rateMax: await settings.number('register_rate_max') }
      : recruitingTerms(db, settings, uplineId);
  }
}

/** What only an agent can have, in words. */
async function heldBy(trx: Trx, id: number): Promise<string[]> {
  const { rows } = await sql<{ team: number; contracts: number; codes: number; domains: number; envelopes: number }>`
    select (select count(*) from account where upline_id = ${id})::int as team,
      (select count(*) from contract where status in ('offered', 'active') and (upline_id = ${id} or downline_id = ${id}))::int as contracts,
      (select count(*) from affiliate_code where agent_id = ${id} and active)::int as codes,
      (select count(*) from domain_route where agent_id = ${id} and active)::int as domains,
      (select count(*) from red_envelope where sender_id = ${id} and status = 'open')::int as envelopes`.execute(trx);
  const [found] = rows;
  const named = [
    [found?.team, 'accounts below'],
    [found?.contracts, 'contracts or offers'],
    [found?.codes, 'open codes'],
    [found?.domains, 'domains'],
    [found?.envelopes, 'open red envelopes'],
  ] as const;
  return named.flatMap(([count = 0, name]) => (count > 0 ? [`${count} ${name}`] : []));
}

function mayBe(types: readonly number[], upline: string | undefined): string {
  const names = types.map(each => (each === 0 ? 'a member' : `agent ${each}`)).join(' or ');
  return `${upline === undefined ? 'At the top of a tree' : `Below ${upline}`} it can be ${names}.`;
}
