import type { Selectable } from 'kysely';
import type { ContractEnd, ContractKind, ContractRequestTable } from '../database/schema.js';
import { Failure } from '../failure.js';
import { roleOf } from '../http/caller.js';
import type { Queryable, Trx } from '../platform.js';
import { aboveBound, boundOf, holdCeilings } from './bounds.js';
import { checkOffer, type OfferedTerms, type WireOffer } from './check-offer.js';
import { AUTOMATIC, tellSides } from './letters.js';
import { lockTree } from './lock-tree.js';
import { unitAt } from './periods.js';
import { excessOver, withTiers, type Contract, type Excess } from './terms.js';
import type { ContractNews } from './words/form.js';

export type ContractRequest = Selectable<ContractRequestTable>;
/** An account by its id, or the house. */
export type PartyId = number | null;
/** A side of a contract; the house has neither id nor name. */
interface Party {
  id: PartyId;
  account: string;
}
/** `isRepeat`: it was so before, and nothing was done now. */
interface Done<T> {
  value: T;
  isRepeat: boolean;
}
/** Who ends a contract and why; `news` is what is written to who has not done it. */
interface Ending {
  by: ContractEnd;
  news: ContractNews;
  actor: string;
  at: number;
  reason?: string;
  why?: readonly Excess[];
}
interface Scene {
  upline: Party;
  downline: Party & { id: number };
}

const HOUSE: Party = { id: null, account: '' };

/**
 * Every decision below is dated by `now`, UTC milliseconds, which is asked when the tree is held: what is decided later in a tree is dated later, so that
 * no contract ends before it began, or before a stretch of it that is paid.
 */
type Now = () => number;

/**
 * Offers a contract to a direct downline (AGT-38); the house, to an agent with nobody above it. While an offer is open, the same one again answers it.
 * Nobody offers more than he has himself, or anything of a kind that he receives no contract of. Throws Failure `bad-request` with the wrong fields.
 */
