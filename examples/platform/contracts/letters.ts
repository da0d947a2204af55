import type { ContractKind } from '../database/schema.js';
import { sendMessage } from '../messages/send-message.js';
import type { Trx } from '../platform.js';
import { tell } from '../tell.js';
import { keepLetter } from './letter-words.js';
import type { Excess } from './terms.js';
import type { ContractNews } from './words/form.js';

/** An account; the house has no id, and nobody reads its letters. */
interface Side {
  id: number | null;
  account: string;
}
interface About {
  kind: ContractKind;
  upline: Side;
  downline: Side;
  /** Account whose act it is; '' for the operator. */
  actor: string;
  reason?: string;
  why?: readonly Excess[];
}

/** What follows from another contract is nobody's own act. */
export const AUTOMATIC: readonly ContractNews[] = ['withdrawn', 'ended', 'replaced'];

/** Writes to whoever has not done it: to the other side, or to both. Open pages of both are told. */
export async function tellSides(
  trx: Trx,
  news: ContractNews,
  { kind, upline, downline, actor, reason, why }: About,
  at: number,
): Promise<void> {
  for (const [side, self, other] of [
    ['upline', upline, downline],
    ['downline', downline, upline],
  ] as const) {
    if (self.id === null) continue;
    tell(trx, 'account-changed', { accountId: self.id });
    if (self.account === actor && !AUTOMATIC.includes(news)) continue;
    await sendMessage(
      trx,
      self.id,
      {
        kind: 'contract',
        reference: keepLetter({ news, kind, side, other: other.account, ...(why && { why }) }),
        ...(reason && { reason }),
      },
      at,
    );
  }
}
