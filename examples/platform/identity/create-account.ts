import { Failure } from '../failure.js';
import { hashPassword } from '../passwords.js';
import type { Platform, Trx } from '../platform.js';
import { newToken } from '../secrets.js';
import { confirmGiven } from './bindings.js';
import type { RegisterMethod } from './check-registration.js';
import type { MobileNumber } from './mobile.js';
import { referralCodeOf } from './referral-code.js';
import { PROFILE_COLUMNS, PROFILE_FIELDS, type RegisterInput } from './register-input.js';
import { keepTerms } from './terms.js';
import type { Placement } from './upline.js';
import { payFirstZalo } from './zalo-bonus.js';

export interface NewAccount {
  method: RegisterMethod | 'social' | 'agent';
  values: RegisterInput;
  mobile?: MobileNumber;
  /** What of it has been proved; recovery believes nothing else. */
  confirmed?: { email?: boolean; mobile?: boolean };
  placement: Placement;
  ip: string;
  language: string;
  /** Opened by somebody else: the password has to be changed at the first login, and the address is not the account's. The key opens one account for ever. */
  given?: { key: string; hash: string };
  /** Runs in the same transaction, before anything is written. */
  before?(trx: Trx): Promise<void>;
  /** Runs in the same transaction, with the account's id. */
  after?(trx: Trx, accountId: number): Promise<void>;
}

const UNIQUE_VIOLATION = '23505';
/** No password fits it: such an account signs in by sms or a provider, and may set a password by reset. */
const NO_PASSWORD = '!';
const FIELD_OF_INDEX: Record<string, string> = { account_name: 'username', profile_mobile: 'mobileNum', profile_email: 'email' };

/** Who has the name, number or address already: `taken` for each. */
export async function takenFields(
  platform: Platform,
  { username, email }: RegisterInput,
  mobile: MobileNumber | undefined,
): Promise<Record<string, string>> {
  const { db } = platform;
  const name =
    username !== '' &&
    (await db
      .selectFrom('account')
      .select('id')
      .where(eb => eb.fn('lower', ['account']), '=', username.toLowerCase())
      .executeTakeFirst());
  const mail =
    email !== '' &&
    (await db
      .selectFrom('account_profile')
      .select('account_id')
      .where(eb => eb.fn('lower', ['email']), '=', email.toLowerCase())
      .executeTakeFirst());
  const phone =
    mobile &&
    (await db
      .selectFrom('account_profile')
      .select('account_id')
      .where('country_dialing_code', '=', mobile.dialingCode)
      .where('mobile_num', '=', mobile.number)
      .executeTakeFirst());
  return { ...(name && { username: 'taken' }), ...(mail && { email: 'taken' }), ...(phone && { mobileNum: 'taken' }) };
}

/** Account, profile, how it came and what was agreed to (written once), its referral code and its first address: all of it or nothing. Answers the id. */
export async function createAccount(platform: Platform, account: NewAccount): Promise<number> {
  const { values } = account;
  const { passwordCost } = platform.config;
  const passwordHash = values.password === '' ? NO_PASSWORD : await hashPassword(values.password, passwordCost);
  const paymentHash = values.paymentPassword === '' ? null : await hashPassword(values.paymentPassword, passwordCost);
  try {
    return await platform.transact(trx => write(trx, platform, account, passwordHash, paymentHash));
  } catch (error) {
    const field = fieldTaken(error);
    throw field ? new Failure('bad-request', { fields: { [field]: 'taken' } }) : error;
  }
}

async function write(trx: Trx, platform: Platform, account: NewAccount, passwordHash: string, paymentHash: string | null): Promise<number> {
  const { values, mobile, placement, ip } = account;
  const now = platform.clock.now();
  await account.before?.(trx);
  const { id } = await trx
    .insertInto('account')
    .values({
      account:
        values.username ||
        `m${newToken()
          .replace(/[^A-Za-z0-9]/g, '')
          .slice(0, 11)
          .toLowerCase()}`,
      nickname: values.nickname || null,
      type: placement.accountType ?? 0,
      rate: placement.rate ?? null,
      upline_id: placement.uplineId,
      path: placement.path,
      password_hash: passwordHash,
      password_changed_at: now,
      password_default: account.given !== undefined,
      payment_password_hash: paymentHash,
      avatar_url: null,
      language: account.given ? null : account.language,
      first_login_at: null,
      last_login_at: null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const profile = Object.fromEntries(PROFILE_FIELDS.map(field => [PROFILE_COLUMNS[field], values[field] || null]));
  await trx
    .insertInto('account_profile')
    .values({
      payee_name: null,
      email: null,
      full_name: null,
      nationality: null,
      birthday: null,
      ...profile,
      account_id: id,
      country_dialing_code: mobile?.dialingCode ?? null,
      mobile_num: mobile?.number ?? null,
    })
    .execute();
  if (profile.zalo) await payFirstZalo(trx, id, profile.zalo, now);
  await trx
    .insertInto('account_registration')
    .values({
      account_id: id,
      register_url: values.registerUrl,
      register_method: account.method,
      domain: values.domain,
      referral_code: values.referralCode || null,
      recommender_id: placement.recommenderId,
      affiliate_code: placement.affiliateCode,
      firebase_channel: values.firebaseChannel || null,
      ip,
      created_at: now,
      terms_accepted_at: values.termsAccepted ? now : null,
      terms_version: values.termsAccepted ? await keepTerms(trx, now, account.language) : null,
      age_confirmed_at: values.ageConfirmed ? now : null,
      creation_key: account.given?.key ?? null,
      creation_hash: account.given?.hash ?? null,
    })
    .execute();
  await confirmGiven(
    trx,
    id,
    { ...(account.confirmed?.email && { email: values.email }), ...(account.confirmed?.mobile && mobile && { mobile }) },
    now,
  );
  await referralCodeOf(trx, id);
  if (!account.given) await trx.insertInto('known_ip').values({ account_id: id, ip, registered_at: now }).execute();
  await account.after?.(trx, id);
  return id;
}

/** Two registrations at once: the later one learns it from the database. */
function fieldTaken(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error) || error.code !== UNIQUE_VIOLATION) return undefined;
  const index = 'constraint' in error ? String(error.constraint) : '';
  return FIELD_OF_INDEX[index];
}
