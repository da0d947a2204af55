import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Failure } from '../failure.js';
import { letRest } from '../funds/withdrawal-rest.js';
import { plainText } from '../http/plain-text.js';
import { faultOf } from '../identity/field-rules.js';
import { realNameOf } from '../identity/real-name.js';
import { sendMessage } from '../messages/send-message.js';
import { hashPassword } from '../passwords.js';
import type { Platform, Trx } from '../platform.js';
import { tell } from '../tell.js';
import { audit, audited } from './audit.js';
import { endSessions } from './end-sessions.js';
import { newPassword } from './new-password.js';
import { idParams, parse } from './parse.js';
import { assertSeen } from './seen.js';

const DAY_MS = 86_400_000;
const FALLBACK_EXPIRY_DAYS = 90;

const passwordFlag = v.object({ on: v.boolean('Must be true or false.') });
const newName = v.object({
  name: v.pipe(plainText('Must be text.'), v.trim(), v.minLength(2, 'At least 2 characters.'), v.maxLength(60, 'At most 60 characters.')),
  seen: v.optional(plainText()),
});
const passwordReset = v.object({
  password: v.optional(v.pipe(plainText('Must be text.'), v.maxLength(128, 'At most 128 characters.'))),
  mustChange: v.optional(v.boolean('Must be true or false.'), true),
});

