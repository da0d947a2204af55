import type { Selectable } from 'kysely';
import type { AccountTable, ContractEnd, ContractKind, ContractRequestTable } from '../database/schema.js';
import { Failure } from '../failure.js';
import type { Platform, Queryable, Trx } from '../platform.js';
import { checkOffer, type OfferedTerms, type WireOffer } from './check-offer.js';
import type { ContractNews } from './letter-words.js';
import { tellSides } from './letters.js';
import { unitAt } from './periods.js';
import { isAbove, withTiers, type Contract, type Terms } from './terms.js';

export type ContractRequest = Selectable<ContractRequestTable>;
/** A side of a contract. */
type Party = Pick<Selectable<AccountTable>, 'id' | 'account'>;
/** What was done, and the accounts whose pages should look again. */
interface Done<T> {
  value: T;
  concerned: readonly number[];
}
/** Who ends a contract and why; `news` is what is written to who has not done it. */
interface Ending {
  by: ContractEnd;
  news: ContractNews;
  actor: string;
  at: number;
  reason?: string;
}
interface Scene {
  upline: Party;
  downline: Party;
}

const TRIAL = 4;

/**
 * Offers a contract to a direct downline (AGT-38). While an offer is open, the same one again answers it. An offer may not be above what the
 * offering account itself receives for the kind, because accepting such a contract is what ends those above it (OP-34); who receives none may
 * offer anything. Throws Failure `bad-request` with the wrong fields.
 */
export async function offerContract(trx: Trx, { uplineId, account, wire, at }: { uplineId: number; account: string; wire: WireOffer; at: number }): Promise<Done<{ contractId: number; requestId: number }>> {
  const { terms, wrong } = checkOffer(wire);
  const to = await trx.selectFrom('account').select(['id', 'upline_id', 'type']).where(by => by(by.fn('lower', ['account']), '=', account.toLowerCase())).executeTakeFirst();
  if (account === '') wrong['account'] = 'required';
  else if (!to || to.upline_id !== uplineId || to.type === TRIAL) wrong['account'] = 'not-downline';
  if (!to || Object.keys(wrong).length > 0) throw new Failure('bad-request', { fields: wrong });

  const { upline, downline } = await lockSides(trx, { upline_id: uplineId, downline_id: to.id });
  const open = await contractOf(trx, downline.id, terms.kind, 'offered');
  if (open) {
    if (open.upline_id !== uplineId || !isSame(open, terms)) throw new Failure('bad-request', { message: 'Another offer of this kind still waits for an answer.', fields: { account: 'open-offer' } });
    const request = await trx.selectFrom('contract_request').select('id').where('contract_id', '=', open.id).where('type', '=', 'new').executeTakeFirstOrThrow();
    return { value: { contractId: open.id, requestId: request.id }, concerned: [] };
  }
  const received = await contractOf(trx, uplineId, terms.kind, 'active');
  if (received && isAbove(terms, received)) throw new Failure('bad-request', { message: 'This is above what you receive yourself for contracts of this kind.', fields: tooHigh(terms, received) });

  const { tiers, ...figures } = terms;
  const { id } = await trx.insertInto('contract').values({ ...figures, upline_id: uplineId, downline_id: downline.id, offered_at: at }).returning('id').executeTakeFirstOrThrow();
  if (tiers.length > 0) await trx.insertInto('contract_tier').values(tiers.map((tier, seq) => ({ ...tier, contract_id: id, seq }))).execute();
  const request = await trx.insertInto('contract_request').values({ contract_id: id, type: 'new', from_id: uplineId, to_id: downline.id, created_at: at }).returning('id').executeTakeFirstOrThrow();
  await note(trx, { id, upline: upline.account, downline: downline.account, ...termsOf(terms) }, { action: 'offer contract', actor: upline.account, at });
  await tellSides(trx, 'offered', { kind: terms.kind, upline, downline, actor: upline.account }, at);
  return { value: { contractId: id, requestId: request.id }, concerned: [uplineId, downline.id] };
}

/**
 * The addressee's answer to a request of a kind (AGT-39 to AGT-42). Accepting a contract ends, in the same transaction, the one it takes the place
 * of and whatever of this kind the accepting account gives its own downlines above it (INV-18). Throws Failure `not-found`, or `bad-request` for who
 * is not the addressee and for what is answered otherwise already.
 */
