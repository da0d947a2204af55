import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { Failure } from '../failure.js';
import { letRest } from '../funds/withdrawal-rest.js';
import { plainText } from '../http/plain-text.js';
import { tellOwner } from '../identity/binding-change.js';
import { ownLanguage } from '../identity/binding-words.js';
import { BINDING_KINDS, bindingsOf } from '../identity/bindings.js';
import type { Platform } from '../platform.js';
import { tell } from '../tell.js';
import { audit } from './audit.js';
import { endSessions } from './end-sessions.js';
import { idParams, parse } from './parse.js';

const release = v.object({
  kinds: v.pipe(v.array(v.picklist(BINDING_KINDS, 'email, mobile or google.')), v.minLength(1, 'Choose what is to be released.')),
  reason: v.pipe(
    plainText('Must be text.'),
    v.trim(),
    v.minLength(10, 'Say in at least 10 characters how you know that it is the owner.'),
    v.maxLength(300, 'At most 300 characters.'),
  ),
});

/**
 * Help for an owner who can no longer reach what is bound: it is taken off, never set, so that the operator gives the account to nobody. Its
 * owner then binds anew with the password. Sessions end, withdrawals rest, and the old addresses are told.
 */
export function accountBindingRoutes(scope: FastifyInstance, platform: Platform): void {
  scope.post('/accounts/:id/release-bindings', async request => {
    const { id } = parse(idParams, request.params);
    const { kinds, reason } = parse(release, request.body);
    await platform.transact(async trx => {
      const now = platform.clock.now();
      const account = await trx
        .selectFrom('account')
        .select(['account', 'language'])
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!account) throw new Failure('not-found', { message: `There is no account ${id}.` });
      const before = await bindingsOf(trx, id);
      const released = BINDING_KINDS.filter(kind => kinds.includes(kind) && before[kind]);
      if (released.length === 0)
        throw new Failure('changed-meanwhile', { message: 'Nothing of this is bound any longer. Look at the account again.' });
      await trx.deleteFrom('account_binding').where('account_id', '=', id).where('kind', 'in', released).execute();
      await trx.deleteFrom('binding_change').where('account_id', '=', id).execute();
      if (released.includes('email')) await trx.updateTable('account_profile').set({ email: null }).where('account_id', '=', id).execute();
      if (released.includes('mobile'))
        await trx
          .updateTable('account_profile')
          .set({ country_dialing_code: null, mobile_num: null })
          .where('account_id', '=', id)
          .execute();
      await endSessions(trx, id, now);
      // A page that is open there learns at once that its session ended.
      tell(trx, 'account-changed', { accountId: id });
      const restUntil = await letRest(trx, id, now);
      await tellOwner(trx, platform, before, 'released', released, ownLanguage(account.language), restUntil);
      const shown = (bound: typeof before) =>
        Object.fromEntries(BINDING_KINDS.map(kind => [kind, kind === 'google' ? Boolean(bound.google) : (bound[kind]?.value ?? null)]));
      await audit(trx, platform, request, {
        action: 'account.release-bindings',
        ref: `account ${id} ${account.account}: ${reason}`,
        before: shown(before),
        after: shown(await bindingsOf(trx, id)),
      });
    });
    return {};
  });
}
