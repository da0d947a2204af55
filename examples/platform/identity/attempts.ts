import { sql } from 'kysely';
import { Failure } from '../failure.js';
import type { Platform } from '../platform.js';

export interface AttemptLimit {
  /** What is counted, such as `code-ip:203.0.113.9`. */
  subject: string;
  /** Tries within the window. */
  most: number;
  windowMs: number;
}

/** Counts a try before it is looked at, so that tries sent at once cannot share one. Throws Failure `rate-limited` above the limit. */
export async function countAttempt(platform: Platform, { subject, most, windowMs }: AttemptLimit): Promise<void> {
  const now = platform.clock.now();
  const row = await platform.db
    .insertInto('login_attempt')
    .values({ subject, failures: 1, last_at: now })
    .onConflict(conflict =>
      conflict.column('subject').doUpdateSet(eb => ({
        // Tries above the limit do not push its end away: `last_at` stays where the limit was reached, and they count as one.
        failures: eb
          .case()
          .when('login_attempt.last_at', '<=', now - windowMs)
          .then(1)
          .else(sql<number>`least(login_attempt.failures, ${most}) + 1`)
          .end(),
        last_at: eb
          .case()
          .when(eb.and([eb('login_attempt.failures', '>=', most), eb('login_attempt.last_at', '>', now - windowMs)]))
          .then(eb.ref('login_attempt.last_at'))
          .else(now)
          .end(),
      })),
    )
    .returning(['failures', 'last_at'])
    .executeTakeFirstOrThrow();
  if (row.failures <= most) return;
  throw new Failure('rate-limited', { retryAfter: Math.max(1, Math.ceil((row.last_at + windowMs - now) / 1000)) });
}

/** Takes one counted try back: it was right, and is no guess. What others have tried stays. */
export async function takeAttemptBack(platform: Platform, subject: string): Promise<void> {
  await platform.db
    .updateTable('login_attempt')
    .set({ failures: sql<number>`greatest(failures - 1, 0)` })
    .where('subject', '=', subject)
    .execute();
}

/** Forgets the tries of a subject after one was right. */
export async function forgetAttempts(platform: Platform, subject: string): Promise<void> {
  await platform.db.deleteFrom('login_attempt').where('subject', '=', subject).execute();
}