/** What the operator may do to an account apart from its money. Each is one transaction with its audit row. */
export function accountActionRoutes(scope: FastifyInstance, platform: Platform): void {
  const { clock } = platform;

  /** Locks the account and ends its sessions and open games, so that the lock holds at once. */
  scope.post('/accounts/:id/lock', request =>
    act(request, 'account.lock', async (trx, id) => {
      await trx.updateTable('account').set({ status: 'locked' }).where('id', '=', id).execute();
      return endSessions(trx, id, clock.now());
    }),
  );
  /** Unlocks, and forgets the wrong logins that were counted. */
  scope.post('/accounts/:id/unlock', request =>
    act(request, 'account.unlock', async (trx, id, account) => {
      await trx.updateTable('account').set({ status: 'active' }).where('id', '=', id).execute();
      await forgetFailures(trx, account);
    }),
  );
  scope.post('/accounts/:id/revoke-sessions', request =>
    act(request, 'account.revoke-sessions', (trx, id) => endSessions(trx, id, clock.now())),
  );

  /** Dates the last change back beyond the setting `password_expiry_days`. */
  scope.post('/accounts/:id/expire-password', request =>
    act(request, 'account.expire-password', async (trx, id) => {
      const setting = await trx.selectFrom('setting').select('value').where('key', '=', 'password_expiry_days').executeTakeFirst();
      const days = Number(setting?.value) || FALLBACK_EXPIRY_DAYS;
      await trx
        .updateTable('account')
        .set({ password_changed_at: clock.now() - (days + 1) * DAY_MS })
        .where('id', '=', id)
        .execute();
    }),
  );
  scope.post('/accounts/:id/default-password', request => {
    const { on } = parse(passwordFlag, request.body);
    return act(request, on ? 'account.default-password.on' : 'account.default-password.off', async (trx, id) => {
      await trx.updateTable('account').set({ password_default: on }).where('id', '=', id).execute();
    });
  });

  /** For who forgot the withdraw password: with the login password a new one is set. That changes it, so withdrawals rest from now on. */
  scope.post('/accounts/:id/clear-payment-password', request =>
    act(request, 'account.clear-payment-password', async (trx, id) => {
      const cleared = await trx
        .updateTable('account')
        .set({ payment_password_hash: null })
        .where('id', '=', id)
        .where('payment_password_hash', 'is not', null)
        .executeTakeFirst();
      if (cleared.numUpdatedRows > 0n) await letRest(trx, id, clock.now());
      await trx
        .deleteFrom('login_attempt')
        .where('subject', 'in', [`payment-password:${id}`, `payment-password-day:${id}`])
        .execute();
    }),
  );

  /** The real name, which its owner cannot change after the first deposit; the owner is told. */
  scope.post('/accounts/:id/name', async request => {
    const { id } = parse(idParams, request.params);
    const { name, seen } = parse(newName, request.body);
    const fault = faultOf(
      await platform.db.selectFrom('register_rule').selectAll().where('field', '=', 'payeeName').executeTakeFirst(),
      name,
      platform.log,
    );
    if (fault === 'pattern')
      throw new Failure('bad-request', {
        message: 'The name does not fit the rule for names.',
        fields: { name: 'Does not fit the rule for names.' },
      });
    await platform.transact(async trx => {
      const account = await trx.selectFrom('account').select('account').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
      if (!account) throw new Failure('not-found', { message: `There is no account ${id}.` });
      const deed = { action: 'account.name', ref: `account ${id} ${account.account}` };
      const read = async () =>
        (await trx.selectFrom('account_profile').select(['payee_name', 'full_name']).where('account_id', '=', id).executeTakeFirst()) ?? {
          payee_name: null,
          full_name: null,
        };
      await assertSeen(trx, seen === undefined ? undefined : { name: seen }, { name: realNameOf(await read()) }, deed);
      await audited(trx, platform, request, deed, read, async () => {
        const names = { payee_name: name, full_name: name };
        await trx
          .insertInto('account_profile')
          .values({
            ...names,
            account_id: id,
            email: null,
            country_dialing_code: null,
            mobile_num: null,
            nationality: null,
            birthday: null,
          })
          .onConflict(conflict => conflict.column('account_id').doUpdateSet(names))
          .execute();
        await sendMessage(trx, id, { kind: 'name_changed', reference: name }, clock.now());
      });
    });
    return {};
  });

  /** Sets a password and ends all sessions. A generated one is answered once and kept nowhere. */
  scope.post('/accounts/:id/reset-password', async (request): Promise<{ password: string | null }> => {
    const { password: given, mustChange } = parse(passwordReset, request.body);
    if (given !== undefined) await assertPassword(given);
    const password = given ?? newPassword();
    const password_hash = await hashPassword(password, platform.config.passwordCost);
    await act(request, 'account.reset-password', async (trx, id, account) => {
      const row = { password_hash, password_changed_at: clock.now(), password_default: mustChange };
      await trx.updateTable('account').set(row).where('id', '=', id).execute();
      await forgetFailures(trx, account);
      const ended = await endSessions(trx, id, clock.now());
      return `${ended}${mustChange ? ', must change at next login' : ''}`;
    });
    return { password: given === undefined ? password : null };
  });

  async function act(
    request: FastifyRequest,
    action: string,
    change: (trx: Trx, id: number, account: string) => Promise<string | void>,
  ): Promise<Record<string, never>> {
    const { id } = parse(idParams, request.params);
    await platform.transact(async trx => {
      const read = () =>
        trx
          .selectFrom('account')
          .select(['account', 'status', 'password_changed_at', 'password_default'])
          .where('id', '=', id)
          .forNoKeyUpdate()
          .executeTakeFirst();
      const account = await read();
      if (!account) throw new Failure('not-found', { message: `There is no account ${id}.` });
      // A page that is open there learns at once that its session ended.
      tell(trx, 'account-changed', { accountId: id });
      const told = await change(trx, id, account.account);
      await audit(trx, platform, request, {
        action,
        ref: `account ${id} ${account.account}${told ? ` (${told})` : ''}`,
        before: account,
        after: await read(),
      });
    });
    return {};
  }

  /** The same rule that members meet (INV-28), so that the password can also be typed into the login form. */
  async function assertPassword(password: string): Promise<void> {
    const rule = await platform.db.selectFrom('register_rule').selectAll().where('field', '=', 'password').executeTakeFirst();
    const fault = faultOf(rule, password, platform.log);
    if (rule && fault === 'length')
      throw new Failure('bad-request', {
        message: `The password has ${rule.min_length} to ${rule.max_length} characters.`,
        fields: { password: 'length' },
      });
    if (fault)
      throw new Failure('bad-request', {
        message: 'The password does not fit the rule for passwords: letters and digits.',
        fields: { password: 'pattern' },
      });
  }
}

/** The login counts wrong tries of an account under these subjects, from everywhere and from each address. */
async function forgetFailures(trx: Trx, account: string): Promise<void> {
  const name = account.toLowerCase();
  await trx
    .deleteFrom('login_attempt')
    .where(eb =>
      eb.or([eb('subject', '=', `account:${name}`), eb(eb.fn<boolean>('starts_with', ['subject', eb.val(`pair:${name}|`)]), '=', true)]),
    )
    .execute();
}
