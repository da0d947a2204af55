import { Failure } from '../failure.js';
import { signedIn } from '../http/access.js';
import { defineCall } from '../http/call.js';
import { faultOf, loadRules } from '../identity/field-rules.js';
import { PROFILE_COLUMNS, PROFILE_FIELDS, profileInput } from '../identity/register-input.js';

/** Keeps profile fields of one's own, such as the Zalo number that the bonus asks for (O-08, REG-47). Empty fields stay as they are. */
const change = defineCall({
  method: 'PUT',
  path: '/wps/member/info',
  access: 'real',
  sealed: true,
  input: profileInput,
  async answer({ platform, caller, input }) {
    const { accountId } = signedIn(caller);
    const rules = await loadRules(platform.db);
    const given = PROFILE_FIELDS.filter(field => input[field] !== '');
    const faults = given.map(field => [field, rules.get(field)?.enabled === false ? 'unknown' : faultOf(rules.get(field), input[field], platform.log)] as const).filter(([, fault]) => fault);
    if (faults.length > 0) throw new Failure('bad-request', { fields: Object.fromEntries(faults.map(([field, fault]) => [field, String(fault)])) });
    if (given.length === 0) return {};
    if (input.email !== '') {
      const other = await platform.db.selectFrom('account_profile').select('account_id').where(eb => eb.fn('lower', ['email']), '=', input.email.toLowerCase()).where('account_id', '!=', accountId).executeTakeFirst();
      if (other) throw new Failure('bad-request', { fields: { email: 'taken' } });
    }
    const values = Object.fromEntries(given.map(field => [PROFILE_COLUMNS[field], input[field]]));
    const base = { payee_name: null, email: null, country_dialing_code: null, mobile_num: null, full_name: null, nationality: null, birthday: null };
    await platform.db
      .insertInto('account_profile')
      .values({ ...base, ...values, account_id: accountId })
      .onConflict(conflict => conflict.column('account_id').doUpdateSet(values))
      .execute();
    return {};
  },
});

export const profileCalls = [change];