export async function offerContract(
  trx: Trx,
  { uplineId, account, wire, now }: { uplineId: PartyId; account: string; wire: WireOffer; now: Now },
): Promise<Done<{ contractId: number; requestId: number }>> {
  const { terms, wrong } = checkOffer(wire);
  const to = await trx
    .selectFrom('account')
    .select(['id', 'upline_id', 'type'])
    .where(by => by(by.fn('lower', ['account']), '=', account.toLowerCase()))
    .executeTakeFirst();
  const isDownline = to?.upline_id === uplineId && (uplineId === null ? roleOf(to.type) === 'agent' : roleOf(to.type) !== 'trial');
  if (account === '') wrong['account'] = 'required';
  else if (!isDownline) wrong['account'] = uplineId === null ? 'not-top-agent' : 'not-downline';
  if (!to || Object.keys(wrong).length > 0) throw new Failure('bad-request', { fields: wrong });

  const { upline, downline } = await lockSides(trx, { upline_id: uplineId, downline_id: to.id });
  const at = now();
  const open = await contractOf(trx, downline.id, terms.kind, 'offered');
  if (open) {
    if (open.upline_id !== uplineId || !isSame(open, terms))
      throw new Failure('bad-request', {
        message: 'Another offer of this kind still waits for an answer.',
        fields: { account: 'open-offer' },
      });
    const request = await trx
      .selectFrom('contract_request')
      .select('id')
      .where('contract_id', '=', open.id)
      .where('type', '=', 'new')
      .executeTakeFirstOrThrow();
    return { value: { contractId: open.id, requestId: request.id }, isRepeat: true };
  }
  const above = aboveBound(terms, await boundOf(trx, uplineId, terms.kind));
  if (Object.keys(above).length > 0)
    throw new Failure('bad-request', {
      message:
        uplineId === null
          ? 'This is above the house’s ceiling for this kind.'
          : 'This is more than you receive yourself for contracts of this kind.',
      fields: above,
    });

  const { tiers, ...figures } = terms;
  const { id } = await trx
    .insertInto('contract')
    .values({ ...figures, upline_id: uplineId, downline_id: downline.id, offered_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (tiers.length > 0)
    await trx
      .insertInto('contract_tier')
      .values(tiers.map((tier, seq) => ({ ...tier, contract_id: id, seq })))
      .execute();
  const request = await trx
    .insertInto('contract_request')
    .values({ contract_id: id, type: 'new', from_id: uplineId, to_id: downline.id, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (uplineId !== null)
    await note(
      trx,
      { id, upline: upline.account, downline: downline.account, ...termsOf(terms) },
      { action: 'offer contract', actor: upline.account, at },
    );
  await tellSides(trx, 'offered', { kind: terms.kind, upline, downline, actor: upline.account }, at);
  return { value: { contractId: id, requestId: request.id }, isRepeat: false };
}

/**
 * The addressee's answer to a request of a kind (AGT-39 to AGT-42). Accepting a contract ends, in the same transaction, the one it takes the place
 * of and whatever of this kind the accepting account gives its own downlines above it (INV-18). Throws Failure `not-found`, or `bad-request` for who
 * is not the addressee, for what is answered otherwise already, and for an offer that is above what its giver has by now (`action` `above-giver`).
 */
export async function answerRequest(
  trx: Trx,
  {
    accountId,
    requestId,
    kind,
    accepts,
    reason,
    now,
    gmtOffset,
  }: { accountId: PartyId; requestId: number; kind: ContractKind; accepts: boolean; reason: string; now: Now; gmtOffset: number },
): Promise<ContractRequest> {
  const found = await requestOf(trx, requestId, kind, accountId);
  if (found.to_id !== accountId)
    throw new Failure('bad-request', { message: 'Only the other side answers this.', fields: { requestId: 'not-addressee' } });
  const scene = await lockSides(trx, found);
  const at = now();
  const request = await trx
    .selectFrom('contract_request')
    .selectAll()
    .where('id', '=', requestId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const status = accepts ? 'accepted' : 'rejected';
  const by = accountId === null ? 'operator' : 'account';
  if (request.status !== 'open') {
    if (request.status === status && request.answered_by === by) return request;
    throw new Failure('bad-request', { message: 'This is answered already.', fields: { action: 'answered' } });
  }
  const contract = await readContract(trx, request.contract_id);
  if (accepts && request.type === 'new' && Object.keys(aboveBound(contract, await boundOf(trx, contract.upline_id, kind))).length > 0) {
    throw new Failure('bad-request', { message: 'This offer is above what its giver has by now.', fields: { action: 'above-giver' } });
  }
  const answered = await trx
    .updateTable('contract_request')
    .set({ status, reason: reason || null, answered_at: at, answered_by: by })
    .where('id', '=', requestId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const actor = (accountId === scene.upline.id ? scene.upline : scene.downline).account;
  if (request.type === 'termination') {
    if (accepts)
      await endContract(trx, contract, {
        by: request.from_id === scene.upline.id ? 'upline' : 'downline',
        news: 'terminated',
        actor,
        at,
        ...(reason && { reason }),
      });
    else await announce(trx, 'termination-rejected', contract, { actor, at, reason }, 'reject termination');
  } else if (accepts) await activate(trx, contract, { scene, at, gmtOffset });
  else {
    await trx.updateTable('contract').set({ status: 'rejected', decided_at: at }).where('id', '=', contract.id).execute();
    await announce(trx, 'rejected', contract, { actor, at, reason }, 'reject contract');
  }
  return answered;
}

/**
 * One side asks the other to end an active contract (AGT-41). Neither side can end it alone, because it is the downline's income and the upline's word;
 * the operator can. An offer that waits is taken back by its upline at once. With `isOffer` only that is done, so that an offer accepted meanwhile
 * stays as agreed. Throws Failure `not-found`, or `bad-request` with `contractId`.
 */
export async function requestTermination(
  trx: Trx,
  { accountId, contractId, isOffer = false, now }: { accountId: PartyId; contractId: number; isOffer?: boolean; now: Now },
): Promise<ContractRequest> {
  const found = await trx.selectFrom('contract').select(['upline_id', 'downline_id']).where('id', '=', contractId).executeTakeFirst();
  if (!found || (found.upline_id !== accountId && found.downline_id !== accountId))
    throw new Failure('not-found', { message: 'There is no such contract.' });
  const { upline, downline } = await lockSides(trx, found);
  const at = now();
  const contract = await readContract(trx, contractId);
  if (accountId === upline.id && (contract.status === 'offered' || contract.status === 'rejected')) {
    if (contract.status === 'offered') await withdrawOffer(trx, contract, { actor: upline.account, at, news: 'taken-back' });
    const offer = await trx
      .selectFrom('contract_request')
      .selectAll()
      .where('contract_id', '=', contractId)
      .where('type', '=', 'new')
      .executeTakeFirstOrThrow();
    if (offer.answered_by === 'auto') return offer;
  }
  if (isOffer) throw new Failure('bad-request', { message: 'This offer is answered already.', fields: { contractId: 'answered' } });
  if (contract.status !== 'active')
    throw new Failure('bad-request', { message: 'Only a contract that holds can be ended.', fields: { contractId: 'not-active' } });
  const open = await trx
    .selectFrom('contract_request')
    .selectAll()
    .where('contract_id', '=', contractId)
    .where('type', '=', 'termination')
    .where('status', '=', 'open')
    .executeTakeFirst();
  if (open && open.from_id !== accountId)
    throw new Failure('bad-request', {
      message: 'The other side has asked for this already: answer its request.',
      fields: { contractId: 'asked' },
    });
  if (open) return open;
  const [from, to] = accountId === upline.id ? [upline, downline] : [downline, upline];
  const request = await trx
    .insertInto('contract_request')
    .values({ contract_id: contractId, type: 'termination', from_id: from.id, to_id: to.id, created_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();
  await announce(trx, 'termination-asked', contract, { actor: from.account, at }, 'ask for termination');
  return request;
}

/**
 * Ends an active contract, closes what was asked about it and tells who has not done it; what it has earned is settled when its stretch is over. Who has no
 * contract of the kind any more cannot give any: what it gave ends too, and so on down the tree (OP-34).
 */
export async function endContract(trx: Trx, contract: Contract, ending: Ending): Promise<void> {
  const { at, actor } = ending;
  await closeContract(trx, contract, ending);
  await endAbove(trx, contract.downline_id, contract.kind, { at, actor });
}

async function closeContract(trx: Trx, contract: Contract, { by, news, at, actor, reason, why }: Ending): Promise<void> {
  await trx
    .updateTable('contract')
    .set({ status: 'terminated', terminated_at: at, terminated_by: by })
    .where('id', '=', contract.id)
    .execute();
  await trx
    .updateTable('contract_request')
    .set({ status: 'accepted', answered_at: at, answered_by: by === 'operator' ? 'operator' : 'auto' })
    .where('contract_id', '=', contract.id)
    .where('status', '=', 'open')
    .execute();
  await announce(
    trx,
    news,
    contract,
    { actor, at, ...(reason && { reason }), ...(why && { why }) },
    by === 'operator' ? undefined : `end contract (${by})`,
  );
}

/** Of what an account gives, or has offered, ends whatever is above what it receives now, and what was given further on from there (INV-18). */
async function endAbove(
  trx: Trx,
  accountId: number,
  kind: ContractKind,
  { at, actor }: { at: number; actor: string },
  received?: Contract,
): Promise<void> {
  const rows = await trx
    .selectFrom('contract')
    .selectAll()
    .where('upline_id', '=', accountId)
    .where('kind', '=', kind)
    .where('status', 'in', ['active', 'offered'])
    .orderBy('id')
    .execute();
  for (const given of await withTiers(trx, rows)) {
    const why: Excess[] = received ? excessOver(given, received) : ['none-received'];
    if (why.length === 0) continue;
    if (given.status === 'active') await endContract(trx, given, { by: 'auto', news: 'ended', actor, at, why });
    else await withdrawOffer(trx, given, { actor, at, why });
  }
}

/** A contract with its tiers, and its tree, held until the transaction ends; what is decided about it is dated after that. Throws Failure `not-found`. */
export async function holdContract(trx: Trx, id: number): Promise<Contract> {
  const sides = await trx.selectFrom('contract').select(['upline_id', 'downline_id']).where('id', '=', id).executeTakeFirst();
  if (!sides) throw new Failure('not-found', { message: 'There is no such contract.' });
  await lockSides(trx, sides);
  return readContract(trx, id);
}

/** A contract with its tiers, locked. Throws Failure `not-found`. */
async function readContract(trx: Trx, id: number): Promise<Contract> {
  const row = await trx.selectFrom('contract').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  const [contract] = await withTiers(trx, row ? [row] : []);
  if (!contract) throw new Failure('not-found', { message: 'There is no such contract.' });
  return contract;
}

/** Both sides of a contract, whose tree is held until the transaction ends, and the ceilings with it. */
async function lockSides(trx: Trx, contract: Pick<Contract, 'upline_id' | 'downline_id'>): Promise<Scene> {
  await lockTree(trx, contract.downline_id);
  await holdCeilings(trx);
  return sidesOf(trx, contract);
}

async function sidesOf(
  db: Queryable,
  { upline_id: uplineId, downline_id: downlineId }: Pick<Contract, 'upline_id' | 'downline_id'>,
): Promise<Scene> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'account'])
    .where('id', 'in', [downlineId, uplineId ?? downlineId])
    .execute();
  const upline = uplineId === null ? HOUSE : rows.find(({ id }) => id === uplineId);
  const downline = rows.find(({ id }) => id === downlineId);
  if (!upline || !downline) throw new Failure('not-found');
  return { upline, downline };
}

/** Puts an accepted contract into force. */
async function activate(
  trx: Trx,
  contract: Contract,
  { scene, at, gmtOffset }: { scene: Scene; at: number; gmtOffset: number },
): Promise<void> {
  const { downline } = scene;
  const actor = downline.account;
  const replaced = await contractOf(trx, downline.id, contract.kind, 'active');
  if (replaced) await closeContract(trx, replaced, { by: 'auto', news: 'replaced', actor, at });
  await endAbove(trx, downline.id, contract.kind, { at, actor }, contract);
  const dueAt = unitAt(contract.kind, contract.period, at, gmtOffset).to;
  await trx
    .updateTable('contract')
    .set({ status: 'active', decided_at: at, settled_until: at, due_at: dueAt })
    .where('id', '=', contract.id)
    .execute();
  await announce(trx, 'accepted', contract, { actor, at }, 'accept contract');
}

/** Takes an offer back: for its upline, or because it is above what its upline receives now. */
async function withdrawOffer(
  trx: Trx,
  offer: Contract,
  { actor, at, news = 'withdrawn', why }: { actor: string; at: number; news?: 'withdrawn' | 'taken-back'; why?: readonly Excess[] },
): Promise<void> {
  await trx.updateTable('contract').set({ status: 'rejected', decided_at: at }).where('id', '=', offer.id).execute();
  await trx
    .updateTable('contract_request')
    .set({ status: 'rejected', answered_at: at, answered_by: 'auto' })
    .where('contract_id', '=', offer.id)
    .where('status', '=', 'open')
    .execute();
  await announce(trx, news, offer, { actor, at, ...(why && { why }) }, news === 'withdrawn' ? 'withdraw offer (auto)' : 'withdraw offer');
}

/** The contract of a kind that an account receives in a state that it can have one of only. */
async function contractOf(trx: Trx, downlineId: number, kind: ContractKind, status: 'active' | 'offered'): Promise<Contract | undefined> {
  const row = await trx
    .selectFrom('contract')
    .selectAll()
    .where('downline_id', '=', downlineId)
    .where('kind', '=', kind)
    .where('status', '=', status)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return (await withTiers(trx, row ? [row] : []))[0];
}

/** A request between this account and another. One of another kind does not exist for the call that was used (AGT-44). */
async function requestOf(
  trx: Trx,
  id: number,
  kind: ContractKind,
  party: PartyId,
): Promise<ContractRequest & Pick<Contract, 'upline_id' | 'downline_id'>> {
  const row = await trx
    .selectFrom('contract_request as request')
    .innerJoin('contract', 'contract.id', 'request.contract_id')
    .selectAll('request')
    .select(['contract.upline_id', 'contract.downline_id'])
    .where('request.id', '=', id)
    .where('contract.kind', '=', kind)
    .where(by => by.or((['request.from_id', 'request.to_id'] as const).map(side => by(side, 'is not distinct from', party))))
    .executeTakeFirst();
  if (!row) throw new Failure('not-found', { message: 'There is no such request.' });
  return row;
}

/** Writes to the sides and, with an `action`, into the audit, where the console writes the operator's own deeds. */
async function announce(
  trx: Trx,
  news: ContractNews,
  contract: Contract,
  { actor, at, reason, why }: { actor: string; at: number; reason?: string; why?: readonly Excess[] },
  action?: string,
): Promise<void> {
  const { upline, downline } = await sidesOf(trx, contract);
  await tellSides(trx, news, { kind: contract.kind, upline, downline, actor, ...(reason && { reason }), ...(why && { why }) }, at);
  if (action && (actor !== HOUSE.account || AUTOMATIC.includes(news)))
    await note(
      trx,
      {
        id: contract.id,
        kind: contract.kind,
        upline: upline.account,
        downline: downline.account,
        was: contract.status,
        ...(reason && { reason }),
      },
      { action, actor: actor || 'operator', at },
    );
}

async function note(
  trx: Trx,
  { id, ...after }: { id: number } & Record<string, unknown>,
  { action, actor, at }: { action: string; actor: string; at: number },
): Promise<void> {
  await trx
    .insertInto('audit')
    .values({ at, actor, action, ref: `contract ${id}`, after: JSON.stringify(after) })
    .execute();
}

function termsOf({ tiers, ...terms }: OfferedTerms) {
  return { ...terms, tiers: JSON.stringify(tiers) };
}

function isSame(one: Contract, terms: OfferedTerms): boolean {
  const { tiers, ...figures } = terms;
  return (
    Object.entries(figures).every(([name, value]) => one[name as keyof typeof figures] === value) &&
    JSON.stringify(one.tiers.map(inOrder)) === JSON.stringify(tiers.map(inOrder))
  );
}

function inOrder(tier: Contract['tiers'][number]): unknown[] {
  return Object.entries(tier)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flat();
}
