import { Failure } from '../failure.js';
import { letRest } from '../funds/withdrawal-rest.js';
import type { Settings } from '../http/settings.js';
import type { Language } from '../languages.js';
import type { Platform, Trx } from '../platform.js';
import { newToken } from '../secrets.js';
import { tell } from '../tell.js';
import { codeText, noticeText, ownLanguage, replaceText, takenText } from './binding-words.js';
import { bindingsOf, isBoundElsewhere, type BindingKind, type Bindings } from './bindings.js';
import { codeFault, spendCode } from './codes.js';
import { masked } from './masked.js';
import type { MobileNumber } from './mobile.js';
import type { OwnerWay } from './owner-proof.js';
import { sendCode, smsMinutes } from './send-code.js';
import { matchTotp, newTotpSecret, spendTotp, totpAddress } from './totp.js';

/** What is to be bound. */
export type Wanted =
  { kind: 'email'; value: string } | { kind: 'mobile'; value: string; mobile: MobileNumber } | { kind: 'google'; value: string };
/** Whose change it is: it can only be ended by the session that began it. */
export interface ChangeOwner {
  accountId: number;
  account: string;
  tokenHash: string;
  ip: string;
  language: Language;
}
export interface SentTo {
  /** Minutes until the next may be sent. */
  expiry: number;
  /** Masked. */
  to: string;
}

const LIFETIME_MS = 15 * 60_000;
const MAX_TRIES = 10;
const UNIQUE_VIOLATION = '23505';

/**
 * Begins a binding or its change, when the owner is proved: sends a code to the new address, and one to the old. What another account has
 * confirmed is answered alike: its owner gets a note instead of the code.
 */
export async function beginChange(platform: Platform, settings: Settings, owner: ChangeOwner, wanted: Wanted, provedBy: OwnerWay) {
  const { accountId } = owner;
  const bound = await bindingsOf(platform.db, accountId);
  const old = bound[wanted.kind];
  if (wanted.kind !== 'google' && old?.value.toLowerCase() === wanted.value.toLowerCase())
    throw new Failure('bad-request', { fields: { [wanted.kind === 'email' ? 'email' : 'mobileNum']: 'unchanged' } });
  const now = platform.clock.now();
  const id = newToken();
  const secret = wanted.kind === 'google' ? newTotpSecret() : null;
  // Whoever has just typed a code to a confirmed address need not do so twice.
  const isOldProved = old !== undefined && (provedBy === 'email' || provedBy === 'mobile');
  const mobile = wanted.kind === 'mobile' ? wanted.mobile : undefined;
  await platform.transact(async trx => {
    await trx
      .deleteFrom('binding_change')
      .where(eb =>
        eb.or([eb('expires_at', '<', now - LIFETIME_MS), eb.and([eb('account_id', '=', accountId), eb('kind', '=', wanted.kind)])]),
      )
      .execute();
    await trx
      .insertInto('binding_change')
      .values({
        id,
        account_id: accountId,
        session_hash: owner.tokenHash,
        kind: wanted.kind,
        value: wanted.value,
        dialing_code: mobile?.dialingCode ?? null,
        number: mobile?.number ?? null,
        secret,
        old_value: old?.value ?? null,
        old_proved: isOldProved,
        created_at: now,
        expires_at: now + LIFETIME_MS,
      })
      .execute();
  });
  const change = { kind: wanted.kind, value: wanted.value };
  const sent = wanted.kind === 'google' ? { expiry: 0, to: '' } : await sendNew(platform, settings, owner, change);
  const needsOld = old !== undefined && !isOldProved;
  const oldTo = needsOld && wanted.kind !== 'google' ? (await sendOld(platform, settings, owner, change, wanted.kind, old.value)).to : '';
  return { id, ...sent, needsOld, oldTo, secret: secret ?? '', address: secret === null ? '' : totpAddress(owner.account, secret) };
}

/** Sends a code of an open change once more: to the new address, or to a confirmed one that stands for the old. */
export async function sendAgain(
  platform: Platform,
  settings: Settings,
  owner: ChangeOwner,
  id: string,
  to: 'new' | 'email' | 'mobile',
): Promise<SentTo> {
  const change = await findOpen(platform, owner, id);
  if (to === 'new') {
    if (change.kind === 'google') throw new Failure('bad-request', { fields: { to: 'unknown' } });
    return sendNew(platform, settings, owner, change);
  }
  const bound = (await bindingsOf(platform.db, owner.accountId))[to];
  if (!bound) throw new Failure('bad-request', { fields: { to: 'unknown' } });
  return sendOld(platform, settings, owner, change, to, bound.value);
}

/**
 * Ends a change with the code of the new address and, where one stands, that of the old or of another confirmed binding (for who has lost the
 * old one). Both are looked at before either is used up. Those who had a say before are told; after a change withdrawals rest. Answers until when.
 */
