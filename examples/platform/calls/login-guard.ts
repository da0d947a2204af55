import { Failure } from '../failure.js';
import type { Settings } from '../http/settings.js';
import type { Platform } from '../platform.js';

/**
 * Counts wrong logins of an account and of an address. From the third on a captcha is asked for; at the limit further
 * tries are refused for a while, right or wrong, so that guessing does not pay. Names that do not exist count alike.
 */
export interface LoginGuard {
  /** Throws `rate-limited`; answers whether a captcha is due. */
  check(account: string, ip: string): Promise<{ captchaRequired: boolean }>;
  /** Answers whether a captcha is due from now on. */
  failed(account: string, ip: string): Promise<{ captchaRequired: boolean }>;
  succeeded(account: string): Promise<void>;
}

/** One address may stand for many people behind it. */
const ADDRESS_FACTOR = 5;

export function createLoginGuard(platform: Platform, settings: Settings): LoginGuard {
  const subjects = (account: string, ip: string) => [`account:${account.toLowerCase()}`, `ip:${ip}`];
  const factor = (subject: string) => (subject.startsWith('ip:') ? ADDRESS_FACTOR : 1);

  async function attempts(account: string, ip: string) {
    const since = platform.clock.now() - (await settings.number('login_failures_minutes')) * 60_000;
    return platform.db.selectFrom('login_attempt').selectAll().where('subject', 'in', subjects(account, ip)).where('last_at', '>', since).execute();
  }
  async function isCaptchaDue(rows: { subject: string; failures: number }[]) {
    const limit = await settings.number('captcha_after_failures');
    return rows.some(row => row.failures >= limit * factor(row.subject));
  }
  return {
    async check(account, ip) {
      const rows = await attempts(account, ip);
      const limit = await settings.number('login_failures_limit');
      const over = rows.find(row => row.failures >= limit * factor(row.subject));
      if (over) {
        const until = over.last_at + (await settings.number('login_failures_minutes')) * 60_000;
        throw new Failure('rate-limited', { retryAfter: Math.max(1, Math.ceil((until - platform.clock.now()) / 1000)) });
      }
      return { captchaRequired: await isCaptchaDue(rows) };
    },
    async failed(account, ip) {
      const now = platform.clock.now();
      const since = now - (await settings.number('login_failures_minutes')) * 60_000;
      for (const subject of subjects(account, ip)) {
        await platform.db
          .insertInto('login_attempt')
          .values({ subject, failures: 1, last_at: now })
          .onConflict(conflict => conflict.column('subject').doUpdateSet(eb => ({
            failures: eb.case().when('login_attempt.last_at', '>', since).then(eb('login_attempt.failures', '+', 1)).else(1).end(),
            last_at: now,
          })))
          .execute();
      }
      return { captchaRequired: await isCaptchaDue(await attempts(account, ip)) };
    },
    async succeeded(account) {
      await platform.db.deleteFrom('login_attempt').where('subject', '=', `account:${account.toLowerCase()}`).execute();
    },
  };
}
