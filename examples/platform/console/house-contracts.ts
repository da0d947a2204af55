import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as v from 'valibot';
import { CONTRACT_KINDS, CONTRACT_PERIODS } from '../../../src/api/team/contracts.js';
import { answerRequest, holdContract, offerContract, requestTermination } from '../contracts/agreements.js';
import { CEILINGS } from '../contracts/bounds.js';
import type { Contract } from '../contracts/terms.js';
import type { ContractKind } from '../database/schema.js';
import { Failure } from '../failure.js';
import { roleOf } from '../http/caller.js';
import { plainText } from '../http/plain-text.js';
import { offsetOf } from '../platform-day.js';
import type { Platform, Queryable, Trx } from '../platform.js';
import { audit, audited } from './audit.js';
import { contractRow, ending, isAboveBound, stateOf } from './contracts.js';
import { idParams, parse } from './parse.js';

/** What the house gives, and to whom it can. */
export interface HouseAnswer {
  /** Hundredths of a percent; of an hour minor units. */
  ceilings: Record<(typeof CEILINGS)[number], number>;
  agents: HouseAgent[];
  /** Contracts that run and offers that wait, above what their giver has. */
  above: number;
}
/** An agent with nobody above it, and what it has of each kind from the house. */
interface HouseAgent {
  id: number;
  account: string;
  kinds: Record<ContractKind, 'active' | 'offered' | 'none'>;
}

const figure = v.optional(v.union([plainText(), v.number(), v.null()], 'Must be a figure.'));
const offering = v.object({
  account: v.pipe(plainText('Must be text.'), v.trim(), v.minLength(1, 'Name the agent.'), v.maxLength(40, 'At most 40 characters.')),
  kind: v.picklist(CONTRACT_KINDS, `One of ${CONTRACT_KINDS.join(', ')}.`),
  period: v.picklist(CONTRACT_PERIODS, `One of ${CONTRACT_PERIODS.join(', ')}.`),
  minBetAmount: figure,
  minActiveMembers: figure,
  feeRate: figure,
  singleBettingAmount: figure,
  profitSalaryRate: figure,
  lossSalaryRate: figure,
  tiers: v.optional(v.array(v.record(plainText(), figure), 'Must be a list.'), []),
});
/** The words of the rules about offers, for the operator. */
const PROBLEMS: Readonly<Record<string, string>> = {
  required: 'Fill this in.',
  'not-rising': 'Each level asks for more than the one before, and pays more.',
  'not-top-agent': 'The house offers contracts to agents with nobody above them.',
  'open-offer': 'An offer of this kind waits for this agent’s answer already. Withdraw it first.',
};