export async function endChange(
  platform: Platform,
  owner: ChangeOwner,
  id: string,
  given: { verificationCode: string; oldKind: BindingKind | ''; oldCode: string },
): Promise<number | undefined> {
  const { accountId, ip } = owner;
  const change = await findOpen(platform, owner, id);
  const { kind, secret, old_value: oldValue } = change;
  const needsOld = oldValue !== null && !change.old_proved;
  const missing = {
    ...(given.verificationCode === '' && { verificationCode: 'required' }),
    ...(needsOld && given.oldCode === '' && { oldCode: 'required' }),
  };
  if (Object.keys(missing).length > 0) throw new Failure('code-missing', { fields: missing });
  // Counted before it is looked at, so that answers sent at once cannot share a try.
  const counted = await platform.db
    .updateTable('binding_change')
    .set(eb => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('tries', '<', MAX_TRIES)
    .returning('tries')
    .executeTakeFirst();
  if (!counted) throw new Failure('binding-over');
  const now = platform.clock.now();
  const bound = await bindingsOf(platform.db, accountId);
  const oldKind = given.oldKind === '' ? kind : given.oldKind;
  const oldTarget = needsOld && oldKind !== 'google' ? targetOfOld(accountId, change, oldKind, bound[oldKind]?.value ?? '') : undefined;
  const newTarget = targetOfNew(accountId, change);

  const faults: Record<string, string> = {};
  const late: string[] = [];
  const look = async (field: string, fault: 'missing' | 'wrong' | 'expired' | undefined) => {
    if (!fault) return;
    faults[field] = 'wrong';
    if (fault === 'expired') late.push(field);
  };
  await look(
    'verificationCode',
    secret === null
      ? await codeFault(platform, 'binding', newTarget, given.verificationCode, ip)
      : matchTotp(secret, given.verificationCode, now) === undefined
        ? 'wrong'
        : undefined,
  );
  if (needsOld) {
    if (oldTarget !== undefined)
      await look('oldCode', bound[oldKind] ? await codeFault(platform, 'binding', oldTarget, given.oldCode, ip) : 'wrong');
    else
      await look(
        'oldCode',
        !bound.google?.secret || matchTotp(bound.google.secret, given.oldCode, now) === undefined ? 'wrong' : undefined,
      );
  }
  const wrong = Object.keys(faults);
  if (wrong.length > 0)
    throw new Failure(late.length === wrong.length ? 'code-expired' : 'code-invalid', {
      fields: Object.fromEntries(wrong.map(field => [field, late.includes(field) ? 'expired' : 'wrong'])),
    });

  if (secret === null) await spendCode(platform, 'binding', newTarget, given.verificationCode, ip);
  if (oldTarget !== undefined) await spendCode(platform, 'binding', oldTarget, given.oldCode, ip);
  else if (needsOld && !(await spendTotp(platform, accountId, given.oldCode)))
    throw new Failure('code-invalid', { fields: { oldCode: 'wrong' } });
  return platform
    .transact(async trx => {
      const account = await trx
        .selectFrom('account')
        .select(['language', 'status'])
        .where('id', '=', accountId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow();
      const done = await trx
        .updateTable('binding_change')
        .set({ done_at: now })
        .where('id', '=', id)
        .where('done_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      const standing = await bindingsOf(trx, accountId);
      // What it was to replace has changed meanwhile.
      if (!done || (standing[kind]?.value ?? null) !== oldValue) throw new Failure('binding-over');
      await keep(trx, accountId, change, now);
      if (secret !== null) await rememberTotp(trx, accountId, secret, given.verificationCode, now);
      const rest = oldValue === null ? undefined : await letRest(trx, accountId, now);
      await tellOwner(trx, platform, standing, oldValue === null ? 'bound' : 'changed', [kind], ownLanguage(account.language), rest);
      return rest;
    })
    .catch((error: unknown) => {
      // Another account has confirmed it in this moment.
      throw isUniqueViolation(error) ? new Failure('code-invalid', { fields: { verificationCode: 'wrong' } }) : error;
    });
}

/** Tells every confirmed address that stood before. */
export async function tellOwner(
  trx: Trx,
  platform: Platform,
  before: Bindings,
  what: 'changed' | 'bound' | 'released',
  kinds: readonly BindingKind[],
  language: Language,
  restUntil: number | undefined,
): Promise<void> {
  const messages = (['email', 'mobile'] as const).flatMap(to => {
    const target = before[to]?.value;
    return target === undefined
      ? []
      : kinds.map(kind => ({
          kind: to === 'email' ? ('mail' as const) : ('sms' as const),
          target,
          text: noticeText(what, kind, language, restUntil),
          created_at: platform.clock.now(),
        }));
  });
  if (messages.length === 0) return;
  for (const { id } of await trx.insertInto('outbox').values(messages).returning('id').execute()) tell(trx, 'outbox-added', { id });
}

/** An open change of this account and session; one answer for all that is none. */
async function findOpen(platform: Platform, { accountId, tokenHash }: ChangeOwner, id: string) {
  const row = await platform.db
    .selectFrom('binding_change')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('session_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!row || row.done_at !== null || row.expires_at <= platform.clock.now() || row.tries >= MAX_TRIES) throw new Failure('binding-over');
  return row;
}

interface Change {
  kind: BindingKind;
  value: string;
}

async function sendNew(platform: Platform, settings: Settings, { accountId, ip, language }: ChangeOwner, change: Change): Promise<SentTo> {
  const { countdown, minutes } = await smsMinutes(settings);
  const isFree = !(await isBoundElsewhere(platform.db, accountId, change.kind, change.value));
  await sendCode(platform, settings, {
    kind: change.kind === 'email' ? 'mail' : 'sms',
    to: change.value,
    purpose: 'binding',
    target: targetOfNew(accountId, change),
    ip,
    minutes: await minutesOf(settings, change.kind, minutes),
    deliver: isFree,
    note: takenText(language),
    text: code => codeText('confirm', language, code),
  });
  return { expiry: countdown, to: masked(change.kind, change.value) };
}

async function sendOld(
  platform: Platform,
  settings: Settings,
  { accountId, ip, language }: ChangeOwner,
  change: Change,
  via: 'email' | 'mobile',
  to: string,
): Promise<SentTo> {
  const { countdown, minutes } = await smsMinutes(settings);
  await sendCode(platform, settings, {
    kind: via === 'email' ? 'mail' : 'sms',
    to,
    purpose: 'binding',
    target: targetOfOld(accountId, change, via, to),
    ip,
    minutes: await minutesOf(settings, via, minutes),
    deliver: true,
    text: code => replaceText(change.kind, language, code),
  });
  return { expiry: countdown, to: masked(via, to) };
}

async function minutesOf(settings: Settings, kind: BindingKind, sms: number): Promise<number> {
  return kind === 'email' ? settings.number('mail_code_minutes') : sms;
}

/** A code is good for this account, this use and this address, and for nothing else. */
function targetOfNew(accountId: number, { kind, value }: Change): string {
  return `${accountId} new ${kind} ${value}`;
}

/** Bound to the new address too: a code that was given for one change does not serve another. */
function targetOfOld(accountId: number, { kind, value }: Change, via: BindingKind, old: string): string {
  return `${accountId} old ${via} ${old} for ${kind} ${value}`;
}

/** The binding, and the profile's copy of it. Who has proved an address takes it from whoever has merely typed it. */
async function keep(
  trx: Trx,
  accountId: number,
  change: Change & { dialing_code: string | null; number: string | null; secret: string | null },
  now: number,
): Promise<void> {
  const { kind, value, secret } = change;
  await trx
    .insertInto('account_binding')
    .values({ account_id: accountId, kind, value, secret, bound_at: now })
    .onConflict(conflict => conflict.columns(['account_id', 'kind']).doUpdateSet({ value, secret, bound_at: now }))
    .execute();
  if (kind === 'google') return;
  const profile = kind === 'email' ? { email: value } : { country_dialing_code: change.dialing_code, mobile_num: change.number };
  if (kind === 'email')
    await trx
      .updateTable('account_profile')
      .set({ email: null })
      .where(eb => eb.fn('lower', ['email']), '=', value.toLowerCase())
      .where('account_id', '<>', accountId)
      .execute();
  else
    await trx
      .updateTable('account_profile')
      .set({ country_dialing_code: null, mobile_num: null })
      .where('country_dialing_code', '=', change.dialing_code)
      .where('mobile_num', '=', change.number)
      .where('account_id', '<>', accountId)
      .execute();
  const empty = {
    payee_name: null,
    email: null,
    country_dialing_code: null,
    mobile_num: null,
    full_name: null,
    nationality: null,
    birthday: null,
  };
  await trx
    .insertInto('account_profile')
    .values({ ...empty, ...profile, account_id: accountId })
    .onConflict(conflict => conflict.column('account_id').doUpdateSet(profile))
    .execute();
}

/** The code that confirmed an authenticator is used up with it. */
async function rememberTotp(trx: Trx, accountId: number, secret: string, code: string, now: number): Promise<void> {
  const step = matchTotp(secret, code, now);
  if (step !== undefined)
    await trx
      .insertInto('totp_use')
      .values({ account_id: accountId, step })
      .onConflict(conflict => conflict.doNothing())
      .execute();
}

function isUniqueViolation(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === UNIQUE_VIOLATION;
}
