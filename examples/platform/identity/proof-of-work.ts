import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { sql } from 'kysely';
import { bounded } from '../bounded.js';
import { Failure } from '../failure.js';
import { networkOf } from '../http/network-of.js';
import type { Settings } from '../http/settings.js';
import type { Platform, Trx } from '../platform.js';
import { newToken } from '../secrets.js';
import { hideNumber } from './hide-number.js';

/** Which call it pays for: a proof for one is none for another. */
type ProofPurpose = 'login' | 'register' | 'human' | 'picture';
export interface ProofFor {
  purpose: ProofPurpose;
  /** Whose login it is; empty for the other purposes. */
  account: string;
  ip: string;
}
export interface ProofAnswer {
  id: string;
  /** `<counter>.<derived key>`. */
  answer: string;
}

/**
 * Rounds of each attempt: so many that a browser, whose own code does them, is hardly slower than a program, and that a busy page has few
 * attempts to attend to.
 */
const ROUNDS = 50_000;
/** For so long it is good, and for so long it makes the next one dearer. */
const LIFETIME_MS = 10 * 60_000;
/** Of one address within that time: making one costs the platform an attempt as well. */
const MOST = 100;
const ANSWER = /^(\d{1,9})\.([0-9a-f]{64})$/;
const turn = bounded({ atOnce: 1, waiting: 64, retryAfter: 3 });

/**
 * Work for the caller's machine, twice as much with each further one of its address or account within ten minutes, up to a bound
 * that a person can wait for. It counts when it is asked for: whoever asks for many before working pays for many.
 */
export async function newProof(
  platform: Platform,
  settings: Settings,
  wanted: ProofFor,
): Promise<{ id: string; challenge: Challenge['parameters']; most: number }> {
  const [first, doublings] = [await settings.number('proof_attempts'), await settings.number('proof_doublings')];
  const id = newToken();
  const before = await platform.transact(trx => reserve(trx, platform.clock.now(), id, wanted));
  const { counter, most } = hideNumber(first * 2 ** Math.min(before, doublings));
  const challenge = await turn(() =>
    createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: ROUNDS, counter, deriveKey, hmacSignatureSecret: id, hmacKeySignatureSecret: id }),
  );
  await platform.db
    .updateTable('proof')
    .set({ challenge: JSON.stringify(challenge) })
    .where('id', '=', id)
    .execute();
  // What proves the answer stays here, so that the id may serve as its key.
  const { keySignature: _, ...shown } = challenge.parameters;
  return { id, challenge: shown, most };
}

/** Uses it up, right or wrong, at the same small cost: the key that was found is compared, not found again. Throws Failure `captcha-invalid`. */
export async function spendProof(platform: Platform, { purpose, account, ip }: ProofFor, { id, answer }: ProofAnswer): Promise<void> {
  const now = platform.clock.now();
  const row = await platform.db
    .updateTable('proof')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('account', '=', nameOf(account))
    .where('ip', '=', networkOf(ip))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('challenge', '<>', '')
    .returning('challenge')
    .executeTakeFirst();
  const [, counter, derivedKey = ''] = ANSWER.exec(answer) ?? [];
  const challenge = row && (JSON.parse(row.challenge) as Challenge);
  const isRight =
    challenge !== undefined &&
    counter !== undefined &&
    (
      await verifySolution({
        challenge,
        solution: { counter: Number(counter), derivedKey },
        deriveKey,
        hmacSignatureSecret: id,
        hmacKeySignatureSecret: id,
      })
    ).verified;
  if (!isRight) throw new Failure('captcha-invalid', { value: { captchaRequired: true } });
}

/** Takes a place, and answers how many the address or the account had before. One at a time for each, so that asking at once does not pay. */
async function reserve(trx: Trx, now: number, id: string, { purpose, account, ip: address }: ProofFor): Promise<number> {
  const name = nameOf(account);
  const ip = networkOf(address);
  await sql`select pg_advisory_xact_lock(hashtextextended(${ip}, 63))`.execute(trx);
  if (name !== '') await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 64))`.execute(trx);
  await trx.deleteFrom('proof').where('expires_at', '<=', now).execute();
  const count = async (column: 'ip' | 'account', value: string) =>
    Number(
      (
        await trx
          .selectFrom('proof')
          .select(eb => eb.fn.countAll<number>().as('count'))
          .where(column, '=', value)
          .executeTakeFirstOrThrow()
      ).count,
    );
  const ofAddress = await count('ip', ip);
  if (ofAddress >= MOST) throw new Failure('rate-limited', { retryAfter: LIFETIME_MS / 1000 });
  const ofAccount = name === '' ? 0 : await count('account', name);
  await trx
    .insertInto('proof')
    .values({ id, purpose, account: name, ip, challenge: '', expires_at: now + LIFETIME_MS })
    .execute();
  return Math.max(ofAddress, ofAccount);
}

function nameOf(account: string): string {
  return account.toLowerCase().slice(0, 80);
}
