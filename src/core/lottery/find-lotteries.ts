import type { Lottery } from '../../api/games/lottery.js';

/** Those whose name or vendor has the text, without regard to case and accents; with an empty text all. */
export function findLotteries(lotteries: readonly Lottery[], text: string): Lottery[] {
  const wanted = fold(text.trim());
  return lotteries.filter(({ name, vendorName }) => fold(`${name} ${vendorName}`).includes(wanted));
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
