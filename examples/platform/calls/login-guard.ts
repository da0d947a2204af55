import { sql } from 'kysely';
import { Failure } from '../failure.js';
import { networkOf } from '../http/network-of.js';
import type { Settings } from '../http/settings.js';
import { isFamiliarAddress } from '../identity/known-address.js';
import type { Platform, Queryable, Trx } from '../platform.js';

/**
 * Counts tries at an account from an address, of the address, of the account, and of all together, before a password is looked at,
 * so that tries sent at once cannot share one. From the third wrong one on a captcha is asked for; at the limit further tries are
 * refused for a while, right or wrong, so that guessing does not pay. Names that do not exist count alike.
 *
 * The owner is not locked out by others: an address from which the account has signed in before is held only by its own failures;
 * any other may still try once a minute while the account is under attack, and a reset by phone or mail forgets the failures.
 */
export interface LoginGuard {
  /**
   * Counts the try, then runs `prove`. False keeps it counted, true forgets what stands against the account, and whatever `prove`
   * throws takes it back: nothing was found out. Throws `rate-limited`, and `captcha-required` where a login without one needs it.
   */
  attempt(who: LoginTry, prove: (due: CaptchaDue) => Promise<boolean>): Promise<{ isRight: boolean } & CaptchaDue>;
}
interface LoginTry {
  account: string;
  ip: string;
  /** `never` where none is asked for. */
  captcha: 'given' | 'missing' | 'never';
}
interface CaptchaDue {
  captchaRequired: boolean;
}

type Kind = 'pair' | 'ip' | 'account' | 'all';
interface Counted {
  failures: number;
  last_at: number;
}

/** One address may stand for many people, and one account may be tried from many addresses. */
const FACTOR: Record<Exclude<Kind, 'all'>, number> = { pair: 1, ip: 5, account: 5 };
const SLOW_PACE_MS = 60_000;
const MINUTE_MS = 60_000;