/** The house as the upline of agents with nobody above them: what it offers, takes back and answers (AGT-38, AGT-41, OP-34). */
export function houseContractRoutes(scope: FastifyInstance, platform: Platform): void {
  const { db, clock } = platform;

  scope.get('/contracts/house', async (): Promise<HouseAnswer> => {
    const accounts = await db
      .selectFrom('account')
      .select(['id', 'account', 'type'])
      .where('upline_id', 'is', null)
      .where('status', '=', 'active')
      .orderBy('account')
      .execute();
    const agents = accounts.filter(({ type }) => roleOf(type) === 'agent');
    const given = await db
      .selectFrom('contract')
      .select(['downline_id', 'kind', 'status'])
      .where('upline_id', 'is', null)
      .where('status', 'in', ['active', 'offered'])
      .execute();
    const settings = await db.selectFrom('setting').selectAll().where('key', 'in', CEILINGS).execute();
    const { above } = await db
      .selectFrom('contract')
      .select(sql<number>`count(*)::int`.as('above'))
      .where(isAboveBound)
      .executeTakeFirstOrThrow();
    const stateOf = (id: number, kind: ContractKind) => {
      const found = given.filter(each => each.downline_id === id && each.kind === kind).map(({ status }) => status);
      return found.includes('offered') ? 'offered' : found.includes('active') ? 'active' : 'none';
    };
    return {
      ceilings: Object.fromEntries(
        CEILINGS.map(key => [key, Number(settings.find(each => each.key === key)?.value ?? 0)]),
      ) as HouseAnswer['ceilings'],
      agents: agents.map(({ id, account }) => ({
        id,
        account,
        kinds: Object.fromEntries(CONTRACT_KINDS.map(kind => [kind, stateOf(id, kind)])) as HouseAgent['kinds'],
      })),
      above,
    };
  });

  scope.post('/contracts', async request => {
    const { account, ...wire } = parse(offering, request.body);
    const figures = await mostOf(db, wire.kind);
    const { value } = await platform.transact(async trx => {
      const done = await offerContract(trx, { uplineId: null, account, wire, now: clock.now }).catch((error: unknown) => {
        throw said(error, figures);
      });
      // The same offer again has answered the first.
      if (!done.isRepeat)
        await audit(trx, platform, request, {
          action: 'contract.offer',
          ref: `contract ${done.value.contractId}: ${account}`,
          after: wire,
        });
      return done;
    });
    return { contract: await contractRow(db, value.contractId) };
  });

  scope.post('/contracts/:id/withdraw', async request => {
    const { id } = parse(idParams, request.params);
    await platform.transact(async trx => {
      const contract = await holdHouseContract(trx, id);
      if (contract.status !== 'offered') throw new Failure('changed-meanwhile', { message: 'This offer is answered already.' });
      await audited(
        trx,
        platform,
        request,
        { action: 'contract.withdraw', ref: `contract ${id}` },
        () => stateOf(trx, id),
        () => requestTermination(trx, { accountId: null, contractId: id, isOffer: true, now: clock.now }),
      );
    });
    return { contract: await contractRow(db, id) };
  });

  // An agent asks the house to end its contract: ending it says yes, this says no.
  scope.post('/contracts/:id/keep', async request => {
    const { id } = parse(idParams, request.params);
    const { reason } = parse(ending, request.body);
    const gmtOffset = await offsetOf(platform);
    await platform.transact(async trx => {
      const contract = await holdHouseContract(trx, id);
      const asked = await trx
        .selectFrom('contract_request')
        .select('id')
        .where('contract_id', '=', id)
        .where('type', '=', 'termination')
        .where('status', '=', 'open')
        .executeTakeFirst();
      if (!asked) throw new Failure('changed-meanwhile', { message: 'Nobody asks to end this contract any more.' });
      const read = () => trx.selectFrom('contract_request').select(['status', 'reason']).where('id', '=', asked.id).executeTakeFirst();
      const work = { accountId: null, requestId: asked.id, kind: contract.kind, accepts: false, reason, now: clock.now, gmtOffset };
      await audited(trx, platform, request, { action: 'contract.keep', ref: `contract ${id}: ${reason}` }, read, () =>
        answerRequest(trx, work),
      );
    });
    return { contract: await contractRow(db, id) };
  });
}

/** Throws Failure `not-found` for what the house does not give. */
async function holdHouseContract(trx: Trx, id: number): Promise<Contract> {
  const contract = await holdContract(trx, id);
  if (contract.upline_id !== null) throw new Failure('not-found', { message: 'The house gives no such contract.' });
  return contract;
}

/** The most that each field of what is paid can say, in words: the ceilings of a kind. */
async function mostOf(db: Queryable, kind: ContractKind): Promise<Record<string, string>> {
  const rows = await db.selectFrom('setting').selectAll().where('key', 'in', CEILINGS).execute();
  const most = (key: (typeof CEILINGS)[number]) => Number(rows.find(row => row.key === key)?.value ?? 0) / 100;
  if (kind === 'realtime')
    return { profitSalaryRate: `${most('contract_realtime_profit_max')} %`, lossSalaryRate: `${most('contract_realtime_loss_max')} %` };
  return kind === 'hour'
    ? { tiers: most('contract_hour_max').toFixed(2), amount: most('contract_hour_max').toFixed(2) }
    : { tiers: `${most(`contract_${kind}_max`)} %`, rate: `${most(`contract_${kind}_max`)} %` };
}

/** A refused offer with the problem of each field in words, and what it may be at most. */
function said(error: unknown, most: Readonly<Record<string, string>>): unknown {
  const inWords = (name: string, word: string) => {
    const field = name.split('.').at(-1) ?? name;
    const least = most[field] ?? (field === 'feeRate' ? '100 %' : undefined);
    if (word === 'too-high') return `At most ${least ?? 'the ceiling'}: more is above the house’s ceiling. Ceilings are settings.`;
    if (word !== 'invalid') return PROBLEMS[word] ?? word;
    if (field.toLowerCase().endsWith('rate')) return `A percentage such as 2 or 2.5, at most ${least ?? '100 %'}.`;
    if (field.toLowerCase().endsWith('activemembers')) return 'A whole number, at most 1,000,000.';
    return field === 'period' || field === 'tiers'
      ? 'This is not one of the choices.'
      : `An amount such as 500 or 99.50, at most ${least ?? '10,000,000,000'}.`;
  };
  if (!(error instanceof Failure) || !error.options.fields) return error;
  return new Failure(error.code, {
    message: 'Look at the marked fields.',
    fields: Object.fromEntries(Object.entries(error.options.fields).map(([name, word]) => [name, inWords(name, word)])),
  });
}
