import { fill, type Words } from './words.js';

/** Both in minor units. */
export interface Settled {
  stake: number;
  payout: number;
}

/** Only more than was staked is a win; the stake or less merely comes back. */
export function isWin({ stake, payout }: Settled): boolean {
  return payout > stake;
}

/** What a settled round brought, in words that call nothing a win that is none. */
export function payoutText(words: Words, money: (minor: number) => string, { stake, payout }: Settled): string {
  if (payout <= 0) return words.none;
  if (isWin({ stake, payout })) return fill(words.won, { amount: money(payout) });
  return payout === stake
    ? fill(words.stakeBack, { amount: money(payout) })
    : fill(words.partBack, { amount: money(payout), stake: money(stake) });
}
