import type { TicketKind } from '../database/schema.js';
import type { Trx } from '../platform.js';

const VALID_MS = 30 * 86_400_000;

/** Puts the tickets of a promotion into the account's reward centre; once is up to the caller, whose transaction it is. */
export async function giveTickets(
  trx: Trx,
  {
    accountId,
    promotionId,
    kind,
    count,
    at,
  }: { accountId: number; promotionId: number; kind: TicketKind | null; count: number; at: number },
): Promise<void> {
  if (kind === null || count === 0) return;
  const ticket = { account_id: accountId, kind, source: `promotion:${promotionId}`, expires_at: at + VALID_MS, created_at: at };
  await trx
    .insertInto('reward')
    .values(Array.from({ length: count }, () => ticket))
    .execute();
}
