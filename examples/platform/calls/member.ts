import * as v from 'valibot';
import { contractFlags } from '../contracts/list-contracts.js';
import { signedIn } from '../http/access.js';
import { defineCall } from '../http/call.js';
import { changeAddress } from '../http/change-stream.js';
import { requiredText } from '../http/wire-input.js';
import { availableCount } from '../rewards/rewards.js';
import { vipOf } from '../vip/vip.js';
import { isSwitchedOn } from '../switches.js';

const info = defineCall({
  method: 'GET',
  path: '/wps/member/info',
  access: 'session',
  duringPasswordChange: true,
  input: v.object({}),
  async answer({ platform, caller }) {
    const { accountId, firstLogin, mustChangePassword } = signedIn(caller);
    const account = await platform.db
      .selectFrom('account')
      .leftJoin('account as upline', 'upline.id', 'account.upline_id')
      .select(['account.id', 'account.account', 'account.nickname', 'account.type', 'account.language', 'upline.account as upline'])
      .where('account.id', '=', accountId)
      .executeTakeFirstOrThrow();
    const { rank } = await vipOf(platform.db, accountId);
    return {
      value: {
        id: String(account.id),
        account: account.account,
        nickname: account.nickname ?? '',
        type: account.type,
        hasVip: await isSwitchedOn(platform.db, 'VIPSYS3'),
        vipLabelName: rank.label,
        vipRankLevel: rank.level,
        availablePromoCount: await availableCount(platform.db, accountId, platform.clock.now()),
        firstTimeLogin: firstLogin,
        mustChangePassword,
        uplineAccount: account.upline ?? '',
        language: account.language ?? '',
      },
    };
  },
});

const icon = defineCall({
  method: 'GET',
  path: '/wps/member/info/icon',
  access: 'session',
  input: v.object({}),
  async answer({ platform, caller }) {
    const row = await platform.db
      .selectFrom('account')
      .select('avatar_url')
      .where('id', '=', signedIn(caller).accountId)
      .executeTakeFirstOrThrow();
    return { value: { url: row.avatar_url ?? '' } };
  },
});

const language = defineCall({
  method: 'PUT',
  path: '/wps/member/info/language',
  access: 'session',
  input: v.object({
    language: v.pipe(requiredText, v.regex(/^[a-zA-Z]{2,3}(-[a-zA-Z]{2,4})?$/, 'must be a language code'), v.toUpperCase()),
  }),
  async answer({ platform, caller, input }) {
    await platform.db.updateTable('account').set({ language: input.language }).where('id', '=', signedIn(caller).accountId).execute();
    return {};
  },
});

const unreadCount = defineCall({
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  access: 'real',
  input: v.object({}),
  async answer({ platform, caller }) {
    const row = await platform.db
      .selectFrom('message')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('account_id', '=', signedIn(caller).accountId)
      .where('read_at', 'is', null)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    return { value: { count: row.count } };
  },
});

/** Where the open pages of the account hear of what changes for it (O-77). */
const accountEvents = defineCall({
  method: 'GET',
  path: '/wps/member/events',
  access: 'real',
  input: v.object({}),
  answer: async ({ changes, caller }) => ({
    value: { address: `${changeAddress(changes)}&of=${await changes.accounts.ticket(signedIn(caller).accountId)}` },
  }),
});

/** Flags come from the contracts and requests as they are now, so that menu and data cannot disagree (INV-19, OP-33). */
const consolidated = defineCall({
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  access: 'real',
  input: v.object({}),
  async answer({ platform, caller }) {
    const { dividend, daily, hour, realtime } = await contractFlags(platform.db, signedIn(caller).accountId);
    return { value: { divtypereq: dividend, dailysalreqtype: daily, contracthoursalreq: hour, realtimesalreqtype: realtime } };
  },
});

export const memberCalls = [info, icon, language, unreadCount, accountEvents, consolidated];
