import { Failure } from '../failure.js';
import type { Settings } from '../http/settings.js';
import { isFamiliarAddress } from '../identity/known-address.js';
import type { Platform } from '../platform.js';

/**
 * Counts wrong logins of an account from an address, of the address, of the account, and of all together. From the third on a
 * captcha is asked for; at the limit further tries are refused for a while, right or wrong, so that guessing does not pay. Names
 * that do not exist count alike.
 *
 * The owner is not locked out by others: an address from which the account has signed in before is held only by its own failures;
 * any other may still try once a minute while the account is under attack, and a reset by phone or mail forgets the failures.
 */
export interface LoginGuard {
  /** Throws `rate-limited`; answers whether a captcha is due. */
  check(account: string, ip: string): Promise<{ captchaRequired: boolean }>;
  /** Answers whether a captcha is due from now on. */
  failed(account: string, ip: string): Promise<{ captchaRequired: boolean }>;
  /** Forgets what stands against the account. */
  succeeded(account: string, ip: string): Promise<void>;
}

type Kind = 'pair' | 'ip' | 'account' | 'all';

/** One address may stand for many people, and one account may be tried from many addresses. */
const FACTOR: Record<Exclude<Kind, 'all'>, number> = { pair: 1, ip: 5, account: 5 };
const SLOW_PACE_MS = 60_000;
const MINUTE_MS = 60_000;

export function createLoginGuard(platform: Platform, settings: Settings): LoginGuard {
  const subjects = (account: string, ip: string): [Kind, string][] => {
    const name = account.toLowerCase().slice(0, 80);
    return [['pair', `pair:${name}|${ip}`], ['ip', `ip:${ip}`], ['account', `account:${name}`], ['all', 'all-logins']];
  };
  const windowMs = async () => (await settings.number('login_failures_minutes')) * MINUTE_MS;

  async function failures(account: string, ip: string) {
    const since = platform.clock.now() - (await windowMs());
    const named = subjects(account, ip);
    const rows = await platform.db.selectFrom('login_attempt').selectAll().where('subject', 'in', named.map(([, subject]) => subject)).where('last_at', '>', since).execute();
    return new Map(named.flatMap(([kind, subject]) => rows.filter(row => row.subject === subject).map(row => [kind, row] as const)));
  }
  async function isCaptchaDue(found: Awaited<ReturnType<typeof failures>>) {
    const after = await settings.number('captcha_after_failures');
    const count = (kind: Kind) => found.get(kind)?.failures ?? 0;
    return count('account') >= after || count('ip') >= after * FACTOR.ip || count('all') >= (await settings.number('login_failures_global'));
  }
  function refuse(until: number): never {
    throw new Failure('rate-limited', { retryAfter: Math.max(1, Math.ceil((until - platform.clock.now()) / 1000)) });
  }
  return {
    async check(account, ip) {
      const found = await failures(account, ip);
      const limit = await settings.number('login_failures_limit');
      for (const kind of ['pair', 'ip'] as const) {
        const row = found.get(kind);
        if (row && row.failures >= limit * FACTOR[kind]) refuse(row.last_at + (await windowMs()));
      }
      const attacked = found.get('account');
      if (attacked && attacked.failures >= limit * FACTOR.account && !(await isFamiliarAddress(platform, account, ip))) {
        if (platform.clock.now() < attacked.last_at + SLOW_PACE_MS) refuse(attacked.last_at + SLOW_PACE_MS);
      }
      return { captchaRequired: await isCaptchaDue(found) };
    },
    async failed(account, ip) {
      const now = platform.clock.now();
      const since = now - (await windowMs());
      for (const [, subject] of subjects(account, ip)) {
        await platform.db
          .insertInto('login_attempt')
          .values({ subject, failures: 1, last_at: now })
          .onConflict(conflict => conflict.column('subject').doUpdateSet(eb => ({
            failures: eb.case().when('login_attempt.last_at', '>', since).then(eb('login_attempt.failures', '+', 1)).else(1).end(),
            last_at: now,
          })))
          .execute();
      }
      return { captchaRequired: await isCaptchaDue(await failures(account, ip)) };
    },
    async succeeded(account, ip) {
      const own = subjects(account, ip).filter(([kind]) => kind === 'pair' || kind === 'account').map(([, subject]) => subject);
      await platform.db.deleteFrom('login_attempt').where('subject', 'in', own).execute();
    },
  };
}
