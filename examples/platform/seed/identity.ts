import type { Trx } from '../platform.js';

/** Codes that recruit; agent codes place an account under their agent (OP-42). */
const AFFILIATE_CODES = {
  BRUNO01: 'demo_agent',
  CARLA01: 'demo_subagent',
  ELENA41: 'demo_agent41',
  FABIO42: 'demo_agent42',
} as const;
export const REFERRAL_CODES = { ALMA2026: 'demo_member', DIEGO2026: 'demo_player' } as const;
/** An inactive code, to try the refusal. */
const CLOSED_CODE = 'CLOSED01';
const AGENT_DOMAIN = 'carla.novapalace.example';
/** Base32 secret of the authenticator that demo_newip has; any authenticator app takes it. */
export const DEMO_TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Affiliate and referral codes, the agent's own domain, and the authenticator of demo_newip. */
export async function seedIdentity(trx: Trx, now: number): Promise<void> {
  const accounts = await trx.selectFrom('account').select(['id', 'account']).where('account', 'like', 'demo_%').execute();
  const idOf = (name: string) => {
    const found = accounts.find(row => row.account === name);
    if (!found) throw new Error(`The seed has no account ${name}.`);
    return found.id;
  };
  await trx
    .insertInto('affiliate_code')
    .values([
      ...Object.entries(AFFILIATE_CODES).map(([code, agent]) => ({ code, agent_id: idOf(agent), domain: null, active: true })),
      { code: CLOSED_CODE, agent_id: idOf('demo_agent'), domain: null, active: false },
    ])
    .execute();
  await trx
    .insertInto('referral_code')
    .values(Object.entries(REFERRAL_CODES).map(([code, account]) => ({ code, account_id: idOf(account) })))
    .execute();
  await trx
    .updateTable('domain_route')
    .set({ agent_id: idOf('demo_subagent') })
    .where('domain', '=', AGENT_DOMAIN)
    .execute();
  await trx
    .insertInto('account_binding')
    .values({ account_id: idOf('demo_newip'), kind: 'google', value: 'demo_newip', secret: DEMO_TOTP_SECRET, bound_at: now })
    .execute();
}
