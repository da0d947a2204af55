import type { Trx } from '../platform.js';
import type { SeedPlayer } from './accounts.js';
import { REFERRAL_CODES } from './identity.js';

const DAY = 86_400_000;
/** Days ago on which each friend came. */
const CAME = [41, 33, 19, 6] as const;
const INVITER = 'ALMA2026';

/** Friends who came by the demo member's link and have not deposited yet. */
export async function seedReferral(trx: Trx, players: readonly SeedPlayer[], now: number): Promise<void> {
  const { id: recommender } = await trx
    .selectFrom('account')
    .select('id')
    .where('account', '=', REFERRAL_CODES[INVITER])
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('account_registration')
    .values(
      players.slice(0, CAME.length).map(({ id }, index) => ({
        account_id: id,
        register_url: '',
        register_method: 'seed',
        domain: '',
        referral_code: INVITER,
        recommender_id: recommender,
        affiliate_code: null,
        firebase_channel: null,
        ip: '203.0.113.20',
        created_at: now - (CAME[index] ?? 0) * DAY,
      })),
    )
    .execute();
}