export function createLoginGuard(platform: Platform, settings: Settings): LoginGuard {
  async function limits() {
    return {
      most: await settings.number('login_failures_limit'),
      captchaAfter: await settings.number('captcha_after_failures'),
      captchaForAll: await settings.number('login_failures_global'),
      windowMs: (await settings.number('login_failures_minutes')) * MINUTE_MS,
    };
  }
  type Limits = Awaited<ReturnType<typeof limits>>;

  function isCaptchaDue(found: Record<Kind, Counted>, { captchaAfter, captchaForAll }: Limits): boolean {
    return found.account.failures >= captchaAfter || found.ip.failures >= captchaAfter * FACTOR.ip || found.all.failures >= captchaForAll;
  }
  function refuse(until: number): never {
    throw new Failure('rate-limited', { retryAfter: Math.max(1, Math.ceil((until - platform.clock.now()) / 1000)) });
  }

  /** Throws when this try may not be; else answers how many failures there were before. */
  async function assertAllowed(db: Queryable, { account, ip, captcha }: LoginTry, found: Record<Kind, Counted>, limit: Limits) {
    const { most, windowMs } = limit;
    const { pair, ip: address, account: owner } = found;
    if (pair.failures >= most * FACTOR.pair) refuse(pair.last_at + windowMs);
    if (address.failures >= most * FACTOR.ip) refuse(address.last_at + windowMs);
    const isSlow = owner.failures >= most * FACTOR.account && !(await isFamiliarAddress(db, account, ip));
    if (isSlow && platform.clock.now() < owner.last_at + SLOW_PACE_MS) refuse(owner.last_at + SLOW_PACE_MS);
    const captchaRequired = captcha !== 'never' && isCaptchaDue(found, limit);
    if (captchaRequired && captcha === 'missing') throw new Failure('captcha-required', { value: { captchaRequired } });
    return { captchaRequired, isSlow };
  }

  /** The failures before this try, which counts from now on. */
  async function count(who: LoginTry, limit: Limits) {
    const named = subjectsOf(who);
    const now = platform.clock.now();
    // A flood of tries that may not be is turned away here, for the price of one read.
    await assertAllowed(platform.db, who, await read(platform.db, named, now - limit.windowMs), limit);
    return platform.transact(async trx => {
      const before = await hold(trx, named, now, limit.windowMs);
      const { captchaRequired, isSlow } = await assertAllowed(trx, who, before, limit);
      await trx
        .updateTable('login_attempt')
        .set(eb => ({
          failures: eb('failures', '+', 1),
          ...(isSlow && { last_at: eb.case().when('subject', '=', named.account).then(now).else(eb.ref('last_at')).end() }),
        }))
        .where('subject', 'in', Object.values(named))
        .execute();
      return { before, captchaRequired };
    });
  }

  async function takeBack(subjects: string[]): Promise<void> {
    await platform.db
      .updateTable('login_attempt')
      .set({ failures: sql<number>`greatest(failures - 1, 0)` })
      .where('subject', 'in', subjects)
      .execute();
  }

  return {
    async attempt(who, prove) {
      const named = subjectsOf(who);
      const limit = await limits();
      const { before, captchaRequired } = await count(who, limit);
      let isRight: boolean;
      try {
        isRight = await prove({ captchaRequired });
      } catch (error) {
        await takeBack(Object.values(named));
        throw error;
      }
      if (isRight) {
        await takeBack([named.ip, named.all]);
        await platform.db.deleteFrom('login_attempt').where('subject', 'in', [named.pair, named.account]).execute();
        return { isRight, captchaRequired: false };
      }
      // Only a wrong one starts the time anew: whoever signs in all day does not keep old failures alive.
      await platform.db
        .updateTable('login_attempt')
        .set({ last_at: platform.clock.now() })
        .where('subject', 'in', Object.values(named))
        .execute();
      const own = ({ failures, last_at }: Counted): Counted => ({ failures: failures + 1, last_at });
      return {
        isRight,
        captchaRequired: isCaptchaDue(
          { pair: own(before.pair), ip: own(before.ip), account: own(before.account), all: own(before.all) },
          limit,
        ),
      };
    },
  };
}

function subjectsOf({ account, ip }: LoginTry): Record<Kind, string> {
  const name = account.toLowerCase().slice(0, 80);
  const address = networkOf(ip);
  return { pair: `pair:${name}|${address}`, ip: `ip:${address}`, account: `account:${name}`, all: 'all-logins' };
}

async function read(db: Queryable, named: Record<Kind, string>, since: number): Promise<Record<Kind, Counted>> {
  return byKind(
    named,
    await db.selectFrom('login_attempt').selectAll().where('subject', 'in', Object.values(named)).where('last_at', '>', since).execute(),
  );
}

/** Holds the rows until the transaction ends, in one order for everybody; what is too old counts no more. */
async function hold(trx: Trx, named: Record<Kind, string>, now: number, windowMs: number): Promise<Record<Kind, Counted>> {
  const rows = await trx
    .insertInto('login_attempt')
    .values(
      Object.values(named)
        .toSorted()
        .map(subject => ({ subject, failures: 0, last_at: now })),
    )
    .onConflict(conflict =>
      conflict.column('subject').doUpdateSet(eb => ({
        failures: eb
          .case()
          .when('login_attempt.last_at', '<=', now - windowMs)
          .then(0)
          .else(eb.ref('login_attempt.failures'))
          .end(),
        last_at: eb
          .case()
          .when('login_attempt.last_at', '<=', now - windowMs)
          .then(now)
          .else(eb.ref('login_attempt.last_at'))
          .end(),
      })),
    )
    .returningAll()
    .execute();
  return byKind(named, rows);
}

function byKind(named: Record<Kind, string>, rows: readonly (Counted & { subject: string })[]): Record<Kind, Counted> {
  const of = (subject: string): Counted => rows.find(row => row.subject === subject) ?? { failures: 0, last_at: 0 };
  return { pair: of(named.pair), ip: of(named.ip), account: of(named.account), all: of(named.all) };
}