export async function answerRequest(trx: Trx, { accountId, requestId, kind, accepts, reason, at, gmtOffset }: { accountId: number; requestId: number; kind: ContractKind; accepts: boolean; reason: string; at: number; gmtOffset: number }): Promise<Done<ContractRequest>> {
  const found = await requestOf(trx, requestId, kind, accountId);
  if (found.to_id !== accountId) throw new Failure('bad-request', { message: 'Only the other side answers this.', fields: { requestId: 'not-addressee' } });
  const scene = await lockSides(trx, found);
  const request = await trx.selectFrom('contract_request').selectAll().where('id', '=', requestId).forUpdate().executeTakeFirstOrThrow();
  const status = accepts ? 'accepted' : 'rejected';
  if (request.status !== 'open') {
    if (request.status === status && request.answered_by === 'account') return { value: request, concerned: [] };
    throw new Failure('bad-request', { message: 'This is answered already.', fields: { action: 'answered' } });
  }
  const answered = await trx
    .updateTable('contract_request')
    .set({ status, reason: reason || null, answered_at: at, answered_by: 'account' })
    .where('id', '=', requestId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const contract = await readContract(trx, request.contract_id);
  const actor = (accountId === scene.upline.id ? scene.upline : scene.downline).account;
  const concerned = [scene.upline.id, scene.downline.id];
  if (request.type === 'termination') {
    if (accepts) concerned.push(...(await endContract(trx, contract, { by: request.from_id === scene.upline.id ? 'upline' : 'downline', news: 'terminated', actor, at, ...(reason && { reason }) })));
    else await tell(trx, 'termination-rejected', contract, { actor, at, reason }, 'reject termination');
  } else if (accepts) concerned.push(...(await activate(trx, contract, { scene, at, gmtOffset })));
  else {
    await trx.updateTable('contract').set({ status: 'rejected', decided_at: at }).where('id', '=', contract.id).execute();
    await tell(trx, 'rejected', contract, { actor, at, reason }, 'reject contract');
  }
  return { value: answered, concerned };
}

/**
 * One side asks the other to end an active contract (AGT-41). Neither side can end it alone, because it is the downline's income and the upline's word;
 * the operator can. An offer that waits is taken back by its upline at once. With `isOffer` only that is done, so that an offer accepted meanwhile
 * stays as agreed. Throws Failure `not-found`, or `bad-request` with `contractId`.
 */
export async function requestTermination(trx: Trx, { accountId, contractId, isOffer = false, at }: { accountId: number; contractId: number; isOffer?: boolean; at: number }): Promise<Done<ContractRequest>> {
  const found = await trx.selectFrom('contract').select(['upline_id', 'downline_id']).where('id', '=', contractId).executeTakeFirst();
  if (!found || (found.upline_id !== accountId && found.downline_id !== accountId)) throw new Failure('not-found', { message: 'There is no such contract.' });
  const { upline, downline } = await lockSides(trx, found);
  const contract = await readContract(trx, contractId);
  if (accountId === upline.id && (contract.status === 'offered' || contract.status === 'rejected')) {
    const concerned = contract.status === 'offered' ? await withdrawOffer(trx, contract, { actor: upline.account, at, news: 'taken-back' }) : [];
    const offer = await trx.selectFrom('contract_request').selectAll().where('contract_id', '=', contractId).where('type', '=', 'new').executeTakeFirstOrThrow();
    if (offer.answered_by === 'auto') return { value: offer, concerned };
  }
  if (isOffer) throw new Failure('bad-request', { message: 'This offer is answered already.', fields: { contractId: 'answered' } });
  if (contract.status !== 'active') throw new Failure('bad-request', { message: 'Only a contract that holds can be ended.', fields: { contractId: 'not-active' } });
  const open = await trx.selectFrom('contract_request').selectAll().where('contract_id', '=', contractId).where('type', '=', 'termination').where('status', '=', 'open').executeTakeFirst();
  if (open && open.from_id !== accountId) throw new Failure('bad-request', { message: 'The other side has asked for this already: answer its request.', fields: { contractId: 'asked' } });
  if (open) return { value: open, concerned: [] };
  const [from, to] = accountId === upline.id ? [upline, downline] : [downline, upline];
  const request = await trx.insertInto('contract_request').values({ contract_id: contractId, type: 'termination', from_id: from.id, to_id: to.id, created_at: at }).returningAll().executeTakeFirstOrThrow();
  await tell(trx, 'termination-asked', contract, { actor: from.account, at }, 'ask for termination');
  return { value: request, concerned: [from.id, to.id] };
}

/** Ends an active contract, closes what was asked about it and tells who has not done it; what it has earned is settled when its stretch is over. Answers both sides. */
export async function endContract(trx: Trx, contract: Contract, ending: Ending): Promise<number[]> {
  const { by, news, at, actor } = ending;
  await trx.updateTable('contract').set({ status: 'terminated', terminated_at: at, terminated_by: by }).where('id', '=', contract.id).execute();
  await trx
    .updateTable('contract_request')
    .set({ status: 'accepted', answered_at: at, answered_by: by === 'operator' ? 'operator' : 'auto' })
    .where('contract_id', '=', contract.id)
    .where('status', '=', 'open')
    .execute();
  await tell(trx, news, contract, { actor, at, ...(ending.reason && { reason: ending.reason }) }, by === 'operator' ? undefined : `end contract (${by})`);
  return [contract.upline_id, contract.downline_id];
}

/** A contract with its tiers, and both its sides, held until the transaction ends. Throws Failure `not-found`. */
export async function holdContract(trx: Trx, id: number): Promise<Contract> {
  const sides = await trx.selectFrom('contract').select(['upline_id', 'downline_id']).where('id', '=', id).executeTakeFirst();
  if (!sides) throw new Failure('not-found', { message: 'There is no such contract.' });
  await lockSides(trx, sides);
  return readContract(trx, id);
}

/** A contract with its tiers, locked. Throws Failure `not-found`. */
async function readContract(trx: Trx, id: number): Promise<Contract> {
  const row = await trx.selectFrom('contract').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  const [contract] = await withTiers(trx, row ? [row] : []);
  if (!contract) throw new Failure('not-found', { message: 'There is no such contract.' });
  return contract;
}

/** Both accounts of a contract, held in the order of their ids: whatever is decided about the contracts of one account is decided one after the other. */
async function lockSides(trx: Trx, contract: Pick<Contract, 'upline_id' | 'downline_id'>): Promise<Scene> {
  await trx.selectFrom('account').select('id').where('id', 'in', [contract.upline_id, contract.downline_id]).orderBy('id').forNoKeyUpdate().execute();
  return sidesOf(trx, contract);
}

async function sidesOf(db: Queryable, contract: Pick<Contract, 'upline_id' | 'downline_id'>): Promise<Scene> {
  const rows = await db.selectFrom('account').select(['id', 'account']).where('id', 'in', [contract.upline_id, contract.downline_id]).execute();
  const [upline, downline] = [contract.upline_id, contract.downline_id].map(id => rows.find(row => row.id === id));
  if (!upline || !downline) throw new Failure('not-found');
  return { upline, downline };
}

/** Tells open pages of a change, after the transaction that made it. */
export function tellConcerned(platform: Platform, concerned: readonly number[]): void {
  for (const accountId of new Set(concerned)) platform.events.emit('account-changed', { accountId });
}

/** Puts an accepted contract into force. Answers the accounts whose contracts ended by it. */
async function activate(trx: Trx, contract: Contract, { scene, at, gmtOffset }: { scene: Scene; at: number; gmtOffset: number }): Promise<number[]> {
  const { downline } = scene;
  const actor = downline.account;
  const concerned: number[] = [];
  const replaced = await contractOf(trx, downline.id, contract.kind, 'active');
  if (replaced) concerned.push(...(await endContract(trx, replaced, { by: 'auto', news: 'replaced', actor, at })));
  for (const given of await givenAbove(trx, downline.id, contract)) {
    if (given.status === 'active') concerned.push(...(await endContract(trx, given, { by: 'auto', news: 'ended', actor, at })));
    else concerned.push(...(await withdrawOffer(trx, given, { actor, at })));
  }
  const dueAt = unitAt(contract.kind, contract.period, at, gmtOffset).to;
  await trx.updateTable('contract').set({ status: 'active', decided_at: at, settled_until: at, due_at: dueAt }).where('id', '=', contract.id).execute();
  await tell(trx, 'accepted', contract, { actor, at }, 'accept contract');
  return concerned;
}

/** Of what an account gives, or has offered, the contracts of a kind that are above one that it receives (OP-34). */
async function givenAbove(db: Queryable, accountId: number, received: Terms): Promise<Contract[]> {
  const rows = await db.selectFrom('contract').selectAll().where('upline_id', '=', accountId).where('kind', '=', received.kind).where('status', 'in', ['active', 'offered']).orderBy('id').execute();
  return (await withTiers(db, rows)).filter(given => isAbove(given, received));
}

/** Takes an offer back: for its upline, or because it is above what its upline receives now. */
async function withdrawOffer(trx: Trx, offer: Contract, { actor, at, news = 'withdrawn' }: { actor: string; at: number; news?: 'withdrawn' | 'taken-back' }): Promise<number[]> {
  await trx.updateTable('contract').set({ status: 'rejected', decided_at: at }).where('id', '=', offer.id).execute();
  await trx.updateTable('contract_request').set({ status: 'rejected', answered_at: at, answered_by: 'auto' }).where('contract_id', '=', offer.id).where('status', '=', 'open').execute();
  await tell(trx, news, offer, { actor, at }, news === 'withdrawn' ? 'withdraw offer (auto)' : 'withdraw offer');
  return [offer.upline_id, offer.downline_id];
}

/** The contract of a kind that an account receives in a state that it can have one of only. */
async function contractOf(trx: Trx, downlineId: number, kind: ContractKind, status: 'active' | 'offered'): Promise<Contract | undefined> {
  const row = await trx.selectFrom('contract').selectAll().where('downline_id', '=', downlineId).where('kind', '=', kind).where('status', '=', status).forUpdate().executeTakeFirst();
  return (await withTiers(trx, row ? [row] : []))[0];
}

/** A request between this account and another. One of another kind does not exist for the call that was used (AGT-44). */
async function requestOf(trx: Trx, id: number, kind: ContractKind, accountId: number): Promise<ContractRequest & Pick<Contract, 'upline_id' | 'downline_id'>> {
  const row = await trx
    .selectFrom('contract_request as request')
    .innerJoin('contract', 'contract.id', 'request.contract_id')
    .selectAll('request')
    .select(['contract.upline_id', 'contract.downline_id'])
    .where('request.id', '=', id)
    .where('contract.kind', '=', kind)
    .where(by => by.or([by('request.from_id', '=', accountId), by('request.to_id', '=', accountId)]))
    .executeTakeFirst();
  if (!row) throw new Failure('not-found', { message: 'There is no such request.' });
  return row;
}

/** Writes to the sides and, with an `action`, into the audit. */
async function tell(trx: Trx, news: ContractNews, contract: Contract, { actor, at, reason }: { actor: string; at: number; reason?: string }, action?: string): Promise<void> {
  const { upline, downline } = await sidesOf(trx, contract);
  await tellSides(trx, news, { kind: contract.kind, upline, downline, actor, ...(reason && { reason }) }, at);
  if (action) await note(trx, { id: contract.id, kind: contract.kind, upline: upline.account, downline: downline.account, was: contract.status, ...(reason && { reason }) }, { action, actor, at });
}

async function note(trx: Trx, { id, ...after }: { id: number } & Record<string, unknown>, { action, actor, at }: { action: string; actor: string; at: number }): Promise<void> {
  await trx.insertInto('audit').values({ at, actor, action, ref: `contract ${id}`, after: JSON.stringify(after) }).execute();
}

function termsOf({ tiers, ...terms }: OfferedTerms) {
  return { ...terms, tiers: JSON.stringify(tiers) };
}

function tooHigh(offered: Terms, received: Terms): Record<string, string> {
  if (offered.kind !== 'realtime') return { tiers: 'too-high' };
  return {
    ...((offered.profit_salary_rate ?? 0) > (received.profit_salary_rate ?? 0) && { profitSalaryRate: 'too-high' }),
    ...((offered.loss_salary_rate ?? 0) > (received.loss_salary_rate ?? 0) && { lossSalaryRate: 'too-high' }),
  };
}

function isSame(one: Contract, terms: OfferedTerms): boolean {
  const { tiers, ...figures } = terms;
  return Object.entries(figures).every(([name, value]) => one[name as keyof typeof figures] === value) && JSON.stringify(one.tiers.map(inOrder)) === JSON.stringify(tiers.map(inOrder));
}

function inOrder(tier: Contract['tiers'][number]): unknown[] {
  return Object.entries(tier).sort(([a], [b]) => (a < b ? -1 : 1)).flat();
}
