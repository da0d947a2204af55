import { sql } from 'kysely';
import { Failure } from '../failure.js';
import { networkOf } from '../http/network-of.js';
import type { Settings } from '../http/settings.js';
import type { Platform, Trx } from '../platform.js';
import { newToken } from '../secrets.js';
import { tell } from '../tell.js';
import { issueCode, type CodePurpose } from './codes.js';

export interface CodeMessage {
  kind: 'sms' | 'mail';
  /** Number or address. */
  to: string;
  purpose: CodePurpose;
  /** What the code is bound to, when it is not the number itself. */
  target?: string;
  ip: string;
  /** Minutes for which it is good. */
  minutes: number;
  /**
   * False when nobody is there to send it to: limits, work and answer are those of a known target, and nothing arrives.
   * `note` is sent instead when there is one.
   */
  deliver: boolean;
  note?: string;
  /** The whole message; by default the platform's name and the code. */
  text?(code: string): string;
}

const FIVE_MINUTES_MS = 5 * 60_000;
const DAY_MS = 86_400_000;
/** One address may stand for many people behind it. */
const ADDRESS_FACTOR = 5;
/** Of the whole platform, in five minutes: what a gateway takes. */
const PLATFORM_LIMIT = 600;

/** Minutes for which an sms code is good: at least as long as the wait before the next one, and never less than it takes to type it. */
export async function smsMinutes(settings: Settings): Promise<{ countdown: number; minutes: number }> {
  const countdown = await settings.number('sms_expiry_minutes');
  return { countdown, minutes: Math.max(countdown, 5) };
}

/**
 * Sends a code to the outbox within the limits of number, address and platform. Throws Failure `rate-limited` (five minutes,
 * ERR-02, CON-01) and `quota-exceeded` (a day, ERR-08).
 */
export async function sendCode(platform: Platform, settings: Settings, message: CodeMessage): Promise<void> {
  const limits = { perFive: await settings.number('sms_limit_per_5min'), perDay: await settings.number('sms_quota') };
  const target = message.target ?? message.to;
  await platform.transact(async trx => {
    await assertWithinLimits(trx, platform, message, limits);
    await trx
      .insertInto('sms_usage')
      .values({ target: message.to, ip: networkOf(message.ip), sent_at: platform.clock.now() })
      .execute();
    const code = await issueCode(trx, platform, message.purpose, target, message.minutes);
    const text = message.deliver ? (message.text ?? shortText)(code) : message.note;
    if (text === undefined) {
      // As much work as a message takes, so that the time does not tell either; forgotten with the old nonces.
      await trx.insertInto('nonce').values({ value_hash: newToken(), expires_at: platform.clock.now() }).execute();
      return;
    }
    const { id } = await trx
      .insertInto('outbox')
      .values({ kind: message.kind, target: message.to, text, created_at: platform.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    tell(trx, 'outbox-added', { id });
  });
}

/** Requests for one target wait for each other, so that none slips through beside another. */
async function assertWithinLimits(
  trx: Trx,
  platform: Platform,
  { to, ip }: CodeMessage,
  limits: { perFive: number; perDay: number },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${to}, 41))`.execute(trx);
  const now = platform.clock.now();
  await trx
    .deleteFrom('sms_usage')
    .where('sent_at', '<', now - 2 * DAY_MS)
    .execute();
  const count = async (since: number, of?: { target: string } | { ip: string }) => {
    let query = trx
      .selectFrom('sms_usage')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('sent_at', '>', since);
    if (of) query = 'target' in of ? query.where('target', '=', of.target) : query.where('ip', '=', networkOf(of.ip));
    return Number((await query.executeTakeFirstOrThrow()).count);
  };
  const five = now - FIVE_MINUTES_MS;
  const isTooFast =
    (await count(five, { target: to })) >= limits.perFive ||
    (await count(five, { ip })) >= limits.perFive * ADDRESS_FACTOR ||
    (await count(five)) >= PLATFORM_LIMIT;
  if (isTooFast) throw new Failure('rate-limited', { retryAfter: FIVE_MINUTES_MS / 1000 });
  const day = now - DAY_MS;
  const isUsedUp = (await count(day, { target: to })) >= limits.perDay || (await count(day, { ip })) >= limits.perDay * ADDRESS_FACTOR;
  if (isUsedUp) throw new Failure('quota-exceeded');
}

function shortText(code: string): string {
  return `Nova Palace: ${code}`;
}
