import * as v from 'valibot';
import { signedIn } from '../http/access.js';
import { defineCall } from '../http/call.js';
import { toWireAmount, wholeNumber } from '../http/wire-input.js';
import { referralCodeOf } from '../identity/referral-code.js';
import { friendsOf, invitationPath, referralSums, referralTerms } from '../referral/referral.js';

const PAGE_SIZE = 10;

/** What an account invites with, who came by it, and what that brought (O-34, MEM-11). */
const referral = defineCall({
  method: 'GET',
  path: '/wps/relay/MCS2_getReferral',
  access: 'real',
  input: v.object({ page: wholeNumber(1, 100_000, 1) }),
  async answer({ platform, caller, input }) {
    const { accountId } = signedIn(caller);
    const { db } = platform;
    const code = await referralCodeOf(db, accountId);
    const terms = await referralTerms(db);
    const { friends: total, rewarded, earned } = await referralSums(db, accountId);
    const friends = await friendsOf(db, accountId, { limit: PAGE_SIZE, offset: (input.page - 1) * PAGE_SIZE });
    return {
      value: {
        code,
        link: invitationPath(code),
        bonus: { perFriend: toWireAmount(terms.bonus), depositMin: toWireAmount(terms.depositMin), earned: toWireAmount(earned), rewarded },
        friends: friends.map(({ id, name, joinedAt, state, bonus }) => ({
          id: String(id),
          name,
          joinedAt,
          state,
          bonus: toWireAmount(bonus),
        })),
        total,
        totalPages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
      },
    };
  },
});

export const referralCalls = [referral];
