import * as v from 'valibot';
import { Failure } from '../failure.js';
import { lockAccount } from '../funds/deposits.js';
import { signedIn } from '../http/access.js';
import { defineCall } from '../http/call.js';
import { inputText, requiredText, toWireAmount } from '../http/wire-input.js';
import { faultOf, loadRules } from '../identity/field-rules.js';
import { lockedNames } from '../identity/real-name.js';
import { PROFILE_COLUMNS, PROFILE_FIELDS, profileInput, type ProfileField } from '../identity/register-input.js';
import { payFirstZalo, zaloBonusOf } from '../identity/zalo-bonus.js';

const NAME_COLUMNS = { payeeName: 'payee_name', fullName: 'full_name' } as const;
/** The portraits that an account may take; each is drawn from its name. */
const PORTRAITS = ['alba', 'brisa', 'cobre', 'duna', 'ember', 'faro', 'gala', 'hielo', 'indigo', 'jade', 'kobalt', 'lumen'];
const portraitPath = (name: string) => `/art/avatar/${name}.svg`;

const read = defineCall({
  method: 'GET',
  path: '/wps/member/profile',
  access: 'real',
  input: v.object({}),
  async answer({ platform, caller }) {
    const { accountId } = signedIn(caller);
    const account = await platform.db
      .selectFrom('account')
      .select(['account', 'nickname', 'avatar_url', 'created_at'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const profile = await platform.db.selectFrom('account_profile').selectAll().where('account_id', '=', accountId).executeTakeFirst();
    const fields: Partial<Record<ProfileField, string>> = Object.fromEntries(
      PROFILE_FIELDS.map(field => [field, profile?.[PROFILE_COLUMNS[field]] ?? '']),
    );
    return {
      value: {
        fields: { nickname: account.nickname ?? '', ...fields },
        avatarUrl: account.avatar_url ?? '',
        avatars: portraitsOf(account.account),
        registeredAt: account.created_at,
        locked: await lockedNames(platform.db, accountId, profile),
        zaloBonus: toWireAmount(await zaloBonusOf(platform.db, accountId)),
      },
    };
  },
});

/**
 * Keeps profile fields of one's own, such as the Zalo number that the bonus asks for (O-08, REG-47). Empty fields stay as they are.
 * Neither mail address nor mobile number: a reset believes them, so a session alone must not set them. Nor the real name after the first deposit. The first
 * Zalo number brings its bonus in this very transaction.
 */
const change = defineCall({
  method: 'PUT',
  path: '/wps/member/info',
  access: 'real',
  sealed: true,
  input: v.object({ ...profileInput.entries, nickname: inputText, mobileNum: inputText }),
  async answer({ platform, caller, input }) {
    const { accountId } = signedIn(caller);
    const bound = (['email', 'mobileNum'] as const).filter(field => input[field] !== '');
    if (bound.length > 0)
      throw new Failure('bad-request', {
        message: 'E-mail address and mobile number are bound or changed in the security centre, with the password and a code.',
        fields: Object.fromEntries(bound.map(field => [field, 'unknown'])),
      });
    const rules = await loadRules(platform.db);
    const given = PROFILE_FIELDS.filter(field => input[field] !== '');
    const named = input.nickname === '' ? given : [...given, 'nickname' as const];
    const faults = named
      .map(
        field => [field, rules.get(field)?.enabled === false ? 'unknown' : faultOf(rules.get(field), input[field], platform.log)] as const,
      )
      .filter(([, fault]) => fault);
    if (faults.length > 0)
      throw new Failure('bad-request', { fields: Object.fromEntries(faults.map(([field, fault]) => [field, String(fault)])) });
    if (named.length === 0) return {};
    const values = Object.fromEntries(given.map(field => [PROFILE_COLUMNS[field], input[field]]));
    const base = {
      payee_name: null,
      email: null,
      country_dialing_code: null,
      mobile_num: null,
      full_name: null,
      nationality: null,
      birthday: null,
    };
    await platform.transact(async trx => {
      await lockAccount(trx, accountId);
      const kept = await trx
        .selectFrom('account_profile')
        .select(['payee_name', 'full_name'])
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      const locked = (await lockedNames(trx, accountId, kept)).filter(
        field => input[field] !== '' && input[field] !== kept?.[NAME_COLUMNS[field]],
      );
      if (locked.length > 0)
        throw new Failure('bad-request', {
          message: 'After the first deposit customer service changes the real name.',
          fields: Object.fromEntries(locked.map(field => [field, 'locked'])),
        });
      if (input.nickname !== '') await trx.updateTable('account').set({ nickname: input.nickname }).where('id', '=', accountId).execute();
      if (given.length === 0) return;
      await trx
        .insertInto('account_profile')
        .values({ ...base, ...values, account_id: accountId })
        .onConflict(conflict => conflict.column('account_id').doUpdateSet(values))
        .execute();
      if (input.zalo !== '') await payFirstZalo(trx, accountId, input.zalo, platform.clock.now());
    });
    return {};
  },
});

const chooseAvatar = defineCall({
  method: 'PUT',
  path: '/wps/member/info/icon',
  access: 'real',
  input: v.object({ url: requiredText }),
  async answer({ platform, caller, input }) {
    const { accountId, account } = signedIn(caller);
    if (!portraitsOf(account).includes(input.url))
      throw new Failure('bad-request', { fields: { url: 'one of the pictures that the profile names' } });
    await platform.db.updateTable('account').set({ avatar_url: input.url }).where('id', '=', accountId).execute();
    return {};
  },
});

export const profileCalls = [read, change, chooseAvatar];

/** The account's own portrait first, unless its name cannot stand in an address. */
function portraitsOf(account: string): string[] {
  return [...(/^[\w-]+$/.test(account) ? [account] : []), ...PORTRAITS].map(portraitPath);
}
